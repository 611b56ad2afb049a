"""The house rules of short deck: one frozen value, its fields and its presets (rules/axes.md, SD)."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from kozyr.cards import Card, mask_of, pack
from kozyr.errors import RulesError
from kozyr.play.betting import NoLimit, PotLimit, Sizes, Steps
from kozyr.play.forced import Forced
from kozyr.play.house import Fault, Flag, Kind, Number, OneOf, Whole, agree, field_problems
from kozyr.play.ranking import Order
from kozyr.play.ranking.order import SIX_PLUS, SIX_PLUS_STRAIGHT, STANDARD

MOST_AMOUNT = 1_000_000
PREFLOP, FLOP, TURN, RIVER = range(4)
"""The streets (SD-6)."""
BOARD = (0, 3, 4, 5)
"""How many community cards lie on each street (SD-6)."""

Ranking = Literal["trips_over_straight", "straight_over_trips", "standard"]
LADDERS = {"trips_over_straight": SIX_PLUS, "straight_over_trips": SIX_PLUS_STRAIGHT, "standard": STANDARD}

FIELDS: dict[str, Kind] = {
    "seats": Whole(2, 10),
    "deck": Number((36, 52)),
    "ranking": OneOf(tuple(LADDERS)),
    "ace_low_straight": Flag(),
    "limit": OneOf(("no_limit", "pot", "limit")),
    "forced": OneOf(("blinds", "antes")),
    "small_blind": Whole(1, MOST_AMOUNT),
    "ante": Whole(1, MOST_AMOUNT),
    "raise_cap": OneOf(("3", "none")),
    "buyin_min": Whole(1, 10_000),
    "buyin_max": Whole(1, 10_000),
    "show": OneOf(("aggressor_first", "all")),
}


class Rules(Struct, frozen=True):
    """What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong."""

    seats: int = 6
    deck: Literal[36, 52] = 36
    ranking: Ranking = "trips_over_straight"
    ace_low_straight: bool = True
    limit: Literal["no_limit", "pot", "limit"] = "no_limit"
    forced: Literal["blinds", "antes"] = "blinds"
    small_blind: int = 1
    ante: int = 2
    raise_cap: Literal["3", "none"] = "3"
    buyin_min: int = 20
    buyin_max: int = 100
    show: Literal["aggressor_first", "all"] = "aggressor_first"

    def __post_init__(self) -> None:
        faulty = field_problems(FIELDS, self)
        faults = list(faulty.values())
        if not faulty.keys() & {"buyin_min", "buyin_max"} and self.buyin_max < self.buyin_min:
            faults.append(_buyin(self.buyin_min, self.buyin_max))
        if faults:
            raise RulesError([fault.text for fault in faults], faults)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack (SD-1)."""
        return pack(self.deck)

    @property
    def unit(self) -> int:
        """The least bet: the big blind, twice the small one, or the ante (SD-A4, SD-A10)."""
        return 2 * self.small_blind if self.forced == "blinds" else self.ante

    @property
    def posted(self) -> Forced:
        """What is put in before the cards; with antes the button puts one more, which is live (SD-A10)."""
        if self.forced == "blinds":
            return Forced(small=self.small_blind, big=self.unit)
        return Forced(ante=self.ante, button=self.ante)

    @property
    def order(self) -> Order:
        """Which hand beats which (SD-14, SD-15)."""
        return _order(self.deck, self.ranking, self.ace_low_straight or self.deck == 52)

    def sizes(self, street: int) -> Sizes:
        """How much may be bet: in fixed limit one big blind, from the turn on two (SD-A9)."""
        match self.limit:
            case "no_limit":
                return NoLimit(self.unit)
            case "pot":
                return PotLimit(self.unit)
            case "limit":
                return Steps((self.unit * (2 if street >= TURN else 1),))

    def cap(self, players: int) -> int | None:
        """How many raises may follow a bet; None for any number, as in a round that began heads-up (SD-A9)."""
        return 3 if self.limit == "limit" and self.raise_cap == "3" and players > 2 else None


def _buyin(least: int, most: int) -> Fault:
    text = f"buyin_max {most} is less than buyin_min {least}"
    args: dict[str, str | int] = {"least": least, "most": most}
    return Fault(("buyin_min", "buyin_max"), text, "house-fault-buyin", args, {"buyin_max": str(least)})


@cache
def _order(deck: int, ranking: Ranking, ace_low: bool) -> Order:
    return Order(f"{ranking} with {deck} cards", mask_of(pack(deck)), LADDERS[ranking], ace_plays_low=ace_low)


PRESETS: dict[str, Rules] = {
    "six-plus": Rules(),
    "straight-over-trips": Rules(ranking="straight_over_trips"),
    "texas": Rules(deck=52, ranking="standard"),
}
DEFAULT_PRESET = "six-plus"


def rules(preset: str = DEFAULT_PRESET, changes: Mapping[str, str] | None = None) -> Rules:
    """The rules of a preset with fields changed by tokens; RulesError lists every unknown name and every fault.

    >>> rules("texas", {"limit": "limit", "small_blind": "5"}).unit
    10
    """
    return agree("shortdeck", PRESETS, FIELDS, preset, changes)
