"""What the poker bots do with a bet that they want to make: find it among the choices, and size it."""

from typing import Any

from msgspec.structs import replace

from kozyr.play.betting import Bet, Raise
from kozyr.play.choices import Amount, Choice, Choices, One


def raising(legal: Choices) -> Choice | None:
    """The choice by which one bets or raises; None where one cannot."""
    return next((choice for choice in legal if _raises(choice)), None)


def _raises(choice: Choice) -> bool:
    match choice:
        case Amount():
            return True
        case One(action=action):
            return isinstance(action, Bet | Raise)
        case _:
            return False


def sized(choice: Choice, price: int, pot: int, owed: int) -> Any:
    """Two thirds of the pot on top of the price, as far as the limit lets."""
    if isinstance(choice, One):
        return choice.action
    assert isinstance(choice, Amount)
    wanted = price + max(1, 2 * (pot + owed) // 3)
    return replace(choice.make, amount=min(max(wanted, choice.lo), choice.hi))
