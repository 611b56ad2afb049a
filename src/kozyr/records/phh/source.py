"""The text of PHH: TOML with bounds, and where in it a field stands, so that every complaint can name its line."""

import re
import tomllib
from itertools import islice
from typing import Any

from msgspec import Struct

from kozyr.play.hall import MOST_UNITS
from kozyr.records.record import RecordError, unseen

MOST_BYTES = 16 << 20
MOST_IN_LINE = 16_384
MOST_HANDS = 10_000
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'|#[^\n]*")
"""A text in quotes, or a comment of TOML."""
DOTTED = re.compile(r"\.\s*[\w-]+\s*\.\s*[\w-]+\s*\.")
"""A key of many parts; PHH has none, and they are slow to read."""
HEADER = re.compile(r"\s*\[\s*['\"]?([\w-]+)['\"]?\s*\]\s*(?:#.*)?")
AT = re.compile(r" \(at line (\d+), column \d+\)| \(at end of document\)")


class Written(Struct, frozen=True):
    """A hand as it is written: its fields, and the text with the table in which they stand."""

    fields: dict[str, Any]
    text: str
    table: str | None = None

    def wrong(self, key: str, fault: str, item: int | None = None) -> RecordError:
        """A complaint about a field, or about one text of its list."""
        return RecordError(self.line(key, item), f"{key}: {fault}")

    def line(self, key: str, item: int | None = None) -> int:
        """The line of a field, or of one text of its list; where there is none, the first line of the hand."""
        lines = self.text.split("\n")
        inside, top, opening = self.table is None, 0, re.compile(rf"\s*['\"]?{re.escape(key)}['\"]?\s*=")
        for number, line in enumerate(lines):
            if header := HEADER.fullmatch(line):
                inside = header[1] == self.table
                top = number if inside else top
            elif inside and opening.match(line):
                return number + 1 + (0 if item is None else self._down(lines[number:], item))
        return top + 1

    def _down(self, lines: list[str], item: int) -> int:
        """How many lines below the first of these the text number `item` stands."""
        rest = "\n".join(lines)
        tokens = (found for found in TOKEN.finditer(rest, rest.index("=")) if found[0][0] != "#")
        found = next(islice(tokens, item, None), None)
        return 0 if found is None else rest.count("\n", 0, found.start())

    def texts(self, key: str) -> list[str]:
        """A list of texts; RecordError for anything else."""
        value = self.fields.get(key)
        if type(value) is not list or not all(type(item) is str for item in value):
            raise self.wrong(key, "must be a list of texts")
        return value

    def numbers(self, key: str, many: int | None = None) -> list[int]:
        """A list of whole numbers, `many` where it must be so long."""
        value = self.fields.get(key)
        if type(value) is not list or many not in (None, len(value)):
            raise self.wrong(key, f"must be a list of {'' if many is None else f'{many} '}whole numbers")
        return [self._whole(key, item) for item in value]

    def number(self, key: str) -> int:
        """A whole number."""
        return self._whole(key, self.fields.get(key))

    def _whole(self, key: str, value: Any) -> int:
        fine = type(value) in (int, float) and 0 <= value <= MOST_UNITS and value == int(value)
        if not fine:
            raise self.wrong(key, f"must be in whole chips, not {str(value)[:40]}")
        return int(value)


def hands(text: str) -> tuple[Written, ...]:
    """The hands of a text, a single one or numbered tables; RecordError names the line of what is wrong."""
    _check(text)
    try:
        fields = tomllib.loads(text)
    except RecursionError:
        raise RecordError(1, "the text is nested too deeply for PHH") from None
    except ValueError as error:
        line = AT.search(str(error))
        number = int(line[1]) if line and line[1] else text.count("\n") + 1
        raise RecordError(number, f"this is not written as TOML: {AT.sub('', str(error))[:200]}") from None
    if "variant" in fields:
        return (Written(fields, text),)
    if not fields or not all(type(value) is dict for value in fields.values()):
        raise RecordError(1, "this is no PHH: it has neither a variant nor hands as tables [1], [2] and so on")
    if len(fields) > MOST_HANDS:
        raise RecordError(1, f"there are more than {MOST_HANDS} hands")
    return tuple([Written(value, text, name) for name, value in fields.items()])


def _check(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise RecordError(1, f"the file is larger than {MOST_BYTES >> 20} MiB, too large for PHH")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_IN_LINE:
            raise RecordError(number, f"the line has more than {MOST_IN_LINE} characters")
        if DOTTED.search(TOKEN.sub(lambda found: "" if found[0][0] == "#" else "_", line)):
            raise RecordError(number, "a key has too many parts for PHH")
        if not line.isascii() and (wrong := next(filter(unseen, line), None)):
            raise RecordError(number, f"a character that cannot be seen, U+{ord(wrong):04X}, stands in the line")
