"""The written-down protocol is that of the code, and the letters of the room are what it says."""

import re
from pathlib import Path

import pytest

from kozyr.room import wire
from kozyr.room.schema import SCHEMA_FILE, TYPES_FILE, main, schema
from kozyr.room.typescript import declarations

ROOT = Path(__file__).parents[2]


def test_the_schema_in_the_docs_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    assert (ROOT / SCHEMA_FILE).read_text() == capsys.readouterr().out, "run python -m kozyr.room.schema --write"


def test_the_pages_types_are_up_to_date() -> None:
    assert (ROOT / TYPES_FILE).read_text() == declarations(schema()), "run python -m kozyr.room.schema --write"


def test_every_order_and_letter_stands_in_the_protocols_document() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    for kind in (*wire.AnyOrder.__args__, *wire.AnyLetter.__args__):
        assert f"`{kind.__struct_config__.tag}" in text, kind


def test_every_reason_that_the_room_gives_stands_in_the_protocols_document_and_no_other() -> None:
    code = "".join(file.read_text() for file in (ROOT / "src" / "kozyr" / "room").glob("*.py"))
    listed = (ROOT / "docs" / "protocol.md").read_text().partition("## Reasons that the room gives")[2]
    assert set(re.findall(r'"(why-[a-z-]+)"', code)) == set(re.findall(r"`(why-[a-z-]+)", listed))


def test_a_field_without_a_type_is_refused_rather_than_left_out() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        declarations({"$defs": {"Odd": {"properties": {"field": {}}}}})


def test_types_are_written_as_typescript_writes_them() -> None:
    told = declarations(
        {
            "$defs": {
                "Pair": {
                    "description": "Two.\n\n>>> 1 + 1\n2",
                    "properties": {"a": {"type": "integer"}},
                    "required": [],
                },
                "Bid": {"anyOf": [{"$ref": "#/$defs/Pair"}, {"type": "null"}]},
                "Words": {"enum": ["up", "down"]},
                "Deep": {
                    "properties": {
                        "list": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
                        "pair": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "boolean"}]},
                        "map": {"type": "object", "additionalProperties": {"type": "number"}},
                    },
                    "required": ["list"],
                },
            }
        }
    )
    assert "/** Two. */\nexport interface Pair {\n  a?: number\n}\n" in told
    assert "export type Bid =\n  | Pair\n  | null\n" in told
    assert "export type Words =\n  | 'up'\n  | 'down'\n" in told
    assert "  list: (string | null)[]\n  pair?: [string, boolean]\n  map?: Record<string, number>\n" in told
