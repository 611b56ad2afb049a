"""Which deals a match has: the ladder of hands that grow, stay and shrink (RP-15..RP-18, RP-A49)."""

from typing import Literal

Ladder = Literal["full", "up", "max", "none"]


def ladder(shape: Ladder | str | tuple[int, ...], top: int, seats: int) -> tuple[int, ...]:
    """The number of cards of each ordinary deal; `top` is the greatest hand, dealt as often as there are seats.

    >>> ladder("full", 3, 2)
    (1, 2, 3, 3, 2, 1)
    """
    if not isinstance(shape, str):
        return shape
    rise, fall = tuple(range(1, top)), tuple(range(top - 1, 0, -1))
    peak = (top,) * seats
    return {"full": rise + peak + fall, "up": rise + peak, "max": peak, "none": ()}[shape]
