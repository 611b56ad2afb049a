"""Bidding and playing: of what is legal, the action after which the deal is worth most."""

from random import Random

from kozyr.bots.raspisnoy.bidding import bid_worths
from kozyr.bots.raspisnoy.playing import play_worths
from kozyr.bots.raspisnoy.sight import sight
from kozyr.games.raspisnoy.state import Bid, Play
from kozyr.games.raspisnoy.view import View

CLOSE = 1e-6


def choose(view: View, rng: Random) -> Bid | Play:
    """The best legal action for the seat of `view`; chance decides only between equals."""
    actions = [choice.action for choice in view.legal]
    deal = view.deal
    assert deal is not None
    if len(actions) == 1:
        return actions[0]
    seen = sight(view, deal)
    worths = (bid_worths if type(actions[0]) is Bid else play_worths)(view, deal, seen, actions)
    top = max(worths) - CLOSE
    best = [action for action, worth in zip(actions, worths, strict=True) if worth >= top]
    return best[0] if len(best) == 1 else rng.choice(best)
