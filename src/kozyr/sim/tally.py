"""What comes out of many matches: means with their errors, and how often bids were made.

Sums are whole numbers, so that matches may be added in any order and the result is the same to the last digit.
"""

from math import sqrt
from typing import Any

from msgspec import Struct

from kozyr.games.raspisnoy.state import State as Raspisnoy


class Tally(Struct, frozen=True):
    """Sums over matches; lists are by seat. `made` of `bids` were made exactly."""

    matches: int
    decisions: int
    points: tuple[int, ...]
    squares: tuple[int, ...]
    bids: tuple[int, ...]
    made: tuple[int, ...]

    def mean(self) -> list[float]:
        """Points a match."""
        return [round(total / self.matches, 3) for total in self.points]

    def stderr(self) -> list[float | None]:
        """The standard error of each mean; None where one match tells nothing about it."""
        if self.matches < 2:
            return [None] * len(self.points)
        return [self._error(total, square) for total, square in zip(self.points, self.squares, strict=True)]

    def _error(self, total: int, square: int) -> float:
        spread = square * self.matches - total * total
        return round(sqrt(spread / (self.matches * self.matches * (self.matches - 1))), 3)

    def shares_made(self) -> list[float | None]:
        """The share of bids made exactly; None where nobody bid."""
        pairs = zip(self.made, self.bids, strict=True)
        return [round(made / bids, 4) if bids else None for made, bids in pairs]


def nothing(seats: int) -> Tally:
    """No match yet."""
    none = (0,) * seats
    return Tally(0, 0, none, none, none, none)


def add(one: Tally, other: Tally) -> Tally:
    """Both together."""
    return Tally(
        one.matches + other.matches,
        one.decisions + other.decisions,
        *(
            tuple(a + b for a, b in zip(ours, theirs, strict=True))
            for ours, theirs in (
                (one.points, other.points),
                (one.squares, other.squares),
                (one.bids, other.bids),
                (one.made, other.made),
            )
        ),
    )


def count(state: Any, scores: tuple[int, ...], decisions: int) -> Tally:
    """One match, from its last state, its scores and the number of the seats' decisions."""
    seats = range(len(scores))
    rows = [row for row in state.sheet if None not in row.bids] if isinstance(state, Raspisnoy) else []
    return Tally(
        matches=1,
        decisions=decisions,
        points=scores,
        squares=tuple(points * points for points in scores),
        bids=(len(rows),) * len(scores),
        made=tuple(sum(row.bids[seat] == row.taken[seat] for row in rows) for seat in seats),
    )
