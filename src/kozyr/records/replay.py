"""Playing a record again: rules and the list of actions are the whole game, so this gives every state it had."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kozyr import games
from kozyr.errors import IllegalAction
from kozyr.play.game import OVER, Game, Why
from kozyr.records.record import Record, RecordError, end_line, line_of
from kozyr.words import say


class Fault(Struct, frozen=True):
    """What is wrong with a record, and in which line of its text."""

    line: int
    fault: str


class Step(Struct, frozen=True):
    """The state after an action, and the events that it caused; none for the start."""

    state: Any
    events: tuple[Any, ...] = ()


def steps(record: Record) -> Iterator[Step]:
    """The start and then what each action made of it; RecordError at the line of an action that is not allowed."""
    game = games.load(record.game)
    state = game.start(record.rules)
    yield Step(state)
    for number, action in enumerate(record.actions):
        try:
            state, events = game.apply(state, action)
        except IllegalAction as error:
            raise RecordError(line_of(number), _reason(record, game, state, action, error.why)) from None
        yield Step(state, events)


def _reason(record: Record, game: Game, state: Any, action: Any, why: Why) -> str:
    seat = game.turn(state)
    if seat == OVER:
        return f"illegal action: {game.show(action)[:40]}: the match is over"
    who = record.players[seat] if seat >= 0 else "the dealer"
    return f"illegal action by {who}: {game.show(action)[:40]}: {say('en', why.id, **why.args)}"


def replay(record: Record) -> Iterator[Any]:
    """The states of a record, from the start to the last; errors as in `steps`."""
    return (step.state for step in steps(record))


def verify(record: Record) -> Fault | None:
    """What is wrong with a record: an action that is not allowed, wrong scores or none, a match without its end.

    None when it replays to the scores that stand in it.
    """
    try:
        state = deque(replay(record), maxlen=1).pop()
    except RecordError as error:
        return Fault(error.line, error.fault)
    return _end_fault(record, games.load(record.game), state)


def finished(record: Record) -> bool:
    """Whether the match is over, or only begun; RecordError for a record that is false."""
    fault = verify(record)
    if fault and not (record.scores is None and fault.fault.startswith("unfinished")):
        raise RecordError(fault.line, fault.fault)
    return fault is None


def _end_fault(record: Record, game: Game, state: Any) -> Fault | None:
    closing = end_line(len(record.actions), len(record.comments))
    over, scores = game.turn(state) == OVER, game.scores(state)
    if not over:
        early = "" if record.scores is None else "scores stand here, but the match is "
        return Fault(closing + (record.scores is not None), f"{early}unfinished after {len(record.actions)} actions")
    if record.scores is None:
        return Fault(closing, f"the match is over, but its scores are not written: {list(scores)}")
    if record.scores != scores:
        return Fault(closing + 1, f"wrong scores: {list(record.scores)} is written, but the game gives {list(scores)}")
    return None
