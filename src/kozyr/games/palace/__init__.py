"""Palace Poker: banners, palaces, soldiers, and battles against one named opponent (PP)."""

from kozyr.games.palace.moves import apply, legal, refusal, scores, start, turn
from kozyr.games.palace.rules import DEFAULT_PRESET, FIELDS, PRESETS, Rules, rules
from kozyr.games.palace.text import parse, show
from kozyr.games.palace.view import barred, hear, view

NAME = "palace"

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
