"""A table as a value: its log folded up. Pure: no clock, no disk, no sockets.

`seat_at` reads the first entry, `after` every other; the same log gives the same table anywhere and at any time.
"""

from collections.abc import Iterable
from functools import cache, reduce
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kozyr import games
from kozyr.games.raspisnoy.state import DealScored
from kozyr.play.game import OVER, WATCHER, Game
from kozyr.room import log
from kozyr.room.wire import Phase

REMEMBERED_NONCES = 64
REMEMBERED_MOVES = 48
"""How many moves a returning browser may have missed and still hear them; more, and it gets everything anew."""


class Place(Struct, frozen=True):
    """A chair: its person (empty for none), the bot that sits there or plays for the person, and its one-time key.

    A person who `must_ask` got up himself or was replaced while he was there, so coming back is not enough.
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    must_ask: bool = False
    key: str = ""

    @property
    def is_empty(self) -> bool:
        return not (self.person or self.bot)


class Table(Struct, frozen=True):
    """All that is known of a table. `host` is a person, and stays one when he moves to another browser by the link to
    his own chair. `length` counts the entries of its log, and `moved` is its length after the last move of the game.
    `heard` are the last moves as (length after it, raw events), `done` the last (person, nonce). `next` is the table
    where the same circle plays on."""

    code: str
    game: str
    preset: str
    rules: Any
    host: str
    clock: int
    places: tuple[Place, ...]
    state: Any
    length: int = 1
    moved: int = 1
    started: bool = False
    began: int = 0
    ended: bool = False
    paused: Literal["", "host", "disk"] = ""
    between: bool = False
    ready: frozenset[int] = frozenset()
    sheet: tuple[DealScored, ...] = ()
    heard: tuple[tuple[int, tuple[Any, ...]], ...] = ()
    done: tuple[tuple[str, str], ...] = ()
    next: str = ""


_load = cache(games.load)


def game_of(table: Table) -> Game:
    return _load(table.game)


def seat_of(table: Table, person: str) -> int:
    """The seat of a person, or WATCHER."""
    return next((seat for seat, place in enumerate(table.places) if place.person == person), WATCHER)


def phase(table: Table) -> Phase:
    if table.ended or game_of(table).turn(table.state) == OVER:
        return "over"
    if not table.started:
        return "waiting"
    if table.paused:
        return "paused"
    return "between" if table.between else "playing"


def waits_for(table: Table) -> int | None:
    """The seat whose person the match waits for; None while it waits for nobody or for the room."""
    seat = game_of(table).turn(table.state)
    return seat if phase(table) == "playing" and seat >= 0 and not table.places[seat].bot else None


def open_table(entry: log.Entry) -> Table:
    """The table that the first entry of a log opens; its person is the host."""
    opened = entry.what
    assert isinstance(opened, log.Opened)
    game = games.load(opened.game)
    rules = msgspec.convert(opened.rules, type(game.PRESETS[game.DEFAULT_PRESET]))
    return Table(
        code=opened.code,
        game=opened.game,
        preset=opened.preset,
        rules=rules,
        host=entry.by,
        clock=opened.clock,
        places=(Place(),) * rules.seats,
        state=game.start(rules),
    )


def replay(entries: Iterable[log.Entry]) -> Table:
    """The table of a whole log, which has at least its first entry."""
    first, *rest = entries
    return reduce(after, rest, open_table(first))


def after(table: Table, entry: log.Entry) -> Table:
    """The table after one more entry."""
    length = table.length + 1
    done = (*table.done, (entry.by, entry.nonce))[-REMEMBERED_NONCES:] if entry.nonce else table.done
    return _happen(replace(table, length=length, done=done), entry.what, entry.by)


def _happen(table: Table, what: log.Happening, by: str) -> Table:
    match what:
        case log.Moved(action=text):
            return _move(table, text)
        case log.Readied(seat=seat):
            return replace(table, ready=table.ready | {seat})
        case log.Begun():
            return replace(table, between=False, ready=frozenset())
        case log.Started(at=at):
            return replace(table, started=True, began=at)
        case log.Paused():
            return replace(table, paused="host")
        case log.Resumed():
            return replace(table, paused="")
        case log.Ended():
            return replace(table, ended=True)
        case log.Continued(code=code):
            return replace(table, next=code)
        case log.Opened():
            raise ValueError("a table is opened once")
        case log.Claimed(seat=seat) if table.places[seat].person == table.host:
            return replace(table, places=_seated(table.places, what, by), host=by)
        case _:
            return replace(table, places=_seated(table.places, what, by))


def _seated(places: tuple[Place, ...], what: log.Happening, by: str) -> tuple[Place, ...]:
    """The chairs after somebody sat down, got up or was replaced."""
    match what:
        case log.Sat(seat=seat, name=name):
            left = tuple(Place() if place.person == by else place for place in places)
            return _put(left, seat, Place(person=by, name=name))
        case log.Claimed(seat=seat, name=name):
            return _put(places, seat, Place(person=by, name=name))
        case log.BotSat(seat=seat, bot=bot):
            return _put(places, seat, Place(bot=bot))
        case log.Cleared(seat=seat):
            return _put(places, seat, Place())
        case log.StoodIn(seat=seat, bot=bot, must_ask=must_ask):
            return _put(places, seat, replace(places[seat], bot=bot, must_ask=must_ask))
        case log.TookBack(seat=seat):
            return _put(places, seat, replace(places[seat], bot="", must_ask=False))
        case log.Renamed(seat=seat, name=name):
            return _put(places, seat, replace(places[seat], name=name))
        case log.KeyMade(seat=seat, key=key):
            return _put(places, seat, replace(places[seat], key=key))
        case _:
            raise ValueError(f"{type(what).__name__} is nothing that happens to chairs")


def _put(places: tuple[Place, ...], seat: int, place: Place) -> tuple[Place, ...]:
    return (*places[:seat], place, *places[seat + 1 :])


def _move(table: Table, text: str) -> Table:
    game = game_of(table)
    state, events = game.apply(table.state, game.parse(text))
    scored = tuple(event for event in events if isinstance(event, DealScored))
    return replace(
        table,
        state=state,
        moved=table.length,
        between=bool(scored) and game.turn(state) != OVER,
        ready=frozenset(),
        sheet=table.sheet + scored,
        heard=(*table.heard, (table.length, events))[-REMEMBERED_MOVES:],
    )
