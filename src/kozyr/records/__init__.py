"""The written game: a match as a text that people can read, programs can check, and that replays to its scores."""

from kozyr.records.files import SUFFIX, load, save
from kozyr.records.reading import parse
from kozyr.records.record import Comment, Record, RecordError, line_of
from kozyr.records.replay import Fault, Step, replay, steps, verify
from kozyr.records.writing import show

__all__ = [
    "SUFFIX",
    "Comment",
    "Fault",
    "Record",
    "RecordError",
    "Step",
    "line_of",
    "load",
    "parse",
    "replay",
    "save",
    "show",
    "steps",
    "verify",
]
