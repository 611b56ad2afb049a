# Слова самого стола: карты, заказы, джокер, пулька.

table-card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
 } { $suit ->
    [s] пик
    [h] червей
    [d] бубен
   *[c] треф
 }
table-card-as-joker = джокер ({ table-card })
table-card-back = карта рубашкой вверх
table-suit = { $suit ->
    [s] пики
    [h] червы
    [d] бубны
   *[c] трефы
 }
table-trump-card = { $name }, козырь
table-hand = Твои карты: { $count }

table-close = Закрыть
table-larger = Увеличить
table-smaller = Уменьшить
table-you = Ты
table-bid = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }
table-no-bid-yet = заказа ещё нет
table-taken = { $taken ->
    [0] взяток нет
    [one] { $taken } взятка
    [few] { $taken } взятки
   *[other] { $taken } взяток
 }
table-deals = сдающий
table-dealer-letter = С
table-on-turn = ходит
table-bot = бот
table-absent = не за столом
table-deputy = не за столом, играет бот
table-seconds = осталось секунд: { $seconds }
table-your-bid = Твой заказ
table-of-tricks = на { $count ->
    [one] { $count } взятку
    [few] { $count } взятки
   *[other] { $count } взяток
 }
table-you-bid-first = Заказывать начинаешь ты, всего { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
 }
table-joker-asks = Кем будет джокер?
table-joker-takes = Берёт
table-joker-takes-then = { $other ->
    [beats] Первым лёг другой джокер, этот ничего не возьмёт.
    [loses] Бьёт любую карту, и джокера на столе тоже.
   *[none] Бьёт любую карту и забирает взятку.
 }
table-joker-gives = Отдаёт
table-joker-gives-then = Самая младшая карта, ничего не берёт.
table-joker-highest = Старшая
table-joker-highest-then = { $suit ->
    [s] Все кладут старшую ♠
    [h] Все кладут старшую ♥
    [d] Все кладут старшую ♦
    [c] Все кладут старшую ♣
    [trumps] Все кладут старший козырь
   *[any] Все кладут старшую карту этой масти
 }{ $ruff ->
    [yes] , у кого нет — козырь
   *[no] { "" }
 }; { $beaten ->
    [yes] взятка твоя, если не положат козырь.
   *[no] взятка твоя.
 }
table-joker-high = Большая
table-joker-high-then = { $suit ->
    [s] Остальные ходят в ♠ как обычно
    [h] Остальные ходят в ♥ как обычно
    [d] Остальные ходят в ♦ как обычно
    [c] Остальные ходят в ♣ как обычно
    [trumps] Остальные ходят козырями как обычно
   *[any] Остальные ходят в масть как обычно
 }{ $ruff ->
    [yes] { " " }или кладут козырь
   *[no] { "" }
 }; { $beaten ->
    [yes] взятка твоя, если не положат козырь.
   *[no] взятка твоя.
 }
table-joker-lowest = Младшая
table-joker-lowest-then = { $suit ->
    [s] Заходишь младшей ♠; берёт старшая ♠
    [h] Заходишь младшей ♥; берёт старшая ♥
    [d] Заходишь младшей ♦; берёт старшая ♦
    [c] Заходишь младшей ♣; берёт старшая ♣
    [trumps] Заходишь младшим козырем; берёт старший козырь
   *[any] Заходишь младшей картой этой масти; берёт старшая
 }{ $ruff ->
    [yes] { " " }или козырь
   *[no] { "" }
 }.
table-joker-back = Вернуть в руку
table-trumps = козыри
table-declared-high = берёт
table-declared-low = отдаёт
table-declared-highest = старшая
table-declared-lowest = младшая
table-trick = Взятка на столе
table-led = заход
table-led-by = Заход, { $name }: { $what }
table-laid-by = { $name }: { $what }

table-sheet = Пулька
table-deal = Кон
table-leader = впереди
table-kind = { $kind ->
    [no_trump] Бескозырка
    [blind] Тёмная
    [misere] Мизер
    [golden] Золотая
    [forehead] Лобовая
   *[plain] Обычный
 }
table-row = Кон { $deal }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }
table-trump = козырь { $suit }
table-no-trump = без козыря
table-jump = К этому кону
table-legend = 3²: взято 3, заказ 2 · ●: сдаёт · коснись числа, чтобы узнать, откуда оно
table-reason = Кон { $deal }, { $name }: { $why }.
table-cell = { $name }: { $points }, итого { $total }. { $why }

table-deal-ended = Кон { $deal } записан
table-deal-kind = { $kind ->
    [no_trump] Бескозырка
    [blind] Тёмная
    [misere] Мизер
    [golden] Золотая
    [forehead] Лобовая
   *[plain] Обычный
 }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }
table-player = Игрок
table-points = Очки
table-total = Итого
table-took = Взятка: { $name }
