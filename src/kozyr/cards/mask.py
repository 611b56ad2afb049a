"""Sets of cards as 64-bit masks: bit 16 x suit + rank of a card is set when the card is in the set."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from kozyr.cards.card import Card, parse_card
from kozyr.errors import NotationError

T = TypeVar("T")

_SPADES, _CLUBS, _DIAMONDS, _HEARTS = (0xFFFF << (16 * place) for place in range(4))
CARD_BY_PLACE: dict[int, Card] = {card.bit.bit_length() - 1: card for card in Card}


def mask_of(cards: Iterable[Card]) -> int:
    """The set of `cards`; a card named twice counts once.

    >>> show_cards(cards_of(mask_of([Card.D6, Card.SA])))
    'As 6d'
    """
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def bits_of(mask: int) -> list[int]:
    """The cards of a set, each as a set of its own, in the order of the numbering.

    >>> bits_of(0b1101)
    [1, 4, 8]
    """
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


class BySuit(dict[int, tuple[T, ...]]):
    """What `make` gives for each card of a set, remembered for every set of one suit that was asked for."""

    def __init__(self, make: Callable[[Card], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, of_one_suit: int) -> tuple[T, ...]:
        places = range(of_one_suit.bit_length())
        made = tuple(self._make(CARD_BY_PLACE[place]) for place in places if of_one_suit >> place & 1)
        self[of_one_suit] = made
        return made

    def of(self, mask: int) -> tuple[T, ...]:
        """One for each card of `mask`, in the order of the numbering."""
        return self[mask & _SPADES] + self[mask & _CLUBS] + self[mask & _DIAMONDS] + self[mask & _HEARTS]


_CARDS = BySuit(lambda card: card)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set in the order of the numbering: spades, clubs, diamonds, hearts, each from the deuce up."""
    return _CARDS.of(mask)


def highest(mask: int) -> Card:
    """The highest card of a set of one suit; ValueError when the set is empty."""
    if not mask:
        raise ValueError("an empty set has no highest card")
    return CARD_BY_PLACE[mask.bit_length() - 1]


def lowest(mask: int) -> Card:
    """The lowest card of a set of one suit; ValueError when the set is empty."""
    if not mask:
        raise ValueError("an empty set has no lowest card")
    return CARD_BY_PLACE[(mask & -mask).bit_length() - 1]


def show_cards(cards: Iterable[Card]) -> str:
    """Cards as text, one blank between them: `Qd 6s Ah`."""
    return " ".join(cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, in its order; NotationError for a text that is no card or a card named twice.

    >>> show_cards(parse_cards("Qd 6s Ah"))
    'Qd 6s Ah'
    """
    cards = tuple(parse_card(word) for word in text.split())
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise NotationError(f"{twice.value} is named twice")
    return cards
