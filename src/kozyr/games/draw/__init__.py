"""Five-card draw: limits, antes or blinds, the exchange, wild cards, lowball (FD)."""

from kozyr.games.draw.moves import apply, legal, refusal, scores, start, turn
from kozyr.games.draw.rules import DEFAULT_PRESET, FIELDS, PRESETS, Rules, rules
from kozyr.games.draw.text import parse, show
from kozyr.games.draw.view import barred, hear, view

NAME = "draw"

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
