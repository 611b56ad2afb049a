# Learning by playing: five guided deals. A note says what to look at; its -why is said to who plays something else.
# Seat 1 sits to the learner's left, seat 2 to the right. The rules behind each note are cited before it.

lesson-door = Learn by playing
lesson-door-help = Five guided deals, a few minutes each
lesson-course = Learn by playing
lesson-intro = Play a few short deals with a friend at your elbow. Take them in order or pick one; you can skip whatever you know.
lesson-number = Lesson { $number }
lesson-done = done
lesson-on = Go on
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip deal
lesson-all = All lessons
lesson-right = { $why ->
    [none] Right.
   *[other] Right: { $why }.
 }
lesson-choose = What do you write?
lesson-choose-leader = Who leads?
lesson-finished-all = That was the last lesson. You know enough to sit down with anybody.
lesson-lost = There is no such lesson.

## Follow and trump

lesson-follow-title = Follow and trump
lesson-follow-about = Which cards you may play, and which one takes the trick
# RP-3, RP-26, RP-42
lesson-follow-begin = Five cards each. The card turned up says that clubs ♣ are trump. A trick goes to the highest trump in it, or else to the highest card of the suit led. You will say 2: take exactly two tricks.
# RP-37
lesson-follow-suit = Hearts ♥ are led and you have hearts, so you must follow. The ace is the highest of them: play it, and take the trick.
lesson-follow-suit-why = The seven is allowed, but it cannot beat the nine. You want two tricks: let the ace take the first.
# RP-36, RP-43
lesson-follow-lead = Your trick! Whoever takes one leads the next, with any card. Lead the nine of diamonds ♦: it is your only one, and without diamonds you may trump them.
lesson-follow-lead-why = You may lead that too. Try the nine of diamonds: once it is gone, your trumps are free for that suit.
# RP-38, RP-41
lesson-follow-trump = Diamonds, and you have none: now you must trump, and the heart has to wait. A ten of trumps lies there already. Nobody has to go over it: give the six, and keep the jack.
lesson-follow-trump-why = The jack would take this trick, and that is allowed. But then the six might take a third one that you don't want. Give the six.
# RP-38, RP-42
lesson-follow-ruff = An ace, but of spades ♠, and you have none. You must trump again, and even the smallest trump beats an ace of another suit.
# RP-39, RP-70, RP-72
lesson-follow-end = Bid 2, took 2: twenty points. On your last heart somebody threw a spade: who has neither the suit nor a trump may play anything. And your left neighbour took one too many.

## The bid and the hook

lesson-bid-title = The bid and the hook
lesson-bid-about = What a bid brings and costs, and the number the dealer may not say
# RP-30
lesson-bid-begin = Two deals of three cards. Before the first card everybody says how many tricks they will take: first the player to the dealer's left, which is you, and the dealer last.
# RP-30, RP-79
lesson-bid-count = Count what is sure. Hearts ♥ are trump and you hold the ace: a trick, unless the joker falls on it. The eight and the six will hardly take one. Say 1.
# RP-70, RP-72, RP-73
lesson-bid-count-why = You may say that, but your hand says one. Exactly right brings 10 a trick; each missing trick costs 10; with too many you get just 1 for each you took.
# RP-32, RP-85
lesson-bid-hook = You said 1, your left neighbour 1. There are three tricks, so the dealer may not say 1: the bids must not add up to the tricks. That is the hook, and it means that somebody always misses.
# RP-36
lesson-bid-take = You lead. Take what is yours: the ace of trumps.
lesson-bid-take-why = You may lead that. But the ace is the trick you counted: take it first, then lie low.
# RP-72
lesson-bid-duck = You have your one trick. With another the ten points are gone, so lead low: the six of diamonds ♦.
lesson-bid-duck-why = The eight may go well too. But the six is the lowest of its suit, and the safest.
# RP-70, RP-72, RP-74
lesson-bid-scored = Bid 1, took 1: ten points. The dealer could not say 1, and took 1: with a bid of 0 that is one point. Whoever says all the tricks of a deal of two cards or more wins or loses double.
# RP-32
lesson-bid-dealer = Now you deal and speak last. 1 + 1 are said, so your 1 is struck out. The ace of trumps ♠ is sure, and the king of hearts ♥ may well take one: say 2.
lesson-bid-dealer-why = With 0 the ace would be in your way, and for 3 the nine is too weak. Two is nearest to your hand.
# RP-37, RP-42
lesson-bid-king = Hearts are led, and the king is your only heart. You play last, and it is the highest on the table.
lesson-bid-ace = One more is yours: take it with the ace of trumps.
lesson-bid-ace-why = That may work. But first take what is sure: the ace of trumps.
# RP-34, RP-70, RP-73
lesson-bid-end = Bid 2, took 2: twenty. Your right neighbour said 1 and took none: one is missing, −10. A bid of 0 is called a pass, and by the rules of this table nobody passes three times running.

## The joker

lesson-joker-title = The joker
lesson-joker-about = It takes or gives away, as you say, and led it commands
# RP-7, RP-46, RP-47, RP-48, RP-A45
lesson-joker-begin = The seven of spades ♠ is the joker. It belongs to no suit, and you may play it at any moment: high it beats every card, low it takes nothing. In the first deal you say 1.
# RP-46, RP-47
lesson-joker-high = The ace of hearts ♥ lies there, and you have a heart. The joker need not follow suit: play it, say that it takes, and it takes even the ace.
lesson-joker-high-why = You may. But you said 1, and neither the eight nor the nine will take it easily. Let the joker take this one.
lesson-joker-made = One bid, one taken. Then you led low, and the rest went past you. In the next deal you pass, and want no trick at all.
# RP-48
lesson-joker-low = Clubs ♣ are led, and your eight would lie above the six. Play the joker and say that it gives away: low, it never takes. The eight can go under a higher club later.
lesson-joker-low-why = The eight might take this trick, and the joker played high surely would. You passed: let the joker give away.
# RP-50, RP-51, RP-52
lesson-joker-lead = A pass without a trick: 5 points. Now lead the joker yourself. You name a suit with it: “highest” asks everybody for the highest card of it, and the joker takes; “lowest” makes the joker the lowest card of that suit.
# RP-50, RP-83
lesson-joker-highest = Hearts ♥ are trump, you said 2 and hold the king, but the ace may be about. Lead the joker, “highest” and trumps: everybody must give up their best trump.
lesson-joker-highest-why = You may lead that. But the ace could still catch your king: first ask for the highest trumps with the joker.
lesson-joker-king = There goes the ace. Now nothing beats your king of trumps: lead it.
lesson-joker-king-why = The eight can wait. The king takes for sure now: lead it.
# RP-42
lesson-joker-ace = The last deal: you said 1. You play last, and your ace of diamonds ♦ beats the queen. Take with the ace and keep the joker.
lesson-joker-ace-why = You may, but then the ace stays, and might take later what you don't want. Take with the ace now.
# RP-52, RP-81, RP-A15
lesson-joker-lowest = You have your trick, and want no more. Lead the joker, “lowest” and spades ♠: the trick goes to the highest spade, or to a trump.
lesson-joker-lowest-why = The nine might take, and “highest” surely would. “Lowest” gives away as long as somebody has the suit or a trump: say spades.
lesson-joker-end = Bid 1, took 1. High it beats everything, low it takes nothing, and led it commands: that is all the joker does here.

## Misère

lesson-misere-title = Misère
lesson-misere-about = Nobody bids, every trick costs: how to keep out of the way
# RP-65, RP-66, RP-67, RP-A7
lesson-misere-begin = In misère nobody bids. Each trick costs 15 points, and whoever takes none gets 50. You follow suit and trump as always. Three short deals.
# RP-37
lesson-misere-duck = The nine of hearts ♥ is led. Play the highest card that stays under it: the eight. The six will be good later.
lesson-misere-duck-why = The jack may take the trick. The six stays under too, but you will need it: the eight does it now.
# RP-39
lesson-misere-throw = You have no diamond ♦ and no trump, so throw what you like. The jack is the dangerous one: away with it.
lesson-misere-throw-why = The six will hardly take a trick: keep it. The jack might: throw it now.
# RP-67, RP-X18
lesson-misere-clean = Not a single trick: plus 50. The others pay 15 for each of theirs.
lesson-misere-lead = You lead. The six of diamonds ♦ is the lowest of its suit: almost certainly somebody lies above it.
lesson-misere-lead-why = You may lead that. But the ace would take, and you will need the joker for something better. Lead the six.
# RP-46, RP-48
lesson-misere-joker = Spades ♠ are led, and your ace would take them. The joker may be played at any moment: let it give away.
lesson-misere-joker-why = The ace would take this trick, and so would the joker played high. Let the joker give away.
# RP-37, RP-42
lesson-misere-under = The ace of diamonds ♦ lies there: just the place to lose your king. Play it under the ace.
lesson-misere-under-why = The six is safe as well, but the king would stay and take later. Under the ace it goes for nothing.
# RP-38, RP-A7
lesson-misere-trump = Clubs ♣ are led and you have none. Hearts ♥ are trump, and in misère too you must trump. There is nothing else to play: sometimes a trick cannot be helped.
lesson-misere-end = One trick: −15. Three deals brought you 50 + 50 − 15 = 85. Stay under, throw what is high, and let the joker give away.

## Reading the sheet

lesson-sheet-title = Reading the sheet
lesson-sheet-about = You keep the score: what goes into which square
# RP-11, RP-12
lesson-sheet-begin = You keep the sheet, and the cards are played for you. Every player has two columns: the tricks taken, with the bid as a small figure, and the points over their running total. A dot marks the dealer.
# RP-70
lesson-sheet-made = The first deal is played. Your tricks are the large figure, your bid the small one. How many points do you write for yourself?
lesson-sheet-made-why = Look again: the bid was made exactly. That brings 10 points a trick.
# RP-72
lesson-sheet-over = Your left neighbour took more than the bid. How many points is that?
lesson-sheet-over-why = With too many tricks the bid is lost: each trick taken brings just 1 point.
# RP-73
lesson-sheet-under = Your right neighbour took fewer than the bid. How many points is that?
lesson-sheet-under-why = What counts is what is missing: each missing trick costs 10.
# RP-76
lesson-sheet-leader = The large figure under each name is the total so far. Who leads now?
lesson-sheet-leader-why = The highest total leads. The sheet underlines that name twice.
# RP-71
lesson-sheet-pass = The last deal. You passed and took nothing. How many points is that?
lesson-sheet-pass-why = A pass without a trick is worth a little something: 5 points.
