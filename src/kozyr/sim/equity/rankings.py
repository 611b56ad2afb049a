"""The orders of hands for kozyr.kernel.equities."""

from functools import cache

from kozyr.kernel import core
from kozyr.kernel.equities import Ranking
from kozyr.play.packed import pack_order
from kozyr.play.ranking import Order, strength


@cache
def ranking(order: Order) -> Ranking:
    """An order as the core and Python rank hands by it; the core makes its tables when they are first needed."""

    def worth(cards: int) -> int:
        return strength(cards, order)

    return Ranking(worth, None if core is None else pack_order(order))
