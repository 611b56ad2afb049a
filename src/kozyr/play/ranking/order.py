"""Which hand beats which, as data: a pack, a ladder of categories, and what is wild (FD-43, SD-14, FD-A21, FD-A22)."""

from collections.abc import Iterable
from enum import IntEnum
from functools import cached_property
from typing import Literal, NamedTuple

from kozyr.cards import RANKS, Card, mask_of, pack
from kozyr.errors import NotationError
from kozyr.kernel.ranks import NOT_ON_IT, Core, ranks_in_core
from kozyr.play.ranking.sets import ACE, Run, Straights, ranks_of

PLACE_SHIFT = 2 * len(RANKS)
"""A value is a place on the ladder above two sets of ranks: those that name the hand, and those beside them."""

Wish = Literal["high", "low"]


class Category(IntEnum):
    """What a hand is called; its text is the name in small letters."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9
    FIVE_OF_A_KIND = 10

    def __str__(self) -> str:
        return self.name.lower()


STANDARD = tuple(Category)
SIX_PLUS_STRAIGHT = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT,
    Category.FULL_HOUSE,
    Category.FLUSH,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
    Category.FIVE_OF_A_KIND,
)
SIX_PLUS = (*SIX_PLUS_STRAIGHT[:3], Category.STRAIGHT, Category.THREE_OF_A_KIND, *SIX_PLUS_STRAIGHT[5:])
KINDS_ALONE = (*SIX_PLUS_STRAIGHT[:4], Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
"""Ace-to-five: straights and flushes do not count (FD-A10)."""


Reading = tuple[Category, tuple[int, ...]]
"""The category of a hand, and the ranks of the cards that make it."""


class _Fields(NamedTuple):
    name: str
    cards: int
    ladder: tuple[Category, ...] = STANDARD
    wish: Wish = "high"
    ace_plays_low: bool = True
    wild: int = 0
    bug: bool = False
    natural_first: bool = False


class Order(_Fields):
    """An order of hands.

    `cards` is the set of the pack; `ladder` holds the categories from the lowest up; `wish` is whether the highest or
    the lowest hand wins; `ace_plays_low` whether the ace may stand below the lowest rank of the pack (in a high order
    only in a straight, in ace-to-five always); `wild` is the set of wild cards, which as a `bug` stand only for an ace
    or complete a straight or flush (FD-56); `natural_first` whether of two equal hands one without wild cards wins.
    """

    def __getstate__(self) -> None:
        """Nothing but the fields is kept in a copy or a pickle; the rest follows from them."""

    @cached_property
    def bases(self) -> tuple[int, ...]:
        """For each category the least value of a hand in it; 0 for one that is not on the ladder."""
        places = {category: place << PLACE_SHIFT for place, category in enumerate(self.ladder)}
        return tuple(places.get(category, 0) for category in Category)

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """The straights from the highest down; none where they do not count."""
        if Category.STRAIGHT not in self.ladder:
            return ()
        ranks = ranks_of(self.cards)
        lowest = (ranks & -ranks).bit_length() - 1
        runs = tuple(Run(0b11111 << top - 4, 1 << top) for top in range(len(RANKS) - 1, lowest + 3, -1))
        low = Run(ACE | 0b1111 << lowest, 1 << lowest + 3)
        return (*runs, low) if self.ace_plays_low and low.ranks != runs[0].ranks else runs

    @cached_property
    def straights(self) -> Straights:
        """The straights that a set of ranks holds."""
        return Straights(self.runs)

    @cached_property
    def core(self) -> Core | None:
        """The same order in the compiled core, where it is there."""
        place_of = {category: place for place, category in enumerate(self.ladder)}
        return ranks_in_core(
            self.cards,
            self.wild,
            bytes(place_of.get(category, NOT_ON_IT) for category in Category),
            low=self.wish == "low",
            ace_plays_low=self.ace_plays_low,
            bug=self.bug,
            natural_first=self.natural_first,
            error=NotationError,
        )

    @cached_property
    def readings(self) -> dict[int, Reading]:
        """What values were found to say; there are a few thousand."""
        return {}


_52, _36, _20 = (mask_of(pack(size)) for size in (52, 36, 20))
_DEUCES = mask_of(card for card in pack(52) if card.rank == 0)
_JOKER = Card.X1.bit

ORDERS: dict[str, Order] = {
    order.name: order
    for order in (
        Order("standard", _52),
        Order("six_plus", _36, ladder=SIX_PLUS),
        Order("six_plus_straight", _36, ladder=SIX_PLUS_STRAIGHT),
        Order("ace_five", _52, ladder=KINDS_ALONE, wish="low"),
        Order("deuce_seven", _52, wish="low", ace_plays_low=False),
        Order("deuces_wild", _52, wild=_DEUCES),
        Order("joker", _52 | _JOKER, wild=_JOKER),
        Order("bug", _52 | _JOKER, wild=_JOKER, bug=True),
        Order("twenty", _20),
    )
}
"""The nine orders that have a name everywhere (decision D5)."""


def order(name: str) -> Order:
    """The order called `name`; NotationError for a name that is none."""
    try:
        return ORDERS[name]
    except KeyError:
        raise NotationError(f"there is no order {name[:40]!r}; the orders are: {', '.join(ORDERS)}") from None


def with_wild(base: Order, wild: Iterable[Card], *, bug: bool = False, natural_first: bool = False) -> Order:
    """The order `base` with wild cards, which join the pack where they are jokers (FD-54, FD-A22)."""
    cards = mask_of(wild)
    return base._replace(cards=base.cards | cards, wild=cards, bug=bug, natural_first=natural_first)


def turned(base: Order, card: Card, *, natural_first: bool = False) -> Order:
    """The order where `card` was turned up and is out of play, and the other three of its rank are wild (FD-A12)."""
    rank = mask_of(other for other in pack(52) if other.rank == card.rank)
    wild = base.cards & rank & ~card.bit
    return base._replace(cards=base.cards & ~card.bit, wild=wild, natural_first=natural_first)
