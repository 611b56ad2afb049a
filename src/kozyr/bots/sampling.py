"""`sampling`: plays the cards of raspisnoy by what they bring in many worlds, and all else like `steady`.

It needs the compiled core; without it, it says so once and is `steady`.
"""

from random import Random
from typing import Any

from kozyr.bots import steady
from kozyr.bots.raspisnoy.worlds import best_play
from kozyr.games.raspisnoy.state import Play
from kozyr.games.raspisnoy.view import View as Raspisnoy
from kozyr.kernel.core import core, say_missing
from kozyr.play.choices import every


def choose(view: Any, rng: Random) -> Any:
    """A legal action for the seat of `view`; TypeError for a game that the house's bots do not play."""
    if not isinstance(view, Raspisnoy):
        return steady.choose(view, rng)
    if core is None:
        say_missing()
        return steady.choose(view, rng)
    actions = every(view.legal)
    first, second = next(actions), next(actions, None)
    if second is None:
        return first
    return best_play(view, rng) if isinstance(first, Play) else steady.choose(view, rng)
