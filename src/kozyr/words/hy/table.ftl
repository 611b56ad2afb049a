# Հենց սեղանի խոսքերը՝ քարտեր, պատվերներ, ջոկեր, աղյուսակ։

table-card = { $suit ->
    [s] ղառի
    [h] սրտի
    [d] քյափի
   *[c] խաչի
 } { $rank ->
    [2] երկու
    [3] երեք
    [4] չորս
    [5] հինգ
    [6] վեց
    [7] յոթ
    [8] ութ
    [9] ինը
    [T] տաս
    [J] վալետ
    [Q] աղջիկ
    [K] թագավոր
   *[A] տուզ
 }
table-card-as-joker = ջոկեր ({ table-card })
table-card-back = փակ քարտ
table-suit = { $suit ->
    [s] ղառ
    [h] սիրտ
    [d] քյափ
   *[c] խաչ
 }
table-trump-card = { $name }, կոզր
table-hand = Քո քարտերը՝ { $count }

table-close = Փակել
table-larger = Մեծացնել
table-smaller = Փոքրացնել
table-you = Դու
table-bid = { $bid ->
    [0] պաս
   *[other] պատվեր { $bid }
 }
table-no-bid-yet = դեռ պատվեր չկա
table-taken = { $taken ->
    [0] վզյատկա չկա
   *[other] { $taken } վզյատկա
 }
table-deals = բաժանող
table-dealer-letter = Բ
table-on-turn = հերթն իրենն է
table-bot = բոտ
table-absent = սեղանի մոտ չէ
table-deputy = սեղանի մոտ չէ, խաղում է բոտը
table-seconds = մնացել է { $seconds } վայրկյան
table-your-bid = Քո պատվերը
table-of-tricks = { $count } վզյատկայից
table-you-bid-first = Առաջինը դու ես պատվիրում, ընդամենը { $count } վզյատկա
table-joker-asks = Ի՞նչ է լինելու ջոկերը
table-joker-takes = Վերցնում է
table-joker-takes-then = { $other ->
    [beats] Մյուս ջոկերն առաջինն էր, սա ոչինչ չի վերցնի։
    [loses] Ծածկում է ցանկացած քարտ, սեղանի ջոկերն էլ։
   *[none] Ծածկում է ցանկացած քարտ և վերցնում վզյատկան։
 }
table-joker-gives = Տալիս է
table-joker-gives-then = Ամենափոքր քարտն է, ոչինչ չի վերցնում։
table-joker-highest = Ամենամեծը
table-joker-highest-then = { $suit ->
    [s] Բոլորը դնում են ամենամեծ ♠-ը
    [h] Բոլորը դնում են ամենամեծ ♥-ը
    [d] Բոլորը դնում են ամենամեծ ♦-ը
    [c] Բոլորը դնում են ամենամեծ ♣-ը
    [trumps] Բոլորը դնում են ամենամեծ կոզրը
   *[any] Բոլորը դնում են այդ մաստի ամենամեծ քարտը
 }{ $ruff ->
    [yes] , չունեցողը՝ կոզր
   *[no] { "" }
 }. { $beaten ->
    [yes] վզյատկան քոնն է, եթե կոզր չդնեն։
   *[no] վզյատկան քոնն է։
 }
table-joker-high = Վերցնում է
table-joker-high-then = { $suit ->
    [s] Մյուսները խաղում են ♠, ինչպես միշտ
    [h] Մյուսները խաղում են ♥, ինչպես միշտ
    [d] Մյուսները խաղում են ♦, ինչպես միշտ
    [c] Մյուսները խաղում են ♣, ինչպես միշտ
    [trumps] Մյուսները խաղում են կոզր, ինչպես միշտ
   *[any] Մյուսները խաղում են մաստին, ինչպես միշտ
 }{ $ruff ->
    [yes] , կամ դնում են կոզր
   *[no] { "" }
 }. { $beaten ->
    [yes] վզյատկան քոնն է, եթե կոզր չդնեն։
   *[no] վզյատկան քոնն է։
 }
table-joker-lowest = Ամենափոքրը
table-joker-lowest-then = { $suit ->
    [s] Սկսում ես ամենափոքր ♠-ով. վերցնում է ամենամեծ ♠-ը
    [h] Սկսում ես ամենափոքր ♥-ով. վերցնում է ամենամեծ ♥-ը
    [d] Սկսում ես ամենափոքր ♦-ով. վերցնում է ամենամեծ ♦-ը
    [c] Սկսում ես ամենափոքր ♣-ով. վերցնում է ամենամեծ ♣-ը
    [trumps] Սկսում ես ամենափոքր կոզրով. վերցնում է ամենամեծ կոզրը
   *[any] Սկսում ես այդ մաստի ամենափոքր քարտով. վերցնում է ամենամեծը
 }{ $ruff ->
    [yes] { " " }կամ կոզրը
   *[no] { "" }
 }։
table-joker-back = Հետ վերցնել
table-trumps = կոզր
table-declared-high = վերցնում է
table-declared-low = տալիս է
table-declared-highest = ամենամեծը
table-declared-lowest = ամենափոքրը
table-trick = Վզյատկան սեղանին
table-led = սկսեց
table-led-by = { $name } սկսեց՝ { $what }
table-laid-by = { $name }՝ { $what }

table-sheet = Աղյուսակ
table-deal = Բաժ.
table-leader = առաջինն է
table-kind = { $kind ->
    [no_trump] Անկոզր
    [blind] Մութ
    [misere] Միզեր
    [golden] Ոսկե
    [forehead] Ճակատային
   *[plain] Սովորական
 }
table-row = Բաժանում { $deal }, { $cards } քարտ
table-trump = կոզրը՝ { $suit }
table-no-trump = առանց կոզրի
table-jump = Անցնել այս բաժանմանը
table-legend = 3²՝ վերցված 3, պատվեր 2 · ●՝ բաժանող · դիպի՛ր թվին, և կտեսնես՝ որտեղից է
table-reason = Բաժանում { $deal }, { $name }՝ { $why }։
table-cell = { $name }՝ { $points }, ընդամենը { $total }։ { $why }

table-deal-ended = Բաժանում { $deal }՝ գրված է
table-deal-kind = { $kind ->
    [no_trump] Անկոզր
    [blind] Մութ
    [misere] Միզեր
    [golden] Ոսկե
    [forehead] Ճակատային
   *[plain] Սովորական
 }, { $cards } քարտ
table-player = Խաղացող
table-points = Միավոր
table-total = Ընդամենը
table-took = Վերցրեց { $name }
