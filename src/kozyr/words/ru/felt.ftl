# Что лежит на сукне и стоит в пульке по домашним правилам: козырь по выбору и по кругу, карты на лбу, джокер вместо любой карты, серии и пары.

## Почему нельзя: правило

table-rule = Правило

## Козырь

table-name-trump = Назначь козырь
table-name-trump-help = Ты видишь первые три карты. Остальные сдадут, когда козырь будет назван.
table-sign-card = { $suit ->
    [none] Джокер: играем без козыря
   *[other] Эта карта показывает козырь
 }
table-sign-named = { $me ->
    [yes] { $suit ->
        [none] По твоему выбору — без козыря
       *[other] Козырь назначен тобой
     }
   *[no] { $suit ->
        [none] { $name }: играем без козыря
       *[other] Козырь назначает { $name }
     }
 }
table-sign-round = { $suit ->
    [none] Сейчас без козыря: он идёт по кругу
   *[other] Козырь идёт по кругу
 }
table-sign-without = { $suit ->
    [none] Этот кон без козыря
   *[other] Козырь
 }
table-sign-open = { $suit ->
   *[open] Козыря пока никто не знает
 }
table-sign-next = { $when ->
    [trick] Следующая взятка:
   *[deal] Следующий кон:
 }
room-next-trump = { $when ->
    [trick] потом:
   *[deal] дальше:
 }

## Джокер

table-card-printed = { $card ->
    [X2] красный джокер
   *[X1] чёрный джокер
 }
table-joker = джокер
table-joker-other = Джокер, вышедший позже, побьёт этот.
table-joker-lowest-forced = { $suit ->
   *[trumps] Все кладут младший козырь; берёт старший из них.
 }{ $ruff ->
   *[no] { "" }
 }
table-mask-open = Любая карта колоды…
table-mask-asks = Какой картой он будет?
table-mask-back = К другим вариантам
table-mask-suit = Масть
table-mask-rank = Достоинство
table-mask-choose = Выбери масть и достоинство.
table-mask-then = Берёт или отдаёт, как { card-name }.
table-mask-play = Положить как { card-name }
table-mask-play-none = Положить
table-declared-as = за

## Карты на лбу

table-shows = На лбу: { $cards }
room-shown = Карты на лбу
room-told-shows = { $me ->
    [yes] Ты показываешь: { $cards }.
   *[no] { $name } показывает: { $cards }.
 }

## Серии и пары

table-set = Серия { $set }
table-premium = Премия
table-premium-reason = { $name }: { $why }.
table-legend-premium = ×2: удвоено · зачёркнуто: вычеркнуто премией · коснись числа, чтобы узнать, откуда оно
table-partner = твой партнёр
table-pair = { $pair ->
    [1] первая пара
   *[2] вторая пара
 }
table-pair-sign = { $pair ->
    [1] I
   *[2] II
 }
room-pair-total = пара { $pair ->
    [1] I
   *[2] II
 }: { $total }

## Что происходит и что можно

room-now-name = Назначь козырь: ты видишь три свои карты.
room-now-names = { $name } видит три карты и назначает козырь.
room-now-bid-unseen = Карты лежат рубашкой вверх: заказывай.
room-now-bid-before = Карты ещё не сданы: заказывай.
room-now-bid-forehead = Видны чужие карты, не твои: заказывай.
room-now-lowest = { $leader } заходит младшим козырем · клади младшую { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-overtrump = Заход: { $leader } · клади козырь старше { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-head = Заход: { $leader } · клади старше { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-told-trump-round = { $suit ->
    [none] Теперь без козыря.
   *[other] Козырь теперь { table-suit }.
 }
room-told-named = { $me ->
    [yes] { $suit ->
        [none] Твой выбор: без козыря.
       *[other] Твой козырь: { table-suit }.
     }
   *[no] { $suit ->
        [none] { $name } выбирает: без козыря.
       *[other] { $name } назначает козырь: { table-suit }.
     }
 }
room-told-joker-as = { $me ->
    [yes] Твой джокер — { $what }.
   *[no] { $name } кладёт джокера, это { $what }.
 }
