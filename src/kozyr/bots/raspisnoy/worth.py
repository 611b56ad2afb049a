"""What the rest of a deal is worth: points expected from a guess at the tricks still to come (RP-70..RP-75)."""

from functools import lru_cache
from math import erfc, sqrt

from msgspec import Struct

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.scoring import score

GRIP = 0.15
"""How far, in tricks, a player can bend a deal toward his bid."""
SPREAD = 0.8
"""The part of the cards' own variance that stays when they are played with care."""
NOISE = 0.1
"""Variance that every trick to come adds, whatever the cards."""


class Prices(Struct, frozen=True):
    """`points` by tricks taken at the end of the deal; `bid` is None where the deal has no bids."""

    bid: int | None
    points: tuple[int, ...]


@lru_cache(maxsize=4096)
def prices(rules: Rules, slot: Slot, bid: int | None) -> Prices:
    """What each number of tricks pays a seat with this bid."""
    return Prices(bid, tuple(score(rules, slot, bid, took).points for took in range(slot.cards + 1)))


def worth(paid: Prices, took: int, left: int, mean: float, spread: float, jokers: int) -> float:
    """Points expected when `left` tricks are to come, of which the cards but for the `jokers` take `mean`, with the
    variance `spread`."""
    return _worth(paid, took, left, round(mean * 16), round(spread * 16), jokers)


@lru_cache(maxsize=1 << 17)
def _worth(paid: Prices, took: int, left: int, mean16: int, spread16: int, jokers: int) -> float:
    if left == 0:
        return float(paid.points[took])
    free = left - jokers
    mean, width = mean16 / 16, sqrt(2 * (SPREAD * spread16 / 16 + NOISE * left))
    wish = None if paid.bid is None else paid.bid - took
    total, below = 0.0, 0.0
    for tricks in range(free + 1):
        upto = 1.0 if tricks == free else 0.5 * erfc((mean - _edge(tricks, wish)) / width)
        total += (upto - below) * _paid(paid.points, took + tricks, jokers)
        below = upto
    return total


def _edge(tricks: int, wish: int | None) -> float:
    """Where a natural result stops counting as `tricks`: results near the bid can be bent to it."""
    if wish is None:
        return tricks + 0.5
    return tricks + 0.5 + (GRIP if tricks >= wish else -GRIP)


def _paid(points: tuple[int, ...], ends: int, jokers: int) -> int:
    """A joker in hand takes a trick or none, whichever pays more (RP-47, RP-48)."""
    return max(points[ends : ends + jokers + 1]) if jokers else points[ends]
