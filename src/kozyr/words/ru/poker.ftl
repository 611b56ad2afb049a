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
poker-record = Взять запись вечера с собой

## Стол в двух словах

poker-game-draw = Пятикарточный покер
poker-game-shortdeck = Холдем
poker-game-palace = Палас-покер
poker-hand-number = Раздача { $number }
poker-limit-no-limit = Без лимита
poker-limit-pot = Пот-лимит
poker-limit-limit = Лимит
poker-limit-spread = Спред-лимит
poker-forced-ante = анте { $ante }
poker-forced-blinds = блайнды { $small }/{ $big }
poker-forced-both = анте { $ante }, блайнды { $small }/{ $big }
poker-said-muck = Не открыл
poker-next-hand = Со следующей
poker-no-chips = Нет фишек

## Что происходит

poker-now-begin = Остальные места займут друзья или боты; начинай, когда захочешь.
poker-now-waiting = Вечер начнёт хозяин стола.
poker-now-few = Для раздачи нужны двое с фишками.
poker-now-first-dealer = Решается, кто сдаёт первым.
poker-now-dealt = Сейчас будет следующая раздача.
poker-now-won = { $amount ->
    [0] Банки делят { $name }.
   *[other] { $me ->
        [yes] Ты выигрываешь { $amount }.
       *[no] Выигрыш { $amount } — { $name }.
     }
 }
poker-now-exchange = Нажми на карты, которые хочешь поменять.
poker-now-owe = Чтобы остаться, нужно { $owed }.
poker-now-free = Можно сказать чек.
poker-now-speaks = Слово за игроком { $name }.
poker-now-exchanges = { $name } меняет карты.
poker-now-over = Вечер окончен

## Моё место

poker-my-chips = Мои фишки
poker-next = Следующая раздача
poker-name-dealer = Кто сдаёт первым?
poker-buy-in = Купить фишки
poker-buy = { $playing ->
    [yes] Купить { $amount } к следующей раздаче
   *[no] Купить { $amount }
 }
poker-buying = К следующей раздаче добавится { $amount }.
poker-buying-not = Передумать
poker-buy-none = За столом у тебя { $stack }, вне стола { $balance }; добавить сейчас ничего нельзя.
poker-auto-rebuy = Автодокупка
poker-auto-rebuy-help = Перед каждой раздачей фишки пополняются до { $most }.
poker-sit-out = Отдохнуть
poker-sit-out-help = Со следующей раздачи тебе не сдают.
poker-back = Играть дальше
poker-leave = { $playing ->
    [yes] Уйти после этой раздачи
   *[no] Уйти из-за стола
 }
poker-leaving = После этой раздачи ты уходишь.
poker-stay = Остаться
poker-sit-with = Сесть, взяв { $amount }
poker-closing = Эта раздача последняя.
poker-end = Закончить вечер
poker-end-sure = Текущая раздача станет последней для всех.

## Клавиши

poker-key-fold = F
poker-key-fold-does = Пас
poker-key-call = C
poker-key-call-does = Чек или колл
poker-key-raise = R
poker-key-raise-does = К сумме бета или рейза; Enter делает ставку
poker-key-arrows = ↑ ↓
poker-key-arrows-does = Больше или меньше
poker-key-digits = 0–9
poker-key-digits-does = Написать сумму
poker-key-exchange = 1–5
poker-key-exchange-does = При обмене: перевернуть карту; Enter меняет
poker-key-attack = A
poker-key-attack-does = К следующему лагерю; Enter показывает атаку
poker-key-buy = B
poker-key-buy-does = Купить карту
poker-key-discard = D
poker-key-discard-does = Отпустить солдат
poker-key-stay = S
poker-key-stay-does = Пропустить ход
poker-key-soldiers = 1–9
poker-key-soldiers-does = Перевернуть этого солдата
poker-key-help = ?
poker-key-help-does = Показать эти клавиши

## История и то, что слышит экранный диктор

poker-told-hand = Раздача { $number }: { $me ->
    [yes] баттон у тебя
   *[no] баттон — { $name }
 }
poker-told-ante = { $me ->
    [yes] Ты
   *[no] { $name }
 }: анте { $amount }
poker-told-small-blind = { $me ->
    [yes] Ты
   *[no] { $name }
 }: малый блайнд { $amount }
poker-told-big-blind = { $me ->
    [yes] Ты
   *[no] { $name }
 }: большой блайнд { $amount }
poker-told-button-blind = { $me ->
    [yes] Ты
   *[no] { $name }
 }: блайнд баттона { $amount }
poker-told-first = { $me ->
    [yes] По жребию первое слово твоё
   *[no] По жребию первое слово — { $name }
 }
poker-told-turned = Эта карта открыта; три другие того же достоинства — джокеры:
poker-told-cards = Твои карты:
poker-told-board = { $board ->
    [0] Флоп:
    [3] Тёрн:
   *[other] Ривер:
 }
poker-told-second = Второй круг, в банке { $pot }
poker-told-fold = { $me ->
    [yes] Ты
   *[no] { $name }
 }: пас
poker-told-check = { $me ->
    [yes] Ты
   *[no] { $name }
 }: чек
poker-told-call = { $me ->
    [yes] Ты
   *[no] { $name }
 }: колл { $amount }{ $all ->
    [yes] , олл-ин
   *[no] { "" }
 }
poker-told-bet = { $me ->
    [yes] Ты
   *[no] { $name }
 }: бет { $amount }{ $all ->
    [yes] , олл-ин
   *[no] { "" }
 }
poker-told-raise = { $me ->
    [yes] Ты
   *[no] { $name }
 }: рейз до { $amount }{ $all ->
    [yes] , олл-ин
   *[no] { "" }
 }
poker-told-exchanged = { $count ->
    [0] { $me ->
        [yes] Ты не меняешь карт
       *[no] { $name } не меняет карт
     }
    [one] { $me ->
        [yes] Ты меняешь { $count } карту
       *[no] { $name } меняет { $count } карту
     }
    [few] { $me ->
        [yes] Ты меняешь { $count } карты
       *[no] { $name } меняет { $count } карты
     }
   *[other] { $me ->
        [yes] Ты меняешь { $count } карт
       *[no] { $name } меняет { $count } карт
     }
 }
poker-told-received = { $count ->
    [one] Тебе приходит ещё { $count } карта:
    [few] Тебе приходят ещё { $count } карты:
   *[other] Тебе приходит ещё { $count } карт:
 }
poker-told-stub = { $count ->
    [one] Колода кончилась: отложенные карты, { $count } карта, тасуются заново
    [few] Колода кончилась: отложенные карты, { $count } карты, тасуются заново
   *[other] Колода кончилась: отложенные карты, { $count } карт, тасуются заново
 }
poker-told-redealt = Никто не открыл торговлю: тот же игрок сдаёт заново
poker-told-low = Никто не открыл торговлю: теперь выигрывает младшая рука
poker-told-returned = { $me ->
    [yes] Тебе возвращается
   *[no] { $name } получает обратно
 } неуравненное: { $amount }
poker-told-shown = { $me ->
    [yes] Ты показываешь
   *[no] { $name } показывает
 }: { $hand }
poker-told-mucked = { $me ->
    [yes] Ты не открываешь карт
   *[no] { $name } не открывает карт
 }
poker-told-won = { $number ->
    [0] { $shared ->
        [no] { $me ->
            [yes] Ты берёшь банк { $amount }
           *[no] { $name } берёт банк { $amount }
         }
       *[yes] { $name } делят банк { $amount }
     }
   *[other] { $shared ->
        [no] { $me ->
            [yes] Ты берёшь побочный банк { $number }: { $amount }
           *[no] { $name } берёт побочный банк { $number }: { $amount }
         }
       *[yes] { $name } делят побочный банк { $number }: { $amount }
     }
 }
poker-told-evening-ended = Вечер окончен
poker-told-chair-sit = { $me ->
    [yes] Ты садишься за стол
   *[no] { $name } садится за стол
 }
poker-told-chair-buy = { $me ->
    [yes] Ты покупаешь { $amount }
   *[no] { $name } покупает { $amount }
 }
poker-told-chair-out = { $me ->
    [yes] Ты отдыхаешь
   *[no] { $name } отдыхает
 }
poker-told-chair-back = { $me ->
    [yes] Ты снова в игре
   *[no] { $name } снова в игре
 }
poker-told-chair-leave = { $me ->
    [yes] Ты уходишь
   *[no] { $name } уходит
 }

## Как собрать покерный стол

poker-game-raspisnoy = Расписной
poker-which-game = Игра
poker-limit = Лимит
poker-limit-limit-help = Размер каждого бета и рейза задан заранее.
poker-limit-pot-help = Ставка может быть не больше банка.
poker-limit-no-limit-help = В любой момент можно поставить всё.
poker-limit-spread-help = Ставка — от наименьшей до наибольшей.
poker-forced = Ставки до раздачи
poker-forced-kind-ante = Анте
poker-forced-kind-antes = Анте и блайнд баттона
poker-forced-kind-blinds = Блайнды
poker-forced-kind-both = Анте и блайнды
poker-ante = Анте
poker-small-blind = Малый блайнд
poker-small-blind-help = Большой блайнд вдвое больше.
poker-bring = Сколько фишек приносит каждый
poker-bring-help = Оставь пустым — будет десять закупок. Деньги игрушечные.
poker-with-boxes = Ход заранее
poker-with-boxes-help = Галочки «чек/пас», «пас» и «рейз» до своего хода
poker-with-record = Отдать запись после вечера
poker-with-record-help = В ней видны все карты, и неоткрытые тоже.
poker-by-code = Домашние правила
poker-other-rules = Выбрать другие правила
poker-preset-draw-home = Дома
poker-preset-draw-home-help = Анте, баттон по кругу, меняют до пяти карт.
poker-preset-draw-hall = Зал
poker-preset-draw-hall-help = Четыре места; кто говорит первым, решает жребий.
poker-preset-draw-california = Калифорния
poker-preset-draw-california-help = Если никто не открыл торговлю — новое анте и пересдача.
poker-preset-draw-jacks = От пары валетов
poker-preset-draw-jacks-help = Торговлю открывает пара валетов или старше.
poker-preset-draw-lowball = Лоуболл
poker-preset-draw-lowball-help = Выигрывает младшая рука; туз младший.
poker-preset-draw-deuces-wild = Двойки — джокеры
poker-preset-draw-deuces-wild-help = Каждая двойка заменяет любую карту.
poker-preset-draw-joker-bug = Джокер-«жучок»
poker-preset-draw-joker-bug-help = 53 карты; джокер — туз либо дополняет стрит или флеш.
poker-preset-draw-gold-rush = Золотая лихорадка
poker-preset-draw-gold-rush-help = Старинная игра: 20 карт, без обмена, один круг.
poker-preset-shortdeck-six-plus = Шесть плюс
poker-preset-shortdeck-six-plus-help = 36 карт; флеш старше фулл-хауса, тройка старше стрита.
poker-preset-shortdeck-straight-over-trips = Стрит старше тройки
poker-preset-shortdeck-straight-over-trips-help = 36 карт; стрит старше тройки, как в некоторых залах.
poker-preset-shortdeck-texas = Техас
poker-preset-shortdeck-texas-help = Холдем полной колодой, 52 карты.
poker-running = { $game } · { $phase ->
    [waiting] ждём людей
    [paused] пауза
    [over] окончен
   *[playing] раздача { $hand }
 }
poker-preset-palace-palace = Дворцовый
poker-preset-palace-palace-help = Знамёна, солдаты и битвы; руки в битве видят только её участники.
poker-small-bet-help = Цена карты, знамени и каждого солдата; большая ставка вдвое больше.
