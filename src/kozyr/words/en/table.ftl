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
table-joker-takes-then = { $other ->
    [beats] The other joker was here first, so it takes nothing.
    [loses] It beats every card, the joker on the table too.
   *[none] It beats every card and takes the trick.
 }
table-joker-gives = Gives away
table-joker-gives-then = It is the lowest card of all and takes nothing.
table-joker-highest = Highest
table-joker-highest-then = Everyone plays his highest { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
    [c] ♣
    [trumps] trump
   *[any] card of that suit
 }{ $ruff ->
    [yes] {" "}or must trump
   *[no] { "" }
 }; { $beaten ->
    [yes] you win unless a trump falls.
   *[no] you win.
 }
table-joker-high = High
table-joker-high-then = The others follow { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
    [c] ♣
    [trumps] trumps
   *[any] suit
 } as usual{ $ruff ->
    [yes] {" "}or trump
   *[no] { "" }
 }; { $beaten ->
    [yes] you win unless a trump falls.
   *[no] you win.
 }
table-joker-lowest = Lowest
table-joker-lowest-then = { $suit ->
    [s] You lead the lowest ♠; the highest ♠
    [h] You lead the lowest ♥; the highest ♥
    [d] You lead the lowest ♦; the highest ♦
    [c] You lead the lowest ♣; the highest ♣
    [trumps] You lead the lowest trump; the highest trump
   *[any] You lead the lowest card of that suit; the highest
 }{ $ruff ->
    [yes] {" "}or a trump
   *[no] { "" }
 } wins.
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
