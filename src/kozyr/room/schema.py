"""Prints the messages of wire.py as JSON Schema and as the page's TypeScript types.

`python -m kozyr.room.schema` prints the JSON Schema; with `--write`, from the root of a checkout, it writes both files.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from kozyr.play.choices import Choice
from kozyr.room import agreement, lessons, lobby, wire
from kozyr.room.manners import MANNERS, RULES
from kozyr.room.typescript import declarations
from kozyr.words import Sentence

SCHEMA_FILE = Path("docs/protocol.schema.json")
TYPES_FILE = Path("web/src/net/wire.ts")
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"

ROOTS = {"Order": wire.AnyOrder, "Letter": wire.AnyLetter}
SAID = (
    lobby.Created,
    lobby.Problems,
    lobby.Running,
    lobby.Offer,
    lobby.TableRules,
    agreement.Agreed,
    agreement.RulesFaults,
    agreement.RulesForm,
    lessons.LessonCourse,
    lessons.Lesson,
    agreement.Paper,
)
ASKED = (lobby.NewTable, agreement.RulesWish)
SPARSE = (Sentence, lobby.HallWish)
"""Values whose fields are left out where they say nothing, or may be."""


def schema() -> dict[str, Any]:
    """The JSON Schema: `$defs` has every value by its class's name; `Order` and `Letter` are the two directions, and
    `AnyRules` the house rules of all games."""
    asked = get_args(wire.AnyOrder) + ASKED
    said = get_args(wire.AnyLetter) + SAID
    roots, values = msgspec.json.schema_components((*asked, *said, *RULES), ref_template=REFERENCE)
    unions = {name: _any_of(kind.__name__ for kind in get_args(root)) for name, root in ROOTS.items()}
    unions["AnyRules"] = _any_of(_name(root["$ref"]) for root in roots[-len(RULES) :])
    for stays_home in get_args(Choice):
        del values[stays_home.__name__]
    for name in values.keys() - {kind.__name__ for kind in asked + SPARSE}:
        _always_written(values[name])
    return {"$schema": DIALECT, "$defs": _plainly_named({**unions, **values})}


def _any_of(names: Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names]}


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _plainly_named(value: Any) -> Any:
    """The same schema, in which values of several games that have one name are told apart by the game's: the first
    game's is a `View`, that of another a `DrawView`."""
    match value:
        case dict():
            return {_plain(key): _plainly_named(each) for key, each in value.items()}
        case list():
            return list(map(_plainly_named, value))
        case str() if value.startswith(REFERENCE.format(name="kozyr.")):
            return REFERENCE.format(name=_plain(_name(value)))
        case _:
            return value


def _plain(name: str) -> str:
    """`kozyr.games.draw.view.View` as `DrawView`."""
    if not name.startswith("kozyr."):
        return name
    *path, plain = name.split(".")
    is_others = path[1] == "games" and path[2] != next(iter(MANNERS))
    return path[2].capitalize() + plain if is_others else plain


def _always_written(value: dict[str, Any]) -> None:
    """The room leaves no field out, whether it has a default or not; only a view's `legal` stays home, since what may
    be done travels as `choices`."""
    fields = value.get("properties", {})
    fields.pop("legal", None)
    if fields:
        value["required"] = list(fields)
        for field in fields.values():
            field.pop("default", None)


def main(arguments: list[str]) -> None:
    """Print the schema, or write it and the types into the checkout."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if arguments == ["--write"]:
        SCHEMA_FILE.write_text(text)
        TYPES_FILE.write_text(declarations(schema()))
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
