"""Poker hands told as slowly and plainly as a rulebook does: every five cards, every card that a wild one may be.

A card is its text. `House` says by which rules; a hand's worth is a tuple that compares as the hands do, the better one
higher (FD-43..FD-49, FD-56, FD-A10, FD-A22, SD-14, SD-15, PP-A4).
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

RANKS = "23456789TJQKA"
WORST_FIRST = [
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
    "five_of_a_kind",
]
SHORT_DECK = [*WORST_FIRST[:3], "straight", "three_of_a_kind", "full_house", "flush", *WORST_FIRST[7:]]
SHORT_DECK_STRAIGHT = [*WORST_FIRST[:5], "full_house", "flush", *WORST_FIRST[7:]]

MISSING = -1
"""Missing cards rank below any card (PP-A4)."""

Worth = tuple[int, tuple[int, ...]]


class House(NamedTuple):
    """The lowest rank of the pack, the ladder, the wild cards, and what is played for."""

    lowest: str = "2"
    ladder: list[str] = WORST_FIRST
    ace_low_straight: bool = True
    wild: tuple[str, ...] = ()
    bug: bool = False
    low: str = ""


def worth(cards: list[str], house: House) -> Worth:
    """The best five of the cards, as a tuple to be compared."""
    fives = combinations(cards, 5) if len(cards) > 5 else [tuple(cards)]
    return max(_worth_of_five(five, house) for five in fives)


def category(cards: list[str], house: House) -> str:
    """What the best five are called."""
    place, _ = worth(cards, house)
    return house.ladder[-place if house.low else place]


def _worth_of_five(five: tuple[str, ...], house: House) -> Worth:
    natural = [card for card in five if card not in house.wild]
    return max(_plain(natural + stand_in, house) for stand_in in _stand_ins(natural, len(five), house))


def _stand_ins(natural: list[str], size: int, house: House) -> Iterator[list[str]]:
    """Whatever the wild cards may be: any cards of the pack, even one that is held; the bug an ace, or what completes a
    straight or flush."""
    ranks = RANKS[RANKS.index(house.lowest) :]
    pack = [rank + suit for rank in ranks for suit in "scdh"]
    for more in combinations_with_replacement(pack, size - len(natural)):
        if more and house.bug and not house.low and more[0][0] != "A":
            whole = natural + list(more)
            if not (_is_flush(whole) or _straight(tuple(card[0] for card in whole), house)):
                continue
        yield list(more)


def _is_flush(cards: list[str]) -> bool:
    return len(cards) == 5 and len({card[1] for card in cards}) == 1 and len({card[0] for card in cards}) == 5


def _straight(ranks: tuple[str, ...], house: House) -> str:
    """The rank on top of a straight, or nothing."""
    lowest = RANKS.index(house.lowest)
    order = RANKS[lowest:]
    windows = [order[place : place + 5] for place in range(len(order) - 4)]
    found = next((window[-1] for window in windows if sorted(window) == sorted(ranks)), "")
    low = "A" + order[:4]
    if not found and house.ace_low_straight and sorted(low) == sorted(ranks):
        return order[3]
    return found


@cache
def _counted(ranks: tuple[str, ...], order: str) -> tuple[tuple[int, int], ...]:
    """How often each rank stands in the hand, and where in the order: the most and highest first."""
    counts = Counter(ranks)
    return tuple(sorted(((times, order.index(rank)) for rank, times in counts.items()), reverse=True))


KINDS = {
    (5,): "five_of_a_kind",
    (4, 1): "four_of_a_kind",
    (4,): "four_of_a_kind",
    (3, 2): "full_house",
    (2, 2, 1): "two_pair",
    (2, 2): "two_pair",
}


def _plain(cards: list[str], house: House) -> Worth:
    """What five cards or fewer are worth as they stand."""
    ranks = tuple(card[0] for card in cards)
    order = "A" + RANKS[:-1] if house.low == "ace_five" else RANKS
    counted = _counted(ranks, order)
    shape = tuple(times for times, _ in counted)
    name = KINDS.get(shape) or {3: "three_of_a_kind", 2: "pair", 1: "high_card"}[shape[0]]
    tie: tuple[int, ...] = tuple(place for _, place in counted)
    if house.low != "ace_five":
        top, flush = _straight(ranks, house) if len(set(ranks)) == 5 else "", _is_flush(cards)
        if top:
            name, tie = "straight", (RANKS.index(top),)
        if flush:
            name = "flush" if not top else "royal_flush" if top == "A" else "straight_flush"
    place = house.ladder.index(name)
    tie = (*tie, *[MISSING] * (5 - len(tie)))
    return (-place, tuple(-rank for rank in tie)) if house.low else (place, tie)
