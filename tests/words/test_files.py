"""The Fluent files of the languages: the same messages with the same variables, each used, none twice."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kozyr.words import LANGS, say
from kozyr.words.sheaf import sources
from tests.words.tables import every_sentence

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in LANGS if lang != "en"]


class Named(Visitor):
    """What a message refers to: variables and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in body(lang) if isinstance(entry, ast.Message)}


def body(lang: str) -> list[ast.EntryType]:
    return [entry for _, text in sources(lang) for entry in FluentParser(with_spans=False).parse(text).body]


def named(lang: str, id: str) -> Named:
    found = Named()
    found.visit(entries(lang)[id])
    return found


def variables(lang: str, id: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    own = named(lang, id)
    return own.variables.union(*(variables(lang, other) for other in own.messages))


@pytest.mark.parametrize("lang", LANGS)
def test_every_file_is_fluent_without_mistakes(lang: str) -> None:
    junk = [entry.content for entry in body(lang) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_written_twice(lang: str) -> None:
    counted = Counter(entry.id.name for entry in body(lang) if isinstance(entry, ast.Message | ast.Term))
    assert [id for id, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files_with_the_same_messages(lang: str) -> None:
    assert [name for name, _ in sources(lang)] == [name for name, _ in sources("en")]
    assert sorted(set(entries(lang)) ^ set(entries("en"))) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(lang: str) -> None:
    differing = {id: variables(lang, id) ^ variables("en", id) for id in entries("en")}
    assert {id: names for id, names in differing.items() if names} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_refers_only_to_messages_that_exist(lang: str) -> None:
    lost = {id: named(lang, id).messages - set(entries(lang)) for id in entries(lang)}
    assert {id: others for id, others in lost.items() if others} == {}


def python_text() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("*.py")))


def page_text() -> str:
    files = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_refusal_score_and_rule_is_said_somewhere() -> None:
    written = set(re.findall(r"(?:why|score|rules)-[a-z]+(?:-[a-z]+)*", python_text() + page_text()))
    told = {sentence.id for sentence in every_sentence()}
    ours = {id for id in entries("en") if id.startswith(("why-", "score-", "rules-"))}
    assert sorted(ours - written - told) == []


def test_every_refusal_and_score_that_the_code_gives_has_a_message() -> None:
    given = set(re.findall(r'"((?:why|score)-[a-z]+(?:-[a-z]+)*)"', python_text()))
    assert len(given) > 20
    assert sorted(given - set(entries("en"))) == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_a_table_may_have_can_be_said(lang: str) -> None:
    for sentence in every_sentence():
        assert say(lang, sentence.id, **sentence.args)
