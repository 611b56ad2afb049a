"""The least game that an evening can be played of: all put in an ante, the highest card takes the pot."""

from typing import Any

from msgspec import Struct

from kozyr.cards import Card, pack
from kozyr.play import pots
from kozyr.play.choices import Choices, Shuffle, Shuffled, allows
from kozyr.play.evening import Evening
from kozyr.play.forced import Forced, Seating, post
from kozyr.play.game import DEALER, OVER, Why
from kozyr.play.hall import BuyIns


class Rules(Struct, frozen=True):
    """`first` is how the first dealer is found."""

    seats: int = 4
    first: Any = "lot"
    forced: Forced = Forced(ante=10)


class Hand(Struct, frozen=True):
    """Where the button lies, who is in, chips behind and put in."""

    button: int
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    over: bool = False


def buyins(rules: Rules) -> BuyIns:
    return BuyIns(10, 500)


def first_dealer(rules: Rules) -> Any:
    return rules.first


def cards(rules: Rules) -> tuple[Card, ...]:
    return pack(52)


def begin(rules: Rules, seating: Seating) -> tuple[Hand, tuple[Any, ...]]:
    opening = post(rules.forced, seating)
    paid = tuple(dead + bet for dead, bet in zip(opening.paid, opening.bets, strict=True))
    return Hand(seating.button, seating.seats, opening.stacks, paid), opening.events


def turn(rules: Rules, hand: Hand) -> int:
    return OVER if hand.over else DEALER


def legal(rules: Rules, hand: Hand) -> Choices:
    return (Shuffle(pack(52)),)


def refusal(rules: Rules, hand: Hand, action: Any) -> Why | None:
    return None if allows(legal(rules, hand), action) else Why("why-not-now")


def apply(rules: Rules, hand: Hand, action: Shuffled) -> tuple[Hand, tuple[Any, ...]]:
    seats = range(len(hand.stacks))
    values = {seat: card.rank for seat, card in zip(hand.seats, action.cards, strict=False)}
    paid = hand.paid
    live = tuple(seat in values for seat in seats)
    won = [pots.award(pot, values, hand.button, len(seats)) for pot in pots.layers(paid, live)]
    got = pots.received(won, len(seats))
    stacks = tuple(stack + more for stack, more in zip(hand.stacks, got, strict=True))
    return Hand(hand.button, hand.seats, stacks, (0,) * len(seats), over=True), ()


def stacks(hand: Hand) -> tuple[int, ...]:
    return hand.stacks


def chips(state: Evening) -> int:
    """All units at the table and outside it."""
    outside = sum(chair.balance for chair in state.chairs)
    hand = state.hand
    if hand is None or hand.over:
        return outside + sum(chair.stack for chair in state.chairs)
    idle = sum(chair.stack for chair in state.chairs if not chair.played)
    return outside + idle + int(sum(hand.stacks) + sum(hand.paid))
