"""Every pair of the house rules of short deck is played together, or refused for its one reason."""

from random import Random

import pytest
from msgspec import structs

from kozyr.errors import RulesError
from kozyr.games import load
from kozyr.games.shortdeck.rules import FIELDS, Rules, rules
from kozyr.play.house import show_token
from kozyr.records import code
from tests.contract import battery
from tests.contract.shortdeck import HOOK
from tests.house.covering import Axes, Row

GAME = load("shortdeck")
AXES: dict[str, tuple[str, ...]] = {
    "seats": ("2", "3", "6", "9", "10"),
    "deck": ("36", "52"),
    "ranking": ("trips_over_straight", "straight_over_trips", "standard"),
    "ace_low_straight": ("yes", "no"),
    "limit": ("no_limit", "pot", "limit"),
    "forced": ("blinds", "antes"),
    "small_blind": ("1", "5"),
    "ante": ("2", "1"),
    "raise_cap": ("3", "none"),
    "buyin_min": ("20", "1"),
    "buyin_max": ("100", "10"),
    "show": ("aggressor_first", "all"),
}
"""Every axis with all its tokens; of numbers two or more."""
BUYIN = ("house-fault-buyin", ("buyin_min", "buyin_max"), lambda row: int(row["buyin_max"]) < int(row["buyin_min"]))
SHORT_DECK = Axes(AXES, (BUYIN,))
ROWS, NEVER = SHORT_DECK.covering_array(Random(1))


def test_the_axes_are_the_fields_of_the_rules() -> None:
    assert list(AXES) == list(FIELDS) == list(structs.asdict(Rules()))


def test_every_pair_stands_in_a_row_but_the_one_that_contradicts_itself() -> None:
    covered = {pair for row in ROWS for pair in SHORT_DECK.pairs_of(row)}
    assert {(("buyin_min", "20"), ("buyin_max", "10"))} == NEVER
    assert covered | NEVER == SHORT_DECK.every_pair()


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_a_row_of_the_covering_array_is_played_and_its_code_and_record_come_back(row: Row) -> None:
    house = rules("six-plus", row)
    assert {name: show_token(value) for name, value in structs.asdict(house).items()} == row
    assert code.parse(code.show("shortdeck", house)) == ("shortdeck", house)
    for seed in range(3):
        battery.check_random_play(GAME, HOOK, house, Random(seed))
    battery.check_replay(GAME, HOOK, house, Random(1))


def test_a_remedy_mends_what_it_is_for() -> None:
    with pytest.raises(RulesError) as refused:
        rules("six-plus", {"buyin_min": "20", "buyin_max": "10"})
    (fault,) = refused.value.faults
    assert fault.id == "house-fault-buyin"
    assert rules("six-plus", {"buyin_min": "20", **fault.remedy}).buyin_max == 20
