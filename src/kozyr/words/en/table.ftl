# Words of the table itself: cards, bids, the joker, the sheet.

table-card = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
 } of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
 }
table-card-as-joker = joker ({ table-card })
table-card-joker = joker
table-card-back = a card face down
table-suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
 }
table-trump-card = { $name }, a trump
table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
 }

table-close = Close
table-larger = Make it larger
table-smaller = Make it smaller
table-you = You
table-bid = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }
table-no-bid-yet = no bid yet
table-taken = { $taken ->
    [0] no tricks
    [one] one trick
   *[other] { $taken } tricks
 }
table-deals = dealer
table-dealer-letter = D
table-on-turn = to move
table-bot = bot
table-absent = away
table-deputy = away, a bot plays
table-seconds = { $seconds } seconds left
table-your-bid = Your bid
table-of-tricks = for { $count ->
    [one] one trick
   *[other] { $count } tricks
 }
table-you-bid-first = You bid first, for { $count ->
    [one] one trick
   *[other] { $count } tricks
 }
table-joker-asks = What shall the joker be?
table-joker-takes = Takes
table-joker-takes-then = It beats every card and takes the trick.
table-joker-gives = Gives away
table-joker-gives-then = It is the lowest card of all and takes nothing.
table-joker-highest = Highest
table-joker-highest-then = { $suit ->
    [s] Everyone plays his highest ♠ or must trump
    [h] Everyone plays his highest ♥ or must trump
    [d] Everyone plays his highest ♦ or must trump
    [c] Everyone plays his highest ♣ or must trump
    [trumps] Everyone plays his highest trump
   *[any] Everyone plays his highest card of that suit
 }; { $beaten ->
    [yes] you win unless a trump falls.
   *[no] you win.
 }
table-joker-high = High
table-joker-high-then = The others follow suit as usual; { $beaten ->
    [yes] you win unless a trump falls.
   *[no] you win.
 }
table-joker-lowest = Lowest
table-joker-lowest-then = { $suit ->
    [s] You lead the lowest ♠; the highest ♠ or a trump wins.
    [h] You lead the lowest ♥; the highest ♥ or a trump wins.
    [d] You lead the lowest ♦; the highest ♦ or a trump wins.
    [c] You lead the lowest ♣; the highest ♣ or a trump wins.
    [trumps] You lead the lowest trump; the highest trump wins.
   *[any] You lead the lowest card of that suit; somebody else wins.
 }
table-joker-back = Put it back
table-trumps = trumps
table-declared-high = takes
table-declared-low = gives away
table-declared-highest = highest
table-declared-lowest = lowest
table-trick = The trick
table-led = led
table-led-by = { $name } led: { $what }
table-laid-by = { $name }: { $what }

table-sheet = The score sheet
table-deal = Deal
table-leader = leads
table-kind = { $kind ->
    [no_trump] No trump
    [blind] Blind
    [misere] Misère
    [golden] Golden
    [forehead] Forehead
   *[plain] Ordinary
 }
table-row = Deal { $deal }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
table-trump = trump { $suit }
table-no-trump = no trump
table-jump = To this deal
table-legend = 3²: took 3, bid 2 · ●: dealer · touch a figure to see how it came about
table-reason = Deal { $deal }, { $name }: { $why }.
table-cell = { $name }: { $points }, total { $total }. { $why }

table-deal-ended = Deal { $deal } is written
table-deal-kind = { $kind ->
    [no_trump] No trump
    [blind] Blind
    [misere] Misère
    [golden] Golden
    [forehead] Forehead
   *[plain] Ordinary
 }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
table-player = Player
table-points = Points
table-total = Total
table-took = { $name } took it
