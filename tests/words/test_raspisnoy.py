"""The rules of raspisnoy in words: complete, without anything that does not matter, and well written."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from kozyr import games
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules
from kozyr.games.raspisnoy.words import BEHIND, document, links
from kozyr.words import LANGS, Section, Sentence, show
from tests.words.tables import every_document, of

GOLDEN = Path(__file__).parent / "golden"

HALL, CLASSIC, GEORGIAN = PRESETS["hall"], PRESETS["classic"], PRESETS["georgian"]
PLAIN = of(HALL, specials=())
FOREHEAD = of(HALL, specials=("forehead",))
TWO = of(HALL, jokers=("6s", "6c"))
ONLY_SPECIALS = of(HALL, ladder="none", specials=("no_trump", "golden"), specials_without_trump=("golden",))
SETS_OF_RASPISNOY = of(HALL, schedule="sets")

TELLING: dict[str, tuple[Rules, object]] = {
    "seats": (HALL, 3),
    "deck": (HALL, 52),
    "jokers": (HALL, ("6s", "6c")),
    "first_dealer": (HALL, "first_ace"),
    "schedule": (HALL, "nines"),
    "ladder": (HALL, "up"),
    "ladder_top": (HALL, "seats"),
    "specials": (HALL, ("golden", "misere")),
    "specials_position": (HALL, "before_descent"),
    "specials_without_trump": (HALL, ("misere",)),
    "trump": (HALL, "circular_trick"),
    "trump_full_deal": (HALL, "named"),
    "circular_order": (PRESETS["circular"], ("h", "-")),
    "hook": (HALL, False),
    "hook_in_blind": (HALL, True),
    "three_passes": (HALL, False),
    "blind_bids": (HALL, "before_deal"),
    "must_trump": (HALL, False),
    "must_overtrump": (HALL, True),
    "must_head": (HALL, True),
    "joker_follows": (HALL, "void_only"),
    "joker_demands": (HALL, "first_trick"),
    "joker_lowest_trump": (HALL, False),
    "low_lead_forces_lowest": (HALL, True),
    "demand_beaten_by_trump": (HALL, True),
    "joker_as_card": (HALL, True),
    "two_jokers": (TWO, "first"),
    "forehead_mode": (FOREHEAD, "all_cards"),
    "forehead_hand": (FOREHEAD, "1"),
    "scoring": (HALL, "oh_hell_penalty"),
    "golden_per_trick": (HALL, 20),
    "misere_per_trick": (HALL, 20),
    "misere_clean": (HALL, 0),
    "special_multiplier": (HALL, 2),
    "multiplier_scope": (of(HALL, special_multiplier=2), "everything"),
    "special_pass": (of(HALL, multiplier_scope="everything", special_pass=7, special_over=1), 8),
    "special_over": (of(HALL, multiplier_scope="everything", special_pass=7, special_over=1), 2),
    "all_tricks": (HALL, "reward"),
    "all_tricks_in_specials": (HALL, True),
    "all_tricks_from": (HALL, 1),
    "khishti": (GEORGIAN, 0),
    "premium": (GEORGIAN, "strike"),
    "premium_excludes_last": (GEORGIAN, True),
    "pairs": (HALL, True),
    "review": (HALL, "all"),
    "price": (HALL, 1),
    "settlement": (of(HALL, price=1), "pairwise"),
}

SILENT: list[tuple[str, Rules, object]] = [
    ("ladder", GEORGIAN, "up"),
    ("ladder_top", of(HALL, ladder=(1, 2), specials=()), "seats"),
    ("specials", GEORGIAN, ("blind",)),
    ("specials_position", of(HALL, ladder="up"), "before_descent"),
    ("specials_position", PLAIN, "before_descent"),
    ("specials_without_trump", PLAIN, ("blind",)),
    ("specials_without_trump", of(HALL, trump="none"), ("blind",)),
    ("trump", ONLY_SPECIALS, "circular_deal"),
    ("trump_full_deal", of(HALL, seats=5), "none"),
    ("trump_full_deal", PRESETS["circular"], "none"),
    ("trump_full_deal", PRESETS["oh-hell"], "named"),
    ("circular_order", HALL, ("h",)),
    ("hook", of(HALL, ladder="none", specials=("blind", "golden")), False),
    ("hook_in_blind", of(HALL, hook=False), True),
    ("hook_in_blind", of(HALL, specials=("golden",)), True),
    ("three_passes", of(HALL, ladder=(3, 3), specials=("golden",)), False),
    ("blind_bids", PLAIN, "before_deal"),
    ("must_trump", of(HALL, ladder="none", specials=("no_trump",)), False),
    ("must_overtrump", of(HALL, seats=2), True),
    ("must_overtrump", of(HALL, trump="none"), True),
    *[
        (field, of(HALL, jokers=()), value)
        for field, value in (("joker_follows", "void_only"), ("joker_demands", "off"))
    ],
    ("joker_as_card", of(HALL, jokers=()), True),
    ("joker_lowest_trump", of(HALL, trump="none"), False),
    ("low_lead_forces_lowest", of(HALL, joker_lowest_trump=False), True),
    ("low_lead_forces_lowest", of(HALL, trump="none"), True),
    ("demand_beaten_by_trump", of(HALL, trump="none"), True),
    ("joker_demands", of(HALL, ladder=(1,), specials=()), "first_trick"),
    ("two_jokers", HALL, "first"),
    ("forehead_mode", HALL, "all_cards"),
    ("forehead_mode", of(FOREHEAD, forehead_hand="1"), "all_cards"),
    ("forehead_hand", HALL, "1"),
    ("forehead_hand", FOREHEAD, "max"),
    ("golden_per_trick", of(HALL, specials=("blind",)), 30),
    ("misere_per_trick", of(HALL, specials=("blind",)), 30),
    ("misere_clean", of(HALL, specials=("blind",)), 30),
    ("special_multiplier", of(HALL, specials=("golden", "misere")), 3),
    ("special_multiplier", of(HALL, scoring="georgian"), 3),
    ("multiplier_scope", CLASSIC, "everything"),
    ("special_pass", HALL, 8),
    ("special_over", of(HALL, special_multiplier=2, multiplier_scope="everything"), 2),
    ("all_tricks", of(HALL, scoring="oh_hell"), "off"),
    ("all_tricks_in_specials", CLASSIC, True),
    ("all_tricks_in_specials", of(HALL, specials=("golden",)), True),
    ("all_tricks_from", CLASSIC, 5),
    ("all_tricks_from", of(HALL, ladder=(3, 5), specials=()), 3),
    ("khishti", HALL, 500),
    ("premium", HALL, "off"),
    ("premium", of(GEORGIAN, schedule="ladder"), "off"),
    ("premium", SETS_OF_RASPISNOY, "off"),
    ("premium_excludes_last", of(GEORGIAN, premium="off"), True),
    ("review", of(HALL, ladder=(1, 1), specials=()), "none"),
    ("settlement", HALL, "pairwise"),
    ("settlement", of(HALL, price=1, seats=2), "pairwise"),
    ("settlement", of(HALL, price=1, pairs=True), "pairwise"),
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
    """A detail may stand under two rules, but not under one of them twice."""
    for told in every_document():
        for section in told:
            rules = list(_under_their_rules(section))
            assert len(rules) == len(set(rules))


def _under_their_rules(section: Section) -> Iterator[tuple[str, str]]:
    rule = ""
    for sentence in section.sentences:
        rule = rule if sentence.detail else sentence.id
        if sentence.id.startswith("rules-") and not sentence.id.startswith("rules-deals-"):
            yield (rule if sentence.detail else "", sentence.id)


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


NOT_EVERYWHERE = {
    "why-three-passes": lambda rules: rules.three_passes,
    "why-must-overtrump": lambda rules: rules.must_overtrump,
    "why-must-head": lambda rules: rules.must_head,
    "why-must-highest": lambda rules: rules.jokers,
    "why-must-lowest": lambda rules: rules.low_lead_forces_lowest,
    "why-must-trump": lambda rules: rules.must_trump or rules.jokers,
    "why-joker-when-void": lambda rules: rules.joker_follows == "void_only",
    "why-say-follow": lambda rules: rules.jokers,
    "why-say-lead": lambda rules: rules.jokers,
    "why-say-none": lambda rules: rules.jokers,
}
"""Refusals that a table knows only by some rules."""


@pytest.mark.parametrize("preset", PRESETS)
def test_every_refusal_of_a_rule_points_at_its_sentence(preset: str) -> None:
    told = document(PRESETS[preset])
    found = links(told)
    assert set(found) == {why for why in BEHIND if NOT_EVERYWHERE.get(why, bool)(PRESETS[preset])}
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
