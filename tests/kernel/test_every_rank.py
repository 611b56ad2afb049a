"""Every hand there is by the core and by the law in Python. Only in the long run: some minutes on one processor.

`KOZYR_PROVE=1 python -m pytest tests/kernel/test_every_rank.py` does it alone.
"""

from array import array
from collections.abc import Iterator
from itertools import islice
from math import comb

import pytest

from kozyr.cards import cards_of, pack
from kozyr.kernel import core
from kozyr.play.ranking import ORDERS, Order
from kozyr.play.ranking.law import strength_by_law
from tests.kernel.orders import in_core
from tests.play.ranking.houses import every_hand, up_to_suits
from tests.scale import PROVE

pytestmark = [
    pytest.mark.skipif(core is None, reason="the compiled core is not there"),
    pytest.mark.skipif(not PROVE, reason="part of the long run"),
    pytest.mark.timeout(3600),
]


def agreed(order: Order, hands: Iterator[tuple[int, int]]) -> int:
    """On how many hands core and law agree; AssertionError for one on which they do not."""
    ranked, masks, many = in_core(order), (hand for hand, _ in hands), 0
    while piece := array("Q", islice(masks, 100_000)):
        found = array("I", bytes(4 * len(piece)))
        ranked.strengths(piece, found, 0, len(piece))
        for mask, strength in zip(piece, found, strict=True):
            assert strength == strength_by_law(mask, order), hex(mask)
        many += len(piece)
    return many


@pytest.mark.parametrize("name", ORDERS)
def test_every_hand_of_five_cards_is_worth_what_the_law_says(name: str) -> None:
    """2,598,960 hands, 2,869,685 with a joker, 376,992 of the short deck: up to a minute an order."""
    order = ORDERS[name]
    cards = cards_of(order.cards)
    assert agreed(order, every_hand(cards, 5)) == comb(len(cards), 5)


@pytest.mark.parametrize("name", ["six_plus", "six_plus_straight"])
def test_every_hand_of_seven_cards_of_the_short_deck_is_worth_what_the_law_says(name: str) -> None:
    """8,347,680 hands: some two minutes each."""
    assert agreed(ORDERS[name], every_hand(pack(36), 7)) == comb(36, 7)


def test_hands_of_seven_cards_are_worth_what_the_law_says_up_to_the_names_of_the_suits() -> None:
    """The 6,009,159 of the 133,784,560 hands of which all others differ only by which suit is which: two minutes."""
    assert agreed(ORDERS["standard"], up_to_suits(pack(52), 7)) == 6_009_159
