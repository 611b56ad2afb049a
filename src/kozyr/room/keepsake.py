"""What may be taken home from a table: the record of a match that was played to its end, made from the table's log.

Before the end there is none: a record holds every card, those that nobody has seen yet too.
"""

from collections.abc import Sequence

from kozyr.play.game import OVER
from kozyr.records import Record, show
from kozyr.room import log
from kozyr.room.table import Table, game_of

NOBODY = "–"
"""Stands in a record for a chair that nobody has had."""


def record_of(table: Table, entries: Sequence[log.Entry]) -> str | None:
    """The record of the match at `table`, whose log is `entries`; None unless it was played to its end, and for an
    evening unless that was agreed, since it shows every hand. It has the names and the moves, and nothing of who the
    persons are to the room."""
    game = game_of(table)
    if game.turn(table.state) != OVER or (table.hall and not table.hall.terms.record):
        return None
    moves = (entry.what.action for entry in entries if isinstance(entry.what, log.Moved))
    return show(
        Record(
            game=table.game,
            preset=table.preset,
            rules=table.rules,
            players=_players(table, entries),
            actions=tuple(map(game.parse, moves)),
            scores=tuple(game.scores(table.state)),
        )
    )


def _players(table: Table, entries: Sequence[log.Entry]) -> tuple[str, ...]:
    """Who has each chair; at an evening, where chairs are empty at the end, who had it last."""
    last = dict.fromkeys(range(len(table.places)), NOBODY)
    for entry in entries:
        match entry.what:
            case log.Sat(seat=seat, name=name) | log.Claimed(seat=seat, name=name) | log.Renamed(seat=seat, name=name):
                last[seat] = name
            case log.BotSat(seat=seat, bot=bot):
                last[seat] = bot
            case _:
                continue
    return tuple(place.name or place.bot or last[seat] for seat, place in enumerate(table.places))
