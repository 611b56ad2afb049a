"""Five-card draw agrees with PokerKit: turns, prices, sizes of bets and raises, exchanges, pots and payments (FD).

What differs is decided by a rule of ours, and is counted under it; docs/draw.md tells each.
"""

from collections import Counter
from random import Random

import pytest

from kozyr.games.draw.rules import Rules
from tests.peers.draw import play_hand
from tests.scale import PROVE

TABLES = {
    "blinds": Rules(forced="blinds", small_blind=1, buyin_max=300),
    "blinds and antes": Rules(forced="both", small_blind=1, ante=1, buyin_max=300),
}
HANDS = 2_000 if PROVE else 200
DECIDED = {"FD-A7", "FD-A9", "FD-A20", "HX-A7"}


def stack(rng: Random) -> int:
    """A few chips, some, or many."""
    return rng.choice((rng.randint(1, 10), rng.randint(4, 60), rng.randint(20, 400)))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", TABLES)
def test_draw_is_played_as_pokerkit_plays_it(name: str) -> None:
    rng, seen = Random(name), Counter[str]()
    for _ in range(HANDS):
        seats = rng.randint(2, 6)
        seen += play_hand(TABLES[name], tuple(stack(rng) for _ in range(seats)), rng.randrange(seats), rng)
    assert seen["hands"] == HANDS
    assert seen["decisions"] > 5 * HANDS
    assert seen["exchanges"] > HANDS
    assert seen["showdowns"] > HANDS // 2
    rules = {rule.partition(":")[0] for rule in seen} - {"hands", "decisions", "exchanges", "showdowns"}
    assert rules <= DECIDED
    print(f"{name}: {dict(seen)}; no other differences")
