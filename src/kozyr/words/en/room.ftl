# The page around the table: lobby, forms, settings, and what the screens say.

## Lobby

room-title = Kozyr: raspisnoy poker with friends
room-title-of = { $title } · Kozyr
room-motto = Raspisnoy poker: say how many tricks you will take, and take exactly that many.
room-your-name = Your name
room-guest = Guest
room-play-now = Play now
room-play-now-help = Against bots, by the rules you played last
room-make = Make a table
room-make-help = For friends, by your house rules
room-join = Join by link
room-join-help = Somebody is waiting for you
room-running = My games
room-running-none = No game is running. Open one of the doors above.
room-running-nobody = An empty table
room-running-your-turn = Your turn
room-running-waiting = Waiting for people
room-running-playing = Deal { $deal } of { $deals }
room-running-between = After deal { $deal } of { $deals }
room-running-paused = Paused in deal { $deal } of { $deals }
room-running-over = Finished
room-settings = Settings
room-back = Back
room-no-answer = The room does not answer. Nothing was lost; please try again.

## Make a table

room-name-missing = Your friends want to know who you are: write a name.
room-seats = Seats
room-chairs = Who sits with you
room-you = You
room-chair = Chair { $number }: { $who ->
    [bot] a bot, tap for a friend
   *[friend] a friend, tap for a bot
 }
room-chair-bot = Bot
room-chair-friend = Friend
room-chairs-help = Tap a chair to change who sits there. Bots can also come and go later.
room-preset = Rules
room-length = How long
room-length-whole = Whole match
room-length-whole-help = { $course ->
    [sets] Four sets: up, full hands, down again, full hands once more.
    [up] Up the ladder, one card more in each deal.
    [between] Up the ladder, then all special deals, then down again: an evening.
   *[full] Up the ladder, down again, then all special deals: an evening.
 }
room-length-nines = Full hands
room-length-nines-help = Four sets of full hands, nothing else.
room-length-ladder = Ladder
room-length-ladder-help = Up the ladder and down again, without special deals.
room-length-short = Short
room-length-short-help = Nine deals, from one card to five and back.
room-length-quick = Quick
room-length-quick-help = Four deals, from two cards to five.
room-length-own = Your own
room-length-own-help = Write how many cards each deal has.
room-ladder = Cards in each deal
room-ladder-help = Numbers with commas, such as 1, 3, 5, 3, 1
room-ladder-most = { $seats } players can have { $most } cards each at most.
room-price = Price of a point
room-price-help = Leave it empty to play for points only.
room-settlement = Who pays whom
room-settlement-winner = All pay the winner
room-settlement-pairwise = Each pair settles
room-clock = Time for a move
room-clock-seconds = { $seconds ->
    [0] No limit
   *[other] { $seconds } s
 }
room-lay = Lay the table
room-lay-and-play = Sit down and play

## Join by link

room-link = The link you were sent
room-link-help = Paste it here, or open it in this browser.
room-link-wrong = This is no link to a table. It looks like { "…/t/abc123" }.
room-link-open = Go to the table

## Settings

room-language = Language
room-theme = Light
room-theme-system = As the device
room-theme-light = Day
room-theme-dark = Night
room-four-colours = Four colours
room-four-colours-help = Diamonds blue, clubs green
room-letters = Letters on the cards
room-order = Sort my hand
room-order-suit = By suit
room-order-rank = By rank
room-big-text = Big text
room-high-contrast = Strong contrast
room-plain-figures = Plain figures
room-plain-figures-help = Printed instead of handwritten numbers on the sheet
room-still = Nothing moves
room-still-help = Cards appear at their places at once
room-sound = Sounds
room-settings-forget = As on the first day

## Before the match

room-gathering = The table is laid
room-gathering-how = { $empty ->
    [0] { $host ->
        [yes] Everybody is here. Begin when you like.
       *[no] Everybody is here. The host begins the match.
     }
   *[other] { $seated ->
        [yes] Send the link to your friends, or let bots take the empty chairs.
       *[no] Write your name and take an empty chair, or stay and watch.
     }
 }
room-chair-empty = Chair { $number } is empty
room-chair-about = { $mine ->
    [yes] { $host ->
        [yes] You, the host
       *[no] You
     }
   *[no] { $here ->
        [no] Away
       *[yes] { $host ->
            [yes] Host
           *[no] { "" }
         }
     }
 }
room-sit-here = Sit here
room-set-bot = Set a bot on chair { $number }
room-clear = Ask { $name } to leave the chair
room-begin = { $empty ->
    [0] Begin
    [one] Set a bot on the empty chair and begin
   *[other] Set bots on the { $empty } empty chairs and begin
 }
room-get-up = Get up
room-share = Link to this table
room-share-help = Whoever opens it can sit down or watch.
room-share-watch = Link for those who want to watch
room-copy = Copy
room-copied = Copied
room-copied-help = The link is copied. Paste it where your friends read it.
room-claim = A chair is kept for you
room-claim-help = This link gives you the chair of somebody who left, with his cards and his points. It works once.
room-watch = Only watch
room-rules = Rules of this table
room-rules-coming = The rules are coming.
room-no-table = There is no such table
room-no-table-help = Perhaps the link was cut short, or the game was finished long ago.
room-again = Play again
room-to-next = To the next match
room-to-lobby = To the first page
room-nowhere = There is nothing here
room-nowhere-help = The address leads nowhere. Your games are on the first page.

## The line to the room

room-line-opening = Calling the room.
room-line-open = Here again.
room-line-lost = The line is gone. Your game is kept; trying again.
room-line-offline = You are offline. Your game is kept and goes on when you are back.
room-line-closed = The table is closed here.
room-line-refused = The room has stopped listening to this page because it sent too much. Your game is kept.
room-line-again = Try again
room-why-busy = One moment: your last move is still on its way.

## At the table

room-title-table = Table of { $names }
room-title-your-turn = Your turn · Kozyr
room-bot-name = { $seat ->
    [0] Abe
    [1] Bea
    [2] Cy
    [3] Dee
    [4] Eli
    [5] Fay
    [6] Gus
    [7] Hal
    [8] Ida
   *[other] Joe
 }
room-bot = bot
room-nobody = nobody
room-menu = Menu
room-more = More
room-deal = { $kind ->
    [no_trump] Deal { $deal } · no trump
    [blind] Deal { $deal } · blind
    [golden] Deal { $deal } · golden
    [misere] Deal { $deal } · misère
    [forehead] Deal { $deal } · forehead
   *[plain] Deal { $deal } · { $cards ->
        [one] one card
       *[other] { $cards } cards
     }
 }
room-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
 }
room-trump = trump
room-no-trump = no trump
room-sheet = Score sheet
room-tricks = Tricks
room-tricks-none = There is no trick to look through yet.
room-people = People
room-keys = Keys
room-now-opening = The table is being opened.
room-now-paused = { $by ->
    [disk] The room cannot write the game down, so it has stopped. Nothing is lost.
   *[host] The host has paused the game.
 }
room-now-taken = { $me ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
 }
room-now-over = The match is over.
room-now-scored = The next deal comes by itself, or when all have read this.
room-now-dealt = The next deal is coming.
room-now-bid = How many tricks will you take?
room-now-lead = You lead: play any card.
room-now-follow = { $leader } led · you must follow { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-trump = { $leader } led · you must play a trump { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-highest = { $leader } led the joker · you must play your highest { $suit ->
    [s] ♠
    [h] ♥
    [d] ♦
   *[c] ♣
 }
room-now-any = { $leader } led · you may play any card
room-now-away = { $name } is away. We wait.
room-now-bids = { $name } is bidding.
room-now-leads = { $name } leads.
room-now-plays = { $name } is to play.
room-resume = Go on
room-return = Take your cards back
room-replace = Let a bot play meanwhile
room-next = Next deal
room-next-waiting = { $count ->
    [0] Here it comes
    [one] Waiting for one more
   *[other] Waiting for { $count } more
 }
room-to-end = Who has won?
room-winners = { $count ->
    [one] { $me ->
        [yes] You have won
       *[no] { $names } has won
     }
   *[other] { $names } have won together
 }
room-money = { $way ->
    [0] even
    [1] gets { $money }
   *[other] pays { $money }
 }

## People

room-person = { $state ->
    [bot] Bot
    [deputy] A bot plays meanwhile
    [here] { $mine ->
        [yes] { $host ->
            [yes] You, the host
           *[no] You
         }
       *[no] { $host ->
            [yes] Host
           *[no] Here
         }
     }
   *[away] Away
 }{ $freed ->
    [yes] , a link to this chair is out
   *[no] { "" }
 }
room-replace-name = Let a bot play for { $name }
room-free-name = One-time link to the chair of { $name }
room-chair-link = One-time link to the chair of { $name }
room-watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
 }
room-leave = Get up, a bot plays for you
room-pause = Pause
room-end = End the match
room-end-sure = The match ends where it stands, for everybody.
room-end-yes = End it
room-end-no = Keep playing

## Keys

room-key-arrows = ← →
room-key-arrows-does = Go along your cards, bids or the joker's choices
room-key-enter = Enter
room-key-enter-does = Play the card, say the bid
room-key-digits = 0 to 9
room-key-digits-does = Bid so many tricks
room-key-escape = Esc
room-key-escape-does = Put the joker back, close what is open
room-key-help = ?
room-key-help-does = Show these keys

## What a screen reader hears

room-told-your-turn = Your turn.
room-told-drew = { $me ->
    [yes] You draw the { $what }.
   *[no] { $name } draws the { $what }.
 }
room-told-dealer = { $me ->
    [yes] You deal first.
   *[no] { $name } deals first.
 }
room-told-deal = { $kind ->
    [no_trump] Deal { $deal }, no trump
    [blind] Deal { $deal }, blind
    [golden] Deal { $deal }, golden
    [misere] Deal { $deal }, misère
    [forehead] Deal { $deal }, forehead
   *[plain] Deal { $deal }
 }: { $cards ->
    [one] one card each
   *[other] { $cards } cards each
 }, { $me ->
    [yes] you deal.
   *[no] { $name } deals.
 }
room-told-trump = { $suit ->
    [none] The joker is turned up: no trump.
   *[other] The { $what } shows the trump.
 }
room-told-hand = Your cards: { $cards }.
room-told-bid = { $me ->
    [yes] { $bid ->
        [0] You pass.
       *[other] You bid { $bid }.
     }
   *[no] { $bid ->
        [0] { $name } passes.
       *[other] { $name } bids { $bid }.
     }
 }
room-told-card = { $me ->
    [yes] You play the { $what }.
   *[no] { $name } plays the { $what }.
 }
room-told-joker = { $me ->
    [yes] You play the joker
   *[no] { $name } plays the joker
 }: { $level ->
    [high] { $suit ->
        [s] spades, and it takes.
        [h] hearts, and it takes.
        [d] diamonds, and it takes.
        [c] clubs, and it takes.
        [trumps] trumps, and it takes.
       *[none] it takes.
     }
    [low] it gives away.
    [highest] { $suit ->
        [s] highest spades.
        [h] highest hearts.
        [d] highest diamonds.
        [c] highest clubs.
       *[trumps] highest trumps.
     }
   *[lowest] { $suit ->
        [s] lowest spades.
        [h] lowest hearts.
        [d] lowest diamonds.
        [c] lowest clubs.
       *[trumps] lowest trumps.
     }
 }
room-told-trick = { $me ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
 }
room-told-scored = { $mine ->
    [yes] Deal { $deal } is written: { $points } points for you.
   *[no] Deal { $deal } is written.
 }
room-told-ended = { $me ->
    [yes] The match is over. You have won.
   *[no] The match is over. Winner: { $winners }.
 }

## When the host ends the match

room-ended-early = The host has ended the match
