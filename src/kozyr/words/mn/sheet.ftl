# Авч явах оноон хүснэгт: цаасан дээр, бичвэрээр, тооцооны хүснэгтэд; тоглолтын бичлэг.

sheet-take = Хүснэгтийг авч явах
sheet-print = Хэвлэх
sheet-text = Бичвэрээр
sheet-copied = Хуулсан
sheet-csv = CSV
sheet-record = Бичлэг (.kzr)
sheet-empty = Нэг ч тараалт бичигдээгүй байна.
sheet-total = Нийт
sheet-money = Тооцоо
sheet-set-sum = { $set }-р цувралын нийлбэр
sheet-legend = 3²: авсан 3, захиалга 2 · •: тараагч
sheet-mark = { $mark ->
    [doubled] урамшууллаар хоёр дахин
    [struck] урамшууллаар хассан
   *[khishti] хишт: захиалсан ч взятка аваагүй
 }
sheet-legend-mark = { $mark ->
    [doubled] ×2: урамшууллаар хоёр дахин
    [struck] зурсан: урамшууллаар хассан
   *[khishti] хүрээнд: хишт
 }
