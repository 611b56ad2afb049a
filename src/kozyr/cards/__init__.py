"""Cards, sets of cards and packs, and how they are written. Knows no game."""

from kozyr.cards.card import JOKERS, RANKS, SIGNS, Card, Suit, parse_card
from kozyr.cards.mask import BySuit, bits_of, cards_of, highest, lowest, mask_of, parse_cards, show_cards
from kozyr.cards.pack import PACKS, pack

__all__ = [
    "JOKERS",
    "PACKS",
    "RANKS",
    "SIGNS",
    "BySuit",
    "Card",
    "Suit",
    "bits_of",
    "cards_of",
    "highest",
    "lowest",
    "mask_of",
    "pack",
    "parse_card",
    "parse_cards",
    "show_cards",
]
