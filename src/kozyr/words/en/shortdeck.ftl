# The rules of short deck and of hold'em in plain words: one message, one sentence.

rules-holdem-title-hands = Which hand beats which
rules-holdem-title-forced = Before the cards
rules-holdem-title-betting = Betting
rules-holdem-title-end = How a hand ends
rules-holdem-title-chips = Chips

rules-holdem-aim = Win chips: make the best hand of five cards, or bet so that all others fold.
rules-holdem-players = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } and { $cards ->
    [36] 36 cards, from the six to the ace
   *[other] { $cards } cards, from the two to the ace
 }.
rules-holdem-button-lot = A lot decides who has the button in the first hand; then it moves one player clockwise every hand.
rules-holdem-holes = Each player gets two cards face down, one at a time from the left of the button.
rules-holdem-board = The board follows face up: three cards after the first round of betting, one after the second and one after the third. No card is burned.
rules-holdem-best-five = Your hand is the best five of your two cards and the five on the board; you may use both of your own, one or none.

rules-holdem-ladder-trips = From the top: royal flush, straight flush, four of a kind, flush, full house, three of a kind, straight, two pair, pair, high card. A flush beats a full house, and three of a kind beats a straight.
rules-holdem-ladder-straight = From the top: royal flush, straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, pair, high card. A flush beats a full house.
rules-holdem-ladder-standard = From the top: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.
rules-holdem-ace-low = The ace is high, and it may also stand below the { $cards ->
    [36] six: 9-8-7-6-A is the lowest straight
   *[other] two: 5-4-3-2-A is the lowest straight
 }.
rules-holdem-ace-high = The ace is always high: 9-8-7-6-A is no straight.
rules-holdem-equal = Suits do not rank; hands of equal ranks are equal.

rules-holdem-blinds = The player left of the button posts the small blind of { $small }, the next one the big blind of { $big }. Both count as bets.
rules-holdem-blinds-two = With two players the button posts the small blind, acts first before the flop and last afterwards.
rules-holdem-newcomer = Who sits down or comes back posts a big blind in his first hand; it counts as a bet.
rules-holdem-antes = Everybody puts in an ante of { $ante }, and the button as much again, which counts as a bet: a call costs { $ante }.
rules-holdem-antes-order = The player left of the button acts first in every round, also when there are only two.

rules-holdem-order = The first to act before the flop sits left of the big blind, and later left of the button; the turn goes clockwise, and who posted the big blind may raise even if all just called.
rules-holdem-order-button = The turn goes clockwise; before the flop the button may raise even if all just called.
rules-holdem-actions = While there is no bet you check or bet; then you call, raise or fold. A round ends when all who are in have put in the same.
rules-holdem-no-limit = No limit: you may bet all your chips at any time. The least bet is { $unit }, the least raise as much as the last bet or raise.
rules-holdem-pot-limit = Pot limit: a raise is at most what lies in the pot after your call. The least bet is { $unit }, the least raise as much as the last bet or raise.
rules-holdem-fixed = Fixed limit: bets and raises are exactly { $unit } before and on the flop, and exactly { $double } on the turn and the river.
rules-holdem-cap = In a round a bet and three raises are allowed; any number if it began with two players.
rules-holdem-no-cap = A round may have any number of raises.
rules-holdem-all-in = Who has too few chips goes all-in for what he has. An all-in below a full raise does not let those raise again who have acted.
rules-holdem-side = Who is all-in can win from each other player only as much as he put in himself; the rest makes side pots, and what nobody called goes back.

rules-holdem-last = If all others fold, the last player wins without showing.
rules-holdem-show-aggressor = After the last round who bet or raised last shows first, or else the first player left of the button; who is beaten may put his cards away unseen.
rules-holdem-show-all = After the last round all who are still in show their cards.
rules-holdem-share = Equal hands share the pot; odd chips go one each from the left of the button.
rules-holdem-buyin = You sit down with { $least } to { $most } chips, and may buy more between hands up to { $most }. It is play money.
