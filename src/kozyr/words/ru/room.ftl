# Страница вокруг стола: вход, формы, настройки и то, что говорят экраны.

## Вход

room-title = Kozyr: расписной покер с друзьями
room-title-of = { $title } · Kozyr
room-motto = Расписной покер: скажи, сколько взяток возьмёшь, — и возьми ровно столько.
room-your-name = Твоё имя
room-guest = Гость
room-play-now = Играть сейчас
room-play-now-help = С ботами, по правилам прошлой игры
room-make = Собрать стол
room-make-help = Для друзей, по своим правилам
room-join = Войти по ссылке
room-join-help = Тебя уже ждут
room-running = Мои игры
room-running-none = Сейчас ничего не идёт. Открой одну из дверей выше.
room-running-nobody = Пустой стол
room-running-your-turn = Твой ход
room-running-waiting = Ждём людей
room-running-playing = Кон { $deal } из { $deals }
room-running-between = После кона { $deal } из { $deals }
room-running-paused = Пауза, кон { $deal } из { $deals }
room-running-over = Сыграно
room-settings = Настройки
room-back = Назад
room-no-answer = Сервер не отвечает. Ничего не пропало, попробуй ещё раз.

## Собрать стол

room-name-missing = Друзья захотят знать, кто ты: напиши имя.
room-seats = Мест за столом
room-chairs = Кто сядет с тобой
room-you = Ты
room-chair = Место { $number }: { $who ->
    [bot] бот, нажми — и сядет друг
   *[friend] друг, нажми — и сядет бот
 }
room-chair-bot = Бот
room-chair-friend = Друг
room-chairs-help = Нажми на место, чтобы сменить того, кто там сядет. Ботов можно подсадить и потом.
room-preset = Правила
room-length = Сколько играем
room-length-whole = Вся партия
room-length-whole-help = { $course ->
    [sets] Четыре серии: вверх, полные сдачи, вниз и снова полные.
    [up] Лесенка вверх: в каждом коне на карту больше.
    [between] Лесенка вверх, все особые коны и лесенка вниз: на целый вечер.
   *[full] Лесенка вверх, вниз и все особые коны: на целый вечер.
 }
room-length-nines = Полные сдачи
room-length-nines-help = Четыре серии полных сдач, и только.
room-length-ladder = Лесенка
room-length-ladder-help = Лесенка вверх и вниз, без особых конов.
room-length-short = Короткая
room-length-short-help = Девять конов: от одной карты до пяти и обратно.
room-length-quick = Быстрая
room-length-quick-help = Четыре кона: от двух карт до пяти.
room-length-own = Своя
room-length-own-help = Напиши, по сколько карт сдавать.
room-ladder = Карт в каждом коне
room-ladder-help = Числа через запятую, например 1, 3, 5, 3, 1
room-ladder-most = При { $seats } игроках больше { $most } карт не раздать.
room-price = Цена очка
room-price-help = Оставь пустым, если играете просто на очки.
room-settlement = Кто кому платит
room-settlement-winner = Все — победителю
room-settlement-pairwise = Каждый с каждым
room-clock = Время на ход
room-clock-seconds = { $seconds ->
    [0] Сколько угодно
   *[other] { $seconds } с
 }
room-lay = Собрать стол
room-lay-and-play = Сесть и играть

## Войти по ссылке

room-link = Ссылка, которую тебе прислали
room-link-help = Вставь её сюда или открой в этом браузере.
room-link-wrong = Это не ссылка на стол. Она выглядит так: { "…/t/abc123" }.
room-link-open = К столу

## Настройки

room-language = Язык
room-theme = Свет
room-theme-system = Как в системе
room-theme-light = День
room-theme-dark = Ночь
room-four-colours = Четыре цвета
room-four-colours-help = Бубны синие, трефы зелёные
room-letters = Буквы на картах
room-order = Раскладывать карты
room-order-suit = По мастям
room-order-rank = По старшинству
room-big-text = Крупный текст
room-high-contrast = Сильный контраст
room-plain-figures = Печатные цифры
room-plain-figures-help = В пульке печатные цифры вместо рукописных
room-still = Без движения
room-still-help = Карты сразу оказываются на местах
room-sound = Звуки
room-settings-forget = Как в первый день

## Перед игрой

room-gathering = Стол готов
room-gathering-how = { $empty ->
    [0] { $host ->
        [yes] Все в сборе. Начинай, когда захочешь.
       *[no] Все в сборе. Начинает хозяин стола.
     }
   *[other] { $seated ->
        [yes] Пошли друзьям ссылку или посади на пустые места ботов.
       *[no] Напиши имя и садись на свободное место — или просто смотри.
     }
 }
room-chair-empty = Место { $number } свободно
room-chair-about = { $mine ->
    [yes] { $host ->
        [yes] Ты, хозяин стола
       *[no] Ты
     }
   *[no] { $here ->
        [no] Вне сети
       *[yes] { $host ->
            [yes] Хозяин стола
           *[no] { "" }
         }
     }
 }
room-sit-here = Сесть сюда
room-set-bot = Посадить бота на место { $number }
room-clear = Освободить место: { $name }
room-begin = { $empty ->
    [0] Начать
    [one] Посадить бота на { $empty } место и начать
    [few] Посадить ботов на { $empty } места и начать
   *[many] Посадить ботов на { $empty } мест и начать
 }
room-get-up = Встать из-за стола
room-share = Ссылка на этот стол
room-share-help = Кто её откроет, сможет сесть за стол или смотреть.
room-share-watch = Ссылка для зрителей
room-copy = Копировать
room-copied = Готово
room-copied-help = Ссылка скопирована. Отправь её друзьям.
room-claim = Тебя ждёт место
room-claim-help = По этой ссылке ты сядешь на место того, кто ушёл, — с его картами и очками. Она работает один раз.
room-watch = Только смотреть
room-rules = Правила этого стола
room-rules-coming = Правила сейчас появятся.
room-no-table = Такого стола нет
room-no-table-help = Может быть, ссылка обрезана или игра давно закончилась.
room-again = Сыграть ещё
room-to-next = К следующей партии
room-to-lobby = На первую страницу
room-nowhere = Здесь ничего нет
room-nowhere-help = Адрес никуда не ведёт. Твои игры — на первой странице.

## Связь

room-line-opening = Соединяемся.
room-line-open = Снова на связи.
room-line-lost = Связь пропала. Игра сохранена, пробуем снова.
room-line-offline = Нет сети. Игра сохранена и продолжится, когда сеть вернётся.
room-line-closed = Стол здесь закрыт.
room-line-refused = Сервер перестал слушать эту страницу: она слала слишком много. Игра сохранена.
room-line-again = Попробовать снова
room-why-busy = Секунду: твой прошлый ход ещё в пути.

## За столом

room-title-table = Стол: { $names }
room-title-your-turn = Твой ход · Kozyr
room-bot-name = { $seat ->
    [0] Аня
    [1] Боря
    [2] Вера
    [3] Гоша
    [4] Дима
    [5] Ева
    [6] Женя
    [7] Зоя
    [8] Илья
   *[other] Костя
 }
room-bot = бот
room-nobody = никто
room-menu = Меню
room-more = Ещё
room-deal = { $kind ->
    [no_trump] Кон { $deal } · бескозырка
    [blind] Кон { $deal } · тёмная
    [golden] Кон { $deal } · золотая
    [misere] Кон { $deal } · мизер
    [forehead] Кон { $deal } · лобовая
   *[plain] Кон { $deal } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
     }
 }
room-deals = { $deals ->
    [one] { $deals } кон
    [few] { $deals } кона
   *[many] { $deals } конов
 }
room-trump = козырь
room-no-trump = без козыря
room-sheet = Пулька
room-tricks = Взятки
room-tricks-none = Пока нет взяток, которые можно посмотреть.
room-people = Люди
room-keys = Клавиши
room-now-opening = Открываем стол.
room-now-paused = { $by ->
    [disk] Сервер не может записать игру и остановился. Ничего не пропало.
   *[host] Хозяин стола поставил игру на паузу.
 }
room-now-taken = { $me ->
    [yes] Взятка твоя.
   *[no] Взятку берёт { $name }.
 }
room-now-over = Партия сыграна.
room-now-scored = Следующий кон начнётся сам — или когда все прочтут.
room-now-dealt = Сейчас будет следующий кон.
room-now-bid = Сколько взяток возьмёшь?
room-now-lead = Твой заход: любая карта.
room-now-follow = Заход: { $leader } · ходи в масть { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-trump = Заход: { $leader } · масти нет, клади козырь { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-highest = { $leader } заходит с джокера · клади старшую { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-any = Заход: { $leader } · можно любую карту
room-now-away = { $name } не в сети. Ждём.
room-now-bids = { $name } заказывает.
room-now-leads = Заходит { $name }.
room-now-plays = Ходит { $name }.
room-resume = Продолжить
room-return = Забрать свои карты
room-replace = Пусть пока играет бот
room-next = Следующий кон
room-next-waiting = { $count ->
    [0] Сдаём
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
 }
room-to-end = Кто победил?
room-winners = { $count ->
    [one] { $me ->
        [yes] Победа за тобой
       *[no] Победитель — { $names }
     }
   *[other] Победу делят { $names }
 }
room-money = { $way ->
    [0] при своих
    [1] получает { $money }
   *[other] платит { $money }
 }

## Люди

room-person = { $state ->
    [bot] Бот
    [deputy] Пока играет бот
    [here] { $mine ->
        [yes] { $host ->
            [yes] Ты, хозяин стола
           *[no] Ты
         }
       *[no] { $host ->
            [yes] Хозяин стола
           *[no] Здесь
         }
     }
   *[away] Не в сети
 }{ $freed ->
    [yes] , ссылка на место выдана
   *[no] { "" }
 }
room-replace-name = Пусть вместо { $name } играет бот
room-free-name = Одноразовая ссылка на место: { $name }
room-chair-link = Одноразовая ссылка на место: { $name }
room-watchers = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
 }
room-leave = Встать — за тебя сыграет бот
room-pause = Пауза
room-end = Закончить партию
room-end-sure = Партия закончится для всех там, где она сейчас.
room-end-yes = Закончить
room-end-no = Играть дальше

## Клавиши

room-key-arrows = ← →
room-key-arrows-does = Перебирать карты, заказы, объявления джокера
room-key-enter = Enter
room-key-enter-does = Положить карту, сделать заказ
room-key-digits = 0–9
room-key-digits-does = Заказать столько взяток
room-key-escape = Esc
room-key-escape-does = Вернуть джокера в руку, закрыть открытое
room-key-help = ?
room-key-help-does = Показать эти клавиши

## Что слышит программа чтения с экрана

room-told-your-turn = Твой ход.
room-told-drew = { $me ->
    [yes] Тебе выпадает { $what }.
   *[no] { $name }: выпадает { $what }.
 }
room-told-dealer = { $me ->
    [yes] Первый раз сдаёшь ты.
   *[no] Первый раз сдаёт { $name }.
 }
room-told-deal = { $kind ->
    [no_trump] Кон { $deal }, бескозырка
    [blind] Кон { $deal }, тёмная
    [golden] Кон { $deal }, золотая
    [misere] Кон { $deal }, мизер
    [forehead] Кон { $deal }, лобовая
   *[plain] Кон { $deal }
 }: по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
 }, { $me ->
    [yes] сдаёшь ты.
   *[no] сдаёт { $name }.
 }
room-told-trump = { $suit ->
    [none] Открылся джокер: играем без козыря.
   *[other] Козырь показывает { $what }.
 }
room-told-hand = Твои карты: { $cards }.
room-told-bid = { $me ->
    [yes] { $bid ->
        [0] Ты пасуешь.
       *[other] Твой заказ: { $bid }.
     }
   *[no] { $bid ->
        [0] { $name } пасует.
       *[other] { $name } заказывает { $bid }.
     }
 }
room-told-card = { $me ->
    [yes] Твоя карта: { $what }.
   *[no] { $name }: { $what }.
 }
room-told-joker = { $me ->
    [yes] Твой джокер
   *[no] { $name } кладёт джокера
 }: { $level ->
    [high] { $suit ->
        [s] пики, берёт.
        [h] червы, берёт.
        [d] бубны, берёт.
        [c] трефы, берёт.
        [trumps] козыри, берёт.
       *[none] берёт.
     }
    [low] отдаёт.
    [highest] { $suit ->
        [s] старшая пика.
        [h] старшая черва.
        [d] старшая бубна.
        [c] старшая трефа.
       *[trumps] старший козырь.
     }
   *[lowest] { $suit ->
        [s] младшая пика.
        [h] младшая черва.
        [d] младшая бубна.
        [c] младшая трефа.
       *[trumps] младший козырь.
     }
 }
room-told-trick = { $me ->
    [yes] Взятка твоя.
   *[no] Взятку берёт { $name }.
 }
room-told-scored = { $mine ->
    [yes] Кон { $deal } записан, тебе очков: { $points }.
   *[no] Кон { $deal } записан.
 }
room-told-ended = { $me ->
    [yes] Партия сыграна. Победа за тобой.
   *[no] Партия сыграна. Победитель: { $winners }.
 }

## Когда хозяин заканчивает партию

room-ended-early = Хозяин стола закончил партию
