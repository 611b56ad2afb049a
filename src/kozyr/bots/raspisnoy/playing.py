"""The play that leaves the deal worth most, looking one trick ahead: taken or lost, and by whom (RP-79..RP-83)."""

from collections.abc import Sequence

from kozyr.bots.raspisnoy.odds import Odds, odds
from kozyr.bots.raspisnoy.sight import Sight
from kozyr.bots.raspisnoy.trick import HIGHEST, Table, holds, nobody_answers, nobody_trumps, table
from kozyr.bots.raspisnoy.worth import Prices, prices, worth
from kozyr.games.raspisnoy.joker import Say, named_suit, stays_high
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.state import Play
from kozyr.games.raspisnoy.view import DealView, View

SPITE = 0.33
"""What a point that another seat loses is worth to me."""


def play_worths(view: View, deal: DealView, seen: Sight, plays: Sequence[Play]) -> list[float]:
    """The points that each play may expect, others' losses counted in part."""
    slot = Slot(deal.kind, deal.cards)
    paid = [prices(view.rules, slot, bid) for bid in deal.bids]
    wants = tuple((bid or 0) - took for bid, took in zip(deal.bids, deal.taken, strict=True))
    lies = table(view.seat, deal.trick, deal.trump, len(deal.bids), wants)
    reckoned = odds(seen)
    grudge = _grudge(deal, seen, lies, paid)
    mine, took = paid[view.seat], deal.taken[view.seat]
    return [_play_worth(seen, lies, reckoned, mine, took, grudge, play) for play in plays]


def _play_worth(seen: Sight, lies: Table, reckoned: Odds, paid: Prices, took: int, grudge: float, play: Play) -> float:
    bit = play.card.bit
    jokers = seen.jokers - (play.says is not None)
    chance = reckoned.chance.get(bit, 0.0)
    mean, spread = reckoned.mean - chance, reckoned.spread - chance * (1.0 - chance)
    takes = _takes(seen, lies, play)
    value = 0.0
    if takes > 0.0:
        value += takes * worth(paid, took + 1, seen.left - 1, mean, spread, jokers)
    if takes < 1.0:
        value += (1.0 - takes) * (worth(paid, took, seen.left - 1, mean, spread, jokers) - grudge)
    return value


def _takes(seen: Sight, lies: Table, play: Play) -> float:
    """The chance that a play takes the trick on the table."""
    says = play.says
    if says is None:
        return holds(seen, lies, play.card)
    if says.card is not None:
        return holds(seen, lies, says.card)
    if stays_high(says):
        return _high(seen, lies, says)
    if lies.holder is not None:
        return 0.0
    suit = named_suit(says, seen.trump)
    assert suit is not None
    return nobody_answers(seen, suit, len(lies.later))


def _high(seen: Sight, lies: Table, says: Say) -> float:
    """A high joker takes the trick, unless it is the second where the first wins, or may be trumped (RP-A43)."""
    if lies.best == HIGHEST and seen.first:
        return 0.0
    if lies.holder is None and seen.beaten and says.suit is not None:
        return nobody_trumps(seen, says.suit, len(lies.later))
    return 1.0


def _grudge(deal: DealView, seen: Sight, lies: Table, paid: Sequence[Prices]) -> float:
    """What it costs me that the seat which holds the trick gets it; nothing while nobody holds it."""
    holder = lies.holder
    if holder is None or not any(deal.bids[holder] is not None for _ in (0,)):
        return 0.0
    keeps = 1.0 if lies.best == HIGHEST else 0.7 ** len(lies.later)
    bid, took, left = deal.bids[holder] or 0, deal.taken[holder], seen.left - 1
    mean = 0.7 * max(0, bid - took) + 0.3 * left / (seen.others + 1)
    spread = 0.5 * left / (seen.others + 1)
    gains = worth(paid[holder], took + 1, left, max(0.0, mean - 0.7), spread, 0) - worth(
        paid[holder], took, left, mean, spread, 0
    )
    return SPITE * keeps * gains
