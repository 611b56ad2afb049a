"""Every pair of house rules of Palace Poker is played together, or refused for its reason (PP-A18)."""

from random import Random

import pytest
from msgspec import structs

from kozyr.errors import RulesError
from kozyr.games import load
from kozyr.games.palace.rules import FIELDS, Rules, rules
from kozyr.records import code
from tests.contract import battery
from tests.contract.palace import HOOK
from tests.house.covering import Axes, Contradiction, Row
from tests.scale import runs

AXES: dict[str, tuple[str, ...]] = {
    "seats": ("2", "3", "4", "5", "6", "7", "8", "9", "10"),
    "structure": ("limit", "no_limit"),
    "small_bet": ("10", "5", "1"),
    "big_bet": ("20", "10", "4"),
    "ante": ("half", "1", "30"),
    "max_soldiers": ("5", "4", "3", "2", "1"),
    "raise_cap": ("3", "none"),
    "discard_cost": ("free", "small_bet"),
    "reveal_battle": ("fighters", "table"),
    "buyin_min": ("20", "1", "100"),
    "buyin_max": ("100", "2"),
}
"""Every axis with all its tokens; of amounts some that differ in kind."""
CONTRADICTIONS: tuple[Contradiction, ...] = (
    (
        "house-fault-big-bet",
        ("structure", "small_bet", "big_bet"),
        lambda row: row["structure"] == "limit" and int(row["big_bet"]) < int(row["small_bet"]),
    ),
    ("house-fault-buyin", ("buyin_min", "buyin_max"), lambda row: int(row["buyin_max"]) < int(row["buyin_min"])),
)
PALACE = Axes(AXES, CONTRADICTIONS)
GAME = load("palace")
ROWS, NEVER = PALACE.covering_array(Random(1))


def refused_for(row: Row) -> set[str]:
    """The ids of the faults for which a row is refused."""
    try:
        rules("palace", row)
    except RulesError as error:
        return {fault.id for fault in error.faults}
    return set()


def test_the_axes_are_the_fields_of_the_rules() -> None:
    assert list(AXES) == list(FIELDS) == list(structs.asdict(Rules()))


def test_every_pair_stands_in_a_row_or_can_stand_in_none() -> None:
    covered = {pair for row in ROWS for pair in PALACE.pairs_of(row)}
    assert covered | NEVER == PALACE.every_pair()
    assert not covered & NEVER
    assert len(NEVER) == 2, "two buy-ins"


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_a_row_of_the_covering_array_is_played_and_its_code_and_record_come_back(row: Row) -> None:
    house = rules("palace", row)
    assert code.parse(code.show("palace", house)) == ("palace", house)
    for seed in runs(1, 10):
        battery.check_random_play(GAME, HOOK, house, Random(seed))
    battery.check_replay(GAME, HOOK, house, Random(1))


def test_what_contradicts_itself_is_refused_for_its_reasons_and_nothing_else_is() -> None:
    rng, refused = Random(3), 0
    for _ in range(1_000):
        row = {axis: rng.choice(tokens) for axis, tokens in AXES.items()}
        assert refused_for(row) == PALACE.contradictions(row), row
        refused += bool(refused_for(row))
    assert 200 < refused < 800
