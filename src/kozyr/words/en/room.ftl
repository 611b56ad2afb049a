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
room-preset-hall = Hall
room-preset-hall-help = as in the card hall: no third pass, special deals count one and a half
room-preset-classic = Classic
room-preset-classic-help = the old way: the last card shows the trump
room-length = How long
room-length-whole = Whole match
room-length-whole-help = Up the ladder, down again, then all special deals: an evening.
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
