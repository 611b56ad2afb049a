# Ширээний үгс: хөзөр, захиалга, жокер, хүснэгт.

table-card = { $suit ->
    [s] гилийн
    [h] бундын
    [d] дөрвөлжингийн
   *[c] цэцгийн
 } { $rank ->
    [2] хоёр
    [3] гурав
    [4] дөрөв
    [5] тав
    [6] зургаа
    [7] долоо
    [8] найм
    [9] ес
    [T] арав
    [J] боол
    [Q] хатан
    [K] ноён
   *[A] тамга
 }
table-card-as-joker = жокер ({ table-card })
table-card-back = битүү хөзөр
table-suit = { $suit ->
    [s] гил
    [h] бунд
    [d] дөрвөлжин
   *[c] цэцэг
 }
table-trump-card = { $name }, козырь
table-hand = Чиний хөзөр: { $count }

table-close = Хаах
table-larger = Томруулах
table-smaller = Жижигрүүлэх
table-you = Чи
table-bid = { $bid ->
    [0] пас
   *[other] захиалга { $bid }
 }
table-no-bid-yet = захиалаагүй байна
table-taken = { $taken ->
    [0] взятка алга
   *[other] { $taken } взятка
 }
table-deals = тараагч
table-dealer-letter = Т
table-on-turn = ээлж нь
table-bot = бот
table-absent = ширээнд алга
table-deputy = ширээнд алга, бот тоглож байна
table-seconds = { $seconds } секунд үлдлээ
table-your-bid = Чиний захиалга
table-of-tricks = { $count } взяткаас
table-you-bid-first = Чи түрүүлж захиална, нийт { $count } взятка
table-joker-asks = Жокер юу болох вэ?
table-joker-takes = Авна
table-joker-takes-then = { $other ->
    [beats] Нөгөө жокер түрүүлж гарсан тул энэ юу ч авахгүй.
    [loses] Ямар ч хөзрийг, ширээн дээрх жокерийг ч дарна.
   *[none] Ямар ч хөзрийг дарж, взятка авна.
 }
table-joker-gives = Өгнө
table-joker-gives-then = Хамгийн бага хөзөр болж, юу ч авахгүй.
table-joker-highest = Хамгийн том
table-joker-highest-then = { $suit ->
    [s] Бүгд хамгийн том ♠
    [h] Бүгд хамгийн том ♥
    [d] Бүгд хамгийн том ♦
    [c] Бүгд хамгийн том ♣
    [trumps] Бүгд хамгийн том козырь
   *[any] Бүгд энэ төрлийн хамгийн том хөзрөө
 }{ $ruff ->
    [yes] , байхгүй бол козырь
   *[no] { "" }
 } тавина; { $beaten ->
    [yes] козырь гарахгүй бол взятка чинийх.
   *[no] взятка чинийх.
 }
table-joker-high = Авна
table-joker-high-then = { $suit ->
    [s] Бусад нь ердийнхөөрөө ♠ тавина
    [h] Бусад нь ердийнхөөрөө ♥ тавина
    [d] Бусад нь ердийнхөөрөө ♦ тавина
    [c] Бусад нь ердийнхөөрөө ♣ тавина
    [trumps] Бусад нь ердийнхөөрөө козырь тавина
   *[any] Бусад нь ердийнхөөрөө ижил төрлөөр явна
 }{ $ruff ->
    [yes] , эсвэл козырь
   *[no] { "" }
 }; { $beaten ->
    [yes] козырь гарахгүй бол взятка чинийх.
   *[no] взятка чинийх.
 }
table-joker-lowest = Хамгийн бага
table-joker-lowest-then = { $suit ->
    [s] Хамгийн бага ♠ тавьж эхэлнэ; хамгийн том ♠
    [h] Хамгийн бага ♥ тавьж эхэлнэ; хамгийн том ♥
    [d] Хамгийн бага ♦ тавьж эхэлнэ; хамгийн том ♦
    [c] Хамгийн бага ♣ тавьж эхэлнэ; хамгийн том ♣
    [trumps] Хамгийн бага козырь тавьж эхэлнэ; хамгийн том козырь
   *[any] Энэ төрлийн хамгийн бага хөзрөөр эхэлнэ; хамгийн том нь
 }{ $ruff ->
    [yes] { " " }эсвэл козырь
   *[no] { "" }
 } авна.
table-joker-back = Буцааж авах
table-trumps = козырь
table-declared-high = авна
table-declared-low = өгнө
table-declared-highest = хамгийн том
table-declared-lowest = хамгийн бага
table-trick = Ширээн дээрх взятка
table-led = эхэлсэн
table-led-by = { $name } эхэлсэн: { $what }
table-laid-by = { $name }: { $what }

table-sheet = Хүснэгт
table-deal = Тараалт
table-leader = тэргүүлж байна
table-kind = { $kind ->
    [no_trump] Козырьгүй
    [blind] Харанхуй
    [misere] Мизер
    [golden] Алтан
    [forehead] Духан
   *[plain] Ердийн
 }
table-row = { $deal }-р тараалт, { $cards } хөзөр
table-trump = козырь { $suit }
table-no-trump = козырьгүй
table-jump = Энэ тараалт руу очих
table-legend = 3²: авсан 3, захиалга 2 · ●: тараагч · тоонд хүрээд хаанаас гарсныг хар
table-reason = { $deal }-р тараалт, { $name }: { $why }.
table-cell = { $name }: { $points }, нийт { $total }. { $why }

table-deal-ended = { $deal }-р тараалт бичигдлээ
table-deal-kind = { $kind ->
    [no_trump] Козырьгүй
    [blind] Харанхуй
    [misere] Мизер
    [golden] Алтан
    [forehead] Духан
   *[plain] Ердийн
 }, { $cards } хөзөр
table-player = Тоглогч
table-points = Оноо
table-total = Нийт
table-took = { $name } авсан
