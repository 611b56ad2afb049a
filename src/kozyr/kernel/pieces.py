"""Work in pieces: a piece is the same whoever does it, so that threads change nothing but the time."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import chain, islice
from os import cpu_count
from typing import ParamSpec, TypeVar

from kozyr.errors import KozyrError
from kozyr.kernel.core import core

Piece = TypeVar("Piece")
Done = TypeVar("Done")
P = ParamSpec("P")


class NoThreadError(KozyrError):
    """The system begins no more threads."""


class Threads(ThreadPoolExecutor):
    """Threads to work in; NoThreadError where the system does not begin as many as are wanted."""

    def submit(self, fn: Callable[P, Done], /, *args: P.args, **kwargs: P.kwargs) -> Future[Done]:
        try:
            return super().submit(fn, *args, **kwargs)
        except RuntimeError as error:
            raise NoThreadError(f"the system begins no more threads ({error}): ask for fewer") from error


def threads_of(wanted: int | None) -> int:
    """How many threads: as many as are wanted, or as there are cores. Without the core one, for Python lets only one
    work, and then Ctrl-C need not wait for others."""
    return 1 if core is None else wanted or cpu_count() or 1


def in_order(jobs: Iterable[Callable[[], Done]], threads: int) -> Iterator[Done]:
    """What the jobs give, in their order, so that nothing depends on the number of threads; with 1 thread in this one.

    No more of them are begun than the threads will soon do. Who stops listening stops the work, and so does Ctrl-C: the
    jobs that are being done are waited for, no others are begun.
    """
    waiting, threads = iter(jobs), max(1, threads)
    first = list(islice(waiting, 2 * threads))
    if threads == 1 or len(first) < 2:
        yield from (job() for job in chain(first, waiting))
        return
    with Threads(threads) as pool:
        begun: deque[Future[Done]] = deque(pool.submit(job) for job in first)
        try:
            while begun:
                yield begun.popleft().result()
                begun.extend(pool.submit(job) for job in islice(waiting, 1))
        finally:
            for future in begun:
                future.cancel()


def in_pieces(work: Callable[[Piece], Done], pieces: Sequence[Piece], threads: int) -> list[Done]:
    """What `work` gives for each piece, in their order."""
    return list(in_order((partial(work, piece) for piece in pieces), threads))
