"""A record as text. There is one text for a record: what is written here is exactly what reading.py accepts."""

from typing import Any

from msgspec import structs

from kozyr import games
from kozyr.records.frozen import DEFAULTS, FORMAT
from kozyr.records.record import Comment, Record


def show(record: Record) -> str:
    """The text of a record, a line feed after every line."""
    game = games.load(record.game)
    lines = [
        f"format = {FORMAT}",
        f"game = {toml(record.game)}",
        f"preset = {toml(record.preset)}",
        f"rules = {toml(differing(record.game, record.rules))}",
        f"players = {toml(record.players)}",
        "actions = [",
        *(action_line(game.show(action)) for action in record.actions),
        "]",
        *_comments(record),
    ]
    if record.scores is not None:
        lines.append(f"scores = {toml(record.scores)}")
    return "\n".join(lines) + "\n"


def _comments(record: Record) -> list[str]:
    lines = [comment_line(comment) for comment in record.comments]
    return ["comments = [", *lines, "]"] if lines else []


def comment_line(comment: Comment) -> str:
    """The line of a comment."""
    return f"    {toml((comment.after, comment.text))},"


def action_line(text: str) -> str:
    """The line of an action."""
    return f"    {toml(text)},"


def differing(game: str, rules: Any) -> dict[str, Any]:
    """The fields of a rules value that differ from the frozen defaults, in the order of the value."""
    defaults = DEFAULTS[FORMAT][game]
    return {name: value for name, value in structs.asdict(rules).items() if value != defaults[name]}


def toml(value: Any) -> str:
    """A value in TOML, on one line; TypeError for what a record never holds."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case tuple() | list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case dict():
            inner = ", ".join(f"{name} = {toml(item)}" for name, item in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case _:
            raise TypeError(f"a record holds no {type(value).__name__}")
