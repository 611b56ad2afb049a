"""The house rules as a value: fields, tokens, presets and refusals (axes of the rulebook, RP-A40, RP-A53)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from kozyr.errors import NotationError, RulesError
from kozyr.games.raspisnoy.rules import FIELDS, Rules
from kozyr.play.house import parse_token, show_token
from tests.games.raspisnoy.table import GAME

TABLE: dict[str, tuple[str, ...]] = {
    "seats": ("4", "2", "3", "5", "6"),
    "first_dealer": ("high_card", "lot", "first_ace"),
    "ladder": ("full", "up", "max", "none", "1,2,3,9,9", "5"),
    "specials": ("blind,golden,misere,no_trump", "none", "golden", "no_trump,blind,misere,golden"),
    "trump_full_deal": ("drawn", "last_card", "none"),
    "hook": ("yes", "no"),
    "hook_in_blind": ("no", "yes"),
    "three_passes": ("no", "yes"),
    "must_trump": ("yes", "no"),
    "golden_per_trick": ("20", "1", "10", "15", "30"),
    "misere_per_trick": ("10", "1", "15", "20", "30"),
    "misere_clean": ("0", "50", "-10"),
    "special_multiplier": ("1", "1.5", "2", "3"),
    "all_tricks": ("off", "both", "reward"),
    "all_tricks_in_specials": ("no", "yes"),
    "all_tricks_from": ("2", "1", "3"),
    "review": ("own", "none", "last", "all"),
    "price": ("0", "1", "100"),
    "settlement": ("winner", "pairwise"),
}
"""The tokens of every field that is built, the default first."""

HALL = {
    "first_dealer": "lot",
    "specials": "no_trump,blind,misere,golden",
    "three_passes": "yes",
    "golden_per_trick": "15",
    "misere_per_trick": "15",
    "misere_clean": "50",
    "special_multiplier": "1.5",
    "all_tricks": "both",
}
CLASSIC = {"trump_full_deal": "last_card"}
"""What the two presets change in the defaults."""

NOT_BUILT = [
    "deck",
    "jokers",
    "schedule",
    "ladder_top",
    "specials_position",
    "specials_without_trump",
    "trump",
    "circular_order",
    "blind_bids",
    "must_overtrump",
    "must_head",
    "joker_follows",
    "joker_demands",
    "joker_lowest_trump",
    "low_lead_forces_lowest",
    "demand_beaten_by_trump",
    "joker_as_card",
    "two_jokers",
    "forehead_mode",
    "forehead_hand",
    "scoring",
    "multiplier_scope",
    "special_pass",
    "special_over",
    "khishti",
    "premium",
    "premium_excludes_last",
    "pairs",
]


def tokens(rules: Any) -> dict[str, str]:
    return {name: show_token(value) for name, value in structs.asdict(rules).items()}


def problems(preset: str = "hall", **changes: str) -> tuple[str, ...]:
    with pytest.raises(RulesError) as caught:
        GAME.rules(preset, changes)
    return caught.value.problems


@pytest.mark.parametrize(("preset", "changes"), [("hall", HALL), ("classic", CLASSIC)])
def test_a_preset_is_its_column_of_the_rulebooks_table(preset: str, changes: dict[str, str]) -> None:
    """RP-A40."""
    assert tokens(GAME.rules(preset, {})) == {name: values[0] for name, values in TABLE.items()} | changes
    assert GAME.rules(preset, {}) == GAME.PRESETS[preset]


def test_the_hall_is_the_default_preset() -> None:
    """RP-A40, D4."""
    assert GAME.DEFAULT_PRESET == "hall"
    assert set(GAME.PRESETS) == {"hall", "classic"}


def test_a_value_without_changes_has_the_defaults_of_the_table() -> None:
    assert tokens(Rules()) == {name: values[0] for name, values in TABLE.items()}
    assert set(FIELDS) == set(TABLE)


@pytest.mark.parametrize(("name", "token"), [(name, token) for name, values in TABLE.items() for token in values])
def test_every_token_of_the_table_is_read_and_written_back(name: str, token: str) -> None:
    """RP-A53: and can be played alone, from both presets."""
    for preset in ("hall", "classic"):
        rules = GAME.rules(preset, {name: token})
        assert show_token(getattr(rules, name)) == token
        assert parse_token(FIELDS[name], token) == getattr(rules, name)


@pytest.mark.parametrize(
    ("name", "token", "fault"),
    [
        ("seats", "1", "seats must be a whole number from 2 to 6, not '1'"),
        ("seats", "7", "seats must be a whole number from 2 to 6, not '7'"),
        ("seats", "four", "seats must be a whole number from 2 to 6, not 'four'"),
        ("seats", "4.0", "seats must be a whole number from 2 to 6, not '4.0'"),
        ("seats", "٤", "seats must be a whole number from 2 to 6, not '٤'"),
        ("hook", "maybe", "hook must be yes or no, not 'maybe'"),
        ("hook", "True", "hook must be yes or no, not 'True'"),
        ("first_dealer", "youngest", "first_dealer must be one of high_card, lot, first_ace, not 'youngest'"),
        ("ladder", "down", "ladder must be one of full, up, max, none, or a list of whole numbers from 1 to 18, not"),
        ("ladder", "1,0", "ladder must be one of full, up, max, none, or a list of whole numbers from 1 to 18, not"),
        ("ladder", "1,,2", "ladder must be one of full, up, max, none, or a list of whole numbers from 1 to 18, not"),
        ("ladder", "", "ladder must be one of full, up, max, none, or a list of whole numbers from 1 to 18, not ''"),
        ("ladder", ",".join(["1"] * 201), "ladder must have at most 200 numbers, not"),
        ("specials", "blind,blind", "specials names something twice, not 'blind,blind'"),
        ("specials", "tarot", "specials must be one of blind, golden, misere, no_trump, not 'tarot'"),
        ("specials", "", "specials must be a list of blind, golden, misere, no_trump, or none, not ''"),
        ("golden_per_trick", "0", "golden_per_trick must be a whole number from 1 to 1000, not '0'"),
        ("golden_per_trick", "-15", "golden_per_trick must be a whole number from 1 to 1000, not '-15'"),
        ("misere_per_trick", "-10", "misere_per_trick must be a whole number from 1 to 1000, not '-10'"),
        ("special_multiplier", "1.25", "special_multiplier must be one of 1, 1.5, 2, 3, not '1.25'"),
        ("special_multiplier", "nan", "special_multiplier must be one of 1, 1.5, 2, 3, not 'nan'"),
        ("price", "-1", "price must be a whole number from 0 to 1000000, not '-1'"),
        ("price", "0.5", "price must be a whole number from 0 to 1000000, not '0.5'"),
        ("price", "9" * 5000, "price must be a whole number from 0 to 1000000, not '9999"),
    ],
)
def test_a_token_that_is_none_is_refused_in_a_hosts_words(name: str, token: str, fault: str) -> None:
    """RP-A53: the message names the field, what it may be and what was given."""
    (problem,) = problems(**{name: token})
    assert problem.startswith(fault)
    assert len(problem) < 250


@pytest.mark.parametrize("name", NOT_BUILT)
def test_a_field_of_the_rulebook_that_is_not_built_is_refused_as_that(name: str) -> None:
    assert problems(**{name: "yes"}) == (f"{name} is not built yet",)


@pytest.mark.parametrize(
    ("name", "token", "word"), [("specials", "blind,forehead", "forehead"), ("trump_full_deal", "named", "named")]
)
def test_a_token_of_the_rulebook_that_is_not_built_is_refused_as_that(name: str, token: str, word: str) -> None:
    (problem,) = problems(**{name: token})
    assert problem.startswith(f"{name} {word} is not built yet")


@pytest.mark.parametrize("preset", ["home54", "midspecials", "circular", "georgian", "oh-hell"])
def test_a_preset_of_the_rulebook_that_is_not_built_is_refused_as_that(preset: str) -> None:
    """D4."""
    (problem,) = problems(preset)
    assert problem.startswith(f"preset {preset} is not built yet")


@pytest.mark.parametrize("name", ["hooks", "Seats", "", "deal_time", "x" * 500])
def test_an_unknown_field_is_refused_as_unknown(name: str) -> None:
    (problem,) = problems(**{name: "yes"})
    assert problem == f"{name[:40]} is not a rule of raspisnoy"


def test_an_unknown_preset_is_refused_with_those_that_exist() -> None:
    (problem,) = problems("palace")
    assert problem == "there is no preset 'palace'; the presets are: hall, classic"


def test_all_problems_stand_in_one_refusal() -> None:
    found = problems(seats="9", hook="perhaps", deck="54", colour="red", ladder="full")
    assert [problem.split()[0] for problem in found] == ["seats", "hook", "deck", "colour"]


def test_contradictions_stand_beside_faults_of_other_fields() -> None:
    """RP-A53: a ladder that asks too much of the pack is named also when the hook is misspelt."""
    found = problems(seats="4", ladder="10", hook="perhaps")
    assert [problem.split()[0] for problem in found] == ["hook", "ladder"]


def test_a_rules_error_reads_as_one_line_with_every_problem() -> None:
    with pytest.raises(RulesError, match=r"seats must be .*; hook must be yes or no"):
        GAME.rules("hall", {"seats": "9", "hook": "perhaps"})


@pytest.mark.parametrize(
    "values",
    [
        {"seats": 7},
        {"seats": True},
        {"seats": "4"},
        {"seats": 4.0},
        {"ladder": ()},
        {"ladder": (1, True)},
        {"ladder": [1, 2]},
        {"ladder": (10,)},
        {"specials": "blind"},
        {"specials": ("blind", "blind")},
        {"specials": ("forehead",)},
        {"specials": ([],)},
        {"specials": (None,)},
        {"hook": 1},
        {"hook": None},
        {"special_multiplier": True},
        {"special_multiplier": "1.5"},
        {"special_multiplier": float("nan")},
        {"golden_per_trick": 0},
        {"price": -1},
        {"review": []},
        {"settlement": {}},
    ],
    ids=str,
)
def test_a_value_of_the_wrong_kind_cannot_be_constructed(values: dict[str, Any]) -> None:
    """Whatever a record or a letter brings: a RulesError that names the field, nothing else."""
    with pytest.raises(RulesError) as caught:
        Rules(**values)
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].startswith(next(iter(values)))


def test_two_faults_of_a_constructed_value_are_both_named() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(seats=9, hook="no", price=-1)  # type: ignore[arg-type]
    assert [problem.split()[0] for problem in caught.value.problems] == ["seats", "hook", "price"]


@pytest.mark.parametrize("factor", [1, 1.5, 2, 3])
def test_a_factor_is_written_as_its_token(factor: float) -> None:
    token = show_token(Rules(special_multiplier=factor).special_multiplier)
    assert parse_token(FIELDS["special_multiplier"], token) == factor


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_whole_factor_written_with_a_point_is_refused(factor: float) -> None:
    """One value has one text: a record that holds 2.0 is not one that we wrote."""
    with pytest.raises(RulesError, match=r"special_multiplier must be one of 1, 1.5, 2, 3, not '2?1?.0'"):
        Rules(special_multiplier=factor)


def test_an_option_without_effect_is_not_refused() -> None:
    """RP-A53."""
    assert GAME.rules("classic", {"specials": "none", "hook_in_blind": "yes", "golden_per_trick": "7"})


@given(st.sampled_from(sorted(TABLE)), st.text(max_size=30) | st.text("0123456789,.-yesnolt", max_size=30))
def test_any_token_is_read_and_written_back_or_refused(name: str, token: str) -> None:
    kind = FIELDS[name]
    try:
        value = parse_token(kind, token)
    except NotationError:
        return
    assert parse_token(kind, show_token(value)) == value
