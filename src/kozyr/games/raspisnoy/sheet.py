"""The score sheet: its rows, running totals, premiums, and who has won (RP-76..RP-78, GJ-11, GJ-15, GJ-16)."""

from collections.abc import Sequence

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule, set_of
from kozyr.games.raspisnoy.scoring import score
from kozyr.games.raspisnoy.state import Deal, DealScored, MatchEnded, Premium, Row, State
from kozyr.games.raspisnoy.trump import goes_round, of_circle
from kozyr.play.match import settle_pairs, settle_pairwise, settle_winner, winners


def write_row(rules: Rules, deal: Deal, sheet: Sequence[Row]) -> DealScored:
    """The row of a deal played out, added to the running totals of the sheet (RP-76)."""
    slot = schedule(rules)[deal.number - 1]
    scores = [score(rules, slot, bid, took) for bid, took in zip(deal.bids, deal.taken, strict=True)]
    points = tuple(each.points for each in scores)
    due = premiums(rules, deal, sheet, points) if slot.closes_set and rules.scoring == "georgian" else ()
    row = Row(
        number=deal.number,
        kind=deal.kind,
        cards=deal.cards,
        dealer=deal.dealer,
        trump=of_circle(rules, deal.number, 0) if goes_round(rules, deal) else deal.trump,
        trump_card=deal.trump_card,
        bids=deal.bids,
        taken=deal.taken,
        points=points,
        totals=_added(totals(rules, sheet), points, due),
        premiums=due,
    )
    return DealScored(row, tuple(each.because for each in scores))


def _added(before: Sequence[int], points: Sequence[int], premiums: Sequence[Premium]) -> tuple[int, ...]:
    after = [old + new for old, new in zip(before, points, strict=True)]
    for premium in premiums:
        after[premium.seat] += premium.points
    return tuple(after)


def premiums(rules: Rules, deal: Deal, sheet: Sequence[Row], points: Sequence[int]) -> tuple[Premium, ...]:
    """The deals doubled and struck out at the end of a set (GJ-11, GJ-15, GJ-16)."""
    rows = [sheet[number - 1] for number in set_of(rules, deal.number)[:-1]]
    bids = [row.bids for row in rows] + [deal.bids]
    taken = [row.taken for row in rows] + [deal.taken]
    scored = [(row.number, row.points) for row in rows] + [(deal.number, tuple(points))]
    best_of = scored[:-1] if rules.premium_excludes_last else scored
    perfect = {seat for seat in range(rules.seats) if all(b[seat] == t[seat] for b, t in zip(bids, taken, strict=True))}
    due = []
    for seat in range(rules.seats):
        number, best = max(((n, p[seat]) for n, p in best_of), key=lambda each: each[1], default=(0, 0))
        if best > 0 and (sign := _premium_sign(rules, seat, perfect)):
            due.append(Premium(seat, number, sign * best))
    return tuple(due)


def _premium_sign(rules: Rules, seat: int, perfect: set[int]) -> int:
    """1 where the seat's best deal is doubled, -1 where it is struck out, 0 where neither."""
    if seat in perfect:
        return int(rules.premium in ("double_and_strike", "double"))
    opponents = {other for other in perfect if not (rules.pairs and other % 2 == seat % 2)}
    return -int(bool(opponents) and rules.premium in ("double_and_strike", "strike"))


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat so far."""
    return totals(state.rules, state.sheet)


def totals(rules: Rules, sheet: Sequence[Row]) -> tuple[int, ...]:
    """The running totals under the last row; zeros on an empty sheet."""
    return sheet[-1].totals if sheet else (0,) * rules.seats


def closing(rules: Rules, last: Row) -> MatchEnded:
    """Who has won, and what each receives at the price per point (RP-77, RP-78, RP-A26, GJ-16)."""
    if rules.pairs:
        sums = [last.totals[seat] + last.totals[seat ^ 2] for seat in range(4)]
        return MatchEnded(last.totals, winners(sums), settle_pairs(sums, rules.price))
    if rules.settlement == "winner":
        money = settle_winner(last.totals, rules.price, last.dealer)
    else:
        money = settle_pairwise(last.totals, rules.price)
    return MatchEnded(last.totals, winners(last.totals), money)
