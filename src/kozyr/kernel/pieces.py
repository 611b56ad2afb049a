"""Work in pieces: a piece is the same whoever does it, so that threads change nothing but the time."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def in_pieces(work: Callable[[Piece], Done], pieces: Sequence[Piece], threads: int) -> list[Done]:
    """What `work` gives for each piece, in their order; with 1 thread in this one."""
    if threads <= 1 or len(pieces) < 2:
        return [work(piece) for piece in pieces]
    with ThreadPoolExecutor(min(threads, len(pieces))) as pool:
        return list(pool.map(work, pieces))
