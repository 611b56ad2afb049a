"""Evenings as values, set up for a test: Ann is the host, Bob sits beside her; draw is played unless told otherwise."""

from random import Random
from typing import Any

from kozyr.play.choices import draw
from kozyr.play.game import HALL, WATCHER
from kozyr.room import letters, lobby, log, wire
from kozyr.room.evening import follow
from kozyr.room.opening import opening
from kozyr.room.orders import Around
from kozyr.room.table import Table, game_of, phase, replay, seat_of
from kozyr.room.upkeep import AT_ONCE, next_step, take_step
from tests.room.tables import ANN, BOB, act, done, refused

LOT = {"first_dealer": "lot"}
CY, EVE = "cy", "eve"
PRESENT = frozenset({ANN, BOB, CY})
AROUND = Around(PRESENT, host_away=False, key="key")


def laid(**wish: Any) -> Table:
    """Ann's evening, she on seat 0 with 100 chips; `wish` are fields of NewTable."""
    whole = {"game": "draw", "changes": LOT, "name": "Ann", "seat": 0, "hall": lobby.HallWish(buy=100), **wish}
    return replay(opening(lobby.NewTable(**whole), "code", ANN))


def seated(seats: int = 2, buy: int = 100, **wish: Any) -> Table:
    """An evening that has begun, with Ann, Bob and, of three, Cy."""
    table = laid(**{"start": True, **wish})
    for seat, (person, name) in enumerate(((BOB, "Bob"), (CY, "Cy"))[: seats - 1], 1):
        table = order(table, person, wire.Sit, seat=seat, name=name, buy=buy)
    return table


def order(table: Table, person: str, kind: Any, **fields: Any) -> Table:
    """The table after an order that it takes, made with everything seen."""
    return done(table, person, made(table, kind, **fields), AROUND)


def made(table: Table, kind: Any, **fields: Any) -> Any:
    """An order with a nonce of its own."""
    return kind(**{"nonce": f"n{table.written}", "seen": table.length, **fields})


def by_itself(table: Table, rng: Random, present: frozenset[str] = PRESENT) -> Table:
    """The table after all that comes without anybody's move, up to the next pause too."""
    while step := next_step(table, present, AT_ONCE):
        if step.kind in ("clock", "absent"):
            break
        table = follow(table, log.Entry(take_step(table, step, rng)))[1]
        if phase(table) == "between":
            break
    return table


def dealt(table: Table, seed: int = 1) -> Table:
    """The table with the next hand dealt, before anybody acts."""
    rng = Random(seed)
    assert phase(table) == "between"
    return by_itself(table, rng)


def moved(table: Table, text: str, by: str | None = None) -> Table:
    """The table after whose turn it is did what `text` says."""
    person = by or table.places[game_of(table).turn(table.state)].person
    return done(table, person, act(table, text), AROUND)


def played(table: Table, seed: int = 1) -> Table:
    """The table at the end of the hand in progress, or of the next one: people do anything that is legal."""
    rng = Random(seed)
    if phase(table) == "between":
        table = by_itself(table, rng)
    while phase(table) == "playing":
        game, before = game_of(table), table
        turn = game.turn(table.state)
        if turn >= 0 and table.places[turn].person:
            table = moved(table, game.show(draw(game.legal(table.state), rng)))
        else:
            table = by_itself(table, rng)
        assert table != before
    return table


def chair(table: Table, seat: int) -> Any:
    return table.state.chairs[seat]


def seat(table: Table, person: str) -> int:
    found = seat_of(table, person)
    assert found != WATCHER
    return found


def mover(table: Table) -> str:
    """The person whose turn it is."""
    turn = game_of(table).turn(table.state)
    assert turn >= 0
    return table.places[turn].person


def units(table: Table) -> int:
    """All chips at the table and outside it, those in the pots too."""
    assert table.hall is not None
    outside = sum(each.balance for each in table.state.chairs) + sum(table.hall.purses.values())
    hand = table.state.hand
    if hand is None or game_of(table).turn(table.state) in (HALL, -3):
        return int(outside + sum(each.stack for each in table.state.chairs))
    idle = sum(each.stack for each in table.state.chairs if not each.played)
    view = game_of(table).view(table.state, WATCHER).hand
    battle = getattr(view, "battle", None)
    bets = battle.paid if battle else getattr(view, "bets", ())
    return int(outside + idle + sum(view.stacks) + sum(bets) + sum(pot.amount for pot in view.pots))


def mine(table: Table, seat: int) -> wire.Mine:
    found = letters.position(table, seat, None).mine
    assert found is not None
    return found


def entered(table: Table, what: Any) -> Table:
    return follow(table, log.Entry(what))[1]


def no(table: Table, person: str, kind: Any, **fields: Any) -> str:
    return refused(table, person, made(table, kind, **fields), AROUND)


def seat_of_mover(table: Table) -> int:
    return int(game_of(table).turn(table.state))
