# Слова самого стола: карты, заказы, джокер, таблица.

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
table-card-joker = джокер
table-card-back = карта рубашкой вверх
table-suit = { $suit ->
    [s] пики
    [h] червы
    [d] бубны
   *[c] трефы
 }
table-trump-card = { $card }, козырь
table-plain-card = { $card }
table-hand = Ваши карты: { $count }
