"""House rules as data: the kinds of fields a rules value may have, with their tokens, checks and texts.

A game lists its fields once, by name; constructing rules, `--set field=token`, records, codes and forms all read that
list. A token that the rulebook names and nobody built yet is refused as such, not as unknown.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kozyr.errors import NotationError


class Flag(Struct, frozen=True):
    """yes or no."""


class OneOf(Struct, frozen=True):
    """One of `tokens`; those `later` are in the rulebook and not built yet."""

    tokens: tuple[str, ...]
    later: tuple[str, ...] = ()


class Whole(Struct, frozen=True):
    """A whole number from `lo` to `hi`."""

    lo: int
    hi: int


class Factor(Struct, frozen=True):
    """One of the multipliers `values`."""

    values: tuple[int | float, ...]


class Several(Struct, frozen=True):
    """An ordered list of different `tokens`, or `none`."""

    tokens: tuple[str, ...]
    later: tuple[str, ...] = ()


class WordOrNumbers(Struct, frozen=True):
    """One of `words`, or a list of whole numbers from `lo` to `hi`, at most `most` of them."""

    words: tuple[str, ...]
    lo: int
    hi: int
    most: int


Kind = Flag | OneOf | Whole | Factor | Several | WordOrNumbers


def problem(kind: Kind, value: Any) -> str | None:
    """What is wrong with `value` as a field of `kind`, in words that follow the field's name; None when all is well."""
    match kind:
        case Flag():
            return None if type(value) is bool else "must be yes or no"
        case OneOf(tokens=tokens, later=later):
            return _stranger(value, tokens, later)
        case Whole(lo=lo, hi=hi):
            return None if type(value) is int and lo <= value <= hi else f"must be a whole number from {lo} to {hi}"
        case Factor(values=values):
            fine = any(type(value) is type(each) and value == each for each in values)
            return None if fine else f"must be one of {_names(values)}"
        case Several(tokens=tokens, later=later):
            return _several_problem(value, tokens, later)
        case WordOrNumbers():
            return _numbers_problem(kind, value)


def _names(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value) for value in values)


def _stranger(value: Any, tokens: tuple[str, ...], later: tuple[str, ...]) -> str | None:
    if value in tokens:
        return None
    if value in later:
        return f"{value} is not built yet"
    return f"must be one of {_names(tokens)}"


def _several_problem(value: Any, tokens: tuple[str, ...], later: tuple[str, ...]) -> str | None:
    if type(value) is not tuple:
        return f"must be a list of {_names(tokens)}, or none"
    if fault := next((fault for item in value if (fault := _stranger(item, tokens, later))), None):
        return fault
    return None if len(set(value)) == len(value) else "names something twice"


def _numbers_problem(kind: WordOrNumbers, value: Any) -> str | None:
    if type(value) is str and value in kind.words:
        return None
    wanted = f"must be one of {_names(kind.words)}, or a list of whole numbers from {kind.lo} to {kind.hi}"
    if type(value) is not tuple or not value:
        return wanted
    if len(value) > kind.most:
        return f"must have at most {kind.most} numbers"
    fine = all(type(number) is int and kind.lo <= number <= kind.hi for number in value)
    return None if fine else wanted


def parse_token(kind: Kind, text: str) -> Any:
    """The value that a token names; NotationError, in words that follow the field's name, when it names none."""
    value = read_token(kind, text)
    if fault := problem(kind, value):
        raise NotationError(f"{fault}, not {_quoted(value)}")
    return value


def read_token(kind: Kind, text: str) -> Any:
    """What a token says, be it right for the field or not; the text itself where it says nothing."""
    value: Any
    match kind:
        case Flag():
            value = {"yes": True, "no": False}.get(text)
        case Whole():
            value = _whole(text)
        case Factor(values=values):
            value = next((number for number in values if str(number) == text), None)
        case Several():
            items = tuple(text.split(","))
            value = () if text == "none" else None if "" in items else items
        case WordOrNumbers(words=words):
            numbers = tuple(_whole(word) for word in text.split(","))
            value = None if text in words or None in numbers else numbers
        case OneOf():
            value = None
    return text if value is None else value


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


def field_problems(fields: Mapping[str, Kind], value: Struct) -> dict[str, str]:
    """Every fault of the single fields of a rules value, by the field's name, which begins it."""
    named = {name: getattr(value, name) for name in fields}
    faults = {name: problem(kind, named[name]) for name, kind in fields.items()}
    return {name: f"{name} {fault}, not {_quoted(named[name])}" for name, fault in faults.items() if fault}


def _quoted(value: Any) -> str:
    if type(value) is int and value.bit_length() > 64:
        return "a number of more than 64 bits"
    return repr(show_token(value)[:40])
