"""Raspisnoy poker: exact bidding, tricks, a joker, special deals and a score sheet (RP)."""

from kozyr.games.raspisnoy.moves import apply, legal, refusal, start, turn
from kozyr.games.raspisnoy.rules import DEFAULT_PRESET, FIELDS, PRESETS, Rules, rules
from kozyr.games.raspisnoy.sheet import scores
from kozyr.games.raspisnoy.text import parse, show
from kozyr.games.raspisnoy.view import barred, hear, view

NAME = "raspisnoy"

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
