# What stands on the felt and on the sheet where house rules bite: trumps named and going round, cards on foreheads, a joker that is any card, sets and pairs.

## Why not: the rule behind it

table-rule = See the rule

## The trump

table-name-trump = Name the trump
table-name-trump-help = You see your first three cards. The rest is dealt when the trump is named.
table-sign-card = { $suit ->
    [none] The joker: no trump
   *[other] This card shows the trump
 }
table-sign-named = { $me ->
    [yes] { $suit ->
        [none] You play without trumps
       *[other] You named the trump
     }
   *[no] { $suit ->
        [none] { $name } plays without trumps
       *[other] { $name } named the trump
     }
 }
table-sign-round = { $suit ->
    [none] No trump now: it goes round
   *[other] The trump goes round
 }
table-sign-without = { $suit ->
    [none] No trump in this deal
   *[other] The trump
 }
table-sign-open = { $suit ->
   *[open] Nobody knows the trump yet
 }
table-sign-next = { $when ->
    [trick] Next trick:
   *[deal] Next deal:
 }
room-next-trump = { $when ->
    [trick] next trick:
   *[deal] next deal:
 }

## The joker

table-card-printed = { $card ->
    [X2] red joker
   *[X1] black joker
 }
table-joker = joker
table-joker-other = A joker that comes later beats this one.
table-joker-lowest-forced = { $suit ->
   *[trumps] Everyone plays his lowest trump; the highest of them wins.
 }{ $ruff ->
   *[no] { "" }
 }
table-mask-open = Any card of the pack…
table-mask-asks = Which card shall it be?
table-mask-back = Back to the other choices
table-mask-suit = Suit
table-mask-rank = Rank
table-mask-choose = Choose a suit and a rank.
table-mask-then = It wins or loses as the { card-name }.
table-mask-play = Play it as { card-name }
table-mask-play-none = Play it
table-declared-as = as

## Foreheads

table-shows = On the forehead: { $cards }
room-shown = On the foreheads
room-told-shows = { $me ->
    [yes] You show: { $cards }.
   *[no] { $name } shows: { $cards }.
 }

## Sets and pairs

table-set = Set { $set }
table-premium = Premium
table-premium-reason = { $name }: { $why }.
table-legend-premium = ×2: doubled · crossed out: struck by a premium · touch a figure to see how it came about
table-partner = your partner
table-pair = { $pair ->
    [1] first pair
   *[2] second pair
 }
table-pair-sign = { $pair ->
    [1] I
   *[2] II
 }
room-pair-total = pair { $pair ->
    [1] I
   *[2] II
 }: { $total }

## What happens and what I may do

room-now-name = Name the trump: you see three of your cards.
room-now-names = { $name } sees three cards and names the trump.
room-now-bid-unseen = Your cards stay face down: bid.
room-now-bid-before = Nothing is dealt yet: bid.
room-now-bid-forehead = You see their cards, not yours: bid.
room-now-lowest = { $leader } led the lowest trump · you must play your lowest { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-overtrump = { $leader } led · you must play a higher trump { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-head = { $leader } led · you must play a higher { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-told-trump-round = { $suit ->
    [none] Now there is no trump.
   *[other] { table-suit } are trumps now.
 }
room-told-named = { $me ->
    [yes] { $suit ->
        [none] You name no trump.
       *[other] You name the trump: { table-suit }.
     }
   *[no] { $suit ->
        [none] { $name } names no trump.
       *[other] { $name } names the trump: { table-suit }.
     }
 }
room-told-joker-as = { $me ->
    [yes] You play the joker as the { $what }.
   *[no] { $name } plays the joker as the { $what }.
 }
