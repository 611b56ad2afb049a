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
table-trump-card = { $card }, a trump
table-plain-card = { $card }
table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
 }
