"""What the table tells its readers. Pure: a table and who is around become letters, each for one seat or a watcher."""

from msgspec.structs import replace

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Deal
from kozyr.games.raspisnoy.trump import goes_round, of_circle, plays_without
from kozyr.play.choices import every
from kozyr.play.game import WATCHER
from kozyr.play.house import differing
from kozyr.records import code
from kozyr.room.orders import Around, may_host
from kozyr.room.table import Place, Table, game_of, phase, seat_of, waits_for
from kozyr.room.wire import Chair, News, NextTrump, Position, Snapshot, TableInfo, TableNews, You


def snapshot(table: Table, person: str, around: Around, watchers: int, seconds: float | None) -> Snapshot:
    """Everything that `person` may know."""
    return Snapshot(
        length=table.length,
        table=table_info(table, around, watchers),
        you=you(table, person, around),
        position=position(table, seat_of(table, person), seconds),
        sheet=table.sheet,
    )


def table_news(table: Table, person: str, around: Around, watchers: int, seconds: float | None) -> TableNews:
    """Who sits where and what goes on, without the sheet."""
    return TableNews(
        length=table.length,
        table=table_info(table, around, watchers),
        you=you(table, person, around),
        position=position(table, seat_of(table, person), seconds),
    )


def news(table: Table, seat: int, since: int, seconds: float | None) -> News:
    """What `seat` (or WATCHER) heard after the log had the length `since`, and its position now."""
    game = game_of(table)
    events = [event for length, events in table.heard if length > since for event in events]
    heard = (game.hear(event, seat) for event in events)
    return News(
        length=table.length,
        events=tuple(event for event in heard if event is not None),
        position=position(table, seat, seconds),
    )


def remembers(table: Table, since: int) -> bool:
    """Whether all moves after the log had the length `since` can still be told."""
    first = table.heard[0][0] if table.heard else 1
    return first <= since <= table.length


def position(table: Table, seat: int, seconds: float | None) -> Position:
    game = game_of(table)
    view = game.view(table.state, seat)
    asked = waits_for(table) == seat
    return Position(
        view=replace(view, legal=()),
        choices=tuple(map(game.show, every(view.legal))) if asked else (),
        barred=game.barred(table.state, seat) if asked else (),
        next_trump=next_trump(table.rules, table.state.deal),
        seconds=seconds,
    )


def next_trump(rules: Rules, deal: Deal | None) -> NextTrump | None:
    """What follows the trump of now where it goes round; a deal without trumps is a step of the round too (OV-13)."""
    if deal is None or rules.trump not in ("circular_deal", "circular_trick"):
        return None
    after = len(deal.tricks) + 1
    if rules.trump == "circular_trick" and goes_round(rules, deal) and after < deal.cards:
        return NextTrump("trick", of_circle(rules, deal.number, after))
    rest = schedule(rules)[deal.number :]
    if not rest:
        return None
    return NextTrump("deal", None if plays_without(rules, rest[0].kind) else of_circle(rules, deal.number + 1, 0))


def table_info(table: Table, around: Around, watchers: int) -> TableInfo:
    host = seat_of(table, table.host)
    return TableInfo(
        code=table.code,
        game=table.game,
        preset=table.preset,
        rules=table.rules,
        rules_code=code.show(table.game, table.rules),
        differs=tuple(differing(table.rules, game_of(table).PRESETS[table.preset])),
        schedule=schedule(table.rules),
        began=table.began,
        chairs=tuple(chair(place, seat in table.ready, around.present) for seat, place in enumerate(table.places)),
        host=None if host == WATCHER else host,
        phase=phase(table),
        paused=table.paused,
        clock=table.clock,
        watchers=watchers,
        next=table.next,
    )


def chair(place: Place, is_ready: bool, present: frozenset[str]) -> Chair:
    """A chair as all see it: who sits there, never who he is to the room."""
    return Chair(
        kind="person" if place.person else "bot" if place.bot else "empty",
        name=place.name or place.bot,
        bot=place.bot,
        present=place.person in present,
        ready=is_ready,
        freed=bool(place.key),
    )


def you(table: Table, person: str, around: Around) -> You:
    seat = seat_of(table, person)
    return You(seat=seat, host=may_host(table, person, around), name="" if seat == WATCHER else table.places[seat].name)
