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
