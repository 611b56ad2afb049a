"""The score sheet of a match on a screen of characters: rows are deals, a column for each player."""

from collections.abc import Sequence

from msgspec import Struct
from rich import box
from rich.table import Table
from rich.text import Text

from kozyr.games.raspisnoy.state import Row
from kozyr.records.ink import KINDS, points_sign, suit_sign
from kozyr.records.tale import Tale

WIDE_GAP, NARROW_GAP = 3, 1
"""What lies between two columns."""


class Widths(Struct, frozen=True):
    """How wide the bid and tricks, the points and the total of a player are written."""

    bid: int
    points: int
    total: int

    @property
    def line(self) -> int:
        """All three in one line."""
        return self.bid + self.points + self.total + 2


def sheet(tale: Tale, players: Sequence[str], width: int) -> Table:
    """The finished deals: tricks bid and taken (`2/3`; the dealer's with a dot), points, and the running total; on two
    lines where a screen of `width` is too narrow for one."""
    rows = [deal.row for deal in tale.deals if deal.row]
    widths, seats = _widths(rows), range(len(players))
    first = max(len(_label(row)) for row in rows)
    wide = width >= first + 1 + WIDE_GAP + len(players) * (widths.line + WIDE_GAP)
    column = widths.line if wide else (width - first - 2) // len(players) - NARROW_GAP
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1 if wide else 0), pad_edge=False, show_edge=False)
    table.add_column("deal", no_wrap=True, width=first)
    table.add_column(" ", no_wrap=True, width=1)
    for name in players:
        table.add_column(name, justify="right", no_wrap=True, width=column)
    for row in rows:
        table.add_row(_label(row), suit_sign(row.trump), *(_cell(row, seat, widths, wide) for seat in seats))
    return table


def _label(row: Row) -> str:
    return f"{row.number:2d} {row.cards if row.kind == 'plain' else KINDS[row.kind]}"


def _bid(row: Row, seat: int) -> str:
    bid, mark = row.bids[seat], "•" if seat == row.dealer else ""
    return f"{mark}{row.taken[seat]}" if bid is None else f"{mark}{bid}/{row.taken[seat]}"


def _widths(rows: Sequence[Row]) -> Widths:
    seats = range(len(rows[0].points))
    return Widths(
        max(len(_bid(row, seat)) for row in rows for seat in seats),
        max(len(points_sign(points)) for row in rows for points in row.points),
        max(len(str(total)) for row in rows for total in row.totals),
    )


def _cell(row: Row, seat: int, widths: Widths, wide: bool) -> Text:
    points, total = points_sign(row.points[seat]), Text(str(row.totals[seat]), style="bold")
    total.align("right", widths.total)
    points.align("right", widths.points)
    written = Text(_bid(row, seat).rjust(widths.bid)) + Text(" ") + points
    return written + Text(" " if wide else "\n") + total
