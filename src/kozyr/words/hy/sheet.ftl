# Աղյուսակը, որ տանում են իրենց հետ՝ թղթի վրա, տեքստով, աղյուսակի համար, և խաղի գրառումը։

sheet-take = Տանել աղյուսակը
sheet-print = Տպել աղյուսակը
sheet-text = Տեքստով
sheet-copied = Պատճենված է
sheet-csv = CSV
sheet-record = Գրառում (.kzr)
sheet-empty = Դեռ ոչ մի բաժանում գրված չէ։
sheet-total = Գումար
sheet-money = Հաշվարկ
sheet-set-sum = Շարք { $set }, գումար
sheet-legend = 3²՝ վերցված 3, պատվեր 2 · •՝ բաժանող
sheet-mark = { $mark ->
    [doubled] կրկնապատկված պրեմիայով
    [struck] ջնջված պրեմիայով
   *[khishti] խիշտ՝ պատվեր առանց վզյատկայի
 }
sheet-legend-mark = { $mark ->
    [doubled] ×2՝ կրկնապատկված պրեմիայով
    [struck] գծանշված՝ ջնջված պրեմիայով
   *[khishti] շրջանակի մեջ՝ խիշտ
 }
