"""The hands of a record as PHH: one hand as it stands, several as numbered tables."""

from typing import Any

from kozyr.errors import NotationError
from kozyr.records.phh.course import courses
from kozyr.records.phh.fields import fields
from kozyr.records.record import Record
from kozyr.records.replay import finished
from kozyr.records.writing import toml


def show(record: Record) -> str:
    """The finished hands of a record of poker; NotationError where there is none, RecordError for a false record."""
    if record.game == "raspisnoy":
        raise NotationError("PHH is a notation of poker hands; a match of raspisnoy goes out with --json or --csv")
    finished(record)
    hands = [_text(fields(record, course)) for course in courses(record)]
    if not hands:
        raise NotationError("no hand of this record has been finished, so there is none for PHH")
    if len(hands) == 1:
        return hands[0]
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1))


def _text(values: dict[str, Any]) -> str:
    return "".join(_line(name, value) for name, value in values.items())


def _line(name: str, value: Any) -> str:
    if name != "actions":
        return f"{name} = {toml(value)}\n"
    return "\n".join([f"{name} = [", *(f"    {toml(line)}," for line in value), "]\n"])
