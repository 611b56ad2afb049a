"""The orders of the engine, each with the same house rules told to the slow reference, and hands to try them on."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from math import comb, factorial, prod
from random import Random

from kozyr.cards import Card, cards_of, mask_of
from kozyr.play.ranking import ORDERS, Order, turned, with_wild
from kozyr.play.ranking.law import strength_by_law
from kozyr.play.ranking.order import PLACE_SHIFT
from tests.reference.poker_hands import SHORT_DECK, SHORT_DECK_STRAIGHT, House

DEUCES = tuple(rank + suit for rank in "2" for suit in "scdh")
SEVENS = ("7c", "7d", "7h")

HOUSES: dict[str, tuple[Order, House]] = {
    "standard": (ORDERS["standard"], House()),
    "six_plus": (ORDERS["six_plus"], House("6", SHORT_DECK)),
    "six_plus_straight": (ORDERS["six_plus_straight"], House("6", SHORT_DECK_STRAIGHT)),
    "ace_five": (ORDERS["ace_five"], House(low="ace_five")),
    "deuce_seven": (ORDERS["deuce_seven"], House(low="deuce_seven", ace_low_straight=False)),
    "deuces_wild": (ORDERS["deuces_wild"], House(wild=DEUCES)),
    "joker": (ORDERS["joker"], House(wild=("X1",))),
    "bug": (ORDERS["bug"], House(wild=("X1",), bug=True)),
    "twenty": (ORDERS["twenty"], House("T")),
    "six_plus without the ace-low straight": (
        ORDERS["six_plus"]._replace(ace_plays_low=False),
        House("6", SHORT_DECK, ace_low_straight=False),
    ),
    "sevens wild, the seven of spades turned": (turned(ORDERS["standard"], Card.S7), House(wild=SEVENS)),
    "twenty with kings wild": (turned(ORDERS["twenty"], Card.SK), House("T", wild=("Kc", "Kd", "Kh"))),
    "ace_five with a joker": (with_wild(ORDERS["ace_five"], [Card.X1]), House(low="ace_five", wild=("X1",))),
    "deuce_seven with the bug": (
        with_wild(ORDERS["deuce_seven"], [Card.X1], bug=True),
        House(low="deuce_seven", ace_low_straight=False, wild=("X1",), bug=True),
    ),
    "deuce_seven with sevens wild": (
        turned(ORDERS["deuce_seven"], Card.S7),
        House(low="deuce_seven", ace_low_straight=False, wild=SEVENS),
    ),
    "deuce_seven with 20 cards and kings wild": (
        turned(ORDERS["twenty"]._replace(wish="low", ace_plays_low=False), Card.SK),
        House("T", low="deuce_seven", ace_low_straight=False, wild=("Kc", "Kd", "Kh")),
    ),
}


def some_hand(order: Order, size: int, rng: Random) -> tuple[Card, ...]:
    """A hand: from the whole pack, or from a part of it in which great hands are usual; often with wild cards."""
    cards = cards_of(order.cards & ~order.wild)
    low = rng.randrange(13)
    part = rng.choice(
        (
            cards,
            [card for card in cards if card.suit == rng.choice("sc") or card.rank == low],
            [card for card in cards if (card.rank - low) % 13 < 3],
            [card for card in cards if (card.rank - low) % 13 < 6],
        )
    )
    wild = cards_of(order.wild)
    joined = rng.sample(wild, min(size, rng.randrange(len(wild) + 1)))
    left = size - len(joined)
    natural = rng.sample(part if len(part) >= left else cards, left)
    return tuple(rng.sample([*natural, *joined], size))


def up_to_suits(cards: tuple[Card, ...], size: int) -> Iterator[tuple[int, int]]:
    """Hands of `size` cards, one of those that differ only by which suit is which, and how many those are: suits do
    not rank (FD-49)."""
    ranks = sorted({card.rank for card in cards})
    of = [[mask(ranks) for ranks in combinations(ranks, many)] for many in range(size + 1)]
    for sizes in combinations_with_replacement(range(size + 1), 4):
        if sum(sizes) == size:
            groups = [combinations_with_replacement(of[many], times) for many, times in Counter(sizes).items()]
            for found in product(*groups):
                suits = [suit for group in found for suit in group]
                times = 24 // prod(factorial(again) for again in Counter(suits).values())
                yield sum(suit << 16 * place for place, suit in enumerate(suits)), times


def mask(ranks: tuple[int, ...]) -> int:
    """A set of ranks as bits."""
    return sum(1 << rank for rank in ranks)


def counts(order: Order, hands: Iterator[tuple[int, int]]) -> dict[str, int]:
    """How many of the hands there are in each category, those with none left out."""
    places: Counter[int] = Counter()
    for cards, times in hands:
        places[strength_by_law(cards, order) >> PLACE_SHIFT] += times
    return {str(order.ladder[place]): many for place, many in places.items()}


def every_hand(cards: tuple[Card, ...], size: int) -> Iterator[tuple[int, int]]:
    """Every hand there is, one by one."""
    return ((mask_of(hand), 1) for hand in combinations(cards, size))


def with_wild_cards(wild: tuple[Card, ...], natural: tuple[Card, ...]) -> Iterator[tuple[int, int]]:
    """Hands of five, from none to all of them wild cards, which are as good as each other."""
    for many in range(min(5, len(wild)) + 1):
        for hand, times in up_to_suits(natural, 5 - many):
            yield hand | mask_of(wild[:many]), times * comb(len(wild), many)
