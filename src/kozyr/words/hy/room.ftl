# Սեղանի շուրջը՝ մուտք, ձևեր, կարգավորումներ և այն, ինչ ասում են էկրանները։

## Մուտք

room-title = Kozyr՝ ռասպիսնոյ պոկեր ընկերներով
room-title-of = { $title } · Kozyr
room-motto = Ռասպիսնոյ պոկեր. ասա՛, թե քանի վզյատկա կվերցնես, և վերցրո՛ւ ճիշտ այդքան։
room-your-name = Քո անունը
room-guest = Հյուր
room-play-now = Խաղալ հիմա
room-play-now-help = Բոտերի հետ, քո վերջին կանոններով
room-make = Բացել սեղան
room-make-help = Ընկերների համար, քո կանոններով
room-join = Մտնել հղումով
room-join-help = Քեզ արդեն սպասում են
room-running = Իմ խաղերը
room-running-none = Հիմա խաղ չկա։ Բացի՛ր վերևի դռներից մեկը։
room-running-nobody = Դատարկ սեղան
room-running-your-turn = Քո հերթն է
room-running-waiting = Սպասում ենք խաղացողների
room-running-playing = Բաժանում { $deal } / { $deals }
room-running-between = Բաժանում { $deal } / { $deals }՝ խաղացված
room-running-paused = Դադար, բաժանում { $deal } / { $deals }
room-running-over = Ավարտված
room-settings = Կարգավորումներ
room-back = Հետ
room-no-answer = Սերվերը չի պատասխանում։ Ոչինչ չի կորել, նորից փորձի՛ր։

## Բացել սեղան

room-name-missing = Ընկերներդ կուզեն իմանալ, թե ով ես. գրի՛ր անունդ։
room-seats = Տեղեր
room-chairs = Ով է նստում քեզ հետ
room-you = Դու
room-chair = Տեղ { $number }՝ { $who ->
    [bot] բոտ, սեղմի՛ր, և կնստի ընկեր
   *[friend] ընկեր, սեղմի՛ր, և կնստի բոտ
 }
room-chair-bot = Բոտ
room-chair-friend = Ընկեր
room-chairs-help = Սեղմի՛ր տեղի վրա՝ փոխելու, թե ով է նստում։ Բոտերը հետո էլ կարող են գալ ու գնալ։
room-preset = Կանոններ
room-length = Ինչքան ենք խաղում
room-length-whole = Ամբողջ խաղը
room-length-whole-help = { $course ->
    [sets] Չորս շարք՝ վեր, լիքը ձեռքեր, վար և նորից լիքը ձեռքեր։
    [up] Սանդուղքով վեր՝ ամեն անգամ մեկ քարտ ավելի։
    [between] Սանդուղքով վեր, բոլոր հատուկ բաժանումները և վար. մի ամբողջ երեկո։
   *[full] Սանդուղքով վեր, հետո վար և բոլոր հատուկ բաժանումները. մի ամբողջ երեկո։
 }
room-length-nines = Լիքը ձեռքեր
room-length-nines-help = Միայն լիքը ձեռքերի չորս շարք։
room-length-ladder = Սանդուղք
room-length-ladder-help = Սանդուղքով վեր ու վար, առանց հատուկ բաժանումների։
room-length-short = Կարճ
room-length-short-help = Ինը բաժանում՝ մեկ քարտից մինչև հինգ և հետ։
room-length-quick = Արագ
room-length-quick-help = Չորս բաժանում՝ երկու քարտից մինչև հինգ։
room-length-own = Քոնը
room-length-own-help = Գրի՛ր, թե քանի քարտ բաժանել ամեն անգամ։
room-ladder = Քարտեր ամեն բաժանման մեջ
room-ladder-help = Թվեր ստորակետով, օրինակ՝ 1, 3, 5, 3, 1
room-ladder-most = { $seats } խաղացողի կարելի է բաժանել ամենաշատը { $most }-ական քարտ։
room-price = Միավորի գինը
room-price-help = Դատարկ թող, եթե խաղում եք պարզապես միավորներով։
room-settlement = Ով ում է վճարում
room-settlement-winner = Բոլորը՝ հաղթողին
room-settlement-pairwise = Ամեն մեկն ամեն մեկին
room-clock = Քայլի ժամանակը
room-clock-seconds = { $seconds ->
    [0] Ինչքան ուզես
   *[other] { $seconds } վրկ
 }
room-lay = Բացել սեղանը
room-lay-and-play = Նստել և խաղալ

## Մտնել հղումով

room-link = Քեզ ուղարկված հղումը
room-link-help = Տեղադրի՛ր այստեղ կամ բացի՛ր այս դիտարկիչով։
room-link-wrong = Սա սեղանի հղում չէ։ Այն այսպիսին է՝ { "…/t/abc123" }։
room-link-open = Գնալ սեղանի մոտ

## Կարգավորումներ

room-language = Լեզու
room-theme = Լույս
room-theme-system = Ըստ սարքի
room-theme-light = Ցերեկ
room-theme-dark = Գիշեր
room-four-colours = Չորս գույն
room-four-colours-help = Քյափը կապույտ, խաչը կանաչ
room-letters = Քարտերի տառերը
room-order = Դասավորել քարտերս
room-order-suit = Ըստ մաստի
room-order-rank = Ըստ մեծության
room-big-text = Մեծ տառեր
room-high-contrast = Ուժեղ հակադրություն
room-plain-figures = Տպագիր թվեր
room-plain-figures-help = Աղյուսակում տպագիր թվեր՝ ձեռագրի փոխարեն
room-still = Առանց շարժման
room-still-help = Քարտերը միանգամից իրենց տեղում են
room-sound = Ձայներ
room-settings-forget = Ինչպես առաջին օրը

## Խաղից առաջ

room-gathering = Սեղանը պատրաստ է
room-gathering-how = { $empty ->
    [0] { $host ->
        [yes] Բոլորն այստեղ են։ Սկսի՛ր, երբ ուզես։
       *[no] Բոլորն այստեղ են։ Խաղը սկսում է տանտերը։
     }
   *[other] { $seated ->
        [yes] Հղումն ուղարկի՛ր ընկերներիդ կամ ազատ տեղերում բոտեր նստեցրո՛ւ։
       *[no] Գրի՛ր անունդ և նստի՛ր ազատ տեղում, կամ պարզապես դիտի՛ր։
     }
 }
room-chair-empty = Տեղ { $number }՝ ազատ
room-chair-about = { $mine ->
    [yes] { $host ->
        [yes] Դու, տանտեր
       *[no] Դու
     }
   *[no] { $here ->
        [no] Կապի մեջ չէ
       *[yes] { $host ->
            [yes] Տանտեր
           *[no] { "" }
         }
     }
 }
room-sit-here = Նստել այստեղ
room-set-bot = Բոտ նստեցնել՝ տեղ { $number }
room-clear = Ազատել տեղը՝ { $name }
room-begin = { $empty ->
    [0] Սկսել
    [1] Ազատ տեղում բոտ նստեցնել և սկսել
   *[other] { $empty } ազատ տեղում բոտեր նստեցնել և սկսել
 }
room-get-up = Վեր կենալ
room-share = Այս սեղանի հղումը
room-share-help = Ով այն բացի, կարող է նստել կամ դիտել։
room-share-watch = Հղում դիտորդների համար
room-copy = Պատճենել
room-copied = Պատրաստ է
room-copied-help = Հղումը պատճենված է։ Ուղարկի՛ր ընկերներիդ։
room-claim = Քեզ տեղ է սպասում
room-claim-help = Այս հղումով կնստես հեռացածի տեղում՝ նրա քարտերով ու միավորներով։ Այն մեկ անգամ է գործում։
room-watch = Միայն դիտել
room-rules = Այս սեղանի կանոնները
room-rules-coming = Կանոնները հիմա կգան։
room-no-table = Այդպիսի սեղան չկա
room-no-table-help = Գուցե հղումը կիսատ է, կամ խաղը վաղուց ավարտվել է։
room-again = Խաղալ նորից
room-to-next = Դեպի հաջորդ խաղը
room-to-lobby = Առաջին էջ
room-nowhere = Այստեղ ոչինչ չկա
room-nowhere-help = Հասցեն ոչ մի տեղ չի տանում։ Քո խաղերն առաջին էջում են։

## Կապ

room-line-opening = Միանում ենք։
room-line-open = Կապը վերականգնվեց։
room-line-lost = Կապը կորավ։ Խաղը պահված է, նորից փորձում ենք։
room-line-offline = Ցանց չկա։ Խաղը պահված է և կշարունակվի, երբ ցանցը վերադառնա։
room-line-closed = Սեղանն այստեղ փակված է։
room-line-refused = Սերվերն այլևս չի լսում այս էջը, որովհետև այն չափից շատ էր ուղարկում։ Խաղը պահված է։
room-line-again = Նորից փորձել
room-why-busy = Մի վայրկյան, նախորդ քայլդ դեռ ճանապարհին է։

## Սեղանի շուրջ

room-title-table = Սեղան՝ { $names }
room-title-your-turn = Քո հերթն է · Kozyr
room-bot-name = { $seat ->
    [0] Անի
    [1] Արամ
    [2] Նարե
    [3] Դավիթ
    [4] Լիլիթ
    [5] Հայկ
    [6] Մանե
    [7] Տիգրան
    [8] Շուշան
   *[other] Վահե
 }
room-bot = բոտ
room-nobody = ոչ ոք
room-menu = Ցանկ
room-more = Էլի
room-deal = { $kind ->
    [no_trump] Բաժանում { $deal } · անկոզր
    [blind] Բաժանում { $deal } · մութ
    [golden] Բաժանում { $deal } · ոսկե
    [misere] Բաժանում { $deal } · միզեր
    [forehead] Բաժանում { $deal } · ճակատային
   *[plain] Բաժանում { $deal } · { $cards } քարտ
 }
room-deals = { $deals } բաժանում
room-trump = կոզր
room-no-trump = առանց կոզրի
room-sheet = Աղյուսակ
room-tricks = Վզյատկաներ
room-tricks-none = Դեռ չկա վզյատկա, որը կարող ես նայել։
room-people = Մարդիկ
room-keys = Ստեղներ
room-now-opening = Սեղանը բացվում է։
room-now-paused = { $by ->
    [disk] Սերվերը չի կարողանում գրել խաղը և կանգ է առել։ Ոչինչ չի կորել։
   *[host] Տանտերը դադարեցրել է խաղը։
 }
room-now-taken = { $me ->
    [yes] Վզյատկան քոնն է։
   *[no] Վզյատկան վերցնում է { $name }։
 }
room-now-over = Խաղն ավարտված է։
room-now-scored = Հաջորդ բաժանումը կսկսվի ինքնիրեն, կամ երբ բոլորը կարդան։
room-now-dealt = Հիմա կգա հաջորդ բաժանումը։
room-now-bid = Քանի՞ վզյատկա կվերցնես
room-now-lead = Սկսում ես դու՝ ցանկացած քարտով։
room-now-follow = Սկսեց { $leader } · խաղա՛ մաստին { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-trump = Սկսեց { $leader } · մաստը չունես, դի՛ր կոզր { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-highest = Ջոկերով սկսեց { $leader } · դի՛ր քո ամենամեծ { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-any = Սկսեց { $leader } · կարող ես դնել ցանկացած քարտ
room-now-away = { $name } կապի մեջ չէ։ Սպասում ենք։
room-now-bids = Պատվիրում է { $name }։
room-now-leads = Սկսում է { $name }։
room-now-plays = Խաղում է { $name }։
room-resume = Շարունակել
room-return = Հետ վերցնել քարտերս
room-replace = Բոտը թող խաղա առայժմ
room-next = Հաջորդ բաժանումը
room-next-waiting = { $count ->
    [0] Բաժանում ենք
   *[other] Սպասում ենք ևս { $count } խաղացողի
 }
room-to-end = Ո՞վ է հաղթել
room-winners = { $count ->
    [1] { $me ->
        [yes] Դու հաղթեցիր
       *[no] Հաղթեց { $names }
     }
   *[other] Միասին հաղթեցին { $names }
 }
room-money = { $way ->
    [0] առանց վճարի
    [1] ստանում է { $money }
   *[other] վճարում է { $money }
 }

## Մարդիկ

room-person = { $state ->
    [bot] Բոտ
    [deputy] Առայժմ խաղում է բոտը
    [here] { $mine ->
        [yes] { $host ->
            [yes] Դու, տանտեր
           *[no] Դու
         }
       *[no] { $host ->
            [yes] Տանտեր
           *[no] Այստեղ է
         }
     }
   *[away] Կապի մեջ չէ
 }{ $freed ->
    [yes] , տեղի հղումը տրված է
   *[no] { "" }
 }
room-replace-name = Բոտը թող փոխարինի՝ { $name }
room-free-name = Մեկանգամյա հղում՝ { $name }
room-chair-link = Մեկանգամյա հղում տեղի համար՝ { $name }
room-watchers = { $count ->
    [0] Ոչ ոք չի դիտում։
   *[other] Դիտում է { $count } մարդ։
 }
room-leave = Վեր կենալ, քո փոխարեն կխաղա բոտը
room-pause = Դադար
room-end = Ավարտել խաղը
room-end-sure = Խաղը բոլորի համար կավարտվի այնտեղ, որտեղ հիմա է։
room-end-yes = Ավարտել
room-end-no = Շարունակել խաղը

## Ստեղներ

room-key-arrows = ← →
room-key-arrows-does = Անցնել քարտերով, պատվերներով, ջոկերի ընտրանքով
room-key-enter = Enter
room-key-enter-does = Դնել քարտը, ասել պատվերը
room-key-digits = 0–9
room-key-digits-does = Պատվիրել այդքան վզյատկա
room-key-escape = Esc
room-key-escape-does = Ջոկերը հետ վերցնել, փակել բացվածը
room-key-help = ?
room-key-help-does = Ցույց տալ այս ստեղները

## Ինչ է լսում էկրանի ընթերցիչը

room-told-your-turn = Քո հերթն է։
room-told-drew = { $me ->
    [yes] Քաշում ես՝ { $what }։
   *[no] { $name } քաշում է՝ { $what }։
 }
room-told-dealer = { $me ->
    [yes] Առաջինը դու ես բաժանում։
   *[no] Առաջինը բաժանում է { $name }։
 }
room-told-deal = { $kind ->
    [no_trump] Բաժանում { $deal }, անկոզր
    [blind] Բաժանում { $deal }, մութ
    [golden] Բաժանում { $deal }, ոսկե
    [misere] Բաժանում { $deal }, միզեր
    [forehead] Բաժանում { $deal }, ճակատային
   *[plain] Բաժանում { $deal }
 }՝ { $cards }-ական քարտ, { $me ->
    [yes] բաժանում ես դու։
   *[no] բաժանում է { $name }։
 }
room-told-trump = { $suit ->
    [none] Բացվեց ջոկերը. խաղում ենք առանց կոզրի։
   *[other] Կոզրը ցույց է տալիս { $what }։
 }
room-told-hand = Քո քարտերը՝ { $cards }։
room-told-bid = { $me ->
    [yes] { $bid ->
        [0] Պաս ես ասում։
       *[other] Քո պատվերը՝ { $bid }։
     }
   *[no] { $bid ->
        [0] { $name }՝ պաս։
       *[other] { $name }՝ պատվեր { $bid }։
     }
 }
room-told-card = { $me ->
    [yes] Դնում ես՝ { $what }։
   *[no] { $name }՝ { $what }։
 }
room-told-joker = { $me ->
    [yes] Դնում ես ջոկեր
   *[no] { $name } դնում է ջոկեր
 }՝ { $level ->
    [high] { $suit ->
        [s] ղառ, վերցնում է։
        [h] սիրտ, վերցնում է։
        [d] քյափ, վերցնում է։
        [c] խաչ, վերցնում է։
        [trumps] կոզր, վերցնում է։
       *[none] վերցնում է։
     }
    [low] տալիս է։
    [highest] { $suit ->
        [s] ամենամեծ ղառը։
        [h] ամենամեծ սիրտը։
        [d] ամենամեծ քյափը։
        [c] ամենամեծ խաչը։
       *[trumps] ամենամեծ կոզրը։
     }
   *[lowest] { $suit ->
        [s] ամենափոքր ղառը։
        [h] ամենափոքր սիրտը։
        [d] ամենափոքր քյափը։
        [c] ամենափոքր խաչը։
       *[trumps] ամենափոքր կոզրը։
     }
 }
room-told-trick = { $me ->
    [yes] Վզյատկան քոնն է։
   *[no] Վզյատկան վերցնում է { $name }։
 }
room-told-scored = { $mine ->
    [yes] Բաժանում { $deal }՝ գրված է, քո միավորը՝ { $points }։
   *[no] Բաժանում { $deal }՝ գրված է։
 }
room-told-ended = { $me ->
    [yes] Խաղն ավարտված է։ Դու հաղթեցիր։
   *[no] Խաղն ավարտված է։ Հաղթող՝ { $winners }։
 }
room-ended-early = Տանտերն ավարտեց խաղը
