# Как карты и масти называются внутри предложения. $rank и $suit берутся из того предложения, которое их называет.

card-name = { $rank ->
    [J] В
    [Q] Д
    [K] К
    [A] Т
    [T] 10
   *[other] { $rank }
 }{ card-mark }
card-mark = { $suit ->
    [s] ♠
    [c] ♣
    [d] ♦
   *[h] ♥
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
