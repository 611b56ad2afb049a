"""A match of raspisnoy flattened for other tools: the JSON of `kozyr export`, which needs none of this code to read.

Its shape is a promise, described in docs/records.md: keys may be added, none changes.
"""

from typing import Any

from msgspec import to_builtins

from kozyr.games.raspisnoy.state import Played, Row, Trick
from kozyr.records.frozen import FORMAT
from kozyr.records.record import Record, RecordError
from kozyr.records.replay import steps, verify
from kozyr.records.tale import Told, tell


def flatten(record: Record) -> dict[str, Any]:
    """The finished deals of a record as plain values for JSON; RecordError for a record that is false.

    An unfinished match is exported up to its last finished deal, with `finished` false.
    """
    fault = verify(record)
    if fault and not (record.scores is None and fault.fault.startswith("unfinished")):
        raise RecordError(fault.line, fault.fault)
    tale = tell(event for step in steps(record) for event in step.events)
    deals = [_deal(deal, deal.row) for deal in tale.deals if deal.row]
    return {
        "format": FORMAT,
        "game": record.game,
        "preset": record.preset,
        "rules": to_builtins(record.rules),
        "players": list(record.players),
        "finished": fault is None,
        "deals": deals,
        "totals": deals[-1]["totals"] if deals else [0] * len(record.players),
    }


def _deal(deal: Told, row: Row) -> dict[str, Any]:
    return {
        "kind": deal.kind,
        "cards": deal.cards,
        "dealer": deal.dealer,
        "trump": deal.trump,
        "trump_card": deal.trump_card,
        "hands": [list(hand or ()) for hand in deal.hands],
        "bids": list(row.bids),
        "tricks": [_trick(trick) for trick in deal.tricks],
        "taken": list(row.taken),
        "points": list(row.points),
        "totals": list(row.totals),
    }


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "winner": trick.winner, "plays": [_play(play) for play in trick.plays]}


def _play(play: Played) -> dict[str, Any]:
    said = {} if play.says is None else {"as": play.says}
    return {"seat": play.seat, "card": play.card, **said}
