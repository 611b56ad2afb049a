"""The form of the house rules has words for each question, choice, preset and fault, in every language; no others."""

import re
from pathlib import Path

import pytest

from kozyr import games
from kozyr.room.house import form
from kozyr.words import LANGS, sheaf

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
FORMS = [form(name) for name in ("raspisnoy", "draw", "shortdeck")]


def kebab(name: str) -> str:
    return "dash" if name == "-" else re.sub(r"[_.]", "-", name)


def asked() -> set[str]:
    """What the questions need: label, help, the words of each choice, and of no answer."""
    sections = [section for form in FORMS for section in form.sections]
    ids = {f"house-section-{section.id}" for section in sections}
    for question in (question for section in sections for question in section.fields):
        name = f"house-{kebab(question.name)}"
        ids |= {name, f"{name}-help"} | ({f"{name}-unset"} if question.unset else set())
        if question.kind != "cards":
            ids |= {f"{name}-is-{kebab(token)}" for token in question.tokens}
    return ids


def named() -> set[str]:
    """What page and rules name in full."""
    page = "\n".join(file.read_text("utf-8") for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts"))
    python = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "kozyr").rglob("*.py"))
    return set(re.findall(r"'(house-[a-z-]+)'", page)) | set(re.findall(r'"(house-fault-[a-z-]+)"', python))


def presets() -> set[str]:
    return {f"house-preset-{name}{end}" for name in games.load("raspisnoy").PRESETS for end in ("", "-help")}


TABS = {"house-tab-form", "house-tab-read"}


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_the_form_shows_has_words(lang: str) -> None:
    assert sorted(id for id in asked() | named() | presets() | TABS if not sheaf(lang).has_message(id)) == []


def test_no_words_of_the_form_are_left_over() -> None:
    files = (ROOT / "src" / "kozyr" / "words" / "en").glob("house*.ftl")
    text = "\n".join(file.read_text("utf-8") for file in files)
    written = set(re.findall(r"^(house-[a-z0-9-]+) =", text, re.MULTILINE))
    assert sorted(written - asked() - named() - presets() - TABS) == []
