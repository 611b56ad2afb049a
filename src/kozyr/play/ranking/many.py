"""Hands by the million: the ranks of an order for hands as masks, texts or cards, and for arrays of masks.

The compiled core does the work (docs/kernel.md); without it Python does, some hundred times slower, and says so once.
"""

from array import array
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from kozyr.cards import Card
from kozyr.kernel.core import say_missing
from kozyr.kernel.ranks import Core, rank_in_pieces
from kozyr.play.ranking.hand import Cards, class_of, rank, read
from kozyr.play.ranking.order import Category, Order, order

if TYPE_CHECKING:
    from typing_extensions import Buffer


class Ranks(NamedTuple):
    """The ranks of an order of hands.

    `place` gives the place of a hand among all of one to five cards that are not equal, from 1 for the lowest, and
    `strength` the number that is `rank` of a Hand; both order hands alike. They are functions of their own, so that a
    loop may hold them. A hand has one to nine cards; NotationError names a card that is none, is named twice or is not
    in the pack, and says how many cards are too many.

    >>> from kozyr import ranks
    >>> standard = ranks()
    >>> standard.place("As Ks Qs Js Ts") > standard.place("AdAc") > standard.place(0b1) == 1
    True
    >>> standard.category("As Ad 7s 7c 2h Kd Kc").name, standard.class_of("As Ks Qs Js Ts 2d 2c")
    ('TWO_PAIR', 1)
    """

    order: Order
    place: Callable[[Cards], int]
    strength: Callable[[Cards], int]
    core: Core

    def __reduce__(self) -> Any:
        return ranks, (self.order,)

    def places(self, masks: "Buffer", into: Any = None, *, threads: int = 1) -> Any:
        """The places of the hands in an array of masks, of eight bytes each, such as array("Q") or one of NumPy; `into`
        an array of as many numbers of two bytes each, or a new array("H"). NotationError says which hand is none.

        >>> from array import array
        >>> from kozyr import ranks
        >>> list(ranks().places(array("Q", [0b1, 0b10, 0b11])))
        [1, 2, 3]
        """
        return _many(self.core.places, masks, "H", into, threads)

    def strengths(self, masks: "Buffer", into: Any = None, *, threads: int = 1) -> Any:
        """The same with strengths, of four bytes each: array("I")."""
        return _many(self.core.strengths, masks, "I", into, threads)

    def category(self, hand: Cards) -> Category:
        """What the hand is called."""
        return read(self.strength(hand), self.order)[0]

    def best(self, hand: Cards) -> tuple[Card, ...]:
        """The five cards that make the hand, or all where there are fewer, the ones that name it first."""
        return rank(hand, self.order).best

    def class_of(self, hand: Cards) -> int | None:
        """The place among all hands of five cards that are not equal, 1 for the best; None with fewer cards."""
        return class_of(rank(hand, self.order))


@cache
def ranks(by: str | Order = "standard") -> Ranks:
    """The ranks of an order, by name or as it is; NotationError for a name that is none."""
    how = order(by) if isinstance(by, str) else by
    core = how.core
    if core is None:
        from kozyr.play.ranking.slow import SlowRanks

        say_missing()
        core = SlowRanks(how)
    return Ranks(how, core.place, core.strength, core)


def _many(rank_them: Callable[..., None], masks: "Buffer", code: str, into: Any, threads: int) -> Any:
    if into is None:
        into = array(code, bytes(memoryview(masks).nbytes // 8 * array(code).itemsize))
    rank_in_pieces(rank_them, masks, into, threads)
    return into
