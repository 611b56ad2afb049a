"""A player's turn: buy, discard, stay, fold or attack (PP-16..PP-24, PP-A10, PP-A12)."""

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.palace.battle import attack_refusal, attacks
from kozyr.games.palace.camp import can_pay, price, standing
from kozyr.games.palace.dealing import leave
from kozyr.games.palace.layers import pay
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import (
    Attack,
    Bought,
    Buy,
    Discard,
    Discarded,
    Folded,
    Hand,
    Keep,
    Kept,
    Recruited,
    Stay,
    Stayed,
    Step,
)
from kozyr.play.betting import FOLD, Fold
from kozyr.play.choices import Cards, Choices, One
from kozyr.play.game import Why
from kozyr.play.seats import put

BUY, STAY = One(Buy()), One(Stay())


def options(rules: Rules, hand: Hand) -> Choices:
    """What whose turn it is may do."""
    soldiers = hand.soldiers[hand.mover]
    return (
        *attacks(rules, hand),
        *(() if buy_refusal(rules, hand) else (BUY,)),
        *(() if discard_refusal(rules, hand) else (Cards(Discard(()), soldiers, 1, len(soldiers)),)),
        *(() if stay_refusal(rules, hand) else (STAY,)),
        FOLD,
    )


def buy_refusal(rules: Rules, hand: Hand) -> Why | None:
    """Why nothing can be bought now: no small bet, or no card anywhere (PP-18, PP-21)."""
    if hand.stacks[hand.mover] < rules.small_bet:
        return Why("why-palace-buy-short", {"price": rules.small_bet, "stack": hand.stacks[hand.mover]})
    return None if hand.pile or hand.discards else Why("why-palace-no-cards")


def stay_refusal(rules: Rules, hand: Hand) -> Why | None:
    """Why one may not stay: of the last two who can pay an attack must not (PP-39, PP-A10)."""
    pressed = len(standing(hand)) == 2 and can_pay(rules, hand, hand.mover)
    return Why("why-palace-two-left", {"price": price(rules, hand, hand.mover)}) if pressed else None


def discard_refusal(rules: Rules, hand: Hand) -> Why | None:
    """Why one may not discard: nothing to put off, no chips for it, or two are left (PP-22, D1, PP-A10)."""
    if not hand.soldiers[hand.mover]:
        return Why("why-palace-no-soldiers")
    if len(standing(hand)) == 2:
        return stay_refusal(rules, hand) or Why("why-palace-two-left-discard")
    if hand.stacks[hand.mover] < rules.discard_chips:
        args: dict[str, str | int] = {"price": rules.discard_chips, "stack": hand.stacks[hand.mover]}
        return Why("why-palace-discard-short", args)
    return None


def refusal(rules: Rules, hand: Hand, action: Attack | Buy | Discard | Stay) -> Why | None:
    """Why the kind of action is closed in this turn, or None where only its amount or cards can be wrong."""
    match action:
        case Buy():
            return buy_refusal(rules, hand)
        case Stay():
            return stay_refusal(rules, hand)
        case Discard():
            return discard_refusal(rules, hand)
        case Attack(seat=target):
            return attack_refusal(rules, hand, target)


def buy(rules: Rules, hand: Hand) -> Step:
    """A small bet for the top card; where no card is left the discards are shuffled first (PP-18, PP-A24)."""
    seat = hand.mover
    after = pay(replace(hand, calm=(False,) * len(hand.live)), seat, rules.small_bet)
    bought = Bought(seat, rules.small_bet, after.stacks[seat])
    if not after.pile:
        return replace(after, stage="renewal"), (bought,)
    after, events = recruit(after)
    return after, (bought, *events)


def recruit(hand: Hand) -> Step:
    """The top card becomes a soldier; which to keep is asked next (PP-A23)."""
    seat, card = hand.mover, hand.pile[0]
    soldiers = put(hand.soldiers, seat, (*hand.soldiers[seat], card))
    after = replace(hand, stage="keep", keeper=seat, pile=hand.pile[1:], soldiers=soldiers)
    return after, (Recruited(seat, card),)


def keep_choices(rules: Rules, hand: Hand) -> Choices:
    """Any of the soldiers that lie there, five at most (PP-19, PP-A12)."""
    soldiers = hand.soldiers[hand.keeper]
    return (Cards(Keep(()), soldiers, 0, min(rules.max_soldiers, len(soldiers))),)


def keep(hand: Hand, action: Keep) -> Step:
    """The other soldiers go to the discards."""
    seat = hand.keeper
    after, put_off = _put_off(hand, seat, [card for card in hand.soldiers[seat] if card not in action.cards])
    return replace(after, stage="turn", keeper=-1), (Kept(seat, after.soldiers[seat], put_off),)


def _put_off(hand: Hand, seat: int, cards: list[Card]) -> tuple[Hand, tuple[Card, ...]]:
    rest = tuple([card for card in hand.soldiers[seat] if card not in cards])
    after = replace(hand, soldiers=put(hand.soldiers, seat, rest), discards=(*hand.discards, *cards))
    return after, tuple(cards)


def discard(rules: Rules, hand: Hand, action: Discard) -> Step:
    """Soldiers are put off without buying (PP-22)."""
    seat = hand.mover
    after, put_off = _put_off(hand, seat, [card for card in hand.soldiers[seat] if card in action.cards])
    after = pay(replace(after, calm=put(after.calm, seat, True)), seat, rules.discard_chips)
    return after, (Discarded(seat, put_off, rules.discard_chips, after.stacks[seat]),)


def rest(hand: Hand, action: Stay | Fold) -> Step:
    """A turn without a payment: a stay, or a fold by which nobody receives anything (PP-23, PP-A15)."""
    seat = hand.mover
    if isinstance(action, Fold):
        return leave(hand, seat), (Folded(seat),)
    return replace(hand, calm=put(hand.calm, seat, True)), (Stayed(seat),)
