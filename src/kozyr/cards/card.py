"""One card and its text: `Qd`, `6s`, `X1` for a printed joker.

A card is its text; it also carries its place in the common numbering, bit 16 x suit + rank of a 64-bit mask, where
the deuce is rank 0 and the ace rank 12. The printed jokers lie in the spare bits 13 and 14.
"""

from enum import StrEnum

from kozyr.errors import NotationError

RANKS = "23456789TJQKA"
JOKER_RANK = len(RANKS)


class Suit(StrEnum):
    """A suit in the order of the numbering (`place` 0..3): spades, clubs, diamonds, hearts; `bits` is all its cards."""

    SPADES = "s"
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"

    place: int
    bits: int

    def __new__(cls, letter: str) -> "Suit":
        suit = str.__new__(cls, letter)
        suit._value_ = letter
        suit.place = "scdh".index(letter)
        suit.bits = 0x1FFF << (16 * suit.place)
        return suit


SIGNS = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
"""How a suit is printed on a card."""


class Card(StrEnum):
    """A card: `rank` 0..12 (deuce to ace; 13 and 14 for the jokers), `suit` (None for a joker) and `bit`, its mask.

    >>> Card("Qd").rank, Card("Qd").suit.name, Card("Qd").bit == 1 << 42
    (10, 'DIAMONDS', True)
    """

    rank: int
    suit: Suit | None
    bit: int

    def __new__(cls, text: str) -> "Card":
        card = str.__new__(cls, text)
        card._value_ = text
        joker = text[0] == "X"
        card.rank = JOKER_RANK + int(text[1]) - 1 if joker else RANKS.index(text[0])
        card.suit = None if joker else Suit(text[1])
        card.bit = 1 << ((0 if card.suit is None else 16 * card.suit.place) + card.rank)
        return card

    S2, S3, S4, S5, S6, S7, S8 = "2s", "3s", "4s", "5s", "6s", "7s", "8s"
    S9, ST, SJ, SQ, SK, SA = "9s", "Ts", "Js", "Qs", "Ks", "As"
    C2, C3, C4, C5, C6, C7, C8 = "2c", "3c", "4c", "5c", "6c", "7c", "8c"
    C9, CT, CJ, CQ, CK, CA = "9c", "Tc", "Jc", "Qc", "Kc", "Ac"
    D2, D3, D4, D5, D6, D7, D8 = "2d", "3d", "4d", "5d", "6d", "7d", "8d"
    D9, DT, DJ, DQ, DK, DA = "9d", "Td", "Jd", "Qd", "Kd", "Ad"
    H2, H3, H4, H5, H6, H7, H8 = "2h", "3h", "4h", "5h", "6h", "7h", "8h"
    H9, HT, HJ, HQ, HK, HA = "9h", "Th", "Jh", "Qh", "Kh", "Ah"
    X1, X2 = "X1", "X2"


JOKERS = (Card.X1, Card.X2)
CARD_BY_TEXT = {card.value: card for card in Card}


def parse_card(text: str) -> Card:
    """The card written `text`, or NotationError.

    >>> parse_card("7s")
    <Card.S7: '7s'>
    """
    try:
        return CARD_BY_TEXT[text]
    except KeyError:
        raise NotationError(f"{text[:20]!r} is no card: write rank and suit, such as Qd, or X1 for a joker") from None
