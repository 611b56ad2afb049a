"""Exact play of tricks with all cards open. It needs the core (NoCoreError), as all does that is made of packed deals.

max^n: who moves takes what pays him most; of several such moves the one that pays the others least in sum, then the one
that pays less to the next seat clockwise, and the next. The value of a position depends on that order and on nothing
else: not on the order in which moves are tried, nor on what was remembered (docs/kernel.md).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kozyr.kernel.core import needed as core
from kozyr.kernel.tricks import PackedDeal, PackedRules, packed_points

MOST_VISITED = 2_000_000
"""Positions that a search enters before it gives up: some seconds."""
REMEMBERED = 1 << 20
"""Positions that a search remembers at most: 64 MB with four players; when they are all taken some are forgotten."""


class Solved(NamedTuple):
    """Every legal move with what each seat is paid after it, and the best of them; `visited` counts the positions that
    were entered. `moves` is empty and `best` -1 where there were too many."""

    moves: tuple[tuple[int, tuple[int, ...]], ...]
    best: int
    visited: int

    @property
    def values(self) -> tuple[int, ...] | None:
        """What each seat is paid when all play for themselves; None where that was not found out."""
        return dict(self.moves)[self.best] if self.moves else None


class Forced(NamedTuple):
    """Whether the seat can force it, None where that was not found out, and how many positions were entered."""

    answer: bool | None
    visited: int


def solve(
    rules: PackedRules,
    deal: PackedDeal,
    points: Sequence[Sequence[int]],
    *,
    most_visited: int = MOST_VISITED,
    remembered: int = REMEMBERED,
    plain: bool = False,
) -> Solved:
    """The deal by max^n; `points` are for each seat what it is paid for 0, 1, ... all tricks of the deal.

    Of equal moves the first is best. `plain` goes through every move and remembers nothing: slower, the same values.
    ValueError for a deal that is over, or points that are not for its seats and tricks.
    """
    visited, best, moves = core.trick_solve(rules, deal, packed_points(points), most_visited, remembered, plain)
    return Solved(tuple(moves), moves[best][0] if moves else -1, visited)


def can_force(
    rules: PackedRules,
    deal: PackedDeal,
    seat: int,
    wanted: Iterable[int],
    *,
    most_visited: int = MOST_VISITED,
    remembered: int = REMEMBERED,
) -> Forced:
    """Whether `seat` can end with one of the `wanted` numbers of tricks, though all others play together against it."""
    numbers = sum({1 << number for number in wanted})
    visited, answer = core.trick_force(rules, deal, seat, numbers, most_visited, remembered)
    return Forced(None if answer < 0 else bool(answer), visited)
