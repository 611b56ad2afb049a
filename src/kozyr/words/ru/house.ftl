# Домашние правила: форма, где компания записывает, что у неё по-своему, и что форма говорит, когда так не сыграть.

## Страница

house-title = Домашние правила
house-intro = Начни с правил, которые ближе всего к вашим, и поменяй то, что у вас по-своему.
house-start = За основу
house-tab-form = Менять
house-tab-read = Как читается
house-reads = Как читается
house-deals-list = { $deals ->
    [one] Всего { $deals } кон
    [few] Всего { $deals } кона
   *[many] Всего { $deals } конов
 }
house-deal = Кон { $number }, { $kind ->
    [no_trump] бескозырка
    [blind] тёмная
    [misere] мизер
    [golden] золотая
    [forehead] лобовая
   *[plain] обычный
 }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
house-kind = { $kind ->
    [no_trump] Бескозырка
    [blind] Тёмная
    [misere] Мизер
    [golden] Золотая
    [forehead] Лобовая
   *[plain] Обычные
 }
house-count = { $changes ->
    [0] В точности «{ $preset }»
    [one] «{ $preset }» и { $changes } отличие
    [few] «{ $preset }» и { $changes } отличия
   *[many] «{ $preset }» и { $changes } отличий
 }
house-changed = Изменено
house-as-in = Как в наборе «{ $preset }»: { $answer }
house-reset-all = { $changes ->
    [one] Отменить { $changes } отличие
    [few] Отменить { $changes } отличия
   *[many] Отменить { $changes } отличий
 }
house-nothing = нет
house-yes = да
house-no = нет
house-idle = { $count ->
    [one] Ещё { $count } вопрос, который сейчас ничего не решает
    [few] Ещё { $count } вопроса, которые сейчас ничего не решают
   *[many] Ещё { $count } вопросов, которые сейчас ничего не решают
 }
house-idle-help = Они важны, только когда играют то, от чего они зависят.
house-waiting = Читаем правила…
house-not-yet = Так пока не сыграть. Ниже — последние правила, по которым можно.
house-faults = { $count ->
    [one] Пока не сходится { $count } вещь
    [few] Пока не сходятся { $count } вещи
   *[many] Пока не сходится { $count } вещей
 }
house-fault-show = Показать
house-mend = Исправить: { $answer }
house-no-answer = Комната не отвечает. Изменения останутся здесь, и она прочтёт их, как только ответит.
house-bad-code = Это не код домашних правил, или в нём опечатка: { $code }
house-make = Собрать стол по этим правилам
house-less = { $what }: меньше
house-more = { $what }: больше
house-own-number = Число
house-own-numbers = Свой список
house-add-deal = Добавить кон
house-remove-deal = Убрать кон { $number }
house-deal-cards = Карт в коне { $number }
house-earlier = { $what }: раньше
house-later = { $what }: позже
house-remove = Убрать: { $what }
house-order-none = Ничего не выбрано.
house-card-pick = Выбрать карты
house-card-done = Готово
house-card-none = Без джокера
house-card = { card-name }
house-card-printed = { $jokers ->
    [1] нарисованный джокер
   *[other] оба нарисованных джокера
 }
house-answer = { $question }: { $answer }
house-changes = { $changes ->
    [one] { $changes } отличие
    [few] { $changes } отличия
   *[many] { $changes } отличий
 }
house-hand = { $cards ->
    [one] Кон { $number }: { $cards } карта
    [few] Кон { $number }: { $cards } карты
   *[many] Кон { $number }: { $cards } карт
 }
house-write-numbers = Или напиши все через запятую
house-keeping = Запомнить и отправить
house-undo-start = { $changes ->
    [one] Вернуть моё { $changes } отличие
    [few] Вернуть мои { $changes } отличия
   *[many] Вернуть мои { $changes } отличий
 }

## Мои правила

house-mine = Мои правила
house-mine-help = Они хранятся только в этом браузере. Чтобы взять их с собой, сохрани файл или отправь ссылку.
house-name = Имя
house-name-example = Как у бабушки
house-keep = Запомнить на устройстве
house-named = Это «{ $name }».
house-use = Взять «{ $name }»
house-rename = Переименовать «{ $name }»
house-rename-done = Сохранить
house-delete = Удалить «{ $name }»
house-deleted = «{ $name }» удалено.
house-undo = Вернуть
house-no-room = Этот браузер ничего не запоминает. Сохрани правила в файл.
house-name-missing = Дай правилам имя.
house-name-taken = «{ $name }» уже есть.
house-link = Ссылка на эти правила
house-link-help = Кто её откроет, сможет собрать стол по этим правилам.
house-code = Код
house-export = Сохранить в файл
house-import = Взять готовые правила
house-import-field = Код, ссылка или текст сохранённого файла
house-import-help = Вставь сюда или выбери файл.
house-import-file = Выбрать файл
house-import-do = Взять
house-import-wrong = Домашних правил тут нет.
house-imported = Взяли. Посмотри их и, если хочешь, запомни.

## На других страницах

house-edit = Поменять эти правила
house-own = Свои правила…
house-chosen = Правила: { $name }
house-other-rules = Другие правила

## Наборы правил

house-preset-hall = Клубные
house-preset-hall-help = Как в клубе: третий пас подряд нельзя, особые коны в полтора раза дороже.
house-preset-classic = Классика
house-preset-classic-help = По старинке: козырь показывает последняя карта.
house-preset-home54 = Полная колода
house-preset-home54-help = Домашняя игра на 54 карты; джокер может быть любой картой.
house-preset-midspecials = Особые в середине
house-preset-midspecials-help = Особые коны перед спуском, джокер — 6♠, козырять не обязан.
house-preset-circular = Козырь по кругу
house-preset-circular-help = Как в клубе, но козырь переходит от масти к масти с каждым коном.
house-preset-georgian = Грузинские
house-preset-georgian-help = Четыре серии с премиями, джокеры — две чёрные шестёрки, и хишт.
house-preset-oh-hell = Oh Hell
house-preset-oh-hell-help = Без джокера и особых конов; очко за взятку и десять за точный заказ.

## Разделы

house-section-cards = Игроки и карты
house-section-deals = Коны
house-section-trump = Козырь
house-section-bidding = Заказы
house-section-play = Розыгрыш
house-section-joker = Что умеет джокер
house-section-specials = Особые коны
house-section-points = Очки
house-section-money = Деньги

## Игроки и карты

house-seats = Игроков
house-seats-help = Стол потом можно собрать и на другое число.
house-pairs = Пара на пару
house-pairs-help = Кто сидит друг напротив друга, складывают очки.
house-deck = Колода
house-deck-help = Больше карт — больше игроков и крупнее раздачи.
house-deck-is-36 = 36 карт
house-deck-is-52 = 52 карты
house-deck-is-53 = 52 и джокер
house-deck-is-54 = 52 и два джокера
house-jokers = Джокер
house-jokers-help = Джокером может быть любая карта, две карты или никакая. Нарисованный джокер — всегда джокер.
house-first-dealer = Кто сдаёт первым
house-first-dealer-help = Дальше — по часовой стрелке.
house-first-dealer-is-high-card = Кто вытянул старшую
house-first-dealer-is-lot = По жребию
house-first-dealer-is-first-ace = Кому первый туз

## Коны

house-schedule = Как идёт партия
house-schedule-help = Грузинские серии: вверх, полные раздачи, вниз, полные раздачи, и в конце каждой — премия.
house-schedule-is-ladder = Лесенка
house-schedule-is-sets = Четыре серии
house-schedule-is-nines = Четыре серии полных раздач
house-ladder = Лесенка
house-ladder-help = Как растут раздачи. Самую большую сдаёт по разу каждый.
house-ladder-is-full = Вверх и вниз
house-ladder-is-up = Только вверх
house-ladder-is-max = Только самые большие
house-ladder-is-none = Только особые коны
house-ladder-top = Самая большая раздача
house-ladder-top-help = И в лесенке, и в особых конах.
house-ladder-top-is-deck = Сколько хватит колоды
house-ladder-top-is-seats = Сколько игроков

## Козырь

house-trump = Откуда берётся козырь
house-trump-help = По кругу он меняется от кона к кону или с каждой взяткой.
house-trump-is-turned = Открывают карту
house-trump-is-circular-deal = По кругу, по конам
house-trump-is-circular-trick = По кругу, по взяткам
house-trump-is-none = Козыря не бывает
house-circular-order = Порядок круга
house-circular-order-help = От первого шага до последнего и снова сначала.
house-circular-order-is-s = пики ♠
house-circular-order-is-c = трефы ♣
house-circular-order-is-d = бубны ♦
house-circular-order-is-h = червы ♥
house-circular-order-is-dash = без козыря
house-trump-full-deal = Когда сдали всю колоду
house-trump-full-deal-help = Тогда открыть уже нечего.
house-trump-full-deal-is-drawn = Карта, вытянутая до раздачи
house-trump-full-deal-is-last-card = Последняя карта сдающего
house-trump-full-deal-is-none = Без козыря
house-trump-full-deal-is-named = Называют с трёх карт

## Заказы

house-hook = Ограничение сдающего
house-hook-help = С его заказом сумма не должна сойтись с числом взяток.
house-hook-in-blind = Оно действует и в тёмной
house-hook-in-blind-help = Иначе там сдающий заказывает свободно.
house-three-passes = Нельзя пасовать третий раз подряд
house-three-passes-help = После двух пасов надо заказать хотя бы одну взятку.

## Розыгрыш

house-must-trump = Нет масти — обязан козырять
house-must-trump-help = Иначе годится любая карта.
house-must-overtrump = Обязан перебивать козырем
house-must-overtrump-help = Положенный козырь бьёт козыри на столе, если может.
house-must-head = Обязан перебивать в масть
house-must-head-help = Ходишь в масть — клади старше, если есть.
house-review = Смотреть сыгранные взятки
house-review-help = До конца кона.
house-review-is-own = Только свои
house-review-is-none = Нельзя
house-review-is-last = Последнюю
house-review-is-all = Любые

## Что умеет джокер

house-joker-follows = Когда его можно положить
house-joker-follows-help = Если зашёл кто-то другой.
house-joker-follows-is-any-time = В любой момент
house-joker-follows-is-void-only = Только без масти
house-joker-demands = С него требуют старшую
house-joker-demands-help = «Старшая червей»: все кладут свою старшую черву.
house-joker-demands-is-any-lead = При любом заходе
house-joker-demands-is-first-trick = В первой взятке
house-joker-demands-is-off = Никогда
house-joker-lowest-trump = С него заходят и младшим козырем
house-joker-lowest-trump-help = Тогда он отдаёт взятку.
house-low-lead-forces-lowest = «Младший козырь» требует младших
house-low-lead-forces-lowest-help = Тогда все кладут свой младший козырь.
house-demand-beaten-by-trump = Козырь бьёт джокера, с которого зашли в простую масть
house-demand-beaten-by-trump-help = Иначе джокер, с которого зашли, всегда берёт.
house-joker-as-card = Может быть любой картой
house-joker-as-card-help = Даже той, что уже сыграна.
house-two-jokers = Два старших джокера в одной взятке
house-two-jokers-help = Какой из них берёт.
house-two-jokers-is-later = Второй
house-two-jokers-is-first = Первый

## Особые коны

house-specials = Особые коны по порядку
house-specials-help = Каждый вид сдают по разу все игроки.
house-specials-is-blind = Тёмная
house-specials-is-golden = Золотая
house-specials-is-misere = Мизер
house-specials-is-no-trump = Бескозырка
house-specials-is-forehead = Лобовая
house-specials-position = Когда их играют
house-specials-position-help = Спуск — вторая половина лесенки.
house-specials-position-is-after = В конце
house-specials-position-is-before-descent = Перед спуском
house-specials-without-trump = Особые коны без козыря
house-specials-without-trump-help = В остальных козырь — как обычно.
house-specials-without-trump-is-blind = Тёмная
house-specials-without-trump-is-golden = Золотая
house-specials-without-trump-is-misere = Мизер
house-specials-without-trump-is-forehead = Лобовая
house-blind-bids = Тёмная: когда заказывают
house-blind-bids-help = Своих карт не видят в любом случае.
house-blind-bids-is-unseen = Карты сданы рубашкой вверх
house-blind-bids-is-before-deal = До раздачи
house-forehead-mode = Лобовая: что видят другие
house-forehead-mode-help = Ты видишь их карты, а свои — только после заказов.
house-forehead-mode-is-one-card = Одну карту
house-forehead-mode-is-all-cards = Все карты
house-forehead-hand = Лобовая: сколько карт
house-forehead-hand-help = Обычно самая большая раздача, если показывают одну карту, и одна карта, если все.
house-forehead-hand-unset = Как обычно
house-forehead-hand-is-max = Самая большая раздача
house-forehead-hand-is-1 = Одна карта

## Очки

house-scoring = Как считают очки
house-scoring-help = В тексте правил они сказаны с примерами.
house-scoring-is-raspisnoy = Расписной: десятками
house-scoring-is-georgian = Грузинский: по пятьдесят
house-scoring-is-oh-hell = Oh Hell
house-scoring-is-oh-hell-penalty = Oh Hell с минусом
house-golden-per-trick = Золотая: взятка приносит
house-golden-per-trick-help = Очков за каждую взятку.
house-misere-per-trick = Мизер: взятка отнимает
house-misere-per-trick-help = Очков за каждую взятку.
house-misere-clean = Мизер без взяток
house-misere-clean-help = Очки тому, кто не взял ни одной.
house-special-multiplier = Особые коны с заказами дороже
house-special-multiplier-help = Тёмная, бескозырка и лобовая: десять очков заказанной взятки умножают.
house-special-multiplier-is-1 = Как обычные
house-special-multiplier-is-1-5 = В полтора раза
house-special-multiplier-is-2 = Вдвое
house-special-multiplier-is-3 = Втрое
house-multiplier-scope = Что там дороже
house-multiplier-scope-help = Только заказанные взятки или пас и перебор тоже.
house-multiplier-scope-is-units = Заказанные взятки
house-multiplier-scope-is-everything = Всё
house-special-pass = Пас там приносит
house-special-pass-help = Пять в полтора раза: скажи, как округляете.
house-special-pass-unset = Не сказано
house-special-over = Взятка при переборе там приносит
house-special-over-help = Одно очко в полтора раза: скажи, как округляете.
house-special-over-unset = Не сказано
house-all-tricks = Заказ на все взятки — вдвойне
house-all-tricks-help = Удался или нет, только если удался, или никогда.
house-all-tricks-is-both = В обе стороны
house-all-tricks-is-reward = Если удался
house-all-tricks-is-off = Никогда
house-all-tricks-in-specials = И в особых конах тоже
house-all-tricks-in-specials-help = Тогда множители перемножаются.
house-all-tricks-from = Начиная с раздачи
house-all-tricks-from-help = Со скольких карт у каждого заказ на все взятки вдвойне.
house-khishti = Хишт
house-khishti-help = Сколько стоит заказ, когда не взял ни одной.
house-khishti-is-200 = 200
house-khishti-is-300 = 300
house-khishti-is-500 = 500
house-khishti-is-1000 = 1000
house-khishti-is-0 = Ничего
house-premium = Премия в конце серии
house-premium-help = Тому, кто взял своё во всех её конах.
house-premium-is-double-and-strike = Свой лучший кон ещё раз, у других вычёркивают
house-premium-is-double = Свой лучший кон ещё раз
house-premium-is-strike = У других лучший вычёркивают
house-premium-is-off = Нет
house-premium-excludes-last = Последний кон серии лучшим не бывает
house-premium-excludes-last-help = Взять своё надо и в нём, но его не удваивают и не вычёркивают.

## Деньги

house-price = Цена очка
house-price-help = Целым числом; 0 — играем просто на очки.
house-settlement = Кто кому платит
house-settlement-help = Разницу между итогами.
house-settlement-is-winner = Все — победителю
house-settlement-is-pairwise = Каждый с каждым

## Что не сходится

house-fault-oh-hell = Очки Oh Hell — для игры от 3 до 7 человек, а вас { $seats }.
house-fault-small-pack = 36 карт хватит самое большее на шестерых, а вас { $seats }. Возьмите колоду побольше.
house-fault-sets = Четыре серии — для игры от 3 до 6 человек, а вас { $seats }.
house-fault-pairs = Пара на пару играют вчетвером, а вас { $seats }.
house-fault-printed = { $jokers ->
    [1] В этой колоде есть свой джокер, другая карта им быть не может.
   *[other] В этой колоде есть свои два джокера, другая карта джокером быть не может.
 }
house-fault-joker = { card-name }: такой карты нет в колоде из { $pack }.
house-fault-ladder = В списке есть раздача по { $cards }, а { $pack } карт на { $seats } игроков — это самое большее по { $most }.
house-fault-top = Это по { $cards }, а { $pack } карт на { $seats } игроков — самое большее по { $most }.
house-fault-no-deal = Без лесенки и без особых конов играть нечего.
house-fault-trump = Козырь либо идёт по кругу, либо его называют, но не то и другое сразу.
house-fault-halves = В полтора раза всё — это половинки, а очки целые: скажи, сколько тут пишете.
house-fault-number = Нужно целое число от { $lo } до { $hi }.
house-fault-numbers = В каждом коне от { $lo } до { $hi } карт; конов не больше { $most }.
house-fault-choice = Так здесь выбрать нельзя.
