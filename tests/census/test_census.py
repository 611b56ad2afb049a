"""The leaves and sums of small positions: the engine, the naive raspisnoy and the files agree on every one."""

import pytest

from kozyr.sim import census as engine
from tests.census.positions import HERE, Position, fixed, positions, rules_of
from tests.reference.census import census as naive_census

ALL = [position for path in sorted(HERE.glob("*.txt")) for position in positions(path)]
NAMES = [position.title for position in ALL]


@pytest.mark.parametrize("position", ALL, ids=NAMES)
def test_the_engine_finds_the_leaves_and_sums_of_the_file(position: Position) -> None:
    found = engine.census(engine.parse(position.deal, rules_of(position)))
    assert (found.leaves, found.sums) == (position.leaves, position.sums)


@pytest.mark.parametrize("position", ALL, ids=NAMES)
def test_the_file_holds_what_the_naive_raspisnoy_counts(position: Position) -> None:
    leaves, sums = naive_census(fixed(position))
    assert (position.leaves, list(position.sums)) == (leaves, sums)


def test_the_positions_are_many_and_not_empty() -> None:
    """Only the position whose bids the hook forbids has no leaves."""
    counted = [position.leaves for position in ALL]
    assert len(counted) >= 70
    assert len(set(NAMES)) == len(NAMES)
    assert counted.count(0) == 1
    assert sum(counted) > 30_000
