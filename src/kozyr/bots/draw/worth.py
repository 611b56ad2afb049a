"""How often a hand would win: measured against hands drawn by chance from the cards that the seat cannot see.

A rival who has exchanged cards is about as good as the best of two or three such hands, one who stood pat better still;
so the share of hands that ours beats is taken to a power for each rival.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import combinations
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card, mask_of
from kozyr.games.draw.orders import order_of_view
from kozyr.games.draw.view import HandView, View
from kozyr.play.choices import Cards
from kozyr.play.ranking import Order, strength

RIVAL_HANDS = 150
GLANCE, CARE, LOOKED_AT = 30, 600, 3
"""How often the rest of a hand is drawn to try an exchange, first and then for those that looked best, and how many
those are."""
BEFORE_DRAW = {"bet": 2.5, "draw": 4.5}
AFTER_DRAW = {0: 5.0, 1: 3.0, 2: 2.5, 3: 2.0}
"""To which power the share is taken for a rival, by how many cards he has exchanged; 1.5 for more."""


class Sight(Struct, frozen=True):
    """What a seat can reckon with: the order played for, the cards it cannot see, and the values of hands made of
    them, from the lowest up."""

    order: Order
    unseen: tuple[int, ...]
    values: tuple[int, ...]

    def beats(self, value: int) -> float:
        """The share of hands by chance that a hand of this value beats, ties by half."""
        return (bisect_left(self.values, value) + bisect_right(self.values, value)) / (2 * len(self.values))


class Exchange(Struct, frozen=True):
    """Cards that one of the choices lets put away, and how often the hand then wins."""

    won: float
    choice: Cards
    away: tuple[Card, ...]


def sight(view: View, hand: HandView, rng: Random) -> Sight:
    """What the seat of `view` can see."""
    order = order_of_view(view.rules, hand.order, hand.turned)
    known = mask_of((*(hand.hand or ()), *hand.away, *([hand.turned] if hand.turned else [])))
    unseen = tuple([card.bit for card in view.rules.cards if not card.bit & known])
    hands = (rng.sample(unseen, 5) for _ in range(RIVAL_HANDS))
    return Sight(order, unseen, tuple(sorted(strength(sum(cards), order) for cards in hands)))


def powers(hand: HandView, seat: int) -> float:
    """To which power the share is taken for all rivals together."""
    drew = [hand.drew[other] for other, live in enumerate(hand.live) if live and other != seat]
    return sum(BEFORE_DRAW[hand.stage] if cards is None else AFTER_DRAW.get(cards, 1.5) for cards in drew)


def as_it_is(seen: Sight, cards: Sequence[Card], power: float) -> float:
    """How often a hand wins as it is."""
    return float(seen.beats(strength(mask_of(cards), seen.order)) ** power)


def best_exchange(seen: Sight, choices: Sequence[Cards], held: Sequence[Card], power: float, rng: Random) -> Exchange:
    """Of all exchanges on offer the one that wins most often (FD-61): at a glance of all of them, and then, with care,
    of those that looked best."""
    offered = [
        Exchange(0.0, choice, away)
        for choice in choices
        for size in range(choice.least, choice.most + 1)
        for away in combinations(choice.of, size)
    ]
    glanced = _tried(seen, offered, mask_of(held), power, [rng.sample(seen.unseen, 5) for _ in range(GLANCE)])
    best = sorted(glanced, key=lambda exchange: -exchange.won)[:LOOKED_AT]
    if len(best) == 1:
        return best[0]
    careful = _tried(seen, best, mask_of(held), power, [rng.sample(seen.unseen, 5) for _ in range(CARE)])
    return max(careful, key=lambda exchange: exchange.won)


def _tried(
    seen: Sight, exchanges: Sequence[Exchange], held: int, power: float, draws: Sequence[Sequence[int]]
) -> list[Exchange]:
    """The exchanges with how often they win when these cards are drawn, the same for all."""
    return [replace(one, won=_after(seen, held & ~mask_of(one.away), len(one.away), draws, power)) for one in exchanges]


def _after(seen: Sight, kept: int, drawn: int, draws: Sequence[Sequence[int]], power: float) -> float:
    if not drawn:
        return float(seen.beats(strength(kept, seen.order)) ** power)
    values = [strength(kept | sum(cards[:drawn]), seen.order) for cards in draws]
    return float(sum(seen.beats(value) ** power for value in values) / len(values))
