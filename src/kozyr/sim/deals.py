"""One deal of a contest: its cards, which follow from the seed and its number alone, and what it brought each seat.

In raspisnoy a deal is one of the schedule; in poker it is a hand, for which all sit down with the greatest stack.
"""

from random import Random
from typing import Any

from msgspec import Struct, structs

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import Rules as Raspisnoy
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.play.choices import draw
from kozyr.play.game import DEALER, HALL, OVER, Game
from kozyr.sim import hall

Slots = tuple[Slot, ...]
"""The deals that a contest goes round; none in poker, where a hand is a hand."""


class Brought(Struct, frozen=True):
    """What a deal brought: the points of each seat, and whether it made its bid; None without a bid."""

    points: tuple[int, ...]
    made: tuple[bool | None, ...]


def slots(rules: Any, *, special: bool) -> Slots:
    """The deals of raspisnoy to go round, special ones only where they are wanted; RulesError where none is left."""
    if not isinstance(rules, Raspisnoy):
        return ()
    if special:
        return schedule(rules)
    if rules.schedule == "ladder" and rules.ladder == "none":
        raise RulesError(["ladder none leaves no ordinary deal to compare bots in: name the specials too"])
    return schedule(structs.replace(rules, specials=()))


def dealt(game: Game, rules: Any, slots: Slots, number: int, luck: Random) -> Any:
    """The deal with this number before the first decision of a seat."""
    state = game.start(_single(rules, slots[number % len(slots)]) if slots else rules)
    while (turn := game.turn(state)) in (DEALER, HALL):
        state, _ = game.apply(state, chance(game, state, turn, luck))
    return state


def chance(game: Game, state: Any, turn: int, luck: Random) -> Any:
    """What the dealer or the hall does."""
    return draw(game.legal(state), luck) if turn == DEALER else hall.act(game.legal(state), state, 1, luck)


def _single(rules: Raspisnoy, slot: Slot) -> Raspisnoy:
    """A match of which the first deal is the slot."""
    if slot.kind == "plain":
        return structs.replace(rules, schedule="ladder", ladder=(slot.cards,), specials=())
    return structs.replace(rules, schedule="ladder", ladder="none", specials=(slot.kind,))


def brought(game: Game, state: Any) -> Brought | None:
    """What the deal brought; None while it is played."""
    if isinstance(state.rules, Raspisnoy):
        if not state.sheet:
            return None
        row = state.sheet[0]
        pairs = zip(row.bids, row.taken, strict=True)
        return Brought(row.points, tuple([None if bid is None else bid == taken for bid, taken in pairs]))
    if game.turn(state) not in (HALL, OVER):
        return None
    scores = game.scores(state)
    return Brought(scores, (None,) * len(scores))
