# Откуда взялись очки за кон: строчка в пульке.

score-made = заказ { $bid }, взято { $bid }: { $bid } × { $unit } = { $points }
score-pass = пас, ни одной взятки: { $points }
score-over = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }, взято { $took }: перебор, { $took } × 1 = { $points }
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
