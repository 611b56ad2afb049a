# Why something is not allowed: one friendly sentence.

## A bid

why-hook = { $sum } + { $bid } = { $cards }, as many as there are tricks, so the dealer may not { $bid ->
    [0] pass
   *[other] bid { $bid }
 }.
why-three-passes = You passed in your last two deals with bids, and a third pass is not allowed: bid at least 1.
why-bid-range = Bid from 0 to { $cards }.

## A card

why-must-follow = You still have { card-suit }, so follow suit.
why-must-trump = You cannot follow suit but have trumps, so play a { card-suit.one }.
why-must-highest = The joker calls for your highest { card-suit.one }, and that is { card-name }.
why-must-overtrump = You can beat the trump on the table, so play a higher { card-suit.one }.
why-must-head = You can beat the card on the table, so play a higher { card-suit.one }.
why-must-lowest = The joker calls for everybody's lowest trump, and yours is { card-name }.
why-joker-when-void = You still have { card-suit }, so the joker has to wait.
why-not-held = { card-name } is not in your hand.

## What is said with the joker

why-say-follow = You are not leading, so say whether the joker takes the trick (high) or gives it away (low).
why-say-lead = When you lead the joker, say one of the things that are open now; the trump suit is always called trumps.
why-say-none = Only the joker needs a word; this card is played as it is.

## Anything else

why-not-now = Not now: it is time for something else.

## The room

why-stale = The table has moved on in the meantime: look again.
why-too-fast = That was too fast: wait a moment.
why-no-order = The room did not understand that.
why-disk = The room could not save this, so nothing has changed.
why-not-turn = It is not your turn.
why-bot-plays = A bot is playing for you: take your cards back first.
why-not-started = The match has not started yet.
why-started = The match has already started.
why-paused = The match is paused.
why-over = The match is over.
why-between = The next deal has not begun yet.
why-not-between = This deal is still being played.
why-not-over = The match is not over yet.
why-not-host = Only the host of the table may do that.
why-not-seated = You have no chair at this table.
why-has-chair = You already have a chair at this table.
why-no-seat = This table has no such chair.
why-seat-taken = That chair is taken.
why-seat-empty = Nobody has that chair, so there is nobody to replace.
why-chairs-empty = Some chairs are empty: wait for friends, or seat bots.
why-no-bot = There is no bot called { $bot }.
why-key = This link no longer opens a chair: ask the host for a new one.
why-name = Nobody can read that name: write a short and plain one.
why-no-evening = That is done at an evening of poker only.
why-no-stand-in = At this table nobody plays with another's chips: who is away checks or folds.
why-no-boxes = At this table nothing is chosen in advance.
why-box = That cannot be chosen in advance now.
