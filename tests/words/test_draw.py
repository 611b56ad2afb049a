"""The rules of draw in words: every sentence in every language, nothing that does not matter, and all that does."""

from random import Random

import pytest
from msgspec.structs import replace

from kozyr import games
from kozyr.errors import RulesError
from kozyr.games.draw.form import SECTIONS, idle
from kozyr.games.draw.rules import FIELDS, PRESETS, Rules, rules
from kozyr.games.draw.words import BEHIND, document, links
from kozyr.play.house import parse_token
from kozyr.words import LANGS, say
from tests.games.draw.axes import AXES, DRAW
from tests.words.test_files import entries

ROWS, _ = DRAW.covering_array(Random(3))
TABLES = [*PRESETS.values(), *(rules("home", row) for row in ROWS)]


def told(house: Rules) -> list[str]:
    """The ids of all sentences."""
    return [sentence.id for section in document(house) for sentence in section.sentences]


def changed(house: Rules, field: str, token: str) -> Rules | None:
    try:
        return replace(house, **{field: parse_token(FIELDS[field], token)})
    except RulesError:
        return None


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_of_every_table_is_said(lang: str) -> None:
    for house in TABLES:
        for section in document(house):
            assert section.sentences
            assert say(lang, section.id)
            assert all("{" not in say(lang, sentence.id, **sentence.args) for sentence in section.sentences)


def test_no_sentence_of_draw_is_left_over() -> None:
    seen = {id for house in TABLES for id in told(house)} | {section.id for section in document(Rules())}
    assert {id for id in entries("en") if id.startswith("rules-draw-")} <= seen


def test_a_field_that_is_not_idle_changes_what_is_told_and_one_that_is_does_not() -> None:
    changes = 0
    for house in TABLES:
        for field, tokens in AXES.items():
            for token in tokens:
                other = changed(house, field, token)
                if other is None or other == house:
                    continue
                assert (document(other) != document(house)) == (field not in idle(house) & idle(other)), (field, token)
                changes += 1
    assert changes > 1000


def test_the_form_asks_for_every_field_once() -> None:
    asked = [field for fields in SECTIONS.values() for field in fields]
    assert sorted(asked) == sorted(FIELDS)


def test_a_refusal_points_at_a_rule_that_is_told() -> None:
    for house in TABLES:
        found = links(document(house))
        assert set(found.values()) <= set(told(house))
    assert {why for house in TABLES for why in links(document(house))} == set(BEHIND)


def test_the_registry_knows_how_draw_tells_and_asks() -> None:
    assert games.words("draw").document(Rules()) == document(Rules())
    assert games.form("draw").SECTIONS == SECTIONS
