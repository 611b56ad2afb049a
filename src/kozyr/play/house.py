"""House rules as data: the kinds of fields a rules value may have, with their tokens, checks and texts.

A game lists its fields once, by name; constructing rules, `--set field=token`, records, codes and forms all read that
list. A field that may be left `unset` is None until the table says otherwise.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kozyr.errors import NotationError, RulesError


class Flag(Struct, frozen=True):
    """yes or no."""


class OneOf(Struct, frozen=True):
    """One of `tokens`."""

    tokens: tuple[str, ...]
    unset: bool = False


class Whole(Struct, frozen=True):
    """A whole number from `lo` to `hi`."""

    lo: int
    hi: int
    unset: bool = False


class Number(Struct, frozen=True):
    """One of the numbers `values`."""

    values: tuple[int | float, ...]


class Several(Struct, frozen=True):
    """A list of `least` to `most` different `tokens`, or `none`."""

    tokens: tuple[str, ...]
    least: int = 0
    most: int = 99


class WordOrNumber(Struct, frozen=True):
    """One of `words`, or a whole number from `lo` to `hi`."""

    words: tuple[str, ...]
    lo: int
    hi: int


class WordOrNumbers(Struct, frozen=True):
    """One of `words`, or a list of whole numbers from `lo` to `hi`, at most `most` of them."""

    words: tuple[str, ...]
    lo: int
    hi: int
    most: int


Kind = Flag | OneOf | Whole | Number | Several | WordOrNumber | WordOrNumbers


def problem(kind: Kind, value: Any) -> str | None:
    """What is wrong with `value` as a field of `kind`, in words that follow the field's name; None when all is well."""
    match kind:
        case OneOf(unset=True) | Whole(unset=True) if value is None:
            return None
        case Flag():
            fine = type(value) is bool
        case OneOf(tokens=tokens):
            fine = value in tokens
        case Whole(lo=lo, hi=hi):
            fine = _is_whole(value, lo, hi)
        case Number(values=values):
            fine = type(value) in (int, float) and value in values
        case Several():
            return _several_problem(kind, value)
        case WordOrNumber(words=words, lo=lo, hi=hi):
            fine = value in words or _is_whole(value, lo, hi)
        case WordOrNumbers(words=words):
            return None if type(value) is str and value in words else _numbers_problem(kind, value)
    return None if fine else f"must be {wanted(kind)}"


def wanted(kind: Kind) -> str:
    """What a field of `kind` takes, in words."""
    match kind:
        case Flag():
            return "yes or no"
        case OneOf(tokens=tokens):
            return f"one of {_names(tokens)}"
        case Whole(lo=lo, hi=hi):
            return f"a whole number from {lo} to {hi}"
        case Number(values=values):
            return f"one of {_names(values)}"
        case Several(tokens=tokens, least=least):
            return f"a list of {_names(tokens)}" + ("" if least else ", or none")
        case WordOrNumber(words=words, lo=lo, hi=hi):
            return f"one of {_names(words)}, or a whole number from {lo} to {hi}"
        case WordOrNumbers(words=words, lo=lo, hi=hi):
            return f"one of {_names(words)}, or a list of whole numbers from {lo} to {hi}"


def _names(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value) for value in values)


def _is_whole(value: Any, lo: int, hi: int) -> bool:
    return type(value) is int and lo <= value <= hi


def _several_problem(kind: Several, value: Any) -> str | None:
    if type(value) is not tuple or not all(item in kind.tokens for item in value):
        return f"must be {wanted(kind)}"
    if len(set(value)) != len(value):
        return "names something twice"
    if len(value) > kind.most:
        return f"names more than {kind.most}"
    return "names nothing" if len(value) < kind.least else None


def _numbers_problem(kind: WordOrNumbers, value: Any) -> str | None:
    if type(value) is not tuple or not value or not all(_is_whole(number, kind.lo, kind.hi) for number in value):
        return f"must be {wanted(kind)}"
    return None if len(value) <= kind.most else f"must have at most {kind.most} numbers"


def parse_token(kind: Kind, text: str) -> Any:
    """The value that a token names; NotationError, in words that follow the field's name, when it names none."""
    value = _read(kind, text)
    if value is None or (fault := problem(kind, value)):
        fault = fault if value is not None else f"must be {wanted(kind)}"
        raise NotationError(f"{fault}, not {text[:40]!r}")
    return value


def _read(kind: Kind, text: str) -> Any:
    match kind:
        case Flag():
            return {"yes": True, "no": False}.get(text)
        case Whole():
            return _whole(text)
        case Number(values=values):
            return next((number for number in values if str(number) == text), None)
        case Several():
            return () if text == "none" else tuple(text.split(","))
        case WordOrNumber(words=words):
            return text if text in words else _whole(text)
        case WordOrNumbers(words=words):
            return text if text in words else tuple(_whole(word) for word in text.split(","))
        case OneOf():
            return text


def _whole(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None


def show_token(value: Any) -> str:
    """A field's value as its token: `yes`, `lot`, `1.5`, `blind,golden`, `none`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value) or "none"
    return str(value)


def in_order(kind: Kind, value: tuple[Any, ...]) -> tuple[Any, ...]:
    """A list whose order means nothing, in the order of the kind's tokens."""
    assert isinstance(kind, Several)
    return tuple(sorted(value, key=kind.tokens.index))


def field_problems(fields: Mapping[str, Kind], value: Struct) -> list[str]:
    """Every fault of the single fields of a rules value, each with the field's name."""
    faults = ((name, problem(kind, getattr(value, name))) for name, kind in fields.items())
    return [f"{name} {fault}" for name, fault in faults if fault]


def changed(fields: Mapping[str, Kind], changes: Mapping[str, str], game: str) -> dict[str, Any]:
    """The values that tokens give to fields; RulesError lists every unknown name and every token that is none."""
    faults, values = [], {}
    for name, token in changes.items():
        if name not in fields:
            faults.append(f"{name[:40]} is not a rule of {game}")
            continue
        try:
            values[name] = parse_token(fields[name], token)
        except NotationError as error:
            faults.append(f"{name} {error}")
    if faults:
        raise RulesError(faults)
    return values
