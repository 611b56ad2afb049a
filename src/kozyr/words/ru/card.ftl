# Как карты и масти называются внутри предложения. $rank и $suit берутся из того предложения, которое их называет; у второй карты это $other-rank и $other-suit.

card-name = { $rank ->
    [X] джокер
    [J] В
    [Q] Д
    [K] К
    [A] Т
    [T] 10
   *[other] { $rank }
 }{ card-mark }
    .other = { $other-rank ->
    [X] джокер
    [J] В
    [Q] Д
    [K] К
    [A] Т
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
    [s] пики ♠
    [c] трефы ♣
    [d] бубны ♦
   *[h] червы ♥
 }
    .accusative-one = { $suit ->
    [s] пику ♠
    [c] трефу ♣
    [d] бубну ♦
   *[h] черву ♥
 }
