"""What the table tells its readers. Pure: a table and who is around become letters, each for one seat or a watcher."""

from typing import Any

from msgspec.structs import replace

from kozyr.play.choices import Amount, Cards, Choices, One
from kozyr.play.game import WATCHER, Game
from kozyr.play.house import differing
from kozyr.records import code
from kozyr.room.evening import eyes, hall_info, mine
from kozyr.room.orders import Around, may_host
from kozyr.room.table import Place, Table, game_of, manner, phase, seat_of, waits_for
from kozyr.room.wire import AmountChoice, CardsChoice, Chair, News, Position, Snapshot, TableInfo, TableNews, You

MOST_HANDS = 200
"""So many hands of an evening a browser that comes new is told of; what each seat has won stands in the view."""


def snapshot(table: Table, person: str, around: Around, watchers: int, seconds: float | None) -> Snapshot:
    """Everything that `person` may know."""
    return Snapshot(
        length=table.length,
        table=table_info(table, around, watchers),
        you=you(table, person, around),
        position=position(table, seat_of(table, person), seconds),
        sheet=table.sheet[-MOST_HANDS:] if table.hall else table.sheet,
        hand=hand_so_far(table, seat_of(table, person)),
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
    raw = [event for length, events in table.heard if length > since for event in events]
    return News(length=table.length, events=heard(table, seat, raw), position=position(table, seat, seconds))


def heard(table: Table, seat: int, events: Any) -> tuple[Any, ...]:
    """What `seat` learns of raw events."""
    game, listener = game_of(table), eyes(table, seat)
    learned = (game.hear(event, listener) for event in events)
    return tuple(event for event in learned if event is not None)


def hand_so_far(table: Table, seat: int) -> tuple[Any, ...]:
    """What `seat` has heard of the hand in progress; nothing in a match, whose views tell the whole deal."""
    return heard(table, seat, table.hall.told) if table.hall else ()


def remembers(table: Table, seat: int, since: int) -> bool:
    """Whether all that `seat` heard after the log had the length `since` can still be told. Who sat down after that
    gets everything anew: what was heard before was another's."""
    first = table.heard[0][0] if table.heard else 1
    came = table.hall.guests[seat].came if table.hall and seat != WATCHER else 0
    return max(first, came) <= since <= table.length


def position(table: Table, seat: int, seconds: float | None) -> Position:
    game, watching = game_of(table), eyes(table, seat)
    view = game.view(table.state, watching)
    asked = waits_for(table) == seat
    legal: Choices = view.legal if asked else ()
    return Position(
        view=replace(view, legal=()),
        choices=tuple(game.show(choice.action) for choice in legal if isinstance(choice, One)),
        amounts=tuple(_amount(game, choice) for choice in legal if isinstance(choice, Amount)),
        picks=tuple(_pick(game, choice) for choice in legal if isinstance(choice, Cards)),
        barred=game.barred(table.state, seat) if asked else (),
        next_trump=manner(table).next_trump(table.rules, table.state),
        mine=mine(table, seat),
        seconds=seconds,
    )


def _amount(game: Game, choice: Amount) -> AmountChoice:
    verb = _without(game, replace(choice.make, amount=choice.lo))
    return AmountChoice(verb, choice.lo, choice.hi, choice.step)


def _pick(game: Game, choice: Cards) -> CardsChoice:
    verb = _without(game, replace(choice.make, cards=choice.of[:1]))
    bare = "" if choice.least else game.show(replace(choice.make, cards=()))
    return CardsChoice(verb, choice.of, choice.least, choice.most, bare)


def _without(game: Game, action: Any) -> str:
    """An action's text without its last word, which is the reader's choice."""
    return game.show(action).rpartition(" ")[0]


def table_info(table: Table, around: Around, watchers: int) -> TableInfo:
    host = seat_of(table, table.host)
    return TableInfo(
        code=table.code,
        game=table.game,
        preset=table.preset,
        rules=table.rules,
        rules_code=code.show(table.game, table.rules),
        differs=tuple(differing(table.rules, game_of(table).PRESETS[table.preset])),
        schedule=manner(table).schedule(table.rules),
        began=table.began,
        chairs=tuple(chair(place, seat in table.ready, around.present) for seat, place in enumerate(table.places)),
        host=None if host == WATCHER else host,
        phase=phase(table),
        paused=table.paused,
        clock=table.clock,
        watchers=watchers,
        next=table.next,
        hall=hall_info(table),
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
