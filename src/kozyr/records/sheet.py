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


class Cell(Struct, frozen=True):
    """What stands under a player's name in one row."""

    bid: str
    points: int
    total: int


class Line(Struct, frozen=True):
    """A row of the sheet: a deal, or the premiums that closed its set."""

    label: str
    trump: Text
    cells: tuple[Cell, ...]


def sheet(tale: Tale, players: Sequence[str], width: int) -> Table:
    """The finished deals: tricks bid and taken (`2/3`; the dealer's with a dot), points, and the running total; on two
    or three lines where a screen of `width` is too narrow for one. Premiums have a row of their own (`#3`: deal 3)."""
    lines = [line for deal in tale.deals if deal.row for line in _lines(deal.row)]
    widths = _widths(lines)
    first = max(len(line.label) for line in lines)
    wide = width >= first + 1 + WIDE_GAP + len(players) * (widths.line + WIDE_GAP)
    column = widths.line if wide else (width - first - 2) // len(players) - NARROW_GAP
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1 if wide else 0), pad_edge=False, show_edge=False)
    table.add_column("deal", no_wrap=True, width=first)
    table.add_column(" ", no_wrap=True, width=1)
    for name in players:
        table.add_column(name, justify="right", no_wrap=True, width=column)
    for line in lines:
        table.add_row(line.label, line.trump, *(_written(cell, widths, column) for cell in line.cells))
    return table


def _lines(row: Row) -> list[Line]:
    """A deal, and under the last one of a set its premiums; the total of that deal is then the one before them."""
    due = {premium.seat: premium for premium in row.premiums}
    cells = []
    for seat, (points, total) in enumerate(zip(row.points, row.totals, strict=True)):
        cells.append(Cell(_bid(row, seat), points, total - (due[seat].points if seat in due else 0)))
    label = f"{row.number:2d} {row.cards if row.kind == 'plain' else KINDS[row.kind]}"
    deal = Line(label, suit_sign(row.trump), tuple(cells))
    if not due:
        return [deal]
    closing = [
        Cell(f"#{due[seat].number}", due[seat].points, total) if seat in due else Cell("", 0, total)
        for seat, total in enumerate(row.totals)
    ]
    return [deal, Line("premium", Text(), tuple(closing))]


def _bid(row: Row, seat: int) -> str:
    bid, mark = row.bids[seat], "•" if seat == row.dealer else ""
    return f"{mark}{row.taken[seat]}" if bid is None else f"{mark}{bid}/{row.taken[seat]}"


def _widths(lines: Sequence[Line]) -> Widths:
    cells = [cell for line in lines for cell in line.cells]
    return Widths(
        max(len(cell.bid) for cell in cells),
        max(len(points_sign(cell.points)) for cell in cells),
        max(len(str(cell.total)) for cell in cells),
    )


def _written(cell: Cell, widths: Widths, column: int) -> Text:
    """Bid, points and total, as many of them beside each other as the column takes."""
    points, total = points_sign(cell.points), Text(str(cell.total), style="bold")
    total.align("right", widths.total)
    points.align("right", widths.points)
    tall = column < widths.bid + 1 + widths.points
    written = Text(cell.bid.rjust(widths.bid)) + Text("\n" if tall else " ") + points
    return written + Text("\n" if column < widths.line else " ") + total
