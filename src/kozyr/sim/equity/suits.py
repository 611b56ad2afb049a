"""Renaming suits: nobody's equity depends on what suits are called."""

from functools import lru_cache
from itertools import permutations

Turn = tuple[int, int, int, int]
"""For each suit by its place, the place of the suit that it becomes."""
EVERY_TURN: tuple[Turn, ...] = tuple((a, b, c, d) for a, b, c, d in permutations(range(4)))
_SUIT = 0x1FFF


@lru_cache(1 << 16)
def turned(cards: int, turn: Turn) -> int:
    """A set of cards with its suits renamed.

    >>> from kozyr.cards import cards_of, mask_of, parse_cards, show_cards
    >>> show_cards(cards_of(turned(mask_of(parse_cards("As Kh")), (1, 0, 2, 3))))
    'Ac Kh'
    """
    return sum((cards >> 16 * suit & _SUIT) << 16 * turn[suit] for suit in range(4))
