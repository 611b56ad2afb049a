"""Hands as people and programs give them, one and many, and what is refused: by the core and without it alike."""

from array import array
from collections.abc import Iterator
from random import Random

import pytest

from kozyr import ranks
from kozyr.cards import Card, mask_of
from kozyr.errors import NotationError
from kozyr.kernel import core
from kozyr.kernel.ranks import Core
from kozyr.play.ranking import ORDERS, Category, Order, rank, with_wild
from kozyr.play.ranking.slow import SlowRanks
from tests.kernel.orders import in_core

SEVEN = (Card.SA, Card.SK, Card.DQ, Card.HJ, Card.CT, Card.C2, Card.H2)
KINDS = ["the law", pytest.param("the core", marks=pytest.mark.skipif(core is None, reason="it is not there"))]


class Whole:
    """A whole number that is no int, as NumPy has them."""

    def __index__(self) -> int:
        return mask_of(SEVEN)


@pytest.fixture(params=KINDS)
def ranked(request: pytest.FixtureRequest) -> Core:
    """The standard order in the core, and by the law alone."""
    return of_kind(request.param, ORDERS["standard"])


def of_kind(kind: str, order: Order) -> Core:
    core_or_law: Core = in_core(order) if kind == "the core" else SlowRanks(order)
    return core_or_law


@pytest.mark.parametrize(
    "hand",
    [
        mask_of(SEVEN),
        "As Ks Qd Jh Tc 2c 2h",
        "AsKsQdJhTc2c2h",
        " AsKs\tQd Jh\n Tc2c2h ",
        "As\u00a0Ks Qd\u2009Jh Tc 2c 2h",
        SEVEN,
        [card.value for card in SEVEN],
        frozenset(SEVEN),
    ],
)
def test_a_hand_may_be_a_mask_a_text_or_cards(ranked: Core, hand: object) -> None:
    assert ranked.strength(hand) == rank(SEVEN).rank
    assert ranked.place(hand) == ranked.place(mask_of(SEVEN))


def test_cards_may_come_one_by_one(ranked: Core) -> None:
    assert ranked.strength(iter(SEVEN)) == rank(SEVEN).rank


@pytest.mark.skipif(core is None, reason="the compiled core is not there")
def test_a_mask_may_be_a_whole_number_of_another_library() -> None:
    assert in_core(ORDERS["standard"]).strength(Whole()) == rank(SEVEN).rank == rank(Whole()).rank


def test_a_joker_is_written_as_everywhere() -> None:
    order = with_wild(ORDERS["standard"], [Card.X1, Card.X2])
    for kind in (SlowRanks(order), order.core or SlowRanks(order)):
        assert kind.strength("X1AsX2") == kind.strength([Card.X2, Card.SA, Card.X1]) == kind.strength(0x7000)


REFUSED = [
    ("", "a hand has 1 to 9 cards, not 0"),
    (" \n", "a hand has 1 to 9 cards, not 0"),
    (0, "a hand has 1 to 9 cards, not 0"),
    ([], "a hand has 1 to 9 cards, not 0"),
    ("As Ks As", "As is named twice"),
    ("AsKsAs", "As is named twice"),
    ([Card.SA, Card.SA], "As is named twice"),
    ("As X1", "X1 is not in the pack of 52 cards"),
    (1 | 1 << 14, "X2 is not in the pack of 52 cards"),
    (1 << 15, "bit 15 of the mask is no card"),
    (1 << 63 | 1, "bit 63 of the mask is no card"),
    (0x3FF, "a hand has 1 to 9 cards, not 10"),
    (0x1FFF_1FFF_1FFF_1FFF, "a hand has 1 to 9 cards, not 52"),
    ("2s3s4s5s6s7s8s9sTsJs", "a hand has 1 to 9 cards, not 10"),
    ("As 1s", "'1s' is no card"),
    ("A", "'A' is no card"),
    ("As Ksd", "'d' is no card"),
    ("A sKs", "is no card"),
    ("тузы", "is no card"),
    ("A\x00", "is no card"),
    (["As", "Ks Qs"], "'Ks Qs' is no card"),
    (["As", ""], "'' is no card"),
]


@pytest.mark.parametrize(("hand", "why"), REFUSED)
def test_what_is_no_hand_is_refused_by_name(ranked: Core, hand: object, why: str) -> None:
    for ask in (ranked.strength, ranked.place, ranked.strength):
        with pytest.raises(NotationError, match=why):
            ask(hand)


@pytest.mark.skipif(core is None, reason="the compiled core is not there")
@pytest.mark.parametrize("mask", [-1, 1 << 64, -(1 << 70)])
def test_a_mask_has_64_bits(mask: int) -> None:
    for take in (ranks().place, SlowRanks(ORDERS["standard"]).place, rank):
        with pytest.raises(NotationError, match="a mask of cards has 64 bits"):
            take(mask)


@pytest.mark.parametrize("hand", [None, 3.5, [1, 2], object()])
def test_what_holds_no_cards_is_the_wrong_type(hand: object) -> None:
    for take in (ranks().place, SlowRanks(ORDERS["standard"]).place, rank):
        with pytest.raises(TypeError):
            take(hand)  # type: ignore[arg-type]


def test_an_error_on_the_way_is_passed_on(ranked: Core) -> None:
    def broken() -> Iterator[str]:
        yield "As"
        raise KeyError("on the way")

    with pytest.raises(KeyError, match="on the way"):
        ranked.place(broken())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["standard", "joker", "deuce_seven", "twenty"])
@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (0, "not 0"),
        (1 << 15, "bit 15"),
        (1 << 31 | 1 << 12, "bit 31"),
        (1 << 14, "X2 is not in the pack"),
        (0x1FFF, "not 13"),
        (0x1F00_1F00_1F00_1F00, "not 20"),
        (0x1FFF_1FFF_1FFF_1FFF, "not 52"),
    ],
)
def test_an_array_says_which_hand_is_none(kind: str, name: str, bad: int, why: str) -> None:
    masks, results = array("Q", [0x1F00] * 3000), array("H", bytes(6000))
    asked = of_kind(kind, ORDERS[name])
    if isinstance(asked, SlowRanks):
        masks, results = masks[:100], results[:100]
    for at in (0, 57, len(masks) - 1):
        broken = masks[:]
        broken[at] = bad
        with pytest.raises(NotationError, match=rf"^hand {at}: .*{why}"):
            asked.places(broken, results, 0, len(broken))
        with pytest.raises(NotationError, match=rf"^hand {at}: .*{why}"):
            asked.strengths(broken, array("I", bytes(4 * len(broken))), 0, len(broken))


@pytest.mark.parametrize("name", ORDERS)
def test_an_array_holds_what_one_call_takes_whatever_bits_are_set(name: str) -> None:
    asked, rng = ranks(name), Random(name)
    for _ in range(3000 if core is not None else 100):
        mask = 0
        for suit in range(4):
            cards = sum(1 << rng.randrange(13) for _ in range(rng.randrange(3)))
            mask |= (rng.choice((0, 0, rng.getrandbits(3))) << 13 | cards) << 16 * suit
        try:
            expected = asked.place(mask)
        except NotationError:
            with pytest.raises(NotationError):
                asked.places(array("Q", [mask]))
        else:
            assert asked.places(array("Q", [mask]))[0] == expected


def test_what_a_hand_is_called_and_made_of() -> None:
    standard = ranks()
    hand = "AsAd7s7c2hKdKc"
    assert standard.category(hand) is Category.TWO_PAIR
    assert standard.best(hand) == (Card.SA, Card.DA, Card.DK, Card.CK, Card.S7)
    assert (standard.class_of(hand), standard.class_of("AsKs")) == (2473, None)
    assert standard.best(mask_of(SEVEN)) == rank(SEVEN).best
    assert ranks("deuces_wild").category("2s 2d As 3h 9c") is Category.THREE_OF_A_KIND


def test_ranks_of_an_order_that_is_none_are_refused() -> None:
    with pytest.raises(NotationError, match="there is no order 'badugi'"):
        ranks("badugi")
