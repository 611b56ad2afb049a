"""The page of house rules in docs/: its table says what the fields are, and its example runs."""

import doctest
from pathlib import Path

import pytest

from kozyr.games.raspisnoy.rules import CLASSIC, FIELDS, HALL, Rules
from kozyr.play.house import Factor, Flag, Kind, OneOf, Several, Whole, WordOrNumbers, show_token

PAGE = Path(__file__).parents[2] / "docs" / "raspisnoy.md"
DEFAULTS = Rules()


def written() -> dict[str, list[str]]:
    """The rows of the table of fields by their field's name."""
    text = PAGE.read_text("utf-8").partition("## The fields")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return {name: cells for name, *cells in rows[2:]}


def tokens(kind: Kind, default: str) -> str:
    """The tokens of a field, its default in bold."""
    match kind:
        case Flag():
            return _bold(("yes", "no"), default)
        case OneOf(tokens=names):
            return _bold(names, default)
        case Factor(values=values):
            return _bold(tuple(map(str, values)), default)
        case Whole(lo=lo, hi=hi):
            return f"{lo} to {hi} (**{default}**)"
        case Several(tokens=names):
            return f"a list of {' '.join(names)}, or none (**{default}**)"
        case WordOrNumbers(words=names, lo=lo, hi=hi):
            return f"{_bold(names, default)}, or a list of numbers from {lo} to {hi}"


def _bold(names: tuple[str, ...], default: str) -> str:
    return " ".join(f"**{name}**" if name == default else name for name in names)


def differing(rules: Rules, field: str) -> str:
    token = show_token(getattr(rules, field))
    return "" if token == show_token(getattr(DEFAULTS, field)) else token


def test_the_table_has_every_field_in_order() -> None:
    assert list(written()) == list(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_row_says_the_tokens_and_what_the_presets_have(field: str) -> None:
    default = show_token(getattr(DEFAULTS, field))
    expected = [tokens(FIELDS[field], default), differing(HALL, field), differing(CLASSIC, field)]
    assert written()[field][:3] == expected


@pytest.mark.parametrize("field", FIELDS)
def test_a_row_explains_its_field_and_names_its_rules(field: str) -> None:
    meaning, rules = written()[field][3:]
    assert meaning
    assert rules.startswith(("RP-", "GJ-"))


def test_the_example_runs() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0
