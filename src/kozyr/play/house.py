"""House rules as data: the kinds of fields a rules value may have, with their tokens, checks and texts.

A game lists its fields once, by name; constructing rules, `--set field=token`, records, codes and forms all read that
list. A field that may be left `unset` is None until the table says otherwise.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, structs

from kozyr.errors import NotationError, RulesError

R = TypeVar("R", bound=Struct)


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


class Ranges(Struct, frozen=True):
    """`count` ranges of whole numbers from `lo` to `hi`, each from its least to its greatest: `10-20,10-40`."""

    count: int
    lo: int
    hi: int


class Fault(Struct, frozen=True):
    """What is wrong with house rules: the `fields` that it concerns, and why, twice: in a `text` that names fields and
    tokens, for those who write them, and as the `id` and `args` of a message, for a form.

    `remedy` has tokens that mend it, where some do.
    """

    fields: tuple[str, ...]
    text: str
    id: str
    args: dict[str, str | int] = {}
    remedy: dict[str, str] = {}


Kind = Flag | OneOf | Whole | Number | Several | WordOrNumber | WordOrNumbers | Ranges


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
            fine = any(type(value) is type(each) and value == each for each in values)
        case Several():
            return _several_problem(kind, value)
        case WordOrNumber(words=words, lo=lo, hi=hi):
            fine = value in words or _is_whole(value, lo, hi)
        case WordOrNumbers(words=words):
            return None if type(value) is str and value in words else _numbers_problem(kind, value)
        case Ranges(count=count, lo=lo, hi=hi):
            fine = type(value) is tuple and len(value) == count and all(_is_range(each, lo, hi) for each in value)
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
        case Ranges(count=count, lo=lo, hi=hi):
            return f"{count} ranges between {lo} and {hi}, such as {','.join(['10-20'] * count)}"


def _names(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value) for value in values)


def _is_whole(value: Any, lo: int, hi: int) -> bool:
    return type(value) is int and lo <= value <= hi


def _is_range(value: Any, lo: int, hi: int) -> bool:
    if type(value) is not tuple or len(value) != 2:
        return False
    return all(_is_whole(end, lo, hi) for end in value) and value[0] <= value[1]


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
        case Number(values=values):
            value = next((number for number in values if str(number) == text), None)
        case Several():
            items = tuple(text.split(","))
            value = () if text == "none" else None if "" in items else items
        case WordOrNumber(words=words):
            value = None if text in words else _whole(text)
        case WordOrNumbers(words=words):
            numbers = tuple(_whole(word) for word in text.split(","))
            value = None if text in words or None in numbers else numbers
        case Ranges():
            value = tuple(tuple(_whole(end) for end in each.split("-")) for each in text.split(","))
            value = None if any(None in each for each in value) else value
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
        return ",".join(_show_item(item) for item in value) or "none"
    return str(value)


def _show_item(item: Any) -> str:
    return "-".join(map(str, item)) if isinstance(item, tuple) else str(item)


def in_order(kind: Kind, value: tuple[Any, ...]) -> tuple[Any, ...]:
    """A list whose order means nothing, as the kind's own tokens in their order."""
    assert isinstance(kind, Several)
    return tuple(token for token in kind.tokens if token in value)


def differing(here: Struct, there: Struct) -> dict[str, tuple[Any, Any]]:
    """The fields in which two rules values differ, with the value of each."""
    pairs = {name: (getattr(here, name), getattr(there, name)) for name in here.__struct_fields__}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def nearest(presets: Mapping[str, Struct], rules: Struct) -> tuple[str, dict[str, str]]:
    """The preset from which `rules` differ least, the first of several, and what differs, as tokens."""
    name = min(presets, key=lambda name: len(differing(rules, presets[name])))
    return name, told_from(presets[name], rules)


def told_from(preset: Struct, rules: Struct) -> dict[str, str]:
    """What differs from a preset, as tokens."""
    return {field: show_token(here) for field, (here, _) in differing(rules, preset).items()}


def field_problems(fields: Mapping[str, Kind], value: Struct) -> dict[str, Fault]:
    """Every fault of the single fields of a rules value, by the field's name, with which its text begins."""
    named = {name: getattr(value, name) for name in fields}
    faults = {name: problem(kind, named[name]) for name, kind in fields.items()}
    return {name: _fault(name, fields[name], fault, named[name]) for name, fault in faults.items() if fault}


def _fault(name: str, kind: Kind, fault: str, value: Any) -> Fault:
    text = f"{name} {fault}, not {_quoted(value)}"
    match kind:
        case Whole(lo=lo, hi=hi) | WordOrNumber(lo=lo, hi=hi):
            return Fault((name,), text, "house-fault-number", {"lo": lo, "hi": hi})
        case WordOrNumbers(lo=lo, hi=hi, most=most):
            return Fault((name,), text, "house-fault-numbers", {"lo": lo, "hi": hi, "most": most})
        case Ranges(lo=lo, hi=hi):
            return Fault((name,), text, "house-fault-ranges", {"lo": lo, "hi": hi})
        case _:
            return Fault((name,), text, "house-fault-choice")


def agree(
    game: str, presets: Mapping[str, R], fields: Mapping[str, Kind], preset: str, changes: Mapping[str, str] | None
) -> R:
    """The rules of a game's preset with fields changed by tokens; RulesError lists unknown names and every fault."""
    if preset not in presets:
        raise RulesError([f"there is no preset {preset[:40]!r}; the presets are: {', '.join(presets)}"])
    values = {name: read_token(fields[name], token) for name, token in (changes or {}).items() if name in fields}
    strangers = [f"{name[:40]} is not a rule of {game}" for name in changes or {} if name not in fields]
    try:
        agreed = structs.replace(presets[preset], **values)
    except RulesError as error:
        raise RulesError([*error.problems, *strangers], error.faults) from None
    if strangers:
        raise RulesError(strangers)
    return agreed


def _quoted(value: Any) -> str:
    if type(value) is int and value.bit_length() > 64:
        return "a number of more than 64 bits"
    return repr(show_token(value)[:40])
