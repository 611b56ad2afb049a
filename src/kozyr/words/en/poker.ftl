# A poker table on the page: seats, chips, what may be said, the exchange, the history and the evening's sheet.

## Seats and chips

poker-all-in = All-in
poker-sits-out = Sits out
poker-stack = { $stack } chips
poker-bet-lies = bet { $bet }
poker-drew = { $count ->
    [0] stood pat
    [one] exchanged one card
   *[other] exchanged { $count } cards
 }
poker-button = the button
poker-won = won { $amount }
poker-sit = Sit
poker-sit-at = Sit down at seat { $number }
poker-board = The board
poker-pots = The pots
poker-pot = { $number ->
    [0] main pot
   *[other] side pot { $number }
 }
poker-pot-of = { poker-pot }: { $amount }
poker-you-have = You have: { $hand }

## What may be said

poker-your-say = Your turn to speak
poker-do-fold = Fold
poker-do-check = Check
poker-do-call = Call
poker-do-bet = Bet
poker-do-raise = Raise to
poker-how-much = How much
poker-amount = An amount from { $lo } to { $hi }
poker-less = Less
poker-more = More
poker-mark-least = Least
poker-mark-half = ½ pot
poker-mark-pot = Pot
poker-mark-all = All-in
poker-mark-most = Most
poker-boxes = Decide before your turn
poker-box-check-fold = Check / fold
poker-box-fold = Fold
poker-box-raise-any = Raise any

## The exchange

poker-put-away = Exchange the { $what }
poker-exchange = { $count ->
    [0] Stand pat
    [one] Exchange one card
   *[other] Exchange { $count } cards
 }

## What somebody did, on his plate

poker-said-fold = Fold
poker-said-check = Check
poker-said-call = Call
poker-said-bet = Bet
poker-said-raise = Raise
poker-said-ante = Ante
poker-said-small-blind = Small blind
poker-said-big-blind = Big blind
poker-said-button-blind = Button blind

## The history and the evening

poker-history = This hand
poker-history-none = Nothing has happened yet.
poker-ledger = The evening
poker-ledger-none = No hand has been played yet.
poker-hand-column = Hand
poker-total = Altogether
poker-balance = Outside the table
poker-my-stack = At the table
poker-record = Take the record of the evening along

## The table in a few words

poker-game-draw = Five-card draw
poker-game-shortdeck = Hold'em
poker-game-palace = Palace Poker
poker-hand-number = Hand { $number }
poker-limit-no-limit = No limit
poker-limit-pot = Pot limit
poker-limit-limit = Limit
poker-limit-spread = Spread limit
poker-forced-ante = ante { $ante }
poker-forced-blinds = blinds { $small }/{ $big }
poker-forced-both = ante { $ante }, blinds { $small }/{ $big }
poker-said-muck = Mucks
poker-next-hand = Next hand
poker-no-chips = No chips

## What happens now

poker-now-begin = Bots or friends take the other seats; begin when you like.
poker-now-waiting = The host begins the evening.
poker-now-few = A hand needs two players with chips.
poker-now-first-dealer = Who deals first is being found out.
poker-now-dealt = The next hand is coming.
poker-now-won = { $amount ->
    [0] { $name } share the pots.
   *[other] { $me ->
        [yes] You win { $amount }.
       *[no] { $name } wins { $amount }.
     }
 }
poker-now-exchange = Tap the cards you want to exchange.
poker-now-owe = It costs { $owed } to stay in.
poker-now-free = You may check.
poker-now-speaks = { $name } is to speak.
poker-now-exchanges = { $name } exchanges cards.
poker-now-over = The evening is over

## My chair

poker-my-chips = My chips
poker-next = Next hand
poker-name-dealer = Who deals first?
poker-buy-in = Buy chips
poker-buy = { $playing ->
    [yes] Buy { $amount } before the next hand
   *[no] Buy { $amount }
 }
poker-buying = { $amount } more come to your stack before the next hand.
poker-buying-not = Rather not
poker-buy-none = You have { $stack } at the table and { $balance } outside it; nothing can be added now.
poker-auto-rebuy = Auto rebuy
poker-auto-rebuy-help = Before every hand your stack is filled up to { $most }.
poker-sit-out = Sit out
poker-sit-out-help = From the next hand on you are not dealt in.
poker-back = Play again
poker-leave = { $playing ->
    [yes] Leave after this hand
   *[no] Leave the table
 }
poker-leaving = You leave after this hand.
poker-stay = Stay
poker-sit-with = Sit down with { $amount }
poker-closing = The evening ends with this hand.
poker-end = End the evening
poker-end-sure = The hand in progress is the last one, for everybody.

## Keys

poker-key-fold = F
poker-key-fold-does = Fold
poker-key-call = C
poker-key-call-does = Check or call
poker-key-raise = R
poker-key-raise-does = To the amount of a bet or raise; Enter makes it
poker-key-arrows = ↑ ↓
poker-key-arrows-does = More or less
poker-key-digits = 0 to 9
poker-key-digits-does = Write an amount
poker-key-exchange = 1 to 5
poker-key-exchange-does = In the exchange: turn that card; Enter exchanges
poker-key-attack = A
poker-key-attack-does = Go to the next camp that may be chosen; Enter looks at an attack
poker-key-buy = B
poker-key-buy-does = Buy a card
poker-key-discard = D
poker-key-discard-does = Put off soldiers
poker-key-stay = S
poker-key-stay-does = Stay
poker-key-soldiers = 1 to 9
poker-key-soldiers-does = Turn that soldier
poker-key-help = ?
poker-key-help-does = Show these keys

## The history, and what a screen reader hears

poker-told-hand = Hand { $number }: { $me ->
    [yes] you have the button
   *[no] { $name } has the button
 }
poker-told-ante = { $me ->
    [yes] You post
   *[no] { $name } posts
 } an ante of { $amount }
poker-told-small-blind = { $me ->
    [yes] You post
   *[no] { $name } posts
 } the small blind, { $amount }
poker-told-big-blind = { $me ->
    [yes] You post
   *[no] { $name } posts
 } the big blind, { $amount }
poker-told-button-blind = { $me ->
    [yes] You post
   *[no] { $name } posts
 } the button blind, { $amount }
poker-told-first = { $me ->
    [yes] By lot you speak first
   *[no] By lot { $name } speaks first
 }
poker-told-turned = This card is turned; the other three of its rank are wild:
poker-told-cards = Your cards:
poker-told-board = { $board ->
    [0] Flop:
    [3] Turn:
   *[other] River:
 }
poker-told-second = Second round, the pot is { $pot }
poker-told-fold = { $me ->
    [yes] You fold
   *[no] { $name } folds
 }
poker-told-check = { $me ->
    [yes] You check
   *[no] { $name } checks
 }
poker-told-call = { $me ->
    [yes] You call { $amount }
   *[no] { $name } calls { $amount }
 }{ $all ->
    [yes] , all-in
   *[no] { "" }
 }
poker-told-bet = { $me ->
    [yes] You bet { $amount }
   *[no] { $name } bets { $amount }
 }{ $all ->
    [yes] , all-in
   *[no] { "" }
 }
poker-told-raise = { $me ->
    [yes] You raise to { $amount }
   *[no] { $name } raises to { $amount }
 }{ $all ->
    [yes] , all-in
   *[no] { "" }
 }
poker-told-exchanged = { $count ->
    [0] { $me ->
        [yes] You stand pat
       *[no] { $name } stands pat
     }
    [one] { $me ->
        [yes] You exchange one card
       *[no] { $name } exchanges one card
     }
   *[other] { $me ->
        [yes] You exchange { $count } cards
       *[no] { $name } exchanges { $count } cards
     }
 }
poker-told-received = { $count ->
    [one] You still get one card:
   *[other] You still get { $count } cards:
 }
poker-told-stub = The pack has run out: { $count } cards put away are shuffled anew
poker-told-redealt = Nobody opens: the same dealer deals anew
poker-told-low = Nobody opens: now the lowest hand wins
poker-told-returned = { $me ->
    [yes] You get { $amount } back that nobody called
   *[no] { $name } gets { $amount } back that nobody called
 }
poker-told-shown = { $me ->
    [yes] You show { $hand }
   *[no] { $name } shows { $hand }
 }
poker-told-mucked = { $me ->
    [yes] You muck your hand
   *[no] { $name } mucks
 }
poker-told-won = { $number ->
    [0] { $shared ->
        [no] { $me ->
            [yes] You win the pot of { $amount }
           *[no] { $name } wins the pot of { $amount }
         }
       *[yes] { $name } share the pot of { $amount }
     }
   *[other] { $shared ->
        [no] { $me ->
            [yes] You win side pot { $number } of { $amount }
           *[no] { $name } wins side pot { $number } of { $amount }
         }
       *[yes] { $name } share side pot { $number } of { $amount }
     }
 }
poker-told-evening-ended = The evening is over
poker-told-chair-sit = { $me ->
    [yes] You sit down
   *[no] { $name } sits down
 }
poker-told-chair-buy = { $me ->
    [yes] You buy { $amount }
   *[no] { $name } buys { $amount }
 }
poker-told-chair-out = { $me ->
    [yes] You sit out
   *[no] { $name } sits out
 }
poker-told-chair-back = { $me ->
    [yes] You are back
   *[no] { $name } is back
 }
poker-told-chair-leave = { $me ->
    [yes] You leave
   *[no] { $name } leaves
 }

## Making a poker table

poker-game-raspisnoy = Raspisnoy
poker-which-game = Game
poker-limit = Limit
poker-limit-limit-help = Every bet and raise has a fixed size.
poker-limit-pot-help = A bet may be as large as the pot.
poker-limit-no-limit-help = Anybody may bet all he has at any time.
poker-limit-spread-help = A bet lies between a least and a most.
poker-forced = Put in before the cards
poker-forced-kind-ante = Antes
poker-forced-kind-antes = Antes and a button blind
poker-forced-kind-blinds = Blinds
poker-forced-kind-both = Antes and blinds
poker-ante = Ante
poker-small-blind = Small blind
poker-small-blind-help = The big blind is twice as much.
poker-bring = Play chips that everybody brings
poker-bring-help = Leave it empty for ten buy-ins. It is play money.
poker-with-boxes = Deciding ahead
poker-with-boxes-help = Boxes to check, fold or raise before one's turn
poker-with-record = Give the record out afterwards
poker-with-record-help = It shows every hand, mucked ones too.
poker-by-code = House rules
poker-other-rules = Choose other rules
poker-preset-draw-home = At home
poker-preset-draw-home-help = Antes, a turning button, up to five cards exchanged.
poker-preset-draw-hall = Hall
poker-preset-draw-hall-help = Four seats; a lot says who speaks first.
poker-preset-draw-california = California
poker-preset-draw-california-help = If nobody opens, all ante again and new cards are dealt.
poker-preset-draw-jacks = Jacks or better
poker-preset-draw-jacks-help = A pair of jacks or more opens the betting.
poker-preset-draw-lowball = Lowball
poker-preset-draw-lowball-help = The lowest hand wins; the ace is low.
poker-preset-draw-deuces-wild = Deuces wild
poker-preset-draw-deuces-wild-help = Every two stands for any card.
poker-preset-draw-joker-bug = Joker as a bug
poker-preset-draw-joker-bug-help = 53 cards; the joker is an ace, or fills a straight or a flush.
poker-preset-draw-gold-rush = Gold rush
poker-preset-draw-gold-rush-help = The old game: 20 cards, no exchange, one round.
poker-preset-shortdeck-six-plus = Six-plus
poker-preset-shortdeck-six-plus-help = 36 cards; a flush beats a full house, three of a kind a straight.
poker-preset-shortdeck-straight-over-trips = Straight over trips
poker-preset-shortdeck-straight-over-trips-help = 36 cards; a straight beats three of a kind, as in some rooms.
poker-preset-shortdeck-texas = Texas
poker-preset-shortdeck-texas-help = Hold'em with all 52 cards.
poker-running = { $game } · { $phase ->
    [waiting] waiting for people
    [paused] paused
    [over] finished
   *[playing] hand { $hand }
 }
poker-preset-palace-palace = Palace
poker-preset-palace-palace-help = Banners, soldiers and battles; only the fighters see the hands of a battle.
poker-small-bet-help = The price of a card, of the banner and of each soldier; the big bet is twice as much.
