"""The orders of hands as the core knows them."""

from functools import cache, partial

from kozyr.kernel import core
from kozyr.kernel.equities import Ranking
from kozyr.play.ranking import Category, Order, strength

_NO_PLACE = 255


@cache
def ranking(order: Order) -> Ranking:
    """An order for kozyr.kernel.equities; its tables are made when they are first needed."""
    return Ranking(partial(_strength, order), None if core is None else _ranks(order))


def _strength(order: Order, cards: int) -> int:
    return strength(cards, order)


def _ranks(order: Order) -> object:
    places = {category: place for place, category in enumerate(order.ladder)}
    ladder = bytes(places.get(category, _NO_PLACE) for category in Category)
    low = order.wish == "low"
    return core.Ranks(order.cards, order.wild, ladder, low, order.ace_plays_low, order.bug, order.natural_first)
