"""How a new table begins: a browser's wish becomes the first entries of a log, or every fault of it; or a circle plays
another match."""

import secrets
from collections.abc import Iterator, Sequence

import msgspec

from kozyr import bots
from kozyr.errors import RulesError
from kozyr.records.record import name_problem
from kozyr.room import log
from kozyr.room.evening import follow, stakes
from kozyr.room.house import agreed
from kozyr.room.lobby import HallWish, NewTable
from kozyr.room.manners import manner_of
from kozyr.room.store import Line, Stage
from kozyr.room.table import Place, Table, lacks_people, open_table
from kozyr.room.wire import Stakes

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of a table's code: none that looks like another."""


def new_code() -> str:
    """A code that nobody guesses: who has it may come in."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def opening(new: NewTable, code: str, host: str, now: int = 0) -> list[log.Entry]:
    """The first entries of the table that `new` describes, by the person `host` and at the time `now`; RulesError lists
    all faults."""
    game, preset, rules = agreed(new.game, new.preset, new.code, new.changes)
    usual, wish = stakes(game.NAME, rules, new.hall.balance if new.hall else 0), new.hall or HallWish()
    if faults := _chair_faults(new, rules.seats, usual is not None) + _hall_faults(new, usual):
        raise RulesError(faults)
    clock = manner_of(game.NAME).clock if new.clock is None else new.clock
    terms = log.HallTerms(usual.balance, wish.boxes, wish.record) if usual else None
    first = log.Entry(log.Opened(code, game.NAME, preset, msgspec.to_builtins(rules), clock, terms), host)
    then = [log.Entry(log.Sat(new.seat, new.name, wish.buy), host)] if new.seat is not None else []
    then += [log.Entry(log.BotSat(seat, bot), host) for seat, bot in enumerate(new.bots) if bot]
    then += [log.Entry(log.Started(now), host)] if new.start else []
    return [first, *_followed(open_table(first), then)]


def again(table: Table, code: str, now: int) -> list[log.Entry]:
    """The first entries of the table `code`, where the circle of `table` plays another match or evening: the same host,
    people, bots and rules, and who deals first is found anew, as the rules say. Where a match lacks people, since the
    last one was ended before it began, the table waits."""
    terms = table.hall.terms if table.hall else None
    opened = log.Opened(code, table.game, table.preset, msgspec.to_builtins(table.rules), table.clock, terms)
    chairs = [entry for seat, place in enumerate(table.places) for entry in _seated_again(seat, place)]
    begun = [] if lacks_people(table) else [log.Entry(log.Started(now), table.host)]
    first = log.Entry(opened, table.host)
    return [first, *_followed(open_table(first), [*chairs, *begun])]


def _seated_again(seat: int, place: Place) -> list[log.Entry]:
    """A person keeps the bot that plays for him."""
    if place.is_empty:
        return []
    if not place.person:
        return [log.Entry(log.BotSat(seat, place.bot))]
    deputy = [log.Entry(log.StoodIn(seat, place.bot, place.must_ask))] if place.bot else []
    return [log.Entry(log.Sat(seat, place.name), place.person), *deputy]


def _followed(table: Table, entries: list[log.Entry]) -> Iterator[log.Entry]:
    """The entries, each with what the hall does because of it."""
    for entry in entries:
        together, table = follow(table, entry)
        yield from together


def lines(code: str, entries: Sequence[log.Entry]) -> list[Line]:
    """A new table's log as it is written."""
    stage: Stage = "playing" if any(isinstance(entry.what, log.Started) for entry in entries) else "waiting"
    return [Line(code, seq, log.write(entry), entry.by, stage) for seq, entry in enumerate(entries)]


def _hall_faults(new: NewTable, usual: Stakes | None) -> list[str]:
    if new.hall is None:
        return []
    if usual is None:
        return ["hall has a meaning at an evening of poker only"]
    faults = []
    if usual.balance < usual.least:
        faults.append(f"hall.balance must be at least {usual.least}, the least buy-in")
    most = min(usual.most, usual.balance)
    if new.hall.buy and (new.seat is None or not usual.least <= new.hall.buy <= most):
        faults.append(f"hall.buy must be from {usual.least} to {most}, for a host who takes a chair")
    return faults


def _chair_faults(new: NewTable, seats: int, is_evening: bool) -> list[str]:
    faults = [f"there is no bot {bot!r} in this room" for bot in new.bots if bot and bot not in bots.NAMES]
    if len(new.bots) > seats:
        faults.append(f"bots has {len(new.bots)} chairs, but the table has {seats}")
    taken = {seat for seat, bot in enumerate(new.bots) if bot}
    if new.seat is not None:
        faults += _own_chair_faults(new, new.seat, seats, taken)
        taken.add(new.seat)
    if new.start and len(taken) < seats and not is_evening:
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
