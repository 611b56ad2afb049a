# Խաղ տերմինալում՝ `kozyr play`։

## Ով է նստած

term-you = Դու
term-neighbour = { $place ->
    [1] Անի
    [2] Արամ
    [3] Նարե
    [4] Դավիթ
    [5] Լիլիթ
    [6] Տիգրան
    [7] Սոնա
    [8] Հայկ
   *[9] Մարի
 }

## Վերևի տողը

term-head = Բաժանում { $number } / { $deals } · { $kind ->
    [plain] { $cards } քարտ
    [no_trump] անկոզր, { $cards } քարտ
    [blind] մութ, { $cards } քարտ
    [misere] միզեր, { $cards } քարտ
    [forehead] ճակատային, { $cards } քարտ
   *[golden] ոսկե, { $cards } քարտ
 }
term-head-trump = { $suit ->
    [s] կոզրը՝ ♠
    [c] կոզրը՝ ♣
    [d] կոզրը՝ ♦
    [h] կոզրը՝ ♥
    [open] կոզրը դեռ հայտնի չէ
   *[none] առանց կոզրի
 }
term-head-start = Ո՞վ է առաջինը բաժանում

## Տեղ

term-dealer = Բ
term-bid = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }
term-progress = { $bid }-ից { $took }
term-took = ունի { $took }
term-no-bid-yet = –
term-leads = սկսեց

## Ինչ եղավ

term-heard-dealer = Առաջինը բաժանում է { $name }։
term-heard-drew = { $name } քաշում է { card-name }։
term-heard-my-dealer = Առաջինը դու ես բաժանում։
term-heard-my-drew = Քաշում ես { card-name }։
term-heard-trump = Կոզրը ցույց է տալիս { card-name }։
term-heard-no-trump = { $rank ->
    [X] Բացվեց ջոկեր. այս բաժանումն առանց կոզրի է։
   *[other] Բացվեց ջոկերը՝ { card-name }. այս բաժանումն առանց կոզրի է։
 }
term-heard-round = { $suit ->
    [none] Հիմա կոզր չկա։
   *[other] Հիմա կոզրը՝ { card-suit }։
 }
term-heard-named = { $suit ->
    [none] { $name }՝ խաղում ենք առանց կոզրի։
   *[other] { $name }՝ կոզր { card-suit }։
 }
term-heard-my-named = { $suit ->
    [none] Դու որոշեցիր՝ խաղում ենք առանց կոզրի։
   *[other] Քո կոզրը՝ { card-suit }։
 }
term-heard-bid = { $bid ->
    [0] { $name }՝ պաս։
   *[other] { $name }՝ պատվեր { $bid }։
 }
term-heard-my-bid = { $bid ->
    [0] Պաս ես ասում։
   *[other] Քո պատվերը՝ { $bid }։
 }
term-heard-trick = Վզյատկան վերցնում է { $name }։
term-heard-my-trick = Վզյատկան քոնն է։

## Ինչ անել

term-waiting = Մտածում է { $name } …
term-prompt-bid = Քո պատվերը։ { $cards } վզյատկայից պատվիրված է { $sum }։
term-prompt-blind = Քո պատվերը՝ մութ։ { $cards } վզյատկայից պատվիրված է { $sum }։
term-prompt-name = Այս բաժանման կոզրը դու ես ասում։
term-prompt-lead = Սկսում ես դու։
term-prompt-follow = Քո հերթն է, մաստը՝ { card-suit }։
term-prompt-say = Ի՞նչ կասի ջոկերը
term-prompt-next = Enter՝ շարունակել

## Ջոկեր

term-say-high = վերցնում է
term-say-low = տալիս է
term-say-highest = { $suit ->
    [trumps] ամենամեծ կոզր
   *[other] ամենամեծ { card-mark }
 }
term-say-lowest = { $suit ->
    [trumps] ամենափոքր կոզր
   *[other] ամենափոքր { card-mark }
 }
term-say-high-of = { $suit ->
    [trumps] վերցնում է, կոզր
   *[other] վերցնում է, { card-mark }
 }
term-say-as = որպես { card-name }
term-name = { $suit ->
    [none] առանց կոզրի
   *[other] { card-mark }
 }
term-told-high = Ջոկերը վերցնում է վզյատկան, ինչ էլ դնեն մյուսները։
term-told-low = Ջոկերը ոչինչ չի վերցնում, պարզապես գցում ես։
term-told-highest-trumps = Բոլորը դնում են իրենց ամենամեծ կոզրը, վզյատկան վերցնում է ջոկերը։
term-told-highest-suit = Բոլորը դնում են իրենց ամենամեծ { card-suit.definite }, չունեցողը՝ կոզր. վզյատկան վերցնում է ջոկերը։
term-told-highest-plain = Բոլորը դնում են իրենց ամենամեծ { card-suit.definite }, վզյատկան վերցնում է ջոկերը։
term-told-highest-suit-but = Բոլորը դնում են իրենց ամենամեծ { card-suit.definite }, չունեցողը՝ կոզր, և կոզրն ուժեղ է ջոկերից։
term-told-high-trumps = Մյուսները կոզր են դնում, վզյատկան վերցնում է ջոկերը։
term-told-high-suit = Մյուսները խաղում են մաստին՝ { card-suit }։ Վզյատկան վերցնում է ջոկերը։
term-told-high-suit-but = Մյուսները խաղում են մաստին՝ { card-suit }։ Վզյատկան վերցնում է ջոկերը, եթե ոչ ոք կոզր չդնի։
term-told-high-plain = Մյուսները խաղում են մաստին՝ { card-suit }։ Վզյատկան վերցնում է ջոկերը։
term-told-as = Ջոկերը համարվում է { card-name }, ոչ ավել, ոչ պակաս։
term-told-lowest-trumps-forced = Բոլորը դնում են իրենց ամենափոքր կոզրը, վերցնում է դրանցից ամենամեծը։
term-told-lowest-trumps = Ջոկերն ամենափոքր կոզրն է. մյուսները կոզր են դնում, վերցնում է ամենամեծը։
term-told-lowest-suit = Ջոկերը { card-suit.genitive } ամենափոքր քարտն է. վերցնում է ավելի մեծ քարտը կամ կոզրը։
term-told-lowest-plain = Ջոկերը { card-suit.genitive } ամենափոքր քարտն է. վերցնում է ավելի մեծ քարտը։

## Ստեղներ

term-keys-bid = ←→ կամ թվեր, Enter՝ պատվիրել
term-keys-play = ←→, Enter՝ դնել
term-keys-say = ←→↑↓, Enter՝ ասել · Esc՝ հետ
term-keys-name = ←→, Enter՝ ասել
term-keys-wait = Enter՝ արագ
term-keys-more = S աղյուսակ · L վզյատկաներ · ? կանոններ · Q ելք
term-keys-scroll = ↑↓ թերթել · Esc՝ սեղանին
term-keys-quit = Enter՝ դուրս գալ · Esc՝ մնալ
term-keys-over = ↑↓ թերթել · Enter՝ դուրս գալ

## Էկրաններ

term-sheet = Աղյուսակ՝ պատվեր/վերցված և միավորներ. •՝ բաժանող
term-sheet-empty = Դեռ ոչինչ գրված չէ։
term-sheet-deal = բաժանում
term-sheet-total = ընդամենը
term-sheet-plain = { $number }. { $cards } քարտ
term-sheet-special = { $number }. { $kind ->
    [no_trump] անկոզր
    [blind] մութ
    [misere] միզեր
    [forehead] ճակատային
   *[golden] ոսկե
 }
term-sheet-premium = պրեմիա
term-tricks = Վզյատկաներ, որոնք կարող ես նայել
term-tricks-none = Դեռ չկա վզյատկա, որը կարող ես նայել։
term-rules = Այս սեղանի կանոնները
term-deal-over = Բաժանում { $number }՝ գրված է
term-quit = Վեր կենա՞լ սեղանից
term-quit-kept = Խաղը պահված է, շարունակի՛ր, երբ ուզես։
term-over = Խաղն ավարտված է
term-winner = { $count ->
    [1] Հաղթեց { $names }՝ { $points } միավորով։
   *[other] Միասին հաղթեցին { $names }՝ { $points }-ական միավորով։
 }
term-winner-you = Դու հաղթեցի՜ր՝ { $points } միավորով։
term-money = { $money }

## Խաղի շուրջը

term-small = Պատուհանը { $width } × { $height } է, իսկ սեղանին պետք է առնվազն 80 × 24։
term-kept = Խաղը պահված է՝ բաժանում { $done } / { $deals }։ Շարունակելու համար՝ kozyr play { $game } --resume { $file }
term-finished = Խաղի գրառումը՝ { $file }

## Պոկերի երեկո

term-poker-guest = Հյուր
term-poker-turn = Քո հերթն է՝ { $choices } | q՝ դուրս գալ
term-poker-next = Enter՝ հաջորդ բաժանումը, end՝ ավարտել երեկոն, q՝ դուրս գալ
term-poker-pot = Բանկում՝ { $pots }
term-poker-kept = Պահված է { $hands } բաժանման մեջ։ Շարունակել՝ kozyr play { $game } --resume { $file }
