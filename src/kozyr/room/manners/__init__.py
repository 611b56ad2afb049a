"""The games that the room knows how to handle, and their values that go to browsers.

A union has one member a game, or is the sum of what happens in them; msgspec tells them apart by a view's `game` and an
event's `type`.
"""

from kozyr.games.draw.rules import Rules as DrawRules
from kozyr.games.draw.state import Event as DrawEvent
from kozyr.games.draw.view import View as DrawView
from kozyr.games.palace.rules import Rules as PalaceRules
from kozyr.games.palace.state import Event as PalaceEvent
from kozyr.games.palace.view import View as PalaceView
from kozyr.games.raspisnoy.rules import Rules as RaspisnoyRules
from kozyr.games.raspisnoy.state import DealScored
from kozyr.games.raspisnoy.state import Event as RaspisnoyEvent
from kozyr.games.raspisnoy.view import View as RaspisnoyView
from kozyr.games.shortdeck.rules import Rules as ShortdeckRules
from kozyr.games.shortdeck.state import Event as ShortdeckEvent
from kozyr.games.shortdeck.view import View as ShortdeckView
from kozyr.play.evening import HandEnded
from kozyr.room.manners.draw import DRAW
from kozyr.room.manners.manner import Manner, NextTrump
from kozyr.room.manners.palace import PALACE
from kozyr.room.manners.raspisnoy import RASPISNOY
from kozyr.room.manners.shortdeck import SHORTDECK

__all__ = ["MANNERS", "RULES", "Event", "Manner", "NextTrump", "Row", "View", "manner_of"]

View = RaspisnoyView | DrawView | ShortdeckView | PalaceView
Event = RaspisnoyEvent | DrawEvent | ShortdeckEvent | PalaceEvent
Row = DealScored | HandEnded
RULES = (RaspisnoyRules, DrawRules, ShortdeckRules, PalaceRules)
"""House rules have no tag: the page tells them apart by the game that stands beside them."""

MANNERS: dict[str, Manner] = {"raspisnoy": RASPISNOY, "draw": DRAW, "shortdeck": SHORTDECK, "palace": PALACE}


def manner_of(game: str) -> Manner:
    """How the room handles the game called `game`."""
    return MANNERS[game]
