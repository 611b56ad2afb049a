"""The preset oh-hell agrees with OpenSpiel's oh_hell: legal bids, legal cards, mover and returns (OH-1, OH-2)."""

from collections import Counter
from random import Random

import pytest

from tests.peers.oh_hell import Table, play_deal
from tests.scale import PROVE

TABLES = [
    (3, 52, "oh_hell"),
    (4, 52, "oh_hell"),
    (5, 52, "oh_hell_penalty"),
    (6, 52, "oh_hell"),
    (3, 36, "oh_hell_penalty"),
    (4, 36, "oh_hell"),
    (5, 36, "oh_hell"),
    (6, 36, "oh_hell_penalty"),
]
DECISIONS = 15_000 if PROVE else 1_500
"""How many decisions are compared at each table: 120,000 in all in the long run."""


@pytest.mark.parametrize(("seats", "deck", "scoring"), TABLES)
def test_oh_hell_is_played_as_open_spiel_plays_it(seats: int, deck: int, scoring: str) -> None:
    table, rng, seen = Table(seats, deck, scoring), Random(f"{seats} {deck} {scoring}"), Counter[str]()
    while seen["bids"] + seen["cards"] < DECISIONS:
        seen += play_deal(table, rng)
    assert seen["deals"] > 20
    print(f"{seats} players, {deck} cards, {scoring}: {dict(seen)}, 0 mismatches")
