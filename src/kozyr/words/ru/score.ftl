# Откуда взялись очки за кон: строчка в пульке.

score-made = заказ { $bid }, взято { $bid }: { $bid } × { $unit } = { $points }
score-pass = пас, ни одной взятки: { $points }
score-over = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }, взято { $took }: перебор, { $took } × { $unit } = { $points }
score-under = заказ { $bid }, взято { $took }: недобор { $missing }, { $missing } × -{ $unit } = { $points }
score-made-all = заказ на все { $bid }, взято { $bid }: вдвойне, { $bid } × { $unit } = { $points }
score-under-all = заказ на все { $bid }, взято { $took }: недобор { $missing }, вдвойне, { $missing } × -{ $unit } = { $points }
score-golden = { $took ->
    [0] ни одной взятки: { $points }
   *[other] взято { $took }: { $took } × { $unit } = { $points }
 }
score-misere = { $took ->
    [0] ни одной взятки: { $points }
   *[other] взято { $took }: { $took } × { $unit } = { $points }
 }
score-misere-clean = ни одной взятки: { $points }

## Грузинская игра

score-georgian-all = заказ на все { $bid }, взято { $bid }: { $bid } × { $unit } = { $points }
score-georgian-made = { $bid ->
    [0] пас, ни одной взятки: { $points }
   *[other] заказ { $bid }, взято { $bid }: { $bid } × 50 + 50 = { $points }
 }
score-khishti = заказ { $bid }, ни одной взятки: хишт, { $points }
score-georgian-missed = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }, взято { $took }: мимо заказа, { $took } × { $unit } = { $points }
score-premium-doubled = премия: кон { $number } ещё раз, +{ $points }
score-premium-struck = премия: кон { $number } вычеркнут, { $points }

## Oh Hell

score-oh-hell-made = { $bid ->
    [0] пас, ни одной взятки: { $points }
   *[other] заказ { $bid }, взято { $bid }: 10 + { $bid } = { $points }
 }
score-oh-hell-missed = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }, взято { $took }: мимо заказа, { $took } × 1 = { $points }
score-oh-hell-penalty = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }, взято { $took }: мимо заказа, { $points }
