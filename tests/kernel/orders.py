"""Orders of hands for the core: those of the engine's tests, and more that no game has."""

from random import Random
from typing import Any

from kozyr.cards import Card, cards_of, mask_of, pack
from kozyr.play.ranking import ORDERS, Order, turned, with_wild
from kozyr.play.ranking.order import STANDARD
from tests.play.ranking.houses import HOUSES, some_hand

JACKS = (Card.SJ, Card.HJ)
MORE = {
    "natural before deuces": with_wild(ORDERS["standard"], cards_of(ORDERS["deuces_wild"].wild), natural_first=True),
    "natural before the bug": with_wild(ORDERS["standard"], [Card.X1], bug=True, natural_first=True),
    "natural before queens of 20 cards": turned(ORDERS["twenty"], Card.DQ, natural_first=True),
    "ace_five with two jokers, natural first": with_wild(ORDERS["ace_five"], [Card.X1, Card.X2], natural_first=True),
    "two jacks wild": with_wild(ORDERS["standard"], JACKS),
    "six cards wild": with_wild(ORDERS["standard"], [*cards_of(ORDERS["deuces_wild"].wild), Card.X1, Card.X2]),
    "six_plus with a joker": with_wild(ORDERS["six_plus"], [Card.X1]),
    "a pack without the queen of spades": ORDERS["standard"]._replace(cards=mask_of({*pack(52)} - {Card.SQ})),
    "straights over flushes": ORDERS["standard"]._replace(
        ladder=(*STANDARD[:4], STANDARD[5], STANDARD[4], *STANDARD[6:])
    ),
}
EVERY_ORDER: dict[str, Order] = {name: order for name, (order, _) in HOUSES.items()} | MORE
"""The nine orders by name, the house orders of the tests, and MORE."""


def some_masks(order: Order, many: int, rng: Random, sizes: tuple[int, ...] = tuple(range(1, 10))) -> list[int]:
    """Hands of these sizes, great ones and such with wild cards often among them."""
    return [mask_of(some_hand(order, rng.choice(sizes), rng)) for _ in range(many)]


def in_core(order: Order) -> Any:
    """The order in the core (kozyr.kernel._kernel.Ranks), with no tables made yet."""
    made = order._replace().core
    assert made is not None
    return made
