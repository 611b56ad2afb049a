# A game in the terminal: `kozyr play`.

## Who sits there

term-you = You
term-neighbour = { $place ->
    [1] Anna
    [2] Boris
    [3] Vera
    [4] Gleb
    [5] Dina
    [6] Egor
    [7] Zhanna
    [8] Zakhar
   *[9] Inna
 }

## The head line

term-head = Deal { $number } of { $deals } · { $kind ->
    [plain] { $cards ->
        [one] one card
       *[other] { $cards } cards
     }
    [no_trump] no trump, { $cards } cards
    [blind] blind, { $cards } cards
    [misere] misère, { $cards } cards
    [forehead] forehead, { $cards ->
        [one] one card
       *[other] { $cards } cards
     }
   *[golden] golden, { $cards } cards
 }
term-head-trump = { $suit ->
    [s] trump ♠
    [c] trump ♣
    [d] trump ♦
    [h] trump ♥
    [open] trump still open
   *[none] no trump
 }
term-head-start = Who deals first?

## A seat

term-dealer = D
term-bid = { $bid ->
    [0] pass
   *[other] bid { $bid }
 }
term-progress = { $took } of { $bid }
term-took = took { $took }
term-no-bid-yet = –
term-leads = led

## What has happened

term-heard-dealer = { $name } deals first.
term-heard-drew = { $name } draws { card-name }.
term-heard-my-dealer = You deal first.
term-heard-my-drew = You draw { card-name }.
term-heard-trump = { card-name } shows the trump.
term-heard-no-trump = { $rank ->
    [X] A joker is turned up: no trump in this deal.
   *[other] { card-name } is turned up, a joker: no trump in this deal.
 }
term-heard-round = { $suit ->
    [none] No trump now.
   *[other] Trump is { card-suit } now.
 }
term-heard-named = { $suit ->
    [none] { $name } names no trump.
   *[other] { $name } names { card-suit } as trump.
 }
term-heard-my-named = { $suit ->
    [none] You name no trump.
   *[other] You name { card-suit } as trump.
 }
term-heard-bid = { $bid ->
    [0] { $name } passes.
   *[other] { $name } bids { $bid }.
 }
term-heard-my-bid = { $bid ->
    [0] You pass.
   *[other] You bid { $bid }.
 }
term-heard-trick = { $name } takes the trick.
term-heard-my-trick = You take the trick.

## What is to be done

term-waiting = { $name } is thinking …
term-prompt-bid = Your bid: { $sum } of { $cards } tricks are spoken for.
term-prompt-blind = Your bid, with the cards face down: { $sum } of { $cards } tricks are spoken for.
term-prompt-name = You name the trump for this deal.
term-prompt-lead = You lead.
term-prompt-follow = Your turn: { card-suit } led.
term-prompt-say = What does the joker say?
term-prompt-next = Enter: go on

## The joker

term-say-high = takes
term-say-low = gives away
term-say-highest = { $suit ->
    [trumps] highest trumps
   *[other] highest { card-mark }
 }
term-say-lowest = { $suit ->
    [trumps] lowest trumps
   *[other] lowest { card-mark }
 }
term-say-high-of = { $suit ->
    [trumps] trumps, high
   *[other] { card-mark } high
 }
term-say-as = as { card-name }
term-name = { $suit ->
    [none] no trump
   *[other] { card-mark }
 }
term-told-high = The joker takes the trick, whatever else is played.
term-told-low = The joker takes nothing; it is thrown away.
term-told-highest-trumps = Everyone must play his highest trump; the joker takes the trick.
term-told-highest-suit = Everyone must play his highest { card-suit.one }, or a trump if he has none; the joker takes the trick.
term-told-highest-plain = Everyone must play his highest { card-suit.one }; the joker takes the trick.
term-told-highest-suit-but = Everyone must play his highest { card-suit.one }, or a trump if he has none; a trump beats the joker.
term-told-high-trumps = The others follow with trumps; the joker takes the trick.
term-told-high-suit = The others follow with { card-suit }; the joker takes the trick.
term-told-high-suit-but = The others follow with { card-suit }; the joker takes the trick unless somebody trumps.
term-told-high-plain = The others follow with { card-suit }; the joker takes the trick.
term-told-as = The joker counts as { card-name }, no more and no less.
term-told-lowest-trumps-forced = Everyone must play his lowest trump; the highest of them takes the trick.
term-told-lowest-trumps = The joker is the lowest trump; the others play trumps, and the highest takes the trick.
term-told-lowest-suit = The joker is the lowest { card-suit.one }; the trick goes to a higher one, or to a trump.
term-told-lowest-plain = The joker is the lowest { card-suit.one }; the trick goes to a higher one.

## Keys

term-keys-bid = ←→ or digits, Enter: bid
term-keys-play = ←→, Enter: play
term-keys-say = ←→↑↓, Enter: say it · Esc: another card
term-keys-name = ←→, Enter: name it
term-keys-wait = Enter: faster
term-keys-more = S sheet · L tricks · ? rules · Q quit
term-keys-scroll = ↑↓ scroll · Esc: back to the table
term-keys-quit = Enter: quit · Esc: stay
term-keys-over = ↑↓ scroll · Enter: leave

## Screens

term-sheet = The sheet: bid/taken and points; • deals
term-sheet-empty = Nothing is written yet.
term-sheet-deal = deal
term-sheet-total = total
term-sheet-plain = { $number }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
term-sheet-special = { $number }: { $kind ->
    [no_trump] no trump
    [blind] blind
    [misere] misère
    [forehead] forehead
   *[golden] golden
 }
term-sheet-premium = premium
term-tricks = Tricks that you may look through
term-tricks-none = No trick that you may look through.
term-rules = The rules of this table
term-deal-over = Deal { $number } is written down
term-quit = Leave the table?
term-quit-kept = The game is kept; go on with it whenever you like.
term-over = The match is over
term-winner = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
 }
term-winner-you = You win with { $points } points!
term-money = { $money }

## Around the game

term-small = This window is { $width } × { $height }; a table needs at least 80 × 24.
term-kept = Kept after deal { $done } of { $deals }. Go on with: kozyr play { $game } --resume { $file }
term-finished = The record of the match is in { $file }

## An evening of poker

term-poker-guest = Guest
term-poker-turn = Your turn: { $choices } | q to leave
term-poker-next = Enter for the next hand, end to end the evening, q to leave
term-poker-pot = In the pot: { $pots }
term-poker-kept = Kept in hand { $hands }. Go on with: kozyr play { $game } --resume { $file }
