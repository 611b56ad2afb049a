"""The house rules of Palace Poker: one frozen value, its fields and its preset (rules/axes.md)."""

from collections.abc import Iterator, Mapping, Set
from typing import Literal

from msgspec import Struct

from kozyr.cards import Card, pack
from kozyr.errors import RulesError
from kozyr.play.house import Fault, Kind, OneOf, Whole, WordOrNumber, agree, field_problems

MOST_CHIPS = 1_000_000

FIELDS: dict[str, Kind] = {
    "seats": Whole(2, 10),
    "structure": OneOf(("limit", "no_limit")),
    "small_bet": Whole(1, MOST_CHIPS),
    "big_bet": Whole(1, MOST_CHIPS),
    "ante": WordOrNumber(("half",), 1, MOST_CHIPS),
    "max_soldiers": Whole(1, 5),
    "raise_cap": OneOf(("3", "none")),
    "discard_cost": OneOf(("free", "small_bet")),
    "reveal_battle": OneOf(("fighters", "table")),
    "buyin_min": Whole(1, 10_000),
    "buyin_max": Whole(1, 10_000),
}


class Rules(Struct, frozen=True):
    """What a table agreed; RulesError lists all that is wrong.

    Bets and the ante are in chips, buy-ins in small bets; `raise_cap` is for one battle (PP-A22).
    """

    seats: int = 4
    structure: Literal["limit", "no_limit"] = "limit"
    small_bet: int = 10
    big_bet: int = 20
    ante: Literal["half"] | int = "half"
    max_soldiers: int = 5
    raise_cap: Literal["3", "none"] = "3"
    discard_cost: Literal["free", "small_bet"] = "free"
    reveal_battle: Literal["fighters", "table"] = "fighters"
    buyin_min: int = 20
    buyin_max: int = 100

    def __post_init__(self) -> None:
        faulty = field_problems(FIELDS, self)
        if faults := [*faulty.values(), *_contradictions(self, faulty.keys())]:
            raise RulesError([fault.text for fault in faults], faults)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack (PP-3)."""
        return pack(52)

    @property
    def ante_chips(self) -> int:
        """The ante: half of the small bet, rounded down, at least 1; or what was agreed (PP-6, PP-X2)."""
        return max(1, self.small_bet // 2) if isinstance(self.ante, str) else self.ante

    @property
    def most_raises(self) -> int | None:
        """How many raises a battle may have, the first included; None for any number (PP-A22)."""
        return None if self.raise_cap == "none" else int(self.raise_cap)

    @property
    def discard_chips(self) -> int:
        """What it costs to discard without buying (D1)."""
        return 0 if self.discard_cost == "free" else self.small_bet


def _contradictions(rules: Rules, faulty: Set[str]) -> Iterator[Fault]:
    """Why a table cannot play by `rules`, as far as it can be told without the fields `faulty`."""
    if not faulty & {"structure", "small_bet", "big_bet"} and rules.structure == "limit":
        small, big = rules.small_bet, rules.big_bet
        if big < small:
            text = f"big_bet is {big} and small_bet is {small}: the big bet is never below the small one"
            remedy = {"big_bet": str(min(2 * small, MOST_CHIPS))}
            yield Fault(("small_bet", "big_bet"), text, "house-fault-big-bet", {"small": small, "big": big}, remedy)
    if not faulty & {"buyin_min", "buyin_max"} and rules.buyin_min > rules.buyin_max:
        least, most = rules.buyin_min, rules.buyin_max
        text = f"buyin_min is {least}, above buyin_max {most}"
        args: dict[str, str | int] = {"least": least, "most": most}
        yield Fault(("buyin_min", "buyin_max"), text, "house-fault-buyin", args, {"buyin_max": str(least)})


PRESETS: dict[str, Rules] = {"palace": Rules()}
DEFAULT_PRESET = "palace"


def rules(preset: str = DEFAULT_PRESET, changes: Mapping[str, str] | None = None) -> Rules:
    """The rules of a preset with fields changed by tokens; RulesError lists every unknown name and every fault.

    >>> rules("palace", {"small_bet": "5", "big_bet": "10"}).ante_chips
    2
    """
    return agree("palace", PRESETS, FIELDS, preset, changes)
