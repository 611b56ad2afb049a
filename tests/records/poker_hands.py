"""Evenings of poker played by bots that do anything, for tests of what is written of them."""

from random import Random
from typing import Any

from kozyr import games
from kozyr.errors import RulesError
from kozyr.play.choices import One, draw
from kozyr.play.game import HALL, OVER
from kozyr.play.hall import End
from kozyr.records import Record
from kozyr.sim.run import Plan, play
from tests.house_rules import random_token

POKER = ("draw", "shortdeck", "palace")


def evening(game: str, preset: str | None = None, seed: int = 1, hands: int = 1, **changes: str) -> Record:
    """An evening of so many hands by a preset (the game's own when None) with changed rules."""
    module = games.load(game)
    name = preset or module.DEFAULT_PRESET
    rules = module.rules(name, changes)
    return play(Plan(game, name, rules, ("random",) * rules.seats, 1, seed, hands=hands), 1).record


def presets() -> list[tuple[str, str]]:
    """Every preset of every poker game."""
    return [(game, preset) for game in POKER for preset in games.load(game).PRESETS]


def restless(game: str, preset: str, seed: int, hands: int) -> Record:
    """An evening in which people come and go, rest, and buy again as they like, until so many hands are played."""
    module, rng = games.load(game), Random(f"{game} {preset} {seed}")
    rules = module.rules(preset, {"seats": "4"})
    state, actions = module.start(rules), list[Any]()
    while module.turn(state) != OVER:
        choices = module.legal(state)
        if module.turn(state) == HALL and not state.drawing:
            choices = tuple(choice for choice in choices if (choice == One(End())) == (state.number == hands))
        action = draw(choices, rng)
        state, _ = module.apply(state, action)
        actions.append(action)
    names = ("Ann", "Bob", "Cy", "Dee")
    return Record(game, preset, rules, names, tuple(actions), module.scores(state))


CHIPS = {"small_blind", "ante", "small_bet", "big_bet", "spread", "buyin_min", "buyin_max"}
"""Fields that only make other numbers of the same hands; the presets' own are left."""


def changed(game: str, rng: Random) -> dict[str, str]:
    """House rules drawn anew, half of all fields, that can be played by the game's own preset."""
    module = games.load(game)
    while True:
        fields = {name: kind for name, kind in module.FIELDS.items() if name not in CHIPS and rng.random() < 0.5}
        tokens = {name: random_token(kind, rng) for name, kind in fields.items()}
        try:
            module.rules(module.DEFAULT_PRESET, tokens)
        except RulesError:
            continue
        return tokens
