"""By how much a process of its own grows while it calls the core: `python -m tests.kernel.growth`.

Good calls and refused ones are made again and again, each so often as there is time: ten million in the long run.
What is looked at is what the system says the process holds, for Python does not see what C has taken. In a process that
has done other work a leak could hide in memory that was given back.

    python -m tests.kernel.growth [leak]     the bytes that the core costs, or with `leak` a leak planted here
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from resource import getpagesize
from time import perf_counter

from tests.kernel.calls import Call, calls
from tests.kernel.odd import REFUSED, odd
from tests.scale import PROVE

MANY = 10_000_000 if PROVE else 200_000
LEAST, LEAST_SECONDS = (20_000, 5.0) if PROVE else (100, 0.01)
"""How often a slow call is made at least, unless it is so slow that this takes longer than that."""
STATM = Path("/proc/self/statm")


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


def leak() -> Call:
    """A call that keeps 64 bytes each time."""
    kept: list[bytes] = []
    return Call("a leak", lambda: kept.append(bytes(64)), ())


if __name__ == "__main__":
    print(growth([leak()], 100_000) if sys.argv[1:] == ["leak"] else growth([*calls(), *refused()], MANY))
