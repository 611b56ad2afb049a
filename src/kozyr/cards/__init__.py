"""Cards, sets of cards and packs, and how they are written. Knows no game."""

from kozyr.cards.card import JOKERS, Card, Suit, parse_card
from kozyr.cards.mask import SUIT_BITS, cards_of, highest, lowest, mask_of, of_suit, parse_cards, show_cards
from kozyr.cards.pack import PACKS, pack

__all__ = [
    "JOKERS",
    "PACKS",
    "SUIT_BITS",
    "Card",
    "Suit",
    "cards_of",
    "highest",
    "lowest",
    "mask_of",
    "of_suit",
    "pack",
    "parse_card",
    "parse_cards",
    "show_cards",
]
