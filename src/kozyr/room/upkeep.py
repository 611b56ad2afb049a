"""What a table does by itself: deal, let bots move, go on after a pause, act for a person whose clock ran out. Pure but
for the chance that is handed in."""

import logging
from functools import cache
from random import Random
from typing import Any, Literal

from msgspec import Struct

from kozyr import bots
from kozyr.play.choices import draw
from kozyr.play.game import DEALER
from kozyr.room import log
from kozyr.room.evening import answer_for, can_deal, is_answered
from kozyr.room.table import Table, game_of, manner, phase

_load = cache(bots.load)
LOG = logging.getLogger("kozyr.room")


class Pace(Struct, frozen=True):
    """How long the room waits, in seconds; a pair is a moment drawn between its two ends, so that timing tells nothing.

    `between` is the longest pause for reading a deal's result, `hands` that between two hands of an evening. `absent`
    is the clock of who is not there, at an evening. `host_away` is how long the host must be gone, and
    `host_idle` how long the table must wait for his move, before others may do what he does. `idle` is how long a table
    nobody visits stays in memory, and `beat` the longest silence of a socket.
    """

    bot: tuple[float, float] = (0.7, 1.7)
    dealer: tuple[float, float] = (0.2, 0.5)
    between: float = 20.0
    hands: float = 6.0
    absent: float = 10.0
    host_away: float = 60.0
    host_idle: float = 180.0
    idle: float = 60.0
    beat: float = 20.0


UNHURRIED = Pace()
AT_ONCE = Pace(bot=(0, 0), dealer=(0, 0), between=0, hands=0)
"""Nobody is waited for but people."""


class Step(Struct, frozen=True):
    """Something that comes by itself: the dealer deals, at once or after the pause for reading; a deal begins that is
    bid before it is dealt, or a hand; a bot moves; the room answers for a person; the clock of a person runs out, who
    is there or not.

    `seat` acts, after a moment between the two ends of `within`, in seconds from when the log had the length `since`.
    `told` is how many seconds all are told, None for no limit, whatever the room will do: a box shows in nothing.
    """

    kind: Literal["deal", "pause", "begin", "bot", "answer", "clock", "absent"]
    seat: int
    within: tuple[float, float]
    since: int = 0
    told: float | None = None


def next_step(table: Table, present: frozenset[str], pace: Pace) -> Step | None:
    """What comes by itself, unless an order comes first; None when the table waits for people.

    `present` are the persons who are connected. When all who have a chair have gone the match waits; a table of bots
    only goes on for whoever watches.
    """
    seated = {place.person for place in table.places if place.person}
    if not (present & seated if seated else present):
        return None
    match phase(table):
        case "between" if table.hall:
            return _between_hands(table, table.hall.rested, present, pace)
        case "between" if _somebody_reads(table, present):
            return Step("pause", DEALER, (pace.between, pace.between), table.moved, pace.between)
        case "between" if game_of(table).turn(table.state) != DEALER:
            return Step("begin", DEALER, pace.dealer, table.moved)
        case "between" | "playing":
            return _turn(table, present, pace)
        case "waiting" | "paused" | "over":
            return None


def _between_hands(table: Table, since: int, present: frozenset[str], pace: Pace) -> Step | None:
    if not can_deal(table):
        return None
    if _somebody_reads(table, present):
        return Step("pause", DEALER, (pace.hands, pace.hands), since, pace.hands)
    return Step("begin", DEALER, pace.dealer, since)


def _somebody_reads(table: Table, present: frozenset[str]) -> bool:
    """Whether somebody who is here has not said yet that he has read; watchers of bots always have the whole pause."""
    readers = [seat for seat, place in enumerate(table.places) if place.person in present and not place.bot]
    return not readers or any(seat not in table.ready for seat in readers)


def _turn(table: Table, present: frozenset[str], pace: Pace) -> Step | None:
    seat = game_of(table).turn(table.state)
    if seat == DEALER:
        return Step("deal", DEALER, pace.dealer, table.moved)
    place = table.places[seat]
    if place.bot:
        return Step("bot", seat, pace.bot, table.moved)
    is_away = table.hall is not None and place.person not in present
    told = min(table.clock or pace.absent, pace.absent) if is_away else float(table.clock) or None
    if is_answered(table, seat):
        return Step("answer", seat, pace.bot, table.moved, told)
    if told is None:
        return None
    return Step("absent" if is_away else "clock", seat, (told, told), table.moved, told)


def take_step(table: Table, step: Step, rng: Random) -> log.Moved | log.Begun | log.Missed:
    """The entry that `step` writes. Chance moves for a bot that fails or cheats, and the log of the room says so."""
    game = game_of(table)
    match step.kind:
        case "deal" | "pause" | "begin":
            if game.turn(table.state) != DEALER:
                return log.Begun()
            action = draw(game.legal(table.state), rng)
        case "bot":
            action = _ask_bot(table, step.seat, rng)
        case "answer":
            action = answer_for(table, step.seat)
        case "clock":
            action = manner(table).default_action(game.view(table.state, step.seat))
        case "absent":
            return log.Missed(step.seat)
    return log.Moved(game.show(action))


def _ask_bot(table: Table, seat: int, rng: Random) -> Any:
    game, name = game_of(table), table.places[seat].bot
    view = game.view(table.state, seat)
    try:
        return bots.ask(game, name, _load(name), view, rng)
    except bots.BotError:
        # The reason names cards, so it stays out of the room's log.
        LOG.error("table %s: the bot %s failed at move %d; chance moved for it", table.code, name, table.length)
        return draw(view.legal, rng)
