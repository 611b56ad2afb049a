"""`steady`: a scripted player that reckons with what it sees: tricks and bids in raspisnoy, pot odds in poker."""

from random import Random
from typing import Any

from kozyr.bots.draw import choose as choose_in_draw
from kozyr.bots.palace import choose as choose_in_palace
from kozyr.bots.raspisnoy import choose as choose_in_raspisnoy
from kozyr.bots.shortdeck import choose as choose_in_short_deck
from kozyr.games.draw.view import View as Draw
from kozyr.games.palace.view import View as Palace
from kozyr.games.raspisnoy.view import View as Raspisnoy
from kozyr.games.shortdeck.view import View as ShortDeck


def choose(view: Any, rng: Random) -> Any:
    """A legal action for the seat of `view`; TypeError for a game that `steady` does not play."""
    match view:
        case Raspisnoy():
            return choose_in_raspisnoy(view, rng)
        case Draw():
            return choose_in_draw(view, rng)
        case ShortDeck():
            return choose_in_short_deck(view, rng)
        case Palace():
            return choose_in_palace(view, rng)
        case _:
            raise TypeError(f"steady does not play the game of a {type(view).__name__}")
