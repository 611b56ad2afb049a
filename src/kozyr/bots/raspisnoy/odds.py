"""The odds that a card takes a trick: sure tricks near 1, likely ones between (RP-79).

Two logistic models, one for trumps and one for other cards. The weights were fitted to whether each card won its trick
in deals among bots of this kind, at all numbers of players and cards. Each card has two chances: for when its owner is
to lead next, and for when he is not.
"""

from math import exp

from msgspec import Struct

from kozyr.bots.raspisnoy.sight import Sight
from kozyr.cards import Suit


class Weights(Struct, frozen=True):
    """What each fact about a card weighs; `lead_` weights count only for who is to lead."""

    base: float
    top: float
    sure: float
    higher: float
    above: float
    own: float
    near: float
    trumps: float
    ruffed: float
    last: float
    others: float
    tight: float
    joker: float
    lead_base: float
    lead_last: float
    lead_top: float


TRUMP = Weights(-0.1, 2.48, 0.0, -0.33, -0.29, 0.26, 0.01, 0.26, 0.0, 0.28, -0.07, -1.36, -0.6, -0.31, -0.4, 0.75)
SIDE = Weights(-0.27, 0.97, 0.14, -0.99, -0.04, -0.13, 0.71, 0.02, -0.86, -2.76, -0.09, -0.82, 0.1, -0.55, 3.17, 0.1)


UNBEATEN, BEATEN_BY_JOKER = 9.0, 2.4
"""The rating of a trump that is higher than all that have not been seen: nothing beats it, or only the joker."""


class Odds(Struct, frozen=True):
    """Chances by card bit, of the natural cards in hand; `mean` their sum and `spread` the sum of their variances."""

    chance: dict[int, float]
    mean: float
    spread: float


def odds(seen: Sight, leads: bool) -> Odds:
    """The odds of each natural card in the hand, for when its owner is to lead, or is not."""
    return (leading_odds if leads else following_odds)(rated(seen))


Rated = dict[int, tuple[float, float]]
"""By card bit: the rating of a card, and what the lead adds to it."""


def rated(seen: Sight) -> Rated:
    """The ratings of the natural cards in the hand."""
    ratings: Rated = {}
    for suit in Suit:
        if own := seen.hand & suit.bits:
            _rate(seen, suit, own, ratings)
    return ratings


def leading_odds(ratings: Rated) -> Odds:
    """The odds for who is to lead."""
    return _summed({bit: 1.0 / (1.0 + exp(-rating - lead)) for bit, (rating, lead) in ratings.items()})


def following_odds(ratings: Rated) -> Odds:
    """The odds for who is not to lead."""
    return _summed({bit: 1.0 / (1.0 + exp(-rating)) for bit, (rating, _) in ratings.items()})


def _summed(chance: dict[int, float]) -> Odds:
    mean = sum(chance.values())
    return Odds(chance, mean, mean - sum([p * p for p in chance.values()]))


def _rate(seen: Sight, suit: Suit, own: int, ratings: Rated) -> None:
    weights = TRUMP if suit is seen.trump else SIDE
    out = seen.unseen & suit.bits
    near, last = out.bit_count() * seen.near, 1.0 / seen.left
    ruffed = 0.0 if suit is seen.trump else _ruffed(seen, near)
    base = (
        weights.base
        + weights.own * own.bit_count()
        + weights.near * near
        + weights.trumps * _own_trumps(seen)
        + weights.ruffed * ruffed
        + weights.last * last
        + weights.others * seen.others
        + weights.tight * seen.tight
        + weights.joker * seen.jokers_out
    )
    lead = weights.lead_base + weights.lead_last * last
    sure = BEATEN_BY_JOKER if seen.jokers_out else UNBEATEN
    reach, left = seen.near * seen.others, own
    while left:
        bit = left & -left
        left ^= bit
        over = (out & -bit).bit_count()
        higher = over * reach
        top = exp(-higher) * (1.0 - ruffed)
        rating = base + weights.top * top + weights.higher * higher + weights.above * left.bit_count()
        if over == 0:
            rating = sure if suit is seen.trump else rating + weights.sure * (1.0 - ruffed)
        ratings[bit] = (rating, lead + weights.lead_top * top)


def _ruffed(seen: Sight, near: float) -> float:
    """The chance that some opponent has none of a suit and a trump."""
    if seen.trump is None:
        return 0.0
    trumps = (seen.unseen & seen.trump.bits).bit_count() * seen.near
    return 1.0 - (1.0 - exp(-near) * (1.0 - exp(-trumps))) ** seen.others


def _own_trumps(seen: Sight) -> int:
    return (seen.hand & seen.trump.bits).bit_count() if seen.trump else 0
