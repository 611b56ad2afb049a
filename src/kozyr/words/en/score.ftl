# How the points of a deal came about: a line on the score sheet.

score-made = bid { $bid }, took { $bid }: { $bid } × { $unit } = { $points }
score-pass = pass, no tricks: { $points }
score-over = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }, took { $took }: over, { $took } × { $unit } = { $points }
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

## The Georgian game

score-georgian-all = bid all { $bid }, took all { $bid }: { $bid } × { $unit } = { $points }
score-georgian-made = { $bid ->
    [0] pass, no tricks: { $points }
   *[other] bid { $bid }, took { $bid }: { $bid } × 50 + 50 = { $points }
 }
score-khishti = bid { $bid }, no tricks: khishti, { $points }
score-georgian-missed = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }, took { $took }: missed, { $took } × { $unit } = { $points }
score-premium-doubled = premium: deal { $number } once more, +{ $points }
score-premium-struck = premium: deal { $number } struck out, { $points }

## Oh Hell

score-oh-hell-made = { $bid ->
    [0] pass, no tricks: { $points }
   *[other] bid { $bid }, took { $bid }: 10 + { $bid } = { $points }
 }
score-oh-hell-missed = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }, took { $took }: missed, { $took } × 1 = { $points }
score-oh-hell-penalty = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }, took { $took }: missed, { $points }
