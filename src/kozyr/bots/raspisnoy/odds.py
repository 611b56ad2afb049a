"""The odds that a card takes a trick: sure tricks near 1, likely ones between (RP-79).

Two logistic models, one for trumps and one for other cards. The weights were fitted to whether each card won
its trick in deals among bots of this kind, at all numbers of players and cards.
"""

from math import exp
from operator import mul

from msgspec import Struct

from kozyr.bots.raspisnoy.sight import Sight
from kozyr.cards import Suit

TRUMP_WEIGHTS = (-0.87, 2.65, -0.28, 0.12, 0.2, -0.71, 0.04, 0.18, -0.81)
SIDE_WEIGHTS = (-1.4, 1.31, -0.63, -1.16, 0.04, 0.45, 0.14, -1.43, -0.01, 0.55, -0.53)


class Odds(Struct, frozen=True):
    """`chance` by card bit, of the natural cards in hand; `mean` their sum and `spread` the sum of their variances."""

    chance: dict[int, float]
    mean: float
    spread: float


def odds(seen: Sight) -> Odds:
    """The odds of each natural card in the hand."""
    chance: dict[int, float] = {}
    for suit in Suit:
        own = seen.hand & suit.bits
        if own:
            _weigh(seen, suit, own, chance)
    mean = sum(chance.values())
    return Odds(chance, mean, mean - sum(p * p for p in chance.values()))


def trump_features(seen: Sight, suit: Suit, own: int, bit: int) -> tuple[float, ...]:
    """What the weights of a trump multiply."""
    out = seen.unseen & suit.bits
    higher = (out & -bit).bit_count() * seen.near * seen.others
    return (
        1.0,
        exp(-higher),
        higher,
        float(own.bit_count()),
        out.bit_count() * seen.near,
        1.0 / seen.left,
        float(seen.others),
        float(seen.leads),
        seen.tight,
    )


def side_features(seen: Sight, suit: Suit, own: int, bit: int) -> tuple[float, ...]:
    """What the weights of a card that is no trump multiply."""
    out = seen.unseen & suit.bits
    near = out.bit_count() * seen.near
    higher = (out & -bit).bit_count() * seen.near * seen.others
    top, ruffed = exp(-higher), _ruffed(seen, near)
    return (
        1.0,
        top * (1.0 - ruffed),
        higher,
        ruffed,
        float((own & -bit & ~bit).bit_count()),
        near,
        _own_trumps(seen),
        1.0 / seen.left,
        float(seen.others),
        float(seen.leads),
        seen.tight,
    )


def _ruffed(seen: Sight, near: float) -> float:
    """The chance that some opponent has none of a suit and a trump."""
    if seen.trump is None:
        return 0.0
    trumps = (seen.unseen & seen.trump.bits).bit_count() * seen.near
    return 1.0 - (1.0 - exp(-near) * (1.0 - exp(-trumps))) ** seen.others


def _own_trumps(seen: Sight) -> float:
    return float((seen.hand & seen.trump.bits).bit_count()) if seen.trump else 0.0


def _weigh(seen: Sight, suit: Suit, own: int, chance: dict[int, float]) -> None:
    features, weights = (trump_features, TRUMP_WEIGHTS) if suit is seen.trump else (side_features, SIDE_WEIGHTS)
    left = own
    while left:
        bit = left & -left
        left ^= bit
        weighed = sum(map(mul, weights, features(seen, suit, own, bit)))
        chance[bit] = 1.0 / (1.0 + exp(-weighed))
