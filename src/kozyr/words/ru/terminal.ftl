# Игра в терминале: `kozyr play`.

## Кто сидит

term-you = Ты
term-neighbour = { $place ->
    [1] Анна
    [2] Борис
    [3] Вера
    [4] Глеб
    [5] Дина
    [6] Егор
    [7] Жанна
    [8] Захар
   *[9] Инна
 }

## Заголовок

term-head = Кон { $number } из { $deals } · { $kind ->
    [plain] { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
     }
    [no_trump] бескозырка, по { $cards }
    [blind] тёмная, по { $cards }
    [misere] мизер, по { $cards }
    [forehead] лобовая, по { $cards }
   *[golden] золотая, по { $cards }
 }
term-head-trump = { $suit ->
    [s] козырь ♠
    [c] козырь ♣
    [d] козырь ♦
    [h] козырь ♥
    [open] козырь ещё не известен
   *[none] без козыря
 }
term-head-start = Кто сдаёт первым?

## Место

term-dealer = С
term-bid = { $bid ->
    [0] пас
   *[other] заказ { $bid }
 }
term-progress = { $took } из { $bid }
term-took = взято { $took }
term-no-bid-yet = –
term-leads = заход

## Что произошло

term-heard-dealer = Первым сдаёт { $name }.
term-heard-drew = { $name } тянет { card-name }.
term-heard-my-dealer = Первым сдаёшь ты.
term-heard-my-drew = Ты тянешь { card-name }.
term-heard-trump = Козырь открыт: { card-name }.
term-heard-no-trump = { $rank ->
    [X] Открыт джокер: кон без козыря.
   *[other] Открыт джокер { card-name }: кон без козыря.
 }
term-heard-round = { $suit ->
    [none] Теперь козыря нет.
   *[other] Теперь козырь — { card-suit }.
 }
term-heard-named = { $suit ->
    [none] { $name }: играем без козыря.
   *[other] { $name }: козырь — { card-suit }.
 }
term-heard-my-named = { $suit ->
    [none] Играем без козыря — так решаешь ты.
   *[other] Твой козырь — { card-suit }.
 }
term-heard-bid = { $bid ->
    [0] { $name }: пас.
   *[other] { $name }: заказ { $bid }.
 }
term-heard-my-bid = { $bid ->
    [0] Твой пас.
   *[other] Твой заказ { $bid }.
 }
term-heard-trick = Взятку берёт { $name }.
term-heard-my-trick = Взятка твоя.

## Что делать

term-waiting = Думает { $name } …
term-prompt-bid = Твой заказ. Уже заказано { $sum } из { $cards }.
term-prompt-blind = Твой заказ втёмную. Уже заказано { $sum } из { $cards }.
term-prompt-name = Тебе называть козырь этого кона.
term-prompt-lead = Твой заход.
term-prompt-follow = Твой ход, масть захода: { card-suit }.
term-prompt-say = Что скажет джокер?
term-prompt-next = Enter: дальше

## Джокер

term-say-high = берёт
term-say-low = отдаёт
term-say-highest = { $suit ->
    [trumps] старший козырь
   *[other] старшая { card-mark }
 }
term-say-lowest = { $suit ->
    [trumps] младший козырь
   *[other] младшая { card-mark }
 }
term-say-high-of = { $suit ->
    [trumps] берёт, козыри
   *[other] берёт, { card-mark }
 }
term-say-as = как { card-name }
term-name = { $suit ->
    [none] без козыря
   *[other] { card-mark }
 }
term-told-high = Джокер берёт взятку, что бы ни положили другие.
term-told-low = Джокер не берёт ничего: это просто сброс.
term-told-highest-trumps = Все кладут старший козырь, взятку берёт джокер.
term-told-highest-suit = Все кладут старшую { card-suit.accusative-one }, у кого нет — козырь; взятку берёт джокер.
term-told-highest-plain = Все кладут старшую { card-suit.accusative-one }, взятку берёт джокер.
term-told-highest-suit-but = Все кладут старшую { card-suit.accusative-one }, а у кого её нет — козырь, и он бьёт джокера.
term-told-high-trumps = Остальные ходят козырями, взятку берёт джокер.
term-told-high-suit = Остальные ходят в масть: { card-suit }. Взятку берёт джокер.
term-told-high-suit-but = Остальные ходят в масть: { card-suit }. Взятку берёт джокер, если никто не побьёт козырем.
term-told-high-plain = Остальные ходят в масть: { card-suit }. Взятку берёт джокер.
term-told-as = Джокер считается картой { card-name }, не больше и не меньше.
term-told-lowest-trumps-forced = Все кладут свой младший козырь, взятку берёт старший из них.
term-told-lowest-trumps = Джокер — самый младший козырь; другие ходят козырями, взятку берёт старший.
term-told-lowest-suit = Джокер — младшая карта в масти { card-suit }; взятку берёт карта старше или козырь.
term-told-lowest-plain = Джокер — младшая карта в масти { card-suit }; взятку берёт карта старше.

## Клавиши

term-keys-bid = ←→ или цифры, Enter: заказать
term-keys-play = ←→, Enter: положить карту
term-keys-say = ←→↑↓, Enter: сказать · Esc: назад
term-keys-name = ←→, Enter: назвать
term-keys-wait = Enter: быстрее
term-keys-more = S пулька · L взятки · ? правила · Q выход
term-keys-scroll = ↑↓ листать · Esc: к столу
term-keys-quit = Enter: уйти · Esc: остаться
term-keys-over = ↑↓ листать · Enter: уйти

## Экраны

term-sheet = Пулька: заказ/взято и очки; • сдаёт
term-sheet-empty = Пока ничего не записано.
term-sheet-deal = кон
term-sheet-total = итого
term-sheet-plain = { $number }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
term-sheet-special = { $number }: { $kind ->
    [no_trump] бескозырка
    [blind] тёмная
    [misere] мизер
    [forehead] лобовая
   *[golden] золотая
 }
term-sheet-premium = премия
term-tricks = Взятки, которые можно посмотреть
term-tricks-none = Взяток, которые можно посмотреть, пока нет.
term-rules = Правила этого стола
term-deal-over = Кон { $number } записан
term-quit = Встать из-за стола?
term-quit-kept = Игра сохранена: продолжить можно когда угодно.
term-over = Партия сыграна
term-winner = { $count ->
    [one] Победа: { $names }, очков: { $points }.
   *[other] Общая победа: { $names }, очков у каждого: { $points }.
 }
term-winner-you = Победа твоя! Очков: { $points }.
term-money = { $money }

## Вокруг игры

term-small = Окно { $width } × { $height }, а столу нужно хотя бы 80 × 24.
term-kept = Игра сохранена: кон { $done } из { $deals }. Продолжить: kozyr play { $game } --resume { $file }
term-finished = Запись партии: { $file }

## Вечер покера

term-poker-guest = Гость
term-poker-turn = Твой ход: { $choices } | q — уйти
term-poker-next = Enter — следующая раздача, end — закончить вечер, q — уйти
term-poker-pot = В банке: { $pots }
term-poker-kept = Сохранено на раздаче { $hands }. Продолжить: kozyr play { $game } --resume { $file }
