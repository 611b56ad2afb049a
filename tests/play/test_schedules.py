"""The ladder of hands (RP-15..RP-18, RP-A49)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.play.schedules import ladder

TOPS = st.integers(1, 27)
SEATS = st.integers(2, 10)


@given(TOPS, SEATS)
def test_a_full_ladder_rises_by_one_stays_once_a_seat_and_falls_by_one(top: int, seats: int) -> None:
    """RP-15, RP-17, RP-18."""
    steps = ladder("full", top, seats)
    assert steps == tuple(reversed(steps))
    assert steps.count(top) == seats
    assert len(steps) == 2 * (top - 1) + seats
    assert all(abs(after - before) <= 1 for before, after in pairwise(steps))
    assert steps[0] == (1 if top > 1 else top)


@given(TOPS, SEATS)
def test_a_rising_ladder_ends_at_the_top_and_the_top_alone_is_its_peak(top: int, seats: int) -> None:
    """RP-A49."""
    assert ladder("up", top, seats) == (*range(1, top), *[top] * seats)
    assert ladder("max", top, seats) == (top,) * seats
    assert ladder("none", top, seats) == ()


@pytest.mark.parametrize("steps", [(1,), (9, 1, 5), (3, 3, 3)])
def test_a_list_is_taken_as_it_stands(steps: tuple[int, ...]) -> None:
    """RP-A32."""
    assert ladder(steps, 9, 4) == steps
