# Ինչ կա մահուդին և աղյուսակում տնային կանոններով՝ ընտրովի և շրջող կոզր, քարտեր ճակատին, ջոկեր ցանկացած քարտի փոխարեն, շարքեր և զույգեր։

## Ինչու չի կարելի՝ կանոնը

table-rule = Տե՛ս կանոնը

## Կոզրը

table-name-trump = Ընտրի՛ր կոզրը
table-name-trump-help = Տեսնում ես առաջին երեք քարտդ։ Մնացածը կբաժանեն, երբ կոզրն ասես։
table-sign-card = { $suit ->
    [none] Ջոկեր՝ խաղում ենք առանց կոզրի
   *[other] Կոզրը ցույց է տալիս այս քարտը
 }
table-sign-named = { $me ->
    [yes] { $suit ->
        [none] Քո ընտրությամբ՝ առանց կոզրի
       *[other] Կոզրը դու ընտրեցիր
     }
   *[no] { $suit ->
        [none] { $name }՝ առանց կոզրի
       *[other] Կոզրն ընտրեց { $name }
     }
 }
table-sign-round = { $suit ->
    [none] Հիմա կոզր չկա. այն շրջում է
   *[other] Կոզրը շրջում է
 }
table-sign-without = { $suit ->
    [none] Այս բաժանումն առանց կոզրի է
   *[other] Կոզրը
 }
table-sign-open = { $suit ->
   *[open] Կոզրը դեռ ոչ ոք չգիտի
 }
table-sign-next = { $when ->
    [trick] Հաջորդ վզյատկան՝
   *[deal] Հաջորդ բաժանումը՝
 }
room-next-trump = { $when ->
    [trick] հետո՝
   *[deal] հաջորդը՝
 }

## Ջոկերը

table-card-printed = { $card ->
    [X2] կարմիր ջոկեր
   *[X1] սև ջոկեր
 }
table-joker = ջոկեր
table-joker-other = Ավելի ուշ դրված ջոկերը կծածկի սա։
table-joker-lowest-forced = { $suit ->
   *[trumps] Բոլորը դնում են ամենափոքր կոզրը. վերցնում է դրանցից ամենամեծը։
 }{ $ruff ->
   *[no] { "" }
 }
table-mask-open = Ցանկացած քարտ…
table-mask-asks = Ո՞ր քարտն է լինելու
table-mask-back = Մյուս տարբերակները
table-mask-suit = Մաստ
table-mask-rank = Քարտ
table-mask-choose = Ընտրի՛ր մաստը և քարտը։
table-mask-then = Վերցնում կամ տալիս է ինչպես { card-name }։
table-mask-play = Դնել որպես { card-name }
table-mask-play-none = Դնել
table-declared-as = որպես

## Քարտեր ճակատին

table-shows = Ճակատին՝ { $cards }
room-shown = Քարտերը ճակատներին
room-told-shows = { $me ->
    [yes] Ցույց ես տալիս՝ { $cards }։
   *[no] { $name } ցույց է տալիս՝ { $cards }։
 }

## Շարքեր և զույգեր

table-set = Շարք { $set }
table-premium = Պրեմիա
table-premium-reason = { $name }՝ { $why }։
table-legend-premium = ×2՝ կրկնապատկված · ջնջված՝ պրեմիայով հանված · դիպի՛ր թվին՝ տեսնելու, թե որտեղից է
table-partner = քո խաղընկերը
table-pair = { $pair ->
    [1] առաջին զույգ
   *[2] երկրորդ զույգ
 }
table-pair-sign = { $pair ->
    [1] I
   *[2] II
 }
room-pair-total = զույգ { $pair ->
    [1] I
   *[2] II
 }՝ { $total }

## Ինչ է կատարվում և ինչ կարելի է

room-now-name = Ընտրի՛ր կոզրը՝ տեսնում ես քո երեք քարտը։
room-now-names = { $name } տեսնում է երեք քարտ և ընտրում կոզրը։
room-now-bid-unseen = Քարտերդ փակ են. պատվիրի՛ր։
room-now-bid-before = Դեռ ոչինչ բաժանված չէ. պատվիրի՛ր։
room-now-bid-forehead = Տեսնում ես ուրիշներինը, քոնը՝ ոչ. պատվիրի՛ր։
room-now-lowest = Ամենափոքր կոզրով սկսեց { $leader } · դի՛ր քո ամենափոքր { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-overtrump = Սկսեց { $leader } · դի՛ր ավելի մեծ կոզր { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-head = Սկսեց { $leader } · դի՛ր ավելի մեծ { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-told-trump-round = { $suit ->
    [none] Հիմա կոզր չկա։
   *[other] Հիմա կոզրը { table-suit } է։
 }
room-told-named = { $me ->
    [yes] { $suit ->
        [none] Ընտրում ես՝ առանց կոզրի։
       *[other] Ընտրում ես կոզրը՝ { table-suit }։
     }
   *[no] { $suit ->
        [none] { $name } ընտրում է՝ առանց կոզրի։
       *[other] { $name } ընտրում է կոզրը՝ { table-suit }։
     }
 }
room-told-joker-as = { $me ->
    [yes] Քո ջոկերը՝ { $what }։
   *[no] { $name } դնում է ջոկերը որպես՝ { $what }։
 }
