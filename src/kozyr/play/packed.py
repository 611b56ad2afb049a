"""Limits and orders of poker as the core takes them, for the games that compile their rules."""

from kozyr.kernel.poker import LacksError, Limit, Street
from kozyr.kernel.ranks import Core
from kozyr.play.betting import NoLimit, PotLimit, Sizes, Spread, Steps
from kozyr.play.ranking import Order


def limit_of(sizes: Sizes) -> Limit:
    """Which kind of limit it is."""
    match sizes:
        case NoLimit():
            return Limit.NONE
        case PotLimit(literal=literal):
            return Limit.POT_AS_IT_LIES if literal else Limit.POT
        case Steps():
            return Limit.STEPS
        case Spread():
            return Limit.SPREAD


def street_of(sizes: Sizes, board: int = 0, exchange: bool = False) -> Street:
    """A street with bets within these limits."""
    match sizes:
        case Steps(sizes=steps):
            return Street(min(steps), max(steps), board, exchange)
        case Spread(least=least, most=most):
            return Street(least, most, board, exchange)
        case NoLimit(least=least) | PotLimit(least=least):
            return Street(least, 0, board, exchange)


def pack_order(order: Order) -> Core:
    """An order of hands in the core; LacksError where it is not there."""
    if order.core is None:
        raise LacksError(f"the core does not know the order {order.name}")
    return order.core
