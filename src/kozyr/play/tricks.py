"""Tricks of ordinary cards: what may follow, and which card wins (RP-37..RP-44, RP-A44)."""

from collections.abc import Iterable

from kozyr.cards import Card, Suit


def strength(card: Card, led: Suit | None, trump: Suit | None) -> int:
    """How a card stands in a trick: trumps above the suit led, each by rank; below 0 for a card that cannot win."""
    if card.suit is trump:
        return 16 + card.rank
    return card.rank if card.suit is led else -1


def higher(hand: int, suit: Suit, table: Iterable[Card]) -> int:
    """The cards of `hand` in `suit` above all of that suit on the table; where there are none, all of the suit."""
    own = hand & suit.bits
    lie = 0
    for card in table:
        if card.suit is suit:
            lie |= card.bit
    return own >> lie.bit_length() << lie.bit_length() or own
