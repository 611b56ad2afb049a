# Palace Poker: its rules, why something is not allowed, and what happens in a hand.

rules-palace-title-camp = Banners and palaces
rules-palace-title-turn = Your turn
rules-palace-title-battle = Battles
rules-palace-title-end = How a hand ends
rules-palace-title-chips = Chips

rules-palace-aim = Win the pot: beat or scare off the others in battles against one opponent at a time, or have the best hand when nobody goes on.
rules-palace-players = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } and 52 cards; in every suit the ace is the highest and the two the lowest.
rules-palace-first-dealer = Everyone draws a card, and the highest deals the first hand; those who tie draw again. Then the deal moves one player clockwise every hand.

rules-palace-ante = Before the cards everyone puts in an ante of { $ante }.
rules-palace-banner = Then everyone gets a banner, a card that lies face up before him: from the dealer's left each is dealt cards until he has a suit of his own, and the others are put aside.
rules-palace-suits = { $groups ->
    [one-group] All banners are of different suits.
    [one-alone] The first four banners are of different suits, and the last is of any.
    [two-groups] The first four banners are of different suits, and so are the others among themselves.
    [two-alone] The first four banners are of different suits, so are the next four, and the last is of any.
   *[three-groups] The first four banners are of different suits, so are the next four, and so are the last two.
 }
rules-palace-banner-again = If the pack runs out first, the cards put aside are shuffled and the deal goes on.
rules-palace-palace = All other cards are shuffled again, and everyone gets three face down, one at a time: his palace. The rest is the draw pile.

rules-palace-order = The player at the dealer's left begins, and the turn goes clockwise. On your turn you do one thing: attack, buy, discard, stay or fold.
rules-palace-buy = Buy: pay { $bet } for the top card of the draw pile. It lies face up under your banner as a soldier. Then keep as many of your soldiers as you like, { $most } at most.
rules-palace-pile = When somebody buys and the pile is empty, the discards are shuffled for a new one; without any discards nobody can buy.
rules-palace-discard-free = Discard: put off one or more soldiers, for nothing.
rules-palace-discard-paid = Discard: put off one or more soldiers for { $bet }.
rules-palace-stay = Stay: let the turn pass.
rules-palace-fold = Fold: you are out of the hand, and nobody gets your cards.

rules-palace-attack = Attack one opponent whose banner has another suit than yours. You bet { $bet } for your banner and as much for each of your soldiers.
rules-palace-extra = You may bet any amount more. To call, the opponent puts in as much on top of his own price.
rules-palace-answer = He folds, calls or raises. A call costs him { $bet } for his banner and as much for each of his soldiers.
rules-palace-raise-fixed = A raise is the call and { $raise } more; the other one pays those { $raise } to call, folds, or raises in turn.
rules-palace-raise-limit = A raise is the call and { $big } more, or { $double } more from a player without soldiers; the other one pays that much to call, folds, or raises in turn.
rules-palace-raise-free = A raise is the call and at least { $bet } more, and at least as much as the last raise; the other one pays that much to call, folds, or raises in turn.
rules-palace-cap = A battle has three raises at most.
rules-palace-no-cap = A battle may have any number of raises.
rules-palace-give-up = Who folds in a battle is out. What the other one put in last and he did not match goes back; the rest stays in the pot.
rules-palace-judge = After a call the two hands are compared: the best five of all cards, palace, banner and soldiers.
rules-palace-exclude = Cards of the suit of the opponent's banner do not count.
rules-palace-few = Who has fewer than five cards that count makes of them what he can; straights, flushes and full houses need five.
rules-palace-tie = If the hands are equal, more cards of one's own banner's suit win. If there are as many, both are out; the last two share the pot.
rules-palace-spoils = The loser is out. The winner gets his soldiers and his banner, and keeps at most { $most ->
    [one] { $most } soldier
   *[other] { $most } soldiers
 }; the loser's palace is discarded unseen.
rules-palace-see-fighters = Who called sees the other's palace, and shows his own only if he has not lost. Nobody else sees either.
rules-palace-see-table = The whole table sees both hands.
rules-palace-pot = All bets go into the pot; a battle brings chips only if it leaves one player.

rules-palace-last = The last player left wins the pot.
rules-palace-same = If two or three players are left and their banners are of one suit, they share the pot equally.
rules-palace-circle = When all who are in have stayed or discarded one after the other, without a buy or a battle between, the hands are laid open and the best one wins. All cards count then.
rules-palace-two = Of the last two nobody may discard, and who can pay for an attack must not stay either: he attacks, buys or folds. If neither can pay, the hands are laid open, and all cards count.
rules-palace-odd = Equal hands share; odd chips go one each from the dealer's left.

rules-palace-short = Who cannot pay the ante or a call in full pays what he has and stays in. With less than the full price nobody attacks, buys or raises.
rules-palace-layers = What is paid after somebody's last chip, or beyond what he could pay, makes a layer of the pot in which he has no share. Each layer goes to those who win among its sharers; if none of them is left, to the one who left last.
rules-palace-buyin = You sit down with { $least } to { $most } chips, and may buy more between hands up to { $most }. It is play money.

## Why something is not allowed

why-palace-target = Attack an opponent who is still in.
why-palace-same-suit = Both banners are { card-suit }: you cannot attack each other.
why-palace-attack-short = Your attack costs { $price }, and you have { $stack }.
why-palace-buy-short = A card costs { $price }, and you have { $stack }.
why-palace-no-cards = There is no card left to buy.
why-palace-discard-short = Discarding costs { $price }, and you have { $stack }.
why-palace-no-soldiers = You have no soldier to put off.
why-palace-two-left = Two are left, and you can pay { $price }: attack, buy or fold.
why-palace-two-left-discard = Two are left: buy, stay or fold.
why-palace-raise-cap = The raises of this battle are used up: call or fold.
why-palace-keep = You may keep at most { $most ->
    [one] { $most } soldier
   *[other] { $most } soldiers
 }.
house-fault-big-bet = The big bet, { $big }, is below the small bet, { $small }.

## What happens

heard-palace-banner = { $name }: banner { card-name }
heard-palace-aside = Put aside: { $cards }
heard-palace-ran-out = No suit that fits { $name } is left: what was put aside is shuffled.
heard-palace-palaces = Everyone has three palace cards.
heard-palace-palace = { $name } holds { $cards }
heard-palace-bought = { $name } buys a card for { $paid }
heard-palace-renewed = { $count ->
    [one] { $count } discarded card is the new draw pile
   *[other] { $count } discarded cards are the new draw pile
 }
heard-palace-recruited = { $name } gets the soldier { card-name }
heard-palace-kept = { $count ->
    [0] { $name } keeps no soldier
    [one] { $name } keeps { $count } soldier
   *[other] { $name } keeps { $count } soldiers
 }{ $off ->
    [0] {""}
   *[other] {" "}and puts off { $off }
 }
heard-palace-discarded = { $count ->
    [one] { $name } puts off { $count } soldier
   *[other] { $name } puts off { $count } soldiers
 }{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid }
 }
heard-palace-stayed = { $name } stays
heard-palace-folded = { $name } folds
heard-palace-attacked = { $name } attacks { $rival } for { $paid }{ $extra ->
    [0] {""}
   *[other] , { $extra } above the price
 }
heard-palace-call = { $name } calls for { $paid }
heard-palace-raise = { $name } puts in { $paid } and raises by { $amount }
heard-palace-returned = { $amount } go back to { $name }
heard-palace-won-fold = { $name } drives { $rival } off
heard-palace-won-call = { $name } beats { $rival }
heard-palace-won-hand = { $name } beats { $rival } with the better hand
heard-palace-won-suit = { $name } beats { $rival }: the hands are equal, and more cards are of the banner's suit
heard-palace-won-tie = { $name } and { $rival } are equal in everything, and both are out
heard-palace-captured = { $count ->
    [0] { $name } captures the banner of { $rival }
    [one] { $name } captures the banner and { $count } soldier of { $rival }
   *[other] { $name } captures the banner and { $count } soldiers of { $rival }
 }
heard-palace-end-last = { $names } is the last one left
heard-palace-end-same-suit = The banners left are of one suit: { $names } share
heard-palace-end-showdown = Nobody goes on: the hands are laid open
heard-palace-end-tie = Nobody is left: { $names } share
heard-palace-shown = { $name } shows { $cards }: { $made }
heard-palace-counted = { $name }: { $made }; what counts: { $cards }
heard-palace-pot = { $number ->
    [0] The pot of { $amount }: { $names }
   *[other] Layer { $number } of the pot, { $amount }: { $names }
 }
heard-palace-share = { $name } { $chips }

## How the rules are asked for

house-preset-palace = Palace
house-preset-palace-help = Limit bets, five soldiers, and only the fighters see the hands of a battle.
house-structure = Limit
house-structure-help = Whether an attack and a raise have a fixed size, or may be as large as one likes.
house-structure-is-limit = Fixed limit
house-structure-is-no-limit = No limit
house-small-bet = Small bet
house-small-bet-help = The price of a card, and in a battle of the banner and of each soldier.
house-big-bet = Big bet
house-big-bet-help = A raise by a player with soldiers; without soldiers it is two small bets.
house-ante-is-half = Half of the small bet
house-max-soldiers = Soldiers at most
house-max-soldiers-help = So many soldiers a player may keep.
house-discard-cost = Putting off soldiers
house-discard-cost-help = What it costs to discard without buying.
house-discard-cost-is-free = Free
house-discard-cost-is-small-bet = A small bet
house-reveal-battle = Hands in a battle
house-reveal-battle-help = Who sees the hands that are compared after a call.
house-reveal-battle-is-fighters = Only the two who fight
house-reveal-battle-is-table = The whole table

## The table on the page

palace-bets = { $big ->
    [0] small bet { $small }
   *[other] bets { $small }/{ $big }
 }
palace-said-bought = Bought
palace-said-discarded = Put off
palace-said-stayed = Stays
palace-said-folded = Folded
palace-said-attacked = Attacks
palace-said-call = Calls
palace-said-raise = Raises
palace-said-beaten = Beaten
palace-said-captured = Captured
palace-my-camp = Your camp
palace-banner = banner { $what }
palace-soldiers = soldiers { $what }
palace-attack-on = Attack { $name }
palace-not-counted = { $what }: does not count
palace-put-off = Put off the { $what }
palace-counts = { $hand ->
    [none] Against { $name } none of your cards counts.
   *[other] Against { $name } you have { $hand }; what is struck out does not count.
 }
palace-back = Back
palace-your-turn = Your turn
palace-do-attack = Attack
palace-do-buy = Buy
palace-do-discard = Put off
palace-do-stay = Stay
palace-do-raise = Raise by
palace-keep = { $count ->
    [0] Keep no soldier
    [one] Keep { $count } soldier
   *[other] Keep { $count } soldiers
 }
palace-discard = { $count ->
    [one] Put off { $count } soldier
   *[other] Put off { $count } soldiers
 }
palace-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
 }
palace-discards = { $count ->
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
 }
palace-scene = The battle
palace-scene-last = The last battle
palace-scene-answers = { $name } answers: a call costs { $owed }
palace-scene-nobody-shows = After a fold nobody shows his palace.
palace-scene-not-shown = { $name } called and lost, so that palace stays closed.
palace-scene-fighters = Only the two who fought saw the palaces.
palace-now-turn = Tap a banner to attack: it costs you { $price }.
palace-now-answer = { $name } waits for your answer: a call costs { $owed }.
palace-now-keep = Tap soldiers to send off; keep up to { $most }.
palace-now-discard = Tap the soldiers that are to go.
palace-now-moves = It is the turn of { $name }.
palace-now-answers = { $name } answers.
palace-now-keeps = { $name } chooses soldiers.
