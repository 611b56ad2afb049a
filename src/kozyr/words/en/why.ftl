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
why-not-held = { card-name } is not in your hand.

## What is said with the joker

why-say-follow = You are not leading, so say only high (it takes the trick) or low (it gives it away).
why-say-lead = When you lead the joker, say highest or lowest and a suit; if the suit is trump, say trumps.
why-say-none = Only the joker needs a word; this card is played as it is.

## Anything else

why-not-now = Not now: it is time for something else.
