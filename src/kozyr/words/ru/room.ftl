# Страница вокруг стола: вход, формы, настройки и то, что говорят экраны.

## Вход

room-title = Kozyr: расписной покер с друзьями
room-title-of = { $title } · Kozyr
room-motto = Расписной покер: скажи, сколько взяток возьмёшь, — и возьми ровно столько.
room-your-name = Твоё имя
room-guest = Гость
room-play-now = Играть сейчас
room-play-now-help = С ботами, по правилам прошлой игры
room-make = Накрыть стол
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

## Накрыть стол

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
room-preset-hall = Клубные
room-preset-hall-help = как в клубе: третий пас подряд нельзя, особые коны в полтора раза дороже
room-preset-classic = Классика
room-preset-classic-help = по старинке: козырь показывает последняя карта
room-length = Сколько играем
room-length-whole = Вся партия
room-length-whole-help = Лесенка вверх, вниз и все особые коны: на целый вечер.
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
room-lay = Накрыть стол
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
room-plain-figures-help = В таблице печатные цифры вместо рукописных
room-still = Без движения
room-still-help = Карты сразу оказываются на местах
room-sound = Звуки
room-settings-forget = Как в первый день
