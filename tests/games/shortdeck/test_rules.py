"""The house rules of short deck: presets, tokens, what is refused, how they read, and which of them are idle."""

from random import Random

import pytest
from msgspec import structs

from kozyr.errors import NotationError, RulesError
from kozyr.games.shortdeck import FIELDS, PRESETS, parse, rules, show
from kozyr.games.shortdeck.form import SECTIONS, idle
from kozyr.games.shortdeck.rules import Rules
from kozyr.games.shortdeck.words import document, links
from kozyr.play.betting import Bet, Call, Raise
from kozyr.play.hall import BuyIns, Deal, Sit
from kozyr.play.house import parse_token, show_token
from kozyr.records import code
from kozyr.records.frozen import DEFAULTS
from kozyr.words import LANGS, say
from tests.house_rules import random_token
from tests.scale import runs

CODES = {"six-plus": "s1q", "straight-over-trips": "s1C1n", "texas": "s1B1C2X"}
"""Links with these codes are out in the world."""


def random_rules(rng: Random) -> Rules:
    """Any rules: each field with a random token, the buy-ins in order."""
    values = {name: parse_token(kind, random_token(kind, rng)) for name, kind in FIELDS.items()}
    least, most = sorted((values["buyin_min"], values["buyin_max"]))
    return Rules(**{**values, "buyin_min": least, "buyin_max": most})


def test_the_defaults_are_those_of_the_rulebook() -> None:
    told = {name: show_token(value) for name, value in structs.asdict(rules()).items()}
    assert told == {
        "seats": "6",
        "deck": "36",
        "ranking": "trips_over_straight",
        "ace_low_straight": "yes",
        "limit": "no_limit",
        "forced": "blinds",
        "small_blind": "1",
        "ante": "2",
        "raise_cap": "3",
        "buyin_min": "20",
        "buyin_max": "100",
        "show": "aggressor_first",
    }


def test_the_presets_differ_from_the_defaults_as_in_the_rulebook() -> None:
    assert {
        "six-plus": Rules(),
        "straight-over-trips": Rules(ranking="straight_over_trips"),
        "texas": Rules(deck=52, ranking="standard"),
    } == PRESETS


def test_all_problems_are_told_at_once() -> None:
    changes = {"seats": "11", "deck": "40", "buyin_min": "50", "buyin_max": "20", "flush_over_full": "yes"}
    with pytest.raises(RulesError) as refused:
        rules("six-plus", changes)
    assert refused.value.problems == (
        "seats must be a whole number from 2 to 10, not '11'",
        "deck must be one of 36, 52, not '40'",
        "buyin_max 20 is less than buyin_min 50",
        "flush_over_full is not a rule of shortdeck",
    )


def test_a_preset_that_is_none_is_refused() -> None:
    with pytest.raises(RulesError, match="there is no preset 'omaha'; the presets are: six-plus, straight-over-trips"):
        rules("omaha")


def test_sd_3_two_to_ten_seats() -> None:
    assert [rules("six-plus", {"seats": str(seats)}).seats for seats in (2, 10)] == [2, 10]


def test_hx_a10_buy_ins_are_counted_in_big_blinds() -> None:
    from kozyr.games.shortdeck.hand import buyins

    assert buyins(Rules(small_blind=5)) == BuyIns(200, 1000)
    assert buyins(Rules(forced="antes", ante=3)) == BuyIns(60, 300)


@pytest.mark.parametrize(
    ("action", "text"),
    [(Raise(12), "raise 12"), (Bet(6), "bet 6"), (Call(), "call"), (Deal(), "deal"), (Sit(2, 400), "sit 2 400")],
)
def test_an_action_is_read_back_from_its_text(action: object, text: str) -> None:
    assert (show(action), parse(text)) == (text, action)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "raise", "raise 012", "raise -5", "call 4", "RAISE 4", "draw 7h", "x" * 500])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@pytest.mark.parametrize("lang", LANGS)
def test_every_table_can_be_told_in_every_language(lang: str) -> None:
    for seed in runs(60, 2_000):
        for section in document(random_rules(Random(seed))):
            assert section.sentences
            for sentence in section.sentences:
                assert say(lang, sentence.id, **sentence.args)


def test_a_field_that_is_not_idle_changes_what_is_told_and_one_that_is_idle_does_not() -> None:
    for seed in runs(150, 3_000):
        rng = Random(seed)
        table = random_rules(rng)
        for name in set(FIELDS) - {"buyin_min", "buyin_max"}:
            other = structs.replace(table, **{name: parse_token(FIELDS[name], random_token(FIELDS[name], rng))})
            if other != table:
                assert (document(other) == document(table)) == (name in idle(table)), (name, table)


def test_the_form_asks_for_every_field_once() -> None:
    asked = [name for names in SECTIONS.values() for name in names]
    assert sorted(asked) == sorted(FIELDS)


def test_a_code_stands_for_its_rules() -> None:
    assert {name: code.show("shortdeck", preset) for name, preset in PRESETS.items()} == CODES
    for seed in runs(200, 5_000):
        table = random_rules(Random(f"code {seed}"))
        assert code.parse(code.show("shortdeck", table)) == ("shortdeck", table)


def test_the_frozen_defaults_of_format_1_are_those_of_the_rulebook() -> None:
    assert DEFAULTS[1]["shortdeck"] == structs.asdict(Rules())


def test_a_refusal_leads_to_its_rule() -> None:
    found = links(document(rules("texas", {"limit": "limit"})))
    assert found["why-raise-cap"] == "rules-holdem-cap"
    assert found["why-amount-one"] == "rules-holdem-fixed"
    assert "why-raise-cap" not in links(document(rules("texas")))
