"""A record cut into its hands: what the hall did before each, and every move of the hand with what came of it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kozyr import games
from kozyr.play.evening import HandBegun, HandEnded
from kozyr.play.forced import Posted
from kozyr.play.game import OVER
from kozyr.records.record import Record
from kozyr.records.replay import steps

T = TypeVar("T")


class Move(Struct, frozen=True):
    """What a seat or the dealer did in a hand, and the events that it caused."""

    seat: int
    action: Any
    events: tuple[Any, ...]


class Course(Struct, frozen=True):
    """A finished hand: the actions that led to it, the last of which began it, the forced bets, who was dealt in (from
    the button's left on), and the moves. Only the last hand has an `after`: what the hall did until the evening was
    over, and nothing where it is not."""

    before: tuple[Any, ...]
    begun: HandBegun
    posted: tuple[Posted, ...]
    seats: tuple[int, ...]
    moves: tuple[Move, ...]
    ended: HandEnded
    after: tuple[Any, ...] | None = None


def courses(record: Record) -> tuple[Course, ...]:
    """The finished hands of a record; errors as in `replay.steps`."""
    moves, found, first = list(_moves(record)), list[Course](), 0
    for place, (move, state) in enumerate(moves):
        if any(isinstance(event, HandEnded) for event in move.events):
            found.append(_course([each for each, _ in moves[first : place + 1]], state.hand.seats))
            first = place + 1
    if found:
        over = bool(moves) and games.load(record.game).turn(moves[-1][1]) == OVER
        rest = tuple([move.action for move, _ in moves[first:]]) if over else ()
        found[-1] = replace(found[-1], after=rest)
    return tuple(found)


def _moves(record: Record) -> Iterator[tuple[Move, Any]]:
    """All moves of an evening, the hall's too, and the state after each."""
    game = games.load(record.game)
    for action, (before, after) in zip(record.actions, pairwise(steps(record)), strict=True):
        yield Move(game.turn(before.state), action, after.events), after.state


def _course(moves: list[Move], seats: tuple[int, ...]) -> Course:
    begins = next(place for place, move in enumerate(moves) if _find(move, HandBegun))
    before, hand = moves[: begins + 1], moves[begins + 1 :]
    (begun,), (ended,) = _find(before[-1], HandBegun), _find(hand[-1], HandEnded)
    actions = tuple([move.action for move in before])
    return Course(actions, begun, _find(before[-1], Posted), seats, tuple(hand), ended)


def _find(move: Move, kind: type[T]) -> tuple[T, ...]:
    return tuple([event for event in move.events if isinstance(event, kind)])
