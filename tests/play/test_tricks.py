"""Tricks of ordinary cards, told in words that any trick-taking game shares (RP-42, RP-A44)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, Suit, cards_of, mask_of, pack, parse_cards
from kozyr.play.tricks import higher, strength

HANDS = st.lists(st.sampled_from(pack(52)), min_size=1, max_size=13, unique=True)
TRUMPS = st.none() | st.sampled_from(Suit)


@pytest.mark.parametrize(
    ("hand", "suit", "table", "above"),
    [
        ("Th 7h", "h", "9h", "Th"),
        ("Th Jh 7h", "h", "9h 6h", "Th Jh"),
        ("8h 7h", "h", "9h", "8h 7h"),
        ("Th 7h Ad", "h", "", "Th 7h"),
        ("Th 7h Ad", "h", "Kd Qs", "Th 7h"),
        ("Ah", "h", "Kh", "Ah"),
        ("Ad Kd", "h", "9h", ""),
    ],
)
def test_the_cards_above_all_of_a_suit_on_the_table_or_else_all_of_it(
    hand: str, suit: str, table: str, above: str
) -> None:
    """RP-A44."""
    cards = parse_cards(table)
    assert higher(mask_of(parse_cards(hand)), Suit(suit), cards) == mask_of(parse_cards(above))


@given(HANDS, st.sampled_from(Suit), st.lists(st.sampled_from(pack(52)), max_size=5))
def test_what_is_higher_is_of_the_suit_and_beats_the_table_unless_nothing_does(
    cards: list[Card], suit: Suit, table: list[Card]
) -> None:
    """RP-A44."""
    own = [card for card in cards if card.suit is suit]
    lying = [card.rank for card in table if card.suit is suit]
    beating = [card for card in own if all(card.rank > rank for rank in lying)]
    assert set(cards_of(higher(mask_of(cards), suit, table))) == set(beating or own)


@given(st.lists(st.sampled_from(pack(36)), min_size=2, max_size=6, unique=True), TRUMPS)
def test_the_strongest_card_is_the_highest_trump_or_else_the_highest_of_the_suit_led(
    cards: list[Card], trump: Suit | None
) -> None:
    """RP-42."""
    led = cards[0].suit
    best = max(cards, key=lambda card: strength(card, led, trump))
    trumps = [card for card in cards if trump and str(card)[1] == trump.value]
    rivals = trumps or [card for card in cards if str(card)[1] == str(cards[0])[1]]
    assert best == max(rivals, key=lambda card: "6789TJQKA".index(str(card)[0]))


@given(st.sampled_from(pack(36)), st.sampled_from(Suit), TRUMPS)
def test_a_card_that_is_neither_trump_nor_of_the_suit_led_cannot_win(card: Card, led: Suit, trump: Suit | None) -> None:
    """RP-9."""
    assert (strength(card, led, trump) < 0) == (card.suit not in (led, trump))
