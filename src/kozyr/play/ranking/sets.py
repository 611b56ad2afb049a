"""Sets of ranks, 13 bits each, and what is asked of them again and again; answers are remembered."""

from typing import NamedTuple

from kozyr.cards import RANKS

EVERY_RANK = (1 << len(RANKS)) - 1
ACE = 1 << len(RANKS) - 1


class Run(NamedTuple):
    """A sequence of five ranks, and the rank that it is named after: its highest, with the ace low where it is so."""

    ranks: int
    top: int


class Highest(dict[int, int]):
    """The highest `count` ranks of a set, or all where it has fewer."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self._count = count

    def __missing__(self, ranks: int) -> int:
        kept = ranks
        while kept.bit_count() > self._count:
            kept &= kept - 1
        self[ranks] = kept
        return kept


HIGHEST = tuple(map(Highest, range(6)))


class Straights(dict[int, int]):
    """The top rank of the best run in a set of ranks with so many wild cards, or 0: keys are ranks << 3 | wild."""

    def __init__(self, runs: tuple[Run, ...]) -> None:
        super().__init__()
        self._runs = runs

    def __missing__(self, key: int) -> int:
        ranks, wild = key >> 3, key & 7
        found = next((run.top for run in self._runs if (run.ranks & ranks).bit_count() + wild >= 5), 0)
        self[key] = found
        return found


def filled(ranks: int, wild: int) -> int:
    """The set with `wild` ranks more, each the highest that it has not yet."""
    for _ in range(wild):
        ranks |= HIGHEST[1][EVERY_RANK & ~ranks]
    return ranks


def ranks_of(cards: int) -> int:
    """The ranks in a set of cards of any suits."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & EVERY_RANK


def each(ranks: int) -> tuple[int, ...]:
    """The ranks of a set from the highest down, 12 for the ace."""
    return tuple(rank for rank in range(len(RANKS) - 1, -1, -1) if ranks >> rank & 1)
