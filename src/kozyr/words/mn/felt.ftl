# Гэрийн дүрмээр ширээн дээр, хүснэгтэд гарах зүйлс: нэрлэдэг ба ээлжилдэг козырь, духан дээрх хөзөр, ямар ч хөзөр болдог жокер, цуврал ба хос.

## Яагаад болохгүй: дүрэм нь

table-rule = Дүрмийг харах

## Козырь

table-name-trump = Козырь сонго
table-name-trump-help = Эхний гурван хөзрөө харж байна. Козырь хэлсний дараа үлдсэнийг тараана.
table-sign-card = { $suit ->
    [none] Жокер: козырьгүй тоглоно
   *[other] Энэ хөзөр козырийг заана
 }
table-sign-named = { $me ->
    [yes] { $suit ->
        [none] Чиний сонголтоор козырьгүй
       *[other] Козырийг чи сонгосон
     }
   *[no] { $suit ->
        [none] { $name }: козырьгүй
       *[other] Козырийг { $name } сонгосон
     }
 }
table-sign-round = { $suit ->
    [none] Одоо козырьгүй: козырь ээлжилнэ
   *[other] Козырь ээлжилнэ
 }
table-sign-without = { $suit ->
    [none] Энэ тараалт козырьгүй
   *[other] Козырь
 }
table-sign-open = { $suit ->
   *[open] Козырийг хэн ч мэдэхгүй байна
 }
table-sign-next = { $when ->
    [trick] Дараагийн взятка:
   *[deal] Дараагийн тараалт:
 }
room-next-trump = { $when ->
    [trick] дараа нь:
   *[deal] дараагийнх:
 }

## Жокер

table-card-printed = { $card ->
    [X2] улаан жокер
   *[X1] хар жокер
 }
table-joker = жокер
table-joker-other = Дараа гарсан жокер үүнийг дарна.
table-joker-lowest-forced = { $suit ->
   *[trumps] Бүгд хамгийн бага козырь тавина; тэдний томыг тавьсан нь авна.
 }{ $ruff ->
   *[no] { "" }
 }
table-mask-open = Ямар ч хөзөр…
table-mask-asks = Ямар хөзөр болох вэ?
table-mask-back = Бусад сонголт руу
table-mask-suit = Төрөл
table-mask-rank = Хөзөр
table-mask-choose = Төрөл, хөзрөө сонго.
table-mask-then = { card-name } шиг авах юм уу өгнө.
table-mask-play = { card-name } болгож тавих
table-mask-play-none = Тавих
table-declared-as = болсон

## Духан дээрх хөзөр

table-shows = Духан дээр: { $cards }
room-shown = Духан дээрх хөзөр
room-told-shows = { $me ->
    [yes] Чи үзүүлж байна: { $cards }.
   *[no] { $name } үзүүлж байна: { $cards }.
 }

## Цуврал ба хос

table-set = { $set }-р цуврал
table-premium = Урамшуулал
table-premium-reason = { $name }: { $why }.
table-legend-premium = ×2: хоёр дахин · зурсан: урамшууллаар хассан · тоонд хүрвэл яаж гарсныг харуулна
table-partner = чиний хамтрагч
table-pair = { $pair ->
    [1] эхний хос
   *[2] хоёр дахь хос
 }
table-pair-sign = { $pair ->
    [1] I
   *[2] II
 }
room-pair-total = хос { $pair ->
    [1] I
   *[2] II
 }: { $total }

## Юу болж байна, юу хийж болох вэ

room-now-name = Козырь сонго: гурван хөзрөө харж байна.
room-now-names = { $name } гурван хөзрөө хараад козырь сонгож байна.
room-now-bid-unseen = Хөзөр чинь битүү: захиал.
room-now-bid-before = Тараагаагүй байна: захиал.
room-now-bid-forehead = Бусдын хөзөр харагдана: захиал.
room-now-lowest = { $leader } хамгийн бага козырь тавьж эхэлсэн · хамгийн бага хөзрөө тавь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-overtrump = { $leader } эхэлсэн · илүү том козырь тавь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-head = { $leader } эхэлсэн · илүү томыг тавь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-told-trump-round = { $suit ->
    [none] Одоо козырьгүй.
   *[other] Одоо козырь нь { table-suit }.
 }
room-told-named = { $me ->
    [yes] { $suit ->
        [none] Чи козырьгүйг сонголоо.
       *[other] Чи козырь сонголоо: { table-suit }.
     }
   *[no] { $suit ->
        [none] { $name } козырьгүйг сонголоо.
       *[other] { $name } козырь сонголоо: { table-suit }.
     }
 }
room-told-joker-as = { $me ->
    [yes] Чиний жокер: { $what }.
   *[no] { $name } жокер тавилаа: { $what }.
 }
