"""The house rules of five-card draw: one frozen value, its fields and its presets (rules/axes.md, FD-A17)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kozyr.cards import JOKERS, Card, pack
from kozyr.errors import RulesError
from kozyr.games.draw.agreement import contradictions
from kozyr.play.house import Flag, Kind, Number, OneOf, Ranges, Whole, agree, field_problems

MOST_AMOUNT = 100_000

FIELDS: dict[str, Kind] = {
    "seats": Whole(2, 8),
    "limit": OneOf(("no_limit", "pot", "limit", "spread")),
    "spread": Ranges(2, 1, MOST_AMOUNT),
    "pot_rule": OneOf(("after_call", "current_pot")),
    "raise_cap": OneOf(("3", "none")),
    "forced": OneOf(("ante", "blinds", "both")),
    "ante": Whole(1, MOST_AMOUNT),
    "small_blind": Whole(1, MOST_AMOUNT),
    "first_dealer": OneOf(("high_card", "lot", "host")),
    "first_actor": OneOf(("left", "random")),
    "draw_order": OneOf(("left", "after_last_actor")),
    "second_round": OneOf(("left", "first_drawer", "same")),
    "max_draw": OneOf(("5", "4", "3", "3_or_4_with_ace", "0")),
    "limit_draw_by_stub": Flag(),
    "draw_before_betting": Flag(),
    "all_check": OneOf(("continue", "redeal", "lowball")),
    "max_redeals": Whole(1, 100),
    "openers": OneOf(("none", "jacks", "better_than_jacks")),
    "order": OneOf(("high", "ace_five", "deuce_seven")),
    "lowball_order": OneOf(("ace_five", "deuce_seven")),
    "wild": OneOf(("none", "deuces", "turned_rank", "joker", "bug")),
    "natural_beats_wild": Flag(),
    "deck": Number((52, 20)),
    "buyin_min": Whole(1, 1000),
    "buyin_max": Whole(1, 1000),
    "show": OneOf(("aggressor_first", "all")),
}

Range = tuple[int, int]
LowOrder = Literal["ace_five", "deuce_seven"]


class Rules(Struct, frozen=True):
    """What a table agreed. The defaults are those of the rulebook's table; RulesError lists all that is wrong."""

    seats: int = 6
    limit: Literal["no_limit", "pot", "limit", "spread"] = "no_limit"
    spread: tuple[Range, Range] = ((10, 20), (10, 40))
    pot_rule: Literal["after_call", "current_pot"] = "after_call"
    raise_cap: Literal["3", "none"] = "3"
    forced: Literal["ante", "blinds", "both"] = "ante"
    ante: int = 10
    small_blind: int = 5
    first_dealer: Literal["high_card", "lot", "host"] = "high_card"
    first_actor: Literal["left", "random"] = "left"
    draw_order: Literal["left", "after_last_actor"] = "left"
    second_round: Literal["left", "first_drawer", "same"] = "left"
    max_draw: Literal["5", "4", "3", "3_or_4_with_ace", "0"] = "5"
    limit_draw_by_stub: bool = False
    draw_before_betting: bool = False
    all_check: Literal["continue", "redeal", "lowball"] = "continue"
    max_redeals: int = 10
    openers: Literal["none", "jacks", "better_than_jacks"] = "none"
    order: Literal["high", "ace_five", "deuce_seven"] = "high"
    lowball_order: LowOrder = "ace_five"
    wild: Literal["none", "deuces", "turned_rank", "joker", "bug"] = "none"
    natural_beats_wild: bool = False
    deck: Literal[52, 20] = 52
    buyin_min: int = 1
    buyin_max: int = 50
    show: Literal["aggressor_first", "all"] = "aggressor_first"

    def __post_init__(self) -> None:
        faulty = field_problems(FIELDS, self)
        if faults := [*faulty.values(), *contradictions(self, faulty.keys())]:
            raise RulesError([fault.text for fault in faults], faults)

    @property
    def unit(self) -> int:
        """The ante; the big blind where there are blinds (FD-A24)."""
        return self.ante if self.forced == "ante" else 2 * self.small_blind

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack: 52 or 20 cards, and the joker where one is agreed (FD-6, FD-7)."""
        return pack(self.deck) + (JOKERS[:1] if self.wild in ("joker", "bug") else ())

    @property
    def most_drawn(self) -> int:
        """How many cards may be exchanged at most, an ace kept or not (FD-22)."""
        return 4 if self.max_draw == "3_or_4_with_ace" else int(self.max_draw)


HALL = Rules(seats=4, first_actor="random", draw_order="after_last_actor", second_round="first_drawer")

PRESETS: dict[str, Rules] = {
    "home": Rules(),
    "hall": HALL,
    "california": Rules(all_check="redeal"),
    "jacks": Rules(all_check="redeal", openers="jacks"),
    "lowball": Rules(order="ace_five"),
    "deuces-wild": Rules(wild="deuces"),
    "joker-bug": Rules(wild="bug"),
    "gold-rush": Rules(seats=4, max_draw="0", deck=20),
}
DEFAULT_PRESET = "home"


def rules(preset: str = DEFAULT_PRESET, changes: Mapping[str, str] | None = None) -> Rules:
    """The rules of a preset with fields changed by tokens; RulesError lists every unknown name and every fault.

    >>> rules("jacks", {"seats": "3", "spread": "5-10,5-20"}).spread
    ((5, 10), (5, 20))
    """
    return agree("draw", PRESETS, FIELDS, preset, changes)
