"""A short match as a record, for tests that read and spoil it."""

from random import Random
from typing import Any

from kozyr import games
from kozyr.play.choices import draw
from kozyr.play.game import OVER
from kozyr.records import Record, show

PLAYERS = ("Ann", 'Bob "the hook" \\ Жук', "Цэцэг 🂡")
CHANGES = {"seats": "3", "ladder": "1,2", "specials": "none", "special_multiplier": "1.5", "price": "5"}


def match(seed: int = 1, changes: dict[str, str] = CHANGES) -> Record:
    """A finished random match of two deals."""
    return played(games.load("raspisnoy").rules("hall", changes), seed, PLAYERS)


def played(rules: Any, seed: int, players: tuple[str, ...] = ()) -> Record:
    """A finished random match by any rules."""
    game = games.load("raspisnoy")
    state, rng, actions = game.start(rules), Random(seed), []
    while game.turn(state) != OVER:
        actions.append(draw(game.legal(state), rng))
        state, _ = game.apply(state, actions[-1])
    names = players or tuple(f"player {seat}" for seat in range(rules.seats))
    return Record("raspisnoy", "hall", rules, names, tuple(actions), game.scores(state))


TEXT = show(match())
LINES = TEXT.splitlines()
