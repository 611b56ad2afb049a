"""Lessons for the page: a record told step by step as the learner's seat may know it. Pure.

Built like a table's letters from `view` and `hear`: no step holds a card that the learner could not see at that moment.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kozyr import games
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Event, Row, State
from kozyr.lessons import LEARNER, load
from kozyr.play.choices import every
from kozyr.play.house import differing
from kozyr.records import Record, code, steps
from kozyr.room.manners.raspisnoy import next_trump
from kozyr.room.wire import Chair, Position, TableInfo


class Question(Struct, frozen=True):
    """Something to be read off the sheet: the points that `seat` gets for the deal just played, asked before they are
    written, or the seat that leads. `figures` are the points, or the seats, to choose from; `right` is one of them."""

    of: Literal["points", "leader"]
    seat: int
    figures: tuple[int, ...]
    right: int


class LessonStep(Struct, frozen=True):
    """One moment of a lesson: the position, and what the learner heard on the way to it.

    `note` is the message to be read here, empty for none. `move` is the action to be found, empty where none is asked
    of the learner, who has no choices then. `why` is the message for another move or answer, empty where there is none.
    """

    position: Position
    events: tuple[Event, ...]
    note: str
    move: str
    why: str
    question: Question | None


class Lesson(Struct, frozen=True):
    """GET /api/lessons/NAME: the table, and the steps from the empty one to the last row of its sheet."""

    name: str
    seat: int
    table: TableInfo
    steps: tuple[LessonStep, ...]


class LessonCourse(Struct, frozen=True):
    """GET /api/lessons: the lessons by name, in their order."""

    lessons: tuple[str, ...]


@cache
def lesson(name: str) -> Lesson:
    """The lesson called `name`; NotationError when there is none."""
    record = load(name)
    return Lesson(name, LEARNER, _table(record), tuple(told(record)))


def _table(record: Record) -> TableInfo:
    """The table with the learner's chair, whose name the page knows, and bots on the others."""
    return TableInfo(
        code="",
        game=record.game,
        preset=record.preset,
        rules=record.rules,
        rules_code=code.show(record.game, record.rules),
        differs=tuple(differing(record.rules, games.load(record.game).PRESETS[record.preset])),
        schedule=schedule(record.rules),
        began=0,
        chairs=tuple(map(_chair, range(record.rules.seats))),
        host=None,
        phase="playing",
        paused="",
        clock=0,
        watchers=0,
        next="",
    )


def _chair(seat: int) -> Chair:
    return Chair("person" if seat == LEARNER else "bot", "", "", present=True, ready=False, freed=False)


def told(record: Record) -> Iterator[LessonStep]:
    """The record from its start on, a step for each action, as the learner's seat may know it."""
    game = games.load(record.game)
    notes = {comment.after: comment.text for comment in record.comments}
    for done, step in enumerate(steps(record)):
        note = notes.get(done, "")
        asked = note != "" and game.turn(step.state) == LEARNER
        position = _position(record, step.state, asked)
        heard = (game.hear(event, LEARNER) for event in step.events)
        yield LessonStep(
            position=position,
            events=tuple(event for event in heard if event is not None),
            note=note,
            move=game.show(record.actions[done]) if asked else "",
            why=f"{note}-why" if note in ASKED or len(position.choices) > 1 else "",
            question=ASKED[note](step.state.sheet[-1]) if note in ASKED else None,
        )


def _position(record: Record, state: State, asked: bool) -> Position:
    game = games.load(record.game)
    view = game.view(state, LEARNER)
    return Position(
        view=replace(view, legal=()),
        choices=tuple(map(game.show, every(view.legal))) if asked else (),
        barred=game.barred(state, LEARNER) if asked else (),
        next_trump=next_trump(record.rules, state),
        seconds=None,
    )


def points_of(row: Row, seat: int) -> Question:
    """What `seat` gets for its bid and its tricks, among what they would bring by other ways of counting."""
    bid, took, points = row.bids[seat] or 0, row.taken[seat], row.points[seat]
    likely = dict.fromkeys((points, 10 * bid, 10 * took, took, -10 * abs(bid - took), 5, -5, -10))
    return Question("points", seat, tuple(sorted([*likely][:4])), points)


def leader_of(row: Row) -> Question:
    """Who has the most points after the deal."""
    seats = range(len(row.totals))
    return Question("leader", LEARNER, tuple(seats), max(seats, key=lambda seat: row.totals[seat]))


ASKED: dict[str, Callable[[Row], Question]] = {
    "lesson-sheet-made": lambda row: points_of(row, 0),
    "lesson-sheet-over": lambda row: points_of(row, 1),
    "lesson-sheet-under": lambda row: points_of(row, 2),
    "lesson-sheet-leader": leader_of,
    "lesson-sheet-pass": lambda row: points_of(row, 0),
}
"""The notes that are questions, and how each is answered from the last row of the sheet."""
