"""The page of house rules in docs/: its tables say what the fields are and what presets have, and its example runs."""

import doctest
import re
from pathlib import Path

import pytest

from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules
from kozyr.play.house import Flag, Kind, Number, OneOf, Ranges, Several, Whole, WordOrNumber, WordOrNumbers, show_token

PAGE = Path(__file__).parents[2] / "docs" / "raspisnoy.md"
DEFAULTS = Rules()
RULE = re.compile(r"(RP|GJ|OV|OH)-[A-Z]?\d+")


def written(title: str) -> tuple[list[str], dict[str, list[str]]]:
    """The head of the table under a title, and its rows by their field's name."""
    text = PAGE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return rows[0], {name: cells for name, *cells in rows[2:]}


def tokens(field: str, kind: Kind, default: str) -> str:
    """The tokens of a field, its default in bold."""
    match kind:
        case Flag():
            return _bold(("yes", "no"), default)
        case OneOf(tokens=names, unset=unset):
            return _bold(names, default) + (" (**unset**)" if unset else "")
        case Number(values=values):
            return _bold(tuple(map(str, values)), default)
        case Whole(lo=lo, hi=hi, unset=unset):
            return f"{lo} to {hi} (**{'unset' if unset else default}**)"
        case Several() if field == "jokers":
            return f"a list of at most two cards, or none (**{default}**)"
        case Several(tokens=names, least=least):
            return f"a list of {' '.join(names)}{'' if least else ', or none'} (**{default}**)"
        case WordOrNumber(words=names, lo=lo, hi=hi):
            return f"{_bold(names, default)}, or {lo} to {hi}"
        case WordOrNumbers(words=names, lo=lo, hi=hi):
            return f"{_bold(names, default)}, or a list of numbers from {lo} to {hi}"
        case Ranges():
            raise AssertionError("raspisnoy has no ranges")


def _bold(names: tuple[str, ...], default: str) -> str:
    return " ".join(f"**{name}**" if name == default else name for name in names)


def differing(rules: Rules, field: str) -> str:
    token = show_token(getattr(rules, field))
    return "" if token == show_token(getattr(DEFAULTS, field)) else token


def test_the_table_of_fields_has_every_field_in_order() -> None:
    assert list(written("The fields")[1]) == list(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_row_says_the_tokens_of_its_field_explains_it_and_names_its_rules(field: str) -> None:
    told, meaning, rules = written("The fields")[1][field]
    assert told == tokens(field, FIELDS[field], show_token(getattr(DEFAULTS, field)))
    assert meaning
    assert all(RULE.fullmatch(rule) for rule in rules.split(", "))


def test_the_table_of_presets_says_all_that_differs_from_the_defaults_and_nothing_else() -> None:
    (first, *names), rows = written("The presets side by side")
    assert [first, *names] == ["field", *PRESETS]
    cells = {field: [differing(PRESETS[name], field) for name in PRESETS] for field in FIELDS}
    assert rows == {field: told for field, told in cells.items() if any(told)}


def test_every_preset_is_described() -> None:
    text = PAGE.read_text("utf-8").partition("## The presets\n")[2].partition("\n## ")[0]
    assert [name for name in PRESETS if f"**`{name}`**" not in text] == []


def test_the_example_runs() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0
