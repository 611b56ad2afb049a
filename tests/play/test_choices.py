"""The four kinds of choices: what they allow, what they list, and that a draw is even."""

from collections import Counter
from itertools import combinations, permutations
from math import comb, factorial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from kozyr.cards import Card, pack
from kozyr.play.choices import Amount, Cards, Choices, One, Shuffle, Shuffled, allows, draw, every, ones


class Bet(Struct, frozen=True):
    amount: int
    seat: int = 0


class Other(Struct, frozen=True):
    amount: int


class Discard(Struct, frozen=True):
    cards: tuple[Card, ...]


HAND = tuple(map(Card, ("Ah", "Kh", "Qd", "Td", "6s")))
BETS = Amount(Bet(0), 10, 40, 10)
DISCARDS = Cards(Discard(()), HAND, 1, 3)
SMALL = st.integers(0, 5)
CHOICES = st.one_of(
    st.builds(lambda action: One(action), st.text(max_size=3)),
    st.builds(lambda lo, more, step: Amount(Bet(0), lo, lo + more, step), SMALL, st.integers(0, 9), st.integers(1, 4)),
    st.builds(lambda least, more: Cards(Discard(()), HAND, least, min(5, least + more)), SMALL, SMALL),
)


def even(drawn: Counter[Any], kinds: int) -> bool:
    """Whether all of `kinds` outcomes came, each as often as the others, within five standard deviations."""
    expected = drawn.total() / kinds
    return len(drawn) == kinds and all(abs(count - expected) < 5 * expected**0.5 for count in drawn.values())


@given(st.lists(CHOICES, min_size=1, max_size=4), st.integers())
def test_whatever_is_drawn_or_listed_is_allowed(listed: list[Any], seed: int) -> None:
    choices: Choices = tuple(listed)
    assert allows(choices, draw(choices, Random(seed)))
    assert all(allows(choices, action) for action in every(choices))


@given(CHOICES)
def test_one_choice_lists_every_action_once(choice: Any) -> None:
    actions = list(every((choice,)))
    assert len(actions) == len(set(actions))
    if isinstance(choice, Cards):
        assert len(actions) == sum(comb(5, size) for size in range(choice.least, choice.most + 1))


def test_a_single_action_allows_itself_only() -> None:
    assert allows((One("pass"),), "pass")
    assert not allows((One("pass"),), "bid")
    assert ones(["a", "b"]) == (One("a"), One("b"))


@pytest.mark.parametrize("amount", [10, 20, 30, 40])
def test_an_amount_from_the_least_to_the_most_in_steps_is_allowed(amount: int) -> None:
    assert allows((BETS,), Bet(amount))


@pytest.mark.parametrize("amount", [0, 9, 15, 41, 50, -10])
def test_an_amount_outside_or_between_the_steps_is_not(amount: int) -> None:
    assert not allows((BETS,), Bet(amount))


def test_an_amount_of_another_action_is_not_allowed() -> None:
    assert not allows((BETS,), Other(20))
    assert not allows((BETS,), 20)


@pytest.mark.parametrize("cards", [("Ah",), ("6s", "Ah"), ("Kh", "Qd", "Td")])
def test_cards_of_the_hand_in_any_order_are_allowed(cards: tuple[str, ...]) -> None:
    assert allows((DISCARDS,), Discard(tuple(map(Card, cards))))


@pytest.mark.parametrize("cards", [(), ("Ah", "Ah"), ("2c",), ("Ah", "2c"), ("Ah", "Kh", "Qd", "Td")])
def test_too_few_too_many_strange_or_repeated_cards_are_not(cards: tuple[str, ...]) -> None:
    assert not allows((DISCARDS,), Discard(tuple(map(Card, cards))))


def test_only_a_whole_order_of_the_cards_is_a_shuffle() -> None:
    shuffle = (Shuffle(HAND),)
    assert all(allows(shuffle, Shuffled(order)) for order in permutations(HAND))
    assert not allows(shuffle, Shuffled(HAND[:4]))
    assert not allows(shuffle, Shuffled((*HAND[:4], HAND[0])))
    assert not allows(shuffle, Shuffled((*HAND, Card("2c"))))
    assert not allows(shuffle, Discard(HAND))


def test_nothing_is_allowed_where_there_is_no_choice() -> None:
    assert not allows((), "pass")
    assert list(every(())) == []


def test_the_orders_of_a_shuffle_are_too_many_to_list() -> None:
    with pytest.raises(ValueError, match="too many orders"):
        list(every((Shuffle(HAND),)))


def test_single_actions_are_drawn_evenly() -> None:
    rng = Random(1)
    assert even(Counter(draw(ones("abcde"), rng) for _ in range(5_000)), 5)


def test_amounts_are_drawn_evenly() -> None:
    rng = Random(2)
    drawn = Counter(draw((BETS,), rng).amount for _ in range(4_000))
    assert even(drawn, 4)
    assert set(drawn) == {10, 20, 30, 40}


def test_an_amount_that_the_steps_do_not_reach_is_never_drawn() -> None:
    rng = Random(3)
    assert {draw((Amount(Bet(0), 1, 9, 3),), rng).amount for _ in range(200)} == {1, 4, 7}


def test_subsets_are_drawn_evenly_whatever_their_size() -> None:
    rng = Random(4)
    drawn = Counter(frozenset(draw((DISCARDS,), rng).cards) for _ in range(10_000))
    assert even(drawn, len([*combinations(HAND, 1), *combinations(HAND, 2), *combinations(HAND, 3)]))


def test_orders_are_drawn_evenly() -> None:
    rng = Random(5)
    drawn = Counter(draw((Shuffle(HAND[:4]),), rng).cards for _ in range(12_000))
    assert even(drawn, factorial(4))


def test_every_card_of_the_pack_comes_to_every_place_equally_often() -> None:
    rng = Random(6)
    cards, count = pack(36), 3_600
    orders = [draw((Shuffle(cards),), rng).cards for _ in range(count)]
    for place in range(36):
        assert even(Counter(order[place] for order in orders), 36)


def test_a_draw_depends_on_the_generator_alone() -> None:
    shuffle = (Shuffle(pack(36)),)
    assert draw(shuffle, Random(7)) == draw(shuffle, Random(7)) != draw(shuffle, Random(8))


def test_an_amount_for_another_seat_is_not_allowed() -> None:
    assert allows((Amount(Bet(0, seat=2), 10, 40, 10),), Bet(20, seat=2))
    assert not allows((Amount(Bet(0, seat=2), 10, 40, 10),), Bet(20, seat=1))
