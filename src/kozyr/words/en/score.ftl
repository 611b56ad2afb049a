# How the points of a deal came about: a line on the score sheet.

score-made = bid { $bid }, took { $bid }: { $bid } × { $unit } = { $points }
score-pass = pass, no tricks: { $points }
score-over = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }, took { $took }: over, { $took } × 1 = { $points }
score-under = bid { $bid }, took { $took }: { $missing } under, { $missing } × -{ $unit } = { $points }
score-made-all = bid all { $bid }, took all { $bid }: double, { $bid } × { $unit } = { $points }
score-under-all = bid all { $bid }, took { $took }: { $missing } under, double, { $missing } × -{ $unit } = { $points }
score-golden = { $took ->
    [0] no tricks: { $points }
   *[other] took { $took }: { $took } × { $unit } = { $points }
 }
score-misere = { $took ->
    [0] no tricks: { $points }
   *[other] took { $took }: { $took } × { $unit } = { $points }
 }
score-misere-clean = no tricks: { $points }
