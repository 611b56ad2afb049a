"""Worlds counted and drawn in plain Python, by the method of native/worlds.c with whole numbers in place of doubles.

Cards that the same pools may hold are a group, places with the same mask a pool. The groups are given out one after
another: `_ways` says in how many ways the rest can be, for what the pools still lack, so that no draw runs into a dead
end.
"""

from collections.abc import Iterator
from functools import cache
from math import comb, factorial, prod
from random import Random

from kozyr.cards import bits_of

Split = tuple[int, ...]
"""How many cards of a group each pool gets."""


class Counts:
    """The worlds of the unseen `cards` for places that lack so many and may hold so masked cards."""

    def __init__(self, cards: int, lacks: bytes, masks: list[int]) -> None:
        self._lacks = lacks
        pools: dict[int, list[int]] = {}
        for place, mask in enumerate(masks):
            if lacks[place]:
                pools.setdefault(mask & cards, []).append(place)
        self._pools = list(pools.values())
        groups: dict[tuple[bool, ...], int] = {}
        for card in bits_of(cards):
            may = tuple(bool(mask & card) for mask in pools)
            groups[may] = groups.get(may, 0) | card
        self._groups = sorted(groups.items(), key=lambda group: sum(group[0]))
        self._full = tuple(sum(lacks[place] for place in pool) for pool in self._pools)
        self._ways = cache(self._count)

    def total(self) -> int:
        """How many worlds there are."""
        apart = prod(
            factorial(lacking) // prod(factorial(self._lacks[place]) for place in pool)
            for pool, lacking in zip(self._pools, self._full, strict=True)
        )
        return self._ways(0, self._full) * apart

    def _count(self, number: int, lacking: Split) -> int:
        """The ways to give the groups from `number` on to pools that lack so many; within a pool places are alike."""
        if number == len(self._groups):
            return int(not any(lacking))
        return sum(ways for _, ways in self._steps(number, lacking))

    def _steps(self, number: int, lacking: Split) -> Iterator[tuple[Split, int]]:
        may, cards = self._groups[number]
        size = cards.bit_count()
        for split in _splits(size, [lack if here else 0 for lack, here in zip(lacking, may, strict=True)]):
            after = tuple(lack - got for lack, got in zip(lacking, split, strict=True))
            yield split, _orders(size, split) * self._ways(number + 1, after)

    def draw(self, rng: Random) -> list[int]:
        """One world; there must be one."""
        piles, lacking = [0] * len(self._pools), self._full
        for number, (_, cards) in enumerate(self._groups):
            splits, ways = zip(*self._steps(number, lacking), strict=True)
            split = splits[_drawn(ways, rng)]
            parts = _dealt(cards, split, rng)
            piles = [pile | part for pile, part in zip(piles, parts, strict=True)]
            lacking = tuple(lack - got for lack, got in zip(lacking, split, strict=True))
        return self._apart(piles, rng)

    def _apart(self, piles: list[int], rng: Random) -> list[int]:
        hands = [0] * len(self._lacks)
        for pool, pile in zip(self._pools, piles, strict=True):
            for place, hand in zip(pool, _dealt(pile, tuple(self._lacks[place] for place in pool), rng), strict=True):
                hands[place] = hand
        return hands


def _drawn(ways: tuple[int, ...], rng: Random) -> int:
    mark = rng.randrange(sum(ways))
    for at, share in enumerate(ways):
        if mark < share:
            return at
        mark -= share
    raise AssertionError("a mark lies below the sum")


def _splits(size: int, room: list[int]) -> Iterator[Split]:
    """All ways to part `size` like things over places with so much room."""
    if not room:
        if not size:
            yield ()
        return
    for here in range(max(0, size - sum(room[1:])), min(size, room[0]) + 1):
        for rest in _splits(size - here, room[1:]):
            yield here, *rest


def _orders(size: int, split: Split) -> int:
    """In how many ways `size` different cards make parts of these sizes."""
    ways = 1
    for part in split:
        ways *= comb(size, part)
        size -= part
    return ways


def _dealt(cards: int, sizes: Split, rng: Random) -> list[int]:
    """The cards in parts of these sizes, by chance."""
    order = bits_of(cards)
    rng.shuffle(order)
    parts = []
    for size in sizes:
        parts.append(sum(order[:size]))
        order = order[size:]
    return parts
