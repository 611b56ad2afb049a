# Өгүүлбэр дотор хөзөр, төрлийг хэрхэн нэрлэх вэ. $rank, $suit нь нэрлэж буй өгүүлбэрээс ирнэ; хоёр дахь хөзрийнх нь $other-rank, $other-suit.

card-name = { $rank ->
    [X] жокер
    [J] Б
    [Q] Х
    [K] Н
    [A] Т
    [T] 10
   *[other] { $rank }
 }{ card-mark }
    .other = { $other-rank ->
    [X] жокер
    [J] Б
    [Q] Х
    [K] Н
    [A] Т
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
    [s] гил ♠
    [c] цэцэг ♣
    [d] дөрвөлжин ♦
   *[h] бунд ♥
 }
    .accusative = { $suit ->
    [s] гилийг ♠
    [c] цэцгийг ♣
    [d] дөрвөлжинг ♦
   *[h] бундыг ♥
 }
    .genitive = { $suit ->
    [s] гилийн ♠
    [c] цэцгийн ♣
    [d] дөрвөлжингийн ♦
   *[h] бундын ♥
 }
