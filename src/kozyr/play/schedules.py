"""Which deals a match has: the ladder of hands that grow, stay and shrink (RP-15..RP-18, RP-A49)."""

from typing import Literal

Ladder = Literal["full", "up", "max", "none"]


def climb(top: int) -> tuple[int, ...]:
    """One card, then one more each deal, up to one below `top`."""
    return tuple(range(1, top))


def peak(top: int, seats: int) -> tuple[int, ...]:
    """The greatest hand, as often as there are seats (RP-17)."""
    return (top,) * seats


def descent(top: int) -> tuple[int, ...]:
    """From one below `top` back to one card (RP-18)."""
    return climb(top)[::-1]


def ladder(shape: Ladder | tuple[int, ...], top: int, seats: int) -> tuple[int, ...]:
    """The number of cards of each ordinary deal; `top` is the greatest hand, dealt as often as there are seats.

    >>> ladder("full", 3, 2)
    (1, 2, 3, 3, 2, 1)
    """
    match shape:
        case "full":
            return climb(top) + peak(top, seats) + descent(top)
        case "up":
            return climb(top) + peak(top, seats)
        case "max":
            return peak(top, seats)
        case "none":
            return ()
        case hands:
            return hands
