# Պոկերի սեղանը էջում. տեղեր, չիպեր, խոսք, փոխանակում, խաղաձեռքի ընթացքը և երեկոյի թերթը։

## Տեղեր և չիպեր

poker-all-in = Ամբողջը
poker-sits-out = Հանգստանում է
poker-stack = { $stack } չիպ
poker-bet-lies = դրույք՝ { $bet }
poker-drew = { $count ->
    [0] չփոխեց
   *[other] փոխեց { $count } քարտ
 }
poker-button = կոճակը
poker-won = շահեց { $amount }
poker-sit = Նստել
poker-sit-at = Նստել { $number } տեղում
poker-board = Ընդհանուր քարտեր
poker-pots = Բանկեր
poker-pot = { $number ->
    [0] հիմնական բանկ
   *[other] կողային բանկ { $number }
 }
poker-pot-of = { poker-pot }՝ { $amount }
poker-you-have = Դու ունես՝ { $hand }

## Ինչ կարելի է ասել

poker-your-say = Քո խոսքն է
poker-do-fold = Պաս
poker-do-check = Չեկ
poker-do-call = Քոլ
poker-do-bet = Բեթ
poker-do-raise = Ռեյզ մինչև
poker-how-much = Որքան
poker-amount = Գումար { $lo }-ից { $hi }
poker-less = Պակաս
poker-more = Ավելի
poker-mark-least = Նվազ.
poker-mark-half = ½ բանկ
poker-mark-pot = Բանկ
poker-mark-all = Ամբողջը
poker-mark-most = Առավել.
poker-boxes = Որոշել նախապես
poker-box-check-fold = Չեկ / պաս
poker-box-fold = Պաս
poker-box-raise-any = Միշտ ռեյզ

## Փոխանակում

poker-put-away = Փոխել քարտը՝ { $what }
poker-exchange = { $count ->
    [0] Չփոխել
   *[other] Փոխել { $count } քարտ
 }

## Ինչ արեց խաղացողը

poker-said-fold = Պաս
poker-said-check = Չեկ
poker-said-call = Քոլ
poker-said-bet = Բեթ
poker-said-raise = Ռեյզ
poker-said-ante = Անտե
poker-said-small-blind = Փոքր բլայնդ
poker-said-big-blind = Մեծ բլայնդ
poker-said-button-blind = Կոճակի բլայնդ

## Ընթացքը և երեկոն

poker-history = Այս խաղաձեռքը
poker-history-none = Դեռ ոչինչ չի պատահել։
poker-ledger = Երեկոն
poker-ledger-none = Դեռ ոչ մի խաղաձեռք չի խաղացվել։
poker-hand-column = Խաղաձեռք
poker-total = Ընդամենը
poker-balance = Սեղանից դուրս
poker-my-stack = Սեղանին
