"""What a record holds, the bounds of its text, and the error that names the line."""

import unicodedata
from typing import Any

from msgspec import Struct

from kozyr.errors import NotationError

KEYS = ("format", "game", "preset", "rules", "players", "actions", "comments", "scores")
"""The keys of a record in their order; `comments` stands only where there are any, `scores` only in a finished one."""

FIRST_ACTION = 7
"""The line of the first action; every action has a line to itself."""

MOST_BYTES = 4 << 20
MOST_IN_LINE = 4096
MOST_ACTIONS = 200_000
MOST_IN_NAME = 64
MOST_IN_COMMENT = 1000
MOST_POINTS = 10**12

JOINERS = "\u200c\u200d"
"""Invisible, and needed inside words of some scripts and in emoji."""


class RecordError(NotationError):
    """A record that cannot be read or does not replay: `line` counts from 1, `fault` says what is wrong there."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line, self.fault = line, fault

    def __reduce__(self) -> tuple[type["RecordError"], tuple[int, str]]:
        return RecordError, (self.line, self.fault)


class Comment(Struct, frozen=True):
    """What somebody wrote about the position `after` so many actions."""

    after: int
    text: str


class Record(Struct, frozen=True):
    """A written match: `game` by name, `preset` as a label, the whole `rules`, names in seat order, the actions of all
    seats and of the dealer in order, and the final scores; None while the match is unfinished. There is one comment at
    most on a position, in the order of the positions."""

    game: str
    preset: str
    rules: Any
    players: tuple[str, ...]
    actions: tuple[Any, ...] = ()
    scores: tuple[int, ...] | None = None
    comments: tuple[Comment, ...] = ()


def line_of(action: int) -> int:
    """The line of an action, counted from 0."""
    return FIRST_ACTION + action


def end_line(actions: int, comments: int) -> int:
    """The line on which a record of so many actions and comments is closed."""
    return line_of(actions) + (comments + 2 if comments else 0)


def name_problem(name: str) -> str | None:
    """What is wrong with a player's name or a preset's label, in words that follow it; None when all is well."""
    return text_problem(name, MOST_IN_NAME)


def text_problem(text: str, most: int) -> str | None:
    """What is wrong with a text of at most so many characters, in words that follow it; None when all is well."""
    if all(character.isspace() or character in JOINERS for character in text) or text != text.strip():
        return "is empty or has blanks at its ends"
    if len(text) > most:
        return f"has more than {most} characters"
    return "has a character that cannot be seen" if any(map(unseen, text)) else None


def unseen(character: str) -> bool:
    """Whether a character is a control, a separator of lines or something else that shows nothing or turns text."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in JOINERS
