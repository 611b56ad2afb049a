# Терминал дахь тоглоом: `kozyr play`.

## Хэн сууж байна

term-you = Чи
term-neighbour = { $place ->
    [1] Ану
    [2] Бат
    [3] Сараа
    [4] Ганаа
    [5] Номин
    [6] Тэмүүлэн
    [7] Оюун
    [8] Болд
   *[9] Дулмаа
 }

## Дээд мөр

term-head = Тараалт { $number } / { $deals } · { $kind ->
    [plain] { $cards } хөзөр
    [no_trump] козырьгүй, { $cards } хөзөр
    [blind] харанхуй, { $cards } хөзөр
    [misere] мизер, { $cards } хөзөр
    [forehead] духан, { $cards } хөзөр
   *[golden] алтан, { $cards } хөзөр
 }
term-head-trump = { $suit ->
    [s] козырь ♠
    [c] козырь ♣
    [d] козырь ♦
    [h] козырь ♥
    [open] козырь тодорхойгүй
   *[none] козырьгүй
 }
term-head-start = Хэн түрүүлж тараах вэ?

## Суудал

term-dealer = Т
term-bid = { $bid ->
    [0] пас
   *[other] { $bid } авна
 }
term-progress = { $bid }-с { $took }
term-took = авсан { $took }
term-no-bid-yet = –
term-leads = эхэлсэн

## Юу болов

term-heard-dealer = { $name } түрүүлж тараана.
term-heard-drew = { $name }: { card-name } сугаллаа.
term-heard-my-dealer = Чи түрүүлж тараана.
term-heard-my-drew = Чи { card-name } сугаллаа.
term-heard-trump = { card-name } козырийг заалаа.
term-heard-no-trump = { $rank ->
    [X] Жокер гарлаа: энэ тараалт козырьгүй.
   *[other] Жокер гарлаа, { card-name }: энэ тараалт козырьгүй.
 }
term-heard-round = { $suit ->
    [none] Одоо козырьгүй.
   *[other] Одоо козырь нь { card-suit }.
 }
term-heard-named = { $suit ->
    [none] { $name }: козырьгүй тоглоё.
   *[other] { $name }: козырь нь { card-suit }.
 }
term-heard-my-named = { $suit ->
    [none] Чи шийдлээ: козырьгүй тоглоно.
   *[other] Чиний козырь: { card-suit }.
 }
term-heard-bid = { $bid ->
    [0] { $name }: пас.
   *[other] { $name }: захиалга { $bid }.
 }
term-heard-my-bid = { $bid ->
    [0] Чи пас хэллээ.
   *[other] Чиний захиалга { $bid }.
 }
term-heard-trick = Взяткийг { $name } авлаа.
term-heard-my-trick = Взятка чинийх.

## Юу хийх вэ

term-waiting = { $name } бодож байна …
term-prompt-bid = Чиний захиалга: нийт { $cards } взятка, захиалсан нь { $sum }.
term-prompt-blind = Чиний харанхуй захиалга: нийт { $cards } взятка, захиалсан нь { $sum }.
term-prompt-name = Энэ тараалтын козырийг чи нэрлэнэ.
term-prompt-lead = Чи эхэлнэ.
term-prompt-follow = Чиний ээлж, гарсан төрөл: { card-suit }.
term-prompt-say = Жокер юу гэх вэ?
term-prompt-next = Enter: цааш

## Жокер

term-say-high = авна
term-say-low = өгнө
term-say-highest = { $suit ->
    [trumps] том козырь
   *[other] том { card-mark }
 }
term-say-lowest = { $suit ->
    [trumps] бага козырь
   *[other] бага { card-mark }
 }
term-say-high-of = { $suit ->
    [trumps] авна, козырь
   *[other] авна, { card-mark }
 }
term-say-as = { card-name } болно
term-name = { $suit ->
    [none] козырьгүй
   *[other] { card-mark }
 }
term-told-high = Бусад нь юу ч тавьсан, взяткийг жокер авна.
term-told-low = Жокер юу ч авахгүй, зүгээр л хаяна.
term-told-highest-trumps = Бүгд хамгийн том козырио тавина, взяткийг жокер авна.
term-told-highest-suit = Бүгд хамгийн том { card-suit.accusative }, байхгүй бол козырь тавина; взяткийг жокер авна.
term-told-highest-plain = Бүгд хамгийн том { card-suit.accusative } тавина, взяткийг жокер авна.
term-told-highest-suit-but = Бүгд хамгийн том { card-suit.accusative }, байхгүй бол козырь тавина; козырь жокерийг дарна.
term-told-high-trumps = Бусад нь козырь тавина, взяткийг жокер авна.
term-told-high-suit = Бусад нь { card-suit } тавьж дагана. Взяткийг жокер авна.
term-told-high-suit-but = Бусад нь { card-suit } тавьж дагана. Хэн ч козырь тавихгүй бол взяткийг жокер авна.
term-told-high-plain = Бусад нь { card-suit } тавьж дагана. Взяткийг жокер авна.
term-told-as = Жокер яг { card-name } болно, илүү ч биш, дутуу ч биш.
term-told-lowest-trumps-forced = Бүгд хамгийн бага козырио тавина, тэдний хамгийн том нь взятка авна.
term-told-lowest-trumps = Жокер хамгийн бага козырь болно; бусад нь козырь тавина, хамгийн том нь взятка авна.
term-told-lowest-suit = Жокер { card-suit.genitive } хамгийн бага хөзөр болно; илүү том хөзөр эсвэл козырь взятка авна.
term-told-lowest-plain = Жокер { card-suit.genitive } хамгийн бага хөзөр болно; илүү том хөзөр взятка авна.

## Товч

term-keys-bid = ←→ эсвэл тоо, Enter: захиалах
term-keys-play = ←→, Enter: тавих
term-keys-say = ←→↑↓, Enter: хэлэх · Esc: буцах
term-keys-name = ←→, Enter: нэрлэх
term-keys-wait = Enter: хурдан
term-keys-more = S хүснэгт · L взятка · ? дүрэм · Q гарах
term-keys-scroll = ↑↓ гүйлгэх · Esc: ширээнд
term-keys-quit = Enter: гарах · Esc: үлдэх
term-keys-over = ↑↓ гүйлгэх · Enter: гарах

## Дэлгэц

term-sheet = Хүснэгт: захиалга/авсан, оноо; • тараагч
term-sheet-empty = Одоохондоо юу ч бичээгүй.
term-sheet-deal = тараалт
term-sheet-total = нийт
term-sheet-plain = { $number }: { $cards } хөзөр
term-sheet-special = { $number }: { $kind ->
    [no_trump] козырьгүй
    [blind] харанхуй
    [misere] мизер
    [forehead] духан
   *[golden] алтан
 }
term-sheet-premium = урамшуулал
term-tricks = Харж болох взятка
term-tricks-none = Харж болох взятка одоохондоо алга.
term-rules = Энэ ширээний дүрэм
term-deal-over = { $number }-р тараалт бичигдлээ
term-quit = Ширээнээс босох уу?
term-quit-kept = Тоглоом хадгалагдсан, хүссэн үедээ үргэлжлүүл.
term-over = Тоглолт дууслаа
term-winner = { $count ->
    [one] { $names } { $points } оноогоор яллаа.
   *[other] { $names } { $points } оноогоор хамтдаа яллаа.
 }
term-winner-you = Чи { $points } оноогоор яллаа!
term-money = { $money }

## Тоглоомын эргэн тойронд

term-small = Цонх { $width } × { $height } байна, ширээнд дор хаяж 80 × 24 хэрэгтэй.
term-kept = Тоглоом хадгалагдлаа: тараалт { $done } / { $deals }. Үргэлжлүүлэх: kozyr play { $game } --resume { $file }
term-finished = Тоглолтын бичлэг: { $file }

## Покерын үдэш

term-poker-guest = Зочин
term-poker-turn = Таны ээлж: { $choices } | q: гарах
term-poker-next = Enter: дараагийн тараалт, end: үдшийг дуусгах, q: гарах
term-poker-pot = Банканд: { $pots }
term-poker-kept = { $hands } дэх тараалтад хадгаллаа. Үргэлжлүүлэх: kozyr play { $game } --resume { $file }
