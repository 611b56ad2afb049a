"""The law: what a set of cards is worth, in Python. The compiled core is a copy of it."""

from kozyr.play.ranking.high import high
from kozyr.play.ranking.low import low
from kozyr.play.ranking.order import Order


def strength_by_law(cards: int, order: Order) -> int:
    """The rank of a set of one to MOST cards of the order's pack, as a number of its own; nothing is checked here.

    The best five count; missing cards rank below any card (PP-A4).
    """
    value = _value(cards, order)
    if not order.natural_first:
        return value
    natural = cards & ~order.wild
    return value << 1 | (natural != 0 and _value(natural, order) == value)


def _value(cards: int, order: Order) -> int:
    if order.wish == "low":
        return low(cards, order)
    wild = cards & order.wild
    return high(cards ^ wild, min(wild.bit_count(), 5), order)
