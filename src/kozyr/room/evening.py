"""What the room does for the hall, the seat that acts between hands (HX-A7): people sit down, buy in, rest and leave as
they have wished, bots rebuy, the next hand is dealt. Pure.

Orders only write down what is wished. What follows from the wishes are the hall's duties, actions of the game that go
into the log with the entry that made them due.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from kozyr import games
from kozyr.play import hall
from kozyr.play.betting import FOLD
from kozyr.play.choices import Amount, allows
from kozyr.play.game import HALL, WATCHER
from kozyr.play.hall import MOST_UNITS, BuyIn, BuyIns, Chair, Deal, Sit
from kozyr.room import log
from kozyr.room.guests import Guest, Hall
from kozyr.room.manners import manner_of
from kozyr.room.manners.evening import check_or_fold, fold_at_once, least_raise
from kozyr.room.table import Place, Table, after, game_of, manner, phase
from kozyr.room.wire import HallInfo, Mine, Stakes

BUYINS = 10
"""A person comes with so many of the greatest buy-ins, unless the table says otherwise."""


@cache
def buyins(game: str, rules: Any) -> BuyIns:
    """The least and the greatest stack after buying, asked of the game itself."""
    loaded = games.load(game)
    state, _ = loaded.apply(loaded.start(rules), Sit(0, MOST_UNITS))
    (choice,) = [each for each in loaded.legal(state) if isinstance(each, Amount) and each.make == BuyIn(0, 0)]
    return BuyIns(choice.lo, choice.hi)


def stakes(game: str, rules: Any, balance: int = 0) -> Stakes | None:
    """What is bought in at an evening of the game; None for a match. `balance` 0 stands for what is usual."""
    if not manner_of(game).is_evening:
        return None
    limits = buyins(game, rules)
    return Stakes(limits.least, limits.most, balance or min(BUYINS * limits.most, MOST_UNITS))


def hall_info(table: Table) -> HallInfo | None:
    """What all may know of an evening besides the game."""
    if table.hall is None:
        return None
    terms = table.hall.terms
    stakes_here = stakes(table.game, table.rules, terms.balance)
    assert stakes_here is not None
    return HallInfo(stakes=stakes_here, boxes=terms.boxes, record=terms.record, closing=table.hall.closing)


def eyes(table: Table, seat: int) -> int:
    """With whose eyes a seat sees the game: who was not dealt in, in the hand that lies there, is a watcher of it. So a
    newcomer learns nothing of the cards of him who had the chair before."""
    if table.hall is None or seat == WATCHER or table.state.chairs[seat].played:
        return seat
    return WATCHER


# The hall's duties


def follow(table: Table, entry: log.Entry) -> tuple[list[log.Entry], Table]:
    """An entry and all that the hall does because of it, with the table after them."""
    entries, table = [entry], after(table, entry)
    while action := duty(table):
        entries.append(log.Entry(log.Moved(game_of(table).show(action))))
        table = after(table, entries[-1])
    return entries, table


def duty(table: Table) -> hall.HallAction | None:
    """What the hall is to do at once; None when it waits, or does not act here."""
    at = table.hall
    if at is None or table.state.drawing or table.ended or game_of(table).turn(table.state) != HALL:
        return None
    if at.closing:
        return hall.End()
    seats = range(len(table.places))
    going = (hall.Leave(seat) for seat in seats if _goes(table, at, seat))
    coming = (_comes(table, at, seat) for seat in seats)
    dealing = () if table.between else _dealing(table)
    return next((action for action in (*going, *coming, *dealing) if action), None)


def _goes(table: Table, at: Hall, seat: int) -> bool:
    """Whether somebody gives his chair back: for good, or because he comes again with a new balance."""
    place, guest, chair = table.places[seat], at.guests[seat], table.state.chairs[seat]
    comes_again = bool(guest.buying) and is_broke(table, chair)
    return chair.taken and (guest.leaves or place.is_empty or guest.owner != place.person or comes_again)


def _comes(table: Table, at: Hall, seat: int) -> hall.HallAction | None:
    """Somebody sits down, buys as he wished, sits out or is back."""
    place, guest, chair = table.places[seat], at.guests[seat], table.state.chairs[seat]
    if not chair.taken:
        return None if place.is_empty else Sit(seat, brings(table, at, place))
    span = buyins(table.game, table.rules).amounts(chair)
    if guest.buying and span:
        return BuyIn(seat, min(max(guest.buying, span[0]), span[1]))
    if chair.out != (guest.rests or guest.missed):
        return hall.Back(seat) if chair.out else hall.Out(seat)
    return None


def is_broke(table: Table, chair: Chair) -> bool:
    """Whether somebody has nothing at the table, and outside it less than the least buy-in."""
    return bool(chair.taken) and not chair.stack and chair.balance < buyins(table.game, table.rules).least


def amounts(table: Table, at: Hall, chair: Chair) -> tuple[int, int] | None:
    """How much a person may add to his stack now, from least to most; None for nothing. Who is broke buys with the
    balance with which he comes again."""
    limits = buyins(table.game, table.rules)
    return limits.amounts(replace(chair, balance=at.terms.balance) if is_broke(table, chair) else chair)


def brings(table: Table, at: Hall, place: Place) -> int:
    """What somebody brings who sits down: what he went away with; anew when he comes first, or had too little left."""
    purse = min(at.purses.get(place.person, 0), MOST_UNITS)
    return purse if purse >= buyins(table.game, table.rules).least else at.terms.balance


def _dealing(table: Table) -> tuple[hall.HallAction, ...]:
    return (*refills(table), *((Deal(),) if allows(game_of(table).legal(table.state), Deal()) else ()))


def refills(table: Table) -> tuple[hall.HallAction, ...]:
    """What is bought before a hand: by AUTO REBUY (HX-7), and by bots that have too little left to play with; one that
    has lost all goes, and comes again with a new balance."""
    assert table.hall is not None
    limits, actions = buyins(table.game, table.rules), list[hall.HallAction]()
    for seat, (place, guest) in enumerate(zip(table.places, table.hall.guests, strict=True)):
        chair: Chair = table.state.chairs[seat]
        is_bot = bool(place.bot) and chair.stack < limits.least
        if amount := limits.top_up(chair) if is_bot or (guest.auto_rebuy and not chair.out) else 0:
            actions.append(BuyIn(seat, amount))
        elif is_bot and chair.taken and not chair.stack:
            actions.append(hall.Leave(seat))
    return tuple(actions)


def can_deal(table: Table) -> bool:
    """Whether a hand can be dealt, when all have bought what they buy before it (HX-A7)."""
    at = replace(table, between=False)
    while action := duty(at):
        if action == Deal():
            return True
        at = after(at, log.Entry(log.Moved(game_of(at).show(action))))
    return False


# What is done for a player


def is_betting(table: Table) -> bool:
    """Whether a betting round goes on."""
    game = game_of(table)
    return game.turn(table.state) >= 0 and FOLD in game.legal(table.state)


def boxes(table: Table, seat: int) -> tuple[log.Box, ...]:
    """The boxes that a seat may tick now (HX-3..HX-6): CHECK/FOLD only while nobody has bet or raised."""
    at = table.hall
    if at is None or not at.terms.boxes or not at.round or phase(table) != "playing" or not is_betting(table):
        return ()
    if seat in at.done or not table.state.chairs[seat].played:
        return ()
    return ("fold", "raise_any") if at.raised else ("check_fold", "fold", "raise_any")


def is_answered(table: Table, seat: int) -> bool:
    """Whether the room acts for a person at his turn, after a moment: he has left, is away, or has ticked a box."""
    if table.hall is None:
        return False
    guest = table.hall.guests[seat]
    return guest.leaves or guest.missed or bool(guest.box and is_betting(table))


def answer_for(table: Table, seat: int) -> Any:
    """What the room does for a person at his turn: his box, else what he does who has left or is away."""
    view, default = game_of(table).view(table.state, seat), manner(table).default_action
    guest = table.hall.guests[seat] if table.hall else Guest()
    if guest.leaves or (guest.box == "fold" and is_betting(table)):
        return fold_at_once(view, default)
    if guest.box and is_betting(table):
        return least_raise(view.legal) if guest.box == "raise_any" else check_or_fold(view)
    return default(view)


def mine(table: Table, seat: int) -> Mine | None:
    """What the person of a seat alone knows; None for others, and in a match."""
    at = table.hall
    if at is None or seat == WATCHER:
        return None
    guest, chair = at.guests[seat], table.state.chairs[seat]
    if not chair.taken:
        chair = Chair(taken=True, balance=brings(table, at, table.places[seat]))
    return Mine(
        balance=chair.balance,
        buy=amounts(table, at, chair),
        buying=guest.buying,
        auto_rebuy=guest.auto_rebuy,
        rests=guest.rests or guest.missed,
        leaves=guest.leaves,
        box=guest.box,
        boxes=boxes(table, seat),
    )
