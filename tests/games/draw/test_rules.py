"""The house rules of draw: defaults, presets, tokens, and what cannot be played, and why (FD-A17, FD-A28)."""

from random import Random

import pytest
from msgspec import structs

from kozyr.errors import RulesError
from kozyr.games import load
from kozyr.games.draw.agreement import CHECKS
from kozyr.games.draw.rules import FIELDS, PRESETS, Rules, rules
from kozyr.play.house import differing, show_token
from kozyr.records import code
from tests.contract import battery
from tests.contract.draw import HOOK
from tests.games.draw.axes import AXES, CONTRADICTIONS, DRAW
from tests.house.covering import Row

GAME = load("draw")
ROWS, NEVER = DRAW.covering_array(Random(1))


def refused_for(row: Row) -> set[str]:
    """The ids of the faults for which a row is refused."""
    try:
        rules("home", row)
    except RulesError as error:
        return {fault.id for fault in error.faults}
    return set()


def test_the_axes_are_the_fields_of_the_rules() -> None:
    assert list(AXES) == list(FIELDS) == list(structs.asdict(Rules()))


def test_every_pair_stands_in_a_row_or_can_stand_in_none() -> None:
    covered = {pair for row in ROWS for pair in DRAW.pairs_of(row)}
    assert covered | NEVER == DRAW.every_pair()
    assert not covered & NEVER
    assert len(NEVER) < 60


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_a_row_of_the_covering_array_is_played_and_its_code_and_record_come_back(row: Row) -> None:
    house = rules("home", row)
    assert code.parse(code.show("draw", house)) == ("draw", house)
    for seed in range(3):
        battery.check_random_play(GAME, HOOK, house, Random(seed))
    battery.check_replay(GAME, HOOK, house, Random(1))


def test_fd_a28_what_contradicts_itself_is_refused_for_its_reasons_and_nothing_else_is() -> None:
    rng, refused = Random(3), 0
    for _ in range(2_000):
        row = {axis: rng.choice(tokens) for axis, tokens in AXES.items()}
        found = refused_for(row)
        assert found == DRAW.contradictions(row), row
        refused += bool(found)
    assert 500 < refused < 2_000


@pytest.mark.parametrize("pair", sorted(NEVER), ids=lambda pair: " ".join("=".join(each) for each in pair))
def test_a_pair_that_can_stand_in_no_row_is_always_refused(pair: tuple[tuple[str, str], tuple[str, str]]) -> None:
    rng = Random(str(pair))
    for _ in range(20):
        assert refused_for({**{axis: rng.choice(tokens) for axis, tokens in AXES.items()}, **dict(pair)})


def test_a_remedy_mends_what_it_is_for() -> None:
    rng, mended = Random(5), set()
    for _ in range(400):
        row = {axis: rng.choice(tokens) for axis, tokens in AXES.items()}
        try:
            rules("home", row)
        except RulesError as error:
            for fault in error.faults:
                if fault.id != "house-fault-five-each" and fault.remedy:
                    assert fault.id not in refused_for({**row, **fault.remedy})
                    mended.add(fault.id)
    assert len(mended) == len(CONTRADICTIONS) - 1


def test_each_check_reads_the_fields_that_it_says() -> None:
    assert set().union(*(fields for fields, _ in CHECKS)) <= FIELDS.keys()


TABLE = {
    "home": {},
    "hall": {"seats": 4, "first_actor": "random", "draw_order": "after_last_actor", "second_round": "first_drawer"},
    "california": {"all_check": "redeal"},
    "jacks": {"all_check": "redeal", "openers": "jacks"},
    "lowball": {"order": "ace_five"},
    "deuces-wild": {"wild": "deuces"},
    "joker-bug": {"wild": "bug"},
    "gold-rush": {"seats": 4, "max_draw": "0", "deck": 20},
}
"""The columns of the rulebook's table."""


def test_fd_a17_the_presets_are_the_columns_of_the_table() -> None:
    assert list(PRESETS) == list(TABLE)
    for name, changes in TABLE.items():
        assert {field: here for field, (here, _) in differing(PRESETS[name], Rules()).items()} == changes


@pytest.mark.parametrize("field", FIELDS)
def test_each_token_of_a_field_is_read_and_written_back(field: str) -> None:
    for token in AXES[field]:
        row = next(row for row in ROWS if row[field] == token)
        assert show_token(getattr(rules("home", row), field)) == token


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"spread": "20-10,10-40"}, "spread must be 2 ranges"),
        ({"spread": "10-20"}, "spread must be 2 ranges"),
        ({"spread": "10-20,x"}, "spread must be 2 ranges"),
        ({"spread": "1-2-3,4-5"}, "spread must be 2 ranges"),
        ({"spread": "0-20,10-40"}, "spread must be 2 ranges"),
        ({"seats": "9"}, "seats must be a whole number from 2 to 8"),
        ({"ante": "0"}, "ante must be a whole number from 1"),
        ({"limit": "fixed"}, "limit must be one of"),
        ({"jokers": "7s"}, "jokers is not a rule of draw"),
    ],
)
def test_what_is_no_token_is_named(changes: dict[str, str], fault: str) -> None:
    with pytest.raises(RulesError, match=fault):
        rules("home", changes)


def test_an_unknown_preset_is_named_beside_the_known_ones() -> None:
    with pytest.raises(RulesError, match="no preset 'hal'; the presets are: home, hall"):
        rules("hal")
