"""Two bots against each other in duplicate deals: `kozyr match`.

A deal is played once for each seat: A sits there, B in all the others, and the cards, the trump and the dealer are the
same every time. A's points less the mean of B's points in the same deal, averaged over the seats, are that deal's one
number. So the luck of the cards and of the seat is the same for both and falls out: a bot against itself that plays by
no chance gets exactly 0. Deals are independent of each other; their numbers give the mean and its interval of 95 %. In
raspisnoy they go round the ordinary deals of the match in their order, so that every size has the weight that it has
there; in poker a deal is a hand.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from os import cpu_count
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any

from msgspec import Struct

from kozyr import bots, games
from kozyr.errors import RulesError
from kozyr.play.game import DEALER, Game
from kozyr.sim.deals import Brought, Slots, brought, chance, dealt, slots
from kozyr.sim.outcome import SIDES, Result, show
from kozyr.sim.statistics import Sprt, Times, mean_and_interval, sprt

__all__ = ["Contest", "Result", "match", "show"]

BATCH = 50
"""Deals that one process plays before it tells; the sequential test looks after each batch."""
LEAST = 2 * BATCH
"""Fewer deals say too little of their own variance to end a sequential test."""


class Contest(Struct, frozen=True):
    """What is to be played: `deals` duplicate deals, in raspisnoy of `slots` in turn, bots by name, chances from the
    seed."""

    game: str
    rules: Any
    slots: Slots
    names: tuple[str, str]
    deals: int
    seed: int


class Tally(Struct):
    """What some deals gave: a difference for each deal, and for each side its bids, those made, and its times."""

    differences: list[float]
    bids: list[int]
    made: list[int]
    times: tuple[Times, Times]


def match(
    game: str,
    a: str,
    b: str,
    *,
    deals: int = 1000,
    seed: int = 1,
    preset: str | None = None,
    changes: dict[str, str] | None = None,
    bounds: tuple[float, float] | None = None,
    processes: int | None = None,
) -> Result:
    """The bots `a` and `b` in at least two `deals`, or fewer where a sequential test of `bounds` d0, d1 ends it.

    `changes` are fields and tokens as in `--set`, seats too; special deals are played only where it names them. The
    number of processes (None: as the machine has cores) changes nothing but the times. Raises RulesError, NotationError
    for an unknown game, BotError for a bot that cannot be had or fails.
    """
    module = games.load(game)
    label = preset or module.DEFAULT_PRESET
    rules = module.rules(label, changes or {})
    _check(deals, bounds)
    around = slots(rules, special="specials" in (changes or {}))
    contest = Contest(game, rules, around, (a, b), deals, seed)
    for name in contest.names:
        bots.load(name)
    tally, verdict = _contend(contest, bounds, processes)
    return _result(contest, label, tally, verdict)


def _check(deals: int, bounds: tuple[float, float] | None) -> None:
    if deals < 2:
        raise RulesError([f"a match needs at least 2 deals for an interval, not {deals}"])
    if bounds is not None and not bounds[0] < bounds[1]:
        raise RulesError([f"the sequential test needs d0 < d1, not {bounds[0]:g}, {bounds[1]:g}"])


def _contend(contest: Contest, bounds: tuple[float, float] | None, processes: int | None) -> tuple[Tally, Sprt | None]:
    total = _nothing()
    with _hands(contest, processes) as tallies:
        for tally in tallies:
            _join(total, tally)
            if bounds is not None and len(total.differences) >= LEAST and sprt(*bounds, total.differences).verdict:
                break
    return total, None if bounds is None else sprt(*bounds, total.differences)


@contextmanager
def _hands(contest: Contest, processes: int | None) -> Iterator[Iterator[Tally]]:
    """The batches in their order, whoever plays them."""
    tasks = [(contest, first, min(first + BATCH, contest.deals)) for first in range(0, contest.deals, BATCH)]
    wanted = min(processes or cpu_count() or 1, len(tasks))
    if wanted == 1:
        yield map(_batch, tasks)
        return
    with Pool(wanted, _leave_interrupts) as pool:
        yield pool.imap(_batch, tasks)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal(SIGINT, SIG_IGN)


def _nothing() -> Tally:
    return Tally([], [0, 0], [0, 0], (Times(), Times()))


def _join(total: Tally, tally: Tally) -> None:
    total.differences += tally.differences
    for side in range(2):
        total.bids[side] += tally.bids[side]
        total.made[side] += tally.made[side]
        total.times[side].join(tally.times[side])


def _batch(task: tuple[Contest, int, int]) -> Tally:
    contest, first, last = task
    game = games.load(contest.game)
    chooses = tuple(bots.load(name) for name in contest.names)
    tally = _nothing()
    for number in range(first, last):
        _duplicate(contest, game, chooses, number, tally)
    return tally


def _duplicate(contest: Contest, game: Game, chooses: tuple[bots.Choose, ...], number: int, tally: Tally) -> None:
    """One deal with A in each seat in turn."""
    luck = Random(f"kozyr match {contest.game} {contest.seed} {number} dealer")
    state = dealt(game, contest.rules, contest.slots, number, luck)
    seats = contest.rules.seats
    total = 0.0
    for chair in range(seats):
        sides = [0 if seat == chair else 1 for seat in range(seats)]
        gave = _play(contest, game, state, chooses, sides, number, tally.times)
        _count_bids(gave, sides, tally)
        total += gave.points[chair] - (sum(gave.points) - gave.points[chair]) / (seats - 1)
    tally.differences.append(total / seats)


def _play(
    contest: Contest,
    game: Game,
    state: Any,
    chooses: tuple[bots.Choose, ...],
    sides: list[int],
    number: int,
    times: tuple[Times, Times],
) -> Brought:
    """Plays one deal to its end; in each seat, and for a dealer who shuffles in the middle of it, chance is the same
    whoever sits there."""
    luck = [Random(f"kozyr match {contest.seed} {number} seat {seat}") for seat in range(len(sides))]
    dealing = Random(f"kozyr match {contest.seed} {number} dealing")
    while (gave := brought(game, state)) is None:
        seat = game.turn(state)
        if seat == DEALER:
            state, _ = game.apply(state, chance(game, state, seat, dealing))
            continue
        side, view = sides[seat], game.view(state, seat)
        began = perf_counter()
        action = bots.ask(game, contest.names[side], chooses[side], view, luck[seat])
        times[side].note((perf_counter() - began) * 1000)
        state, _ = game.apply(state, action)
    return gave


def _count_bids(gave: Brought, sides: list[int], tally: Tally) -> None:
    for made, side in zip(gave.made, sides, strict=True):
        if made is not None:
            tally.bids[side] += 1
            tally.made[side] += made


def _result(contest: Contest, preset: str, tally: Tally, verdict: Sprt | None) -> Result:
    mean, (low, high) = mean_and_interval(tally.differences)
    return Result(
        game=contest.game,
        preset=preset,
        seats=contest.rules.seats,
        seed=contest.seed,
        a=contest.names[0],
        b=contest.names[1],
        deals=len(tally.differences),
        mean=_rounded(mean),
        ci95=(_rounded(low), _rounded(high)),
        sprt=verdict,
        made={
            name: round(tally.made[side] / tally.bids[side], 4) if tally.bids[side] else None
            for side, name in enumerate(SIDES)
        },
        ms={name: _ms(tally.times[side]) for side, name in enumerate(SIDES)},
    )


def _rounded(points: float) -> float:
    return round(points, 3) + 0.0  # never a minus before zero


def _ms(times: Times) -> dict[str, float]:
    return {"mean": round(times.mean(), 4), "p95": round(times.within(0.95), 4), "max": round(times.longest, 4)}
