"""Which hand beats which: nine orders and the house rules between them, on sets of cards (decision D5).

Neither NumPy nor msgspec is needed here. `rank` checks its cards and tells everything of a hand; `strength` checks
nothing and gives the number alone, for games and simulations.
"""

from kozyr.play.ranking.hand import MOST, Hand, class_of, classes, rank, strength
from kozyr.play.ranking.order import ORDERS, Category, Order, order, turned, with_wild

__all__ = [
    "MOST",
    "ORDERS",
    "Category",
    "Hand",
    "Order",
    "class_of",
    "classes",
    "order",
    "rank",
    "strength",
    "turned",
    "with_wild",
]
