"""Russian numbers: 0, 1, 2, 5, 11 and 21 each in the right form, in every message that counts something."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kozyr.words import say
from tests.words.test_files import entries

COUNTS = (0, 1, 2, 5, 11, 21)
"""One of each kind, and those that look like another: 11 is not like 1, 21 is."""


def counted(id: str, name: str, rest: dict[str, str | int] | None = None) -> list[str]:
    return [say("ru", id, **{**(rest or {}), name: number}) for number in COUNTS]


def endings(texts: list[str]) -> list[str]:
    """The word after the number that was counted."""
    return [
        found.group(1)
        for text, number in zip(texts, COUNTS, strict=True)
        if (found := re.search(rf"\b{number} (\w+)", text))
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
    ("rules-special-misere", "unit", {}, "очков очко очка очков очков очко"),
]

GENITIVE = {"rules-deals-rise", "rules-deals-fall", "room-next-waiting"}
"""The genitive (after "до", and of people waited for) has one form for 1 and 21 and another for all the rest."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Plurals(Visitor):
    """The names of the variants of every plural in a message that prints the number which it counts."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's own naming
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names & CATEGORIES - {"other"} and any(_prints(variant, node.selector) for variant in node.variants):
            self.found.append(names)
        self.generic_visit(node)


def _prints(variant: ast.Variant, number: ast.InlineExpression) -> bool:
    placed = [part.expression for part in variant.value.elements if isinstance(part, ast.Placeable)]
    return any(number.equals(expression) for expression in placed)


def plurals(id: str) -> list[set[str]]:
    seen = Plurals()
    seen.visit(entries("ru")[id])
    return seen.found


def test_every_russian_plural_has_its_three_forms() -> None:
    for id in entries("ru"):
        for names in plurals(id):
            assert "one" in names, id
            assert "few" in names or id in GENITIVE, id
            assert names & {"many", "other"}, id


def test_every_rule_that_counts_something_is_tried() -> None:
    counting = {id for id in entries("ru") if id.startswith(("why-", "score-", "rules-")) and plurals(id)}
    assert counting == {id for id, *_ in COUNTED}


@pytest.mark.parametrize(("id", "name", "rest", "words"), COUNTED)
def test_a_counted_word_has_its_form(id: str, name: str, rest: dict[str, str | int], words: str) -> None:
    assert endings(counted(id, name, rest)) == words.split()
