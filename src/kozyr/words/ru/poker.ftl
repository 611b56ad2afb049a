# Покерный стол на странице: места, фишки, ход, обмен, история раздачи и лист вечера.

## Места и фишки

poker-all-in = Олл-ин
poker-sits-out = Отдыхает
poker-stack = { $stack ->
    [one] { $stack } фишка
    [few] { $stack } фишки
   *[other] { $stack } фишек
 }
poker-bet-lies = ставка { $bet }
poker-drew = { $count ->
    [0] не меняет карт
    [one] меняет { $count } карту
    [few] меняет { $count } карты
   *[other] меняет { $count } карт
 }
poker-button = баттон
poker-won = выигрыш { $amount }
poker-sit = Сесть
poker-sit-at = Сесть на место { $number }
poker-board = Общие карты
poker-pots = Банки
poker-pot = { $number ->
    [0] основной банк
   *[other] побочный банк { $number }
 }
poker-pot-of = { poker-pot }: { $amount }
poker-you-have = У тебя: { $hand }

## Что можно сказать

poker-your-say = Твоё слово
poker-do-fold = Пас
poker-do-check = Чек
poker-do-call = Колл
poker-do-bet = Бет
poker-do-raise = Рейз до
poker-how-much = Сколько
poker-amount = Сумма от { $lo } до { $hi }
poker-less = Меньше
poker-more = Больше
poker-mark-least = Минимум
poker-mark-half = ½ банка
poker-mark-pot = Банк
poker-mark-all = Олл-ин
poker-mark-most = Максимум
poker-boxes = Решить заранее
poker-box-check-fold = Чек / пас
poker-box-fold = Пас
poker-box-raise-any = Рейз всегда

## Обмен

poker-put-away = Поменять карту: { $what }
poker-exchange = { $count ->
    [0] Не менять
    [one] Поменять { $count } карту
    [few] Поменять { $count } карты
   *[other] Поменять { $count } карт
 }

## Что сделал игрок, на его табличке

poker-said-fold = Пас
poker-said-check = Чек
poker-said-call = Колл
poker-said-bet = Бет
poker-said-raise = Рейз
poker-said-ante = Анте
poker-said-small-blind = Малый блайнд
poker-said-big-blind = Большой блайнд
poker-said-button-blind = Блайнд баттона

## История и вечер

poker-history = Эта раздача
poker-history-none = Пока ничего не случилось.
poker-ledger = Вечер
poker-ledger-none = Ещё не сыграно ни одной раздачи.
poker-hand-column = Раздача
poker-total = Всего
poker-balance = Вне стола
poker-my-stack = На столе
