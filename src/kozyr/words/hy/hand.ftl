# Ինչպես է կոչվում պոկերի կոմբինացիան։ $rank-ը գլխավոր արժեքն է, $other-rank-ը՝ երկրորդը։

hand-rank = { $rank ->
    [A] տուզ
    [K] թագավոր
    [Q] աղջիկ
    [J] վալետ
    [T] տասանոց
    [9] իննանոց
    [8] ութանոց
    [7] յոթանոց
    [6] վեցանոց
    [5] հնգանոց
    [4] չորսանոց
    [3] երեքանոց
   *[2] երկուսանոց
 }
    .other = { $other-rank ->
    [A] տուզ
    [K] թագավոր
    [Q] աղջիկ
    [J] վալետ
    [T] տասանոց
    [9] իննանոց
    [8] ութանոց
    [7] յոթանոց
    [6] վեցանոց
    [5] հնգանոց
    [4] չորսանոց
    [3] երեքանոց
   *[2] երկուսանոց
 }
    .many = { $rank ->
    [A] տուզեր
    [K] թագավորներ
    [Q] աղջիկներ
    [J] վալետներ
    [T] տասանոցներ
    [9] իննանոցներ
    [8] ութանոցներ
    [7] յոթանոցներ
    [6] վեցանոցներ
    [5] հնգանոցներ
    [4] չորսանոցներ
    [3] երեքանոցներ
   *[2] երկուսանոցներ
 }
    .other-many = { $other-rank ->
    [A] տուզեր
    [K] թագավորներ
    [Q] աղջիկներ
    [J] վալետներ
    [T] տասանոցներ
    [9] իննանոցներ
    [8] ութանոցներ
    [7] յոթանոցներ
    [6] վեցանոցներ
    [5] հնգանոցներ
    [4] չորսանոցներ
    [3] երեքանոցներ
   *[2] երկուսանոցներ
 }
hand-five-of-a-kind = պոկեր՝ հինգ { hand-rank }
hand-royal-flush = ռոյալ ֆլեշ
hand-straight-flush = սթրեյթ ֆլեշ՝ մինչև { hand-rank }
hand-four-of-a-kind = կարե՝ { hand-rank.many }
hand-full-house = ֆուլ հաուս՝ երեք { hand-rank } և երկու { hand-rank.other }
hand-flush = ֆլեշ՝ մինչև { hand-rank }
hand-straight = սթրեյթ՝ մինչև { hand-rank }
hand-three-of-a-kind = եռյակ՝ { hand-rank.many }
hand-two-pair = երկու զույգ՝ { hand-rank.many } և { hand-rank.other-many }
hand-pair = զույգ՝ { hand-rank.many }
hand-high-card = բարձր քարտ՝ { hand-rank }
hand-low = { $other-rank ->
    [0] լոու՝ մինչև { hand-rank }
   *[other] լոու՝ { hand-rank } և { hand-rank.other }
 }
