"""The engine and the naive raspisnoy agree move by move, by every house rule: what is legal, what happens, what counts.

The positions are those of whole matches by random house rules: `make test` looks at twenty thousand, `make prove` at a
hundred thousand.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from kozyr.errors import RulesError
from kozyr.games import load
from tests.house_rules import random_rules
from tests.reference.side_by_side import play_side_by_side
from tests.scale import PROVE

GAME: Any = load("raspisnoy")
POSITIONS = 100_000 if PROVE else 20_000
LEAST = {
    "under highest": 0.01,
    "under lowest": 0.01,
    "under as": 0.002,
    "lead with a joker in hand": 0.005,
    "bid": 0.05,
    "shuffle": 0.01,
}
"""The least share of positions of a kind, so that they are not empty of what is hard."""
PRESETS = [
    pytest.param(preset, seats, id=f"{preset}-{seats}")
    for preset, rules in GAME.PRESETS.items()
    for seats in range(2, 7)
    if seats >= 3 or preset not in ("georgian", "oh-hell")
]


def test_random_positions_agree_with_the_naive_raspisnoy() -> None:
    rng = Random(1)
    counted: Counter[str] = Counter()
    while counted["position"] < POSITIONS:
        rules = random_rules(rng)
        if not isinstance(rules, RulesError):
            counted += play_side_by_side(GAME, rules, rng)
    for kind, share in LEAST.items():
        assert counted[kind] >= share * POSITIONS, f"only {counted[kind]} positions {kind}: {counted}"


@pytest.mark.parametrize(("preset", "seats"), PRESETS)
def test_a_whole_match_agrees_with_the_naive_raspisnoy_move_by_move(preset: str, seats: int) -> None:
    rules = GAME.rules(preset, {"seats": str(seats), "price": "3"})
    assert play_side_by_side(GAME, rules, Random(seats))["play"] > 150
