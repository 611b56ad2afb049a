"""A match at a real table, told as plain data to a scorekeeper who knows no rule (RP-11, RP-12).

What a deal brings is looked up, line by line. What depends on several deals or on all players is told in the few
numbers that it takes: the hook, the third pass, premiums and the settlement.
"""

from typing import Literal

from msgspec import Struct

from kozyr.cards import Suit
from kozyr.games.raspisnoy.occasions import dealt_out, going_round, has_premiums, with_bids, with_hook, with_stock
from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.games.raspisnoy.schedule import Slot, schedule, set_of
from kozyr.games.raspisnoy.scoring import Score, score
from kozyr.games.raspisnoy.trump import of_circle

Bidding = Literal["none", "seen", "unseen", "before_deal", "one_card", "all_cards"]
"""Whether there are bids, and what the bidders have seen: their cards, none, not even dealt ones, or the foreheads."""
PaperTrump = Literal["none", "turned", "drawn", "last_card", "named", "circular_deal", "circular_trick"]
"""Where the trump of a deal comes from: the tokens of the rules."""

Line = tuple[Score, ...]
"""What one bid brings, by the tricks that were taken."""
PASSES = 2
"""So many passes in a row are free where a third one is not (RP-34)."""


class Due(Struct, frozen=True):
    """The premiums of a set (GJ-11): who met all bids of `deals` is perfect, and each seat's best deal is one of
    `best_of` (GJ-15)."""

    deals: tuple[int, ...]
    best_of: tuple[int, ...]


class PaperDeal(Struct, frozen=True):
    """A deal on paper.

    `dealer` counts seats from who deals first. `hook` tells whether the dealer's bid is bound (RP-32). `suit` is the
    trump where it goes round, that of the first trick. `lines` has for each bid the number of its line; where there are
    no bids, of the only one. `set` is the number of the set.
    """

    kind: DealKind
    cards: int
    dealer: int
    bidding: Bidding
    hook: bool
    trump: PaperTrump
    suit: Suit | None
    lines: tuple[int, ...]
    set: int | None
    due: Due | None


class PaperPlan(Struct, frozen=True):
    """A match on paper.

    `order` are the seats as they bid, counted from the dealer (RP-30). `lines` are what the deals look up. `passes`:
    who has passed in that many of his last deals with bids must not pass again, unless the hook leaves nothing else
    (RP-34, RP-A3, RP-A4); None where he may. `doubles` and `strikes` say what premiums do (GJ-11). `sides` has for each
    seat the number of its side, the same for partners (GJ-12). `settlement` says who pays whom at the `price` of a
    point (RP-78, RP-A26, GJ-16).
    """

    seats: int
    order: tuple[int, ...]
    deals: tuple[PaperDeal, ...]
    lines: tuple[Line, ...]
    passes: int | None
    doubles: bool
    strikes: bool
    sides: tuple[int, ...]
    settlement: Literal["winner", "pairwise", "pairs"]
    price: int


def plan(rules: Rules) -> PaperPlan:
    """The match of these rules on paper."""
    lines, places = _lines(rules)
    return PaperPlan(
        seats=rules.seats,
        order=(*range(1, rules.seats), 0),
        deals=tuple(_deal(rules, number, places) for number in range(1, len(schedule(rules)) + 1)),
        lines=lines,
        passes=PASSES if rules.three_passes else None,
        doubles=has_premiums(rules) and rules.premium in ("double_and_strike", "double"),
        strikes=has_premiums(rules) and rules.premium in ("double_and_strike", "strike"),
        sides=tuple(seat % 2 if rules.pairs else seat for seat in range(rules.seats)),
        settlement="pairs" if rules.pairs else rules.settlement,
        price=rules.price,
    )


def _deal(rules: Rules, number: int, places: dict[Slot, tuple[int, ...]]) -> PaperDeal:
    slots = schedule(rules)
    slot = slots[number - 1]
    trump = _trump(rules, slot)
    return PaperDeal(
        kind=slot.kind,
        cards=slot.cards,
        dealer=(number - 1) % rules.seats,
        bidding=_bidding(rules, slot),
        hook=slot in with_hook(rules),
        trump=trump,
        suit=of_circle(rules, number, 0) if trump.startswith("circular") else None,
        lines=places[slot],
        set=None if rules.schedule == "ladder" else 1 + sum(one.closes_set for one in slots[: number - 1]),
        due=_due(rules, number) if slot.closes_set and has_premiums(rules) else None,
    )


def _bidding(rules: Rules, slot: Slot) -> Bidding:
    if slot not in with_bids(rules):
        return "none"
    match slot.kind:
        case "blind":
            return rules.blind_bids
        case "forehead":
            return rules.forehead_mode
        case _:
            return "seen"


def _trump(rules: Rules, slot: Slot) -> PaperTrump:
    if slot in going_round(rules):
        return "circular_trick" if rules.trump == "circular_trick" else "circular_deal"
    if slot in dealt_out(rules):
        return rules.trump_full_deal
    return "turned" if slot in with_stock(rules) else "none"


def _due(rules: Rules, number: int) -> Due:
    deals = tuple(set_of(rules, number))
    return Due(deals, deals[:-1] if rules.premium_excludes_last else deals)


def _lines(rules: Rules) -> tuple[tuple[Line, ...], dict[Slot, tuple[int, ...]]]:
    """All lines, and for each deal of the schedule those of its bids; none that only begins another is written."""
    lines: list[Line] = []
    places = {}
    for slot in sorted(dict.fromkeys(schedule(rules)), key=lambda slot: -slot.cards):
        bids = range(slot.cards + 1) if slot in with_bids(rules) else (None,)
        places[slot] = tuple([_place(lines, _line(rules, slot, bid)) for bid in bids])
    return tuple(lines), places


def _line(rules: Rules, slot: Slot, bid: int | None) -> Line:
    return tuple([score(rules, slot, bid, took) for took in range(slot.cards + 1)])


def _place(lines: list[Line], line: Line) -> int:
    """The number of the line that begins with `line`, which is added where there is none."""
    for number, other in enumerate(lines):
        if other[: len(line)] == line:
            return number
    lines.append(line)
    return len(lines) - 1
