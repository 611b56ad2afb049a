"""Numbers: 0, 1, 2, 5, 11 and 21 each in the right form, in every message that counts something."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kozyr.words import LANGS, say
from tests.words.test_files import entries

COUNTS = (0, 1, 2, 5, 11, 21)
"""One of each kind, and those that look like another: 11 is not like 1, 21 is."""


def counted(lang: str, id: str, name: str, rest: dict[str, str | int]) -> list[str]:
    return [say(lang, id, **{**rest, name: number}) for number in COUNTS]


def endings(texts: list[str]) -> list[str]:
    """The word after the number that was counted, and after its ending if it has one."""
    return [
        found.group(1)
        for text, number in zip(texts, COUNTS, strict=True)
        if (found := re.search(rf"\b{number}(?:-\w+)? (\w+)", text))
    ]


COUNTED: list[tuple[str, str, dict[str, str | int], str]] = [
    ("rules-cards-players", "seats", {"pack": 36}, "игроков игрок игрока игроков игроков игрок"),
    ("rules-cards-players", "pack", {"seats": 4}, "карт карта карты карт карт карта"),
    ("rules-deals-count", "deals", {}, "конов кон кона конов конов кон"),
    ("rules-deals-sets", "deals", {}, "конов кон кона конов конов кон"),
    ("rules-deals-one", "cards", {"first": 77}, "карт карте карты карт карт карте"),
    ("rules-deals-same", "cards", {"first": 77, "last": 78}, "карт карте карты карт карт карте"),
    ("rules-deals-rise", "to", {"first": 77, "last": 78, "from": 70}, "карт карты карт карт карт карты"),
    ("rules-deals-fall", "to", {"first": 77, "last": 78, "from": 70}, "карт карты карт карт карт карты"),
    ("rules-deals-special", "cards", {"first": 77, "last": 78, "kind": "blind"}, "карт карте карты карт карт карте"),
    ("rules-trump-full-drawn", "cards", {}, "карт карте карты карт карт карте"),
    ("rules-trump-full-last-card", "cards", {}, "карт карте карты карт карт карте"),
    ("rules-trump-full-none", "cards", {}, "карт карте карты карт карт карте"),
    ("rules-trump-full-named", "cards", {}, "карт карте карты карт карт карте"),
    ("rules-special-each", "cards", {}, "карт карте карты карт карт карте"),
    ("rules-special-golden", "unit", {}, "очков очко очка очков очков очко"),
    ("rules-holdem-players", "seats", {"cards": 77}, "мест место места мест мест место"),
    ("rules-palace-players", "seats", {}, "мест место места мест мест место"),
    ("rules-special-misere", "unit", {}, "очков очко очка очков очков очко"),
]

GENITIVE = {
    *("rules-deals-rise", "rules-deals-fall", "room-next-waiting"),
    *("heard-palace-kept", "heard-palace-discarded", "heard-palace-captured"),
}
"""The genitive (after "до", of people waited for, and of soldiers kept, sent away or taken) has one form for 1 and 21
and another for all the rest."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "hy": {"one", "other"}, "mn": {"one", "other"}}
"""The categories of whole numbers that each language has."""


class Plurals(Visitor):
    """The names of the variants of every plural in a message, and of those that print the number which they count."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []
        self.printing: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's own naming
        names = {_name(variant) for variant in node.variants}
        if names & CATEGORIES - {"other"}:
            self.found.append(names)
            self.printing.append({_name(variant) for variant in node.variants if _prints(variant, node.selector)})
        self.generic_visit(node)


def _prints(variant: ast.Variant, number: ast.InlineExpression) -> bool:
    placed = [part.expression for part in variant.value.elements if isinstance(part, ast.Placeable)]
    return any(number.equals(expression) for expression in placed)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def plurals(lang: str, id: str) -> list[tuple[set[str], set[str]]]:
    """Of each plural the names of its variants, and of those that print their number."""
    seen = Plurals()
    seen.visit(entries(lang)[id])
    return list(zip(seen.found, seen.printing, strict=True))


def test_every_language_has_its_forms() -> None:
    assert set(FORMS) == set(LANGS)


@pytest.mark.parametrize("lang", LANGS)
def test_a_plural_has_only_forms_that_its_language_has(lang: str) -> None:
    for id in entries(lang):
        for names, _ in plurals(lang, id):
            assert names & CATEGORIES <= FORMS[lang], id


def test_nought_is_counted_like_one_in_armenian_and_has_words_of_its_own_or_its_number() -> None:
    """In CLDR the Armenian "one" holds 0 as well: "one card" would be said of none."""
    for id in entries("hy"):
        for names, printing in plurals("hy", id):
            assert "one" not in names or "one" in printing or "0" in names, id


def test_every_russian_plural_has_its_three_forms() -> None:
    for id in entries("ru"):
        for names, printing in plurals("ru", id):
            if not printing:
                continue
            assert "one" in names, id
            assert "few" in names or id in GENITIVE, id
            assert names & {"many", "other"}, id


def test_every_rule_that_counts_something_is_tried() -> None:
    ours = [id for id in entries("ru") if id.startswith(("why-", "score-", "rules-"))]
    counting = {id for id in ours if any(printing for _, printing in plurals("ru", id))}
    assert counting == {id for id, *_ in COUNTED}


@pytest.mark.parametrize(("id", "name", "rest", "words"), COUNTED)
def test_a_counted_word_has_its_form_in_russian(id: str, name: str, rest: dict[str, str | int], words: str) -> None:
    assert endings(counted("ru", id, name, rest)) == words.split()


@pytest.mark.parametrize("lang", ["hy", "mn"])
@pytest.mark.parametrize(("id", "name", "rest", "words"), COUNTED)
def test_a_counted_word_stays_as_it_is_in_armenian_and_mongolian(
    lang: str, id: str, name: str, rest: dict[str, str | int], words: str
) -> None:
    told = endings(counted(lang, id, name, rest))
    assert len(told) == len(COUNTS)
    assert len(set(told)) == 1
