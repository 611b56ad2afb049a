"""What one table plays otherwise than another: only that, and all of it."""

import pytest

from kozyr.games.raspisnoy.rules import PRESETS
from kozyr.games.raspisnoy.words import document
from kozyr.words import LANGS, Section, difference, say, show_difference
from kozyr.words.document import Sentence
from tests.words.tables import of

HALL = PRESETS["hall"]
PAIRS = [(one, other) for one in PRESETS for other in PRESETS if one != other]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_sentence_of_one_preset_alone_is_marked_and_no_other(one: str, other: str) -> None:
    here, there = document(PRESETS[one]), document(PRESETS[other])
    changes = [(title, change) for title, changed in difference(here, there) for change in changed]
    for mark, document_, rest in (("+", here, there), ("-", there, here)):
        told = [repr((title, change.sentence)) for title, change in changes if change.mark == mark]
        alone = sentences(document_)
        assert set(alone) - set(sentences(rest)) <= set(told) <= set(alone)


def sentences(document_: tuple[Section, ...]) -> list[str]:
    return [repr((section.id, sentence)) for section in document_ for sentence in section.sentences]


def test_a_detail_that_differs_stands_under_its_rule() -> None:
    here, there = document(of(HALL, misere_clean=0)), document(HALL)
    ((title, changed),) = difference(here, there)
    assert title == "rules-title-specials"
    assert [(change.mark, change.sentence.id) for change in changed] == [
        (" ", "rules-special-misere"),
        ("-", "rules-special-misere-clean"),
    ]


def test_a_section_that_only_one_table_needs_is_told_whole() -> None:
    told = dict(difference(document(of(HALL, jokers=())), document(HALL)))
    assert {change.mark for change in told["rules-title-joker"]} == {"-"}


def test_a_rule_that_is_the_same_is_not_named_again_over_each_of_its_details() -> None:
    rule, one, two = Sentence("rule"), Sentence("one", detail=True), Sentence("two", detail=True)
    ((_, changed),) = difference([Section("s", (rule, one, two))], [Section("s", (rule,))])
    assert [change.sentence.id for change in changed] == ["rule", "one", "two"]


@pytest.mark.parametrize("lang", LANGS)
def test_tables_with_the_same_rules_are_said_to_be_the_same(lang: str) -> None:
    assert show_difference(lang, document(HALL), document(HALL), "hall") == say(lang, "rules-diff-none", name="hall")


def test_the_lines_of_a_difference_begin_with_their_mark() -> None:
    text = show_difference("en", document(of(HALL, must_trump=False)), document(HALL), "hall")
    title, *lines = text.split("\n\n")[1:]
    assert title == "## Play"
    assert "\n".join(lines).splitlines() == [
        "- If you cannot follow suit you must play a trump; without a trump, any card.",
        "+ If you cannot follow suit you may play a trump or any other card.",
    ]
