# Ինչպես են քարտերն ու մաստերը կոչվում նախադասության մեջ։ $rank-ը և $suit-ը գալիս են այն նախադասությունից, որը դրանք անվանում է. երկրորդ քարտի համար՝ $other-rank և $other-suit։

card-name = { $rank ->
    [X] ջոկեր
    [J] Վ
    [Q] Ա
    [K] Թ
    [A] Տ
    [T] 10
   *[other] { $rank }
 }{ card-mark }
    .other = { $other-rank ->
    [X] ջոկեր
    [J] Վ
    [Q] Ա
    [K] Թ
    [A] Տ
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
    [s] ղառ ♠
    [c] խաչ ♣
    [d] քյափ ♦
   *[h] սիրտ ♥
 }
    .definite = { $suit ->
    [s] ղառը ♠
    [c] խաչը ♣
    [d] քյափը ♦
   *[h] սիրտը ♥
 }
    .genitive = { $suit ->
    [s] ղառի ♠
    [c] խաչի ♣
    [d] քյափի ♦
   *[h] սրտի ♥
 }
