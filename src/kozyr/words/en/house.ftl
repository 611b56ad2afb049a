# House rules: the form in which a circle writes down what it does its own way, and what the form says when it cannot be.

## The page

house-title = House rules
house-intro = Start from the rules nearest to yours, and change what your circle does its own way.
house-start = Start from
house-tab-form = Change
house-tab-read = As it reads
house-reads = How it reads
house-deals-list = { $deals ->
    [one] One deal
   *[other] All { $deals } deals
 }
house-deal = Deal { $number }, { $kind ->
    [no_trump] no trump
    [blind] blind
    [misere] misère
    [golden] golden
    [forehead] forehead
   *[plain] ordinary
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
house-kind = { $kind ->
    [no_trump] No trump
    [blind] Blind
    [misere] Misère
    [golden] Golden
    [forehead] Forehead
   *[plain] Ordinary
 }
house-count = { $changes ->
    [0] Exactly { $preset }
    [one] { $preset } with { $changes } change
   *[other] { $preset } with { $changes } changes
 }
house-changed = Changed
house-as-in = As in { $preset }: { $answer }
house-reset-all = { $changes ->
    [one] Undo the change
   *[other] Undo all { $changes } changes
 }
house-nothing = none
house-yes = yes
house-no = no
house-idle = { $count ->
    [one] One more question, which decides nothing now
   *[other] { $count } more questions, which decide nothing now
 }
house-idle-help = They count as soon as the rules they depend on do.
house-waiting = Reading the rules…
house-not-yet = Not playable yet. Below are the last rules that were.
house-faults = { $count ->
    [one] One thing does not fit yet
   *[other] { $count } things do not fit yet
 }
house-fault-show = Show me
house-mend = Put it right: { $answer }
house-no-answer = The room does not answer. Your changes are kept here; they are read as soon as it does.
house-bad-code = This is no code of house rules, or it is mistyped: { $code }
house-make = Make a table with these rules
house-less = { $what }: less
house-more = { $what }: more
house-own-number = A number
house-own-numbers = Your own list
house-add-deal = Add a deal
house-remove-deal = Remove deal { $number }
house-deal-cards = Cards in deal { $number }
house-earlier = { $what }: earlier
house-later = { $what }: later
house-remove = Remove { $what }
house-order-none = None is chosen.
house-card-pick = Choose cards
house-card-done = Done
house-card-none = No joker
house-card = { card-name }
house-card-printed = { $jokers ->
    [1] the printed joker
   *[other] both printed jokers
 }
house-answer = { $question }: { $answer }
house-changes = { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
 }
house-hand = { $cards ->
    [one] Deal { $number }: { $cards } card
   *[other] Deal { $number }: { $cards } cards
 }
house-write-numbers = Or write them all, with commas between
house-keeping = Keep and send
house-undo-start = { $changes ->
    [one] Bring back my change
   *[other] Bring back my { $changes } changes
 }

## My rules

house-mine = My rules
house-mine-help = They are kept in this browser only. Export them, or send the link, to have them elsewhere.
house-name = Name
house-name-example = As in grandmother's house
house-keep = Keep on this device
house-named = These are “{ $name }”.
house-use = Use “{ $name }”
house-rename = Rename “{ $name }”
house-rename-done = Save
house-delete = Delete “{ $name }”
house-deleted = “{ $name }” is deleted.
house-undo = Undo
house-no-room = This browser keeps nothing for pages. Export your rules instead.
house-name-missing = Give your rules a name.
house-name-taken = There is another “{ $name }” already.
house-link = Link to these rules
house-link-help = Whoever opens it can make a table by these rules.
house-code = Code
house-export = Export to a file
house-import = Take over rules
house-import-field = A code, a link, or the text of an exported file
house-import-help = Paste it here, or choose a file.
house-import-file = Choose a file
house-import-do = Take over
house-import-wrong = There are no house rules in this.
house-imported = Taken over. Look through them, and keep them if you like.

## On other pages

house-edit = Change these rules
house-own = Your own rules…
house-chosen = Rules: { $name }
house-other-rules = Other rules

## Presets

house-preset-hall = Hall
house-preset-hall-help = As in a card hall: no third pass in a row, special deals count one and a half.
house-preset-classic = Classic
house-preset-classic-help = The old way: the last card shows the trump.
house-preset-home54 = Big pack
house-preset-home54-help = The home game with 54 cards; a joker may stand for any card.
house-preset-midspecials = Specials halfway
house-preset-midspecials-help = Special deals before the way down, the 6♠ as the joker, no duty to trump.
house-preset-circular = Trump goes round
house-preset-circular-help = As Hall, but the trump goes from suit to suit, deal by deal.
house-preset-georgian = Georgian
house-preset-georgian-help = Four sets with premiums, two black sixes as jokers, and khishti.
house-preset-oh-hell = Oh Hell
house-preset-oh-hell-help = No joker and no special deals; a point a trick, and ten for an exact bid.

## Sections

house-section-cards = Players and cards
house-section-deals = The deals
house-section-trump = Trump
house-section-bidding = Bidding
house-section-play = Play
house-section-joker = What the joker can do
house-section-specials = Special deals
house-section-points = Points
house-section-money = Money

## Players and cards

house-seats = Players
house-seats-help = A table can still be made for more or fewer.
house-pairs = Partners
house-pairs-help = Those who sit opposite each other add up their points.
house-deck = Pack
house-deck-help = More cards, more players, larger hands.
house-deck-is-36 = 36 cards
house-deck-is-52 = 52 cards
house-deck-is-53 = 52 and a joker
house-deck-is-54 = 52 and two jokers
house-jokers = Joker
house-jokers-help = Any card may be the joker, two cards may, or none. A printed joker always is.
house-first-dealer = Who deals first
house-first-dealer-help = After that it goes round clockwise.
house-first-dealer-is-high-card = Highest card drawn
house-first-dealer-is-lot = A lot
house-first-dealer-is-first-ace = First ace dealt

## The deals

house-schedule = How the match goes
house-schedule-help = Georgian sets: up, full hands, down, full hands, each with a premium at its end.
house-schedule-is-ladder = A ladder
house-schedule-is-sets = Four sets
house-schedule-is-nines = Four sets of full hands
house-ladder = Ladder
house-ladder-help = How the hands grow. The largest is dealt once by every player.
house-ladder-is-full = Up and down
house-ladder-is-up = Up only
house-ladder-is-max = Largest hands only
house-ladder-is-none = Special deals only
house-ladder-top = Largest hand
house-ladder-top-help = In the ladder and in special deals.
house-ladder-top-is-deck = As the pack allows
house-ladder-top-is-seats = As many as players

## Trump

house-trump = Where trump comes from
house-trump-help = Going round, it changes from deal to deal, or with every trick.
house-trump-is-turned = A card is turned up
house-trump-is-circular-deal = Round by deals
house-trump-is-circular-trick = Round by tricks
house-trump-is-none = Never a trump
house-circular-order = Order of the round
house-circular-order-help = From the first step to the last, and then again.
house-circular-order-is-s = spades ♠
house-circular-order-is-c = clubs ♣
house-circular-order-is-d = diamonds ♦
house-circular-order-is-h = hearts ♥
house-circular-order-is-dash = no trump
house-trump-full-deal = When the whole pack is dealt
house-trump-full-deal-help = No card is left to turn up then.
house-trump-full-deal-is-drawn = A card drawn before
house-trump-full-deal-is-last-card = Dealer's last card
house-trump-full-deal-is-none = No trump
house-trump-full-deal-is-named = Chosen from three cards

## Bidding

house-hook = The hook
house-hook-help = The dealer may not make the bids add up to the tricks.
house-hook-in-blind = The hook in blind deals too
house-hook-in-blind-help = Otherwise the dealer bids freely there.
house-three-passes = No third pass in a row
house-three-passes-help = After two passes you must bid at least one trick.

## Play

house-must-trump = Void in the suit, you must trump
house-must-trump-help = Otherwise any card will do.
house-must-overtrump = You must overtrump
house-must-overtrump-help = A trump played must beat those on the table, if it can.
house-must-head = You must beat the suit led
house-must-head-help = Following suit, you play higher if you can.
house-review = Looking at finished tricks
house-review-help = Until the deal is over.
house-review-is-own = One's own
house-review-is-none = Never
house-review-is-last = The last one
house-review-is-all = All of them

## What the joker can do

house-joker-follows = The joker may follow
house-joker-follows-help = When somebody else has led.
house-joker-follows-is-any-time = At any time
house-joker-follows-is-void-only = Only when void
house-joker-demands = A led joker demands the highest
house-joker-demands-help = “Highest hearts”: all play their highest heart.
house-joker-demands-is-any-lead = At any lead
house-joker-demands-is-first-trick = In the first trick
house-joker-demands-is-off = Never
house-joker-lowest-trump = It may be led as the lowest trump
house-joker-lowest-trump-help = Then it gives the trick away.
house-low-lead-forces-lowest = “Lowest trump” demands the lowest
house-low-lead-forces-lowest-help = All must play their lowest trump then.
house-demand-beaten-by-trump = A trump beats a joker led in a plain suit
house-demand-beaten-by-trump-help = Otherwise a joker led high always wins.
house-joker-as-card = It may stand for any card
house-joker-as-card-help = Even for one that has been played.
house-two-jokers = Two high jokers in one trick
house-two-jokers-help = Which of them takes it.
house-two-jokers-is-later = The later
house-two-jokers-is-first = The first

## Special deals

house-specials = Special deals, in this order
house-specials-help = Each is dealt once by every player.
house-specials-is-blind = Blind
house-specials-is-golden = Golden
house-specials-is-misere = Misère
house-specials-is-no-trump = No trump
house-specials-is-forehead = Forehead
house-specials-position = When they come
house-specials-position-help = The way down is the second half of the ladder.
house-specials-position-is-after = At the end
house-specials-position-is-before-descent = Before the way down
house-specials-without-trump = Special deals without a trump
house-specials-without-trump-help = The others get their trump as usual.
house-specials-without-trump-is-blind = Blind
house-specials-without-trump-is-golden = Golden
house-specials-without-trump-is-misere = Misère
house-specials-without-trump-is-forehead = Forehead
house-blind-bids = Blind: when you bid
house-blind-bids-help = Without a look at your cards in any case.
house-blind-bids-is-unseen = Cards dealt, face down
house-blind-bids-is-before-deal = Before the deal
house-forehead-mode = Forehead: what others see
house-forehead-mode-help = You see theirs, never your own, until all have bid.
house-forehead-mode-is-one-card = One card
house-forehead-mode-is-all-cards = All cards
house-forehead-hand = Forehead: how many cards
house-forehead-hand-help = Usually the largest hand if one card is shown, one card if all are.
house-forehead-hand-unset = As usual
house-forehead-hand-is-max = Largest hand
house-forehead-hand-is-1 = One card

## Points

house-scoring = How points are counted
house-scoring-help = The text of the rules says them with examples.
house-scoring-is-raspisnoy = Raspisnoy: tens
house-scoring-is-georgian = Georgian: fifties
house-scoring-is-oh-hell = Oh Hell
house-scoring-is-oh-hell-penalty = Oh Hell with minus
house-golden-per-trick = Golden: a trick brings
house-golden-per-trick-help = Points for each trick.
house-misere-per-trick = Misère: a trick costs
house-misere-per-trick-help = Points taken off for each trick.
house-misere-clean = Misère without a trick
house-misere-clean-help = Points for whoever took none.
house-special-multiplier = Special deals with bids count
house-special-multiplier-help = Blind, no trump and forehead: the ten points of a bid trick, times this.
house-special-multiplier-is-1 = As usual
house-special-multiplier-is-1-5 = One and a half
house-special-multiplier-is-2 = Double
house-special-multiplier-is-3 = Triple
house-multiplier-scope = What counts more there
house-multiplier-scope-help = Tricks bid only, or passes and overtricks too.
house-multiplier-scope-is-units = Tricks bid
house-multiplier-scope-is-everything = Everything
house-special-pass = A pass there brings
house-special-pass-help = One and a half times five: say which way you round.
house-special-pass-unset = Not said
house-special-over = A trick of going over there brings
house-special-over-help = One and a half times one: say which way you round.
house-special-over-unset = Not said
house-all-tricks = A bid of all tricks counts double
house-all-tricks-help = Made or missed, only if made, or not at all.
house-all-tricks-is-both = Both ways
house-all-tricks-is-reward = If made
house-all-tricks-is-off = Never
house-all-tricks-in-specials = In special deals too
house-all-tricks-in-specials-help = The factors then multiply.
house-all-tricks-from = From hands of
house-all-tricks-from-help = The smallest hand, in cards, for which it counts double.
house-khishti = Khishti
house-khishti-help = What a bid without any trick costs.
house-khishti-is-200 = 200
house-khishti-is-300 = 300
house-khishti-is-500 = 500
house-khishti-is-1000 = 1000
house-khishti-is-0 = Nothing
house-premium = Premium at the end of a set
house-premium-help = For whoever made every bid of the set.
house-premium-is-double-and-strike = Doubles, and strikes the others'
house-premium-is-double = Doubles one's best deal
house-premium-is-strike = Strikes the others' best deal
house-premium-is-off = None
house-premium-excludes-last = The last deal of a set is never the best
house-premium-excludes-last-help = It must be made, but it is not doubled or struck.

## Money

house-price = Price of a point
house-price-help = In whole units; 0 plays for points only.
house-settlement = Who pays whom
house-settlement-help = Differences between the totals.
house-settlement-is-winner = All pay the winner
house-settlement-is-pairwise = Each pair settles

## What does not fit

house-fault-oh-hell = The points of Oh Hell are for 3 to 7 players, and you are { $seats }.
house-fault-small-pack = 36 cards are enough for 6 players at most, and you are { $seats }. Take a larger pack.
house-fault-sets = The four sets are for 3 to 6 players, and you are { $seats }.
house-fault-pairs = Partners need four players, and you are { $seats }.
house-fault-printed = { $jokers ->
    [1] This pack has its own joker, so no other card can be one.
   *[other] This pack has its own two jokers, so no other card can be one.
 }
house-fault-joker = The { card-name } is not in a pack of { $pack }.
house-fault-ladder = A deal has { $cards } cards each, but { $pack } cards give { $seats } players { $most } each at most.
house-fault-top = That is { $cards } cards each, but { $pack } cards give { $seats } players { $most } each at most.
house-fault-no-deal = Without a ladder and without special deals there is nothing to play.
house-fault-trump = The trump either goes round or is chosen, not both.
house-fault-halves = One and a half times everything gives halves, and points are whole: say what you write down here.
house-fault-number = It must be a whole number from { $lo } to { $hi }.
house-fault-numbers = Give each deal from { $lo } to { $hi } cards; { $most } deals at most.
house-fault-choice = This cannot be chosen here.
