"""The ranks of an order by the law alone: what Ranks does where there is no compiled core."""

from array import array
from bisect import bisect_left
from functools import cached_property
from typing import Any

from kozyr.cards import mask_of
from kozyr.errors import NotationError
from kozyr.play.ranking.hand import Cards, cards_from, checked, classes, one_of_each
from kozyr.play.ranking.law import strength_by_law
from kozyr.play.ranking.order import Order

WHOLE = frozenset("QqLlIiHhNn")
"""The formats of whole numbers that a buffer may have."""


class SlowRanks:
    """An order of hands with the methods of one in the core (kozyr.kernel.ranks.Core)."""

    def __init__(self, order: Order) -> None:
        self._order = order

    def strength(self, hand: Cards) -> int:
        return strength_by_law(self._mask(hand), self._order)

    def value(self, mask: int) -> int:
        return strength_by_law(mask, self._order)

    def place(self, hand: Cards) -> int:
        return bisect_left(self._ladder, self.strength(hand))

    def strengths(self, masks: Any, into: Any, start: int, stop: int) -> None:
        self._many(self.strength, masks, _numbers(into, 4, "results"), start, stop)

    def places(self, masks: Any, into: Any, start: int, stop: int) -> None:
        self._many(self.place, masks, _numbers(into, 2, "results"), start, stop)

    def ladder(self) -> bytes:
        return self._ladder.tobytes()

    def fives(self) -> bytes:
        return array("I", classes(self._order)).tobytes()

    @cached_property
    def _ladder(self) -> "array[int]":
        """The strength of every place; nothing has place 0."""
        hands = (hand for size in range(1, 6) for hand in one_of_each(self._order, size))
        return array("I", [0, *sorted({strength_by_law(hand, self._order) for hand in hands})])

    def _many(self, rank: Any, masks: Any, results: Any, start: int, stop: int) -> None:
        hands = _numbers(masks, 8, "masks")
        if len(hands) != len(results):
            raise ValueError(f"{len(hands)} masks, room for {len(results)} results, from {start} to {stop}")
        for at in range(start, stop):
            try:
                results[at] = rank(hands[at])
            except NotationError as error:
                raise NotationError(f"hand {at}: {error}") from None

    def _mask(self, hand: Cards) -> int:
        return mask_of(checked(cards_from(hand), self._order))


def _numbers(buffer: Any, size: int, which: str) -> Any:
    """The whole numbers of so many bytes in an array of any shape, one after another; TypeError for other arrays."""
    view = memoryview(buffer)
    if view.itemsize != size or view.format.lstrip("@") not in WHOLE or not view.c_contiguous:
        raise TypeError(f"{which} must be a buffer of whole numbers of {size} bytes each")
    format: Any = view.format.upper()
    return view.cast("B").cast(format) if view.nbytes else view
