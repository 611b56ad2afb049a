"""The ranks of the core against the law in Python: the bit logic, the tables, one hand and many."""

from array import array
from collections import Counter
from math import comb
from random import Random

import pytest

from kozyr.cards import cards_of
from kozyr.errors import NotationError
from kozyr.kernel import core
from kozyr.play.ranking import ORDERS, Order, strength
from kozyr.play.ranking.hand import read
from kozyr.play.ranking.law import strength_by_law
from kozyr.play.ranking.slow import SlowRanks
from tests.kernel.orders import EVERY_ORDER, in_core, some_masks
from tests.play.ranking.test_counts import ALL_FIVE, SHORT_FIVE, SHORT_SEVEN
from tests.scale import PROVE

pytestmark = pytest.mark.skipif(core is None, reason="the compiled core is not there")

EVERY_CARD = 0x1FFF_1FFF_1FFF_7FFF
SIZES, SMALL = (1, 2, 3, 4, 5, 6, 7, 7, 8, 9), (1, 2, 3, 4, 5, 5, 6)
ALL_SEVEN = {
    "royal_flush": 4_324,
    "straight_flush": 37_260,
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "pair": 58_627_800,
    "high_card": 23_294_460,
}
"""All hands of seven cards by category."""


@pytest.mark.parametrize("name", EVERY_ORDER)
def test_bit_logic_and_tables_rank_as_the_law_does(name: str) -> None:
    order = EVERY_ORDER[name]
    slow = len(cards_of(order.wild)) > 1 and order.wish == "low"
    rng = Random(name)
    masks = some_masks(order, 250 if slow else 1_000, rng, SMALL if slow else SIZES)
    law = [strength_by_law(mask, order) for mask in masks]
    ranked = in_core(order)
    assert [ranked.strength(mask) for mask in masks] == law
    places = [ranked.place(mask) for mask in masks]
    ladder = memoryview(ranked.ladder()).cast("I")
    assert [ladder[place] for place in places] == law
    assert [ranked.strength(mask) for mask in masks] == law
    hands, found, numbers = array("Q", masks), array("H", bytes(2 * len(masks))), array("I", bytes(4 * len(masks)))
    ranked.places(hands, found, 0, len(hands))
    ranked.strengths(hands, numbers, 0, len(hands))
    assert (list(found), list(numbers)) == (places, law)


@pytest.mark.parametrize("name", [name for name, order in EVERY_ORDER.items() if order.wish == "high"])
def test_the_engine_may_ask_for_any_set_of_cards(name: str) -> None:
    """None, many and all: the bots of Palace Poker ask for twelve."""
    order, rng = EVERY_ORDER[name], Random(name)
    fresh, made = in_core(order), in_core(order)
    made.place(order.cards & -order.cards)
    for _ in range(200):
        mask = rng.choice((0, order.cards, rng.getrandbits(64) & order.cards, rng.getrandbits(64) & EVERY_CARD))
        assert fresh.value(mask) == made.value(mask) == strength(mask, order) == strength_by_law(mask, order)


def test_the_engine_may_ask_for_no_cards_of_a_low_hand() -> None:
    for order in (order for order in EVERY_ORDER.values() if order.wish == "low"):
        assert strength(0, order) == strength_by_law(0, order)
        with pytest.raises(NotationError, match="1 to 9 cards, not 13"):
            in_core(order).value(0x1FFF)


@pytest.mark.parametrize("name", ORDERS)
def test_the_places_are_all_strengths_there_are(name: str) -> None:
    order = ORDERS[name]
    ranked, slow = in_core(order), SlowRanks(order)
    assert ranked.ladder() == slow.ladder()


def by_category(order: Order, size: int) -> dict[str, int]:
    """How many hands of a size there are of each category; AssertionError if bit logic and tables differ on one."""
    ranked, counts = in_core(order), Counter[int]()
    for lowest in range(64):
        counts.update(dict(enumerate(memoryview(ranked.tally(size, lowest)).cast("Q"))))
    assert not counts[0]
    ladder = memoryview(ranked.ladder()).cast("I")
    found: Counter[str] = Counter()
    for place, many in counts.items():
        if many:
            found[str(read(ladder[place], order)[0])] += many
    return dict(found)


@pytest.mark.parametrize("name", ["standard", "six_plus", "six_plus_straight"])
def test_both_algorithms_agree_on_every_hand_of_five_cards(name: str) -> None:
    short = name != "standard"
    assert by_category(ORDERS[name], 5) == (SHORT_FIVE if short else ALL_FIVE)


def test_both_algorithms_agree_on_every_hand_of_seven_cards_of_the_short_deck() -> None:
    assert by_category(ORDERS["six_plus"], 7) == SHORT_SEVEN


@pytest.mark.skipif(not PROVE, reason="part of the long run")
def test_both_algorithms_agree_on_all_133_784_560_hands_of_seven_cards() -> None:
    """Some ten seconds."""
    assert sum(ALL_SEVEN.values()) == comb(52, 7)
    assert by_category(ORDERS["standard"], 7) == ALL_SEVEN


@pytest.mark.parametrize("name", ["deuces_wild", "joker", "bug", "deuce_seven", "ace_five"])
@pytest.mark.skipif(not PROVE, reason="part of the long run")
def test_both_algorithms_agree_on_every_hand_of_six_cards(name: str) -> None:
    order = ORDERS[name]
    assert sum(by_category(order, 6).values()) == comb(order.cards.bit_count(), 6)
