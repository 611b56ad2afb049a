"""What people may order at a table. Pure: an order becomes an entry of the log, or a reason why not.

Nobody can freeze a table: the host may fill, free and replace at any time, and while he has been away for long every
seated person may do so in his place, all but ending the match.
"""

from msgspec import Struct

from kozyr import bots
from kozyr.errors import NotationError
from kozyr.play.game import WATCHER, Why
from kozyr.play.hall import Dealer
from kozyr.records.record import name_problem
from kozyr.room import log, wire
from kozyr.room.table import Table, game_of, lacks_people, phase, seat_of
from kozyr.room.wishes import buy_refusal, wish

STAND_IN = "steady"
"""The bot that plays for who got up himself."""

Answer = log.Happening | Why | None
"""An entry for the log, a refusal, or nothing because it is so already."""


class Around(Struct, frozen=True):
    """What a table does not know of itself: who is connected, whether the host has been away for long, a fresh random
    key for a one-time link, the time in seconds of Unix time, and a fresh code for a table."""

    present: frozenset[str]
    host_away: bool
    key: str
    now: int = 0
    code: str = ""


def may_host(table: Table, person: str, around: Around) -> bool:
    """Whether `person` may now do what the host does."""
    return person == table.host or (around.host_away and seat_of(table, person) != WATCHER)


def answer(table: Table, person: str, order: wire.AnyOrder, around: Around) -> Answer:
    """What `order` of `person` (a watcher too) does to the table; it must not have been done before."""
    if order.seen > table.length:
        return Why("why-stale")
    if phase(table) == "over":
        return _again(table, person, around) if isinstance(order, wire.Again) else Why("why-over")
    match order:
        case wire.Act() | wire.Next():
            return _play(table, seat_of(table, person), order)
        case wire.Rest() | wire.Buy() | wire.AutoRebuy() | wire.TickBox():
            return wish(table, seat_of(table, person), order)
        case wire.Sit() | wire.Leave() | wire.Return() | wire.Rename() | wire.Claim():
            return _take_chair(table, person, order)
        case wire.Free(seat=seat) if seat == seat_of(table, person):
            return _free(table, seat, around)
        case wire.End() if person != table.host:
            return Why("why-not-host")
        case _ if not may_host(table, person, around):
            return Why("why-not-host")
        case wire.NameDealer(seat=seat):
            return _name_dealer(table, seat)
        case wire.Start() | wire.AddBot() | wire.Clear():
            return _prepare(table, order, around)
        case wire.Again():
            return Why("why-not-over")
        case _:
            return _keep_going(table, order, around)


def _again(table: Table, person: str, around: Around) -> Answer:
    if not may_host(table, person, around):
        return Why("why-not-host")
    return None if table.next else log.Continued(around.code)


def is_back(table: Table, seat: int) -> log.Happening | None:
    """What it changes that the person of a seat comes to the table's page again: he gets his cards back from the bot,
    unless he must ask for them, and is dealt in again if he had missed his move."""
    if seat == WATCHER:
        return None
    if table.hall and table.hall.guests[seat].missed:
        return log.Stayed(seat)
    place = table.places[seat]
    return log.TookBack(seat) if place.bot and not place.must_ask else None


def _play(table: Table, seat: int, order: wire.Act | wire.Next) -> Answer:
    if why := _cannot_play(table, seat, order.seen):
        return why
    if isinstance(order, wire.Next):
        return _next(table, seat)
    if table.between:
        return Why("why-between")
    game = game_of(table)
    if game.turn(table.state) != seat:
        return Why("why-not-turn")
    try:
        action = game.parse(order.action)
    except NotationError:
        return Why("why-no-order")
    return game.refusal(table.state, action) or log.Moved(order.action)


def _cannot_play(table: Table, seat: int, seen: int) -> Why | None:
    if seat == WATCHER:
        return Why("why-not-seated")
    if not table.started:
        return Why("why-not-started")
    if table.paused:
        return Why("why-paused")
    if table.places[seat].bot:
        return Why("why-bot-plays")
    return Why("why-stale") if seen < table.moved else None


def _next(table: Table, seat: int) -> Answer:
    if not table.between:
        return Why("why-not-between")
    return None if seat in table.ready else log.Readied(seat)


ForOneself = wire.Sit | wire.Leave | wire.Return | wire.Rename | wire.Claim


def _take_chair(table: Table, person: str, order: ForOneself) -> Answer:
    seat = seat_of(table, person)
    match order:
        case wire.Sit():
            return _sit(table, seat, order)
        case wire.Claim():
            return _claim(table, seat, order)
        case _ if seat == WATCHER:
            return Why("why-not-seated")
        case wire.Leave():
            return _leave(table, seat)
        case wire.Return() if table.hall:
            guest = table.hall.guests[seat]
            return log.Stayed(seat) if guest.rests or guest.leaves or guest.missed else None
        case wire.Return():
            return log.TookBack(seat) if table.places[seat].bot else None
        case wire.Rename(name=name):
            return _bad_name(name) or log.Renamed(seat, name)


def _leave(table: Table, seat: int) -> Answer:
    """At an evening who has a chair of the game gives it back through the hall; else the room's chair is all he has."""
    if table.hall and table.state.chairs[seat].taken:
        return None if table.hall.guests[seat].leaves else log.GotUp(seat)
    if table.started and not table.hall:
        return log.StoodIn(seat, STAND_IN, must_ask=True)
    return log.Cleared(seat)


def _sit(table: Table, seat: int, order: wire.Sit) -> Answer:
    if table.started and not table.hall:
        return Why("why-started")
    if table.started and seat != WATCHER:
        return Why("why-has-chair")
    if why := _no_empty_seat(table, order.seat) or _bad_name(order.name):
        return why
    if order.buy and (why := buy_refusal(table, WATCHER, order.buy)):
        return why
    return log.Sat(order.seat, order.name, order.buy)


def _claim(table: Table, seat: int, order: wire.Claim) -> Answer:
    freed = next((each for each, place in enumerate(table.places) if place.key == order.key), WATCHER)
    if freed == WATCHER:
        return Why("why-key")
    if seat != WATCHER:
        return Why("why-has-chair")
    return _bad_name(order.name) or log.Claimed(freed, order.name)


def _prepare(table: Table, order: wire.Start | wire.AddBot | wire.Clear, around: Around) -> Answer:
    if table.started and (isinstance(order, wire.Start) or not table.hall):
        return Why("why-started")
    match order:
        case wire.Start():
            return Why("why-chairs-empty") if lacks_people(table) else log.Started(around.now)
        case wire.AddBot(seat=seat, bot=bot):
            return _no_empty_seat(table, seat) or _no_bot(bot) or log.BotSat(seat, bot)
        case wire.Clear(seat=seat):
            return _no_seat(table, seat) or (None if table.places[seat].is_empty else _clear(table, seat))


def _clear(table: Table, seat: int) -> Answer:
    return _leave(table, seat) if table.hall else log.Cleared(seat)


def _name_dealer(table: Table, seat: int) -> Answer:
    game, action = game_of(table), Dealer(seat)
    if table.hall is None or not table.state.drawing or table.paused:
        return Why("why-not-now")
    return game.refusal(table.state, action) or log.Moved(game.show(action))


ToKeepGoing = wire.Replace | wire.Free | wire.Pause | wire.Resume | wire.End


def _keep_going(table: Table, order: ToKeepGoing, around: Around) -> Answer:
    match order:
        case wire.Free(seat=seat):
            return _free(table, seat, around)
        case wire.End() if table.hall:
            return None if table.hall.closing else log.Closing()
        case wire.End():
            return log.Ended()
        case _ if not table.started:
            return Why("why-not-started")
        case wire.Replace() if table.hall:
            return Why("why-no-stand-in")
        case wire.Replace(seat=seat, bot=bot):
            return _no_seat(table, seat) or _no_bot(bot) or _replace(table, seat, bot, around)
        case wire.Pause():
            return None if table.paused else log.Paused()
        case wire.Resume():
            return log.Resumed() if table.paused else None


def _replace(table: Table, seat: int, bot: str, around: Around) -> Answer:
    person = table.places[seat].person
    return log.StoodIn(seat, bot, must_ask=person in around.present) if person else Why("why-seat-empty")


def _free(table: Table, seat: int, around: Around) -> Answer:
    """One link at a time: while one is out, asking again brings the same."""
    return _no_seat(table, seat) or (None if table.places[seat].key else log.KeyMade(seat, around.key))


def _no_seat(table: Table, seat: int) -> Why | None:
    return None if seat < len(table.places) else Why("why-no-seat")


def _no_empty_seat(table: Table, seat: int) -> Why | None:
    return _no_seat(table, seat) or (None if table.places[seat].is_empty else Why("why-seat-taken"))


def _no_bot(bot: str) -> Why | None:
    """Only bots of the house: a name from outside must never import a module."""
    return None if bot in bots.NAMES else Why("why-no-bot", {"bot": bot})


def _bad_name(name: str) -> Why | None:
    return Why("why-name") if name_problem(name) else None
