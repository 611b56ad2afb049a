"""Every pair of house rules is played together, or refused for a listed reason (RP-A53)."""

from random import Random
from typing import Any

import pytest

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import FIELDS, rules
from tests.house.array import AXES, CONTRADICTIONS, RASPISNOY, UNSET
from tests.house.covering import Row
from tests.house.draws import REASONS, reasons
from tests.house.evening import GAME, evening
from tests.reference.side_by_side import play_side_by_side
from tests.scale import PROVE

ROWS, NEVER = RASPISNOY.covering_array(Random(1))


def agreed(row: Row) -> Any:
    """The rules of a row; RulesError where they contradict each other."""
    return rules("classic", {axis: token for axis, token in row.items() if token != UNSET})


def test_the_axes_are_the_fields_of_the_rules() -> None:
    assert list(AXES) == list(FIELDS)


def test_every_pair_stands_in_a_row_or_can_stand_in_none() -> None:
    covered = {pair for row in ROWS for pair in RASPISNOY.pairs_of(row)}
    assert covered | NEVER == RASPISNOY.every_pair()
    assert not covered & NEVER
    assert len(RASPISNOY.every_pair()) > 10_000
    assert len(NEVER) < 60
    assert len(ROWS) < 120


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_a_row_of_the_covering_array_is_played_to_its_end(row: Row) -> None:
    counted = evening(agreed(row), Random(str(row)))
    assert counted["decisions"] > 0


@pytest.mark.parametrize("row", ROWS if PROVE else ROWS[::8], ids=range(len(ROWS if PROVE else ROWS[::8])))
def test_a_row_of_the_covering_array_agrees_with_the_naive_raspisnoy(row: Row) -> None:
    assert play_side_by_side(GAME, agreed(row), Random(str(row)))["play"] > 0


def refusal(row: Row) -> set[str]:
    """The reasons for which the engine refuses a row."""
    try:
        agreed(row)
    except RulesError as error:
        return reasons(error)
    return set()


def test_the_engine_refuses_what_contradicts_itself_and_nothing_else() -> None:
    """RP-A53: of rows drawn evenly most are refused, each for all of its contradictions and for no other reason."""
    rng, refused = Random(3), 0
    for _ in range(1_500):
        row = {axis: rng.choice(tokens) for axis, tokens in AXES.items()}
        found = refusal(row)
        assert found <= REASONS
        assert {reason.split()[0] for reason in found} == RASPISNOY.contradictions(row), f"{row} is refused for {found}"
        refused += bool(found)
    assert 500 < refused < 1_500


@pytest.mark.parametrize("pair", sorted(NEVER), ids=lambda pair: " ".join("=".join(each) for each in pair))
def test_a_pair_that_can_stand_in_no_row_is_always_refused(pair: Any) -> None:
    """RP-A53: whatever else the table agrees, for a reason that is listed."""
    rng = Random(str(pair))
    for _ in range(20):
        row = {**{axis: rng.choice(tokens) for axis, tokens in AXES.items()}, **dict(pair)}
        assert refusal(row)
        assert refusal(row) <= REASONS


def test_every_contradiction_is_a_reason_of_the_program() -> None:
    assert {name for name, _, _ in CONTRADICTIONS} == {reason.split()[0] for reason in REASONS}


def test_a_remedy_mends_what_it_is_for() -> None:
    """What the form offers as the way out takes the fault away."""
    rng, mended = Random(5), set()
    for _ in range(800):
        row = {axis: rng.choice(tokens) for axis, tokens in AXES.items()}
        try:
            agreed(row)
        except RulesError as error:
            for fault in error.faults:
                if fault.remedy:
                    after = refusal({**row, **fault.remedy})
                    assert " ".join((fault.id, *fault.fields)) not in after, f"{fault} is not mended"
                    mended.add(fault.id)
    assert len(mended) >= 5


def test_an_empty_row_can_be_filled() -> None:
    assert RASPISNOY.can_stand({})
