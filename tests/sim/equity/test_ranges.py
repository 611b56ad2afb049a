"""Ranges as text: which hands they are, and what is no range."""

from fractions import Fraction

import pytest

from kozyr.cards import mask_of, pack, parse_cards
from kozyr.errors import NotationError
from kozyr.sim.equity.ranges import parse

CARDS, SHORT = mask_of(pack(52)), mask_of(pack(36))
HANDS = [
    ("AA", 6),
    ("AKs", 4),
    ("AKo", 12),
    ("AK", 16),
    ("KA", 16),
    ("TT+", 5 * 6),
    ("AA+", 6),
    ("ATs+", 4 * 4),
    ("ATo+", 4 * 12),
    ("JTs+", 4),
    ("22-77", 6 * 6),
    ("77-22", 6 * 6),
    ("A2s-A5s", 4 * 4),
    ("A5s-A2s", 4 * 4),
    ("54s-JTs", 7 * 4),
    ("86o-T8o", 3 * 12),
    ("random", 1326),
    ("AsKs", 1),
    ("As Ks", 1),
    ("AA, KK,QQ", 18),
    ("AA,AsAh", 6),
    ("22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32", 1326),
]


@pytest.mark.parametrize(("text", "many"), HANDS)
def test_a_range_is_so_many_hands(text: str, many: int) -> None:
    found = parse(text, CARDS)
    assert len(found) == many
    assert all(hand.bit_count() == 2 and not hand & ~CARDS for hand in found)


def hands(*texts: str) -> set[int]:
    return {mask_of(parse_cards(text)) for text in texts}


def test_a_range_is_those_hands() -> None:
    assert parse("KQs", CARDS).keys() == hands("Ks Qs", "Kc Qc", "Kd Qd", "Kh Qh")
    assert parse("33", CARDS).keys() == hands("3s 3c", "3s 3d", "3s 3h", "3c 3d", "3c 3h", "3d 3h")
    assert parse("Q9s+", SHORT).keys() == parse("Q9s,QTs,QJs", SHORT).keys()
    assert parse("98s-76s", SHORT).keys() == parse("98s,87s,76s", SHORT).keys()
    assert len(parse("random", SHORT)) == 630


def test_weights_are_said_behind_a_hand_and_the_last_one_counts() -> None:
    found = parse("AA@0.5,KK:.25,AsAh@3,QQ", CARDS)
    one, pair, other, plain = (next(iter(hands(text))) for text in ("As Ah", "Ac Ad", "Ks Kh", "Qs Qh"))
    assert [found[hand] for hand in (one, pair, other, plain)] == [3, Fraction(1, 2), Fraction(1, 4), 1]


WRONG = [
    ("", "'' is no hand and no range"),
    ("AK,", "'' is no hand"),
    ("AX", "'AX' is no hand"),
    ("A", "'A' is no hand"),
    ("AKx", "'AKx' is no hand"),
    ("AAs", "a pair is never suited"),
    ("AsAs", "As is named twice in AsAs"),
    ("AsXs", "'Xs' is no card"),
    ("AKs-AQo", "both ends are suited, or both are not"),
    ("A5s-K2s", "leads nowhere"),
    ("AK-AA", "leads nowhere"),
    ("AA@0", "'0' in 'AA@0' is no weight"),
    ("AA@101", "no weight"),
    ("AA@-1", "no weight"),
    ("AA@1e9", "no weight"),
    ("AA@0.12345", "no weight"),
    ("AA@", "no weight"),
    ("AA@1@2", "no weight"),
    ("TT++", "'TT++' is no hand"),
    ("random+", "no hand"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_what_is_no_range_is_named(text: str, words: str) -> None:
    with pytest.raises(NotationError) as error:
        parse(text, CARDS)
    assert words in str(error.value)


def test_hands_that_are_not_in_the_pack_are_named() -> None:
    for text in ("55", "A5s", "A5s+", "44-77", "6s5s", "random,A2"):
        with pytest.raises(NotationError, match="not in the pack of 36 cards"):
            parse(text, SHORT)
