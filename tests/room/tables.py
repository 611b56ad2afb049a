"""Tables as values, set up for a test."""

from random import Random
from typing import Any

from kozyr.play.choices import every
from kozyr.play.game import Why
from kozyr.room import lobby, log, wire
from kozyr.room.evening import follow
from kozyr.room.opening import opening
from kozyr.room.orders import Around, answer
from kozyr.room.table import Table, after, game_of, phase, replay
from kozyr.room.upkeep import AT_ONCE, next_step, take_step

SHORT = {"ladder": "1,2,3", "specials": "none"}
ANN, BOB, EVE = "ann", "bob", "eve"
ALL = frozenset({ANN, BOB})
HERE = Around(ALL, host_away=False, key="key")
HOST_AWAY = Around(frozenset({BOB}), host_away=True, key="key")


def entries(**wish: Any) -> list[log.Entry]:
    """The first entries of a table of Ann's; `wish` are fields of NewTable."""
    return opening(lobby.NewTable(**{"changes": SHORT, "name": "Ann", "seat": 0, **wish}), "code", ANN)


def waiting(**wish: Any) -> Table:
    """Ann's table before the start: she on seat 0, the other chairs empty unless the wish has bots."""
    return replay(entries(**wish))


def started() -> Table:
    """Ann, Bob and two bots, the first deal begun."""
    table = waiting(bots=("", "", "steady", "random"))
    table = done(done(table, BOB, wire.Sit(nonce="b", seen=0, seat=1, name="Bob")), ANN, wire.Start(nonce="s", seen=0))
    return by_itself(table)


def done(table: Table, person: str, order: wire.AnyOrder, around: Around = HERE) -> Table:
    """The table after an order that it takes."""
    what = answer(table, person, order, around)
    assert what is not None
    assert not isinstance(what, Why), what.id
    return follow(table, log.Entry(what, person, order.nonce))[1]


def refused(table: Table, person: str, order: wire.AnyOrder, around: Around = HERE) -> str:
    """The id of the reason why the table does not take an order."""
    why = answer(table, person, order, around)
    assert isinstance(why, Why), why
    return why.id


def by_itself(table: Table, seed: int = 1, present: frozenset[str] = ALL) -> Table:
    """The table after all that comes without people and without waiting for them."""
    rng = Random(seed)
    while step := next_step(table, present, AT_ONCE):
        if step.kind in ("pause", "clock"):
            break
        table = follow(table, log.Entry(take_step(table, step, rng)))[1]
    return table


def choices(table: Table) -> list[str]:
    """The texts of what the seat whose turn it is may do."""
    game = game_of(table)
    return [game.show(action) for action in every(game.legal(table.state))]


def act(table: Table, text: str) -> wire.Act:
    return wire.Act(nonce="a", seen=table.length, action=text)


def mover(table: Table) -> str:
    """The person whose turn it is."""
    return table.places[game_of(table).turn(table.state)].person


def to_the_end(table: Table) -> list[log.Entry]:
    """The entries of the rest of the match: people take their first choice and read every result."""
    entries: list[log.Entry] = []
    rng = Random(7)
    while phase(table) != "over":
        step = next_step(table, ALL, AT_ONCE)
        if step:
            entry = log.Entry(take_step(table, step, rng))
        else:
            entry = log.Entry(log.Moved(choices(table)[0]), mover(table), f"n{table.length}")
        entries.append(entry)
        table = after(table, entry)
    return entries
