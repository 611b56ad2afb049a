"""The orders of hands for kozyr.kernel.equities."""

from functools import cache

from kozyr.kernel.equities import Ranking
from kozyr.play.ranking import Order
from kozyr.play.ranking.law import strength_by_law


@cache
def ranking(order: Order) -> Ranking:
    """An order as the law and as the core ranks hands by it."""
    return Ranking(lambda cards: strength_by_law(cards, order), order.core)
