"""The house rules of raspisnoy: one frozen value, its fields and its presets (rules/axes.md, RP-A40)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, structs

from kozyr.cards import JOKERS, Card, pack
from kozyr.errors import RulesError
from kozyr.games.raspisnoy.agreement import contradictions
from kozyr.play.house import (
    Flag,
    Kind,
    Number,
    OneOf,
    Several,
    Whole,
    WordOrNumber,
    WordOrNumbers,
    agree,
    field_problems,
    in_order,
)

Special = Literal["blind", "golden", "misere", "no_trump", "forehead"]
DealKind = Literal["plain", "blind", "golden", "misere", "no_trump", "forehead"]

SPECIALS = ("blind", "golden", "misere", "no_trump", "forehead")
JOKER_TOKENS = (*pack(52), *JOKERS)

FIELDS: dict[str, Kind] = {
    "seats": Whole(2, 10),
    "deck": Number((36, 52, 53, 54)),
    "jokers": Several(JOKER_TOKENS, most=2),
    "first_dealer": OneOf(("high_card", "lot", "first_ace")),
    "schedule": OneOf(("ladder", "sets", "nines")),
    "ladder": WordOrNumbers(("full", "up", "max", "none"), 1, 27, 200),
    "ladder_top": WordOrNumber(("deck", "seats"), 1, 27),
    "specials": Several(SPECIALS),
    "specials_position": OneOf(("after", "before_descent")),
    "specials_without_trump": Several(("blind", "golden", "misere", "forehead")),
    "trump": OneOf(("turned", "circular_deal", "circular_trick", "none")),
    "trump_full_deal": OneOf(("drawn", "last_card", "none", "named")),
    "circular_order": Several(("s", "c", "d", "h", "-"), least=1),
    "hook": Flag(),
    "hook_in_blind": Flag(),
    "three_passes": Flag(),
    "blind_bids": OneOf(("unseen", "before_deal")),
    "must_trump": Flag(),
    "must_overtrump": Flag(),
    "must_head": Flag(),
    "joker_follows": OneOf(("any_time", "void_only")),
    "joker_demands": OneOf(("any_lead", "first_trick", "off")),
    "joker_lowest_trump": Flag(),
    "low_lead_forces_lowest": Flag(),
    "demand_beaten_by_trump": Flag(),
    "joker_as_card": Flag(),
    "two_jokers": OneOf(("later", "first")),
    "forehead_mode": OneOf(("one_card", "all_cards")),
    "forehead_hand": OneOf(("max", "1"), unset=True),
    "scoring": OneOf(("raspisnoy", "georgian", "oh_hell", "oh_hell_penalty")),
    "golden_per_trick": Whole(1, 1000),
    "misere_per_trick": Whole(1, 1000),
    "misere_clean": Whole(-1000, 1000),
    "special_multiplier": Number((1, 1.5, 2, 3)),
    "multiplier_scope": OneOf(("units", "everything")),
    "special_pass": Whole(7, 8, unset=True),
    "special_over": Whole(1, 2, unset=True),
    "all_tricks": OneOf(("both", "reward", "off")),
    "all_tricks_in_specials": Flag(),
    "all_tricks_from": Whole(1, 27),
    "khishti": Number((200, 300, 500, 1000, 0)),
    "premium": OneOf(("double_and_strike", "double", "strike", "off")),
    "premium_excludes_last": Flag(),
    "pairs": Flag(),
    "review": OneOf(("own", "none", "last", "all")),
    "price": Whole(0, 1_000_000),
    "settlement": OneOf(("winner", "pairwise")),
}
UNORDERED = ("jokers", "specials_without_trump")
"""The lists that are sets."""


class Rules(Struct, frozen=True):
    """What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong.

    `jokers` and `specials_without_trump` are sets: they are kept in one order, so that equal agreements are equal.
    """

    seats: int = 4
    deck: Literal[36, 52, 53, 54] = 36
    jokers: tuple[Card, ...] = (Card.S7,)
    first_dealer: Literal["high_card", "lot", "first_ace"] = "high_card"
    schedule: Literal["ladder", "sets", "nines"] = "ladder"
    ladder: Literal["full", "up", "max", "none"] | tuple[int, ...] = "full"
    ladder_top: Literal["deck", "seats"] | int = "deck"
    specials: tuple[Special, ...] = ("blind", "golden", "misere", "no_trump")
    specials_position: Literal["after", "before_descent"] = "after"
    specials_without_trump: tuple[Literal["blind", "golden", "misere", "forehead"], ...] = ()
    trump: Literal["turned", "circular_deal", "circular_trick", "none"] = "turned"
    trump_full_deal: Literal["drawn", "last_card", "none", "named"] = "drawn"
    circular_order: tuple[Literal["s", "c", "d", "h", "-"], ...] = ("s", "c", "d", "h")
    hook: bool = True
    hook_in_blind: bool = False
    three_passes: bool = False
    blind_bids: Literal["unseen", "before_deal"] = "unseen"
    must_trump: bool = True
    must_overtrump: bool = False
    must_head: bool = False
    joker_follows: Literal["any_time", "void_only"] = "any_time"
    joker_demands: Literal["any_lead", "first_trick", "off"] = "any_lead"
    joker_lowest_trump: bool = True
    low_lead_forces_lowest: bool = False
    demand_beaten_by_trump: bool = False
    joker_as_card: bool = False
    two_jokers: Literal["later", "first"] = "later"
    forehead_mode: Literal["one_card", "all_cards"] = "one_card"
    forehead_hand: Literal["max", "1"] | None = None
    scoring: Literal["raspisnoy", "georgian", "oh_hell", "oh_hell_penalty"] = "raspisnoy"
    golden_per_trick: int = 20
    misere_per_trick: int = 10
    misere_clean: int = 0
    special_multiplier: int | float = 1
    multiplier_scope: Literal["units", "everything"] = "units"
    special_pass: int | None = None
    special_over: int | None = None
    all_tricks: Literal["both", "reward", "off"] = "off"
    all_tricks_in_specials: bool = False
    all_tricks_from: int = 2
    khishti: Literal[200, 300, 500, 1000, 0] = 200
    premium: Literal["double_and_strike", "double", "strike", "off"] = "double_and_strike"
    premium_excludes_last: bool = False
    pairs: bool = False
    review: Literal["own", "none", "last", "all"] = "own"
    price: int = 0
    settlement: Literal["winner", "pairwise"] = "winner"

    def __post_init__(self) -> None:
        faulty = field_problems(FIELDS, self)
        if faults := [*faulty.values(), *contradictions(self, faulty.keys())]:
            raise RulesError([fault.text for fault in faults], faults)
        for name in UNORDERED:
            structs.force_setattr(self, name, in_order(FIELDS[name], getattr(self, name)))

    @property
    def stays_out(self) -> int:
        """How many cards may never be dealt: the one turned in Oh Hell (OH-1)."""
        return int(self.scoring.startswith("oh_hell"))

    @property
    def most_cards(self) -> int:
        """As many cards each as the pack allows (RP-16)."""
        return (self.deck - self.stays_out) // self.seats

    @property
    def top(self) -> int:
        """The greatest hand of the ladder and of the special deals (RP-A49)."""
        match self.ladder_top:
            case "deck":
                return self.most_cards
            case "seats":
                return self.seats
            case number:
                return number


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

PRESETS: dict[str, Rules] = {
    "hall": HALL,
    "classic": Rules(trump_full_deal="last_card"),
    "home54": Rules(deck=54, jokers=JOKERS, joker_as_card=True),
    "midspecials": Rules(
        jokers=(Card.S6,),
        specials_position="before_descent",
        must_trump=False,
        joker_follows="void_only",
        golden_per_trick=10,
    ),
    "circular": structs.replace(HALL, trump="circular_deal"),
    "georgian": Rules(
        jokers=(Card.S6, Card.C6),
        first_dealer="first_ace",
        schedule="sets",
        specials=(),
        trump_full_deal="named",
        demand_beaten_by_trump=True,
        scoring="georgian",
    ),
    "oh-hell": Rules(
        deck=52, jokers=(), first_dealer="lot", ladder="up", specials=(), must_trump=False, scoring="oh_hell"
    ),
}
DEFAULT_PRESET = "hall"


def rules(preset: str = DEFAULT_PRESET, changes: Mapping[str, str] | None = None) -> Rules:
    """The rules of a preset with fields changed by tokens; RulesError lists every unknown name and every fault.

    >>> rules("hall", {"seats": "3", "ladder": "1,2,3"}).ladder
    (1, 2, 3)
    """
    return agree("raspisnoy", PRESETS, FIELDS, preset, changes)
