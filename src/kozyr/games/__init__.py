"""The registry of games: a game's module is loaded when it is asked for."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from kozyr.errors import NotationError
from kozyr.play.game import Game

if TYPE_CHECKING:  # Fluent is loaded only where something is said
    from kozyr.words import Section

NAMES = ("raspisnoy",)


class Telling(Protocol):
    """A game's `words` module: its rules for people to read, in any language."""

    def document(self, rules: Any) -> "tuple[Section, ...]":
        """The rules of a table, section by section."""

    def links(self, document: "Sequence[Section]") -> dict[str, str]:
        """For each refusal the id of the sentence in this document that it rests on."""


def load(name: str) -> Game:
    """The game called `name`; NotationError for a name that is none."""
    if name not in NAMES:
        raise NotationError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    return cast(Game, import_module(f"kozyr.games.{name}"))


def words(name: str) -> Telling:
    """How the game called `name` tells its rules; NotationError for a name that is none."""
    load(name)
    return cast(Telling, import_module(f"kozyr.games.{name}.words"))
