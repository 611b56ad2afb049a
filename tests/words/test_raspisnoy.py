"""The rules of raspisnoy in words: complete, without anything that does not matter, and well written."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from kozyr import games
from kozyr.games.raspisnoy.rules import CLASSIC, FIELDS, HALL, PRESETS, Rules
from kozyr.games.raspisnoy.words import BEHIND, document, links
from kozyr.words import LANGS, Section, Sentence, show
from tests.words.tables import every_document, of

GOLDEN = Path(__file__).parent / "golden"

TELLING: dict[str, tuple[Rules, object]] = {
    "seats": (HALL, 3),
    "first_dealer": (HALL, "first_ace"),
    "ladder": (HALL, "up"),
    "specials": (HALL, ("golden", "misere")),
    "trump_full_deal": (HALL, "last_card"),
    "hook": (HALL, False),
    "hook_in_blind": (HALL, True),
    "three_passes": (HALL, False),
    "must_trump": (HALL, False),
    "golden_per_trick": (HALL, 20),
    "misere_per_trick": (HALL, 20),
    "misere_clean": (HALL, 0),
    "special_multiplier": (HALL, 2),
    "all_tricks": (HALL, "reward"),
    "all_tricks_in_specials": (HALL, True),
    "all_tricks_from": (HALL, 1),
    "review": (HALL, "all"),
    "price": (HALL, 1),
    "settlement": (of(HALL, price=1), "pairwise"),
}

SILENT: list[tuple[str, Rules, object]] = [
    ("trump_full_deal", of(HALL, seats=5), "none"),
    ("hook", of(HALL, ladder="none", specials=("blind", "golden")), False),
    ("hook_in_blind", of(HALL, hook=False), True),
    ("hook_in_blind", of(HALL, specials=("golden",)), True),
    ("three_passes", of(HALL, ladder=(3, 3), specials=("golden",)), False),
    ("must_trump", of(HALL, ladder="none", specials=("no_trump",)), False),
    ("golden_per_trick", of(HALL, specials=("blind",)), 30),
    ("misere_per_trick", of(HALL, specials=("blind",)), 30),
    ("misere_clean", of(HALL, specials=("blind",)), 30),
    ("special_multiplier", of(HALL, specials=("golden", "misere")), 3),
    ("all_tricks_in_specials", CLASSIC, True),
    ("all_tricks_in_specials", of(HALL, specials=("golden",)), True),
    ("all_tricks_from", CLASSIC, 5),
    ("all_tricks_from", of(HALL, ladder=(3, 5), specials=()), 3),
    ("settlement", HALL, "pairwise"),
    ("settlement", of(HALL, price=1, seats=2), "pairwise"),
]


def ids(document: Sequence[Section]) -> list[str]:
    return [sentence.id for section in document for sentence in section.sentences]


def test_every_field_is_tried() -> None:
    assert set(TELLING) == set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_changes_the_game_changes_the_document(field: str) -> None:
    rules, value = TELLING[field]
    assert document(rules) != document(of(rules, **{field: value}))


@pytest.mark.parametrize(("field", "rules", "value"), SILENT)
def test_a_field_that_changes_nothing_says_nothing(field: str, rules: Rules, value: object) -> None:
    assert document(rules) == document(of(rules, **{field: value}))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_of_a_preset_read_as_they_were_last_read_by_a_person(preset: str, lang: str) -> None:
    assert show(lang, document(PRESETS[preset])) == (GOLDEN / f"{preset}.{lang}.md").read_text("utf-8")


def test_no_rule_is_told_twice() -> None:
    for told in every_document():
        rules = [id for id in ids(told) if id.startswith("rules-") and not id.startswith("rules-deals-")]
        assert len(rules) == len(set(rules))


def test_no_section_is_empty_or_begins_with_a_detail() -> None:
    for told in every_document():
        assert all(section.sentences and not section.sentences[0].detail for section in told)


def test_the_table_of_deals_counts_every_deal_once() -> None:
    for told in every_document():
        deals = next(section for section in told if section.id == "rules-title-deals")
        count, *rows = deals.sentences
        following = 1
        for row in rows:
            assert row.args["first"] == following
            following = int(row.args.get("last", row.args["first"])) + 1
        assert following == int(count.args["deals"]) + 1


def test_the_deals_of_a_ladder_are_told_by_where_they_rise_stay_and_fall() -> None:
    told = document(of(HALL, ladder=(1, 2, 3, 9, 9, 2, 1, 4), specials=()))
    rows = next(section for section in told if section.id == "rules-title-deals").sentences[1:]
    assert [(row.id.removeprefix("rules-deals-"), row.args["first"]) for row in rows] == [
        ("rise", 1),
        ("same", 4),
        ("fall", 6),
        ("one", 8),
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_refusal_of_a_rule_points_at_its_sentence(preset: str) -> None:
    told = document(PRESETS[preset])
    found = links(told)
    expected = set(BEHIND) - (set() if PRESETS[preset].three_passes else {"why-three-passes"})
    assert set(found) == expected
    assert set(found.values()) <= set(ids(told))


def test_where_trumping_is_free_the_duty_to_trump_points_at_the_demand_of_the_joker() -> None:
    assert links(document(of(HALL, must_trump=False)))["why-must-trump"] == "rules-joker-highest-suit"


def test_the_double_of_all_tricks_is_told_with_the_example_of_the_rulebook() -> None:
    """RP-X13, RP-X14."""
    points = next(section for section in document(HALL) if section.id == "rules-title-points").sentences
    assert Sentence("score-made-all", {"bid": 5, "unit": 20, "points": 100}, detail=True) in points
    assert (
        Sentence("score-under-all", {"bid": 5, "took": 4, "missing": 1, "unit": 20, "points": -20}, detail=True)
        in points
    )


def test_the_registry_finds_the_words_of_a_game() -> None:
    assert games.words("raspisnoy").document(HALL) == document(HALL)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_document_goes_to_the_page_as_ids_and_arguments(preset: str) -> None:
    """The page's own tests say the same file and come to the same text."""
    sent = (GOLDEN / f"{preset}.json").read_bytes()
    assert msgspec.json.decode(sent, type=tuple[Section, ...]) == document(PRESETS[preset])
