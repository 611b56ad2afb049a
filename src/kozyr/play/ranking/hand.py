"""A hand and what it is worth: its rank, category, the cards that make it, and its class."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from operator import index
from typing import NamedTuple, SupportsIndex

from kozyr.cards import RANKS, Card, Suit, cards_of, mask_of, parse_card
from kozyr.cards.mask import CARD_BY_PLACE
from kozyr.errors import NotationError
from kozyr.play.ranking.high import NAMED
from kozyr.play.ranking.law import strength_by_law
from kozyr.play.ranking.low import BOUND, back
from kozyr.play.ranking.order import PLACE_SHIFT, Category, Order, Reading, order
from kozyr.play.ranking.sets import EVERY_RANK, each

MOST = 9
"""No game of ours gives a player more cards to choose from: nine in Palace (PP-T6), seven in hold'em (SD-10)."""

TIMES = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 3,
    Category.FULL_HOUSE: 3,
    Category.FOUR_OF_A_KIND: 4,
    Category.FIVE_OF_A_KIND: 5,
    Category.FLUSH: 1,
}
"""How often each rank that names the hand stands in it."""
SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


class Hand(NamedTuple):
    """A hand: `rank` orders all hands of its order, the higher the better; `best` are the five cards that make it, or
    all where there are fewer, the ones that name it first; `ranks` are their ranks in that order, each once."""

    order: Order
    cards: tuple[Card, ...]
    rank: int
    category: Category
    best: tuple[Card, ...]
    ranks: tuple[int, ...]


def strength(cards: int, order: Order) -> int:
    """The rank of a set of cards of the order's pack, as a number of its own: `rank` of a Hand. Nothing is checked; a
    low hand has at most MOST cards.

    The best five count; missing cards rank below any card (PP-A4).
    """
    core = order.core
    return strength_by_law(cards, order) if core is None else core.value(cards)


def _value(cards: int, order: Order) -> int:
    """The rank without what it says of natural hands."""
    return strength(cards, order) >> order.natural_first


Cards = SupportsIndex | str | Iterable[str]
"""A hand: a mask, a text with or without blanks between the cards, or the cards one by one."""


def rank(cards: Cards, by: str | Order = "standard") -> Hand:
    """The hand that `cards` make in an order, by name or as it is. NotationError for what is no card, a card twice, one
    that is not in the pack, none, or more than MOST.

    >>> hand = rank("Qc Qd Qs 7h 6d", "six_plus")
    >>> hand.category.name, " ".join(hand.best)
    ('THREE_OF_A_KIND', 'Qc Qd Qs 7h 6d')
    """
    how = order(by) if isinstance(by, str) else by
    held = checked(cards_from(cards), how)
    mask = mask_of(held)
    found = strength(mask, how)
    category, ranks = read(found, how)
    best = _arranged(_choice(held, mask, category, how), ranks, how)
    return Hand(how, held, found, category, best, tuple(dict.fromkeys(ranks)))


def cards_from(hand: Cards) -> tuple[Card, ...]:
    """The cards of a hand in the order in which they are named; NotationError for what is no card, TypeError for what
    holds none."""
    if isinstance(hand, str):
        return tuple(parse_card(word[at : at + 2]) for word in hand.split() for at in range(0, len(word), 2))
    if isinstance(hand, Iterable):
        return tuple(map(parse_card, hand))
    return _cards_in(index(hand))


def _cards_in(mask: int) -> tuple[Card, ...]:
    if mask >> 64:
        raise NotationError("a mask of cards has 64 bits")
    places = [place for place in range(64) if mask >> place & 1]
    if none := [place for place in places if place not in CARD_BY_PLACE]:
        raise NotationError(f"bit {none[0]} of the mask is no card")
    return tuple(CARD_BY_PLACE[place] for place in places)


def checked(cards: tuple[Card, ...], order: Order) -> tuple[Card, ...]:
    """The cards, if they can be a hand of the order's pack; NotationError says what is wrong."""
    if not 1 <= len(cards) <= MOST:
        raise NotationError(f"a hand has 1 to {MOST} cards, not {len(cards)}")
    mask = mask_of(cards)
    if mask & order.cards == mask and mask.bit_count() == len(cards):
        return cards
    for card in cards:
        if not card.bit & order.cards:
            raise NotationError(f"{card.value} is not in the pack of {order.cards.bit_count()} cards of {order.name}")
        if cards.count(card) > 1:
            raise NotationError(f"{card.value} is named twice")
    return cards


def read(strength: int, order: Order) -> Reading:
    """What a rank says of its hand: the category, and the ranks of the cards that make it, those that name it first; a
    wild card has the rank that it stands for."""
    if strength not in order.readings:
        order.readings[strength] = _told(strength >> order.natural_first, order)
    return order.readings[strength]


def _told(value: int, order: Order) -> Reading:
    value = BOUND - value if order.wish == "low" else value
    category = order.ladder[value >> PLACE_SHIFT]
    named, beside = each(value >> NAMED & EVERY_RANK), each(value & EVERY_RANK)
    if category in TIMES:
        times = 2 if category is Category.FULL_HOUSE else 1
        ranks = [rank for rank in named for _ in range(TIMES[category])]
        ranks += [rank for rank in beside for _ in range(times)]
    else:
        run = next(run for run in order.runs if run.top == 1 << named[0])
        ranks = sorted(each(run.ranks), key=lambda rank: (rank > named[0], -rank))
    return category, tuple(back(rank, order) for rank in ranks)


def _choice(held: tuple[Card, ...], mask: int, category: Category, order: Order) -> tuple[Card, ...]:
    """The cards among which those of the right ranks make the hand: all, those of a suit, or in a low hand five."""
    if len(held) <= 5:
        return held
    if category not in SUITED and order.wish == "high":
        return held
    value = _value(mask, order)
    if order.wish == "low":
        return next(five for five in combinations(held, 5) if _value(mask_of(five), order) == value)
    suits = ((suit.bits & ~order.wild) | order.wild for suit in Suit)
    suit = next(suit for suit in suits if _value(mask & suit, order) == value)
    return tuple(card for card in held if card.bit & suit)


def _arranged(cards: tuple[Card, ...], ranks: tuple[int, ...], order: Order) -> tuple[Card, ...]:
    """The cards in the order of their ranks, a wild card where there is no natural one."""
    if len(cards) == len(ranks) and not order.wild:
        return tuple(sorted(cards, key=lambda card: ranks.index(card.rank)))
    wild: list[Card] = []
    natural: dict[int, list[Card]] = {}
    for card in cards:
        (wild if card.bit & order.wild else natural.setdefault(card.rank, [])).append(card)
    return tuple([(natural.get(rank) or wild).pop(0) for rank in ranks])


def class_of(hand: Hand) -> int | None:
    """The place of a five-card hand among all that are not equal, 1 for the best; None with fewer cards.

    >>> class_of(rank("As Ks Qs Js Ts")), class_of(rank("7s 5s 4s 3s 2d"))
    (1, 7462)
    """
    if len(hand.best) < 5:
        return None
    found = classes(hand.order)
    return len(found) - bisect_right(found, hand.rank) + 1


@cache
def classes(order: Order) -> tuple[int, ...]:
    """The ranks of all five-card hands of an order, each once, from the lowest up."""
    if order.core is not None:
        return tuple(memoryview(order.core.fives()).cast("I"))
    return tuple(sorted({strength(cards, order) for cards in one_of_each(order, 5)}))


def one_of_each(order: Order, size: int) -> Iterator[int]:
    """Hands of the pack of up to five cards, at least one of every worth: of every mixture of ranks one in mixed suits,
    and one in a single suit where no rank stands twice."""
    wild = [card.bit for card in cards_of(order.wild)]
    natural = order.cards & ~order.wild
    held = [rank for rank in range(len(RANKS)) if any(natural >> suit.place * 16 + rank & 1 for suit in Suit)]
    for jokers in range(min(size, len(wild)) + 1):
        for ranks in combinations_with_replacement(held, size - jokers):
            for cards in _in_suits(ranks, natural):
                yield cards | sum(wild[:jokers])


def _in_suits(ranks: tuple[int, ...], natural: int) -> Iterator[int]:
    if any(ranks.count(rank) > 4 for rank in ranks):
        return
    alone = len(set(ranks)) == len(ranks)
    if alone:
        yield sum(1 << rank for rank in ranks)
    suits = [ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    if alone and len(suits) > 1:
        suits[0] = 1
    cards = sum(1 << 16 * suit + rank for suit, rank in zip(suits, ranks, strict=True))
    if cards & natural == cards:
        yield cards
