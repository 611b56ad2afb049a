"""The bid that pays best over the likely numbers of tricks (RP-30..RP-35, RP-79)."""

from collections.abc import Sequence

from kozyr.bots.raspisnoy.odds import odds
from kozyr.bots.raspisnoy.sight import Sight
from kozyr.bots.raspisnoy.worth import prices, worth
from kozyr.games.raspisnoy.rules import Slot
from kozyr.games.raspisnoy.state import Bid
from kozyr.games.raspisnoy.view import DealView, View

BLIND_SPREAD = 1.6
"""How much more a hand's tricks vary when it has not been seen."""


def bid_worths(view: View, deal: DealView, seen: Sight, bids: Sequence[Bid]) -> list[float]:
    """The points that each bid may expect."""
    slot = Slot(deal.kind, deal.cards)
    mean, spread = _blind(seen) if deal.hand is None else _looked_at(seen)
    return [worth(prices(view.rules, slot, bid.tricks), 0, deal.cards, mean, spread, seen.joker) for bid in bids]


def _looked_at(seen: Sight) -> tuple[float, float]:
    reckoned = odds(seen)
    return reckoned.mean, reckoned.spread


def _blind(seen: Sight) -> tuple[float, float]:
    """An even share of the tricks, less what the others have claimed beyond theirs (RP-61)."""
    part = 1.0 / (seen.others + 1)
    mean = seen.left * part * (1.0 - 0.3 * seen.tight)
    return mean, BLIND_SPREAD * seen.left * part * (1.0 - part)
