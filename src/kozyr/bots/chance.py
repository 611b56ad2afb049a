"""`random`: any legal action, whatever the cards."""

from random import Random
from typing import Any

from kozyr.play.choices import draw


def choose(view: Any, rng: Random) -> Any:
    """A legal action drawn by chance, in any game."""
    return draw(view.legal, rng)
