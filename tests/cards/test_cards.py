"""Cards and sets of cards, and their text (one numbering: bit 16 x suit + rank)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import (
    JOKERS,
    PACKS,
    BySuit,
    Card,
    Suit,
    cards_of,
    highest,
    lowest,
    mask_of,
    pack,
    parse_card,
    parse_cards,
    show_cards,
)
from kozyr.errors import NotationError

TEXTS = [rank + suit for suit in "scdh" for rank in "23456789TJQKA"]
SOME_CARDS = st.lists(st.sampled_from(Card), unique=True)


def test_every_card_is_its_text() -> None:
    assert [str(card) for card in Card] == [*TEXTS, "X1", "X2"]
    assert all(parse_card(text) == text for text in TEXTS)


@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("rank", range(13))
def test_a_card_is_bit_sixteen_times_its_suit_plus_its_rank(suit: int, rank: int) -> None:
    """Spades, clubs, diamonds, hearts; the deuce is rank 0 and the ace rank 12."""
    card = Card("23456789TJQKA"[rank] + "scdh"[suit])
    assert card.bit == 2 ** (16 * suit + rank)
    assert card.rank == rank
    assert card.suit is not None
    assert card.suit.place == suit


def test_the_jokers_lie_in_bits_that_no_card_of_a_suit_has() -> None:
    assert [card.bit for card in JOKERS] == [2**13, 2**14]
    assert [card.suit for card in JOKERS] == [None, None]
    assert not any(suit.bits & mask_of(JOKERS) for suit in Suit)


def test_no_two_cards_share_a_bit_and_all_fit_in_64() -> None:
    assert len({card.bit for card in Card}) == 54
    assert mask_of(Card) < 2**64


@pytest.mark.parametrize(
    "text", ["", "Q", "d", "10d", "1d", "qd", "QD", "dQ", "Qd ", " Qd", "Qdd", "X0", "X3", "x1", "?", "Дd"]
)
def test_what_is_no_card_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert repr(text) in str(caught.value)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(NotationError) as caught:
        parse_card("Q" * 10_000)
    assert len(str(caught.value)) < 150


@given(st.text(max_size=4))
def test_any_text_is_a_card_of_the_pack_or_refused(text: str) -> None:
    try:
        assert parse_card(text) == text
    except NotationError:
        assert text not in {*TEXTS, "X1", "X2"}


@given(st.permutations(list(Card)))
def test_cards_are_written_and_read_back_in_their_order(cards: list[Card]) -> None:
    assert parse_cards(show_cards(cards)) == tuple(cards)


@given(SOME_CARDS)
def test_a_set_holds_the_cards_that_were_put_in(cards: list[Card]) -> None:
    assert set(cards_of(mask_of(cards))) == set(cards)
    assert mask_of(cards_of(mask_of(cards))) == mask_of(cards)
    assert mask_of(cards).bit_count() == len(cards)


@given(SOME_CARDS)
def test_the_cards_of_a_set_come_in_the_order_of_the_numbering(cards: list[Card]) -> None:
    bits = [card.bit for card in cards_of(mask_of(cards))]
    assert bits == sorted(bits)


@given(SOME_CARDS, SOME_CARDS)
def test_sets_join_meet_and_differ_like_sets(some: list[Card], others: list[Card]) -> None:
    one, two = mask_of(some), mask_of(others)
    assert set(cards_of(one | two)) == set(some) | set(others)
    assert set(cards_of(one & two)) == set(some) & set(others)
    assert set(cards_of(one & ~two)) == set(some) - set(others)


@given(SOME_CARDS, st.sampled_from(Suit))
def test_the_cards_of_a_suit_are_those_that_show_it(cards: list[Card], suit: Suit) -> None:
    mine = [card for card in cards if str(card)[1] == suit.value and not str(card).startswith("X")]
    mask = mask_of(cards) & suit.bits
    assert set(cards_of(mask)) == set(mine)
    if mine:
        by_rank = sorted(mine, key=lambda card: "23456789TJQKA".index(str(card)[0]))
        assert (lowest(mask), highest(mask)) == (by_rank[0], by_rank[-1])


@given(SOME_CARDS)
def test_what_is_remembered_for_a_set_is_what_each_of_its_cards_gives(cards: list[Card]) -> None:
    twice = BySuit(lambda card: str(card) * 2)
    for mask in (mask_of(cards), mask_of(cards[:3]), mask_of(cards)):
        assert twice.of(mask) == tuple(str(card) * 2 for card in cards_of(mask))


def test_a_card_named_twice_counts_once_in_a_set_and_is_refused_in_a_text() -> None:
    assert mask_of([Card("Qd"), Card("Qd")]) == Card("Qd").bit
    with pytest.raises(NotationError, match="Qd is named twice"):
        parse_cards("Qd 6s Qd")


def test_an_empty_set_has_no_card() -> None:
    assert cards_of(0) == ()
    assert parse_cards("") == ()
    assert show_cards(()) == ""
    for end in (highest, lowest):
        with pytest.raises(ValueError, match="an empty set has no"):
            end(0)


@pytest.mark.parametrize("size", PACKS)
def test_a_pack_has_as_many_cards_as_its_name_says(size: int) -> None:
    cards = pack(size)
    assert len(cards) == len(set(cards)) == size
    assert list(cards) == [card for card in Card if card in cards]


@pytest.mark.parametrize(("size", "lowest_card"), [(20, "T"), (36, "6"), (52, "2"), (53, "2"), (54, "2")])
def test_a_pack_runs_from_its_lowest_card_to_the_ace_in_each_suit(size: int, lowest_card: str) -> None:
    """RP-6, RP-8: six to ace with 36 cards, deuce to ace with 52 and more."""
    ranks = "23456789TJQKA"["23456789TJQKA".index(lowest_card) :]
    assert [str(card) for card in pack(size) if card.suit] == [rank + suit for suit in "scdh" for rank in ranks]


def test_only_the_large_packs_have_printed_jokers() -> None:
    """RP-6."""
    assert [[str(card) for card in pack(size) if not card.suit] for size in PACKS] == [[], [], [], ["X1"], ["X1", "X2"]]


@pytest.mark.parametrize("size", [0, 24, 32, 51, 55, -36])
def test_there_is_no_pack_of_another_size(size: int) -> None:
    with pytest.raises(KeyError):
        pack(size)
