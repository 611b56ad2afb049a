# Paper mode: the sheet without the cards, for people at a real table.

paper-title = On paper
paper-door = Score on paper
paper-door-help = With real cards: the sheet is kept here
paper-offline = { $state ->
    [ready] This page now opens without a network, too.
    [coming] This page is being put on the device, for places without a network.
   *[never] At this address (without https) the page opens only where the network is. What is written stays on the device.
 }
paper-unkept = This browser keeps nothing. Leave the page open until the game is over, and take the sheet along.

## The games of this device

paper-new = New game
paper-games = Games on this device
paper-none = Nothing is written yet. Begin a game: names, rules, and you can bid.
paper-stands = { $state ->
    [over] Finished
    [stopped] Ended after deal { $deal } of { $deals }
   *[on] Deal { $deal } of { $deals }
 }
paper-gone = There is no such game on this device
paper-gone-help = Perhaps it was deleted, or it is kept on another device.
paper-to-games = To the games

## A new game

paper-players = Who plays
paper-players-help = Clockwise, as you sit.
paper-player = Player { $number }
paper-add = One more player
paper-remove = Without player { $number }
paper-names = { $fault ->
    [missing] Write a name for everybody.
    [unseen] A name has a character that cannot be seen: write it plainly.
   *[twice] Two players have the same name.
 }
paper-first = Who deals first
paper-seats = These rules are not for { $here } players. They are for { $seats }.
paper-no-plan = These rules are not on this device yet, and the room does not answer. Choose others, or try again where there is a network.
paper-wait = First choose rules that fit the players.
paper-name = Name of the game
paper-name-help = Leave it empty and the players' names are its name.
paper-house = House rules
paper-begin = Begin

## What is to be done

paper-deal = Deal { $deal } of { $deals }
paper-deals = { $name } deals.
paper-trump = { $how ->
    [turned] The next card is turned up and shows the trump.
    [drawn] A card drawn before the deal shows the trump.
    [last_card] The dealer's last card is turned up and shows the trump.
    [named] { $name } names the trump after three cards.
    [circular_deal] { $suit ->
        [s] Trumps are spades ♠.
        [h] Trumps are hearts ♥.
        [d] Trumps are diamonds ♦.
        [c] Trumps are clubs ♣.
       *[none] No trump: it goes round.
     }
    [circular_trick] { $suit ->
        [s] The trump changes with each trick, first spades ♠.
        [h] The trump changes with each trick, first hearts ♥.
        [d] The trump changes with each trick, first diamonds ♦.
        [c] The trump changes with each trick, first clubs ♣.
       *[none] The trump changes with each trick; in the first there is none.
     }
   *[none] There is no trump.
 }
paper-seen = { $how ->
    [unseen] Nobody looks at his cards before all have bid.
    [before_deal] All bid before the cards are dealt.
    [one_card] Each shows the others one card that he does not see himself.
    [all_cards] Cards to the foreheads: each sees all but his own.
    [none] Nobody bids.
   *[seen] { "" }
 }

## Bids and tricks

paper-bids = { $name } bids
paper-of = for { $count ->
    [one] one trick
   *[other] { $count } tricks
 }
paper-took = Who took how many tricks?
paper-took-help = { $bids ->
    [yes] Everybody begins with his bid: change who missed it.
   *[no] Count them for everybody.
 }
paper-left = { $way ->
    [0] All tricks are there.
    [1] { $count ->
        [one] One trick is missing.
       *[other] { $count } tricks are missing.
     }
   *[other] { $count ->
        [one] One trick too many.
       *[other] { $count } tricks too many.
     }
 }
paper-write = Write the deal
paper-undo = { $what ->
    [tricks] Take back the tricks of deal { $deal }
    [bid] Take back the bid of { $name }
   *[end] Go on after all
 }
paper-undo-short = Take back
paper-tricks-of = tricks of { $name }
paper-bid-of = bid of { $name }
paper-brought = Deal { $deal } brought { $points }
paper-told = Deal { $deal }: { $scores }

## The rest

paper-menu = What else can be done
paper-correct = Correct a deal
paper-correct-which = Which deal
paper-correct-bid = Bid
paper-correct-took = Took
paper-correct-do = Write it so
paper-rules = The rules
paper-stop = End the game here
paper-stop-help = The sheet is settled as it stands. You can go on later.
paper-stop-do = End it
paper-go-on = Go on
paper-delete = Delete the game
paper-delete-help = { $name }: the sheet is deleted from this device. Nobody can bring it back.
paper-delete-do = Delete
paper-keep = Keep it
paper-again = The same players once more
