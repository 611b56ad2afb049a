"""The values of short deck: a hand in progress, how it ended, and what is heard of it.

Lists are by seat of the table; who is not dealt in has no cards. What lies around the hand is kozyr.play.evening.
"""

from msgspec import Struct

from kozyr.cards import Card
from kozyr.games.shortdeck.rules import PREFLOP
from kozyr.play.betting import BetAction, Round
from kozyr.play.choices import Shuffled
from kozyr.play.dealt import Acted, Mucked, PotWon, Returned, RoundBegun, Shown
from kozyr.play.evening import Evening, HallEvent, Lot
from kozyr.play.forced import Posted
from kozyr.play.hall import HallAction

Action = HallAction | Lot | Shuffled | BetAction


class Result(Struct, frozen=True):
    """How a hand ended: the stacks, the hands laid open, and the pots, side pots before the main pot (FD-A27)."""

    stacks: tuple[int, ...]
    shown: tuple[tuple[Card, ...] | None, ...]
    won: tuple[PotWon, ...]


class Hand(Struct, frozen=True):
    """A hand: `seats` are dealt in, from the button's left on; `paid` is what each put in before the `round` of this
    `street`.

    `stock` is the whole order of the shuffle, empty before it; `result` is None while the hand goes on.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    paid: tuple[int, ...]
    round: Round
    street: int = PREFLOP
    stock: tuple[Card, ...] = ()
    holes: tuple[tuple[Card, ...], ...] = ()
    board: tuple[Card, ...] = ()
    result: Result | None = None

    @property
    def shown(self) -> tuple[tuple[Card, ...] | None, ...]:
        """The hands laid open, by seat; none while the hand goes on."""
        return self.result.shown if self.result else (None,) * len(self.paid)


class HolesDealt(Struct, frozen=True, tag="holes_dealt"):
    """Two cards each, face down (SD-5); who hears it knows only his own and None for the rest."""

    cards: tuple[tuple[Card, ...] | None, ...]


class BoardDealt(Struct, frozen=True, tag="board_dealt"):
    """Community cards: three, one and one (SD-6)."""

    cards: tuple[Card, ...]


HandEvent = HolesDealt | Posted | BoardDealt | RoundBegun | Acted | Returned | Shown | Mucked | PotWon
Event = HallEvent | HandEvent
State = Evening
Step = tuple[Hand, tuple[HandEvent, ...]]
"""A hand and the events that led to it."""
