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
poker-you-have = Танд: { $hand }

## Юу хэлж болох вэ

poker-your-say = Таны ээлж
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
