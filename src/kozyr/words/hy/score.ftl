# Որտեղից են բաժանման միավորները՝ մեկ տող աղյուսակում։

score-made = պատվեր { $bid }, վերցված { $bid }՝ { $bid } × { $unit } = { $points }
score-pass = պաս, ոչ մի վզյատկա՝ { $points }
score-over = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }, վերցված { $took }՝ ավել, { $took } × { $unit } = { $points }
score-under = պատվեր { $bid }, վերցված { $took }՝ պակաս { $missing }, { $missing } × -{ $unit } = { $points }
score-made-all = պատվեր բոլորը ({ $bid }), վերցված { $bid }՝ կրկնակի, { $bid } × { $unit } = { $points }
score-under-all = պատվեր բոլորը ({ $bid }), վերցված { $took }՝ պակաս { $missing }, կրկնակի, { $missing } × -{ $unit } = { $points }
score-golden = { $took ->
    [0] ոչ մի վզյատկա՝ { $points }
   *[other] վերցված { $took }՝ { $took } × { $unit } = { $points }
 }
score-misere = { $took ->
    [0] ոչ մի վզյատկա՝ { $points }
   *[other] վերցված { $took }՝ { $took } × { $unit } = { $points }
 }
score-misere-clean = ոչ մի վզյատկա՝ { $points }

## Վրացական խաղ

score-georgian-all = պատվեր բոլորը ({ $bid }), վերցված { $bid }՝ { $bid } × { $unit } = { $points }
score-georgian-made = { $bid ->
    [0] պաս, ոչ մի վզյատկա՝ { $points }
   *[other] պատվեր { $bid }, վերցված { $bid }՝ { $bid } × 50 + 50 = { $points }
 }
score-khishti = պատվեր { $bid }, ոչ մի վզյատկա՝ խիշտ, { $points }
score-georgian-missed = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }, վերցված { $took }՝ չկատարված, { $took } × { $unit } = { $points }
score-premium-doubled = պրեմիա՝ բաժանում { $number } ևս մեկ անգամ, +{ $points }
score-premium-struck = պրեմիա՝ բաժանում { $number } ջնջված, { $points }

## Oh Hell

score-oh-hell-made = { $bid ->
    [0] պաս, ոչ մի վզյատկա՝ { $points }
   *[other] պատվեր { $bid }, վերցված { $bid }՝ 10 + { $bid } = { $points }
 }
score-oh-hell-missed = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }, վերցված { $took }՝ չկատարված, { $took } × 1 = { $points }
score-oh-hell-penalty = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }, վերցված { $took }՝ չկատարված, { $points }
