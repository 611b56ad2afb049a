"""The leaves and sums of small hands of Palace Poker: the engine, the naive one and the file agree on every one."""

import pytest

from kozyr.errors import NotationError
from kozyr.games.palace.rules import Rules
from kozyr.sim import census as engine
from tests.census.palace.hands import HERE, naive_census, rules_of
from tests.census.positions import Position, positions
from tests.scale import runs

ALL = [position for path in sorted(HERE.glob("*.txt")) for position in positions(path)]
QUICK = 100
"""The naive one copies itself at every step; positions with more leaves are counted by it in the long runs."""


@pytest.mark.parametrize("position", ALL, ids=[position.title for position in ALL])
def test_the_engine_finds_the_leaves_and_sums_of_the_file(position: Position) -> None:
    found = engine.census(engine.parse(position.deal, rules_of(position)))
    assert (found.leaves, found.sums) == (position.leaves, position.sums)


@pytest.mark.parametrize("position", [each for each in ALL if each.leaves <= len(runs(QUICK, 1_000_000))])
def test_the_file_holds_what_the_naive_palace_counts(position: Position) -> None:
    leaves, sums = naive_census(position)
    assert (position.leaves, list(position.sums)) == (leaves, sums)


def test_the_positions_are_many_and_all_chips_stay() -> None:
    assert len(ALL) >= 15
    assert sum(position.leaves for position in ALL) > 20_000
    assert all(sum(position.sums) == 0 for position in ALL)


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        ("stacks 9 9; hands AsAcAd 7c8c9c", "banner"),
        ("stacks 9 9; banners Ks Qh; hands AsAcAd 7c8c", "three cards"),
        ("stacks 9 9; banners Ks Ks; hands AsAcAd 7c8c9c", "dealt twice"),
        ("stacks 9; banners Ks; hands AsAcAd", "2 to 10 stacks"),
        ("stacks 9 9; banners Ks Qh; board AsAcAd", "board"),
    ],
)
def test_a_text_that_is_no_hand_is_refused_with_its_reason(deal: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        engine.parse(deal, Rules())
