# Ширээний эргэн тойрон: үүд, маягт, тохиргоо, дэлгэцийн хэлэх зүйлс.

## Үүд

room-title = Kozyr: найзуудтайгаа расписной покер
room-title-of = { $title } · Kozyr
room-motto = Расписной покер: хэдэн взятка авахаа хэлээд, яг тэр тоогоор ав.
room-your-name = Чиний нэр
room-guest = Зочин
room-play-now = Одоо тоглох
room-play-now-help = Боттой, өнгөрсөн удаагийн дүрмээр
room-make = Ширээ засах
room-make-help = Найзууддаа, өөрийн дүрмээр
room-join = Холбоосоор орох
room-join-help = Чамайг хүлээж байна
room-running = Миний тоглоом
room-running-none = Одоо явж буй тоглоом алга. Дээрх хаалганы нэгийг нээ.
room-running-nobody = Хоосон ширээ
room-running-your-turn = Чиний ээлж
room-running-waiting = Хүмүүсийг хүлээж байна
room-running-playing = Тараалт { $deal } / { $deals }
room-running-between = Тараалт { $deal } / { $deals } дууссан
room-running-paused = Түр зогссон, тараалт { $deal } / { $deals }
room-running-over = Дууссан
room-settings = Тохиргоо
room-back = Буцах
room-no-answer = Сервер хариу өгөхгүй байна. Юу ч алдагдаагүй, дахин оролд.

## Ширээ засах

room-name-missing = Найзууд чинь чамайг таних хэрэгтэй: нэрээ бич.
room-seats = Суудлын тоо
room-chairs = Хэн хамт суух вэ
room-you = Чи
room-chair = { $number }-р суудал: { $who ->
    [bot] бот, дарвал найз сууна
   *[friend] найз, дарвал бот сууна
 }
room-chair-bot = Бот
room-chair-friend = Найз
room-chairs-help = Хэн суухыг солих бол суудал дээр дар. Ботыг дараа ч суулгаж, босгож болно.
room-preset = Дүрэм
room-length = Хэр удаан тоглох вэ
room-length-whole = Бүтэн тоглолт
room-length-whole-help = { $course ->
    [sets] Дөрвөн цуврал: дээш, дүүрэн гар, доош, дахин дүүрэн гар.
    [up] Шатаар дээш: тараалт бүрд нэг хөзөр нэмэгдэнэ.
    [between] Шатаар дээш, тусгай тараалт бүгд, дараа нь доош: нэг үдэш.
   *[full] Шатаар дээш, доош, дараа нь тусгай тараалт бүгд: нэг үдэш.
 }
room-length-nines = Дүүрэн гар
room-length-nines-help = Зөвхөн дүүрэн гарын дөрвөн цуврал.
room-length-ladder = Шат
room-length-ladder-help = Шатаар дээш, доош, тусгай тараалтгүй.
room-length-short = Богино
room-length-short-help = Есөн тараалт: нэг хөзрөөс тав хүрээд буцна.
room-length-quick = Хурдан
room-length-quick-help = Дөрвөн тараалт: хоёр хөзрөөс тав хүртэл.
room-length-own = Өөрийн
room-length-own-help = Тараалт бүрд хэдэн хөзөр тараахаа бич.
room-ladder = Тараалт бүрийн хөзөр
room-ladder-help = Таслалаар зааглаж бич, жишээ нь 1, 3, 5, 3, 1
room-ladder-most = { $seats } тоглогчид хамгийн ихдээ { $most } хөзөр тараана.
room-price = Онооны үнэ
room-price-help = Зөвхөн оноогоор тоглох бол хоосон үлдээ.
room-settlement = Хэн хэнд төлөх вэ
room-settlement-winner = Бүгд ялагчид
room-settlement-pairwise = Хүн бүр хоорондоо
room-clock = Нүүх хугацаа
room-clock-seconds = { $seconds ->
    [0] Хязгааргүй
   *[other] { $seconds } сек
 }
room-lay = Ширээ засах
room-lay-and-play = Сууж тоглох

## Холбоосоор орох

room-link = Чамд ирсэн холбоос
room-link-help = Энд тавь, эсвэл энэ хөтчөөр нээ.
room-link-wrong = Энэ ширээний холбоос биш. Ийм байдаг: { "…/t/abc123" }.
room-link-open = Ширээ рүү очих

## Тохиргоо

room-language = Хэл
room-theme = Гэрэл
room-theme-system = Төхөөрөмжөөр
room-theme-light = Өдөр
room-theme-dark = Шөнө
room-four-colours = Дөрвөн өнгө
room-four-colours-help = Дөрвөлжин цэнхэр, цэцэг ногоон
room-letters = Хөзрийн үсэг
room-order = Хөзрөө эрэмбэлэх
room-order-suit = Төрлөөр
room-order-rank = Томоор
room-big-text = Том үсэг
room-high-contrast = Тод ялгарал
room-plain-figures = Дармал тоо
room-plain-figures-help = Хүснэгтэд гар бичмэлийн оронд дармал тоо
room-still = Хөдөлгөөнгүй
room-still-help = Хөзөр шууд байрандаа гарна
room-sound = Дуу
room-settings-forget = Анхны өдрийнхөөрөө

## Тоглолтын өмнө

room-gathering = Ширээ бэлэн
room-gathering-how = { $empty ->
    [0] { $host ->
        [yes] Бүгд ирсэн. Хүссэн үедээ эхэл.
       *[no] Бүгд ирсэн. Ширээний эзэн эхлүүлнэ.
     }
   *[other] { $seated ->
        [yes] Холбоосоо найзууддаа явуул, эсвэл сул суудалд бот суулга.
       *[no] Нэрээ бичээд сул суудалд суу, эсвэл зүгээр үз.
     }
 }
room-chair-empty = { $number }-р суудал сул
room-chair-about = { $mine ->
    [yes] { $host ->
        [yes] Чи, эзэн
       *[no] Чи
     }
   *[no] { $here ->
        [no] Холбоогүй
       *[yes] { $host ->
            [yes] Эзэн
           *[no] { "" }
         }
     }
 }
room-sit-here = Энд суух
room-set-bot = { $number }-р суудалд бот суулгах
room-clear = Суудал чөлөөлөх: { $name }
room-begin = { $empty ->
    [0] Эхлэх
   *[other] { $empty } сул суудалд бот суулгаад эхлэх
 }
room-get-up = Босох
room-share = Энэ ширээний холбоос
room-share-help = Нээсэн хүн сууж эсвэл үзэж болно.
room-share-watch = Үзэгчдийн холбоос
room-copy = Хуулах
room-copied = Болсон
room-copied-help = Холбоос хуулагдлаа. Найзууддаа явуул.
room-claim = Чамайг суудал хүлээж байна
room-claim-help = Энэ холбоосоор явсан хүний суудалд хөзөр, оноотой нь сууна. Нэг л удаа ажиллана.
room-watch = Зөвхөн үзэх
room-rules = Энэ ширээний дүрэм
room-rules-coming = Дүрэм одоо гарна.
room-no-table = Ийм ширээ алга
room-no-table-help = Холбоос тасарсан, эсвэл тоглоом аль хэдийн дууссан байж магадгүй.
room-again = Дахин тоглох
room-to-next = Дараагийн тоглолт руу
room-to-lobby = Эхний хуудас руу
room-nowhere = Энд юу ч алга
room-nowhere-help = Хаяг хаашаа ч хүргэхгүй. Чиний тоглоом эхний хуудсанд бий.

## Холбоо

room-line-opening = Холбогдож байна.
room-line-open = Холбоо сэргэлээ.
room-line-lost = Холбоо тасарлаа. Тоглоом хадгалагдсан, дахин оролдож байна.
room-line-offline = Сүлжээ алга. Тоглоом хадгалагдсан, сүлжээ орж ирэхээр үргэлжилнэ.
room-line-closed = Ширээ энд хаагдсан.
room-line-refused = Энэ хуудас хэт олон зүйл илгээсэн тул сервер сонсохоо больсон. Тоглоом хадгалагдсан.
room-line-again = Дахин оролдох
room-why-busy = Түр хүлээ: өмнөх нүүдэл чинь замдаа явна.

## Ширээнд

room-title-table = Ширээ: { $names }
room-title-your-turn = Чиний ээлж · Kozyr
room-bot-name = { $seat ->
    [0] Ану
    [1] Бат
    [2] Сараа
    [3] Ганаа
    [4] Номин
    [5] Болд
    [6] Туяа
    [7] Дорж
    [8] Уянга
   *[other] Тэмүүлэн
 }
room-bot = бот
room-nobody = хэн ч биш
room-menu = Цэс
room-more = Бусад
room-deal = { $kind ->
    [no_trump] { $deal }-р тараалт · козырьгүй
    [blind] { $deal }-р тараалт · харанхуй
    [golden] { $deal }-р тараалт · алтан
    [misere] { $deal }-р тараалт · мизер
    [forehead] { $deal }-р тараалт · духан
   *[plain] { $deal }-р тараалт · { $cards } хөзөр
 }
room-deals = { $deals } тараалт
room-trump = козырь
room-no-trump = козырьгүй
room-sheet = Хүснэгт
room-tricks = Взятка
room-tricks-none = Харж болох взятка одоохондоо алга.
room-people = Хүмүүс
room-keys = Товч
room-now-opening = Ширээ нээгдэж байна.
room-now-paused = { $by ->
    [disk] Сервер тоглоомыг бичиж чадахгүй тул зогссон. Юу ч алдагдаагүй.
   *[host] Ширээний эзэн тоглоомыг түр зогсоосон.
 }
room-now-taken = { $me ->
    [yes] Взятка чинийх.
   *[no] { $name } взятка авлаа.
 }
room-now-over = Тоглолт дууслаа.
room-now-scored = Дараагийн тараалт өөрөө, эсвэл бүгд уншмагц эхэлнэ.
room-now-dealt = Удахгүй дараагийн тараалт.
room-now-bid = Хэдэн взятка авах вэ?
room-now-lead = Чи эхэлнэ: ямар ч хөзөр болно.
room-now-follow = { $leader } эхэлсэн · төрлөөр нь яв { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-trump = { $leader } эхэлсэн · төрөл алга, козырь тавь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-highest = { $leader } жокер тавьж эхэлсэн · хамгийн том хөзрөө тавь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-any = { $leader } эхэлсэн · ямар ч хөзөр болно
room-now-away = { $name } холбоогүй байна. Хүлээж байна.
room-now-bids = { $name } захиалж байна.
room-now-leads = { $name } эхэлнэ.
room-now-plays = { $name } тоглож байна.
room-resume = Үргэлжлүүлэх
room-return = Хөзрөө буцааж авах
room-replace = Түр бот тоглог
room-next = Дараагийн тараалт
room-next-waiting = { $count ->
    [0] Тарааж байна
   *[other] Дахиад { $count } хүн хүлээж байна
 }
room-to-end = Хэн яллаа?
room-winners = { $count ->
    [one] { $me ->
        [yes] Чи яллаа
       *[no] { $names } яллаа
     }
   *[other] { $names } хамтдаа яллаа
 }
room-money = { $way ->
    [0] тэнцүү
    [1] авна { $money }
   *[other] төлнө { $money }
 }

## Хүмүүс

room-person = { $state ->
    [bot] Бот
    [deputy] Түр бот тоглож байна
    [here] { $mine ->
        [yes] { $host ->
            [yes] Чи, эзэн
           *[no] Чи
         }
       *[no] { $host ->
            [yes] Эзэн
           *[no] Энд байна
         }
     }
   *[away] Холбоогүй
 }{ $freed ->
    [yes] , суудлын холбоос гарсан
   *[no] { "" }
 }
room-replace-name = Оронд нь бот тоглуулах: { $name }
room-free-name = Нэг удаагийн холбоос: { $name }
room-chair-link = Суудлын нэг удаагийн холбоос: { $name }
room-watchers = { $count ->
    [0] Хэн ч үзэхгүй байна.
   *[other] { $count } хүн үзэж байна.
 }
room-leave = Босох, оронд чинь бот тоглоно
room-pause = Түр зогсоох
room-end = Тоглолт дуусгах
room-end-sure = Тоглолт байгаа байрандаа бүгдэд дуусна.
room-end-yes = Дуусгах
room-end-no = Үргэлжлүүлэх

## Товч

room-key-arrows = ← →
room-key-arrows-does = Хөзөр, захиалга, жокерийн сонголт дундуур явах
room-key-enter = Enter
room-key-enter-does = Хөзөр тавих, захиалга хэлэх
room-key-digits = 0–9
room-key-digits-does = Тийм тооны взятка захиалах
room-key-escape = Esc
room-key-escape-does = Жокерийг буцаах, нээлттэйг хаах
room-key-help = ?
room-key-help-does = Эдгээр товчийг харуулах

## Дэлгэц уншигч юу хэлэх вэ

room-told-your-turn = Чиний ээлж.
room-told-drew = { $me ->
    [yes] Чи сугаллаа: { $what }.
   *[no] { $name } сугаллаа: { $what }.
 }
room-told-dealer = { $me ->
    [yes] Чи түрүүлж тараана.
   *[no] { $name } түрүүлж тараана.
 }
room-told-deal = { $kind ->
    [no_trump] { $deal }-р тараалт, козырьгүй
    [blind] { $deal }-р тараалт, харанхуй
    [golden] { $deal }-р тараалт, алтан
    [misere] { $deal }-р тараалт, мизер
    [forehead] { $deal }-р тараалт, духан
   *[plain] { $deal }-р тараалт
 }: хүн бүрд { $cards } хөзөр, { $me ->
    [yes] чи тараана.
   *[no] { $name } тараана.
 }
room-told-trump = { $suit ->
    [none] Жокер гарлаа: козырьгүй тоглоно.
   *[other] Козырийг заасан хөзөр: { $what }.
 }
room-told-hand = Чиний хөзөр: { $cards }.
room-told-bid = { $me ->
    [yes] { $bid ->
        [0] Чи пас хэллээ.
       *[other] Чиний захиалга { $bid }.
     }
   *[no] { $bid ->
        [0] { $name }: пас.
       *[other] { $name }: захиалга { $bid }.
     }
 }
room-told-card = { $me ->
    [yes] Чи тавилаа: { $what }.
   *[no] { $name }: { $what }.
 }
room-told-joker = { $me ->
    [yes] Чи жокер тавилаа
   *[no] { $name } жокер тавилаа
 }: { $level ->
    [high] { $suit ->
        [s] гил, авна.
        [h] бунд, авна.
        [d] дөрвөлжин, авна.
        [c] цэцэг, авна.
        [trumps] козырь, авна.
       *[none] авна.
     }
    [low] өгнө.
    [highest] { $suit ->
        [s] хамгийн том гил.
        [h] хамгийн том бунд.
        [d] хамгийн том дөрвөлжин.
        [c] хамгийн том цэцэг.
       *[trumps] хамгийн том козырь.
     }
   *[lowest] { $suit ->
        [s] хамгийн бага гил.
        [h] хамгийн бага бунд.
        [d] хамгийн бага дөрвөлжин.
        [c] хамгийн бага цэцэг.
       *[trumps] хамгийн бага козырь.
     }
 }
room-told-trick = { $me ->
    [yes] Взятка чинийх.
   *[no] { $name } взятка авлаа.
 }
room-told-scored = { $mine ->
    [yes] { $deal }-р тараалт бичигдлээ, чиний оноо: { $points }.
   *[no] { $deal }-р тараалт бичигдлээ.
 }
room-told-ended = { $me ->
    [yes] Тоглолт дууслаа. Чи яллаа.
   *[no] Тоглолт дууслаа. Ялагч: { $winners }.
 }
room-ended-early = Ширээний эзэн тоглолтыг дуусгалаа
