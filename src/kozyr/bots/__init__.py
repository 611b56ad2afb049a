"""Bots: `choose(view, rng) -> action`. A bot sees what a person in its chair would see, and never a state."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

from kozyr.errors import KozyrError
from kozyr.play.choices import allows
from kozyr.play.game import Game

Choose = Callable[[Any, Random], Any]
"""A bot: from its seat's view and a source of chance to one of the view's legal actions."""

NAMES = {
    "random": "kozyr.bots.chance:choose",
    "steady": "kozyr.bots.steady:choose",
    "sampling": "kozyr.bots.sampling:choose",
}


class BotError(KozyrError):
    """A bot that cannot be had, or one that answered what it may not; the message names the bot."""


def load(spec: str) -> Choose:
    """The bot called `spec`: one of NAMES, or `module:function`; BotError when there is none."""
    path = NAMES.get(spec, spec)
    module_name, colon, name = path.partition(":")
    if not (colon and module_name and name):
        known = ", ".join(NAMES)
        raise BotError(f"there is no bot {spec[:60]!r}; the bots are: {known}, or module:function for one of your own")
    choose = getattr(_module(spec, module_name), name, None)
    if choose is None:
        raise BotError(f"bot {spec!r}: the module {module_name!r} has no {name!r}")
    if not callable(choose):
        raise BotError(f"bot {spec!r}: {name!r} in {module_name!r} is {type(choose).__name__}, not a function")
    return cast(Choose, choose)


def _module(spec: str, name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a bot of one's own lies where kozyr is called; it hides no installed module
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise BotError(f"bot {spec!r}: there is no module {error.name!r} to import") from error
    except Exception as error:
        raise BotError(f"bot {spec!r}: importing {name!r} failed: {type(error).__name__}: {error}") from error


def ask(game: Game, name: str, choose: Choose, view: Any, rng: Random) -> Any:
    """The bot's action, one that `view.legal` allows; BotError names bot, action and position when it is none."""
    try:
        action = choose(view, rng)
    except Exception as error:
        raise BotError(f"bot {name} failed {_position(game, view)}: {type(error).__name__}: {error}") from error
    if not allows(view.legal, action):
        raise BotError(f"bot {name} answered {_text(game, action)}, which is not allowed {_position(game, view)}")
    return action


def _text(game: Game, action: Any) -> str:
    try:
        return repr(game.show(action))
    except Exception:
        return repr(action)[:80]


def _position(game: Game, view: Any) -> str:
    may = ", ".join(_text(game, getattr(choice, "action", choice)) for choice in view.legal[:12])
    more = ", ..." if len(view.legal) > 12 else ""
    return f"as seat {view.seat} in {_where(view)}, where it may: {may}{more}"


def _where(view: Any) -> str:
    deal = getattr(view, "deal", None)
    if deal is None:
        return "the match"
    hand = "unseen" if deal.hand is None else " ".join(deal.hand)
    trick = " ".join(f"{played.seat}:{played.card}" for played in deal.trick) or "nothing"
    return f"deal {deal.number} (hand {hand}; on the table {trick})"
