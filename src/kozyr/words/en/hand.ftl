# What a poker hand is called. $rank names it, $other-rank stands beside it: "full house, kings over tens".

hand-rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
 }
    .other = { $other-rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
 }
    .many = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
 }
    .other-many = { $other-rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
 }
hand-five-of-a-kind = five { hand-rank.many }
hand-royal-flush = royal flush
hand-straight-flush = straight flush, { hand-rank } high
hand-four-of-a-kind = four { hand-rank.many }
hand-full-house = full house, { hand-rank.many } over { hand-rank.other-many }
hand-flush = flush, { hand-rank } high
hand-straight = straight, { hand-rank } high
hand-three-of-a-kind = three { hand-rank.many }
hand-two-pair = two pair, { hand-rank.many } and { hand-rank.other-many }
hand-pair = pair of { hand-rank.many }
hand-high-card = { hand-rank } high
hand-low = { $other-rank ->
    [0] { hand-rank } low
   *[other] { hand-rank }-{ hand-rank.other } low
 }
