"""How the room handles an evening of poker hands, whichever game is dealt (HX-A7..HX-A9)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kozyr.play.betting import CALL, CHECK, FOLD, Bet, Raise
from kozyr.play.choices import Amount, Cards, Choice, Choices, One
from kozyr.play.evening import HandEnded
from kozyr.room.manners.manner import Manner

CLOCK = 30
"""Seconds for a move, unless the table says otherwise: nobody keeps a hand waiting for long."""


def evening(most_cards: int, default_action: Callable[[Any], Any]) -> Manner:
    """The manner of a game whose hands have at most so many cards, with what is done when a player's time is over."""
    return Manner(
        default_action=default_action,
        rows=(HandEnded,),
        cards=lambda rules: rules.cards,
        most_cards=lambda rules: most_cards,
        number=hand_number,
        is_evening=True,
        clock=CLOCK,
    )


def hand_number(view: Any) -> int:
    """The hand in progress, or the last one."""
    return int(view.table.number)


def check_or_fold(view: Any) -> Any:
    """Check, else fold; stand pat (HX-A9)."""
    return pick(view.legal, (CHECK, FOLD)) or least(view.legal[0])


def fold_at_once(view: Any, otherwise: Any) -> Any:
    """A player who has left folds at his next decision, where he can (HX-A8)."""
    return pick(view.legal, (FOLD,)) or otherwise(view)


def least_raise(choices: Choices) -> Any:
    """The least bet or raise, else a call, else a check (HX-A2)."""
    raises = [action for action in map(least, choices) if isinstance(action, Bet | Raise)]
    return min(raises, key=lambda action: action.amount) if raises else pick(choices, (CALL, CHECK))


def pick(choices: Choices, wanted: tuple[One, ...]) -> Any:
    """The first of the `wanted` actions that is among the choices; None when none is."""
    return next((one.action for one in wanted if one in choices), None)


def least(choice: Choice) -> Any:
    """The least that can be chosen: the smallest amount, the fewest cards."""
    match choice:
        case One(action=action):
            return action
        case Amount(make=make, lo=lo):
            return replace(make, amount=lo)
        case Cards(make=make, of=of, least=fewest):
            return replace(make, cards=of[:fewest])
        case _:
            raise ValueError("a shuffle is the dealer's")
