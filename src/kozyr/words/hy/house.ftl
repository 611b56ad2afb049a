# Տնային կանոններ՝ ձև, որում ընկերությունը գրում է, թե ինչն է անում յուրովի, և այն, ինչ ձևն ասում է, երբ այդպես չի ստացվում։

## Էջ

house-title = Տնային կանոններ
house-intro = Սկսի՛ր ձերին ամենամոտ կանոններից և փոխի՛ր այն, ինչ դուք ուրիշ կերպ եք անում։
house-start = Սկսել այստեղից
house-tab-form = Փոխել
house-tab-read = Կարդալ
house-reads = Ինչպես է կարդացվում
house-deals-list = Բոլոր բաժանումները՝ { $deals }
house-deal = Բաժանում { $number }, { $kind ->
    [no_trump] անկոզր
    [blind] մութ
    [misere] միզեր
    [golden] ոսկե
    [forehead] ճակատային
   *[plain] սովորական
 }, { $cards } քարտ
house-kind = { $kind ->
    [no_trump] Անկոզր
    [blind] Մութ
    [misere] Միզեր
    [golden] Ոսկե
    [forehead] Ճակատային
   *[plain] Սովորական
 }
house-count = { $changes ->
    [0] Ճիշտ «{ $preset }»
   *[other] «{ $preset }» և { $changes } փոփոխություն
 }
house-changed = Փոխված
house-as-in = Ինչպես «{ $preset }» հավաքածուում՝ { $answer }
house-reset-all = Հետարկել { $changes } փոփոխություն
house-nothing = չկա
house-yes = այո
house-no = ոչ
house-idle = Եվս { $count } հարց, որոնք հիմա ոչինչ չեն որոշում
house-idle-help = Դրանք կարևոր են, երբ գործում են այն կանոնները, որոնցից կախված են։
house-waiting = Կարդում ենք կանոնները…
house-not-yet = Այսպես դեռ չես խաղա։ Ներքևում վերջին կանոններն են, որոնցով կարելի է։
house-faults = Դեռ չի համընկնում { $count } բան
house-fault-show = Ցույց տալ
house-mend = Ուղղել՝ { $answer }
house-no-answer = Սերվերը չի պատասխանում։ Փոփոխություններդ այստեղ են և կկարդացվեն, երբ պատասխանի։
house-bad-code = Սա տնային կանոնների կոդ չէ, կամ սխալ է գրված՝ { $code }
house-make = Բացել սեղան այս կանոններով
house-less = { $what }՝ պակաս
house-more = { $what }՝ ավելի
house-own-number = Թիվ
house-own-numbers = Քո ցուցակը
house-add-deal = Ավելացնել բաժանում
house-remove-deal = Հանել բաժանում { $number }
house-deal-cards = Քարտեր՝ բաժանում { $number }
house-earlier = { $what }՝ շուտ
house-later = { $what }՝ ուշ
house-remove = Հանել՝ { $what }
house-order-none = Ոչինչ ընտրված չէ։
house-card-pick = Ընտրել քարտեր
house-card-done = Պատրաստ է
house-card-none = Առանց ջոկերի
house-card = { card-name }
house-card-printed = { $jokers ->
    [1] նկարված ջոկերը
   *[other] երկու նկարված ջոկերը
 }
house-answer = { $question }՝ { $answer }
house-changes = { $changes } փոփոխություն
house-hand = Բաժանում { $number }՝ { $cards } քարտ
house-write-numbers = Կամ գրի՛ր բոլորը՝ ստորակետով
house-keeping = Պահել և ուղարկել
house-undo-start = Հետ բերել իմ { $changes } փոփոխությունը

## Իմ կանոնները

house-mine = Իմ կանոնները
house-mine-help = Դրանք պահվում են միայն այս դիտարկիչում։ Ուրիշ տեղ տանելու համար պահի՛ր ֆայլում կամ ուղարկի՛ր հղումը։
house-name = Անուն
house-name-example = Ինչպես տատիկի տանը
house-keep = Պահել այս սարքում
house-named = Սա «{ $name }» է։
house-use = Վերցնել «{ $name }»
house-rename = Վերանվանել «{ $name }»
house-rename-done = Պահել
house-delete = Ջնջել «{ $name }»
house-deleted = «{ $name }» ջնջված է։
house-undo = Հետարկել
house-no-room = Այս դիտարկիչը ոչինչ չի պահում։ Կանոններդ պահի՛ր ֆայլում։
house-name-missing = Անուն տո՛ւր կանոններիդ։
house-name-taken = «{ $name }» արդեն կա։
house-link = Այս կանոնների հղումը
house-link-help = Ով այն բացի, կարող է սեղան բացել այս կանոններով։
house-code = Կոդ
house-export = Պահել ֆայլում
house-import = Վերցնել պատրաստի կանոններ
house-import-field = Կոդ, հղում կամ պահված ֆայլի տեքստ
house-import-help = Տեղադրի՛ր այստեղ կամ ընտրի՛ր ֆայլ։
house-import-file = Ընտրել ֆայլ
house-import-do = Վերցնել
house-import-wrong = Այստեղ տնային կանոններ չկան։
house-imported = Վերցված է։ Նայի՛ր և, եթե ուզում ես, պահի՛ր։

## Այլ էջերում

house-edit = Փոխել այս կանոնները
house-own = Քո կանոնները…
house-chosen = Կանոններ՝ { $name }
house-other-rules = Այլ կանոններ

## Կանոնների հավաքածուներ

house-preset-hall = Ակումբային
house-preset-hall-help = Ինչպես ակումբում. երրորդ պասն անընդմեջ չի կարելի, հատուկ բաժանումները մեկուկես անգամ թանկ են։
house-preset-classic = Դասական
house-preset-classic-help = Հին ձևով. կոզրը ցույց է տալիս վերջին քարտը։
house-preset-home54 = Մեծ կապուկ
house-preset-home54-help = Տնային խաղ 54 քարտով. ջոկերը կարող է լինել ցանկացած քարտ։
house-preset-midspecials = Հատուկները մեջտեղում
house-preset-midspecials-help = Հատուկ բաժանումներն իջնելուց առաջ են, ջոկերը 6♠-ն է, կոզրելը պարտադիր չէ։
house-preset-circular = Կոզրը շրջանով
house-preset-circular-help = Ինչպես ակումբում, բայց կոզրն ամեն բաժանման հետ փոխվում է մաստից մաստ։
house-preset-georgian = Վրացական
house-preset-georgian-help = Չորս շարք՝ պարգևներով, երկու սև վեցանոց՝ որպես ջոկեր, և խիշտ։
house-preset-oh-hell = Oh Hell
house-preset-oh-hell-help = Առանց ջոկերի և հատուկ բաժանումների. մեկ միավոր՝ վզյատկեի համար, տասը՝ ճշգրիտ պատվերի։

## Բաժիններ

house-section-cards = Խաղացողներ և քարտեր
house-section-deals = Բաժանումներ
house-section-trump = Կոզր
house-section-bidding = Պատվերներ
house-section-play = Խաղ
house-section-joker = Ինչ կարող է ջոկերը
house-section-specials = Հատուկ բաժանումներ
house-section-points = Միավորներ
house-section-money = Փող

## Խաղացողներ և քարտեր

house-seats = Խաղացողներ
house-seats-help = Սեղանը հետո կարելի է բացել ուրիշ թվով էլ։
house-pairs = Խաղընկերներ
house-pairs-help = Դեմ դիմաց նստածների միավորները գումարվում են։
house-deck = Կապուկ
house-deck-help = Շատ քարտ՝ շատ խաղացող և մեծ ձեռք։
house-deck-is-36 = 36 քարտ
house-deck-is-52 = 52 քարտ
house-deck-is-53 = 52 և ջոկեր
house-deck-is-54 = 52 և երկու ջոկեր
house-jokers = Ջոկեր
house-jokers-help = Ջոկեր կարող է լինել ցանկացած քարտ, երկու քարտ կամ ոչ մեկը։ Նկարված ջոկերը միշտ ջոկեր է։
house-first-dealer = Ով է առաջինը բաժանում
house-first-dealer-help = Հետո՝ ժամացույցի սլաքի ուղղությամբ։
house-first-dealer-is-high-card = Մեծ քարտ քաշողը
house-first-dealer-is-lot = Վիճակահանությամբ
house-first-dealer-is-first-ace = Առաջին տուզն ստացողը

## Բաժանումներ

house-schedule = Ինչպես է գնում խաղը
house-schedule-help = Վրացական շարքեր՝ վեր, լրիվ բաժանումներ, վար, լրիվ բաժանումներ, ամեն մեկի վերջում պրեմիա։
house-schedule-is-ladder = Սանդուղք
house-schedule-is-sets = Չորս շարք
house-schedule-is-nines = Չորս շարք լրիվ բաժանումներով
house-ladder = Սանդուղք
house-ladder-help = Ինչպես են շատանում քարտերը։ Ամենաշատը մեկական անգամ բաժանում է ամեն խաղացող։
house-ladder-is-full = Վեր և վար
house-ladder-is-up = Միայն վեր
house-ladder-is-max = Միայն ամենաշատը
house-ladder-is-none = Միայն հատուկները
house-ladder-top = Ամենաշատ քարտը
house-ladder-top-help = Թե՛ սանդուղքում, թե՛ հատուկ բաժանումներում։
house-ladder-top-is-deck = Որքան հերիքի կապուկը
house-ladder-top-is-seats = Որքան խաղացող կա

## Կոզր

house-trump = Որտեղից է կոզրը
house-trump-help = Շրջանով այն փոխվում է ամեն բաժանման կամ ամեն վզյատկայի հետ։
house-trump-is-turned = Քարտ են բացում
house-trump-is-circular-deal = Շրջանով՝ ըստ բաժանման
house-trump-is-circular-trick = Շրջանով՝ ըստ վզյատկայի
house-trump-is-none = Կոզր չկա
house-circular-order = Շրջանի հերթը
house-circular-order-help = Առաջին քայլից մինչև վերջինը, և նորից։
house-circular-order-is-s = ղառ ♠
house-circular-order-is-c = խաչ ♣
house-circular-order-is-d = քյափ ♦
house-circular-order-is-h = սիրտ ♥
house-circular-order-is-dash = առանց կոզրի
house-trump-full-deal = Երբ կապուկը վերջանում է
house-trump-full-deal-help = Այդ ժամանակ բացելու քարտ չի մնում։
house-trump-full-deal-is-drawn = Բաժանելուց առաջ քաշած քարտը
house-trump-full-deal-is-last-card = Բաժանողի վերջին քարտը
house-trump-full-deal-is-none = Առանց կոզրի
house-trump-full-deal-is-named = Ասում են երեք քարտից

## Պատվերներ

house-hook = Բաժանողի սահմանափակում
house-hook-help = Նրա պատվերով գումարը չպետք է հավասարվի վզյատկաների թվին։
house-hook-in-blind = Սահմանափակում մութ բաժանումներում էլ
house-hook-in-blind-help = Հակառակ դեպքում բաժանողն այնտեղ ազատ է պատվիրում։
house-three-passes = Երրորդ պասն անընդմեջ չի կարելի
house-three-passes-help = Երկու պասից հետո պետք է գոնե մեկ վզյատկա պատվիրել։

## Խաղ

house-must-trump = Մաստը չունես՝ պարտադիր կոզր
house-must-trump-help = Հակառակ դեպքում՝ ցանկացած քարտ։
house-must-overtrump = Պարտադիր ծածկել կոզրերը
house-must-overtrump-help = Դրած կոզրը պետք է ծածկի սեղանի կոզրերը, եթե կարող է։
house-must-head = Պարտադիր ծածկել մաստը
house-must-head-help = Մաստին խաղալիս դնում ես ավելի մեծը, եթե կարող ես։
house-review = Խաղացված վզյատկաների դիտում
house-review-help = Մինչև բաժանման վերջը։
house-review-is-own = Միայն քոնը
house-review-is-none = Երբեք
house-review-is-last = Վերջինը
house-review-is-all = Բոլորը

## Ինչ կարող է ջոկերը

house-joker-follows = Երբ կարելի է այն դնել
house-joker-follows-help = Եթե սկսել է ուրիշը։
house-joker-follows-is-any-time = Ցանկացած պահի
house-joker-follows-is-void-only = Միայն առանց մաստի
house-joker-demands = Ջոկերով սկսելիս պահանջում են ամենամեծը
house-joker-demands-help = «Ամենամեծ սիրտը»՝ բոլորը դնում են իրենց ամենամեծ սիրտը։
house-joker-demands-is-any-lead = Միշտ
house-joker-demands-is-first-trick = Առաջին վզյատկայում
house-joker-demands-is-off = Երբեք
house-joker-lowest-trump = Ջոկերով սկսում են և որպես ամենափոքր կոզր
house-joker-lowest-trump-help = Այդ դեպքում այն վզյատկան տալիս է։
house-low-lead-forces-lowest = «Ամենափոքր կոզրը» պահանջում է ամենափոքրը
house-low-lead-forces-lowest-help = Այդ դեպքում բոլորը դնում են իրենց ամենափոքր կոզրը։
house-demand-beaten-by-trump = Կոզրն ուժեղ է հասարակ մաստ սկսած ջոկերից
house-demand-beaten-by-trump-help = Հակառակ դեպքում սկսած ջոկերը միշտ վերցնում է։
house-joker-as-card = Կարող է լինել ցանկացած քարտ
house-joker-as-card-help = Նույնիսկ արդեն խաղացված։
house-two-jokers = Երկու ջոկեր մեկ վզյատկայում
house-two-jokers-help = Որն է վերցնում։
house-two-jokers-is-later = Երկրորդը
house-two-jokers-is-first = Առաջինը

## Հատուկ բաժանումներ

house-specials = Հատուկ բաժանումներ՝ այս հերթով
house-specials-help = Ամեն մեկը մեկական անգամ բաժանում է ամեն խաղացող։
house-specials-is-blind = Մութ
house-specials-is-golden = Ոսկե
house-specials-is-misere = Միզեր
house-specials-is-no-trump = Անկոզր
house-specials-is-forehead = Ճակատային
house-specials-position = Երբ են խաղում
house-specials-position-help = Վայրէջքը սանդուղքի երկրորդ կեսն է։
house-specials-position-is-after = Վերջում
house-specials-position-is-before-descent = Վայրէջքից առաջ
house-specials-without-trump = Հատուկ բաժանումներ առանց կոզրի
house-specials-without-trump-help = Մյուսներում կոզրը սովորական է։
house-specials-without-trump-is-blind = Մութ
house-specials-without-trump-is-golden = Ոսկե
house-specials-without-trump-is-misere = Միզեր
house-specials-without-trump-is-forehead = Ճակատային
house-blind-bids = Մութ՝ երբ են պատվիրում
house-blind-bids-help = Քարտերդ ամեն դեպքում չես տեսնում։
house-blind-bids-is-unseen = Բաժանված, բայց փակ
house-blind-bids-is-before-deal = Բաժանելուց առաջ
house-forehead-mode = Ճակատային՝ ինչ են տեսնում մյուսները
house-forehead-mode-help = Դու տեսնում ես նրանցը, իսկ քոնը՝ միայն պատվերներից հետո։
house-forehead-mode-is-one-card = Մեկ քարտ
house-forehead-mode-is-all-cards = Բոլոր քարտերը
house-forehead-hand = Ճակատային՝ քանի քարտ
house-forehead-hand-help = Սովորաբար ամենաշատը, եթե մեկ քարտ են ցույց տալիս, և մեկ քարտ, եթե բոլորը։
house-forehead-hand-unset = Ինչպես միշտ
house-forehead-hand-is-max = Ամենաշատը
house-forehead-hand-is-1 = Մեկ քարտ

## Միավորներ

house-scoring = Ինչպես են հաշվում միավորները
house-scoring-help = Կանոնների տեքստում դրանք օրինակներով են։
house-scoring-is-raspisnoy = Ռասպիսնոյ՝ տասական
house-scoring-is-georgian = Վրացական՝ հիսունական
house-scoring-is-oh-hell = Oh Hell
house-scoring-is-oh-hell-penalty = Oh Hell՝ մինուսով
house-golden-per-trick = Ոսկե՝ վզյատկան բերում է
house-golden-per-trick-help = Միավոր ամեն վզյատկայի համար։
house-misere-per-trick = Միզեր՝ վզյատկան հանում է
house-misere-per-trick-help = Միավոր ամեն վզյատկայի համար։
house-misere-clean = Միզեր առանց վզյատկայի
house-misere-clean-help = Միավոր նրան, ով ոչ մեկը չի վերցրել։
house-special-multiplier = Պատվերով հատուկ բաժանումները թանկ են
house-special-multiplier-help = Մութ, անկոզր և ճակատային՝ պատվիրած վզյատկայի տասը միավորը բազմապատկվում է։
house-special-multiplier-is-1 = Ինչպես միշտ
house-special-multiplier-is-1-5 = Մեկուկես անգամ
house-special-multiplier-is-2 = Կրկնակի
house-special-multiplier-is-3 = Եռակի
house-multiplier-scope = Ինչն է այնտեղ թանկ
house-multiplier-scope-help = Միայն պատվիրած վզյատկաները, թե՞ պասն ու ավելն էլ։
house-multiplier-scope-is-units = Պատվիրած վզյատկաները
house-multiplier-scope-is-everything = Ամեն ինչ
house-special-pass = Պասն այնտեղ բերում է
house-special-pass-help = Հինգի մեկուկեսը. ասա՛, թե ինչպես եք կլորացնում։
house-special-pass-unset = Ասված չէ
house-special-over = Ավել վերցրած վզյատկան այնտեղ բերում է
house-special-over-help = Մեկի մեկուկեսը. ասա՛, թե ինչպես եք կլորացնում։
house-special-over-unset = Ասված չէ
house-all-tricks = Բոլոր վզյատկաների պատվերը կրկնակի է
house-all-tricks-help = Կատարվի, թե ոչ, միայն եթե կատարվի, կամ երբեք։
house-all-tricks-is-both = Երկու դեպքում
house-all-tricks-is-reward = Եթե կատարվի
house-all-tricks-is-off = Երբեք
house-all-tricks-in-specials = Հատուկ բաժանումներում էլ
house-all-tricks-in-specials-help = Այդ դեպքում բազմապատկիչները բազմապատկվում են։
house-all-tricks-from = Սկսած քանի քարտից
house-all-tricks-from-help = Քանի քարտից սկսած է բոլորի պատվերը կրկնակի։
house-khishti = Խիշտ
house-khishti-help = Ինչ արժե պատվերը, երբ ոչ մի վզյատկա չկա։
house-khishti-is-200 = 200
house-khishti-is-300 = 300
house-khishti-is-500 = 500
house-khishti-is-1000 = 1000
house-khishti-is-0 = Ոչինչ
house-premium = Պրեմիա շարքի վերջում
house-premium-help = Նրան, ով շարքի բոլոր պատվերները կատարել է։
house-premium-is-double-and-strike = Կրկնապատկում է, մյուսներինը՝ ջնջում
house-premium-is-double = Կրկնապատկում է քո լավագույնը
house-premium-is-strike = Ջնջում է մյուսների լավագույնը
house-premium-is-off = Չկա
house-premium-excludes-last = Շարքի վերջին բաժանումը երբեք լավագույնը չէ
house-premium-excludes-last-help = Այն պետք է կատարել, բայց չեն կրկնապատկում և չեն ջնջում։

## Փող

house-price = Միավորի գինը
house-price-help = Ամբողջ թվով. 0՝ խաղում եք միայն միավորներով։
house-settlement = Ով ում է վճարում
house-settlement-help = Միավորների տարբերությունը։
house-settlement-is-winner = Բոլորը՝ հաղթողին
house-settlement-is-pairwise = Ամեն մեկն ամեն մեկին

## Ինչը չի համընկնում

house-fault-oh-hell = Oh Hell-ի միավորները 3-ից 7 խաղացողի համար են, իսկ դուք { $seats } հոգի եք։
house-fault-small-pack = 36 քարտը հերիքում է առավելագույնը 6 խաղացողի, իսկ դուք { $seats } հոգի եք։ Վերցրե՛ք ավելի մեծ կապուկ։
house-fault-sets = Չորս շարքը 3-ից 6 խաղացողի համար է, իսկ դուք { $seats } հոգի եք։
house-fault-pairs = Զույգերով խաղում են չորսով, իսկ դուք { $seats } հոգի եք։
house-fault-printed = { $jokers ->
    [1] Այս կապուկն իր ջոկերն ունի, ուրիշ քարտ ջոկեր լինել չի կարող։
   *[other] Այս կապուկն իր երկու ջոկերն ունի, ուրիշ քարտ ջոկեր լինել չի կարող։
 }
house-fault-joker = { card-name } քարտը չկա { $pack } քարտանոց կապուկում։
house-fault-ladder = Մի բաժանում { $cards }-ական քարտ է, իսկ { $pack } քարտից { $seats } խաղացողին հասնում է առավելագույնը { $most }-ական։
house-fault-top = Դա { $cards }-ական քարտ է, իսկ { $pack } քարտից { $seats } խաղացողին հասնում է առավելագույնը { $most }-ական։
house-fault-no-deal = Առանց սանդուղքի և առանց հատուկ բաժանումների խաղալու բան չկա։
house-fault-trump = Կոզրը կա՛մ շրջանով է գնում, կա՛մ ասում են, բայց ոչ երկուսը միասին։
house-fault-halves = Ամեն ինչի մեկուկեսը կեսեր է տալիս, իսկ միավորներն ամբողջ են. ասա՛, թե ինչ եք այստեղ գրում։
house-fault-number = Պետք է ամբողջ թիվ՝ { $lo }-ից { $hi }։
house-fault-numbers = Ամեն բաժանման մեջ { $lo }-ից { $hi } քարտ, բաժանումները՝ առավելագույնը { $most }։
house-fault-choice = Այստեղ այդպես ընտրել չի կարելի։
