"""Two sides at the same work, timed by turns in one process; what counts is how many times as fast ours is.

A side is a piece of work that can be done again and again, and the number of units in it (hands, boards, deals). The
first time, what the two sides answer is compared, so that nothing is timed that is not the same question. Time is
that of the processor, all threads together, and every side works in one thread.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from math import prod
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct


class Side(Struct, frozen=True):
    """Who does a piece of work; the work, which returns its answer; how many units it is."""

    name: str
    work: Callable[[], Any]
    units: int = 1


class Contest(Struct, frozen=True):
    """Our side beside another's, and whether two answers agree. `theirs` is a name alone where that library is not
    installed; `bar` is how many times as fast we mean to be, None where the figure is only told."""

    what: str
    unit: str
    ours: Side
    theirs: Side | str
    bar: float | None
    same: Callable[[Any, Any], bool]


class Line(Struct, frozen=True):
    """A line of a table. `times` is how many times as fast we are; `met` is None where there is no bar, or nobody to
    stand beside."""

    what: str
    ours: str
    peer: str
    theirs: str
    times: float | None
    bar: str
    met: bool | None


class Pace(Struct, frozen=True):
    """How long the timing goes on: so many rounds, each side at work for so many seconds in each."""

    rounds: int
    seconds: float


STEADY, QUICK = Pace(7, 0.15), Pace(1, 0.0)


def peer(module: str) -> Any:
    """Another library's module, or None where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def held(contest: Contest, pace: Pace) -> Line:
    """A contest timed. AssertionError if the two sides do not answer alike."""
    bar, theirs = "" if contest.bar is None else f"{contest.bar:,.4g}", contest.theirs
    if isinstance(theirs, str):
        alone = figure(speed(contest.ours, pace), contest.unit)
        return Line(contest.what, alone, theirs, "not installed", None, bar, None)
    answers = contest.ours.work(), theirs.work()
    assert contest.same(*answers), f"{contest.what}: {answers[0]!r} here, {answers[1]!r} by {theirs.name}"
    here, there, times = _medians(contest.ours, theirs, pace)
    met = None if contest.bar is None else times >= contest.bar
    return Line(contest.what, figure(here, contest.unit), theirs.name, figure(there, contest.unit), times, bar, met)


def alone(what: str, side: Side, unit: str, least: float, pace: Pace) -> Line:
    """A line without a peer: units a second, and how many there are to be."""
    side.work()
    rate = speed(side, pace)
    return Line(what, figure(rate, unit), "", "", None, figure(least, unit), rate >= least)


def speed(side: Side, pace: Pace) -> float:
    """Units a second of one side alone, the median of the rounds."""
    return median(_rate(side, pace.seconds) for _ in range(pace.rounds))


def _medians(ours: Side, theirs: Side, pace: Pace) -> tuple[float, float, float]:
    """Units a second here and there and their ratio, medians of the rounds; who begins changes from one to the next."""
    runs = []
    for number in range(pace.rounds):
        first, second = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        rates = {id(side): _rate(side, pace.seconds) for side in (first, second)}
        here, there = rates[id(ours)], rates[id(theirs)]
        runs.append((here, there, here / there))
    here, there, times = map(median, zip(*runs, strict=True))
    return here, there, times


def _rate(side: Side, seconds: float) -> float:
    """Units a second of a side that works about so long, and once at least."""
    began, done, spent = process_time(), 0, 0.0
    while done == 0 or spent < seconds:
        side.work()
        done += side.units
        spent = process_time() - began
    return done / max(spent, 1e-9)


def mean(what: str, lines: Sequence[Line], bar: float) -> Line:
    """The geometric mean of the ratios of some lines, as a line of its own."""
    ratios = [line.times for line in lines if line.times is not None]
    times = prod(ratios) ** (1 / len(ratios)) if ratios else None
    return Line(what, "", lines[0].peer, "", times, f"{bar:,.4g}", None if times is None else times >= bar)


def figure(rate: float, unit: str) -> str:
    """A speed for people: units a second, or milliseconds for each where the unit is `ms`."""
    if unit == "ms":
        return f"{1000 / rate:.3g} ms"
    if rate < 1e6:
        return f"{rate:,.0f} {unit}/s"
    return f"{rate / 1e6:.{2 if rate < 1e7 else 1 if rate < 1e8 else 0}f} million {unit}/s"


def near(tolerance: float) -> Callable[[float, float], bool]:
    """Whether two numbers differ by so much at most."""
    return lambda ours, theirs: abs(ours - theirs) <= tolerance
