"""How a new table begins: a browser's wish becomes the first entries of a log, or every fault of it; or a circle plays
another match."""

import secrets
from collections.abc import Sequence

import msgspec

from kozyr import bots
from kozyr.errors import RulesError
from kozyr.records.record import name_problem
from kozyr.room import log
from kozyr.room.house import agreed
from kozyr.room.store import Line, Stage
from kozyr.room.table import Place, Table
from kozyr.room.wire import NewTable

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of a table's code: none that looks like another."""


def new_code() -> str:
    """A code that nobody guesses: who has it may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def opening(new: NewTable, code: str, host: str, now: int = 0) -> list[log.Entry]:
    """The first entries of the table that `new` describes, by the person `host` and at the time `now`; RulesError lists
    all faults."""
    game, preset, rules = agreed(new.game, new.preset, new.code, new.changes)
    if faults := _chair_faults(new, rules.seats):
        raise RulesError(faults)
    opened = log.Opened(code, game.NAME, preset, msgspec.to_builtins(rules), new.clock)
    entries = [log.Entry(opened, host)]
    if new.seat is not None:
        entries.append(log.Entry(log.Sat(new.seat, new.name), host))
    entries += [log.Entry(log.BotSat(seat, bot), host) for seat, bot in enumerate(new.bots) if bot]
    return [*entries, log.Entry(log.Started(now), host)] if new.start else entries


def again(table: Table, code: str, now: int) -> list[log.Entry]:
    """The first entries of the table `code`, where the circle of `table` plays another match: the same host, people,
    bots and rules, and who deals first is found anew, as the rules say. Where a chair is empty, since the last one was
    ended before it began, the table waits."""
    opened = log.Opened(code, table.game, table.preset, msgspec.to_builtins(table.rules), table.clock)
    chairs = [entry for seat, place in enumerate(table.places) for entry in _seated_again(seat, place)]
    start = [] if any(place.is_empty for place in table.places) else [log.Entry(log.Started(now), table.host)]
    return [log.Entry(opened, table.host), *chairs, *start]


def _seated_again(seat: int, place: Place) -> list[log.Entry]:
    """A person keeps the bot that plays for him."""
    if place.is_empty:
        return []
    if not place.person:
        return [log.Entry(log.BotSat(seat, place.bot))]
    deputy = [log.Entry(log.StoodIn(seat, place.bot, place.must_ask))] if place.bot else []
    return [log.Entry(log.Sat(seat, place.name), place.person), *deputy]


def lines(code: str, entries: Sequence[log.Entry]) -> list[Line]:
    """A new table's log as it is written."""
    stage: Stage = "playing" if any(isinstance(entry.what, log.Started) for entry in entries) else "waiting"
    return [Line(code, seq, log.write(entry), entry.by, stage) for seq, entry in enumerate(entries)]


def _chair_faults(new: NewTable, seats: int) -> list[str]:
    faults = [f"there is no bot {bot!r} in this room" for bot in new.bots if bot and bot not in bots.NAMES]
    if len(new.bots) > seats:
        faults.append(f"bots has {len(new.bots)} chairs, but the table has {seats}")
    taken = {seat for seat, bot in enumerate(new.bots) if bot}
    if new.seat is not None:
        faults += _own_chair_faults(new, new.seat, seats, taken)
        taken.add(new.seat)
    if new.start and len(taken) < seats:
        faults.append("the match cannot start while a chair is empty")
    return faults


def _own_chair_faults(new: NewTable, seat: int, seats: int, taken: set[int]) -> list[str]:
    problem = name_problem(new.name)
    faults = [f"name {problem}"] if problem else []
    if seat >= seats:
        faults.append(f"seat must be less than {seats}")
    if seat in taken:
        faults.append("a bot sits on your own chair")
    return faults
