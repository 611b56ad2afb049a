"""Ranks of random hands agree with evaluators not written here: phevaluator and poker-equity, a million hands each in
the long run. poker-equity is one of the libraries to measure beside, which the long run brings.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from kozyr import ranks
from kozyr.cards import mask_of, pack
from tests.scale import PROVE

phevaluator = pytest.importorskip("phevaluator._pheval")
HANDS, CHUNK = (1_000_000, 50_000) if PROVE else (20_000, 20_000)
NUMBERS = {card: 4 * card.rank + "cdhs".index(card.value[1]) for card in pack(52)}
"""How phevaluator counts the cards."""
KERNELS = {
    "standard": ("high", 52),
    "six_plus_straight": ("short_deck", 36),
    "ace_five": ("low_a5", 52),
    "deuce_seven": ("deuce_seven", 52),
}
"""The orders that poker-equity knows too, by its names, and their packs."""


def drawn(deck: int, size: int) -> Iterator[list[Any]]:
    """Random hands in chunks."""
    rng, cards = Random(f"{deck} {size}"), pack(deck)
    for _ in range(HANDS // CHUNK):
        yield [rng.sample(cards, size) for _ in range(CHUNK)]


def places(order: str, hands: Sequence[Any]) -> Any:
    return ranks(order).places(array("Q", map(mask_of, hands)))


def one_to_one(ours: Sequence[int], theirs: Sequence[int], seen: dict[int, int]) -> None:
    """Notes which of our places goes with which of theirs; the lower is the better there."""
    for place, other in zip(ours, theirs, strict=True):
        assert seen.setdefault(place, other) == other


def turned(seen: dict[int, int]) -> bool:
    """Whether a better place of ours always goes with a better one of theirs."""
    others = [seen[place] for place in sorted(seen)]
    return all(worse > better for worse, better in pairwise(others))


@pytest.mark.parametrize("size", [5, 6, 7])
def test_hands_of_the_standard_order_stand_as_in_phevaluator(size: int) -> None:
    evaluate, seen = getattr(phevaluator, f"evaluate_{size}cards"), dict[int, int]()
    for hands in drawn(52, size):
        theirs = [evaluate(*(NUMBERS[card] for card in hand)) for hand in hands]
        one_to_one(places("standard", hands), theirs, seen)
    assert turned(seen)
    assert len(seen) > 1000


@pytest.mark.parametrize("order", KERNELS)
def test_hands_stand_as_in_poker_equity(order: str) -> None:
    poker_equity, seen = pytest.importorskip("poker_equity"), dict[int, int]()
    kernel, deck = KERNELS[order]
    for hands in drawn(deck, 5 if order == "deuce_seven" else 7):
        texts = ["".join(card.value for card in hand) for hand in hands]
        one_to_one(places(order, hands), poker_equity.score_batch(kernel, texts), seen)
    assert turned(seen)
    assert len(seen) > 500
