"""The points of a deal, each with the reason that stands beside it on the sheet, and the end of it (RP-70..RP-78)."""

from collections.abc import Sequence

from msgspec import Struct

from kozyr.games.raspisnoy.rules import UNIT, DealKind, Rules, Slot
from kozyr.games.raspisnoy.state import Deal, DealScored, MatchEnded, Row, State
from kozyr.play.game import Why
from kozyr.play.match import settle_pairwise, settle_winner, winners

PASS_POINTS = 5
OVERTRICK_POINTS = 1


class Score(Struct, frozen=True):
    """What one seat gets for a deal, and why."""

    points: int
    because: Why


def score(rules: Rules, slot: Slot, bid: int | None, took: int) -> Score:
    """The score of a seat that bid `bid` (None where the deal has no bids) and took `took` tricks."""
    match slot.kind:
        case "golden":
            return _per_trick("score-golden", took, rules.golden_per_trick)
        case "misere":
            if took == 0 and rules.misere_clean:
                return _scored("score-misere-clean", rules.misere_clean)
            return _per_trick("score-misere", took, -rules.misere_per_trick)
        case "plain" | "blind" | "no_trump":
            assert bid is not None
            return _for_bid(rules, slot, bid, took)


def _for_bid(rules: Rules, slot: Slot, bid: int, took: int) -> Score:
    doubled = doubles(rules, slot, bid)
    if took > bid:
        return _scored("score-over", took * OVERTRICK_POINTS, bid=bid, took=took)
    if took < bid:
        return _under(unit(rules, slot.kind), bid, took, doubled and rules.all_tricks == "both")
    if bid == 0:
        return _scored("score-pass", PASS_POINTS)
    each = unit(rules, slot.kind) * (2 if doubled else 1)
    return _scored("score-made-all" if doubled else "score-made", bid * each, bid=bid, unit=each)


def _under(unit: int, bid: int, took: int, doubled: bool) -> Score:
    each, missing = unit * (2 if doubled else 1), bid - took
    name = "score-under-all" if doubled else "score-under"
    return _scored(name, -each * missing, bid=bid, took=took, missing=missing, unit=each)


def unit(rules: Rules, kind: DealKind) -> int:
    """What a trick of a bid made is worth: ten, times the multiplier in a special deal (RP-75, RP-A10)."""
    return UNIT if kind == "plain" else int(UNIT * rules.special_multiplier)


def doubles(rules: Rules, slot: Slot, bid: int) -> bool:
    """Whether a bid is one of all tricks that counts twice (RP-74, RP-A11)."""
    return (
        rules.all_tricks != "off"
        and bid == slot.cards >= rules.all_tricks_from
        and (slot.kind == "plain" or rules.all_tricks_in_specials)
    )


def _per_trick(name: str, took: int, unit: int) -> Score:
    return _scored(name, took * unit, took=took, unit=unit)


def _scored(name: str, points: int, **args: int) -> Score:
    return Score(points, Why(name, {**args, "points": points}))


def write_row(rules: Rules, deal: Deal, sheet: Sequence[Row]) -> DealScored:
    """The row of a deal played out, added to the running totals of the sheet (RP-76)."""
    slot = Slot(deal.kind, deal.cards)
    scores = [score(rules, slot, bid, took) for bid, took in zip(deal.bids, deal.taken, strict=True)]
    points = tuple(each.points for each in scores)
    before = totals(rules, sheet)
    row = Row(
        number=deal.number,
        kind=deal.kind,
        cards=deal.cards,
        dealer=deal.dealer,
        trump=deal.trump,
        trump_card=deal.trump_card,
        bids=deal.bids,
        taken=deal.taken,
        points=points,
        totals=tuple(map(sum, zip(before, points, strict=True))),
    )
    return DealScored(row, tuple(each.because for each in scores))


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    return totals(state.rules, state.sheet)


def totals(rules: Rules, sheet: Sequence[Row]) -> tuple[int, ...]:
    """The running totals under the last row; zeros on an empty sheet."""
    return sheet[-1].totals if sheet else (0,) * rules.seats


def closing(rules: Rules, last: Row) -> MatchEnded:
    """Who has won, and what each receives at the price per point (RP-77, RP-78, RP-A26)."""
    if rules.settlement == "winner":
        money = settle_winner(last.totals, rules.price, last.dealer)
    else:
        money = settle_pairwise(last.totals, rules.price)
    return MatchEnded(last.totals, winners(last.totals), money)
