"""Bidding and playing: of what is legal, the action after which the deal is worth most."""

from random import Random

from kozyr.bots.raspisnoy.bidding import bid_worths
from kozyr.bots.raspisnoy.playing import play_worths
from kozyr.bots.raspisnoy.sight import Sight, sight
from kozyr.cards import RANKS, Suit, cards_of
from kozyr.games.raspisnoy.state import Bid, Name, Play
from kozyr.games.raspisnoy.view import DealView, View
from kozyr.play.choices import every

CLOSE = 1e-6


def choose(view: View, rng: Random) -> Bid | Name | Play:
    """The best legal action for the seat of `view`; chance decides only between equals."""
    actions: list[Bid | Name | Play] = list(every(view.legal))
    deal = view.deal
    assert deal is not None
    if len(actions) == 1:
        return actions[0]
    seen = sight(view, deal)
    worths = _worths(view, deal, seen, actions)
    top = max(worths) - CLOSE
    best = [action for action, worth in zip(actions, worths, strict=True) if worth >= top]
    return best[0] if len(best) == 1 else rng.choice(best)


def _worths(view: View, deal: DealView, seen: Sight, actions: list[Bid | Name | Play]) -> list[float]:
    names = [action for action in actions if isinstance(action, Name)]
    if names:
        return [_trump_worth(seen, name.trump) for name in names]
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids:
        return bid_worths(view, deal, seen, bids)
    return play_worths(view, deal, seen, [action for action in actions if isinstance(action, Play)])


def _trump_worth(seen: Sight, trump: Suit | None) -> float:
    """How much of a suit the first cards hold, long before high (GJ-14)."""
    own = seen.hand & trump.bits if trump else 0
    return sum(1.0 + card.rank / len(RANKS) for card in cards_of(own))
