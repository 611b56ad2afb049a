"""A battle: a bet against one opponent, his answer, raises, and who wins (PP-25..PP-37)."""

from typing import Literal

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.palace.camp import ORDER, banner, counted, price, standing, suit, winner
from kozyr.games.palace.dealing import leave
from kozyr.games.palace.layers import settle
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import (
    Answered,
    Attack,
    Attacked,
    Battle,
    By,
    Captured,
    Fighter,
    Fought,
    Hand,
    HandEvent,
    Raise,
    Step,
)
from kozyr.play.betting import CALL, FOLD, Call, Fold
from kozyr.play.choices import Amount, Choice, Choices, One
from kozyr.play.dealt import Returned
from kozyr.play.game import Why
from kozyr.play.ranking import rank
from kozyr.play.ranking.naming import named
from kozyr.play.seats import add, put

Side = Literal[0, 1]


# The attack


def attacks(rules: Rules, hand: Hand) -> Choices:
    """A bet against each who may be attacked: the minimum, or without limit any sum from it up (PP-26, PP-A2)."""
    seat = hand.mover
    least, stack = price(rules, hand, seat), hand.stacks[seat]
    targets = [other for other in standing(hand) if attack_refusal(rules, hand, other) is None]
    if rules.structure == "limit" or stack == least:
        return tuple([One(Attack(other, least)) for other in targets])
    return tuple([Amount(Attack(other, 0), least, stack) for other in targets])


def attack_refusal(rules: Rules, hand: Hand, target: int) -> Why | None:
    """Why whose turn it is may not attack this seat; None when he may (PP-25, PP-A16, D2)."""
    if not 0 <= target < len(hand.live) or not hand.live[target] or target == hand.mover:
        return Why("why-palace-target")
    if suit(hand, target) is suit(hand, hand.mover):
        return Why("why-palace-same-suit", {"suit": suit(hand, target).value})
    least, stack = price(rules, hand, hand.mover), hand.stacks[hand.mover]
    return Why("why-palace-attack-short", {"price": least, "stack": stack}) if stack < least else None


def attack(rules: Rules, hand: Hand, action: Attack) -> Step:
    """The bet is made; the defender must answer."""
    seat, target = hand.mover, action.seat
    extra = action.amount - price(rules, hand, seat)
    battle = Battle((seat, target), 1, (action.amount, 0), price(rules, hand, target) + extra, extra)
    left = hand.stacks[seat] - action.amount
    after = replace(
        hand,
        stage="battle",
        stacks=put(hand.stacks, seat, left),
        calm=(False,) * len(hand.live),
        battle=battle,
    )
    return after, (Attacked(seat, target, action.amount, extra, left),)


# The answer


def answers(rules: Rules, hand: Hand, battle: Battle) -> Choices:
    """Fold, call, and a raise where there may be one (PP-28, PP-36)."""
    return (FOLD, CALL, *_raises(rules, hand, battle))


def _raises(rules: Rules, hand: Hand, battle: Battle) -> tuple[Choice, ...]:
    if raise_refusal(rules, hand, battle):
        return ()
    least, most = least_raise(rules, hand, battle), hand.stacks[battle.seat] - battle.owed
    if rules.structure == "limit" or least == most:
        return (One(Raise(least)),)
    return (Amount(Raise(0), least, most),)


def least_raise(rules: Rules, hand: Hand, battle: Battle) -> int:
    """The raise of the limit: the big bet, or two small bets of who has no soldiers; without limit at least a small
    bet and the last raise (PP-35, PP-A3, PP-A22)."""
    if rules.structure == "no_limit":
        return max(rules.small_bet, battle.raised)
    return rules.big_bet if hand.soldiers[battle.seat] else 2 * rules.small_bet


def raise_refusal(rules: Rules, hand: Hand, battle: Battle) -> Why | None:
    """Why who must answer may not raise at all; None when he may (PP-A22, D2)."""
    if rules.most_raises is not None and battle.raises >= rules.most_raises:
        return Why("why-palace-raise-cap")
    if hand.stacks[battle.seat] < battle.owed + least_raise(rules, hand, battle):
        return Why("why-raise-short")
    return None if hand.stacks[battle.rival] else Why("why-raise-nobody")


def answer(rules: Rules, hand: Hand, action: Fold | Call | Raise) -> Step:
    """The battle goes on after a raise, and is decided by a fold or a call; who keeps soldiers then is the keeper."""
    battle = hand.battle
    assert battle is not None
    seat, stack = battle.seat, hand.stacks[battle.seat]
    if isinstance(action, Fold):
        return _after((Answered(seat, action, 0, stack),), _folded(rules, hand, battle))
    cost = battle.owed + (action.amount if isinstance(action, Raise) else 0)
    paid = min(cost, stack)
    said = Answered(seat, action, paid, stack - paid)
    sums = add(battle.paid, battle.answers, paid)
    hand = replace(hand, stacks=add(hand.stacks, seat, -paid))
    battle = replace(battle, paid=(sums[0], sums[1]))
    if isinstance(action, Call):
        return _after((said,), _called(rules, hand, battle, paid))
    other: Side = 0 if battle.answers else 1
    raised, raises = action.amount, battle.raises + 1
    after = replace(battle, answers=other, owed=raised, beyond=raised, raised=raised, raises=raises)
    return replace(hand, battle=after), (said,)


def _after(events: tuple[HandEvent, ...], step: Step) -> Step:
    return step[0], events + step[1]


def _folded(rules: Rules, hand: Hand, battle: Battle) -> Step:
    """What the other put in last beyond the matched amount goes back to him; he has won (PP-29, PP-36)."""
    hand, battle, back = _give_back(hand, battle, battle.beyond)
    hand = settle(hand, battle.sides, battle.paid, None)
    return _after(back, _over(rules, hand, battle, -1, battle.rival, "fold"))


def _called(rules: Rules, hand: Hand, battle: Battle, paid: int) -> Step:
    """What a short call cannot match goes back; the cards decide (PP-30, PP-37, D2)."""
    matched = max(0, paid - (battle.owed - battle.beyond))
    caller = battle.seat
    short = caller if paid < battle.owed else None
    hand, battle, back = _give_back(hand, battle, battle.beyond - matched)
    hand = settle(hand, battle.sides, battle.paid, short)
    best, by_hand = winner(hand, *battle.sides)
    by: By = "tie" if best < 0 else "hand" if by_hand else "suit"
    return _after(back, _over(rules, hand, battle, caller, best, by))


def _give_back(hand: Hand, battle: Battle, amount: int) -> tuple[Hand, Battle, tuple[HandEvent, ...]]:
    """Chips that nobody matched, back to the side that does not answer."""
    if not amount:
        return hand, battle, ()
    seat, place = battle.rival, 1 - battle.answers
    sums = add(battle.paid, place, -amount)
    hand = replace(hand, stacks=add(hand.stacks, seat, amount))
    return hand, replace(battle, paid=(sums[0], sums[1])), (Returned(seat, amount),)


# The end


def _over(rules: Rules, hand: Hand, battle: Battle, caller: int, best: int, by: By) -> Step:
    attacker, defender = battle.sides
    sides = (_fighter(hand, attacker, defender, caller), _fighter(hand, defender, attacker, caller))
    fought = Fought(*sides, caller, best, by, rules.reveal_battle == "table")
    hand = replace(hand, stage="turn", battle=None, fought=fought)
    if best < 0:
        return leave(hand, attacker, defender), (fought,)
    hand, captured = _capture(hand, best, attacker + defender - best)
    return hand, (fought, *captured)


def _fighter(hand: Hand, seat: int, rival: int, caller: int) -> Fighter:
    """A side as it stands; after a fold no hidden card is looked at."""
    soldiers = hand.soldiers[seat]
    if caller < 0:
        return Fighter(seat, banner(hand, seat), soldiers)
    count = counted(hand, seat, rival)
    made = rank(count, ORDER)
    return Fighter(seat, banner(hand, seat), soldiers, hand.palaces[seat], count, named(made), made.best)


def _capture(hand: Hand, best: int, loser: int) -> Step:
    """The winner receives the loser's soldiers and banner, and then chooses which to keep (PP-33, PP-A5, PP-A23)."""
    booty: tuple[Card, ...] = (*hand.soldiers[loser], banner(hand, loser))
    hand = leave(replace(hand, soldiers=put(hand.soldiers, loser, ()), banners=put(hand.banners, loser, None)), loser)
    gathered = put(hand.soldiers, best, (*hand.soldiers[best], *booty))
    return replace(hand, stage="keep", keeper=best, soldiers=gathered), (Captured(best, loser, booty),)
