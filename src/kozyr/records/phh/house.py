"""The table at which the hands of a PHH were played: its game and rules, said in our fields or told by PHH's own."""

from itertools import chain
from typing import Any

from msgspec import Struct

from kozyr import games
from kozyr.errors import NotationError, RulesError
from kozyr.play.game import Game
from kozyr.records.phh.fields import OWN, standard
from kozyr.records.phh.source import Written
from kozyr.records.reading import rules_of
from kozyr.records.record import name_problem

HOLDEM: dict[str, tuple[str, dict[str, Any]]] = {
    "NT": ("texas", {"deck": 52, "ranking": "standard"}),
    "FT": ("texas", {"deck": 52, "ranking": "standard", "limit": "limit"}),
    "NS": ("straight-over-trips", {"ranking": "straight_over_trips"}),
}
"""The variants of PHH that are played here: the preset, and what they change."""
DEEPEST = {"buyin_min": 1, "buyin_max": 10_000}
"""Buy-ins of a table of which PHH says nothing."""


class House(Struct, frozen=True):
    """A table: the game, the preset's name, the rules, and a name for each seat."""

    game: Game
    preset: str
    rules: Any
    names: tuple[str, ...]


def house(hands: tuple[Written, ...]) -> House:
    """The table of the first hand, at which the others must have been played as well."""
    first = hands[0]
    game, preset, rules = _rules(hands, first)
    for hand in hands:
        if "_rules" in hand.fields and _own_rules(hand, game) != rules:
            raise hand.wrong("_rules", "these are other rules than those of the first hand")
        if _variant(hand) not in (standard(game.NAME, rules), OWN + game.NAME):
            raise hand.wrong("variant", f"{_variant(hand)!r} is not what was played in the first hand")
    return House(game, preset, rules, _names(hands, rules.seats))


def _rules(hands: tuple[Written, ...], first: Written) -> tuple[Game, str, Any]:
    variant = _variant(first)
    name = variant.removeprefix(OWN) if variant.startswith(OWN) else "shortdeck"
    if not (variant in HOLDEM or (variant.startswith(OWN) and name in games.NAMES and name != "raspisnoy")):
        ours = [OWN + each for each in games.NAMES if each != "raspisnoy"]
        raise first.wrong("variant", f"{variant[:40]!r} is not played here; {', '.join((*HOLDEM, *ours))} are")
    game = games.load(name)
    if "_rules" in first.fields:
        return game, _preset(first, game), _own_rules(first, game)
    if variant not in HOLDEM:
        raise first.wrong("variant", f"a hand of {variant} has its rules in _rules, and here there are none")
    preset, changes = HOLDEM[variant]
    return game, preset, _told(hands, first, changes)


def _variant(hand: Written) -> str:
    variant = hand.fields.get("variant")
    if type(variant) is not str:
        raise hand.wrong("variant", "must be a text, such as 'NT'")
    return variant


def _preset(hand: Written, game: Game) -> str:
    preset = hand.fields.get("_preset", game.DEFAULT_PRESET)
    if type(preset) is not str or name_problem(preset):
        raise hand.wrong("_preset", "must be a name")
    return preset


def _own_rules(hand: Written, game: Game) -> Any:
    try:
        return rules_of(game, hand.fields["_rules"])
    except NotationError as error:
        raise hand.wrong("_rules", str(error)) from None


def _told(hands: tuple[Written, ...], first: Written, changes: dict[str, Any]) -> Any:
    """The rules that follow from the forced bets; whether they fit in all is seen when the hand is written again."""
    seats = [number for hand in hands if "seats" in hand.fields for number in hand.numbers("seats")]
    many = [len(hand.numbers("starting_stacks")) for hand in hands]
    if many[0] < 2:
        raise first.wrong("starting_stacks", "at least two play a hand")
    counts = [hand.number("seat_count") for hand in hands if "seat_count" in hand.fields]
    key, forced = _forced(first, many[0])
    type_ = type(games.load("shortdeck").PRESETS["texas"])
    try:
        return type_(seats=max(chain(seats, many, counts)), **changes, **DEEPEST, **forced)
    except RulesError as error:
        raise first.wrong(key, f"not played here: {error}") from None


def _forced(hand: Written, many: int) -> tuple[str, dict[str, Any]]:
    """The forced bets that are played here, and the field that tells them: blinds, the big one twice the small one, or
    an ante of each and as much more from the button (SD-A4, SD-A10)."""
    antes, blinds = hand.numbers("antes", many), hand.numbers("blinds_or_straddles", many)
    if len(set(antes)) > 1:
        raise hand.wrong("antes", "not played here: antes are the same for all, or none")
    if not any(antes):
        if blinds[1:] != [2 * blinds[0], *[0] * (many - 2)]:
            raise hand.wrong(
                "blinds_or_straddles", "not played here: the big blind is twice the small one, and the last"
            )
        return "blinds_or_straddles", {"small_blind": blinds[0]}
    button = [0] * (many - 1)
    if blinds != ([antes[0], *button] if many == 2 else [*button, antes[0]]):
        raise hand.wrong(
            "blinds_or_straddles", "not played here: beside antes the button puts as much, and nobody else"
        )
    return "antes", {"forced": "antes", "ante": antes[0]}


def _names(hands: tuple[Written, ...], seats: int) -> tuple[str, ...]:
    """The names by seat: those of the table, or of whoever sits there in the first hand that says so."""
    first = hands[0]
    if "_table" in first.fields:
        key, found = "_table", dict(enumerate(first.texts("_table")))
        if len(found) != seats:
            raise first.wrong(key, f"must have {seats} names, one for each seat")
    else:
        key, found = "players", {}
        for hand in hands:
            if "players" in hand.fields:
                places = [number - 1 for number in hand.numbers("seats")] if "seats" in hand.fields else range(seats)
                found = {seat: name for seat, name in zip(places, hand.texts("players"), strict=False) if name} | found
            if "seats" not in hand.fields:
                break
    names = tuple([found.get(seat, f"seat {seat + 1}") for seat in range(seats)])
    for name in names:
        if fault := name_problem(name):
            raise first.wrong(key, f"{name[:40]!r} {fault}")
    return names
