"""How many hands there are of each category, to the last hand: of every pack and every order.

Hands that differ only by which suit is which are counted together (FD-49); `make prove` counts them one by one. What
wild cards do is reckoned here from the ranks that lie beside them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from kozyr.cards import Card, pack
from kozyr.play.ranking import ORDERS, classes
from tests.play.ranking.houses import counts, every_hand, up_to_suits, with_wild_cards
from tests.scale import PROVE

ALL_FIVE = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}
SHORT_SEVEN = {
    "royal_flush": 1_860,
    "straight_flush": 8_700,
    "four_of_a_kind": 44_640,
    "flush": 175_560,
    "full_house": 633_024,
    "three_of_a_kind": 637_560,
    "straight": 1_139_580,
    "two_pair": 3_157_056,
    "pair": 2_316_600,
    "high_card": 233_100,
}
SHORT_FIVE = {
    "royal_flush": 4,
    "straight_flush": 20,
    "four_of_a_kind": 288,
    "flush": 480,
    "full_house": 1_728,
    "straight": 6_120,
    "three_of_a_kind": 16_128,
    "two_pair": 36_288,
    "pair": 193_536,
    "high_card": 122_400,
}
TWENTY = {
    "royal_flush": 4,
    "four_of_a_kind": 80,
    "full_house": 480,
    "straight": 1_020,
    "three_of_a_kind": 1_920,
    "two_pair": 4_320,
    "pair": 7_680,
}


def hands(size: int, cards: int) -> Iterator[tuple[int, int]]:
    """All hands of so many cards of a pack."""
    return every_hand(pack(size), cards) if PROVE else up_to_suits(pack(size), cards)


def test_fd_t1_all_five_card_hands() -> None:
    assert sum(ALL_FIVE.values()) == comb(52, 5) == 2_598_960
    assert counts(ORDERS["standard"], hands(52, 5)) == ALL_FIVE


def test_fd_t7_all_hands_of_twenty_cards() -> None:
    assert sum(TWENTY.values()) == comb(20, 5) == 15_504
    assert counts(ORDERS["twenty"], every_hand(pack(20), 5)) == TWENTY


def test_sd_t3_all_seven_card_hands_of_the_short_deck() -> None:
    assert sum(SHORT_SEVEN.values()) == comb(36, 7) == 8_347_680
    assert counts(ORDERS["six_plus"], hands(36, 7)) == SHORT_SEVEN


def test_sd_t3_with_straight_over_trips() -> None:
    other = {**SHORT_SEVEN, "straight": 1_169_940, "three_of_a_kind": 607_200}
    assert counts(ORDERS["six_plus_straight"], hands(36, 7)) == other


@pytest.mark.parametrize("name", ["six_plus", "six_plus_straight"])
def test_sd_t4_all_five_card_hands_of_the_short_deck(name: str) -> None:
    assert sum(SHORT_FIVE.values()) == comb(36, 5) == 376_992
    assert counts(ORDERS[name], hands(36, 5)) == SHORT_FIVE


def test_without_the_ace_low_straight_its_hands_are_high_cards_and_flushes() -> None:
    """SD-15: 4^5 hands of 9-8-7-6-A, four of them suited."""
    order = ORDERS["six_plus"]._replace(ace_plays_low=False)
    high = {"straight": 6_120 - 1_020, "straight_flush": 16, "flush": 484, "high_card": 122_400 + 1_020}
    assert counts(order, hands(36, 5)) == {**SHORT_FIVE, **high}


def test_deuce_to_seven_knows_no_straight_with_the_ace_low() -> None:
    high = {"straight": 10_200 - 1_020, "straight_flush": 32, "flush": 5_112, "high_card": 1_302_540 + 1_020}
    assert counts(ORDERS["deuce_seven"]._replace(wish="high"), hands(52, 5)) == {**ALL_FIVE, **high}


def test_ace_to_five_knows_no_straight_and_no_flush() -> None:
    kinds = {name: ALL_FIVE[name] for name in ("four_of_a_kind", "full_house", "three_of_a_kind", "two_pair", "pair")}
    alone = {**kinds, "high_card": comb(13, 5) * 4**5}
    assert counts(ORDERS["ace_five"]._replace(wish="high"), hands(52, 5)) == alone


IN_A_RUN = 11 + 10 * 3
"""Sets of four ranks that one more makes a straight: eleven without a gap, and three with one in each of ten runs."""
FOUR_ALONE = comb(13, 4)
SUITED_OR_RUN = {
    "royal_flush": 5 * 4,
    "straight_flush": (IN_A_RUN - 5) * 4,
    "straight": IN_A_RUN * (4**4 - 4),
    "flush": (FOUR_ALONE - IN_A_RUN) * 4,
}
"""Four cards of different ranks that any joker completes."""


def added(one: dict[str, int], *others: dict[str, int]) -> dict[str, int]:
    """The counts together."""
    return {name: sum(each.get(name, 0) for each in (one, *others)) for name in {k for o in (one, *others) for k in o}}


def test_all_hands_of_53_cards_with_a_full_joker() -> None:
    joker = {
        **SUITED_OR_RUN,
        "five_of_a_kind": 13,
        "four_of_a_kind": 13 * 4 * 48,
        "full_house": comb(13, 2) * 6 * 6,
        "three_of_a_kind": 13 * 6 * comb(12, 2) * 16,
        "pair": FOUR_ALONE * 4**4 - sum(SUITED_OR_RUN.values()),
    }
    assert sum(joker.values()) == comb(52, 4)
    assert counts(ORDERS["joker"], with_wild_cards((Card.X1,), pack(52))) == added(ALL_FIVE, joker)


def test_all_hands_of_53_cards_with_the_bug() -> None:
    """FD-56: an ace, unless it completes a straight or flush; eight of the sets in a run hold an ace."""
    no_ace, runs_without = comb(12, 4), IN_A_RUN - 8
    high = no_ace * 4**4 - runs_without * 4**4 - (no_ace - runs_without) * 4
    bug = {
        **SUITED_OR_RUN,
        "five_of_a_kind": 1,
        "four_of_a_kind": 12 + 4 * 48,
        "full_house": 12 * 4 * 4 + 6 * 12 * 6,
        "three_of_a_kind": 12 * 4 * 44 + 6 * comb(12, 2) * 16,
        "two_pair": comb(12, 2) * 6 * 6 + 12 * 6 * 4 * 44,
        "pair": 12 * 6 * comb(11, 2) * 16 + FOUR_ALONE * 4**4 - sum(SUITED_OR_RUN.values()) - high,
        "high_card": high,
    }
    assert sum(bug.values()) == comb(52, 4)
    assert counts(ORDERS["bug"], with_wild_cards((Card.X1,), pack(52))) == added(ALL_FIVE, bug)


KINDS = {5: "five_of_a_kind", 4: "four_of_a_kind", 3: "three_of_a_kind", 2: "pair", 1: "high_card"}
RUNS = [frozenset("A23456789TJQKA"[low : low + 5]) for low in range(10)]


def reckoned(ranks: tuple[str, ...], wild: int) -> dict[str, int]:
    """What the hands of these ranks and so many wild cards are, from the ranks alone: equal ones first, then suits."""
    shape = sorted(Counter(ranks).values(), reverse=True)
    ways, most = prod(comb(4, times) for times in shape), (shape[0] if shape else 0) + wild
    name = KINDS[most]
    if shape[:2] == [2, 2]:
        name = "full_house" if wild else "two_pair"
    elif shape == [3, 2]:
        name = "full_house"
    if most == 5 or len(shape) < len(ranks):
        return {name: ways}
    if any(set(ranks) <= run for run in RUNS):
        suited = "royal_flush" if set(ranks) <= set("TJQKA") else "straight_flush"
        return {suited: 4, name if most == 4 else "straight": ways - 4}
    return {name: ways} if most == 4 else {"flush": 4, name: ways - 4}


def test_all_hands_with_deuces_wild() -> None:
    """FD-54, FD-55: of each number of deuces and each mixture of the twelve other ranks."""
    expected: Counter[str] = Counter()
    for wild in range(5):
        for ranks in combinations_with_replacement("3456789TJQKA", 5 - wild):
            if max(Counter(ranks).values()) <= 4:
                for name, many in reckoned(ranks, wild).items():
                    expected[name] += many * comb(4, wild)
    deuces = tuple(card for card in pack(52) if card.rank == 0)
    others = tuple(card for card in pack(52) if card.rank > 0)
    found = counts(ORDERS["deuces_wild"], with_wild_cards(deuces, others))
    assert sum(found.values()) == comb(52, 5)
    assert found == expected
    assert (found["five_of_a_kind"], found["straight_flush"]) == (672, 2_068)


@pytest.mark.parametrize(
    ("name", "many"),
    [
        ("standard", 7462),
        ("six_plus", 120 + 120 + 6 + 6 + 72 + 72 + 9 * 28 + 36 * 7 + 9 * 56),
        ("six_plus_straight", 1404),
        ("ace_five", 7462 - 1277 - 10),
        ("deuce_seven", 7462),
        ("joker", 7462 + 13),
        ("bug", 7462 + 1),
    ],
)
def test_so_many_hands_are_not_equal(name: str, many: int) -> None:
    assert len(classes(ORDERS[name])) == many
