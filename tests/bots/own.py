"""Bots that go wrong, each in its own way."""

from random import Random
from typing import Any

from kozyr.games.raspisnoy.state import Bid

NUMBER = 3


def overbid(view: Any, rng: Random) -> Any:
    return Bid(99)


def silent(view: Any, rng: Random) -> Any:
    return None


def stumble(view: Any, rng: Random) -> Any:
    raise ZeroDivisionError("nothing to divide")
