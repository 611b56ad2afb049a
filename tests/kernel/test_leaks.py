"""The core keeps nothing of what it is given and nothing of what it made: the memory of the process stays as it is.

Good calls and refused ones are made again and again, each so often as there is time, ten million in all. What is looked
at is what the system says the process holds, for Python does not see what C has taken.
"""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from resource import getpagesize
from time import perf_counter

import pytest

from kozyr.kernel import core
from tests.kernel.calls import Call, calls
from tests.kernel.odd import REFUSED, odd
from tests.scale import PROVE

MANY = 10_000_000 if PROVE else 200_000
LEAST, LEAST_SECONDS = (20_000, 5.0) if PROVE else (100, 0.01)
"""How often a slow call is made at least, unless it is so slow that this takes longer than that."""
GROWTH = 2**20
"""Bytes by which the process may grow."""
STATM = Path("/proc/self/statm")

pytestmark = [
    pytest.mark.skipif(core is None, reason="the compiled core is not there"),
    pytest.mark.skipif(not STATM.exists(), reason="this system does not say how much memory a process holds"),
    pytest.mark.skipif("KOZYR_SANITIZED" in os.environ, reason="a sanitizer keeps what was given back"),
    pytest.mark.timeout(1200),
]


def held() -> int:
    """The bytes of memory that this process holds."""
    gc.collect()
    return int(STATM.read_text().split()[1]) * getpagesize()


def refused() -> Iterator[Call]:
    """For every good call an odd one that is refused."""
    rng = Random(7)
    for good in calls():
        for _ in range(100):
            one = odd(good, rng)
            try:
                one()
            except REFUSED:
                yield one
                break


def again(call: Call, times: int) -> None:
    for _ in range(times):
        with suppress(*REFUSED):
            call()


def shares(every: list[Call], many: int) -> list[int]:
    """How often to make each call, so that all of them take about as long: slow ones are made more rarely."""
    speeds = []
    for call in every:
        began = perf_counter()
        again(call, 5)
        speeds.append(5 / (perf_counter() - began))
    least = [min(LEAST, LEAST_SECONDS * speed) for speed in speeds]
    return [max(5, round(max(few, many * speed / sum(speeds)))) for few, speed in zip(least, speeds, strict=True)]


def growth(every: list[Call], many: int) -> int:
    """By how many bytes the process grows while it makes so many calls, after it has made some to warm up."""
    times = shares(every, many)
    for call, often in zip(every, times, strict=True):
        again(call, often // 20 + 1)
    before = held()
    for call, often in zip(every, times, strict=True):
        again(call, often)
    assert sum(times) > many * 0.99
    return held() - before


def test_the_core_leaks_no_memory() -> None:
    assert growth([*calls(), *refused()], MANY) < GROWTH


def test_a_leak_would_be_seen() -> None:
    kept: list[bytes] = []
    leaking = Call("a leak", lambda: kept.append(bytes(64)), ())
    assert growth([leaking], 100_000) > GROWTH


def test_the_core_keeps_no_argument_and_drops_none() -> None:
    for call in [*calls(), *refused()]:
        counted = [*call.arguments, None, call.what]
        before = [sys.getrefcount(each) for each in counted]
        again(call, 1000)
        after = [sys.getrefcount(each) for each in counted]
        assert all(abs(late - early) < 100 for early, late in zip(before, after, strict=True)), call
