"""The packs: 20 cards from the ten up, 36 from the six, 52, and 53 or 54 with one or two printed jokers."""

from functools import cache

from kozyr.cards.card import JOKERS, Card

LOWEST_RANK = {20: 8, 36: 4, 52: 0, 53: 0, 54: 0}
PACKS = tuple(LOWEST_RANK)


@cache
def pack(size: int) -> tuple[Card, ...]:
    """The cards of a pack of `size` cards in the order of the numbering, jokers last; KeyError for any other size.

    >>> len(pack(36)), pack(36)[0].value, pack(54)[-1].value
    (36, '6s', 'X2')
    """
    suited = tuple(card for card in Card if card.suit is not None and card.rank >= LOWEST_RANK[size])
    return suited + JOKERS[: max(0, size - 52)]
