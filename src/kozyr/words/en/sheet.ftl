# The score sheet as it leaves the page: on paper, as a text, for a spreadsheet; the record of a match.

sheet-take = Take the sheet along
sheet-print = Print the sheet
sheet-text = Copy as text
sheet-copied = Copied
sheet-csv = CSV
sheet-record = Record (.kzr)
sheet-empty = No deal is written yet.
sheet-total = Total
sheet-money = Settlement
sheet-set-sum = Sum of set { $set }
sheet-legend = 3²: took 3, bid 2 · •: dealer
sheet-mark = { $mark ->
    [doubled] doubled by the premium
    [struck] struck out by the premium
   *[khishti] khishti: a bid, and no trick
 }
sheet-legend-mark = { $mark ->
    [doubled] ×2: doubled by the premium
    [struck] crossed out: struck by the premium
   *[khishti] in a frame: khishti
 }
