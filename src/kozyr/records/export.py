"""A match of raspisnoy flattened for other tools: the JSON of `kozyr export`, which needs none of this code to read.

Its shape is a promise, described in docs/records.md: keys may be added, none changes.
"""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Played, Premium, Row, Trick
from kozyr.records import hands_out, phh
from kozyr.records.frozen import FORMAT
from kozyr.records.record import Record
from kozyr.records.replay import finished, steps
from kozyr.records.tale import Told, tell
from kozyr.records.writing import show


def flatten(record: Record) -> dict[str, Any]:
    """The finished deals of a record as plain values for JSON; RecordError for a record that is false.

    An unfinished match is exported up to its last finished deal, with `finished` false.
    """
    over = finished(record)
    tale = tell(event for step in steps(record) for event in step.events)
    deals = [_deal(record.rules, deal, deal.row) for deal in tale.deals if deal.row]
    return {
        "format": FORMAT,
        "game": record.game,
        "preset": record.preset,
        "rules": to_builtins(record.rules),
        "players": list(record.players),
        **({"pairs": [[0, 2], [1, 3]]} if record.rules.pairs else {}),
        "finished": over,
        "deals": deals,
        "totals": deals[-1]["totals"] if deals else [0] * len(record.players),
    }


def _deal(rules: Rules, deal: Told, row: Row) -> dict[str, Any]:
    shown = {"shown": [list(cards or ()) for cards in deal.shown]} if deal.shown else {}
    closes = schedule(rules)[deal.number - 1].closes_set and rules.scoring == "georgian"
    return {
        "kind": deal.kind,
        "cards": deal.cards,
        "dealer": deal.dealer,
        "trump": deal.trump,
        "trump_card": deal.trump_card,
        "hands": [list(hand or ()) for hand in deal.hands],
        **shown,
        "bids": list(row.bids),
        "tricks": [_trick(rules, trick) for trick in deal.tricks],
        "taken": list(row.taken),
        "points": list(row.points),
        "totals": list(row.totals),
        **({"premium": [_premium(premium) for premium in row.premiums]} if closes else {}),
    }


def _premium(premium: Premium) -> dict[str, int]:
    return {"seat": premium.seat, "deal": premium.number, "points": premium.points}


def _trick(rules: Rules, trick: Trick) -> dict[str, Any]:
    trump = {"trump": trick.trump} if rules.trump == "circular_trick" else {}
    plays = [_play(play) for play in trick.plays]
    return {"leader": trick.leader, "winner": trick.winner, **trump, "plays": plays}


def _play(play: Played) -> dict[str, Any]:
    said = {} if play.says is None else {"as": play.says.card or play.says}
    return {"seat": play.seat, "card": play.card, **said}


COLUMNS = ("deal", "kind", "cards", "dealer", "trump", "seat", "player", "bid", "taken", "points", "total", "premium")


def table(record: Record) -> str:
    """The score sheet as CSV, a line for each seat in each finished deal; `premium` is what the end of a set brought or
    cost, and counts in `total`. A trump that changes from trick to trick is no trump of the deal, and a name that
    begins like a formula has an apostrophe before it. Errors as in `flatten`.

    web/src/sheet/csv.ts writes the same text in the browser.
    """
    match = flatten(record)
    names = [hands_out.plain(name) for name in match["players"]]
    turning = record.rules.trump == "circular_trick"
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    sheet.writerow(COLUMNS)
    for number, deal in enumerate(match["deals"], 1):
        about = [number, deal["kind"], deal["cards"], deal["dealer"], None if turning else deal["trump"]]
        seats = zip(names, deal["bids"], deal["taken"], deal["points"], deal["totals"], strict=True)
        due = {premium["seat"]: premium["points"] for premium in deal.get("premium", ())}
        sheet.writerows([*about, seat, *cells, due.get(seat, 0)] for seat, cells in enumerate(seats))
    return written.getvalue()


def _json(record: Record) -> str:
    return json.dumps(flatten(record) if record.game == "raspisnoy" else hands_out.flatten(record)) + "\n"


def _csv(record: Record) -> str:
    return table(record) if record.game == "raspisnoy" else hands_out.table(record)


FORMS: dict[str, Callable[[Record], str]] = {"json": _json, "csv": _csv, "phh": phh.show, "kzr": show}
"""A record as text for other programs, by the name of the form."""
