"""The hall of a simulated evening: all sit down and buy in, who is broke buys again, and after some hands it ends."""

from random import Random

from kozyr.play.choices import Amount, Choices, One
from kozyr.play.evening import Evening
from kozyr.play.hall import BuyIn, Deal, Dealer, End, HallAction, Sit

BUYINS = 1000
"""A player brings so many of the least buy-ins."""


def act(choices: Choices, state: Evening, hands: int, rng: Random) -> HallAction:
    """What the hall does next, one of its `choices`, in an evening of so many `hands`."""
    if state.drawing:
        return Dealer(rng.choice(state.drawing))
    if state.number >= hands:
        return End()
    amounts = [choice for choice in choices if isinstance(choice, Amount)]
    for choice in amounts:
        seat = choice.make.seat
        if isinstance(choice.make, Sit):
            return Sit(seat, min(BUYINS * choice.lo, choice.hi))
        if not state.chairs[seat].stack:
            return BuyIn(seat, choice.hi)
    return Deal() if One(Deal()) in choices else End()
