"""Lists over the seats of a table: going round it, and putting a value in one place."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def clockwise(first: int, among: Sequence[bool]) -> tuple[int, ...]:
    """The seats of `among`, clockwise from `first` (one past the last seat is the first again).

    >>> clockwise(2, (True, False, True, True))
    (2, 3, 0)
    """
    found = [seat for seat, counts in enumerate(among) if counts]
    turn = bisect_left(found, first % len(among))
    return (*found[turn:], *found[:turn])


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same list with another value for one seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def add(chips: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The same list with more chips, or less, for one seat."""
    return put(chips, seat, chips[seat] + more)
