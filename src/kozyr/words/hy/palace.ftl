# Պալատական պոկեր՝ կանոնները, ինչու չի կարելի, և ինչ է կատարվում բաժանման մեջ։

rules-palace-title-camp = Դրոշներ և պալատներ
rules-palace-title-turn = Քո հերթը
rules-palace-title-battle = Ճակատամարտեր
rules-palace-title-end = Ինչպես է ավարտվում բաժանումը
rules-palace-title-chips = Ֆիշկաներ

rules-palace-aim = Շահիր բանկը. հաղթիր կամ վախեցրու մյուսներին մեկը մեկի դեմ ճակատամարտերում, կամ ունեցիր լավագույն ձեռքը, երբ այլևս ոչ ոք չի շարունակում։
rules-palace-players = Սեղանի շուրջ կա { $seats ->
    [one] { $seats } տեղ
   *[other] { $seats } տեղ
 }, կապուկում՝ 52 քարտ. ամեն մաստի մեջ ամենաբարձրը տուզն է, ամենացածրը՝ երկուսանոցը։
rules-palace-first-dealer = Բոլորը մեկ քարտ են քաշում, և առաջինը բաժանում է ամենաբարձր քարտ ունեցողը. հավասարները նորից են քաշում։ Հետո ամեն բաժանումից հետո բաժանողը հաջորդ խաղացողն է՝ ժամսլաքի ուղղությամբ։

rules-palace-ante = Քարտերից առաջ բոլորը դնում են անտե՝ { $ante }։
rules-palace-banner = Հետո ամեն մեկը ստանում է դրոշ՝ բաց քարտ իր առջև. բաժանողի ձախից սկսած՝ ամեն մեկին քարտեր են տալիս, մինչև գա իր սեփական մաստը, իսկ մնացածը մի կողմ են դնում։
rules-palace-suits = { $groups ->
    [one-group] Բոլոր դրոշների մաստերը տարբեր են։
    [one-alone] Առաջին չորս դրոշների մաստերը տարբեր են, իսկ վերջինինը կարող է լինել ցանկացածը։
    [two-groups] Առաջին չորս դրոշների մաստերը տարբեր են, մյուսներինը՝ նույնպես իրար մեջ։
    [two-alone] Առաջին չորս դրոշների մաստերը տարբեր են, հաջորդ չորսինը՝ նույնպես, իսկ վերջինինը կարող է լինել ցանկացածը։
   *[three-groups] Առաջին չորս դրոշների մաստերը տարբեր են, հաջորդ չորսինը՝ նույնպես, վերջին երկուսինը՝ նույնպես։
 }
rules-palace-banner-again = Եթե կապուկն ավելի շուտ վերջանա, մի կողմ դրված քարտերը խառնում են և շարունակում բաժանել։
rules-palace-palace = Մնացած բոլոր քարտերը նորից խառնում են, և ամեն մեկը մեկ-մեկ ստանում է երեք փակ քարտ՝ իր պալատը։ Մնացորդը գնումների կապուկն է։

rules-palace-order = Սկսում է բաժանողի ձախ խաղացողը, հերթը գնում է ժամսլաքի ուղղությամբ։ Քո հերթին մեկ բան ես անում՝ հարձակվում, գնում, արձակում զինվորներ, բաց թողնում հերթը կամ ֆոլդ։
rules-palace-buy = Գնել. վճարիր { $bet } և վերցրու կապուկի վերին քարտը։ Այն բաց դրվում է դրոշիդ տակ՝ որպես զինվոր։ Հետո պահիր այնքան զինվոր, որքան ուզում ես, բայց ոչ ավելի, քան { $most }։
rules-palace-pile = Եթե գնում են, իսկ կապուկը դատարկ է, խառնում են դեն նետված քարտերը. եթե դրանք էլ չկան, գնել չի կարելի։
rules-palace-discard-free = Արձակել. դեն նետիր մեկ կամ մի քանի զինվոր, դա ձրի է։
rules-palace-discard-paid = Արձակել. դեն նետիր մեկ կամ մի քանի զինվոր, դա արժե { $bet }։
rules-palace-stay = Բաց թողնել. ոչինչ մի՛ արա։
rules-palace-fold = Ֆոլդ. դուրս ես գալիս բաժանումից, և քարտերդ ոչ ոքի չեն հասնում։

rules-palace-attack = Հարձակվիր մեկ հակառակորդի վրա, որի դրոշի մաստն ուրիշ է։ Դնում ես { $bet } քո դրոշի համար և նույնքան ամեն զինվորիդ համար։
rules-palace-extra = Կարող ես դնել ցանկացած չափով ավելի։ Քոլի համար հակառակորդը նույնքան ավելացնում է իր գնին։
rules-palace-answer = Հակառակորդը ֆոլդ, քոլ կամ ռեյզ է անում։ Քոլը նրան արժե { $bet } իր դրոշի համար և նույնքան ամեն զինվորի համար։
rules-palace-raise-fixed = Ռեյզը քոլն է և ևս { $raise }. մյուսը վճարում է այդ { $raise }-ը քոլի համար, ֆոլդ է անում կամ իր հերթին ռեյզ։
rules-palace-raise-limit = Ռեյզը քոլն է և ևս { $big }, իսկ առանց զինվորների՝ { $double }. մյուսը նույնքան վճարում է քոլի համար, ֆոլդ է անում կամ իր հերթին ռեյզ։
rules-palace-raise-free = Ռեյզը քոլն է և ևս առնվազն { $bet }, ու ոչ պակաս վերջին ռեյզից. մյուսը նույնքան վճարում է քոլի համար, ֆոլդ է անում կամ իր հերթին ռեյզ։
rules-palace-cap = Մեկ ճակատամարտում ամենաշատը երեք ռեյզ կա։
rules-palace-no-cap = Ճակատամարտում ռեյզերի թիվը սահմանափակված չէ։
rules-palace-give-up = Ով ճակատամարտում ֆոլդ է անում, դուրս է գալիս։ Ինչ մյուսը վերջինն էր դրել և նա չհավասարեցրեց, վերադառնում է. մնացածը մնում է բանկում։
rules-palace-judge = Քոլից հետո երկու ձեռքերը համեմատում են՝ պալատի, դրոշի և զինվորների լավագույն հինգ քարտը։
rules-palace-exclude = Հակառակորդի դրոշի մաստի քարտերը չեն հաշվվում։
rules-palace-few = Եթե հաշվվող քարտերը հինգից քիչ են, հաշվվում է եղածը. սթրեյթի, ֆլեշի և ֆուլ հաուսի համար հինգն է պետք։
rules-palace-tie = Հավասար ձեռքերի դեպքում հաղթում է իր դրոշի մաստից ավելի շատ քարտ ունեցողը։ Եթե դրանք էլ հավասար են, երկուսն էլ դուրս են գալիս, իսկ վերջին երկուսը կիսում են բանկը։
rules-palace-spoils = Պարտվողը դուրս է գալիս։ Հաղթողը վերցնում է նրա զինվորներն ու դրոշը և պահում է ոչ ավելի, քան { $most } զինվոր. պարտվողի պալատը դեն է նետվում, և ոչ ոք այն չի տեսնում։
rules-palace-see-fighters = Քոլ անողը տեսնում է մյուսի պալատը, իսկ իրենը ցույց է տալիս միայն, եթե չի պարտվել։ Ուրիշ ոչ ոք չի տեսնում ոչ մեկը։
rules-palace-see-table = Երկու ձեռքն էլ տեսնում է ամբողջ սեղանը։
rules-palace-pot = Բոլոր խաղադրույքները գնում են բանկ. ճակատամարտը ֆիշկաներ է բերում միայն, եթե մեկ խաղացող է մնում։

rules-palace-last = Վերջին մնացածը շահում է բանկը։
rules-palace-same = Եթե մնացել են երկուսը կամ երեքը, և նրանց դրոշները նույն մաստից են, նրանք բանկը հավասար կիսում են։
rules-palace-circle = Երբ բոլոր մնացածներն իրար հետևից բաց են թողել կամ զինվոր արձակել, և այդ ընթացքում ոչ գնում է եղել, ոչ ճակատամարտ, ձեռքերը բացում են, և լավագույնը շահում է։ Այդ ժամանակ հաշվվում են բոլոր քարտերը։
rules-palace-two = Վերջին երկուսից ոչ ոք չի կարող արձակել, իսկ ում ֆիշկաները հերիքում են հարձակվելու, չի կարող նաև բաց թողնել. նա հարձակվում է, գնում կամ ֆոլդ անում։ Եթե երկուսինն էլ չի հերիքում, ձեռքերը բացում են, և հաշվվում են բոլոր քարտերը։
rules-palace-odd = Հավասար ձեռքերը կիսում են. ավելորդ ֆիշկաները տրվում են մեկական՝ բաժանողի ձախից սկսած։

rules-palace-short = Ում անտեի կամ քոլի համար չի հերիքում, վճարում է եղածը և մնում է խաղում։ Լրիվ գնից պակասով ոչ ոք չի հարձակվում, գնում կամ ռեյզ անում։
rules-palace-layers = Ինչ վճարվում է մեկի վերջին ֆիշկայից հետո կամ նրա վճարածից ավելի, կազմում է բանկի շերտ, որում նա բաժին չունի։ Ամեն շերտը շահում է բաժին ունեցողների մեջ հաղթողը, իսկ եթե նրանցից ոչ ոք չի մնացել՝ վերջինը դուրս եկածը։
rules-palace-buyin = Նստում ես { $least }-ից { $most } ֆիշկայով, բաժանումների միջև կարող ես ավելացնել մինչև { $most }։ Իսկական փող չէ։

## Ինչու չի կարելի

why-palace-target = Հարձակվի՛ր նրա վրա, ով դեռ խաղում է։
why-palace-same-suit = Երկու դրոշն էլ նույն մաստից է՝ { card-suit }. իրար վրա հարձակվել չի կարելի։
why-palace-attack-short = Հարձակումն արժե { $price }, իսկ դու ունես { $stack }։
why-palace-buy-short = Քարտն արժե { $price }, իսկ դու ունես { $stack }։
why-palace-no-cards = Գնելու քարտ այլևս չկա։
why-palace-discard-short = Արձակելն արժե { $price }, իսկ դու ունես { $stack }։
why-palace-no-soldiers = Դու զինվոր չունես։
why-palace-two-left = Երկուսով եք մնացել, և դու կարող ես վճարել { $price }. հարձակվի՛ր, գնի՛ր կամ ֆոլդ արա։
why-palace-two-left-discard = Երկուսով եք մնացել. գնի՛ր, բա՛ց թող կամ ֆոլդ արա։
why-palace-raise-cap = Այս ճակատամարտի ռեյզերը սպառվել են. քոլ կամ ֆոլդ արա։
why-palace-keep = Կարող ես պահել ամենաշատը { $most } զինվոր։
house-fault-big-bet = Մեծ խաղադրույքը՝ { $big }, փոքրից՝ { $small }, պակաս է։

## Ինչ է կատարվում

heard-palace-banner = { $name }՝ դրոշ { card-name }
heard-palace-aside = Մի կողմ են դրվել՝ { $cards }
heard-palace-ran-out = { $name }՝ հարմար մաստ չի մնացել, մի կողմ դրված քարտերը խառնում են։
heard-palace-palaces = Ամեն մեկն ունի երեք պալատի քարտ։
heard-palace-palace = { $name }՝ պալատում { $cards }
heard-palace-bought = { $name }՝ գնում է քարտ, { $paid }
heard-palace-renewed = { $count ->
    [one] Դեն նետված { $count } քարտը նոր կապուկն է
   *[other] Դեն նետված { $count } քարտը նոր կապուկն է
 }
heard-palace-recruited = { $name }՝ ստանում է զինվոր { card-name }
heard-palace-kept = { $count ->
    [0] { $name }՝ զինվոր չի պահում
    [one] { $name }՝ պահում է { $count } զինվոր
   *[other] { $name }՝ պահում է { $count } զինվոր
 }{ $off ->
    [0] {""}
   *[other] {" "}և արձակում { $off }
 }
heard-palace-discarded = { $count ->
    [one] { $name }՝ արձակում է { $count } զինվոր
   *[other] { $name }՝ արձակում է { $count } զինվոր
 }{ $paid ->
    [0] {""}
   *[other] , { $paid }
 }
heard-palace-stayed = { $name }՝ բաց է թողնում հերթը
heard-palace-folded = { $name }՝ ֆոլդ
heard-palace-attacked = { $name }՝ հարձակվում է, հակառակորդ՝ { $rival }, { $paid }{ $extra ->
    [0] {""}
   *[other] , որից { $extra } գնից ավել
 }
heard-palace-call = { $name }՝ քոլ, { $paid }
heard-palace-raise = { $name }՝ դնում է { $paid } և բարձրացնում { $amount }-ով
heard-palace-returned = { $name }՝ հետ է ստանում { $amount }
heard-palace-won-fold = { $name }՝ հաղթում է առանց կռվի, { $rival }՝ դուրս
heard-palace-won-call = { $name }՝ հաղթում է, { $rival }՝ դուրս
heard-palace-won-hand = { $name }՝ հաղթում է ավելի լավ ձեռքով, { $rival }՝ դուրս
heard-palace-won-suit = Ձեռքերը հավասար են, բայց իր մաստից ավելի շատ քարտ ունի { $name }. { $rival }՝ դուրս
heard-palace-won-tie = { $name } և { $rival } հավասար են ամեն ինչում, երկուսն էլ դուրս են
heard-palace-captured = { $count ->
    [0] { $name }՝ գրավում է դրոշը, { $rival }
    [one] { $name }՝ գրավում է դրոշը և { $count } զինվոր, { $rival }
   *[other] { $name }՝ գրավում է դրոշը և { $count } զինվոր, { $rival }
 }
heard-palace-end-last = Մնաց միայն { $names }
heard-palace-end-same-suit = Մնացած դրոշները նույն մաստից են, բանկը կիսում են՝ { $names }
heard-palace-end-showdown = Ոչ ոք չի շարունակում. ձեռքերը բացվում են
heard-palace-end-tie = Ոչ ոք չմնաց, բանկը կիսում են՝ { $names }
heard-palace-shown = { $name }՝ բացում է { $cards }. { $made }
heard-palace-counted = { $name }՝ { $made }. հաշվվում են { $cards }
heard-palace-pot = { $number ->
    [0] Բանկը՝ { $amount }. { $names }
   *[other] Բանկի շերտ { $number }՝ { $amount }. { $names }
 }
heard-palace-share = { $name } { $chips }

## Ինչպես են հարցնում կանոնները

house-preset-palace = Պալատական
house-preset-palace-help = Լիմիտով խաղադրույքներ, հինգ զինվոր, ճակատամարտի ձեռքերը տեսնում են միայն մասնակիցները։
house-structure = Լիմիտ
house-structure-help = Հարձակման և ռեյզի չափը հաստատուն է, թե ցանկացած։
house-structure-is-limit = Ֆիքսված լիմիտ
house-structure-is-no-limit = Առանց լիմիտի
house-small-bet = Փոքր խաղադրույք
house-small-bet-help = Քարտի գինը, իսկ ճակատամարտում՝ դրոշի և ամեն զինվորի գինը։
house-big-bet = Մեծ խաղադրույք
house-big-bet-help = Զինվորներ ունեցողի ռեյզը. առանց զինվորների դա երկու փոքր խաղադրույք է։
house-ante-is-half = Փոքր խաղադրույքի կեսը
house-max-soldiers = Ամենաշատը զինվոր
house-max-soldiers-help = Քանի զինվոր կարելի է պահել։
house-discard-cost = Զինվորներ արձակելը
house-discard-cost-help = Որքան արժե արձակել առանց գնելու։
house-discard-cost-is-free = Ձրի
house-discard-cost-is-small-bet = Փոքր խաղադրույք
house-reveal-battle = Ձեռքերը ճակատամարտում
house-reveal-battle-help = Ով է տեսնում քոլից հետո համեմատվող ձեռքերը։
house-reveal-battle-is-fighters = Միայն երկու մասնակիցը
house-reveal-battle-is-table = Ամբողջ սեղանը

## Սեղանը էջում

palace-bets = { $big ->
    [0] փոքր դրույք { $small }
   *[other] { $small }/{ $big }
 }
palace-said-bought = Գնեց
palace-said-discarded = Արձակեց
palace-said-stayed = Սպասեց
palace-said-folded = Պաս
palace-said-attacked = Հարձակում
palace-said-call = Քոլ
palace-said-raise = Ռեյզ
palace-said-beaten = Պարտված
palace-said-captured = Հաղթեց
palace-my-camp = Քո ճամբարը
palace-banner = դրոշ՝ { $what }
palace-soldiers = զինվորներ՝ { $what }
palace-attack-on = Հարձակվել՝ { $name }
palace-not-counted = { $what }. չի հաշվվում
palace-put-off = Արձակել՝ { $what }
palace-counts = { $hand ->
    [none] { $name } խաղացողի դեմ քո ոչ մի քարտը չի հաշվվում։
   *[other] { $name } խաղացողի դեմ ունես՝ { $hand }. խաչածները չեն հաշվվում։
 }
palace-back = Հետ
palace-your-turn = Քո հերթն է
palace-do-attack = Հարձակվել
palace-do-buy = Գնել
palace-do-discard = Արձակել
palace-do-stay = Սպասել
palace-do-raise = Ռեյզ ևս
palace-keep = { $count ->
    [0] Զինվոր չպահել
    [one] Պահել { $count } զինվոր
   *[other] Պահել { $count } զինվոր
 }
palace-discard = { $count ->
    [one] Արձակել { $count } զինվոր
   *[other] Արձակել { $count } զինվոր
 }
palace-pile = { $count ->
    [one] Կապուկը՝ { $count } քարտ
   *[other] Կապուկը՝ { $count } քարտ
 }
palace-discards = { $count ->
    [one] Դեն նետված՝ { $count } քարտ
   *[other] Դեն նետված՝ { $count } քարտ
 }
palace-scene = Ճակատամարտը
palace-scene-last = Վերջին ճակատամարտը
palace-scene-answers = Պատասխանում է { $name }. քոլն արժե { $owed }
palace-scene-nobody-shows = Պասից հետո պալատները ցույց չեն տալիս։
palace-scene-not-shown = { $name } քոլ արեց և պարտվեց, ուստի այդ պալատը փակ է մնում։
palace-scene-fighters = Պալատները տեսան միայն կռվողները։
palace-now-turn = Հարձակվելու համար հպվիր դրոշին. դա արժե { $price }։
palace-now-answer = { $name } սպասում է պատասխանիդ. քոլն արժե { $owed }։
palace-now-keep = Հպվիր այն զինվորներին, որոնց արձակում ես. կարող է մնալ ամենաշատը { $most }։
palace-now-discard = Հպվիր այն զինվորներին, որոնց արձակում ես։
palace-now-moves = { $name } խաղացողի հերթն է։
palace-now-answers = Պատասխանում է { $name }։
palace-now-keeps = { $name } զինվորներ է ընտրում։
