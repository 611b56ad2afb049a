"""Work in pieces: a piece is the same whoever does it, so that threads change nothing but the time."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from kozyr.errors import KozyrError

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


def in_pieces(work: Callable[[Piece], Done], pieces: Sequence[Piece], threads: int) -> list[Done]:
    """What `work` gives for each piece, in their order; with 1 thread in this one."""
    if threads <= 1 or len(pieces) < 2:
        return [work(piece) for piece in pieces]
    with Threads(min(threads, len(pieces))) as pool:
        return list(pool.map(work, pieces))
