"""The lowest hand: ace-to-five, where straights and flushes do not count, and deuce-to-seven, where they do (FD-A21).

A low value is what the hand is worth as a high one, taken from a bound; with ace-to-five the ranks are first turned so
that the ace is the lowest. A wild card is the rank that makes the lowest hand (FD-A22), which is one not held yet, or
where all of those would make a straight one that is held.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from kozyr.cards import RANKS, bits_of
from kozyr.play.ranking.high import high
from kozyr.play.ranking.order import Order
from kozyr.play.ranking.sets import EVERY_RANK, each, ranks_of

BOUND = 1 << 30
SUITS = range(0, 64, 16)
EVERY_CARD = sum(EVERY_RANK << suit for suit in SUITS)
ACES = sum(1 << suit + len(RANKS) - 1 for suit in SUITS)


def low(cards: int, order: Order) -> int:
    """The value of the best low hand among `cards`; the higher value wins."""
    return BOUND - min(_worth(five & ~order.wild, (five & order.wild).bit_count(), order) for five in _fives(cards))


def _fives(cards: int) -> Iterator[int]:
    if cards.bit_count() <= 5:
        yield cards
        return
    for five in combinations(bits_of(cards), 5):
        yield sum(five)


def _worth(natural: int, wild: int, order: Order) -> int:
    """What five cards or fewer are worth as a high hand, the wild ones standing for the best ranks."""
    pack = order.cards & EVERY_CARD
    if order.ace_plays_low:
        natural, pack = ace_lowest(natural), ace_lowest(pack)
    if not wild:
        return high(natural, 0, order)
    return min(high(natural | more, 0, order) for more in _stand_ins(natural, wild, ranks_of(pack)))


def ace_lowest(cards: int) -> int:
    """The cards with their ranks turned: the ace in the lowest place, and each other one place up."""
    return (cards & ~ACES) << 1 | (cards & ACES) >> len(RANKS) - 1


def back(rank: int, order: Order) -> int:
    """The true rank behind one in a low value."""
    return (rank - 1) % len(RANKS) if order.wish == "low" and order.ace_plays_low else rank


def _stand_ins(natural: int, wild: int, pack: int) -> Iterator[int]:
    """Sets of cards that the wild ones may stand for; a new rank in the suit least held, so that it makes no flush."""
    held = ranks_of(natural)
    missing = each(pack & ~held)[::-1][: wild + 2]
    for ranks in combinations_with_replacement((*missing, *each(held)), wild):
        cards = natural
        for rank in ranks:
            free = [1 << suit + rank for suit in SUITS if not cards >> suit + rank & 1]
            cards |= min(free, key=lambda bit: _in_suit(natural, bit), default=0)
        if cards.bit_count() == natural.bit_count() + wild:
            yield cards ^ natural


def _in_suit(cards: int, bit: int) -> int:
    """How many of the cards are of the suit of one."""
    suit = (bit.bit_length() - 1) & ~15
    return (cards >> suit & EVERY_RANK).bit_count()
