# Ордны покер: дүрэм, яагаад болохгүй вэ, тараалтад юу болдог вэ.

rules-palace-title-camp = Туг ба ордон
rules-palace-title-turn = Таны ээлж
rules-palace-title-battle = Тулаан
rules-palace-title-end = Тараалт хэрхэн дуусдаг вэ
rules-palace-title-chips = Чип

rules-palace-aim = Банкийг хож: бусдыг нэг нэгээр нь тулаанд ял эсвэл айлгаж гарга, эсвэл хэн ч үргэлжлүүлэхгүй үед хамгийн сайн хослолтой бай.
rules-palace-players = Ширээнд { $seats ->
    [one] { $seats } суудал
   *[other] { $seats } суудал
 }, 52 хөзөр байна; төрөл бүрд тамга хамгийн том, хоёр хамгийн бага.
rules-palace-first-dealer = Хүн бүр нэг хөзөр сугална, хамгийн том нь эхэлж тараана; тэнцвэл дахин сугална. Дараа нь тараалт бүрд цагийн зүүний дагуу дараагийн тоглогч тараана.

rules-palace-ante = Хөзөр тараахын өмнө хүн бүр { $ante } анте тавина.
rules-palace-banner = Дараа нь хүн бүр туг авна: өмнө нь ил тавьсан хөзөр. Тараагчийн зүүн талаас эхлэн хүн бүрд өөрийн төрөл гартал хөзөр нээж, тохироогүйг нь хойш тавина.
rules-palace-suits = { $groups ->
    [one-group] Бүх тугийн төрөл өөр өөр.
    [one-alone] Эхний дөрвөн тугийн төрөл өөр өөр, сүүлчийнх нь ямар ч байж болно.
    [two-groups] Эхний дөрвөн тугийн төрөл өөр өөр, үлдсэн нь ч хоорондоо өөр.
    [two-alone] Эхний дөрвөн тугийн төрөл өөр өөр, дараагийн дөрөв нь ч мөн адил, сүүлчийнх нь ямар ч байж болно.
   *[three-groups] Эхний дөрвөн тугийн төрөл өөр өөр, дараагийн дөрөв нь ч, сүүлчийн хоёр нь ч мөн адил.
 }
rules-palace-banner-again = Хөзөр түрүүлж дуусвал хойш тавьсныг хольж үргэлжлүүлнэ.
rules-palace-palace = Бусад бүх хөзрийг дахин хольж, хүн бүрд нэг нэгээр гурван далд хөзөр өгнө: энэ нь түүний ордон. Үлдсэн нь авах багц.

rules-palace-order = Тараагчийн зүүн талынх эхэлж, ээлж цагийн зүүний дагуу явна. Ээлжиндээ нэг зүйл хийнэ: дайрах, авах, цэрэг хаях, өнжих эсвэл фолд.
rules-palace-buy = Авах: { $bet } төлж багцын дээд хөзрийг ав. Энэ нь тугийн доор ил тавигдаж цэрэг болно. Дараа нь цэргээсээ хүссэнээ үлдээ, гэхдээ { $most }-аас ихгүй.
rules-palace-pile = Авах үед багц хоосон бол хаясан хөзрийг холино; тэр ч байхгүй бол авч болохгүй.
rules-palace-discard-free = Хаях: нэг буюу хэд хэдэн цэргээ үнэгүй хая.
rules-palace-discard-paid = Хаях: нэг буюу хэд хэдэн цэргээ { $bet } төлж хая.
rules-palace-stay = Өнжих: юу ч бүү хий.
rules-palace-fold = Фолд: тараалтаас гарна, таны хөзрийг хэн ч авахгүй.

rules-palace-attack = Туг нь өөр төрлийн нэг өрсөлдөгч рүү дайр. Тугийнхаа төлөө { $bet }, цэрэг бүрийнхээ төлөө мөн төдийг тавина.
rules-palace-extra = Хүссэнээрээ илүү тавьж болно. Колл хийхдээ өрсөлдөгч өөрийн үнэ дээр төдийг нэмнэ.
rules-palace-answer = Өрсөлдөгч фолд, колл эсвэл рейз хийнэ. Колл нь түүний тугийн төлөө { $bet }, цэрэг бүрийн төлөө мөн төд болно.
rules-palace-raise-fixed = Рейз нь колл дээр нэмэх { $raise }; нөгөө нь тэр { $raise }-ыг төлж колл хийх, фолд хийх эсвэл дахин рейз хийнэ.
rules-palace-raise-limit = Рейз нь колл дээр нэмэх { $big }, цэрэггүй бол { $double }; нөгөө нь төдийг төлж колл хийх, фолд хийх эсвэл дахин рейз хийнэ.
rules-palace-raise-free = Рейз нь колл дээр нэмэх наад зах нь { $bet }, сүүлийн рейзээс багагүй; нөгөө нь төдийг төлж колл хийх, фолд хийх эсвэл дахин рейз хийнэ.
rules-palace-cap = Нэг тулаанд ихдээ гурван рейз байна.
rules-palace-no-cap = Тулаанд рейзийн тоо хязгааргүй.
rules-palace-give-up = Тулаанд фолд хийсэн хүн гарна. Нөгөөгийн хамгийн сүүлд тавьж, тэнцүүлээгүй хэсэг нь буцна; бусад нь банканд үлдэнэ.
rules-palace-judge = Коллын дараа хоёр гарыг харьцуулна: ордон, туг, цэргээс хамгийн сайн таван хөзөр.
rules-palace-exclude = Өрсөлдөгчийн тугийн төрлийн хөзөр тооцогдохгүй.
rules-palace-few = Тооцогдох хөзөр таваас цөөн бол байгаагаар нь тооцно; стрит, флеш, фулл хауст тав хэрэгтэй.
rules-palace-tie = Гар тэнцвэл өөрийн тугийн төрлийн хөзөр олонтой нь ялна. Тэр нь ч тэнцвэл хоёулаа гарна, сүүлчийн хоёр бол банкийг хуваана.
rules-palace-spoils = Ялагдсан нь гарна. Ялагч түүний цэрэг, тугийг авч, ихдээ { $most } цэрэг үлдээнэ; ялагдсаны ордныг хэнд ч харуулалгүй хаяна.
rules-palace-see-fighters = Колл хийсэн хүн нөгөөгийн ордныг харна, өөрийнхөө ордныг зөвхөн ялагдаагүй үедээ харуулна. Өөр хэн ч алийг нь ч харахгүй.
rules-palace-see-table = Хоёр гарыг ширээгээрээ харна.
rules-palace-pot = Бүх бооцоо банканд орно; тулаан зөвхөн нэг тоглогч үлдсэн үед чип авчирна.

rules-palace-last = Сүүлд үлдсэн нь банкийг хожно.
rules-palace-same = Хоёр эсвэл гурван тоглогч үлдээд туг нь нэг төрлийн бол банкийг тэнцүү хуваана.
rules-palace-circle = Үлдсэн бүгд дараалан өнжиж эсвэл цэрэг хаяж, энэ хооронд хэн ч аваагүй, тулалдаагүй бол гараа нээж, хамгийн сайн нь хожно. Энэ үед бүх хөзөр тооцогдоно.
rules-palace-two = Сүүлчийн хоёр хаях эрхгүй, дайрахад чип нь хүрэх хүн өнжих ч эрхгүй: дайрах, авах эсвэл фолд хийнэ. Хоёуланд нь хүрэхгүй бол гараа нээж, бүх хөзөр тооцогдоно.
rules-palace-odd = Тэнцүү гарууд хуваана; илүү чипийг тараагчийн зүүн талаас эхлэн нэг нэгээр өгнө.

rules-palace-short = Анте эсвэл колл бүтнээр төлж чадахгүй хүн байгаагаа төлөөд тоглоомд үлдэнэ. Бүтэн үнээс дутуугаар хэн ч дайрах, авах, рейз хийхгүй.
rules-palace-layers = Хэн нэгний сүүлчийн чипээс хойш буюу түүний төлж чадснаас илүү төлсөн нь түүний хувьгүй банкны давхарга болно. Давхарга бүрийг хувьтай хүмүүсээс ялсан нь авна; тэднээс хэн ч үлдээгүй бол хамгийн сүүлд гарсан нь авна.
rules-palace-buyin = Та { $least }-аас { $most } чиптэй суух ба тараалтын хооронд { $most } хүртэл нэмж авч болно. Жинхэнэ мөнгө биш.

## Яагаад болохгүй вэ

why-palace-target = Тоглоомд үлдсэн өрсөлдөгч рүү дайр.
why-palace-same-suit = Хоёр туг хоёулаа { card-suit }: бие рүүгээ дайрч болохгүй.
why-palace-attack-short = Дайрах үнэ { $price }, танд { $stack } байна.
why-palace-buy-short = Хөзрийн үнэ { $price }, танд { $stack } байна.
why-palace-no-cards = Авах хөзөр үлдээгүй.
why-palace-discard-short = Цэрэг хаях үнэ { $price }, танд { $stack } байна.
why-palace-no-soldiers = Танд цэрэг алга.
why-palace-two-left = Хоёулаа үлдсэн, танд { $price } хүрнэ: дайр, ав эсвэл фолд хий.
why-palace-two-left-discard = Хоёулаа үлдсэн: ав, өнж эсвэл фолд хий.
why-palace-raise-cap = Энэ тулааны рейз дууссан: колл эсвэл фолд хий.
why-palace-keep = Ихдээ { $most } цэрэг үлдээж болно.
house-fault-big-bet = Том бооцоо { $big } нь бага бооцоо { $small }-аас бага байна.

## Юу болж байна

heard-palace-banner = { $name }: туг { card-name }
heard-palace-aside = Хойш тавьсан: { $cards }
heard-palace-ran-out = { $name }: тохирох төрөл үлдээгүй, хойш тавьсныг холино.
heard-palace-palaces = Хүн бүр гурван ордны хөзөртэй.
heard-palace-palace = { $name }: ордонд { $cards }
heard-palace-bought = { $name } { $paid } төлж хөзөр авлаа
heard-palace-renewed = { $count ->
    [one] Хаясан { $count } хөзөр шинэ багц болов
   *[other] Хаясан { $count } хөзөр шинэ багц болов
 }
heard-palace-recruited = { $name }: шинэ цэрэг { card-name }
heard-palace-kept = { $count ->
    [0] { $name } цэрэг үлдээсэнгүй
    [one] { $name } { $count } цэрэг үлдээв
   *[other] { $name } { $count } цэрэг үлдээв
 }{ $off ->
    [0] {""}
   *[other] , { $off } хаяв
 }
heard-palace-discarded = { $count ->
    [one] { $name } { $count } цэрэг хаяв
   *[other] { $name } { $count } цэрэг хаяв
 }{ $paid ->
    [0] {""}
   *[other] , { $paid } төлөв
 }
heard-palace-stayed = { $name } өнжлөө
heard-palace-folded = { $name } фолд хийлээ
heard-palace-attacked = { $name } дайрлаа: { $rival }, { $paid }{ $extra ->
    [0] {""}
   *[other] , үүний { $extra } нь үнээс илүү
 }
heard-palace-call = { $name } колл хийлээ: { $paid }
heard-palace-raise = { $name } { $paid } тавьж { $amount }-аар рейз хийлээ
heard-palace-returned = { $name } { $amount } буцааж авлаа
heard-palace-won-fold = { $name } тулаангүй яллаа: { $rival } гарлаа
heard-palace-won-call = { $name } яллаа: { $rival } гарлаа
heard-palace-won-hand = { $name } илүү гараар яллаа: { $rival } гарлаа
heard-palace-won-suit = Гар тэнцсэн ч өөрийн төрлийн хөзөр олон тул { $name } яллаа: { $rival } гарлаа
heard-palace-won-tie = { $name }, { $rival } бүх юмаараа тэнцэж, хоёулаа гарлаа
heard-palace-captured = { $count ->
    [0] { $name } тугийг олзоллоо: { $rival }
    [one] { $name } туг, { $count } цэргийг олзоллоо: { $rival }
   *[other] { $name } туг, { $count } цэргийг олзоллоо: { $rival }
 }
heard-palace-end-last = Ганц { $names } үлдлээ
heard-palace-end-same-suit = Үлдсэн тугууд нэг төрлийн, банкийг хуваана: { $names }
heard-palace-end-showdown = Хэн ч үргэлжлүүлэхгүй: гараа нээнэ
heard-palace-end-tie = Хэн ч үлдсэнгүй, банкийг хуваана: { $names }
heard-palace-shown = { $name } нээв: { $cards }, { $made }
heard-palace-counted = { $name }: { $made }; тооцогдох нь { $cards }
heard-palace-pot = { $number ->
    [0] Банк { $amount }: { $names }
   *[other] Банкны { $number }-р давхарга, { $amount }: { $names }
 }
heard-palace-share = { $name } { $chips }

## Дүрмийг хэрхэн асуудаг вэ

house-preset-palace = Ордны
house-preset-palace-help = Лимиттэй бооцоо, таван цэрэг, тулааны гарыг зөвхөн тулалдагчид харна.
house-structure = Лимит
house-structure-help = Дайралт, рейз тогтмол хэмжээтэй юу, хүссэнээрээ юу.
house-structure-is-limit = Тогтмол лимит
house-structure-is-no-limit = Лимитгүй
house-small-bet = Бага бооцоо
house-small-bet-help = Хөзрийн үнэ, тулаанд туг болон цэрэг бүрийн үнэ.
house-big-bet = Том бооцоо
house-big-bet-help = Цэрэгтэй тоглогчийн рейз; цэрэггүй бол хоёр бага бооцоо.
house-ante-is-half = Бага бооцооны тал
house-max-soldiers = Цэрэг ихдээ
house-max-soldiers-help = Хэдэн цэрэг үлдээж болох вэ.
house-discard-cost = Цэрэг хаях
house-discard-cost-help = Авалгүйгээр хаяхад хэдийг төлөх вэ.
house-discard-cost-is-free = Үнэгүй
house-discard-cost-is-small-bet = Бага бооцоо
house-reveal-battle = Тулааны гар
house-reveal-battle-help = Коллын дараа харьцуулах гарыг хэн харах вэ.
house-reveal-battle-is-fighters = Зөвхөн тулалдагч хоёр
house-reveal-battle-is-table = Ширээгээрээ

## Хуудсан дээрх ширээ

palace-bets = { $big ->
    [0] бага бооцоо { $small }
   *[other] бооцоо { $small }/{ $big }
 }
palace-said-bought = Авсан
palace-said-discarded = Цэрэг хаясан
palace-said-stayed = Өнжсөн
palace-said-folded = Хаясан
palace-said-attacked = Дайрсан
palace-said-call = Колл
palace-said-raise = Рейз
palace-said-beaten = Ялагдсан
palace-said-captured = Ялсан
palace-my-camp = Таны хуаран
palace-banner = туг { $what }
palace-soldiers = цэрэг { $what }
palace-attack-on = { $name } рүү дайрах
palace-not-counted = { $what }: тооцогдохгүй
palace-put-off = Хаях: { $what }
palace-counts = { $hand ->
    [none] { $name }-ийн эсрэг таны нэг ч хөзөр тооцогдохгүй.
   *[other] { $name }-ийн эсрэг танд байгаа нь: { $hand }; дарсан хөзөр тооцогдохгүй.
 }
palace-back = Буцах
palace-your-turn = Таны ээлж
palace-do-attack = Дайрах
palace-do-buy = Авах
palace-do-discard = Цэрэг хаях
palace-do-stay = Өнжих
palace-do-raise = Рейз нэмж
palace-keep = { $count ->
    [0] Цэрэг үлдээхгүй
    [one] { $count } цэрэг үлдээх
   *[other] { $count } цэрэг үлдээх
 }
palace-discard = { $count ->
    [one] { $count } цэрэг хаях
   *[other] { $count } цэрэг хаях
 }
palace-pile = { $count ->
    [one] Багц: { $count } хөзөр
   *[other] Багц: { $count } хөзөр
 }
palace-discards = { $count ->
    [one] Хаясан: { $count } хөзөр
   *[other] Хаясан: { $count } хөзөр
 }
palace-scene = Тулаан
palace-scene-last = Сүүлийн тулаан
palace-scene-answers = { $name } хариулна: колл { $owed }
palace-scene-nobody-shows = Хаясны дараа хэн ч ордноо харуулахгүй.
palace-scene-not-shown = { $name } колл хийж ялагдсан тул тэр ордон хаалттай үлдэнэ.
palace-scene-fighters = Ордныг зөвхөн тулалдсан хоёр нь харсан.
palace-now-turn = Дайрахын тулд туг дээр дар: { $price } болно.
palace-now-answer = { $name } хариуг тань хүлээж байна: колл { $owed }.
palace-now-keep = Явуулах цэргүүд дээрээ дар; ихдээ { $most } үлдэж болно.
palace-now-discard = Явуулах цэргүүд дээрээ дар.
palace-now-moves = { $name } ээлжтэй.
palace-now-answers = { $name } хариулж байна.
palace-now-keeps = { $name } цэргээ сонгож байна.
