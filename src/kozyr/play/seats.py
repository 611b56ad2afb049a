"""Lists over the seats of a table: going round it, and putting a value in one place."""

from typing import TypeVar

T = TypeVar("T")


def clockwise(first: int, among: tuple[bool, ...]) -> tuple[int, ...]:
    """The seats of `among`, clockwise from `first` (one past the last seat is the first again).

    >>> clockwise(2, (True, False, True, True))
    (2, 3, 0)
    """
    seats = len(among)
    return tuple([seat % seats for seat in range(first, first + seats) if among[seat % seats]])


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same list with another value for one seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def add(chips: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The same list with more chips, or less, for one seat."""
    return put(chips, seat, chips[seat] + more)
