"""The contract: what every game promises to bots, records, simulations and the room.

A game is values and pure functions, with no clock, no I/O and no randomness. Rules and the list of actions are the only
truth: replaying them gives the same game. Whatever a seat may know reaches it through `view` and `hear`, which are
built up from nothing and never filtered down from a state.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from kozyr.play.choices import Choices
from kozyr.play.house import Kind

DEALER = -1
"""The seat of chance: his actions are shuffles and lots."""
HALL = -2
"""The seat of the card hall: who sits, leaves, buys in; it acts between hands."""
OVER = -3
"""Nobody moves: the match has ended."""
WATCHER = -4
"""A seat without a hand: sees what all see."""


class Why(Struct, frozen=True):
    """Why something is not allowed: the id of a message and what stands in it, for people to read in their language."""

    id: str
    args: dict[str, str | int] = {}


class Barred(Struct, frozen=True):
    """Something that a seat might wish to do and may not now, and why: `what` is a held card or an action's text."""

    what: str
    why: Why


class Game(Protocol):
    """A game's module. Seats are 0.. clockwise; a state, an action, an event and a view are frozen values.

    Errors: `rules` raises RulesError, `parse` NotationError, `apply` IllegalAction; nothing has changed then.
    """

    NAME: str
    FIELDS: Mapping[str, Kind]
    PRESETS: dict[str, Any]
    DEFAULT_PRESET: str

    def rules(self, preset: str, changes: dict[str, str]) -> Any:
        """The rules of a preset with fields changed by tokens, as in `--set field=token`."""

    def start(self, rules: Any) -> Any:
        """The state before anything was done."""

    def turn(self, state: Any) -> int:
        """The seat that acts now, or DEALER, HALL, OVER."""

    def legal(self, state: Any) -> Choices:
        """What may be done now; empty only when the match is over."""

    def refusal(self, state: Any, action: Any) -> Why | None:
        """Why `action` is not allowed now; None when it is."""

    def apply(self, state: Any, action: Any) -> tuple[Any, tuple[Any, ...]]:
        """The state after `action` and the events that it caused, in order."""

    def view(self, state: Any, seat: int) -> Any:
        """What `seat` (or WATCHER) may know now, with its legal choices when it is its turn."""

    def hear(self, event: Any, seat: int) -> Any | None:
        """What `seat` (or WATCHER) learns from an event; None when nothing."""

    def barred(self, state: Any, seat: int) -> tuple[Barred, ...]:
        """What `seat`, on its turn, might wish to do and may not, for a page that explains."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """The points of each seat so far."""

    def show(self, action: Any) -> str:
        """An action as text."""

    def parse(self, text: str) -> Any:
        """The action that `show` wrote."""
