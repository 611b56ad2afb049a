"""The play that leaves the deal worth most, looking one trick ahead: taken or lost, and by whom (RP-79..RP-83)."""

from collections.abc import Sequence

from kozyr.bots.raspisnoy.odds import Odds, following_odds, leading_odds, rated
from kozyr.bots.raspisnoy.sight import Sight, after_trick
from kozyr.bots.raspisnoy.trick import HIGHEST, Table, holds, nobody_answers, nobody_trumps, table
from kozyr.bots.raspisnoy.worth import Prices, prices, worth
from kozyr.games.raspisnoy.joker import Say, named_suit, stays_high
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.state import Play
from kozyr.games.raspisnoy.view import DealView, View

SPITE = 0.2
"""What a point that another seat loses is worth to me."""
KEEPS = 0.7
"""How often who holds a trick still holds it after one more has played."""


def play_worths(view: View, deal: DealView, seen: Sight, plays: Sequence[Play]) -> list[float]:
    """The points that each play may expect, others' losses counted in part."""
    slot = Slot(deal.kind, deal.cards)
    paid = [prices(view.rules, slot, bid) for bid in deal.bids]
    lies = table(view.seat, deal.trick, deal.trump, len(deal.bids), _wants(deal))
    ratings = rated(after_trick(seen))
    won, lost = leading_odds(ratings), following_odds(ratings)
    grudge = _grudge(deal, seen, lies, paid)
    mine, took = paid[view.seat], deal.taken[view.seat]
    return [
        takes * _rest(won, seen, mine, took + 1, play) + (1.0 - takes) * (_rest(lost, seen, mine, took, play) - grudge)
        for play in plays
        for takes in (_takes(seen, lies, play),)
    ]


def _rest(reckoned: Odds, seen: Sight, paid: Prices, took: int, play: Play) -> float:
    """What the tricks after this one are worth, with `took` taken and the card of `play` gone."""
    chance = reckoned.chance.get(play.card.bit, 0.0)
    mean, spread = reckoned.mean - chance, reckoned.spread - chance * (1.0 - chance)
    return worth(paid, took, seen.left - 1, mean, spread, seen.jokers - (play.says is not None))


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


def _wants(deal: DealView) -> tuple[int, ...]:
    """How many tricks each seat still wants: in golden all it can get, in misère none (RP-63, RP-65)."""
    if deal.kind == "golden":
        return deal.hand_sizes
    return tuple((bid or 0) - took for bid, took in zip(deal.bids, deal.taken, strict=True))


def _grudge(deal: DealView, seen: Sight, lies: Table, paid: Sequence[Prices]) -> float:
    """What it costs me that the seat which holds the trick gets it; nothing while nobody holds it."""
    holder = lies.holder
    if holder is None:
        return 0.0
    keeps = 1.0 if lies.best == HIGHEST else KEEPS ** len(lies.later)
    took, left = deal.taken[holder], seen.left - 1
    with_it, without = (_guess(paid[holder], took + more, left, seen.others + 1) for more in (1, 0))
    return SPITE * keeps * (with_it - without)


def _guess(paid: Prices, took: int, left: int, seats: int) -> float:
    """What an opponent may expect, his cards unknown: most of what he still wants, and a part of an even share."""
    even = left / seats
    wish = even if paid.bid is None else min(left, max(0, paid.bid - took))
    return worth(paid, took, left, 0.7 * wish + 0.3 * even, 0.5 * even, 0)
