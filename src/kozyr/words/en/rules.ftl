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

rules-aim-exact = Everyone plays alone: before play you bid how many tricks you will take, and then you try to take exactly that many.
rules-aim-most = Points are added up on the score sheet. The highest total after the last deal wins; if several players have it, they win together.

## Players and cards

rules-cards-players = { $seats } players, and a pack of { $pack } cards.
rules-cards-rank = In every suit the ace is highest, then king, queen, jack, 10, 9, 8, 7, 6.
rules-cards-joker = The { card-name } is the joker; it belongs to no suit.
rules-dealer-lot = A lot decides who deals first.
rules-dealer-high-card = Everyone draws a card, and the highest deals first (the joker is above the ace); those who tie draw again.
rules-dealer-first-ace = Cards are dealt round face up, and whoever gets the first ace deals first.
rules-dealer-next = After each deal the next player clockwise becomes the dealer.

## The deals

rules-deals-count = { $deals ->
    [one] There is { $deals } deal. It
   *[other] There are { $deals } deals. A deal
 } has as many tricks as each player has cards.
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
   *[no_trump] no trump
 }, { $cards } cards each

## Trump

rules-trump-turned = When the cards are dealt, the next card of the pack is turned up. Its suit is trump for this deal; the card itself stays out of play.
rules-trump-full-drawn = With { $cards } cards each the whole pack is dealt out. Then a card drawn at random before the deal, and put back, decides the trump.
rules-trump-full-last-card = With { $cards } cards each the whole pack is dealt out. Then the last card, which is the dealer's, is shown to all: its suit is trump, and the dealer plays it like any other.
rules-trump-full-none = With { $cards } cards each the whole pack is dealt out, and there is no trump.
rules-trump-joker = If the card that shows the trump is the joker, the deal has no trump.
rules-trump-specials = Special deals get their trump in the same way.

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
rules-play-winner = The highest trump takes the trick; without trumps, the highest card of the suit led. The joker beats everything unless it gives the trick away.
rules-play-winner-plain = The highest card of the suit led takes the trick. The joker beats everything unless it gives the trick away.

## The joker

rules-joker-any = You may play the joker at any time, even if you could follow suit, and you never have to while you hold other cards.
rules-joker-follow = When you follow with it, say whether it takes the trick (high) or gives it away (low).
rules-joker-lead = When you lead it, say highest or lowest and a suit; the trump suit is called trumps.
rules-joker-lead-plain = When you lead it, say highest or lowest and a suit.
rules-joker-highest-trumps = Highest trumps: the others play their highest trump, or any card if they have none. The joker takes the trick.
rules-joker-highest-suit = Highest of another suit: the others play their highest card of it; without one a trump; without a trump any card. The joker takes the trick.
rules-joker-highest-plain = Highest of a suit: the others play their highest card of it, or any card if they have none. The joker takes the trick.
rules-joker-lowest = Lowest: the joker is the lowest card of that suit, and the others follow by the usual rules.
rules-joker-alone = If nobody else plays that suit or a trump, the joker takes the trick after all.
rules-joker-alone-plain = If nobody else plays that suit, the joker takes the trick after all.

## Special deals

rules-special-each = Each kind is played as many times as there are players, so that everyone deals once, with { $cards } cards each.
rules-special-no-trump = No trump: bids and play as usual, but no suit is trump.
rules-special-blind = Blind: you bid before you have seen your cards, and pick them up after the last bid.
rules-special-blind-trump = The trump is known before the bids.
rules-special-blind-hook = The hook holds here too.
rules-special-blind-free = There is no hook here: the bids may add up to the number of tricks.
rules-special-golden = Golden: no bids. Every trick you take brings { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
 }.
rules-special-misere = Misère: no bids. Every trick you take costs { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
 }.
rules-special-misere-clean = Whoever takes no trick at all scores { $points }.

## Points

rules-points-made = Made exactly: { $unit } for every trick.
rules-points-pass = A pass, and no trick taken: { $points }.
rules-points-over = Over: 1 for every trick taken, and nothing for the bid.
rules-points-under = Under: { $unit } off for every missing trick. The tricks taken count nothing.
rules-points-special = In { $kinds ->
    [both] blind and no-trump
    [blind] blind
   *[no_trump] no-trump
 } deals every trick bid, made or missing, counts { $unit } instead of { $plain }.
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
