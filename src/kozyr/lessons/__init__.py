"""The guided deals: ordinary records, one a lesson, in which seat 0 learns.

A comment is the id of a message in words/*/lessons.ftl. Where it stands at the learner's turn she is to find the move
of the record herself; all other moves are made for her.
"""

from functools import cache
from importlib.resources import files

from kozyr.errors import NotationError
from kozyr.records import SUFFIX, Record, parse

COURSE = ("follow", "bid", "joker", "misere", "sheet")
"""The lessons by name, in the order in which they are best taken."""
LEARNER = 0
"""Her seat."""


@cache
def load(name: str) -> Record:
    """The record of the lesson called `name`; NotationError when there is no such lesson."""
    if name not in COURSE:
        raise NotationError(f"there is no lesson {name[:40]!r}; the lessons are: {', '.join(COURSE)}")
    return parse(files(__name__).joinpath(name + SUFFIX).read_text("utf-8"))
