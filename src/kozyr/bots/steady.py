"""`steady`: a scripted player that counts its tricks, bids what pays best and plays for its bid."""

from random import Random
from typing import Any

from kozyr.bots.raspisnoy import choose as choose_in_raspisnoy
from kozyr.games.raspisnoy.view import View


def choose(view: Any, rng: Random) -> Any:
    """A legal action for the seat of `view`; TypeError for a game that `steady` does not play."""
    match view:
        case View():
            return choose_in_raspisnoy(view, rng)
        case _:
            raise TypeError(f"steady does not play the game of a {type(view).__name__}")
