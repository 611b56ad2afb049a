"""Equities as slowly and plainly as can be: cards are texts, every deal is laid out, and the rulebook ranks the hands
(tests/reference/poker_hands.py). Nothing is shared with what is tested."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

from tests.reference.poker_hands import RANKS, House, Worth, worth


def pack(house: House) -> list[str]:
    """The cards of the house, and the joker where one is wild."""
    ranks = RANKS[RANKS.index(house.lowest) :]
    return [rank + suit for rank in ranks for suit in "scdh"] + [card for card in house.wild if card[0] == "X"]


def cards(text: str) -> list[str]:
    """`AsKs` as two cards."""
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def split(hands: list[list[str]], house: House) -> list[Fraction]:
    """What each of the hands gets of a pot."""
    worths = [_worth(frozenset(hand), house) for hand in hands]
    winners = worths.count(max(worths))
    return [Fraction(1, winners) if each == max(worths) else Fraction(0) for each in worths]


KNOWN: dict[tuple[frozenset[str], str], Worth] = {}


def _worth(hand: frozenset[str], house: House) -> Worth:
    """What a hand is worth, remembered: with wild cards it takes a while."""
    key = (hand, repr(house))
    if key not in KNOWN:
        KNOWN[key] = worth(sorted(hand), house)
    return KNOWN[key]


def holdem(hands: list[str], board: str, house: House, dead: str = "") -> list[Fraction]:
    """The equities of hands in hold'em."""
    taken = cards("".join(hands) + board + dead)
    left = [card for card in pack(house) if card not in taken]
    lies = cards(board)
    pots = [
        split([cards(hand) + lies + list(more) for hand in hands], house) for more in combinations(left, 5 - len(lies))
    ]
    return [sum(shares, Fraction(0)) / len(pots) for shares in zip(*pots, strict=True)]


def ranges(held: list[dict[str, Fraction]], board: str, house: House, dead: str = "") -> list[Fraction]:
    """The equities of ranges: for every way to hold hands that share no card, its weight."""
    total, whole = [Fraction(0) for _ in held], Fraction(0)
    for hands in product(*held):
        taken = cards("".join(hands) + board + dead)
        if len(set(taken)) < len(taken):
            continue
        weight = Fraction(1)
        for hand, likely in zip(hands, held, strict=True):
            weight *= likely[hand]
        whole += weight
        for seat, share in enumerate(holdem(list(hands), board, house, dead)):
            total[seat] += weight * share
    return [share / whole for share in total]


def draw(hands: list[tuple[str, str]], house: House, dead: str = "") -> list[Fraction]:
    """The equities of hands in draw, each as what is kept and what is thrown away."""
    taken = cards("".join(kept + thrown for kept, thrown in hands) + dead)
    left = [card for card in pack(house) if card not in taken]
    pots = [
        split([cards(kept) + list(more) for (kept, _), more in zip(hands, got, strict=True)], house)
        for got in _dealt(left, [len(thrown) // 2 for _, thrown in hands])
    ]
    return [sum(shares, Fraction(0)) / len(pots) for shares in zip(*pots, strict=True)]


def _dealt(left: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    if not sizes:
        yield []
        return
    for first in combinations(left, sizes[0]):
        for others in _dealt([card for card in left if card not in first], sizes[1:]):
            yield [first, *others]
