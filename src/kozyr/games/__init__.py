"""The registry of games: a game's module is loaded when it is asked for."""

from importlib import import_module
from typing import cast

from kozyr.errors import NotationError
from kozyr.play.game import Game

NAMES = ("raspisnoy",)


def load(name: str) -> Game:
    """The game called `name`; NotationError for a name that is none."""
    if name not in NAMES:
        raise NotationError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    return cast(Game, import_module(f"kozyr.games.{name}"))
