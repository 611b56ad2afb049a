"""Six-plus hold'em with 36 cards, and hold'em with 52 by the same rules (SD)."""

from kozyr.games.shortdeck.moves import apply, legal, refusal, scores, start, turn
from kozyr.games.shortdeck.rules import DEFAULT_PRESET, FIELDS, PRESETS, Rules, rules
from kozyr.games.shortdeck.text import parse, show
from kozyr.games.shortdeck.view import barred, hear, view

NAME = "shortdeck"

__all__ = [
    "DEFAULT_PRESET",
    "FIELDS",
    "NAME",
    "PRESETS",
    "Rules",
    "apply",
    "barred",
    "hear",
    "legal",
    "parse",
    "refusal",
    "rules",
    "scores",
    "show",
    "start",
    "turn",
    "view",
]
