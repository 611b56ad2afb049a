"""Bidding and playing: of what is legal, the action after which the deal is worth most."""

from random import Random

from kozyr.bots.raspisnoy.bidding import bid_worths
from kozyr.bots.raspisnoy.playing import play_worths
from kozyr.bots.raspisnoy.sight import Sight, sight
from kozyr.games.raspisnoy.state import Bid, Play
from kozyr.games.raspisnoy.view import DealView, View
from kozyr.play.choices import every

CLOSE = 1e-6


def choose(view: View, rng: Random) -> Bid | Play:
    """The best legal action for the seat of `view`; chance decides only between equals."""
    actions: list[Bid | Play] = list(every(view.legal))
    deal = view.deal
    assert deal is not None
    if len(actions) == 1:
        return actions[0]
    seen = sight(view, deal)
    worths = _worths(view, deal, seen, actions)
    top = max(worths) - CLOSE
    best = [action for action, worth in zip(actions, worths, strict=True) if worth >= top]
    return best[0] if len(best) == 1 else rng.choice(best)


def _worths(view: View, deal: DealView, seen: Sight, actions: list[Bid | Play]) -> list[float]:
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids:
        return bid_worths(view, deal, seen, bids)
    return play_worths(view, deal, seen, [action for action in actions if isinstance(action, Play)])
