"""The form of the house rules: complete, silent about what decides nothing, and helpful about faults."""

from random import Random

import pytest
from msgspec.structs import replace

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.form import CARDS, MATTERS, SECTIONS, UNORDERED, idle
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules, rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.words import document
from kozyr.play.house import Fault, Several, parse_token
from kozyr.words import LANGS, say
from tests.house_rules import random_rules, random_token, unusual_tokens
from tests.scale import runs


def faults(preset: str, **changes: str) -> tuple[Fault, ...]:
    """What is wrong with a preset so changed; nothing where it can be played."""
    try:
        rules(preset, changes)
    except RulesError as error:
        return error.faults
    return ()


def changed(agreed: Rules, field: str, rng: Random) -> Rules | None:
    """The same rules with one field drawn anew; None where they cannot be played."""
    try:
        return replace(agreed, **{field: parse_token(FIELDS[field], random_token(FIELDS[field], rng))})
    except RulesError:
        return None


def test_every_field_is_asked_for_once() -> None:
    asked = [field for section in SECTIONS.values() for field in section]
    assert sorted(asked) == sorted(FIELDS)


def test_cards_and_sets_are_lists() -> None:
    assert all(isinstance(FIELDS[field], Several) for field in (*CARDS, *UNORDERED))


def test_whatever_an_idle_field_says_the_rules_read_the_same() -> None:
    tried: set[str] = set()
    for seed in runs(40, 2000):
        rng = Random(f"idle {seed}")
        agreed = random_rules(rng)
        if not isinstance(agreed, Rules):
            continue
        told = document(agreed), schedule(agreed)
        for field in sorted(idle(agreed)):
            if (other := changed(agreed, field, rng)) is not None and other != agreed:
                assert (document(other), schedule(other)) == told, field
                tried.add(field)
    assert len(tried) > 25, sorted(MATTERS.keys() - tried)


@pytest.mark.parametrize(
    ("preset", "field"),
    [
        ("hall", "khishti"),
        ("hall", "circular_order"),
        ("hall", "two_jokers"),
        ("hall", "settlement"),
        ("classic", "all_tricks_from"),
        ("georgian", "ladder"),
        ("georgian", "golden_per_trick"),
        ("oh-hell", "joker_follows"),
    ],
)
def test_a_question_is_idle_where_its_subject_is_not_played(preset: str, field: str) -> None:
    assert field in idle(PRESETS[preset])


@pytest.mark.parametrize(
    ("preset", "field"), [("hall", "golden_per_trick"), ("georgian", "khishti"), ("circular", "circular_order")]
)
def test_a_question_is_asked_where_its_subject_is_played(preset: str, field: str) -> None:
    assert field not in idle(PRESETS[preset])


FAULTY: list[tuple[str, dict[str, str], str, tuple[str, ...]]] = [
    ("hall", {"seats": "7"}, "house-fault-small-pack", ("seats", "deck")),
    ("oh-hell", {"seats": "8"}, "house-fault-oh-hell", ("seats", "scoring")),
    ("georgian", {"seats": "2"}, "house-fault-sets", ("seats", "schedule")),
    ("hall", {"seats": "3", "pairs": "yes"}, "house-fault-pairs", ("seats", "pairs")),
    ("hall", {"deck": "54"}, "house-fault-printed", ("jokers", "deck")),
    ("home54", {"deck": "36", "jokers": "X1"}, "house-fault-joker", ("jokers", "deck")),
    ("hall", {"ladder": "1,10"}, "house-fault-ladder", ("ladder",)),
    ("hall", {"ladder_top": "10"}, "house-fault-top", ("ladder_top",)),
    ("hall", {"ladder": "none", "specials": "none"}, "house-fault-no-deal", ("ladder", "specials")),
    ("circular", {"trump_full_deal": "named"}, "house-fault-trump", ("trump", "trump_full_deal")),
    ("hall", {"multiplier_scope": "everything", "special_over": "2"}, "house-fault-halves", ("special_pass",)),
    ("hall", {"golden_per_trick": "0"}, "house-fault-number", ("golden_per_trick",)),
    ("hall", {"ladder_top": "x"}, "house-fault-number", ("ladder_top",)),
    ("hall", {"ladder": "1,x"}, "house-fault-numbers", ("ladder",)),
    ("hall", {"trump": "x"}, "house-fault-choice", ("trump",)),
]


@pytest.mark.parametrize(("preset", "changes", "id", "fields"), FAULTY, ids=[fault[2] for fault in FAULTY])
def test_a_fault_names_its_fields_and_says_why_in_every_language(
    preset: str, changes: dict[str, str], id: str, fields: tuple[str, ...]
) -> None:
    (fault,) = faults(preset, **changes)
    assert (fault.id, fault.fields) == (id, fields)
    for lang in LANGS:
        assert say(lang, fault.id, **fault.args)


def test_a_fault_reads_for_those_who_write_tokens_as_it_always_did() -> None:
    with pytest.raises(RulesError) as caught:
        rules("hall", {"deck": "54", "price": "-1"})
    assert caught.value.problems == tuple(fault.text for fault in caught.value.faults)


@pytest.mark.parametrize(("preset", "changes", "id", "fields"), FAULTY, ids=[fault[2] for fault in FAULTY])
def test_a_remedy_mends_what_it_stands_beside(
    preset: str, changes: dict[str, str], id: str, fields: tuple[str, ...]
) -> None:
    (fault,) = faults(preset, **changes)
    if fault.remedy:
        assert id not in {other.id for other in faults(preset, **{**changes, **fault.remedy})}


def test_every_fault_of_random_rules_is_at_home_in_the_form() -> None:
    met: set[str] = set()
    for seed in runs(400, 20_000):
        rng = Random(f"faults {seed}")
        preset = rng.choice(sorted(PRESETS))
        for fault in faults(preset, **unusual_tokens(rng, preset)):
            assert fault.fields
            assert set(fault.fields) <= FIELDS.keys()
            assert set(fault.remedy) <= set(fault.fields)
            met.add(fault.id)
    assert len(met) >= 8, met
