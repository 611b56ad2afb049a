# How cards and suits are called inside a sentence. They say the $rank and the $suit of the sentence that names them; of a second card $other-rank and $other-suit.

card-name = { $rank ->
    [X] joker
    [T] 10
   *[other] { $rank }
 }{ card-mark }
    .other = { $other-rank ->
    [X] joker
    [T] 10
   *[other] { $other-rank }
 }{ card-mark.other }
card-mark = { $suit ->
    [s] ♠
    [c] ♣
    [d] ♦
    [h] ♥
   *[other] {""}
 }
    .other = { $other-suit ->
    [s] ♠
    [c] ♣
    [d] ♦
    [h] ♥
   *[other] {""}
 }
card-suit = { $suit ->
    [s] spades ♠
    [c] clubs ♣
    [d] diamonds ♦
   *[h] hearts ♥
 }
    .one = { $suit ->
    [s] spade ♠
    [c] club ♣
    [d] diamond ♦
   *[h] heart ♥
 }
