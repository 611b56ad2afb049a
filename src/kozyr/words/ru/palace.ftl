# Дворцовый покер: правила, почему так нельзя и что происходит в раздаче.

rules-palace-title-camp = Знамёна и дворцы
rules-palace-title-turn = Твой ход
rules-palace-title-battle = Битвы
rules-palace-title-end = Чем кончается раздача
rules-palace-title-chips = Фишки

rules-palace-aim = Забери банк: побеждай или отпугивай соперников в битвах один на один, а если никто больше не сражается — собери лучшую комбинацию.
rules-palace-players = За столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, в колоде 52 карты; в каждой масти старшая карта — туз, младшая — двойка.
rules-palace-first-dealer = Каждый тянет карту, и первым сдаёт тот, у кого она старше; при равных картах тянут ещё раз. Потом сдача с каждой раздачей переходит к следующему игроку по часовой стрелке.

rules-palace-ante = Перед раздачей каждый ставит анте, { $ante }.
rules-palace-banner = Затем каждый получает знамя — карту, которая лежит перед ним открытой. Начиная слева от сдающего, карты открывают по одной, пока игроку не придёт своя масть; неподходящие карты откладывают.
rules-palace-suits = { $groups ->
    [one-group] Масти у всех знамён разные.
    [one-alone] У первых четырёх знамён масти разные, а у последнего — любая.
    [two-groups] У первых четырёх знамён масти разные, и у остальных между собой тоже.
    [two-alone] У первых четырёх знамён масти разные, у следующих четырёх тоже, а у последнего — любая.
   *[three-groups] У первых четырёх знамён масти разные, у следующих четырёх тоже, и у последних двух тоже.
 }
rules-palace-banner-again = Если колода кончилась раньше, отложенные карты тасуют и раздают дальше.
rules-palace-palace = Все остальные карты тасуют заново, и каждый получает по одной три карты рубашкой вверх — это его дворец. Остаток — колода, из которой покупают.

rules-palace-order = Начинает игрок слева от сдающего, ход идёт по часовой стрелке. За ход делают что-то одно: атакуют, покупают, отпускают солдат, пропускают ход или сбрасывают карты.
rules-palace-buy = Покупка: заплати { $bet } и возьми верхнюю карту колоды. Она ложится открытой под знамя — это солдат. После этого оставь сколько хочешь солдат, но не больше { $most }.
rules-palace-pile = Если карту покупают, а колода пуста, тасуют сброс; если пуст и он, купить ничего нельзя.
rules-palace-discard-free = Отпустить солдат: сбрось одного или нескольких, это бесплатно.
rules-palace-discard-paid = Отпустить солдат: сбрось одного или нескольких, это стоит { $bet }.
rules-palace-stay = Пропустить ход: не делай ничего.
rules-palace-fold = Сбросить карты: ты выходишь из раздачи, и твои карты никому не достаются.

rules-palace-attack = Атаковать можно одного соперника, у чьего знамени другая масть. Ставка — { $bet } за своё знамя и столько же за каждого своего солдата.
rules-palace-extra = Можно поставить и больше, сколько хочешь. Чтобы уравнять, соперник добавляет столько же сверх своей цены.
rules-palace-answer = Соперник сбрасывает карты, уравнивает или повышает. Уравнять стоит ему { $bet } за его знамя и столько же за каждого его солдата.
rules-palace-raise-fixed = Повысить — значит уравнять и добавить ещё { $raise }; другой платит эти { $raise }, чтобы уравнять, сбрасывает карты или повышает сам.
rules-palace-raise-limit = Повысить — значит уравнять и добавить ещё { $big }, а без солдат — { $double }; другой платит столько же, чтобы уравнять, сбрасывает карты или повышает сам.
rules-palace-raise-free = Повысить — значит уравнять и добавить не меньше { $bet } и не меньше последнего повышения; другой платит столько же, чтобы уравнять, сбрасывает карты или повышает сам.
rules-palace-cap = В одной битве не больше трёх повышений.
rules-palace-no-cap = Повышать в битве можно сколько угодно раз.
rules-palace-give-up = Кто сбросил карты в битве, выходит из раздачи. То, что другой поставил последним, а он не уравнял, возвращается; остальное остаётся в банке.
rules-palace-judge = Если ставку уравняли, руки сравнивают: считаются лучшие пять карт из дворца, знамени и солдат.
rules-palace-exclude = Карты масти чужого знамени в этой битве не считаются.
rules-palace-few = Если таких карт меньше пяти, считается то, что есть; для стрита, флеша и фулл-хауса нужны пять.
rules-palace-tie = При равных руках побеждает тот, у кого больше карт масти своего знамени. Если и их поровну, выходят оба, а последние двое делят банк.
rules-palace-spoils = Проигравший выходит. Победитель забирает его солдат и знамя и оставляет себе сколько хочет солдат, но не больше { $most }; дворец проигравшего уходит в сброс, и его никто не видит.
rules-palace-see-fighters = Кто уравнял, видит дворец соперника, а свой показывает, только если не проиграл. Остальные не видят ни того, ни другого.
rules-palace-see-table = Обе руки видит весь стол.
rules-palace-pot = Все ставки идут в банк; битва приносит фишки, только если после неё остался один игрок.

rules-palace-last = Последний оставшийся забирает банк.
rules-palace-same = Если остались двое или трое и их знамёна одной масти, они делят банк поровну.
rules-palace-circle = Если все оставшиеся подряд пропустили ход или отпустили солдат и за это время никто не покупал и не сражался, руки открывают, и лучшая забирает банк. Тогда считаются все карты.
rules-palace-two = Когда остались двое, отпускать солдат без покупки нельзя, а тому, кому хватает на атаку, нельзя и пропустить ход: он атакует, покупает или сбрасывает карты. Если не хватает обоим, руки открывают, и считаются все карты.
rules-palace-odd = Равные руки делят поровну; лишние фишки раздают по одной, начиная слева от сдающего.

rules-palace-short = Кому не хватает на анте или на то, чтобы уравнять, платит, сколько есть, и остаётся в игре. Атаковать, покупать и повышать можно, только заплатив сполна.
rules-palace-layers = Что заплачено после чьей-то последней фишки или сверх того, что он смог заплатить, образует слой банка, в котором у него нет доли. Каждый слой достаётся победителю среди тех, у кого есть в нём доля, а если из них никого не осталось — тому, кто вышел последним.
rules-palace-buyin = За стол садятся, купив от { $least } до { $most } фишек; между раздачами можно докупить до { $most }. Фишки не настоящие деньги.

## Почему так нельзя

why-palace-target = Атаковать можно соперника, который ещё в игре.
why-palace-same-suit = У обоих знамён одна масть, { card-suit }: атаковать друг друга нельзя.
why-palace-attack-short = Атака стоит { $price }, а у тебя { $stack }.
why-palace-buy-short = Карта стоит { $price }, а у тебя { $stack }.
why-palace-no-cards = Покупать больше нечего: карт не осталось.
why-palace-discard-short = Отпустить солдат стоит { $price }, а у тебя { $stack }.
why-palace-no-soldiers = У тебя нет солдат.
why-palace-two-left = Вас осталось двое, и на атаку, { $price }, тебе хватает: атакуй, покупай или сбрось карты.
why-palace-two-left-discard = Вас осталось двое: покупай, пропусти ход или сбрось карты.
why-palace-raise-cap = Повышений в этой битве больше не будет: уравняй или сбрось карты.
why-palace-keep = Солдат можно оставить не больше { $most }.
house-fault-big-bet = Большая ставка, { $big }, меньше малой, { $small }.

## Что происходит

heard-palace-banner = { $name }: знамя { card-name }
heard-palace-aside = Отложены: { $cards }
heard-palace-ran-out = { $name }: подходящей масти не осталось, отложенные карты тасуют заново.
heard-palace-palaces = У каждого три дворцовые карты.
heard-palace-palace = { $name }: во дворце { $cards }
heard-palace-bought = { $name } покупает карту за { $paid }
heard-palace-renewed = { $count ->
    [one] { $count } карта из сброса — новая колода
    [few] { $count } карты из сброса — новая колода
   *[many] { $count } карт из сброса — новая колода
 }
heard-palace-recruited = { $name } получает солдата { card-name }
heard-palace-kept = { $count ->
    [0] { $name } не оставляет солдат
    [one] { $name } оставляет { $count } солдата
   *[other] { $name } оставляет { $count } солдат
 }{ $off ->
    [0] {""}
   *[other] {" "}и отпускает { $off }
 }
heard-palace-discarded = { $count ->
    [one] { $name } отпускает { $count } солдата
   *[other] { $name } отпускает { $count } солдат
 }{ $paid ->
    [0] {""}
   *[other] {" "}за { $paid }
 }
heard-palace-stayed = { $name } пропускает ход
heard-palace-folded = { $name } сбрасывает карты
heard-palace-attacked = { $name } атакует: { $rival }, ставка { $paid }{ $extra ->
    [0] {""}
   *[other] , из них { $extra } сверх цены
 }
heard-palace-call = { $name } уравнивает: { $paid }
heard-palace-raise = { $name } ставит { $paid } и повышает на { $amount }
heard-palace-returned = { $name } получает { $amount } обратно
heard-palace-won-fold = { $name } одолевает без боя: { $rival }
heard-palace-won-call = { $name } побеждает: { $rival } выходит
heard-palace-won-hand = { $name } побеждает сильнейшей рукой: { $rival } выходит
heard-palace-won-suit = Руки равны, но карт своей масти больше: { $name } побеждает, { $rival } выходит
heard-palace-won-tie = { $name } и { $rival } равны во всём и выходят оба
heard-palace-captured = { $count ->
    [0] { $name } забирает знамя: { $rival }
    [one] { $name } забирает знамя и { $count } солдата: { $rival }
   *[other] { $name } забирает знамя и { $count } солдат: { $rival }
 }
heard-palace-end-last = В игре остаётся только { $names }
heard-palace-end-same-suit = Оставшиеся знамёна одной масти, банк делят: { $names }
heard-palace-end-showdown = Дальше никто не идёт: руки открывают
heard-palace-end-tie = Не осталось никого, банк делят: { $names }
heard-palace-shown = { $name } открывает { $cards }: { $made }
heard-palace-counted = { $name }: { $made }; считаются { $cards }
heard-palace-pot = { $number ->
    [0] Банк { $amount }: { $names }
   *[other] Слой банка { $number }, { $amount }: { $names }
 }
heard-palace-share = { $name } { $chips }

## Как спрашивают о правилах

house-preset-palace = Дворцовый
house-preset-palace-help = Ставки с лимитом, пять солдат, руки в битве видят только её участники.
house-structure = Лимит
house-structure-help = У атаки и повышения твёрдый размер или какой угодно.
house-structure-is-limit = Твёрдый лимит
house-structure-is-no-limit = Без лимита
house-small-bet = Малая ставка
house-small-bet-help = Цена карты, а в битве — знамени и каждого солдата.
house-big-bet = Большая ставка
house-big-bet-help = Повышение игрока с солдатами; без солдат это две малые ставки.
house-ante-is-half = Половина малой ставки
house-max-soldiers = Солдат не больше
house-max-soldiers-help = Сколько солдат можно держать.
house-discard-cost = Отпустить солдат
house-discard-cost-help = Сколько стоит сброс солдат без покупки.
house-discard-cost-is-free = Бесплатно
house-discard-cost-is-small-bet = Малая ставка
house-reveal-battle = Руки в битве
house-reveal-battle-help = Кто видит руки, которые сравнивают, когда ставку уравняли.
house-reveal-battle-is-fighters = Только двое, кто сражается
house-reveal-battle-is-table = Весь стол

## Стол на странице

palace-bets = { $big ->
    [0] малая ставка { $small }
   *[other] ставки { $small }/{ $big }
 }
palace-said-bought = Покупка
palace-said-discarded = Сброс солдат
palace-said-stayed = Пропуск
palace-said-folded = Пас
palace-said-attacked = Атака
palace-said-call = Колл
palace-said-raise = Рейз
palace-said-beaten = Разбит
palace-said-captured = Победа
palace-my-camp = Твой лагерь
palace-banner = знамя { $what }
palace-soldiers = солдаты { $what }
palace-attack-on = Атаковать: { $name }
palace-not-counted = { $what }: не считается
palace-put-off = Отпустить: { $what }
palace-counts = { $hand ->
    [none] Против игрока { $name } не считается ни одна твоя карта.
   *[other] Против игрока { $name } у тебя { $hand }; зачёркнутое не считается.
 }
palace-back = Назад
palace-your-turn = Твой ход
palace-do-attack = Атаковать
palace-do-buy = Купить
palace-do-discard = Отпустить
palace-do-stay = Пропуск
palace-do-raise = Рейз на
palace-keep = { $count ->
    [0] Не оставлять солдат
    [one] Оставить { $count } солдата
    [few] Оставить { $count } солдат
   *[other] Оставить { $count } солдат
 }
palace-discard = { $count ->
    [one] Отпустить { $count } солдата
    [few] Отпустить { $count } солдат
   *[other] Отпустить { $count } солдат
 }
palace-pile = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[other] Колода: { $count } карт
 }
palace-discards = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[other] Сброс: { $count } карт
 }
palace-scene = Битва
palace-scene-last = Последняя битва
palace-scene-answers = Отвечает { $name }: колл стоит { $owed }
palace-scene-nobody-shows = После паса дворцы не показывают.
palace-scene-not-shown = { $name } уравнивает и проигрывает, поэтому этот дворец остаётся закрытым.
palace-scene-fighters = Дворцы видели только те, кто сражался.
palace-now-turn = Чтобы атаковать, нажми на знамя: это стоит { $price }.
palace-now-answer = { $name } ждёт твоего ответа: колл стоит { $owed }.
palace-now-keep = Нажми, кого отпустить; остаться могут { $most }.
palace-now-discard = Нажми на солдат, которых отпускаешь.
palace-now-moves = Ходит { $name }.
palace-now-answers = Отвечает { $name }.
palace-now-keeps = { $name } выбирает солдат.
