"""The engine against the slow reference: hands of every size come in the same order, ties and names included."""

from itertools import pairwise
from random import Random

import pytest

from kozyr.cards import mask_of
from kozyr.play.ranking import rank
from kozyr.play.ranking.law import strength_by_law
from tests.play.ranking.houses import HOUSES, some_hand
from tests.reference import poker_hands as slow
from tests.scale import PROVE, runs


@pytest.mark.parametrize("name", HOUSES)
def test_hands_come_in_the_order_of_the_slow_reference(name: str) -> None:
    order, house = HOUSES[name]
    many_wild = order.wild.bit_count() > 1
    rng = Random(name)
    found = []
    for seed in runs(120 if many_wild else 500, 4_000):
        size = (5, 5, 1 + seed % 5)[seed % 3] if many_wild else rng.choice((1, 2, 3, 4, 5, 5, 5, 7))
        cards = some_hand(order, size, rng)
        wild = sum(card.value in house.wild for card in cards)
        if wild < 3 or (seed % 10 == 0 and (PROVE or wild == 3)):
            found.append((strength_by_law(mask_of(cards), order), slow.worth(list(cards), house), cards))
    found.sort(key=lambda each: each[0])
    for (value, worth, cards), (more, better, others) in pairwise(found):
        assert (value == more, value < more) == (worth == better, worth < better), f"{cards} and {others}"


@pytest.mark.parametrize("name", HOUSES)
def test_a_hand_is_called_what_the_slow_reference_calls_it(name: str) -> None:
    order, house = HOUSES[name]
    rng = Random(f"called {name}")
    for _ in runs(60, 1_500):
        cards = some_hand(order, rng.choice((3, 4, 5, 5)), rng)
        if sum(card.value in house.wild for card in cards) < 3:
            assert str(rank(cards, order).category) == slow.category(list(cards), house), cards


@pytest.mark.parametrize("name", HOUSES)
def test_the_five_cards_are_of_the_hand_and_worth_as_much_as_all_of_it(name: str) -> None:
    order, _ = HOUSES[name]
    rng = Random(f"five {name}")
    for _ in runs(200, 3_000):
        hand = rank(some_hand(order, rng.randint(1, 9), rng), order)
        assert len(set(hand.best)) == len(hand.best) == min(5, len(hand.cards))
        assert set(hand.best) <= set(hand.cards)
        assert rank(hand.best, order).rank == hand.rank
