"""Equities: showdowns counted in full or sampled, in the core or, without it, in plain Python (kernel.showdowns)."""

from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from kozyr.kernel import showdowns
from kozyr.kernel.core import core, say_missing
from kozyr.kernel.ranks import Core
from kozyr.kernel.showdowns import Choice, Showdown, Strength, Tally


class Ranking(NamedTuple):
    """An order of hands: what a set of cards is worth by it, and the same in the core, where it is there."""

    strength: Strength
    ranks: Core | None


def count(ranking: Ranking, showdown: Showdown) -> Tally:
    """What becomes of every deal: for each set of seats how many it shares, as exact numbers.

    Boards of hold'em are counted by the ranks that come where the order allows it, thousands of boards at a time.
    """
    if ranking.ranks is not None and (told := core.equity_ranks(ranking.ranks, *_told(showdown))) is not None:
        return _tally(told)
    return count_pieces(ranking, showdown, 0, showdowns.pieces(showdown))


def count_pieces(ranking: Ranking, showdown: Showdown, first: int, last: int) -> Tally:
    """The same one by one, and only of the deals in some pieces (showdowns.pieces)."""
    if ranking.ranks is not None:
        return _tally(core.equity_deals(ranking.ranks, *_told(showdown), first, last))
    say_missing()
    return showdowns.count(ranking.strength, showdown, first, last)


def counts_by_ranks(ranking: Ranking, showdown: Showdown) -> bool:
    """Whether `count` takes thousands of boards at a time."""
    return ranking.ranks is not None and core.equity_can_by_ranks(ranking.ranks, *_told(showdown))


def sample(
    ranking: Ranking, showdown: Showdown, choices: Sequence[Choice | None], seed: int, piece: int, number: int
) -> Tally:
    """What becomes of so many deals drawn by chance: a piece is a stream of random numbers of its own, so that the
    tallies of pieces add up to the same whoever makes them. Core and Python draw the same deals."""
    if ranking.ranks is None:
        say_missing()
        return showdowns.sample(ranking.strength, showdown, choices, seed, piece, number)
    given = tuple(None if choice is None else _choice(choice) for choice in choices)
    return _tally(core.equity_sample(ranking.ranks, *_told(showdown), given, seed, piece, number))


def _told(showdown: Showdown) -> tuple[bytes, bytes, int, int, int]:
    hands = array("Q", showdown.hands).tobytes()
    return hands, bytes(showdown.draws), showdown.board, showdown.to_come, showdown.stub


def _choice(choice: Choice) -> tuple[bytes, bytes]:
    return array("Q", choice.hands).tobytes(), array("I", accumulate(choice.weights)).tobytes()


def _tally(told: bytes) -> Tally:
    return memoryview(told).cast("Q").tolist()
