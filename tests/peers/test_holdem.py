"""Hold'em agrees with PokerKit: turns, prices, sizes of bets and raises, pots and payments (SD-4..SD-13, SD-A10).

What differs is decided by a rule of ours, and is counted under it; docs/shortdeck.md tells each.
"""

from collections import Counter
from random import Random

import pytest

from kozyr.games.shortdeck.rules import Rules
from tests.peers.holdem import play_hand
from tests.scale import PROVE

TABLES = {
    "no-limit short deck": Rules(ranking="straight_over_trips"),
    "no-limit short deck with antes": Rules(ranking="straight_over_trips", forced="antes"),
    "no-limit hold'em": Rules(deck=52, ranking="standard"),
    "fixed-limit hold'em": Rules(deck=52, ranking="standard", limit="limit"),
}
HANDS = 2_000 if PROVE else 100
DECIDED = {"FD-A7", "FD-A9", "FD-A20", "FD-A26", "HX-A7", "SD-A9"}


def stack(rng: Random) -> int:
    """A few chips, some, or many."""
    return rng.choice((rng.randint(1, 10), rng.randint(4, 60), rng.randint(20, 400)))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", TABLES)
def test_holdem_is_played_as_pokerkit_plays_it(name: str) -> None:
    rng, seen = Random(name), Counter[str]()
    for _ in range(HANDS):
        seats = rng.randint(2, 6)
        stacks = tuple(stack(rng) for _ in range(seats))
        seen += play_hand(TABLES[name], stacks, rng.randrange(seats), rng)
    assert seen["hands"] == HANDS
    assert seen["decisions"] > 5 * HANDS
    assert seen["showdowns"] > HANDS // 2
    rules = {rule.partition(":")[0] for rule in seen} - {"hands", "decisions", "showdowns"}
    assert rules <= DECIDED
    print(f"{name}: {dict(seen)}; no other differences")
