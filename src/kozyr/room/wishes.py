"""What a person may wish for his own part of an evening: chips, a rest, a box. Pure: an entry, or a reason why not."""

from kozyr.play.game import HALL, WATCHER, Why
from kozyr.play.hall import Chair
from kozyr.room import log, wire
from kozyr.room.evening import amounts, boxes, buyins
from kozyr.room.table import Table, game_of

Wish = wire.Rest | wire.Buy | wire.AutoRebuy | wire.TickBox


def wish(table: Table, seat: int, order: Wish) -> log.Happening | Why | None:
    """An entry for the log, a refusal, or nothing because it is so already."""
    if table.hall is None:
        return Why("why-no-evening")
    if seat == WATCHER:
        return Why("why-not-seated")
    guest = table.hall.guests[seat]
    match order:
        case wire.Rest():
            return None if guest.rests else log.Rested(seat)
        case wire.Buy(amount=amount):
            why = buy_refusal(table, seat, amount) if amount else None
            return why or (None if amount == guest.buying else log.BuyWished(seat, amount))
        case wire.AutoRebuy(on=on):
            return None if on == guest.auto_rebuy else log.AutoRebuySet(seat, on)
        case wire.TickBox(box=box):
            why = _box_refusal(table, seat, order) if box else None
            return why or (None if box == guest.box else log.Ticked(seat, box))


def buy_refusal(table: Table, seat: int, amount: int) -> Why | None:
    """Why somebody may not add so many chips (FD-15); a newcomer's seat is WATCHER. In a hand, in which nobody knows
    what he will have left, only what could never be is refused."""
    if table.hall is None:
        return Why("why-no-evening")
    limits = buyins(table.game, table.rules)
    chair = table.state.chairs[seat] if seat != WATCHER else Chair()
    if not chair.taken:
        span: tuple[int, int] | None = (limits.least, min(limits.most, table.hall.terms.balance))
    elif game_of(table).turn(table.state) == HALL or not chair.played:
        span = amounts(table, table.hall, chair)
    else:
        span = (1, min(limits.most, chair.balance)) if chair.balance else None
    if span is None:
        return Why("why-buy-nothing", {"least": limits.least, "most": limits.most})
    least, most = span
    return None if least <= amount <= most else Why("why-buy-between", {"least": least, "most": most})


def _box_refusal(table: Table, seat: int, order: wire.TickBox) -> Why | None:
    """Why a box may not be ticked: it is for one betting round, and made for the bet that stood when it was ticked
    (HX-3, HX-A3)."""
    at = table.hall
    assert at is not None
    if not at.terms.boxes:
        return Why("why-no-boxes")
    if order.box not in boxes(table, seat):
        return Why("why-box")
    return Why("why-stale") if order.seen < max(at.round, at.raised) else None
