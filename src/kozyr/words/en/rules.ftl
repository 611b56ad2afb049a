# The rules of a table in plain words: one sentence a message. Which of them a table needs, its rules decide.

## Titles

rules-title-aim = The aim
rules-title-cards = Players and cards
rules-title-deals = The deals
rules-title-trump = Trump
rules-title-bidding = Bidding
rules-title-play = Play
rules-title-joker = The joker
rules-title-specials = Special deals
rules-title-points = Points
rules-title-review = Looking at tricks
rules-title-money = Money

## The aim

rules-aim-exact = Before play you bid how many tricks you will take, and then you try to take exactly that many.
rules-aim-most = Everyone plays alone. Points are added up on the score sheet, and the highest total after the last deal wins; if several players have it, they win together.
rules-aim-pairs = Players who sit opposite each other are partners: each bids and plays alone, but their totals are added. The pair with more points after the last deal wins; if both have as many, both win.

## Players and cards

rules-cards-players = { $seats } players, and a pack of { $pack } cards.
rules-cards-rank = In every suit the ace is highest, then king, queen, jack, 10, { $pack ->
    [36] 9, 8, 7, 6
   *[other] and so on down to 2
 }.
rules-cards-joker = The { card-name } is the joker; it belongs to no suit.
rules-cards-jokers = The { card-name } and the { card-name.other } are jokers; they belong to no suit.
rules-cards-printed = The pack has { $jokers ->
    [1] one joker, which belongs to no suit
   *[other] two jokers, which belong to no suit
 }.
rules-cards-no-joker = There is no joker.
rules-dealer-lot = A lot decides who deals first.
rules-dealer-high-card = Everyone draws a card, and the highest deals first{ $jokers ->
    [0] {""}
   *[other] {" "}(a joker is above the ace)
 }; those who tie draw again.
rules-dealer-first-ace = Cards are dealt round face up, and whoever gets the first ace deals first.
rules-dealer-next = After each deal the next player clockwise becomes the dealer.

## The deals

rules-deals-count = { $deals ->
    [one] There is { $deals } deal. It
   *[other] There are { $deals } deals. A deal
 } has as many tricks as each player has cards.
rules-deals-sets = There are { $deals } deals in four sets, one line for each. A deal has as many tricks as each player has cards.
rules-deals-one = Deal { $first }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } each
rules-deals-same = Deals { $first }–{ $last }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } each
rules-deals-rise = Deals { $first }–{ $last }: { $from } to { $to } cards each, one more every time
rules-deals-fall = Deals { $first }–{ $last }: { $from } down to { $to ->
    [one] { $to } card
   *[other] { $to } cards
 } each, one fewer every time
rules-deals-special = Deals { $first }–{ $last }: { $kind ->
    [blind] blind
    [golden] golden
    [misere] misère
    [forehead] forehead
   *[no_trump] no trump
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } each

## Trump

rules-trump-turned = When the cards are dealt, the next card of the pack is turned up. Its suit is trump for this deal; the card itself stays out of play.
rules-trump-full-drawn = With { $cards } cards each the whole pack is dealt out. Then a card drawn at random before the deal, and put back, decides the trump.
rules-trump-full-last-card = With { $cards } cards each the whole pack is dealt out. Then the last card, which is the dealer's, is shown to all: its suit is trump, and the dealer plays it like any other.
rules-trump-full-none = With { $cards } cards each the whole pack is dealt out, and there is no trump.
rules-trump-full-named = With { $cards } cards each the whole pack is dealt out. Then three cards each come first: everyone looks at his own, and the player on the dealer's left names a trump suit or no trump before the rest is dealt.
rules-trump-named-blind = In blind deals he names it without looking at his cards.
rules-trump-named-forehead = In forehead deals all he sees is what the others show him of their first three cards.
rules-trump-never = No suit is ever trump.
rules-trump-fixed = Trump is always { card-suit }.
rules-trump-round-deals = No card is turned up. The trump goes round from deal to deal: { $order }, and then from the start again.
rules-trump-round-tricks = No card is turned up. The trump goes round: { $order }, and then from the start again. Each deal begins one step after the deal before it, and inside a deal every trick is a step further.
rules-trump-round-dash = The dash is a step without trump.
rules-trump-round-steps = Deals that never have a trump take up a step too.
rules-trump-joker = If the card that shows the trump is a joker, the deal has no trump.
rules-trump-specials = Special deals get their trump in the same way.
rules-trump-specials-but = Special deals get their trump in the same way, unless they say otherwise.

## Bidding

rules-bid-order = Bids go clockwise from the dealer's left; the dealer bids last.
rules-bid-range = You may bid any number from 0, which is a pass, to the number of your cards.
rules-bid-hook = The hook: the dealer may not make the bids add up to the number of tricks, so somebody always goes over or under.
rules-bid-no-hook = The dealer bids freely: the bids may add up to the number of tricks.
rules-bid-three-passes = The three-pass rule: after two passes in a row you must bid at least 1.
rules-bid-skip = Deals without bids do not count for this.
rules-bid-hook-wins = If the hook leaves the dealer nothing but a pass, a pass is allowed.
rules-bid-passes-free = You may pass as many times in a row as you like.

## Play

rules-play-lead = The player on the dealer's left leads to the first trick, and whoever takes a trick leads to the next. You may lead any card.
rules-play-follow = The others play clockwise and must follow suit if they can.
rules-play-trump-must = If you cannot follow suit you must play a trump; without a trump, any card.
rules-play-trump-may = If you cannot follow suit you may play a trump or any other card.
rules-play-throw = If you cannot follow suit you may play any card.
rules-play-smallest = Nobody has to play higher than the cards on the table.
rules-play-head = When you follow suit, you must beat the highest card of that suit on the table if you can.
rules-play-head-trumped = Not once somebody has trumped that suit.
rules-play-any-card = When you follow suit, any card of it will do.
rules-play-overtrump = A trump that you play instead of following suit must beat the trumps on the table if it can.
rules-play-any-trump = When you trump, any trump will do.
rules-play-until-joker = Not once a joker has been played to take the trick.
rules-play-winner = The highest trump takes the trick; without trumps, the highest card of the suit led.
rules-play-winner-plain = The highest card of the suit led takes the trick.
rules-play-winner-joker = A joker beats everything, unless its owner gives the trick away.
rules-play-winner-joker-but = A joker beats everything, unless its owner gives the trick away; but where it was led in a plain suit, a trump beats it.

## The joker

rules-joker-any = A joker may be played at any time, even if you could follow suit, and never has to be while you hold other cards.
rules-joker-void = A joker may be led at any time, but you may follow with it only if you have no card of the suit. It never has to be played while you hold other cards.
rules-joker-follow = When you follow with it, say whether it takes the trick (high) or gives it away (low).
rules-joker-lead = When you lead it, say highest or lowest and a suit; the trump suit is called trumps.
rules-joker-lead-plain = When you lead it, say highest or lowest and a suit.
rules-joker-lead-first = When you lead it, say highest or lowest and a suit, and after the first trick of the deal high instead of highest; the trump suit is called trumps.
rules-joker-lead-first-plain = When you lead it, say highest or lowest and a suit, and after the first trick of the deal high instead of highest.
rules-joker-lead-high = When you lead it, say high or lowest and a suit; the trump suit is called trumps.
rules-joker-lead-high-plain = When you lead it, say high or lowest and a suit.
rules-joker-highest-trumps = Highest trumps: the others play their highest trump, or any card if they have none. The joker takes the trick.
rules-joker-highest-suit = Highest of another suit: the others play their highest card of it; without one a trump; without a trump any card. The joker takes the trick.
rules-joker-highest-but = Highest of another suit: the others play their highest card of it; without one a trump; without a trump any card. The joker takes the trick unless somebody has played a trump.
rules-joker-highest-plain = Highest of a suit: the others play their highest card of it, or any card if they have none. The joker takes the trick.
rules-joker-high = High: the others follow that suit by the usual rules, and the joker takes the trick.
rules-joker-high-but = High: the others follow that suit by the usual rules. The joker takes the trick unless it is a plain suit and somebody has played a trump.
rules-joker-lowest = Lowest: the joker is the lowest card of that suit, and the others follow by the usual rules.
rules-joker-no-lowest-trumps = Lowest trumps may not be said.
rules-joker-forces-lowest = Lowest trumps: the others play their lowest trump, or any card if they have none.
rules-joker-alone = If nobody else plays that suit or a trump, the joker takes the trick after all.
rules-joker-alone-plain = If nobody else plays that suit, the joker takes the trick after all.
rules-joker-as-card = You may also play it as any card of the pack, even one that has been played. It then counts as that card; when you follow with it, it may be of any suit. Of two equal cards the first counts.
rules-joker-two-later = If both jokers are played to take one trick, the later one takes it.
rules-joker-two-first = If both jokers are played to take one trick, the first one takes it.

## Special deals

rules-special-each = Each kind is played as many times as there are players, so that everyone deals once, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } each.
rules-special-no-trump = No trump: bids and play as usual, but no suit is trump.
rules-special-blind = Blind: you bid before you have seen your cards, and pick them up after the last bid.
rules-special-blind-first = Blind: everyone bids before anything is dealt or turned up. Then the deal goes on as usual.
rules-special-trump-known = The trump is known before the bids.
rules-special-blind-hook = The hook holds here too.
rules-special-blind-free = There is no hook here: the bids may add up to the number of tricks.
rules-special-forehead-one = Forehead: nobody looks at his cards. Everyone shows the others one of his, all bid, and after the last bid you pick up your hand.
rules-special-forehead-all = Forehead: until the last bid you see the cards of all the others, but not your own.
rules-special-forehead-single = Forehead, one card each: until the last bid you see the cards of all the others, but not your own.
rules-special-golden = Golden: no bids. Every trick you take brings { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
 }.
rules-special-misere = Misère: no bids. Every trick you take costs { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
 }.
rules-special-misere-clean = Whoever takes no trick at all scores { $points }.
rules-special-without-trump = No suit is trump here.

## Points

rules-points-made = Made exactly: { $unit } for every trick.
rules-points-pass = A pass, and no trick taken: { $points }.
rules-points-over = Over: { $unit } for every trick taken, and nothing for the bid.
rules-points-under = Under: { $unit } off for every missing trick. The tricks taken count nothing.
rules-points-special = In special deals with bids every trick bid, made or missing, counts { $unit } instead of { $plain }.
rules-points-special-all = Special deals with bids have points of their own: { $unit } for every trick bid, made or missing, { $pass } for a pass, and { $over } for every trick taken when over.
rules-points-all-both = { $from ->
    [1] A bid of all the tricks
   *[other] A bid of all the tricks (with { $from } or more cards each)
 } counts double, made or missed.
rules-points-all-reward = { $from ->
    [1] A bid of all the tricks
   *[other] A bid of all the tricks (with { $from } or more cards each)
 } counts double if it is made; if it is missed, it counts as usual.
rules-points-all-specials = This holds in special deals too.
rules-points-all-ordinary = This does not hold in special deals.
rules-georgian-made = Made exactly: { $unit } for every trick and { $unit } more.
rules-georgian-all = A bid of all the tricks, made: { $unit } for every trick.
rules-georgian-missed = Missed: { $unit } for every trick taken, whatever the bid.
rules-georgian-khishti = Khishti: a bid of 1 or more and no trick at all costs { $points }.
rules-premium-both = Premium: whoever makes every bid of a set gets the points of his best deal in it once more, and everyone who does not loses those of his best deal.
rules-premium-double = Premium: whoever makes every bid of a set gets the points of his best deal in it once more.
rules-premium-strike = Premium: when somebody makes every bid of a set, everyone who does not loses the points of his best deal in it.
rules-premium-once = Nobody loses more than one deal of a set, and nobody loses any if no player has made every bid.
rules-premium-not-last = The last deal of a set must be made too, but it is never the best one.
rules-premium-partner = You lose nothing through your own partner.
rules-oh-hell-made = Made exactly: { $points } and 1 for every trick.
rules-oh-hell-missed = Missed: 1 for every trick taken.
rules-oh-hell-penalty = Missed: 1 off for every trick over or under.

## Looking at tricks

rules-review-own = Until the deal ends you may look through the tricks that you have taken.
rules-review-none = Nobody looks at a finished trick again.
rules-review-last = Everyone may look at the last trick again.
rules-review-all = Until the deal ends everyone may look through all its finished tricks.

## Money

rules-money-none = We play for points only.
rules-money-price = A point is worth { $price }.
rules-money-two = At the end the loser pays the winner the difference between their totals.
rules-money-winner = At the end everyone pays the winner the difference between their totals. Joint winners share what they get equally.
rules-money-pairwise = At the end every two players settle the difference between their totals.
rules-money-pairs = At the end each player of the losing pair pays the player on his left the difference between the two pairs' points.

## Two tables compared

rules-diff = Lines with + hold at this table and not in { $name }; lines with - hold in { $name } and not here.
rules-diff-none = These rules are the same as { $name }.
