# Покерын хослолыг юу гэж нэрлэх вэ. $rank нь гол зэрэг, $other-rank нь хоёр дахь нь.

hand-rank = { $rank ->
    [A] тамга
    [K] ноён
    [Q] хатан
    [J] боол
    [T] арав
    [9] ес
    [8] найм
    [7] долоо
    [6] зургаа
    [5] тав
    [4] дөрөв
    [3] гурав
   *[2] хоёр
 }
    .other = { $other-rank ->
    [A] тамга
    [K] ноён
    [Q] хатан
    [J] боол
    [T] арав
    [9] ес
    [8] найм
    [7] долоо
    [6] зургаа
    [5] тав
    [4] дөрөв
    [3] гурав
   *[2] хоёр
 }
hand-five-of-a-kind = таван ижил: { hand-rank }
hand-royal-flush = роял флеш
hand-straight-flush = стрит флеш, { hand-rank } хүртэл
hand-four-of-a-kind = каре: { hand-rank }
hand-full-house = фулл хаус: гурван { hand-rank }, хоёр { hand-rank.other }
hand-flush = флеш, { hand-rank } хүртэл
hand-straight = стрит, { hand-rank } хүртэл
hand-three-of-a-kind = гурвал: { hand-rank }
hand-two-pair = хоёр хос: { hand-rank } ба { hand-rank.other }
hand-pair = хос: { hand-rank }
hand-high-card = өндөр хөзөр: { hand-rank }
hand-low = { $other-rank ->
    [0] лоу: { hand-rank }
   *[other] лоу: { hand-rank } ба { hand-rank.other }
 }
