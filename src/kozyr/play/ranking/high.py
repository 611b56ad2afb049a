"""The highest hand: what equal ranks make of it, or what a sequence or a suit does, whichever is worth more.

Wild cards need no trying out. So many of a kind are within reach of the ranks that are held so often less the wild
cards, and the highest of those ranks is the best; a straight or flush is there when the wild cards fill its gaps.
"""

from kozyr.play.ranking.order import Category, Order
from kozyr.play.ranking.sets import ACE, EVERY_RANK, HIGHEST, filled

PAIR, TWO_PAIR, THREE, FULL_HOUSE = Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND, Category.FULL_HOUSE
FOUR, FIVE, HIGH_CARD = Category.FOUR_OF_A_KIND, Category.FIVE_OF_A_KIND, Category.HIGH_CARD
STRAIGHT, FLUSH = Category.STRAIGHT, Category.FLUSH
STRAIGHT_FLUSH, ROYAL_FLUSH = Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH
_1, _2, _3, _4, _5 = HIGHEST[1:]
NAMED = 13
"""The ranks that name a hand stand so far above those beside them."""


def high(natural: int, wild: int, order: Order) -> int:
    """The value of the best hand of up to five cards among the `natural` ones and up to five `wild` ones."""
    spades, clubs = natural & EVERY_RANK, natural >> 16 & EVERY_RANK
    diamonds, hearts = natural >> 32 & EVERY_RANK, natural >> 48 & EVERY_RANK
    black, red, both_black, both_red = spades | clubs, diamonds | hearts, spades & clubs, diamonds & hearts
    ranks = black | red
    held = [
        EVERY_RANK,
        ranks,
        both_black | both_red | (black & red),
        (both_black & red) | (both_red & black),
        both_black & both_red,
        0,
    ]
    kinds = (_with_ace(held), 0) if wild and order.bug else (held, wild)
    value = of_a_kind(*kinds, order.bases)
    if ranks.bit_count() + wild < 5 or not order.runs:
        return value
    return max(value, in_a_row(ranks, (spades, clubs, diamonds, hearts), wild, order))


def _with_ace(held: list[int]) -> list[int]:
    """The ranks held at least so often, with an ace more."""
    more = held.copy()
    for times in range(5, 0, -1):
        more[times] |= held[times - 1] & ACE
    return more


def of_a_kind(held: list[int], wild: int, bases: tuple[int, ...]) -> int:
    """What equal ranks make: `held[n]` are the ranks that are held at least n times."""
    if of := held[5 - wild]:
        return bases[FIVE] | _1[of] << NAMED
    if of := held[4 - wild]:
        top = _1[of]
        return bases[FOUR] | top << NAMED | _1[held[1] & ~top]
    if of := held[3 - wild]:
        top = _1[of]
        if pairs := held[2] & ~top:
            return bases[FULL_HOUSE] | top << NAMED | _1[pairs]
        return bases[THREE] | top << NAMED | _2[held[1] & ~top]
    if of := held[2 - wild]:
        top = _2[of] if wild == 0 else _1[of]
        if top & (top - 1):
            return bases[TWO_PAIR] | top << NAMED | _1[held[1] & ~top]
        return bases[PAIR] | top << NAMED | _3[held[1] & ~top]
    return bases[HIGH_CARD] | _5[held[1] or (wild and ACE)] << NAMED


def in_a_row(ranks: int, suits: tuple[int, int, int, int], wild: int, order: Order) -> int:
    """What a sequence or a suit makes of it; 0 when neither is there. A flush has no rank twice (FD-A22)."""
    straights = order.straights
    top = straights[ranks << 3 | wild]
    best = order.bases[STRAIGHT] | top << NAMED if top else 0
    for suit in suits:
        if suit.bit_count() + wild >= 5:
            if top := straights[suit << 3 | wild]:
                value = order.bases[ROYAL_FLUSH if top == ACE else STRAIGHT_FLUSH] | top << NAMED
            else:
                value = order.bases[FLUSH] | _5[filled(suit, wild)] << NAMED
            best = max(best, value)
    return best
