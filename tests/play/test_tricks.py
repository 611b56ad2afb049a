"""Tricks of ordinary cards, told in words that any trick-taking game shares (RP-37..RP-42)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, Suit, cards_of, mask_of, pack, parse_cards
from kozyr.play.tricks import may_follow, strength

HANDS = st.lists(st.sampled_from(pack(52)), min_size=1, max_size=13, unique=True)
TRUMPS = st.none() | st.sampled_from(Suit)


@pytest.mark.parametrize(
    ("hand", "led", "trump", "must_trump", "allowed"),
    [
        ("Ad 6d Ks", "d", "s", True, "Ad 6d"),
        ("Ah Ks 9s", "d", "s", True, "Ks 9s"),
        ("Ah Ks 9s", "d", "s", False, "Ah Ks 9s"),
        ("Ah Kc 9c", "d", "s", True, "Ah Kc 9c"),
        ("Ah Kc 9c", "d", None, True, "Ah Kc 9c"),
        ("Ah Ks 9s", "s", "s", True, "Ks 9s"),
        ("Ah Kc", "s", "s", True, "Ah Kc"),
    ],
)
def test_one_follows_suit_else_trumps_else_plays_anything(
    hand: str, led: str, trump: str | None, must_trump: bool, allowed: str
) -> None:
    """RP-37, RP-38, RP-39, RP-40."""
    free = may_follow(mask_of(parse_cards(hand)), Suit(led), None if trump is None else Suit(trump), must_trump)
    assert free == mask_of(parse_cards(allowed))


@given(HANDS, st.sampled_from(Suit), TRUMPS, st.booleans())
def test_something_may_always_be_played_and_only_from_the_hand(
    cards: list[Card], led: Suit, trump: Suit | None, must_trump: bool
) -> None:
    """RP-39."""
    free = may_follow(mask_of(cards), led, trump, must_trump)
    assert free
    assert set(cards_of(free)) <= set(cards)


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
