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
    "seats": ("4", "2", "3", "5", "6", "7", "8", "9", "10"),
    "deck": ("36", "52", "53", "54"),
    "jokers": ("7s", "none", "6s", "6s,6c", "X1", "X1,X2", "2h", "As,2h"),
    "first_dealer": ("high_card", "lot", "first_ace"),
    "schedule": ("ladder", "sets", "nines"),
    "ladder": ("full", "up", "max", "none", "1,2,3,9,9", "5", "27"),
    "ladder_top": ("deck", "seats", "1", "9", "27"),
    "specials": (
        "blind,golden,misere,no_trump",
        "none",
        "golden",
        "no_trump,blind,misere,golden",
        "forehead,blind,golden,misere,no_trump",
    ),
    "specials_position": ("after", "before_descent"),
    "specials_without_trump": ("none", "blind", "golden", "misere", "forehead", "blind,golden,misere,forehead"),
    "trump": ("turned", "circular_deal", "circular_trick", "none"),
    "trump_full_deal": ("drawn", "last_card", "none", "named"),
    "circular_order": ("s,c,d,h", "h", "h,d", "c,-,s", "-,h,d,c,s"),
    "hook": ("yes", "no"),
    "hook_in_blind": ("no", "yes"),
    "three_passes": ("no", "yes"),
    "blind_bids": ("unseen", "before_deal"),
    "must_trump": ("yes", "no"),
    "must_overtrump": ("no", "yes"),
    "must_head": ("no", "yes"),
    "joker_follows": ("any_time", "void_only"),
    "joker_demands": ("any_lead", "first_trick", "off"),
    "joker_lowest_trump": ("yes", "no"),
    "low_lead_forces_lowest": ("no", "yes"),
    "demand_beaten_by_trump": ("no", "yes"),
    "joker_as_card": ("no", "yes"),
    "two_jokers": ("later", "first"),
    "forehead_mode": ("one_card", "all_cards"),
    "forehead_hand": ("None", "max", "1"),
    "scoring": ("raspisnoy", "georgian", "oh_hell", "oh_hell_penalty"),
    "golden_per_trick": ("20", "1", "10", "15", "30"),
    "misere_per_trick": ("10", "1", "15", "20", "30"),
    "misere_clean": ("0", "50", "-10"),
    "special_multiplier": ("1", "1.5", "2", "3"),
    "multiplier_scope": ("units", "everything"),
    "special_pass": ("None", "7", "8"),
    "special_over": ("None", "1", "2"),
    "all_tricks": ("off", "both", "reward"),
    "all_tricks_in_specials": ("no", "yes"),
    "all_tricks_from": ("2", "1", "3"),
    "khishti": ("200", "300", "500", "1000", "0"),
    "premium": ("double_and_strike", "double", "strike", "off"),
    "premium_excludes_last": ("no", "yes"),
    "pairs": ("no", "yes"),
    "review": ("own", "none", "last", "all"),
    "price": ("0", "1", "100"),
    "settlement": ("winner", "pairwise"),
}
"""The tokens of every field, the default first. `None` stands for a field that the table need not answer."""

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
COLUMNS: dict[str, dict[str, str]] = {
    "hall": HALL,
    "classic": {"trump_full_deal": "last_card"},
    "home54": {"deck": "54", "jokers": "X1,X2", "joker_as_card": "yes"},
    "midspecials": {
        "jokers": "6s",
        "specials_position": "before_descent",
        "must_trump": "no",
        "joker_follows": "void_only",
        "golden_per_trick": "10",
    },
    "circular": {**HALL, "trump": "circular_deal"},
    "georgian": {
        "jokers": "6s,6c",
        "first_dealer": "first_ace",
        "schedule": "sets",
        "specials": "none",
        "trump_full_deal": "named",
        "demand_beaten_by_trump": "yes",
        "scoring": "georgian",
    },
    "oh-hell": {
        "deck": "52",
        "jokers": "none",
        "first_dealer": "lot",
        "ladder": "up",
        "specials": "none",
        "must_trump": "no",
        "scoring": "oh_hell",
    },
}
"""What each preset changes in the defaults."""

COMPANIONS: dict[tuple[str, str], dict[str, str]] = {
    **{("seats", str(seats)): {"deck": "52"} for seats in range(7, 11)},
    ("deck", "53"): {"jokers": "X1"},
    ("deck", "54"): {"jokers": "X1,X2"},
    ("jokers", "X1"): {"deck": "53"},
    ("jokers", "X1,X2"): {"deck": "54"},
    ("jokers", "2h"): {"deck": "52"},
    ("jokers", "As,2h"): {"deck": "52"},
    ("multiplier_scope", "everything"): {"special_pass": "8", "special_over": "1"},
    ("ladder", "27"): {"seats": "2", "deck": "54", "jokers": "X1,X2"},
    ("ladder_top", "27"): {"seats": "2", "deck": "54", "jokers": "X1,X2"},
}
"""What else a table must agree for a token that cannot stand alone."""


def tokens(rules: Any) -> dict[str, str]:
    return {name: show_token(value) for name, value in structs.asdict(rules).items()}


def problems(preset: str = "hall", **changes: str) -> tuple[str, ...]:
    with pytest.raises(RulesError) as caught:
        GAME.rules(preset, changes)
    return caught.value.problems


@pytest.mark.parametrize(("preset", "changes"), COLUMNS.items(), ids=COLUMNS)
def test_a_preset_is_its_column_of_the_rulebooks_table(preset: str, changes: dict[str, str]) -> None:
    """RP-A40, D4, OV-13, GJ-1..GJ-12, OH-1, OH-2."""
    assert tokens(GAME.rules(preset, {})) == {name: values[0] for name, values in TABLE.items()} | changes
    assert GAME.rules(preset, {}) == GAME.PRESETS[preset]


def test_the_hall_is_the_default_preset() -> None:
    """RP-A40, D4."""
    assert GAME.DEFAULT_PRESET == "hall"
    assert set(GAME.PRESETS) == set(COLUMNS)


def test_a_value_without_changes_has_the_defaults_of_the_table() -> None:
    assert tokens(Rules()) == {name: values[0] for name, values in TABLE.items()}
    assert list(FIELDS) == list(TABLE)


@pytest.mark.parametrize(
    ("name", "token"), [(name, token) for name, values in TABLE.items() for token in values if token != "None"]
)
def test_every_token_of_the_table_is_read_and_written_back(name: str, token: str) -> None:
    """RP-A53: and can be played alone, from both presets."""
    for preset in ("hall", "classic"):
        rules = GAME.rules(preset, {name: token, **COMPANIONS.get((name, token), {})})
        assert show_token(getattr(rules, name)) == token
        assert parse_token(FIELDS[name], token) == getattr(rules, name)


@pytest.mark.parametrize("name", ["jokers", "specials_without_trump"])
def test_two_sets_that_name_the_same_in_another_order_are_equal(name: str) -> None:
    """RP-A41, RP-A7: a set has no order; equal agreements are equal values, and their texts are equal too."""
    one, other = {"jokers": ("6c,6s", "6s,6c"), "specials_without_trump": ("misere,blind", "blind,misere")}[name]
    assert GAME.rules("classic", {name: one}) == GAME.rules("classic", {name: other})
    assert show_token(getattr(GAME.rules("classic", {name: one}), name)) == other


@pytest.mark.parametrize("name", ["specials", "circular_order", "ladder"])
def test_two_lists_in_another_order_are_two_agreements(name: str) -> None:
    """RP-60, OV-13, RP-A32: the order is the rule."""
    one, other = {
        "specials": ("blind,golden", "golden,blind"),
        "circular_order": ("s,h", "h,s"),
        "ladder": ("1,2", "2,1"),
    }[name]
    assert GAME.rules("classic", {name: one}) != GAME.rules("classic", {name: other})
    assert show_token(getattr(GAME.rules("classic", {name: one}), name)) == one


LADDER = "ladder must be one of full, up, max, none, or a list of whole numbers from 1 to 27, not"


@pytest.mark.parametrize(
    ("name", "token", "fault"),
    [
        ("seats", "1", "seats must be a whole number from 2 to 10, not '1'"),
        ("seats", "11", "seats must be a whole number from 2 to 10, not '11'"),
        ("seats", "four", "seats must be a whole number from 2 to 10, not 'four'"),
        ("seats", "4.0", "seats must be a whole number from 2 to 10, not '4.0'"),
        ("seats", "٤", "seats must be a whole number from 2 to 10, not '٤'"),
        ("deck", "32", "deck must be one of 36, 52, 53, 54, not '32'"),
        ("deck", "20", "deck must be one of 36, 52, 53, 54, not '20'"),
        ("jokers", "6s,6c,6d", "jokers names more than 2, not '6s,6c,6d'"),
        ("jokers", "6s,6s", "jokers names something twice, not '6s,6s'"),
        ("jokers", "X3", "jokers must be a list of"),
        ("jokers", "", "jokers must be a list of"),
        ("hook", "maybe", "hook must be yes or no, not 'maybe'"),
        ("hook", "True", "hook must be yes or no, not 'True'"),
        ("first_dealer", "youngest", "first_dealer must be one of high_card, lot, first_ace, not 'youngest'"),
        ("schedule", "fives", "schedule must be one of ladder, sets, nines, not 'fives'"),
        ("ladder", "down", LADDER),
        ("ladder", "1,0", LADDER),
        ("ladder", "1,28", LADDER),
        ("ladder", "1,,2", LADDER),
        ("ladder", "", LADDER),
        ("ladder", ",".join(["1"] * 201), "ladder must have at most 200 numbers, not"),
        ("ladder_top", "0", "ladder_top must be one of deck, seats, or a whole number from 1 to 27, not '0'"),
        ("ladder_top", "half", "ladder_top must be one of deck, seats, or a whole number from 1 to 27, not 'half'"),
        ("specials", "blind,blind", "specials names something twice, not 'blind,blind'"),
        ("specials", "tarot", "specials must be a list of blind, golden, misere, no_trump, forehead, or none, not"),
        ("specials", "", "specials must be a list of blind, golden, misere, no_trump, forehead, or none, not ''"),
        ("specials_without_trump", "no_trump", "specials_without_trump must be a list of blind, golden, misere, foreh"),
        ("trump", "circular", "trump must be one of turned, circular_deal, circular_trick, none, not 'circular'"),
        ("trump_full_deal", "chosen", "trump_full_deal must be one of drawn, last_card, none, named, not 'chosen'"),
        ("circular_order", "none", "circular_order names nothing, not 'none'"),
        ("circular_order", "s,-,-", "circular_order names something twice, not 's,-,-'"),
        ("circular_order", "s,s", "circular_order names something twice, not 's,s'"),
        ("circular_order", "spades", "circular_order must be a list of s, c, d, h, -, not 'spades'"),
        ("two_jokers", "last", "two_jokers must be one of later, first, not 'last'"),
        ("forehead_hand", "2", "forehead_hand must be one of max, 1, not '2'"),
        ("forehead_hand", "None", "forehead_hand must be one of max, 1, not 'None'"),
        ("special_pass", "6", "special_pass must be a whole number from 7 to 8, not '6'"),
        ("special_over", "3", "special_over must be a whole number from 1 to 2, not '3'"),
        ("all_tricks_from", "0", "all_tricks_from must be a whole number from 1 to 27, not '0'"),
        ("khishti", "off", "khishti must be one of 200, 300, 500, 1000, 0, not 'off'"),
        ("premium", "yes", "premium must be one of double_and_strike, double, strike, off, not 'yes'"),
        ("golden_per_trick", "0", "golden_per_trick must be a whole number from 1 to 1000, not '0'"),
        ("golden_per_trick", "-15", "golden_per_trick must be a whole number from 1 to 1000, not '-15'"),
        ("misere_per_trick", "-10", "misere_per_trick must be a whole number from 1 to 1000, not '-10'"),
        ("misere_clean", "2000", "misere_clean must be a whole number from -1000 to 1000, not '2000'"),
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
    assert len(problem) < 450


@pytest.mark.parametrize("name", ["hooks", "Seats", "", "deal_time", "x" * 500])
def test_an_unknown_field_is_refused_as_unknown(name: str) -> None:
    (problem,) = problems(**{name: "yes"})
    assert problem == f"{name[:40]} is not a rule of raspisnoy"


def test_an_unknown_preset_is_refused_with_those_that_exist() -> None:
    (problem,) = problems("palace")
    assert problem == f"there is no preset 'palace'; the presets are: {', '.join(COLUMNS)}"


def test_faults_of_fields_contradictions_and_unknown_rules_stand_in_one_refusal() -> None:
    """RP-A53."""
    found = problems(seats="9", hook="perhaps", colour="red", ladder="5,5", price="-2")
    assert [problem.split()[0] for problem in found] == ["hook", "price", "36", "ladder", "colour"]


def test_a_rules_error_reads_as_one_line_with_every_problem() -> None:
    with pytest.raises(RulesError, match=r"seats must be .*; hook must be yes or no"):
        GAME.rules("hall", {"seats": "19", "hook": "perhaps"})


@pytest.mark.parametrize(
    "values",
    [
        {"seats": 11},
        {"seats": True},
        {"seats": "4"},
        {"seats": 4.0},
        {"ladder": ()},
        {"ladder": (1, True)},
        {"ladder": [1, 2]},
        {"ladder": (28,)},
        {"ladder_top": None},
        {"jokers": ("7s",) * 2},
        {"jokers": None},
        {"deck": "36"},
        {"deck": 36.0},
        {"specials": "blind"},
        {"specials": ("blind", "blind")},
        {"specials": ("foreheads",)},
        {"circular_order": ()},
        {"forehead_hand": 1},
        {"special_pass": 5},
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
        Rules(seats=19, hook="no", price=-1)  # type: ignore[arg-type]
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
