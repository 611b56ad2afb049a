# Тараалтын оноо хаанаас гарав: хүснэгтийн нэг мөр.

score-made = захиалга { $bid }, авсан { $bid }: { $bid } × { $unit } = { $points }
score-pass = пас, взятка аваагүй: { $points }
score-over = { $bid ->
    [0] пас
   *[other] захиалга { $bid }
 }, авсан { $took }: илүү, { $took } × { $unit } = { $points }
score-under = захиалга { $bid }, авсан { $took }: дутуу { $missing }, { $missing } × -{ $unit } = { $points }
score-made-all = захиалга бүгд ({ $bid }), авсан { $bid }: хоёр дахин, { $bid } × { $unit } = { $points }
score-under-all = захиалга бүгд ({ $bid }), авсан { $took }: дутуу { $missing }, хоёр дахин, { $missing } × -{ $unit } = { $points }
score-golden = { $took ->
    [0] взятка аваагүй: { $points }
   *[other] авсан { $took }: { $took } × { $unit } = { $points }
 }
score-misere = { $took ->
    [0] взятка аваагүй: { $points }
   *[other] авсан { $took }: { $took } × { $unit } = { $points }
 }
score-misere-clean = взятка аваагүй: { $points }

## Гүрж тоглоом

score-georgian-all = захиалга бүгд ({ $bid }), авсан { $bid }: { $bid } × { $unit } = { $points }
score-georgian-made = { $bid ->
    [0] пас, взятка аваагүй: { $points }
   *[other] захиалга { $bid }, авсан { $bid }: { $bid } × 50 + 50 = { $points }
 }
score-khishti = захиалга { $bid }, взятка аваагүй: хишт, { $points }
score-georgian-missed = { $bid ->
    [0] пас
   *[other] захиалга { $bid }
 }, авсан { $took }: биелээгүй, { $took } × { $unit } = { $points }
score-premium-doubled = урамшуулал: { $number }-р тараалт дахин нэг удаа, +{ $points }
score-premium-struck = урамшуулал: { $number }-р тараалтыг хассан, { $points }

## Oh Hell

score-oh-hell-made = { $bid ->
    [0] пас, взятка аваагүй: { $points }
   *[other] захиалга { $bid }, авсан { $bid }: 10 + { $bid } = { $points }
 }
score-oh-hell-missed = { $bid ->
    [0] пас
   *[other] захиалга { $bid }
 }, авсан { $took }: биелээгүй, { $took } × 1 = { $points }
score-oh-hell-penalty = { $bid ->
    [0] пас
   *[other] захиалга { $bid }
 }, авсан { $took }: биелээгүй, { $points }
