"""From text to a record: every line is checked, and what is wrong is named with its line.

A record is TOML, and any TOML reader understands it; here only the one spelling that writing.py uses is accepted, line
by line, so that a torn, doctored or hostile text cannot pass for a record. Values are read by tomllib, one line at a
time; nothing is executed, and nothing is nested deeper than a line allows.
"""

import re
import tomllib
from itertools import pairwise
from typing import Any, cast

from kozyr import games
from kozyr.errors import NotationError, RulesError
from kozyr.play.game import Game
from kozyr.records.frozen import DEFAULTS, FORMAT
from kozyr.records.record import (
    FIRST_ACTION,
    KEYS,
    MOST_ACTIONS,
    MOST_BYTES,
    MOST_IN_COMMENT,
    MOST_IN_LINE,
    MOST_POINTS,
    Comment,
    Record,
    RecordError,
    end_line,
    line_of,
    name_problem,
    text_problem,
    unseen,
)
from kozyr.records.writing import action_line, comment_line, differing, toml

QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
OPENING = re.compile(r"[\[{]")
MOST_BRACKETS = 8
"""No line of a record has more; so nothing can be nested deeper."""
COMMENT = re.compile(r'    \[(0|[1-9][0-9]{0,6}), ("(?:[^"\\]|\\.)*")\],')
KEY = re.compile(r"([A-Za-z0-9_-]+) *=")


def parse(text: str) -> Record:
    """The record that `text` is; RecordError (a NotationError) names the line and what is wrong with it.

    Actions are read, not played: whether they are legal is `verify`'s to say.
    """
    lines = _lines(text)
    if _value(lines, 1) != FORMAT:
        raise RecordError(1, f"this program reads format {FORMAT}, not {_short(lines[0].removeprefix('format = '))}")
    game = _game(lines)
    preset = _name(_value(lines, 3), "preset", 3)
    rules = _rules(game, _value(lines, 4))
    players = _players(_value(lines, 5), rules.seats)
    for number, value in enumerate((FORMAT, game.NAME, preset, differing(game.NAME, rules), players), 1):
        _exact(lines, number, f"{KEYS[number - 1]} = {toml(value)}")
    actions = _actions(game, lines)
    comments = _comments(lines, len(actions))
    scores = _scores(lines, end_line(len(actions), len(comments)) + 1, rules.seats)
    return Record(game.NAME, preset, rules, players, actions, scores, comments)


def _lines(text: str) -> list[str]:
    if len(text) > MOST_BYTES:
        raise RecordError(1, f"the file is larger than {MOST_BYTES >> 20} MiB, too large for a record")
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if fault := _line_fault(line):
            raise RecordError(number, fault)
    if last := lines.pop():
        raise RecordError(len(lines) + 1, f"the file is torn: its last line has no end: {_short(last)}")
    if not lines:
        raise RecordError(1, "the file is empty")
    return lines


def _line_fault(line: str) -> str | None:
    if len(line) > MOST_IN_LINE:
        return f"the line has more than {MOST_IN_LINE} characters"
    if line.isascii() and line.isprintable():
        return None
    if line.startswith("\ufeff"):
        return "a byte order mark stands before the text; a record is plain UTF-8"
    if line.endswith("\r"):
        return "the line ends with a carriage return; the lines of a record end with a line feed alone"
    wrong = next(filter(unseen, line), None)
    return None if wrong is None else f"a character that cannot be seen, U+{ord(wrong):04X}, stands in the line"


def _value(lines: list[str], number: int) -> Any:
    """The value of the key that belongs on a line."""
    key = KEYS[number - 1] if number < FIRST_ACTION else KEYS[-1]
    if number > len(lines):
        raise RecordError(len(lines), f"the file is torn: {key} should follow")
    line = lines[number - 1]
    _expect_key(line, number, key)
    if len(OPENING.findall(QUOTED.sub("", line))) > MOST_BRACKETS:
        raise RecordError(number, f"{key} is nested too deeply, or too long a list of lists")
    try:
        return tomllib.loads(line)[key]
    except ValueError as error:
        raise RecordError(number, f"{key} is not written as TOML: {_plain(error)}") from None


def _expect_key(line: str, number: int, key: str) -> None:
    if line.startswith(f"{key} ="):
        return
    found = KEY.match(line)
    name = found[1] if found else None
    if name in KEYS[: KEYS.index(key)]:
        raise RecordError(number, f"{name} is written twice, or out of its order")
    if name is not None and name not in KEYS:
        raise RecordError(number, f"{_short(name)} is no key of a record")
    raise RecordError(number, f"here {key} should stand, not {_short(line)}")


def _plain(error: ValueError) -> str:
    return re.sub(r" \(at (line 1, column (\d+)|end of document)\)", "", str(error))[:200]


def _game(lines: list[str]) -> Game:
    name = _value(lines, 2)
    try:
        return games.load(_text(name, "game", 2))
    except NotationError as error:
        raise RecordError(2, str(error).removeprefix("line 2: ")) from None


def _text(value: Any, what: str, line: int) -> str:
    if type(value) is not str:
        raise RecordError(line, f"{what} must be a text in quotes, not {_short(value)}")
    return value


def _name(value: Any, what: str, line: int) -> str:
    name = _text(value, what, line)
    if fault := name_problem(name):
        raise RecordError(line, f"{what} {_short(name)} {fault}")
    return name


def _rules(game: Game, value: Any) -> Any:
    try:
        return rules_of(game, value)
    except NotationError as error:
        raise RecordError(4, str(error)) from None


def rules_of(game: Game, value: Any) -> Any:
    """The rules that differ from the frozen defaults as a table of TOML says; NotationError says what is wrong."""
    defaults = DEFAULTS[FORMAT][game.NAME]
    if type(value) is not dict:
        raise NotationError(f"rules must be an inline table, not {_short(value)}")
    rules = type(game.PRESETS[game.DEFAULT_PRESET])
    try:
        game.rules(game.DEFAULT_PRESET, {name: "" for name in value if name not in defaults})
        return rules(**defaults | {name: _tuple(item) for name, item in value.items()})
    except RulesError as error:
        raise NotationError(str(error)) from None


def _tuple(value: Any) -> Any:
    return tuple(map(_tuple, value)) if type(value) is list else value


def _players(value: Any, seats: int) -> tuple[str, ...]:
    if type(value) is not list or len(value) != seats:
        raise RecordError(5, f"players must be a list of {seats} names, one for each seat")
    return tuple(_name(name, "the player's name", 5) for name in value)


def _actions(game: Game, lines: list[str]) -> tuple[Any, ...]:
    opening = FIRST_ACTION - 1
    if len(lines) < opening:
        raise RecordError(len(lines), "the file is torn: actions should follow")
    _expect_key(lines[opening - 1], opening, "actions")
    _exact(lines, opening, "actions = [")
    end = lines.index("]", opening) if "]" in lines[opening:] else len(lines)
    if end - opening > MOST_ACTIONS:
        raise RecordError(line_of(MOST_ACTIONS), f"a record has at most {MOST_ACTIONS} actions")
    actions = tuple(_action(game, lines[index], index + 1) for index in range(opening, end))
    if end == len(lines):
        raise RecordError(end, "the file is torn: the actions are not closed with ]")
    return actions


def _action(game: Game, line: str, number: int) -> Any:
    if not (line.startswith('    "') and line.endswith('",')) or "\\" in line:
        raise RecordError(number, f'an action is written as     "play Qd",   not as {_short(line)}')
    try:
        action = game.parse(line[5:-2])
    except NotationError as error:
        raise RecordError(number, str(error)) from None
    if action_line(game.show(action)) != line:
        raise RecordError(number, f"write it as {action_line(game.show(action)).strip()}")
    return action


def _comments(lines: list[str], actions: int) -> tuple[Comment, ...]:
    """The comments after so many actions, where there are any; they are closed like the actions."""
    opening = line_of(actions) + 1
    if len(lines) < opening or not lines[opening - 1].startswith("comments ="):
        return ()
    _exact(lines, opening, "comments = [")
    end = lines.index("]", opening) if "]" in lines[opening:] else len(lines)
    comments = tuple(_comment(lines[index], index + 1, actions) for index in range(opening, end))
    if end == len(lines):
        raise RecordError(end, "the file is torn: the comments are not closed with ]")
    if not comments:
        raise RecordError(opening, "comments has none; it is left out then")
    for index, (one, other) in enumerate(pairwise(comments), opening + 2):
        if one.after >= other.after:
            raise RecordError(index, "comments stand in the order of the actions, one after each at most")
    return comments


def _comment(line: str, number: int, actions: int) -> Comment:
    found = COMMENT.fullmatch(line)
    if found is None:
        raise RecordError(number, f'a comment is written as     [12, "text"],   not as {_short(line)}')
    try:
        comment = Comment(int(found[1]), tomllib.loads(f"text = {found[2]}")["text"])
    except ValueError as error:
        raise RecordError(number, f"the comment is not written as TOML: {_plain(error)}") from None
    if comment.after > actions:
        raise RecordError(number, f"there is no position after {comment.after} actions: the record has {actions}")
    if fault := text_problem(comment.text, MOST_IN_COMMENT):
        raise RecordError(number, f"comment {_short(comment.text)} {fault}")
    _same(line, number, comment_line(comment))
    return comment


def _scores(lines: list[str], number: int, seats: int) -> tuple[int, ...] | None:
    if len(lines) < number:
        return None
    value = _value(lines, number)
    fine = type(value) is list and all(type(points) is int and abs(points) <= MOST_POINTS for points in value)
    if not fine or len(value) != seats:
        raise RecordError(number, f"scores must be a list of {seats} whole numbers, one for each seat")
    scores = tuple(cast(list[int], value))
    _exact(lines, number, f"scores = {toml(scores)}")
    if len(lines) > number:
        raise RecordError(number + 1, f"nothing follows the scores, but here stands {_short(lines[number])}")
    return scores


def _exact(lines: list[str], number: int, wanted: str) -> None:
    _same(lines[number - 1], number, wanted)


def _same(line: str, number: int, wanted: str) -> None:
    if line != wanted:
        raise RecordError(number, f"write it as {wanted.strip()[:300]}")


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
