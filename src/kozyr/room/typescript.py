"""TypeScript declarations from a JSON Schema, as far as the room's messages need it. Pure text."""

import json
from typing import Any

HEAD = "// Written by `python -m kozyr.room.schema --write` from src/kozyr/room/wire.py: change it there.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declarations(schema: dict[str, Any]) -> str:
    """All of the schema's `$defs` as exported types, in their order."""
    return HEAD + "".join(_declaration(name, value) for name, value in schema["$defs"].items())


def _declaration(name: str, value: dict[str, Any]) -> str:
    note = f"\n/** {_sentences(value['description'])} */" if "description" in value else ""
    if "properties" not in value:
        return f"{note}\nexport type {name} =\n  | " + "\n  | ".join(_members(value)) + "\n"
    required = value.get("required", ())
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(kind)}\n" for field, kind in value["properties"].items()
    )
    return f"{note}\nexport interface {name} {{\n{fields}}}\n"


def _sentences(docstring: str) -> str:
    """The docstring on one line, without its examples in Python."""
    return " ".join(docstring.partition(">>>")[0].split())


def _members(kind: dict[str, Any]) -> list[str]:
    """The alternatives of a union; a list of one for any other type."""
    if "enum" in kind:
        return [json.dumps(value, ensure_ascii=False).replace('"', "'") for value in kind["enum"]]
    return list(dict.fromkeys(_type(part) for part in kind.get("anyOf", [kind])))


def _type(kind: dict[str, Any]) -> str:
    match kind:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[-1]
        case {"enum": _} | {"anyOf": _}:
            return " | ".join(_members(kind))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": item}:
            one = _type(item)
            return f"({one})[]" if "|" in one else f"{one}[]"
        case {"type": "object", "additionalProperties": value}:
            return f"Record<string, {_type(value)}>"
        case {"type": name}:
            return PLAIN[name]
        case _:
            raise ValueError(f"no TypeScript for {kind}")
