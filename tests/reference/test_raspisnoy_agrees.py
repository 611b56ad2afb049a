"""The engine and the naive raspisnoy agree move by move: what is legal, who takes, what it scores.

A batch is twenty thousand positions: `make test` looks at one, `make prove` at five, a hundred thousand in all.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from kozyr.games import load
from tests.contract.raspisnoy import some_rules
from tests.reference.side_by_side import play_side_by_side
from tests.scale import runs

GAME: Any = load("raspisnoy")
BATCH = 20_000


@pytest.mark.parametrize("seed", runs(1, 5))
def test_twenty_thousand_random_positions_agree_with_the_naive_raspisnoy(seed: int) -> None:
    rng = Random(seed)
    counted: Counter[str] = Counter()
    while counted["play"] < BATCH:
        counted += play_side_by_side(GAME, some_rules(GAME, rng), rng)
    for kind, share in {"under highest": 0.02, "under lowest": 0.02, "lead with the joker in hand": 0.01}.items():
        assert counted[kind] >= share * BATCH, f"only {counted[kind]} positions {kind}: {counted}"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("preset", ["hall", "classic"])
def test_a_whole_match_agrees_with_the_naive_raspisnoy_move_by_move(preset: str, seats: int) -> None:
    rules = GAME.rules(preset, {"seats": str(seats), "price": "3"})
    assert play_side_by_side(GAME, rules, Random(seats))["play"] > 300
