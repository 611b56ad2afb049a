"""The work itself: every deal of some cases, or deals by chance, in threads, with an estimate, and an end by Ctrl-C."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from kozyr.kernel import core, equities, showdowns
from kozyr.kernel.equities import Ranking
from kozyr.kernel.pieces import in_order, threads_of
from kozyr.kernel.showdowns import Choice, Showdown, Tally
from kozyr.sim.equity.answer import stderr

PIECE = 1 << 17
"""Deals that are sampled together."""
MOST_SAMPLES = 10**12
MOST_THREADS = 256
UNITS = 32
"""Showdowns that a thread counts before it tells."""
SECONDS_A_HAND = {True: 12e-9, False: 10e-6}
"""About how long one hand of one deal takes, with the core and without it."""
SECONDS_BY_RANKS = 5e-9
MIXTURES = 30_000
"""About so many hands stand for all boards where these are counted by ranks."""
SECONDS_A_CASE = 20e-6

Progress = Callable[[float], None]
"""Is told which share of the work is done."""


class Case(NamedTuple):
    """A showdown that stands for as many as `ways`, which together weigh so much."""

    showdown: Showdown
    ways: int = 1
    weight: int = 1


class Found(Struct, frozen=True):
    """A tally by sets of seats with its weights, of how many deals it is, and whether it was stopped before its end."""

    tally: Tally
    deals: int
    partial: bool


class _Unit(NamedTuple):
    """A case as a whole, or one piece of it."""

    case: Case
    piece: int | None


def seconds(ranking: Ranking, case: Case, many: int) -> float:
    """About how long it takes to count so many cases like this one, with one thread."""
    deals, seats = showdowns.deals(case.showdown), len(case.showdown.hands)
    if equities.counts_by_ranks(ranking, case.showdown):
        return many * (SECONDS_A_CASE + min(deals, MIXTURES) * seats * SECONDS_BY_RANKS)
    return many * (SECONDS_A_CASE + deals * seats * SECONDS_A_HAND[core is not None])


def count(ranking: Ranking, cases: Iterable[Case], many: int, wanted: int | None, progress: Progress | None) -> Found:
    """Every deal of the cases, of which there are about so many. KeyboardInterrupt ends it with what is counted; where
    that is nothing it goes on its way."""
    total: Tally = []
    deals, done, stopped = 0, 0.0, False
    try:
        for tally, of, share in in_order(_jobs(ranking, cases), threads_of(wanted)):
            total = [one + other for one, other in zip(total, tally, strict=True)] if total else tally
            deals, done = deals + of, done + share
            if progress is not None:
                progress(min(1.0, done / many))
    except KeyboardInterrupt:
        if not deals:
            raise
        stopped = True
    return Found(total, deals, stopped)


Counted = tuple[Tally, int, float]
"""A tally, of how many deals it is, and of how many cases."""


def _jobs(ranking: Ranking, cases: Iterable[Case]) -> Iterator[Callable[[], Counted]]:
    units = _units(ranking, cases)
    while some := list(islice(units, UNITS)):
        if some[0].piece is None:
            yield partial(_count, ranking, some)
        else:
            yield from (partial(_count, ranking, [unit]) for unit in some)


def _units(ranking: Ranking, cases: Iterable[Case]) -> Iterator[_Unit]:
    """The cases whole where that is quick, else in pieces."""
    for case in cases:
        if equities.counts_by_ranks(ranking, case.showdown):
            yield _Unit(case, None)
        else:
            yield from (_Unit(case, piece) for piece in range(showdowns.pieces(case.showdown)))


def _count(ranking: Ranking, units: list[_Unit]) -> Counted:
    total = [0] * (1 << len(units[0].case.showdown.hands))
    deals, share = 0, 0.0
    for (showdown, ways, weight), piece in units:
        if piece is None:
            tally = equities.count(ranking, showdown)
        else:
            tally = equities.count_pieces(ranking, showdown, piece, piece + 1)
        for seats, times in enumerate(tally):
            total[seats] += weight * times
        deals += ways * sum(tally)
        share += sum(tally) / showdowns.deals(showdown)
    return total, deals, share


def sample(
    ranking: Ranking,
    showdown: Showdown,
    choices: tuple[Choice | None, ...],
    seed: int,
    most: int,
    precision: float | None = None,
    wanted: int | None = None,
    progress: Progress | None = None,
) -> Found:
    """At `most` so many deals by chance, or fewer where the standard error of every equity is within the `precision`
    before; the same for a seed whatever the number of threads. KeyboardInterrupt ends it as in `count`."""
    total = [0] * (1 << len(showdown.hands))
    deals, stopped = 0, False
    starts = range(0, most, PIECE)
    jobs = (
        partial(equities.sample, ranking, showdown, choices, seed, piece, min(PIECE, most - start))
        for piece, start in enumerate(starts)
    )
    try:
        for tally in in_order(jobs, threads_of(wanted)):
            total = [one + other for one, other in zip(total, tally, strict=True)]
            deals += sum(tally)
            error = max(stderr(seat, total) for seat in range(len(showdown.hands))) if precision else 0.0
            if progress is not None:
                progress(max(deals / most, min(1.0, (precision / error) ** 2) if precision and error else 0.0))
            if precision and error <= precision:
                break
    except KeyboardInterrupt:
        if not deals:
            raise
        stopped = True
    return Found(total, deals, stopped)
