"""Which hand beats which: nine orders and the house rules between them, on sets of cards (decision D5).

Neither NumPy nor msgspec is needed here. `rank` checks its cards and tells everything of a hand; `strength` gives the
number alone, for games and simulations; `ranks` has functions for hands by the million. The law is in law.py, and the
compiled core its fast copy.
"""

from kozyr.play.ranking.hand import MOST, Hand, class_of, classes, rank, strength
from kozyr.play.ranking.many import Ranks, ranks
from kozyr.play.ranking.order import ORDERS, Category, Order, order, turned, with_wild

__all__ = [
    "MOST",
    "ORDERS",
    "Category",
    "Hand",
    "Order",
    "Ranks",
    "class_of",
    "classes",
    "order",
    "rank",
    "ranks",
    "strength",
    "turned",
    "with_wild",
]
