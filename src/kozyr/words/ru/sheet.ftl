# Пулька, которую уносят с собой: на бумаге, текстом, в таблицу; запись партии.

sheet-take = Унести пульку с собой
sheet-print = Печать пульки
sheet-text = Текстом
sheet-copied = Скопировано
sheet-csv = CSV
sheet-record = Запись (.kzr)
sheet-empty = Ещё ни один кон не записан.
sheet-total = Итог
sheet-money = Расчёт
sheet-set-sum = Итог серии { $set }
sheet-legend = 3²: взято 3, заказ 2 · •: сдаёт
sheet-mark = { $mark ->
    [doubled] удвоено премией
    [struck] вычеркнуто премией
   *[khishti] хишт: заказ без единой взятки
 }
sheet-legend-mark = { $mark ->
    [doubled] ×2: удвоено премией
    [struck] зачёркнуто: вычеркнуто премией
   *[khishti] в рамке: хишт
 }
