"""The house rules of raspisnoy: one frozen value, its fields and its presets (rules/axes.md, RP-A40)."""

from collections.abc import Iterator, Mapping, Set
from functools import lru_cache
from typing import Literal

from msgspec import Struct, structs

from kozyr.cards import Card
from kozyr.errors import RulesError
from kozyr.play.house import Factor, Flag, Kind, OneOf, Several, Whole, WordOrNumbers, field_problems, read_token
from kozyr.play.schedules import ladder

PACK_SIZE = 36
JOKER = Card.S7
UNIT = 10
"""What a trick of a made bid is worth in an ordinary deal (RP-70)."""

Special = Literal["blind", "golden", "misere", "no_trump"]
DealKind = Literal["plain", "blind", "golden", "misere", "no_trump"]

FIELDS: dict[str, Kind] = {
    "seats": Whole(2, 6),
    "first_dealer": OneOf(("high_card", "lot", "first_ace")),
    "ladder": WordOrNumbers(("full", "up", "max", "none"), 1, 18, 200),
    "specials": Several(("blind", "golden", "misere", "no_trump"), later=("forehead",)),
    "trump_full_deal": OneOf(("drawn", "last_card", "none"), later=("named",)),
    "hook": Flag(),
    "hook_in_blind": Flag(),
    "three_passes": Flag(),
    "must_trump": Flag(),
    "golden_per_trick": Whole(1, 1000),
    "misere_per_trick": Whole(1, 1000),
    "misere_clean": Whole(-1000, 1000),
    "special_multiplier": Factor((1, 1.5, 2, 3)),
    "all_tricks": OneOf(("both", "reward", "off")),
    "all_tricks_in_specials": Flag(),
    "all_tricks_from": Whole(1, 18),
    "review": OneOf(("own", "none", "last", "all")),
    "price": Whole(0, 1_000_000),
    "settlement": OneOf(("winner", "pairwise")),
}

LATER = frozenset(
    [
        "deck",
        "jokers",
        "schedule",
        "ladder_top",
        "specials_position",
        "specials_without_trump",
        "trump",
        "circular_order",
        "blind_bids",
        "must_overtrump",
        "must_head",
        "joker_follows",
        "joker_demands",
        "joker_lowest_trump",
        "low_lead_forces_lowest",
        "demand_beaten_by_trump",
        "joker_as_card",
        "two_jokers",
        "forehead_mode",
        "forehead_hand",
        "scoring",
        "multiplier_scope",
        "special_pass",
        "special_over",
        "khishti",
        "premium",
        "premium_excludes_last",
        "pairs",
    ]
)
"""Fields of the rulebook that are not built yet."""


class Rules(Struct, frozen=True):
    """What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong."""

    seats: int = 4
    first_dealer: Literal["high_card", "lot", "first_ace"] = "high_card"
    ladder: Literal["full", "up", "max", "none"] | tuple[int, ...] = "full"
    specials: tuple[Special, ...] = ("blind", "golden", "misere", "no_trump")
    trump_full_deal: Literal["drawn", "last_card", "none"] = "drawn"
    hook: bool = True
    hook_in_blind: bool = False
    three_passes: bool = False
    must_trump: bool = True
    golden_per_trick: int = 20
    misere_per_trick: int = 10
    misere_clean: int = 0
    special_multiplier: int | float = 1
    all_tricks: Literal["both", "reward", "off"] = "off"
    all_tricks_in_specials: bool = False
    all_tricks_from: int = 2
    review: Literal["own", "none", "last", "all"] = "own"
    price: int = 0
    settlement: Literal["winner", "pairwise"] = "winner"

    def __post_init__(self) -> None:
        faulty = field_problems(FIELDS, self)
        faults = [*faulty.values(), *_contradictions(self, faulty.keys())]
        if faults:
            raise RulesError(faults)

    @property
    def top(self) -> int:
        """The greatest hand: as many cards each as the pack allows (RP-16)."""
        return PACK_SIZE // self.seats


def _contradictions(rules: Rules, faulty: Set[str]) -> Iterator[str]:
    """What the fields that are fine in themselves make impossible together (RP-A49, RP-A53)."""
    if isinstance(rules.ladder, tuple) and not faulty & {"seats", "ladder"} and max(rules.ladder) > rules.top:
        yield f"ladder has a deal of {max(rules.ladder)} cards, but {rules.seats} players get {rules.top} at most"
    if rules.ladder == "none" and not rules.specials:
        yield "ladder none and specials none leave no deal to play"


HALL = Rules(
    first_dealer="lot",
    specials=("no_trump", "blind", "misere", "golden"),
    three_passes=True,
    golden_per_trick=15,
    misere_per_trick=15,
    misere_clean=50,
    special_multiplier=1.5,
    all_tricks="both",
)
CLASSIC = Rules(trump_full_deal="last_card")

PRESETS: dict[str, Rules] = {"hall": HALL, "classic": CLASSIC}
PRESETS_LATER = frozenset({"home54", "midspecials", "circular", "georgian", "oh-hell"})
"""Presets of the rulebook that are not built yet."""
DEFAULT_PRESET = "hall"


def rules(preset: str = DEFAULT_PRESET, changes: Mapping[str, str] | None = None) -> Rules:
    """The rules of a preset with fields changed by tokens; RulesError lists every unknown name and every fault.

    >>> rules("hall", {"seats": "3", "ladder": "1,2,3"}).ladder
    (1, 2, 3)
    """
    if preset not in PRESETS:
        raise RulesError([_no_preset(preset)])
    values = {name: read_token(FIELDS[name], token) for name, token in (changes or {}).items() if name in FIELDS}
    strangers = [_no_field(name) for name in changes or {} if name not in FIELDS]
    try:
        agreed = structs.replace(PRESETS[preset], **values)
    except RulesError as error:
        raise RulesError([*error.problems, *strangers]) from None
    if strangers:
        raise RulesError(strangers)
    return agreed


def _no_preset(name: str) -> str:
    if name in PRESETS_LATER:
        return f"preset {name} is not built yet; the presets are: {', '.join(PRESETS)}"
    return f"there is no preset {name[:40]!r}; the presets are: {', '.join(PRESETS)}"


def _no_field(name: str) -> str:
    return f"{name} is not built yet" if name in LATER else f"{name[:40]} is not a rule of raspisnoy"


class Slot(Struct, frozen=True):
    """A place in the schedule: what kind of deal, and how many cards each."""

    kind: DealKind
    cards: int


@lru_cache(maxsize=256)
def schedule(rules: Rules) -> tuple[Slot, ...]:
    """The deals of a match in order: the ladder, then each special as often as there are players (RP-15..RP-22)."""
    plain = tuple(Slot("plain", cards) for cards in ladder(rules.ladder, rules.top, rules.seats))
    return plain + tuple(Slot(kind, rules.top) for kind in rules.specials for _ in range(rules.seats))
