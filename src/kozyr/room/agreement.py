"""What browser and room say to each other about house rules, before or without a table (see wire.py for the rest)."""

from typing import Literal

from msgspec import Struct

from kozyr.cards import Card
from kozyr.games.raspisnoy.paper import PaperPlan
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.play.game import Why
from kozyr.room.lobby import TableRules
from kozyr.room.wire import Changes, Code, GameName, Rules
from kozyr.words import Section

Tokens = dict[str, str | None]
"""Each field's token; None where the field is left unset."""


class RulesWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules. The rules are those of the `code`, or where it is empty those of the `preset` (where that is
    empty too, of the game's default), with `changes` as tokens. With a code, the preset is what they are told from."""

    game: GameName = "raspisnoy"
    preset: GameName = ""
    code: Code = ""
    changes: Changes = {}


class Agreed(Struct, frozen=True):
    """The answer: rules that can be played, by their `code`, as tokens, and as people read them.

    `preset` is the one asked for; for a code without one it is the nearest. `differs` are the fields that are not as in
    it, `idle` those that decide nothing as long as the others are as they are. `cards` are those of the pack. `links`
    has for each refusal the sentence of the `document` behind it.
    """

    game: str
    preset: str
    code: str
    rules: Rules
    tokens: Tokens
    differs: tuple[str, ...]
    idle: tuple[str, ...]
    cards: tuple[Card, ...]
    document: tuple[Section, ...]
    schedule: tuple[Slot, ...]
    links: dict[str, str]


class RulesFault(Struct, frozen=True):
    """One thing that is wrong with rules: the `fields` that it concerns, in words that name fields and tokens (`text`),
    as a message for the page (`why`, None for what no form would ask), and the tokens that mend it, where some do."""

    fields: tuple[str, ...]
    text: str
    why: Why | None
    remedy: dict[str, str]


class RulesFaults(Struct, frozen=True):
    """Why rules cannot be played: every fault."""

    problems: tuple[RulesFault, ...]


FieldKind = Literal[
    "flag", "choice", "number", "choice_or_number", "choice_or_numbers", "ranges", "order", "set", "cards"
]


class FormField(Struct, frozen=True):
    """A question of the form. `tokens` are what may be chosen; numbers go from `lo` to `hi`; lists (an order, a set,
    cards, numbers, ranges) have `least` to `most` items. `unset` tells whether it may stay without an answer."""

    name: str
    kind: FieldKind
    tokens: tuple[str, ...]
    lo: int | None
    hi: int | None
    least: int
    most: int
    unset: bool


class FormSection(Struct, frozen=True):
    """Questions that belong together."""

    id: str
    fields: tuple[FormField, ...]


class RulesForm(Struct, frozen=True):
    """GET /api/rules/form: every question about a game's rules, in the order in which players think of them, and what
    the presets answer. `default` is the preset to begin with."""

    game: str
    default: str
    presets: dict[str, Tokens]
    sections: tuple[FormSection, ...]


class PaperTable(Struct, frozen=True):
    """A match on paper for one number of players: its plan, and the rules by their `code` and in words."""

    code: str
    plan: PaperPlan
    rules: TableRules


class Paper(Struct, frozen=True):
    """GET /api/paper: a match scored on paper, for each number of players that the rules can be played by; `seats` is
    how many they were made for. `preset` is what they are told from, one of the `presets` that there are."""

    presets: tuple[str, ...]
    preset: str
    seats: int
    tables: dict[int, PaperTable]
