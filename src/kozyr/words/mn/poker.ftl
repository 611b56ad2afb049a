# Хуудас дээрх покерын ширээ: суудал, жетон, ярих ээлж, солилцоо, гарын явц, үдшийн хүснэгт.

## Суудал ба жетон

poker-all-in = Бүгдийг
poker-sits-out = Амарч байна
poker-stack = { $stack } жетон
poker-bet-lies = бооцоо { $bet }
poker-drew = { $count ->
    [0] сольсонгүй
   *[other] { $count } хөзөр сольсон
 }
poker-button = товч
poker-won = { $amount } хожив
poker-sit = Суух
poker-sit-at = { $number } дугаар суудалд суух
poker-board = Дундын хөзөр
poker-pots = Банк
poker-pot = { $number ->
    [0] үндсэн банк
   *[other] хажуугийн банк { $number }
 }
poker-pot-of = { poker-pot }: { $amount }
poker-you-have = Чамд: { $hand }

## Юу хэлж болох вэ

poker-your-say = Чиний ээлж
poker-do-fold = Хаях
poker-do-check = Чек
poker-do-call = Колл
poker-do-bet = Бет
poker-do-raise = Рейз
poker-how-much = Хэдийг
poker-amount = { $lo }-оос { $hi } хүртэл
poker-less = Бага
poker-more = Их
poker-mark-least = Доод
poker-mark-half = ½ банк
poker-mark-pot = Банк
poker-mark-all = Бүгд
poker-mark-most = Дээд
poker-boxes = Урьдчилан шийдэх
poker-box-check-fold = Чек / хаях
poker-box-fold = Хаях
poker-box-raise-any = Үргэлж рейз

## Солилцоо

poker-put-away = Солих хөзөр: { $what }
poker-exchange = { $count ->
    [0] Солихгүй
   *[other] { $count } хөзөр солих
 }

## Тоглогч юу хийсэн бэ

poker-said-fold = Хаясан
poker-said-check = Чек
poker-said-call = Колл
poker-said-bet = Бет
poker-said-raise = Рейз
poker-said-ante = Анте
poker-said-small-blind = Бага блайнд
poker-said-big-blind = Их блайнд
poker-said-button-blind = Товчны блайнд

## Явц ба үдэш

poker-history = Энэ гар
poker-history-none = Одоохондоо юу ч болоогүй.
poker-ledger = Үдэш
poker-ledger-none = Нэг ч гар тоглоогүй байна.
poker-hand-column = Гар
poker-total = Нийт
poker-balance = Ширээний гадна
poker-my-stack = Ширээн дээр
poker-record = Үдшийн бичлэгийг авч явах

## Ширээ товчхондоо

poker-game-draw = Таван хөзрийн покер
poker-game-shortdeck = Холдем
poker-game-palace = Ордны покер
poker-hand-number = { $number } дүгээр гар
poker-limit-no-limit = Хязгааргүй
poker-limit-pot = Банкны хязгаартай
poker-limit-limit = Хязгаартай
poker-limit-spread = Завсрын хязгаартай
poker-forced-ante = анте { $ante }
poker-forced-blinds = блайнд { $small }/{ $big }
poker-forced-both = анте { $ante }, блайнд { $small }/{ $big }
poker-said-muck = Нээсэнгүй
poker-next-hand = Дараагийн гар
poker-no-chips = Жетонгүй

## Одоо юу болж байна

poker-now-begin = Бусад суудалд найзууд эсвэл бот сууна; хүссэн үедээ эхэл.
poker-now-waiting = Ширээний эзэн үдшийг эхлүүлнэ.
poker-now-few = Гар тараахад жетонтой хоёр тоглогч хэрэгтэй.
poker-now-first-dealer = Хэн түрүүлж тараахыг шийдэж байна.
poker-now-dealt = Дараагийн гар эхлэх гэж байна.
poker-now-won = { $amount ->
    [0] { $name } банкийг хувааж авлаа.
   *[other] { $me ->
        [yes] Чи { $amount } хожлоо.
       *[no] { $name } { $amount } хожлоо.
     }
 }
poker-now-exchange = Солих хөзрүүд дээрээ дар.
poker-now-owe = Үлдэхэд { $owed } хэрэгтэй.
poker-now-free = Чек гэж болно.
poker-now-speaks = { $name } хэлэх ээлжтэй.
poker-now-exchanges = { $name } хөзөр сольж байна.
poker-now-over = Үдэш дууслаа

## Миний суудал

poker-my-chips = Миний жетон
poker-next = Дараагийн гар
poker-name-dealer = Хэн түрүүлж тараах вэ?
poker-buy-in = Жетон авах
poker-buy = { $playing ->
    [yes] Дараагийн гараас өмнө { $amount } авах
   *[no] { $amount } авах
 }
poker-buying = Дараагийн гараас өмнө { $amount } нэмэгдэнэ.
poker-buying-not = Болих
poker-buy-none = Ширээн дээр { $stack }, ширээний гадна { $balance } байна; одоо нэмэх боломжгүй.
poker-auto-rebuy = Автоматаар нэмэх
poker-auto-rebuy-help = Гар бүрийн өмнө жетоныг чинь { $most } хүртэл нөхнө.
poker-sit-out = Амрах
poker-sit-out-help = Дараагийн гараас чамд хөзөр тараахгүй.
poker-back = Дахин тоглох
poker-leave = { $playing ->
    [yes] Энэ гарын дараа явах
   *[no] Ширээнээс явах
 }
poker-leaving = Энэ гарын дараа чи явна.
poker-stay = Үлдэх
poker-sit-with = { $amount } жетонтой суух
poker-closing = Энэ бол сүүлчийн гар.
poker-end = Үдшийг дуусгах
poker-end-sure = Одоогийн гар бүгдэд сүүлчийнх болно.

## Товчлуур

poker-key-fold = F
poker-key-fold-does = Хаях
poker-key-call = C
poker-key-call-does = Чек эсвэл колл
poker-key-raise = R
poker-key-raise-does = Бет, рейзийн хэмжээ рүү; Enter хийнэ
poker-key-arrows = ↑ ↓
poker-key-arrows-does = Их эсвэл бага
poker-key-digits = 0–9
poker-key-digits-does = Хэмжээг бичих
poker-key-exchange = 1–5
poker-key-exchange-does = Солихдоо: хөзрийг эргүүлэх; Enter солино
poker-key-attack = A
poker-key-attack-does = Дараагийн хуаран руу; Enter дайралтыг харуулна
poker-key-buy = B
poker-key-buy-does = Хөзөр авах
poker-key-discard = D
poker-key-discard-does = Цэрэг хаях
poker-key-stay = S
poker-key-stay-does = Өнжих
poker-key-soldiers = 1–9
poker-key-soldiers-does = Тэр цэргийг эргүүлэх
poker-key-help = ?
poker-key-help-does = Эдгээр товчлуурыг харуулах

## Явц ба дэлгэц уншигчийн сонсох зүйл

poker-told-hand = { $number } дүгээр гар: { $me ->
    [yes] товч чинийх
   *[no] товч — { $name }
 }
poker-told-ante = { $me ->
    [yes] Чи
   *[no] { $name }
 }: анте { $amount }
poker-told-small-blind = { $me ->
    [yes] Чи
   *[no] { $name }
 }: бага блайнд { $amount }
poker-told-big-blind = { $me ->
    [yes] Чи
   *[no] { $name }
 }: их блайнд { $amount }
poker-told-button-blind = { $me ->
    [yes] Чи
   *[no] { $name }
 }: товчны блайнд { $amount }
poker-told-first = { $me ->
    [yes] Сугалаагаар чи түрүүлж хэлнэ
   *[no] Сугалаагаар { $name } түрүүлж хэлнэ
 }
poker-told-turned = Энэ хөзөр нээгдлээ; ижил бусад гурав нь жокер:
poker-told-cards = Чиний хөзөр:
poker-told-board = { $board ->
    [0] Флоп:
    [3] Тёрн:
   *[other] Ривер:
 }
poker-told-second = Хоёрдугаар тойрог, банк { $pot }
poker-told-fold = { $me ->
    [yes] Чи хаялаа
   *[no] { $name } хаялаа
 }
poker-told-check = { $me ->
    [yes] Чи
   *[no] { $name }
 }: чек
poker-told-call = { $me ->
    [yes] Чи
   *[no] { $name }
 }: колл { $amount }{ $all ->
    [yes] , бүгдийг
   *[no] { "" }
 }
poker-told-bet = { $me ->
    [yes] Чи
   *[no] { $name }
 }: бет { $amount }{ $all ->
    [yes] , бүгдийг
   *[no] { "" }
 }
poker-told-raise = { $me ->
    [yes] Чи
   *[no] { $name }
 }: рейз { $amount }{ $all ->
    [yes] , бүгдийг
   *[no] { "" }
 }
poker-told-exchanged = { $count ->
    [0] { $me ->
        [yes] Чи хөзөр сольсонгүй
       *[no] { $name } хөзөр сольсонгүй
     }
   *[other] { $me ->
        [yes] Чи { $count } хөзөр соллоо
       *[no] { $name } { $count } хөзөр соллоо
     }
 }
poker-told-received = Чамд дахиад { $count } хөзөр ирлээ:
poker-told-stub = Хөзөр дууссан: хаясан { $count } хөзрийг дахин холилоо
poker-told-redealt = Хэн ч нээсэнгүй: мөн тоглогч дахин тараана
poker-told-low = Хэн ч нээсэнгүй: одоо хамгийн бага гар хожно
poker-told-returned = { $me ->
    [yes] Чамд
   *[no] { $name } тоглогчид
 } тэнцүүлээгүй { $amount } буцлаа
poker-told-shown = { $me ->
    [yes] Чи нээлээ
   *[no] { $name } нээлээ
 }: { $hand }
poker-told-mucked = { $me ->
    [yes] Чи хөзрөө нээсэнгүй
   *[no] { $name } хөзрөө нээсэнгүй
 }
poker-told-won = { $number ->
    [0] { $shared ->
        [no] { $me ->
            [yes] Чи { $amount } банкийг авлаа
           *[no] { $name } { $amount } банкийг авлаа
         }
       *[yes] { $name } { $amount } банкийг хувааж авлаа
     }
   *[other] { $shared ->
        [no] { $me ->
            [yes] Чи хажуугийн { $number } дүгээр банкийг авлаа: { $amount }
           *[no] { $name } хажуугийн { $number } дүгээр банкийг авлаа: { $amount }
         }
       *[yes] { $name } хажуугийн { $number } дүгээр банкийг хувааж авлаа: { $amount }
     }
 }
poker-told-evening-ended = Үдэш дууслаа
poker-told-chair-sit = { $me ->
    [yes] Чи ширээнд суулаа
   *[no] { $name } ширээнд суулаа
 }
poker-told-chair-buy = { $me ->
    [yes] Чи { $amount } авлаа
   *[no] { $name } { $amount } авлаа
 }
poker-told-chair-out = { $me ->
    [yes] Чи амарч байна
   *[no] { $name } амарч байна
 }
poker-told-chair-back = { $me ->
    [yes] Чи эргэж ирлээ
   *[no] { $name } эргэж ирлээ
 }
poker-told-chair-leave = { $me ->
    [yes] Чи явлаа
   *[no] { $name } явлаа
 }

## Покерын ширээ зохиох

poker-game-raspisnoy = Расписной
poker-which-game = Тоглоом
poker-limit = Хязгаар
poker-limit-limit-help = Бет, рейз бүрийн хэмжээ тогтмол.
poker-limit-pot-help = Бооцоо банкны хэмжээнээс хэтрэхгүй.
poker-limit-no-limit-help = Хэзээ ч бүх жетоноо тавьж болно.
poker-limit-spread-help = Бооцоо доод, дээд хязгаарын хооронд байна.
poker-forced = Тараахаас өмнөх бооцоо
poker-forced-kind-ante = Анте
poker-forced-kind-antes = Анте ба товчны блайнд
poker-forced-kind-blinds = Блайнд
poker-forced-kind-both = Анте ба блайнд
poker-ante = Анте
poker-small-blind = Бага блайнд
poker-small-blind-help = Их блайнд хоёр дахин их.
poker-bring = Хүн бүр хэдэн жетон авчрах вэ
poker-bring-help = Хоосон орхивол арван удаагийн авалт. Энэ бол тоглоомын мөнгө.
poker-with-boxes = Урьдчилан шийдэх
poker-with-boxes-help = Ээлжээсээ өмнө чек, хаях, рейз сонгох
poker-with-record = Дараа нь бичлэгийг өгөх
poker-with-record-help = Бүх хөзөр, нээгээгүй нь ч харагдана.
poker-by-code = Гэрийн дүрэм
poker-other-rules = Өөр дүрэм сонгох
poker-preset-draw-home = Гэрийн
poker-preset-draw-home-help = Анте, ээлжлэх товч, таван хөзөр хүртэл солино.
poker-preset-draw-hall = Танхим
poker-preset-draw-hall-help = Дөрвөн суудал; хэн түрүүлж хэлэхийг сугалаа шийднэ.
poker-preset-draw-california = Калифорни
poker-preset-draw-california-help = Хэн ч нээхгүй бол дахин анте тавьж, шинээр тараана.
poker-preset-draw-jacks = Боолын хосоос
poker-preset-draw-jacks-help = Боолын хос буюу түүнээс дээш гар нээнэ.
poker-preset-draw-lowball = Лоубол
poker-preset-draw-lowball-help = Хамгийн бага гар хожино; тамга бага.
poker-preset-draw-deuces-wild = Хоёрууд жокер
poker-preset-draw-deuces-wild-help = Хоёр бүр ямар ч хөзрийг орлоно.
poker-preset-draw-joker-bug = Жокер
poker-preset-draw-joker-bug-help = 53 хөзөр; жокер тамга болно, эсвэл стрит, флешийг гүйцээнэ.
poker-preset-draw-gold-rush = Алтны халуурал
poker-preset-draw-gold-rush-help = Эртний тоглоом: 20 хөзөр, солилцоогүй, нэг тойрог.
poker-preset-shortdeck-six-plus = Зургаа ба дээш
poker-preset-shortdeck-six-plus-help = 36 хөзөр; флеш фулл-хаусаас, гурвал стритээс дээгүүр.
poker-preset-shortdeck-straight-over-trips = Стрит гурвалаас дээгүүр
poker-preset-shortdeck-straight-over-trips-help = 36 хөзөр; зарим танхимд шиг стрит гурвалаас дээгүүр.
poker-preset-shortdeck-texas = Техас
poker-preset-shortdeck-texas-help = 52 хөзрөөр тоглох холдем.
poker-running = { $game } · { $phase ->
    [waiting] хүмүүсийг хүлээж байна
    [paused] түр зогссон
    [over] дууссан
   *[playing] { $hand } дүгээр гар
 }
poker-preset-palace-palace = Ордны
poker-preset-palace-palace-help = Туг, цэрэг, тулаан; тулааны гарыг зөвхөн тулалдагчид харна.
poker-small-bet-help = Хөзөр, туг, цэрэг бүрийн үнэ; том бооцоо хоёр дахин их.
