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
poker-record = Վերցնել երեկոյի գրառումը

## Սեղանը մի քանի բառով

poker-game-draw = Հինգ քարտով պոկեր
poker-game-shortdeck = Հոլդեմ
poker-game-palace = Պալատական պոկեր
poker-hand-number = Խաղաձեռք { $number }
poker-limit-no-limit = Առանց սահմանի
poker-limit-pot = Բանկի սահմանով
poker-limit-limit = Սահմանով
poker-limit-spread = Միջակայքով
poker-forced-ante = անտե { $ante }
poker-forced-blinds = բլայնդներ { $small }/{ $big }
poker-forced-both = անտե { $ante }, բլայնդներ { $small }/{ $big }
poker-said-muck = Չբացեց
poker-next-hand = Հաջորդից
poker-no-chips = Չիպ չկա

## Ինչ է կատարվում

poker-now-begin = Մյուս տեղերը կզբաղեցնեն ընկերներն ու բոտերը. սկսիր, երբ ուզես։
poker-now-waiting = Երեկոն սկսում է սեղանի տերը։
poker-now-few = Խաղաձեռքի համար պետք է երկու հոգի՝ չիպերով։
poker-now-first-dealer = Որոշվում է, թե ով է բաժանում առաջինը։
poker-now-dealt = Հիմա կլինի հաջորդ խաղաձեռքը։
poker-now-won = { $amount ->
    [0] { $name }՝ կիսում են բանկերը։
   *[other] { $me ->
        [yes] Դու շահում ես { $amount }։
       *[no] { $name } շահում է { $amount }։
     }
 }
poker-now-exchange = Հպվիր այն քարտերին, որոնք ուզում ես փոխել։
poker-now-owe = Մնալու համար պետք է { $owed }։
poker-now-free = Կարող ես ասել չեկ։
poker-now-speaks = Խոսքը { $name } խաղացողինն է։
poker-now-exchanges = { $name } փոխում է քարտերը։
poker-now-over = Երեկոն ավարտվեց

## Իմ տեղը

poker-my-chips = Իմ չիպերը
poker-next = Հաջորդ խաղաձեռքը
poker-name-dealer = Ո՞վ է բաժանում առաջինը
poker-buy-in = Գնել չիպեր
poker-buy = { $playing ->
    [yes] Գնել { $amount } հաջորդ խաղաձեռքից առաջ
   *[no] Գնել { $amount }
 }
poker-buying = Հաջորդ խաղաձեռքից առաջ կավելանա { $amount }։
poker-buying-not = Չգնել
poker-buy-none = Սեղանին ունես { $stack }, սեղանից դուրս՝ { $balance }. հիմա ոչինչ ավելացնել չի կարելի։
poker-auto-rebuy = Ինքնալրացում
poker-auto-rebuy-help = Ամեն խաղաձեռքից առաջ չիպերդ լրացվում են մինչև { $most }։
poker-sit-out = Հանգստանալ
poker-sit-out-help = Հաջորդ խաղաձեռքից քեզ քարտ չի բաժանվի։
poker-back = Նորից խաղալ
poker-leave = { $playing ->
    [yes] Հեռանալ այս խաղաձեռքից հետո
   *[no] Հեռանալ սեղանից
 }
poker-leaving = Այս խաղաձեռքից հետո հեռանում ես։
poker-stay = Մնալ
poker-sit-with = Նստել { $amount } չիպով
poker-closing = Այս խաղաձեռքը վերջինն է։
poker-end = Ավարտել երեկոն
poker-end-sure = Ընթացիկ խաղաձեռքը վերջինն է բոլորի համար։

## Ստեղներ

poker-key-fold = F
poker-key-fold-does = Պաս
poker-key-call = C
poker-key-call-does = Չեկ կամ քոլ
poker-key-raise = R
poker-key-raise-does = Դեպի գումարը. Enter-ը կատարում է դրույքը
poker-key-arrows = ↑ ↓
poker-key-arrows-does = Ավելի կամ պակաս
poker-key-digits = 0–9
poker-key-digits-does = Գրել գումար
poker-key-exchange = 1–5
poker-key-exchange-does = Փոխանակման ժամանակ շրջել քարտը. Enter-ը փոխում է
poker-key-attack = A
poker-key-attack-does = Դեպի հաջորդ ճամբարը. Enter-ը ցույց է տալիս հարձակումը
poker-key-buy = B
poker-key-buy-does = Գնել քարտ
poker-key-discard = D
poker-key-discard-does = Արձակել զինվորներ
poker-key-stay = S
poker-key-stay-does = Բաց թողնել հերթը
poker-key-soldiers = 1–9
poker-key-soldiers-does = Շրջել այդ զինվորին
poker-key-help = ?
poker-key-help-does = Ցույց տալ այս ստեղները

## Ընթացքը և ինչ է լսում էկրանի ընթերցողը

poker-told-hand = Խաղաձեռք { $number }. { $me ->
    [yes] կոճակը քոնն է
   *[no] կոճակը՝ { $name }
 }
poker-told-ante = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ անտե { $amount }
poker-told-small-blind = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ փոքր բլայնդ { $amount }
poker-told-big-blind = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ մեծ բլայնդ { $amount }
poker-told-button-blind = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ կոճակի բլայնդ { $amount }
poker-told-first = { $me ->
    [yes] Վիճակով առաջինը խոսում ես դու
   *[no] Վիճակով առաջինը խոսում է { $name }
 }
poker-told-turned = Այս քարտը բաց է. նույն արժեքի մյուս երեքը ջոկեր են՝
poker-told-cards = Քո քարտերը՝
poker-told-board = { $board ->
    [0] Ֆլոպ՝
    [3] Թըրն՝
   *[other] Ռիվեր՝
 }
poker-told-second = Երկրորդ փուլ, բանկը՝ { $pot }
poker-told-fold = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ պաս
poker-told-check = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ չեկ
poker-told-call = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ քոլ { $amount }{ $all ->
    [yes] , ամբողջը
   *[no] { "" }
 }
poker-told-bet = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ բեթ { $amount }{ $all ->
    [yes] , ամբողջը
   *[no] { "" }
 }
poker-told-raise = { $me ->
    [yes] Դու
   *[no] { $name }
 }՝ ռեյզ մինչև { $amount }{ $all ->
    [yes] , ամբողջը
   *[no] { "" }
 }
poker-told-exchanged = { $count ->
    [0] { $me ->
        [yes] Դու քարտ չես փոխում
       *[no] { $name } քարտ չի փոխում
     }
   *[other] { $me ->
        [yes] Դու փոխում ես { $count } քարտ
       *[no] { $name } փոխում է { $count } քարտ
     }
 }
poker-told-received = Ստանում ես ևս { $count } քարտ՝
poker-told-stub = Կապուկը վերջացավ. մի կողմ դրված { $count } քարտը նորից խառնվում է
poker-told-redealt = Ոչ ոք չբացեց. նույն խաղացողը նորից է բաժանում
poker-told-low = Ոչ ոք չբացեց. հիմա շահում է ամենացածր ձեռքը
poker-told-returned = { $me ->
    [yes] Քեզ վերադառնում է
   *[no] { $name } խաղացողին վերադառնում է
 } { $amount }, որը ոչ ոք չհավասարեցրեց
poker-told-shown = { $me ->
    [yes] Դու ցույց ես տալիս
   *[no] { $name } ցույց է տալիս
 }՝ { $hand }
poker-told-mucked = { $me ->
    [yes] Դու չես բացում քարտերդ
   *[no] { $name } չի բացում քարտերը
 }
poker-told-won = { $number ->
    [0] { $shared ->
        [no] { $me ->
            [yes] Դու վերցնում ես բանկը՝ { $amount }
           *[no] { $name } վերցնում է բանկը՝ { $amount }
         }
       *[yes] { $name } կիսում են բանկը՝ { $amount }
     }
   *[other] { $shared ->
        [no] { $me ->
            [yes] Դու վերցնում ես կողային բանկ { $number }՝ { $amount }
           *[no] { $name } վերցնում է կողային բանկ { $number }՝ { $amount }
         }
       *[yes] { $name } կիսում են կողային բանկ { $number }՝ { $amount }
     }
 }
poker-told-evening-ended = Երեկոն ավարտվեց
poker-told-chair-sit = { $me ->
    [yes] Դու նստում ես սեղանի մոտ
   *[no] { $name } նստում է սեղանի մոտ
 }
poker-told-chair-buy = { $me ->
    [yes] Դու գնում ես { $amount }
   *[no] { $name } գնում է { $amount }
 }
poker-told-chair-out = { $me ->
    [yes] Դու հանգստանում ես
   *[no] { $name } հանգստանում է
 }
poker-told-chair-back = { $me ->
    [yes] Դու նորից խաղում ես
   *[no] { $name } նորից խաղում է
 }
poker-told-chair-leave = { $me ->
    [yes] Դու հեռանում ես
   *[no] { $name } հեռանում է
 }

## Պոկերի սեղան հավաքելը

poker-game-raspisnoy = Ռասպիսնոյ
poker-which-game = Խաղ
poker-limit = Սահման
poker-limit-limit-help = Ամեն բեթի և ռեյզի չափը որոշված է։
poker-limit-pot-help = Դրույքը կարող է լինել բանկի չափ։
poker-limit-no-limit-help = Ցանկացած պահի կարելի է դնել ամբողջը։
poker-limit-spread-help = Դրույքը նվազագույնի և առավելագույնի միջև է։
poker-forced = Դրույքներ բաժանելուց առաջ
poker-forced-kind-ante = Անտե
poker-forced-kind-antes = Անտե և կոճակի բլայնդ
poker-forced-kind-blinds = Բլայնդներ
poker-forced-kind-both = Անտե և բլայնդներ
poker-ante = Անտե
poker-small-blind = Փոքր բլայնդ
poker-small-blind-help = Մեծ բլայնդը կրկնակի է։
poker-bring = Որքան չիպ է բերում յուրաքանչյուրը
poker-bring-help = Թող դատարկ՝ տասը գնման համար։ Փողը խաղալիք է։
poker-with-boxes = Նախապես որոշել
poker-with-boxes-help = Նշումներ՝ չեկ, պաս կամ ռեյզ հերթից առաջ
poker-with-record = Երեկոյից հետո տալ գրառումը
poker-with-record-help = Այնտեղ երևում են բոլոր քարտերը, չբացվածներն էլ։
poker-by-code = Տնային կանոններ
poker-other-rules = Ընտրել այլ կանոններ
poker-preset-draw-home = Տանը
poker-preset-draw-home-help = Անտե, շրջող կոճակ, փոխվում է մինչև հինգ քարտ։
poker-preset-draw-hall = Սրահ
poker-preset-draw-hall-help = Չորս տեղ. ով է խոսում առաջինը, որոշում է վիճակը։
poker-preset-draw-california = Կալիֆոռնիա
poker-preset-draw-california-help = Եթե ոչ ոք չի բացում, նոր անտե և նոր բաժանում։
poker-preset-draw-jacks = Վալետների զույգից
poker-preset-draw-jacks-help = Սակարկությունը բացում է վալետների զույգը կամ ավելին։
poker-preset-draw-lowball = Լոուբոլ
poker-preset-draw-lowball-help = Շահում է ամենացածր ձեռքը. տուզը ցածր է։
poker-preset-draw-deuces-wild = Երկուսները ջոկեր
poker-preset-draw-deuces-wild-help = Ամեն երկուս փոխարինում է ցանկացած քարտի։
poker-preset-draw-joker-bug = Ջոկեր-բզեզ
poker-preset-draw-joker-bug-help = 53 քարտ. ջոկերը տուզ է կամ լրացնում է սթրեյթ ու ֆլեշ։
poker-preset-draw-gold-rush = Ոսկու տենդ
poker-preset-draw-gold-rush-help = Հին խաղ. 20 քարտ, առանց փոխանակման, մեկ փուլ։
poker-preset-shortdeck-six-plus = Վեց պլյուս
poker-preset-shortdeck-six-plus-help = 36 քարտ. ֆլեշը բարձր է ֆուլ հաուսից, եռյակը՝ սթրեյթից։
poker-preset-shortdeck-straight-over-trips = Սթրեյթը բարձր եռյակից
poker-preset-shortdeck-straight-over-trips-help = 36 քարտ. սթրեյթը բարձր է եռյակից, ինչպես որոշ սրահներում։
poker-preset-shortdeck-texas = Տեխաս
poker-preset-shortdeck-texas-help = Հոլդեմ՝ լրիվ 52 քարտով։
poker-running = { $game } · { $phase ->
    [waiting] սպասում ենք մարդկանց
    [paused] դադար
    [over] ավարտված
   *[playing] խաղաձեռք { $hand }
 }
poker-preset-palace-palace = Պալատական
poker-preset-palace-palace-help = Դրոշներ, զինվորներ և ճակատամարտեր. ձեռքերը տեսնում են միայն կռվողները։
poker-small-bet-help = Քարտի, դրոշի և ամեն զինվորի գինը. մեծ խաղադրույքը կրկնակի է։
