# Five-card draw.

why-openers-jacks = You need a pair of jacks or better to open.
why-openers-queens = You need a pair of queens or better to open.
why-draw-most = Cards that may be changed now, at most: { $most }.
why-draw-ace = Four cards may be changed only if the one you keep is an ace.

## The rules of a table

rules-draw-title-exchange = The exchange
rules-draw-title-check = When nobody bets
rules-draw-players = Up to { $seats } can play, with { $cards ->
    [20] 20 cards, from the ten to the ace
    [53] 52 cards, from the two to the ace, and a joker
   *[other] 52 cards, from the two to the ace
 }.
rules-draw-button-high = For the first hand everybody draws a card, and the highest gets the button; then it moves one player clockwise every hand.
rules-draw-button-host = The host says who has the button in the first hand; then it moves one player clockwise every hand.
rules-draw-five = Each player gets five cards face down, one at a time from the left of the button; nobody ever shows a card before the end.
rules-draw-ladder-high = From the top: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.
rules-draw-ladder-ace-five = The lowest hand wins. The ace is low, straights and flushes do not count: 5-4-3-2-A is the best hand.
rules-draw-ladder-deuce-seven = The lowest hand wins. The ace is high, straights and flushes count against you: 7-5-4-3-2 of several suits is the best hand.
rules-draw-ace = The ace is high, and it may also stand below the two: 5-4-3-2-A is the lowest straight.
rules-draw-wild-deuces = All twos are wild: each stands for the card that makes your hand best.
rules-draw-wild-turned = Before the deal the top card is turned up and is out of play; the other three of its rank are wild: each stands for the card that makes your hand best.
rules-draw-wild-joker = The joker is wild: it stands for the card that makes your hand best.
rules-draw-wild-bug = The joker stands for an ace, or for any card that completes a straight or a flush; for nothing else.
rules-draw-wild-five = Five of a kind is possible with wild cards, and beats everything.
rules-draw-wild-low = In a hand for low a wild card is the rank that makes the hand lowest.
rules-draw-wild-equal = A hand with wild cards ties with the same hand without them.
rules-draw-wild-natural = A hand without wild cards beats the same hand with them.
rules-draw-ante = Everybody puts in an ante of { $ante } before the cards are dealt.
rules-draw-blinds-two = With two players the button posts the small blind and acts first in the first round.
rules-draw-first-left = The first to act sits left of the button; the turn goes clockwise.
rules-draw-first-random = In every hand a lot decides who acts first; the turn goes clockwise.
rules-draw-first-blind = The first to act sits left of the big blind; the turn goes clockwise, and the big blind may raise even if all just called.
rules-draw-second-left = After the exchange the first player left of the button who is still in acts first.
rules-draw-second-drawer = After the exchange whoever drew first acts first.
rules-draw-second-same = After the exchange the same player acts first as before it, or the next one who is still in.
rules-draw-pot-literal = Pot limit: you may go up by what lies in the pot at that moment. The least bet is { $unit }, the least raise as much as the last bet or raise.
rules-draw-fixed = Limit: bets and raises are exactly { $unit } before the exchange, and { $unit } or { $double }, as you choose, after it.
rules-draw-fixed-late = Limit: bets and raises are { $unit } or { $double }, as you choose.
rules-draw-fixed-single = Limit: bets and raises are exactly { $unit }.
rules-draw-spread = Spread limit: bets and raises are { $least } to { $most } before the exchange and { $late-least } to { $late-most } after it; a raise is at least as much as the last bet or raise.
rules-draw-spread-one = Spread limit: bets and raises are { $least } to { $most }; a raise is at least as much as the last bet or raise.
rules-draw-exchange = After the first round of betting everybody who is in may put cards away and gets as many new ones; then comes the second round.
rules-draw-exchange-before = The exchange comes first: from the left of the button everybody may put cards away and gets as many new ones; then follows the only round of betting.
rules-draw-no-exchange = There is no exchange and only one round of betting.
rules-draw-most = You may exchange { $most ->
    [5] as many cards as you like, or none
    [4] four cards at most, or none
   *[3] three cards at most, or none
 }.
rules-draw-most-ace = You may exchange three cards at most, and four only if the one you keep is an ace, a wild one not counted.
rules-draw-order-left = The first player left of the button who is in draws first.
rules-draw-order-last = The next player after the last one who acted draws first.
rules-draw-away = Cards put away and folded hands stay face down; the others see only how many you exchange.
rules-draw-stub-renewed = If the cards run out, those that others have put away or folded are shuffled and dealt on; you never get back what you have put away.
rules-draw-stub-limits = Nobody may exchange more cards than the pack still has.
rules-draw-openers-jacks = The first round may be opened only with a pair of jacks or better; once open, all may call and raise.
rules-draw-openers-queens = The first round may be opened only with a pair of queens or better; once open, all may call and raise.
rules-draw-check-blinds = The blinds are bets, so the first round is never without one.
rules-draw-check-continue = If all check in the first round, the exchange follows all the same.
rules-draw-check-show = If all check, the hands are shown.
rules-draw-check-redeal = If all check, the same dealer deals anew: the pot stays, all who are in put in another ante, and who has folded stays out. That happens at most { $redeals } times in a hand; then the hand goes on, and nobody needs anything to open.
rules-draw-check-low-ace = If all check, the first round is held once more with the same cards, and the hand is played for low: A-2-3-4-5 is best, straights and flushes do not count. Anything may open then.
rules-draw-check-low-deuce = If all check, the first round is held once more with the same cards, and the hand is played for low: 7-5-4-3-2 is best, straights and flushes count against you. Anything may open then.
rules-draw-show-aggressor = After the last round who bet or raised last shows first, or else who acted first in it; who is beaten may put his cards away unseen.

## What cannot be played

house-fault-blinds-openers = The blinds are bets already, so openers have no place beside them.
house-fault-blinds-check = With blinds not everybody can check, so there is nothing to agree for that.
house-fault-blinds-random = With blinds the first to act always sits left of the big blind.
house-fault-openers-low = A pair does not open a game for low hands.
house-fault-lowball-low = The game is for low hands already, so it cannot turn to them.
house-fault-wild-pack = A pack of 20 cards has no twos and no joker.
house-fault-five-each = Cards in play: { $cards }; that is too few to give five to each player. Players: { $seats }.
house-fault-no-draw = Cards in play: { $cards }, players: { $seats }; too few are left to exchange any.
house-fault-buyin = The greatest buy-in, { $most }, is less than the least one, { $least }.
house-fault-ranges = Give both rounds from least to greatest, between { $lo } and { $hi }.
