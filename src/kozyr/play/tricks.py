"""Tricks of ordinary cards: what may follow, and which card wins (RP-37..RP-42)."""

from kozyr.cards import Card, Suit


def may_follow(hand: int, led: Suit, trump: Suit | None, must_trump: bool) -> int:
    """The cards of `hand` that may follow a lead of `led`: the suit, else a trump where that is a duty, else any."""
    if own := hand & led.bits:
        return own
    if must_trump and trump is not None and (trumps := hand & trump.bits):
        return trumps
    return hand


def strength(card: Card, led: Suit | None, trump: Suit | None) -> int:
    """How a card stands in a trick: trumps above the suit led, each by rank; below 0 for a card that cannot win."""
    if card.suit is trump:
        return 16 + card.rank
    return card.rank if card.suit is led else -1
