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
from kozyr.play.game import HALL, OVER, WATCHER, Game
from kozyr.play.hall import HALL_ACTIONS, Leave
from kozyr.play.seats import put
from kozyr.room import guests, log
from kozyr.room.guests import Guest, Hall
from kozyr.room.manners import Manner, Row, manner_of
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
    his own chair. `length` counts the entries of its log that all may know of, `private` the others; `moved` is the
    length after the last move of the game. `heard` are the last moves as (length after it, raw events), `done` the last
    (person, nonce). `next` is the table where the same circle plays on. `hall` is None but at an evening."""

    code: str
    game: str
    preset: str
    rules: Any
    host: str
    clock: int
    places: tuple[Place, ...]
    state: Any
    length: int = 1
    private: int = 0
    moved: int = 1
    started: bool = False
    began: int = 0
    ended: bool = False
    paused: Literal["", "host", "disk"] = ""
    between: bool = False
    ready: frozenset[int] = frozenset()
    sheet: tuple[Row, ...] = ()
    heard: tuple[tuple[int, tuple[Any, ...]], ...] = ()
    done: tuple[tuple[str, str], ...] = ()
    next: str = ""
    hall: Hall | None = None

    @property
    def written(self) -> int:
        """How many entries its log has in all."""
        return self.length + self.private


_load = cache(games.load)


def game_of(table: Table) -> Game:
    return _load(table.game)


def manner(table: Table) -> Manner:
    return manner_of(table.game)


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
    return "between" if table.between or game_of(table).turn(table.state) == HALL else "playing"


def lacks_people(table: Table) -> bool:
    """Whether a match cannot begin because a chair is empty; an evening can."""
    return table.hall is None and any(place.is_empty for place in table.places)


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
        between=opened.hall is not None,
        hall=Hall(opened.hall, (Guest(),) * rules.seats) if opened.hall else None,
    )


def replay(entries: Iterable[log.Entry]) -> Table:
    """The table of a whole log, which has at least its first entry."""
    first, *rest = entries
    return reduce(after, rest, open_table(first))


def after(table: Table, entry: log.Entry) -> Table:
    """The table after one more entry."""
    done = (*table.done, (entry.by, entry.nonce))[-REMEMBERED_NONCES:] if entry.nonce else table.done
    if isinstance(entry.what, log.PRIVATE):
        assert table.hall is not None
        changed = guests.privately(table.hall, entry.what)
        return replace(table, private=table.private + 1, done=done, hall=changed)
    return _happen(replace(table, length=table.length + 1, done=done), entry.what, entry.by)


def _happen(table: Table, what: log.Happening, by: str) -> Table:
    match what:
        case log.Moved(action=text):
            return _move(table, text, by)
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
        case log.Closing():
            assert table.hall is not None
            return replace(table, hall=replace(table.hall, closing=True))
        case log.Continued(code=code):
            return replace(table, next=code)
        case log.Opened():
            raise ValueError("a table is opened once")
        case log.Sat() | log.Claimed():
            return _take_chair(table, what, by)
        case _:
            return replace(table, places=_seated(table.places, what, by))


def _take_chair(table: Table, what: log.Sat | log.Claimed, by: str) -> Table:
    """Who claims the host's chair is the host; what is known of a guest goes with the chair, or begins with it."""
    host, hall = table.host, table.hall
    match what:
        case log.Claimed(seat=seat):
            host = by if table.places[seat].person == host else host
            hall = guests.claimed(hall, seat, by) if hall else None
        case log.Sat(seat=seat, buying=buying):
            hall = guests.sat(hall, seat, buying) if hall else None
    return replace(table, places=_seated(table.places, what, by), host=host, hall=hall)


def _seated(places: tuple[Place, ...], what: log.Happening, by: str) -> tuple[Place, ...]:
    """The chairs after somebody sat down, got up or was replaced."""
    match what:
        case log.Sat(seat=seat, name=name):
            left = tuple(Place() if place.person == by else place for place in places)
            return put(left, seat, Place(person=by, name=name))
        case log.Claimed(seat=seat, name=name):
            return put(places, seat, Place(person=by, name=name))
        case log.BotSat(seat=seat, bot=bot):
            return put(places, seat, Place(bot=bot))
        case log.Cleared(seat=seat):
            return put(places, seat, Place())
        case log.StoodIn(seat=seat, bot=bot, must_ask=must_ask):
            return put(places, seat, replace(places[seat], bot=bot, must_ask=must_ask))
        case log.TookBack(seat=seat):
            return put(places, seat, replace(places[seat], bot="", must_ask=False))
        case log.Renamed(seat=seat, name=name):
            return put(places, seat, replace(places[seat], name=name))
        case log.KeyMade(seat=seat, key=key):
            return put(places, seat, replace(places[seat], key=key))
        case _:
            raise ValueError(f"{type(what).__name__} is nothing that happens to chairs")


def _move(table: Table, text: str, by: str) -> Table:
    game = game_of(table)
    action = game.parse(text)
    state, events = game.apply(table.state, action)
    rows = tuple(event for event in events if isinstance(event, manner(table).rows))
    among_chairs = game.turn(table.state) == game.turn(state) == HALL
    moved = replace(
        table,
        state=state,
        moved=table.length,
        between=table.between if among_chairs else bool(rows) and game.turn(state) != OVER,
        ready=table.ready if among_chairs else frozenset(),
        sheet=table.sheet + rows,
        heard=(*table.heard, (table.length, events))[-REMEMBERED_MOVES:],
    )
    return moved if table.hall is None else _among_guests(moved, table, action, events, by)


def _among_guests(moved: Table, before: Table, action: Any, events: tuple[Any, ...], by: str) -> Table:
    """The table of an evening after a move, as far as its guests go."""
    hall, places = moved.hall, moved.places
    assert hall is not None
    if isinstance(action, HALL_ACTIONS):
        if isinstance(action, Leave) and hall.guests[action.seat].leaves:
            places = put(places, action.seat, Place())
        people = tuple([place.person for place in places])
        hall = guests.after_hall(hall, action, before.state.chairs, people, moved.length)
    elif by:
        hall = guests.acted(hall, game_of(before).turn(before.state))
    return replace(moved, places=places, hall=guests.heard(hall, events, moved.length))
