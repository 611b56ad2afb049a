"""The registry of games: a game's module is loaded when it is asked for."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from kozyr.errors import NotationError
from kozyr.play.game import Game

if TYPE_CHECKING:  # Fluent is loaded only where something is said
    from kozyr.words import Section

NAMES = ("raspisnoy", "draw", "shortdeck", "palace")


class Telling(Protocol):
    """A game's `words` module: its rules for people to read, in any language."""

    def document(self, rules: Any) -> "tuple[Section, ...]":
        """The rules of a table, section by section."""

    def links(self, document: "Sequence[Section]") -> dict[str, str]:
        """For each refusal the id of the sentence in this document that it rests on."""


class Asking(Protocol):
    """A game's `form` module: how people go through its rules. Fields of CARDS and UNORDERED are lists."""

    SECTIONS: Mapping[str, tuple[str, ...]]
    CARDS: tuple[str, ...]
    UNORDERED: tuple[str, ...]

    def idle(self, rules: Any) -> frozenset[str]:
        """The fields that decide nothing as long as the others are as they are."""


def load(name: str) -> Game:
    """The game called `name`; NotationError for a name that is none."""
    if name not in NAMES:
        raise NotationError(f"there is no game {name[:40]!r}; the games are: {', '.join(NAMES)}")
    return cast(Game, import_module(f"kozyr.games.{name}"))


def words(name: str) -> Telling:
    """How the game called `name` tells its rules; NotationError for a name that is none."""
    load(name)
    return cast(Telling, import_module(f"kozyr.games.{name}.words"))


def form(name: str) -> Asking:
    """How people go through the rules of the game called `name`; NotationError for a name that is none."""
    load(name)
    return cast(Asking, import_module(f"kozyr.games.{name}.form"))
