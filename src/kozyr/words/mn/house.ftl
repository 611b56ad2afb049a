# Гэрийн дүрэм: танайхан юуг өөрөөр хийдгээ бичдэг маягт, мөн болохгүй үед маягтын хэлэх зүйлс.

## Хуудас

house-title = Гэрийн дүрэм
house-intro = Танайхтай хамгийн ойр дүрмээс эхлээд, өөрөөр тоглодог зүйлээ соль.
house-start = Эндээс эхлэх
house-tab-form = Солих
house-tab-read = Унших
house-reads = Ингэж уншигдана
house-deals-list = Бүх тараалт: { $deals }
house-deal = { $number }-р тараалт, { $kind ->
    [no_trump] козырьгүй
    [blind] харанхуй
    [misere] мизер
    [golden] алтан
    [forehead] духан
   *[plain] ердийн
 }, { $cards } хөзөр
house-kind = { $kind ->
    [no_trump] Козырьгүй
    [blind] Харанхуй
    [misere] Мизер
    [golden] Алтан
    [forehead] Духан
   *[plain] Ердийн
 }
house-count = { $changes ->
    [0] Яг «{ $preset }»
   *[other] «{ $preset }», { $changes } өөрчлөлт
 }
house-changed = Өөрчилсөн
house-as-in = «{ $preset }» багцад: { $answer }
house-reset-all = { $changes } өөрчлөлтийг буцаах
house-nothing = байхгүй
house-yes = тийм
house-no = үгүй
house-idle = Одоо юу ч шийдэхгүй { $count } асуулт бий
house-idle-help = Хамаарах дүрэм нь үйлчлэхэд л чухал болно.
house-waiting = Дүрмийг уншиж байна…
house-not-yet = Ингэж тоглох боломжгүй. Доор тоглож болох хамгийн сүүлийн дүрэм байна.
house-faults = { $count } зүйл нийцэхгүй байна
house-fault-show = Харуулах
house-mend = Засах: { $answer }
house-no-answer = Сервер хариу өгөхгүй байна. Өөрчлөлт чинь энд хадгалагдсан, хариу өгмөгц уншина.
house-bad-code = Энэ гэрийн дүрмийн код биш, эсвэл буруу бичсэн байна: { $code }
house-make = Энэ дүрмээр ширээ засах
house-less = { $what }: хасах
house-more = { $what }: нэмэх
house-own-number = Тоо
house-own-numbers = Өөрийн жагсаалт
house-add-deal = Тараалт нэмэх
house-remove-deal = { $number }-р тараалтыг хасах
house-deal-cards = { $number }-р тараалтын хөзөр
house-earlier = { $what }: урагш
house-later = { $what }: хойш
house-remove = Хасах: { $what }
house-order-none = Юу ч сонгоогүй.
house-card-pick = Хөзөр сонгох
house-card-done = Болсон
house-card-none = Жокергүй
house-card = { card-name }
house-card-printed = { $jokers ->
    [1] зурсан жокер
   *[other] зурсан хоёр жокер
 }
house-answer = { $question }: { $answer }
house-changes = { $changes } өөрчлөлт
house-hand = { $number }-р тараалт: { $cards } хөзөр
house-write-numbers = Эсвэл бүгдийг таслалаар зааглаж бич
house-keeping = Хадгалах, явуулах
house-undo-start = Миний { $changes } өөрчлөлтийг сэргээх

## Миний дүрэм

house-mine = Миний дүрэм
house-mine-help = Зөвхөн энэ хөтчид хадгалагдана. Өөр газар авч явах бол файлд хадгал, эсвэл холбоосоо явуул.
house-name = Нэр
house-name-example = Эмээгийнд тоглодгоор
house-keep = Энэ төхөөрөмжид хадгалах
house-named = Энэ бол «{ $name }».
house-use = «{ $name }» авах
house-rename = «{ $name }» нэрийг солих
house-rename-done = Хадгалах
house-delete = «{ $name }» устгах
house-deleted = «{ $name }» устлаа.
house-undo = Буцаах
house-no-room = Энэ хөтөч юу ч хадгалдаггүй. Дүрмээ файлд хадгал.
house-name-missing = Дүрэмдээ нэр өг.
house-name-taken = «{ $name }» аль хэдийн бий.
house-link = Энэ дүрмийн холбоос
house-link-help = Нээсэн хүн энэ дүрмээр ширээ засаж болно.
house-code = Код
house-export = Файлд хадгалах
house-import = Бэлэн дүрэм авах
house-import-field = Код, холбоос, эсвэл хадгалсан файлын текст
house-import-help = Энд тавь, эсвэл файл сонго.
house-import-file = Файл сонгох
house-import-do = Авах
house-import-wrong = Энд гэрийн дүрэм алга.
house-imported = Авлаа. Хараад, хүсвэл хадгал.

## Бусад хуудсанд

house-edit = Энэ дүрмийг солих
house-own = Өөрийн дүрэм…
house-chosen = Дүрэм: { $name }
house-other-rules = Өөр дүрэм

## Бэлэн дүрэм

house-preset-hall = Клубын
house-preset-hall-help = Клубт тоглодгоор: гурав дараалан пас хэлэхгүй, тусгай тараалт нэг хагас дахин үнэтэй.
house-preset-classic = Сонгодог
house-preset-classic-help = Хуучнаар: козырийг сүүлчийн хөзөр заана.
house-preset-home54 = Бүтэн хөзөр
house-preset-home54-help = 54 хөзрөөр гэрт тоглодог; жокер ямар ч хөзөр болж чадна.
house-preset-midspecials = Тусгай нь дунд
house-preset-midspecials-help = Тусгай тараалт буухаас өмнө, жокер нь 6♠, козырлох албагүй.
house-preset-circular = Козырь ээлжилнэ
house-preset-circular-help = Клубын адил, гэвч козырь тараалт бүрд дараагийн төрөл рүү шилжинэ.
house-preset-georgian = Гүржийн
house-preset-georgian-help = Шагналтай дөрвөн цуврал, хоёр хар зургаа нь жокер, мөн хишт.
house-preset-oh-hell = Oh Hell
house-preset-oh-hell-help = Жокергүй, тусгай тараалтгүй; взятка нэг оноо, яг захисанд арав.

## Хэсгүүд

house-section-cards = Тоглогч ба хөзөр
house-section-deals = Тараалт
house-section-trump = Козырь
house-section-bidding = Захиалга
house-section-play = Тоглолт
house-section-joker = Жокер юу чадах вэ
house-section-specials = Тусгай тараалт
house-section-points = Оноо
house-section-money = Мөнгө

## Тоглогч ба хөзөр

house-seats = Тоглогч
house-seats-help = Ширээг дараа өөр тоогоор ч засаж болно.
house-pairs = Хос хосоороо
house-pairs-help = Өөд өөдөөсөө суусан хоёр оноогоо нэмнэ.
house-deck = Хөзөр
house-deck-help = Олон хөзөрт олон тоглогч, том гар.
house-deck-is-36 = 36 хөзөр
house-deck-is-52 = 52 хөзөр
house-deck-is-53 = 52 ба жокер
house-deck-is-54 = 52 ба хоёр жокер
house-jokers = Жокер
house-jokers-help = Аль ч хөзөр, эсвэл хоёр хөзөр жокер байж болно, огт үгүй ч байж болно. Зурсан жокер үргэлж жокер.
house-first-dealer = Хэн түрүүлж тараах вэ
house-first-dealer-help = Дараа нь цагийн зүүний дагуу.
house-first-dealer-is-high-card = Том хөзөр сугалсан нь
house-first-dealer-is-lot = Шодож
house-first-dealer-is-first-ace = Эхний тамга ирсэн нь

## Тараалт

house-schedule = Тоглолт хэрхэн явах вэ
house-schedule-help = Гүрж цуврал: дээш, дүүрэн, доош, дүүрэн, бүрийн төгсгөлд урамшуулал.
house-schedule-is-ladder = Шат
house-schedule-is-sets = Дөрвөн цуврал
house-schedule-is-nines = Дүүрэн дөрвөн цуврал
house-ladder = Шат
house-ladder-help = Хөзөр хэрхэн нэмэгдэх вэ. Хамгийн ихийг тоглогч бүр нэг удаа тараана.
house-ladder-is-full = Дээш, доош
house-ladder-is-up = Зөвхөн дээш
house-ladder-is-max = Зөвхөн хамгийн их
house-ladder-is-none = Зөвхөн тусгай
house-ladder-top = Хамгийн олон хөзөр
house-ladder-top-help = Шат, тусгай тараалтын алинд ч.
house-ladder-top-is-deck = Хөзөр хүрэх хэрээр
house-ladder-top-is-seats = Тоглогчийн тоогоор

## Козырь

house-trump = Козырь хаанаас гарах вэ
house-trump-help = Ээлжлэх бол тараалт бүрд, эсвэл взятка бүрд солигдоно.
house-trump-is-turned = Хөзөр нээнэ
house-trump-is-circular-deal = Тараалтаар ээлжилнэ
house-trump-is-circular-trick = Взяткаар ээлжилнэ
house-trump-is-none = Козырь байхгүй
house-circular-order = Ээлжлэх дараалал
house-circular-order-help = Эхний алхмаас сүүлчийнх хүртэл, дараа нь дахин.
house-circular-order-is-s = гил ♠
house-circular-order-is-c = цэцэг ♣
house-circular-order-is-d = дөрвөлжин ♦
house-circular-order-is-h = бунд ♥
house-circular-order-is-dash = козырьгүй
house-trump-full-deal = Бүх хөзөр тарахад
house-trump-full-deal-help = Тэгвэл нээх хөзөр үлдэхгүй.
house-trump-full-deal-is-drawn = Өмнө нь сугалсан хөзөр
house-trump-full-deal-is-last-card = Тараагчийн сүүлчийн хөзөр
house-trump-full-deal-is-none = Козырьгүй
house-trump-full-deal-is-named = Гурван хөзрөөс нэрлэнэ

## Захиалга

house-hook = Тараагчийн хязгаар
house-hook-help = Тараагчийн захиалгаар нийлбэр нь взяткийн тоотой тэнцэж болохгүй.
house-hook-in-blind = Хязгаар харанхуй тараалтад ч
house-hook-in-blind-help = Үгүй бол тараагч тэнд чөлөөтэй захиална.
house-three-passes = Гурав дараалан пас хэлэхгүй
house-three-passes-help = Хоёр пасын дараа ядаж нэг взятка захиална.

## Тоглолт

house-must-trump = Төрөл байхгүй бол заавал козырь
house-must-trump-help = Үгүй бол ямар ч хөзөр болно.
house-must-overtrump = Козырийг заавал дарна
house-must-overtrump-help = Тавьсан козырь чадвал ширээн дээрх козырийг дарна.
house-must-head = Төрлийг заавал дарна
house-must-head-help = Ижил төрлөөр явахдаа чадвал илүү томыг тавина.
house-review = Дууссан взяткийг харах
house-review-help = Тараалт дуустал.
house-review-is-own = Зөвхөн өөрийнхөө
house-review-is-none = Хэзээ ч үгүй
house-review-is-last = Сүүлийнхийг
house-review-is-all = Бүгдийг

## Жокер юу чадах вэ

house-joker-follows = Жокерийг хэзээ тавих вэ
house-joker-follows-help = Өөр хүн эхэлсэн бол.
house-joker-follows-is-any-time = Хэдийд ч
house-joker-follows-is-void-only = Төрөл байхгүй үед
house-joker-demands = Эхэлсэн жокер хамгийн томыг нэхнэ
house-joker-demands-help = «Хамгийн том бунд»: бүгд хамгийн том бундаа тавина.
house-joker-demands-is-any-lead = Үргэлж
house-joker-demands-is-first-trick = Эхний взяткад
house-joker-demands-is-off = Хэзээ ч үгүй
house-joker-lowest-trump = Жокер хамгийн бага козырь болж эхэлж болно
house-joker-lowest-trump-help = Тэгвэл взятка өгнө.
house-low-lead-forces-lowest = «Хамгийн бага козырь» хамгийн багыг нэхнэ
house-low-lead-forces-lowest-help = Тэгвэл бүгд хамгийн бага козырио тавина.
house-demand-beaten-by-trump = Энгийн төрлөөр эхэлсэн жокерийг козырь дарна
house-demand-beaten-by-trump-help = Үгүй бол эхэлсэн жокер үргэлж авна.
house-joker-as-card = Аль ч хөзөр болж чадна
house-joker-as-card-help = Аль хэдийн гарсан хөзөр ч болно.
house-two-jokers = Нэг взяткад хоёр жокер
house-two-jokers-help = Аль нь авах вэ.
house-two-jokers-is-later = Сүүлд гарсан нь
house-two-jokers-is-first = Түрүүлж гарсан нь

## Тусгай тараалт

house-specials = Тусгай тараалт, энэ дарааллаар
house-specials-help = Тус бүрийг тоглогч бүр нэг удаа тараана.
house-specials-is-blind = Харанхуй
house-specials-is-golden = Алтан
house-specials-is-misere = Мизер
house-specials-is-no-trump = Козырьгүй
house-specials-is-forehead = Духан
house-specials-position = Хэзээ тоглох вэ
house-specials-position-help = Буух зам бол шатны хоёр дахь хагас.
house-specials-position-is-after = Төгсгөлд
house-specials-position-is-before-descent = Буухын өмнө
house-specials-without-trump = Козырьгүй тусгай тараалт
house-specials-without-trump-help = Бусдад нь козырь ердийнхөөрөө.
house-specials-without-trump-is-blind = Харанхуй
house-specials-without-trump-is-golden = Алтан
house-specials-without-trump-is-misere = Мизер
house-specials-without-trump-is-forehead = Духан
house-blind-bids = Харанхуй: хэзээ захиалах вэ
house-blind-bids-help = Хөзрөө ямар ч байсан харахгүй.
house-blind-bids-is-unseen = Битүү тараасны дараа
house-blind-bids-is-before-deal = Тараахын өмнө
house-forehead-mode = Духан: бусад юу харах вэ
house-forehead-mode-help = Чи бусдынхыг харна, өөрийнхийгөө захиалгын дараа л харна.
house-forehead-mode-is-one-card = Нэг хөзөр
house-forehead-mode-is-all-cards = Бүх хөзөр
house-forehead-hand = Духан: хэдэн хөзөр
house-forehead-hand-help = Нэг хөзөр үзүүлдэг бол ихэвчлэн хамгийн олон, бүгдийг үзүүлдэг бол нэг хөзөр.
house-forehead-hand-unset = Ердийнхөөрөө
house-forehead-hand-is-max = Хамгийн олон
house-forehead-hand-is-1 = Нэг хөзөр

## Оноо

house-scoring = Оноог хэрхэн тоолох вэ
house-scoring-help = Дүрмийн текстэд жишээтэй бий.
house-scoring-is-raspisnoy = Расписной: арваар
house-scoring-is-georgian = Гүрж: тавиар
house-scoring-is-oh-hell = Oh Hell
house-scoring-is-oh-hell-penalty = Oh Hell, хасахтай
house-golden-per-trick = Алтан: взятка нэмэх нь
house-golden-per-trick-help = Взятка бүрийн оноо.
house-misere-per-trick = Мизер: взятка хасах нь
house-misere-per-trick-help = Взятка бүрд хасах оноо.
house-misere-clean = Взяткагүй мизер
house-misere-clean-help = Нэг ч взятка аваагүй хүний оноо.
house-special-multiplier = Захиалгатай тусгай тараалт үнэтэй
house-special-multiplier-help = Харанхуй, козырьгүй, духан: захиалсан взяткийн арван оноог үржүүлнэ.
house-special-multiplier-is-1 = Ердийнхөөрөө
house-special-multiplier-is-1-5 = Нэг хагас дахин
house-special-multiplier-is-2 = Хоёр дахин
house-special-multiplier-is-3 = Гурав дахин
house-multiplier-scope = Тэнд юу үнэтэй вэ
house-multiplier-scope-help = Зөвхөн захиалсан взятка уу, пас, илүү нь ч мөн үү.
house-multiplier-scope-is-units = Захиалсан взятка
house-multiplier-scope-is-everything = Бүгд
house-special-pass = Тэнд пас нэмэх нь
house-special-pass-help = Тавын нэг хагас дахин: хэрхэн бүхэлчилдгээ хэл.
house-special-pass-unset = Хэлээгүй
house-special-over = Тэнд илүү авсан взятка нэмэх нь
house-special-over-help = Нэгийн нэг хагас дахин: хэрхэн бүхэлчилдгээ хэл.
house-special-over-unset = Хэлээгүй
house-all-tricks = Бүх взяткийн захиалга хоёр дахин
house-all-tricks-help = Биелсэн ч, биелээгүй ч, зөвхөн биелбэл, эсвэл огт үгүй.
house-all-tricks-is-both = Хоёуланд нь
house-all-tricks-is-reward = Биелбэл
house-all-tricks-is-off = Хэзээ ч үгүй
house-all-tricks-in-specials = Тусгай тараалтад ч
house-all-tricks-in-specials-help = Тэгвэл үржүүлэгчид хоорондоо үржинэ.
house-all-tricks-from = Хэдэн хөзрөөс эхлэх вэ
house-all-tricks-from-help = Хүн бүр дор хаяж хэдэн хөзөртэй үед хоёр дахин болох вэ.
house-khishti = Хишт
house-khishti-help = Захиалаад взятка аваагүй бол хэдийг хасах вэ.
house-khishti-is-200 = 200
house-khishti-is-300 = 300
house-khishti-is-500 = 500
house-khishti-is-1000 = 1000
house-khishti-is-0 = Юу ч үгүй
house-premium = Цувралын төгсгөлийн урамшуулал
house-premium-help = Цувралын бүх захиалгаа биелүүлсэн хүнд.
house-premium-is-double-and-strike = Өөрийнхийг давхарлаж, бусдынхыг хасна
house-premium-is-double = Өөрийн хамгийн сайныг давхарлана
house-premium-is-strike = Бусдын хамгийн сайныг хасна
house-premium-is-off = Байхгүй
house-premium-excludes-last = Цувралын сүүлийн тараалт хамгийн сайнд тооцогдохгүй
house-premium-excludes-last-help = Биелүүлэх ёстой, гэхдээ давхарлахгүй, хасахгүй.

## Мөнгө

house-price = Онооны үнэ
house-price-help = Бүхэл тоогоор; 0 бол зөвхөн оноогоор тоглоно.
house-settlement = Хэн хэнд төлөх вэ
house-settlement-help = Онооны зөрүүг.
house-settlement-is-winner = Бүгд ялагчид
house-settlement-is-pairwise = Хүн бүр хоорондоо

## Юу нийцэхгүй байна

house-fault-oh-hell = Oh Hell-ийн оноо 3–7 тоглогчид зориулсан, харин та нар { $seats } хүн.
house-fault-small-pack = 36 хөзөр хамгийн ихдээ 6 тоглогчид хүрнэ, харин та нар { $seats } хүн. Илүү олон хөзөр ав.
house-fault-sets = Дөрвөн цуврал 3–6 тоглогчид зориулсан, харин та нар { $seats } хүн.
house-fault-pairs = Хос хосоороо дөрвүүл тоглоно, харин та нар { $seats } хүн.
house-fault-printed = { $jokers ->
    [1] Энэ хөзөр өөрийн жокертой, өөр хөзөр жокер болж чадахгүй.
   *[other] Энэ хөзөр өөрийн хоёр жокертой, өөр хөзөр жокер болж чадахгүй.
 }
house-fault-joker = { card-name } нь { $pack } хөзөр дотор алга.
house-fault-ladder = Нэг тараалтад хүн бүрд { $cards } хөзөр, харин { $pack } хөзрийг { $seats } тоглогчид тараахад хамгийн ихдээ { $most } хүрнэ.
house-fault-top = Энэ нь хүн бүрд { $cards } хөзөр, харин { $pack } хөзрийг { $seats } тоглогчид тараахад хамгийн ихдээ { $most } хүрнэ.
house-fault-no-deal = Шат, тусгай тараалтын аль нь ч байхгүй бол тоглох зүйлгүй.
house-fault-trump = Козырь ээлжилнэ, эсвэл түүнийг нэрлэнэ, хоёулаа зэрэг болохгүй.
house-fault-halves = Бүгдийг нэг хагас дахин авбал хагас гарна, оноо бүхэл байдаг: энд юу бичдэгээ хэл.
house-fault-number = { $lo }–{ $hi } хооронд бүхэл тоо байх ёстой.
house-fault-numbers = Тараалт бүрд { $lo }–{ $hi } хөзөр, хамгийн ихдээ { $most } тараалт.
house-fault-choice = Энд ингэж сонгож болохгүй.
