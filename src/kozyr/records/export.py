"""A match of raspisnoy flattened for other tools: the JSON of `kozyr export`, which needs none of this code to read.

Its shape is a promise, described in docs/records.md: keys may be added, none changes.
"""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from kozyr.errors import NotationError
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


COLUMNS = ("deal", "kind", "cards", "dealer", "trump", "seat", "player", "bid", "taken", "points", "total")


def table(record: Record) -> str:
    """The score sheet as CSV, a line for each seat in each finished deal; errors as in `flatten`."""
    match = flatten(record)
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    sheet.writerow(COLUMNS)
    for number, deal in enumerate(match["deals"], 1):
        about = [number, deal["kind"], deal["cards"], deal["dealer"], deal["trump"]]
        seats = zip(match["players"], deal["bids"], deal["taken"], deal["points"], deal["totals"], strict=True)
        sheet.writerows([*about, seat, *cells] for seat, cells in enumerate(seats))
    return written.getvalue()


def _phh(record: Record) -> str:
    raise NotationError(f"PHH is a notation of poker hands; a match of {record.game} goes out with --json or --csv")


FORMS: dict[str, Callable[[Record], str]] = {
    "json": lambda record: json.dumps(flatten(record)) + "\n",
    "csv": table,
    "phh": _phh,
}
"""A record as text for other programs, by the name of the form."""
