"""The games that the room knows how to handle, and their values that go to browsers.

A union has one member a game, or is the sum of what happens in them; msgspec tells them apart by a view's `game` and an
event's `type`.
"""

from kozyr.games.draw.rules import Rules as DrawRules
from kozyr.games.draw.state import Event as DrawEvent
from kozyr.games.draw.view import View as DrawView
from kozyr.games.raspisnoy.rules import Rules as RaspisnoyRules
from kozyr.games.raspisnoy.state import DealScored
from kozyr.games.raspisnoy.state import Event as RaspisnoyEvent
from kozyr.games.raspisnoy.view import View as RaspisnoyView
from kozyr.play.evening import HandEnded
from kozyr.room.manners.draw import DRAW
from kozyr.room.manners.manner import Manner, NextTrump
from kozyr.room.manners.raspisnoy import RASPISNOY

__all__ = ["MANNERS", "RULES", "Event", "Manner", "NextTrump", "Row", "View", "manner_of"]

View = RaspisnoyView | DrawView
Event = RaspisnoyEvent | DrawEvent
Row = DealScored | HandEnded
RULES = (RaspisnoyRules, DrawRules)
"""House rules have no tag: the page tells them apart by the game that stands beside them."""

MANNERS: dict[str, Manner] = {"raspisnoy": RASPISNOY, "draw": DRAW}


def manner_of(game: str) -> Manner:
    """How the room handles the game called `game`."""
    return MANNERS[game]
