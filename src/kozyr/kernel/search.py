"""Search over common worlds: each legal move is tried in the same worlds, by the same chances. It needs the core.

What a world brings after a move comes from playouts, at random or by a script, or from max^n over the next tricks. Seed
and budget decide what comes out, threads do not; only a limit of time depends on the machine.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from time import monotonic
from typing import NamedTuple

from kozyr.kernel.core import needed as core
from kozyr.kernel.pieces import in_pieces
from kozyr.kernel.solving import REMEMBERED
from kozyr.kernel.tricks import PackedDeal, PackedRules, look, moves, packed_points
from kozyr.kernel.worlds import Worlds

PIECE = 16
"""Worlds that are judged at a time."""


class Judging(NamedTuple):
    """How a world is judged after a move.

    It is played out `times` times: at random where `wanted` is None, else by the script, towards the tricks `wanted` by
    each seat in all with a chance of `noise` / tricks.NOISE of a random move. Before that max^n plays `ahead` tricks,
    that on the table counted, and tries of cards between which nobody else has one only the lowest; with as many tricks
    as are left the world is solved. Where max^n and its playouts would enter more positions than `most_visited` in a
    world, for all moves together, that world is only played out.
    """

    wanted: Sequence[int] | None = None
    noise: int = 0
    times: int = 1
    ahead: int = 0
    most_visited: int = 30_000


AT_RANDOM = Judging()


class Candidate(NamedTuple):
    """A legal move, what each seat is paid after it in the mean over the worlds, and the standard errors of these."""

    move: int
    means: tuple[float, ...]
    errors: tuple[float, ...]


class Found(NamedTuple):
    """The legal moves in their order; how many worlds were judged, and how many of them with max^n."""

    candidates: tuple[Candidate, ...]
    worlds: int
    searched: int


Sums = tuple[float, float, int, list[tuple[int, tuple[tuple[float, float, float], ...]]]]
"""Of weights, of their squares, of worlds searched; and for each move and seat of a x, a a x and a a x x, where x is
paid in a world of weight a."""


def search(
    rules: PackedRules,
    deal: PackedDeal,
    points: Sequence[Sequence[int]],
    worlds: Worlds,
    judging: Judging = AT_RANDOM,
    *,
    seed: int,
    most_moves: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Found:
    """Each legal move of the seat in turn, judged in the worlds.

    The first places of the worlds are the seats; each holds as many cards as in `deal`, and the seat in turn the same.
    `points` are for each seat what it is paid for 0, 1, ... all tricks. Weights of the worlds are importance weights.
    Worlds after the first are left out when they could take more than `most_moves` moves and positions in all, or when
    `seconds` have passed: what that gives is not the same everywhere. ValueError for what makes no sense.
    """
    count = len(worlds)
    if not count:
        raise ValueError("a search needs a world at least")
    if most_moves is not None:
        count = max(1, min(count, most_moves // _cost(rules, deal, judging)))
    table, wanted = packed_points(points), None if judging.wanted is None else bytes(judging.wanted)
    masks, weights = memoryview(worlds.packed), array("d", worlds.weights)

    def work(first: int) -> Sums:
        last = min(first + PIECE, count)
        size = 8 * worlds.places
        part, weighs = bytes(masks[first * size : last * size]), weights[first:last].tobytes()
        how = (wanted, judging.noise, judging.times, judging.ahead, judging.most_visited, REMEMBERED)
        found: Sums = core.trick_search(rules, deal, table, part, worlds.places, weighs, *how, seed, first)
        return found

    firsts, done = iter(range(0, count, PIECE)), list[Sums]()
    ends = None if seconds is None else monotonic() + seconds
    while (ends is None or not done or monotonic() < ends) and (some := list(_some(firsts, ends, threads))):
        done += in_pieces(work, some, threads)
    return _found(done, min(count, PIECE * len(done)))


def _some(firsts: Iterator[int], ends: float | None, threads: int) -> Iterator[int]:
    """All pieces that are left, or one for each thread where the clock is to be looked at."""
    return firsts if ends is None else islice(firsts, max(1, threads))


def _cost(rules: PackedRules, deal: PackedDeal, judging: Judging) -> int:
    """The most moves and positions that a world takes."""
    left = sum(hand.bit_count() for hand in look(rules, deal).hands)
    tried = judging.most_visited if judging.ahead else 0
    return tried + len(moves(rules, deal)) * left * judging.times


def _found(parts: Sequence[Sums], worlds: int) -> Found:
    """Means and errors from the sums of all pieces, added in their order."""
    a, aa = sum(part[0] for part in parts), sum(part[1] for part in parts)
    if not a:
        raise ValueError("worlds that all weigh nothing tell nothing")
    candidates = []
    for same_move in zip(*(part[3] for part in parts), strict=True):
        seats = [
            [sum(sums) for sums in zip(*same_seat, strict=True)]
            for same_seat in zip(*(sums for _, sums in same_move), strict=True)
        ]
        means = tuple(ax / a for ax, _, _ in seats)
        errors = tuple(_error(mean, a, aa, worlds, seat) for mean, seat in zip(means, seats, strict=True))
        candidates.append(Candidate(same_move[0][0], means, errors))
    return Found(tuple(candidates), worlds, sum(part[2] for part in parts))


def _error(mean: float, a: float, aa: float, worlds: int, sums: Sequence[float]) -> float:
    """The standard error of a weighted mean; infinite from one world."""
    _, aax, aaxx = sums
    squares = max(0.0, aaxx - 2 * mean * aax + mean * mean * aa)
    return sqrt(squares * worlds / (worlds - 1)) / a if worlds > 1 else float("inf")
