"""Lists over the seats of a table: going round it, and putting a value in one place."""

from functools import cache
from itertools import compress
from typing import TypeVar

T = TypeVar("T")


@cache
def circle(first: int, seats: int) -> tuple[int, ...]:
    """All seats of a table, clockwise from `first` (one past the last seat is the first again).

    >>> circle(2, 4)
    (2, 3, 0, 1)
    """
    return tuple([(first + place) % seats for place in range(seats)])


def clockwise(first: int, among: tuple[object, ...]) -> tuple[int, ...]:
    """The seats for which something is there in `among`, clockwise from `first`.

    >>> clockwise(2, (True, False, True, True))
    (2, 3, 0)
    """
    first %= len(among)
    return tuple(compress(circle(first, len(among)), among[first:] + among[:first]))


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same list with another value for one seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def add(chips: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The same list with more chips, or less, for one seat."""
    return put(chips, seat, chips[seat] + more)
