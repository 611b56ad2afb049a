"""docs/draw.md tells every field with its tokens, the default first, and every preset."""

import re
from pathlib import Path

import pytest

from kozyr.games.draw.rules import FIELDS, PRESETS, Rules
from kozyr.play.house import Flag, Number, OneOf, show_token

TEXT = (Path(__file__).parents[3] / "docs" / "draw.md").read_text("utf-8")
TABLE = TEXT.partition("## The house rules")[2].partition("\n## ")[0]
ROWS = {name: cells for name, *cells in re.findall(r"^\| ([a-z_, ]+) \| (.+?) \| (.+) \|$", TABLE, re.MULTILINE)}


def test_every_field_has_a_row_in_order() -> None:
    assert [name for row in ROWS for name in row.split(", ")][1:] == list(FIELDS)


@pytest.mark.parametrize("field", [field for field in FIELDS if not field.startswith("buyin")])
def test_a_row_has_the_default_first_and_all_tokens(field: str) -> None:
    kind, default = FIELDS[field], show_token(getattr(Rules(), field))
    told = re.split(r",? ", ROWS[field][0])
    assert told[0] == default
    match kind:
        case Flag():
            assert set(told) == {"yes", "no"}
        case OneOf(tokens=tokens):
            assert set(told) == set(tokens)
        case Number(values=values):
            assert set(told) == set(map(str, values))
        case _:
            assert ROWS[field][1]


def test_every_preset_is_named() -> None:
    assert all(f"`{name}`" in TEXT for name in PRESETS)
