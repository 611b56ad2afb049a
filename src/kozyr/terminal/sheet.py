"""The score sheet on paper: rows are deals, a double column for each player (RP-11)."""

from rich.text import Text

from kozyr.games.raspisnoy.state import Row
from kozyr.terminal.desk import Desk
from kozyr.terminal.paint import (
    INK,
    PAPER,
    PAPER_GAIN,
    PAPER_LOSS,
    PAPER_SOFT,
    Lines,
    line,
)
from kozyr.terminal.paper import MARGIN, Page
from kozyr.words import say

FIRST = 15
"""The width of the first column: number and kind of the deal."""
NARROWEST = 10
"""The width that a player's double column needs."""


def sheet_width(desk: Desk) -> int:
    """How wide a sheet must be to stand beside the table."""
    return FIRST + 2 * MARGIN + NARROWEST * len(desk.names)


def sheet_page(desk: Desk, width: int) -> Page:
    """The score sheet as far as it is written; its end is shown first."""
    title, foot = say(desk.lang, "term-sheet"), say(desk.lang, "term-keys-scroll")
    return Page(title, tuple(sheet_lines(desk, width)), foot, from_end=True)


def sheet_lines(desk: Desk, width: int, rows: tuple[Row, ...] | None = None) -> Lines:
    """Rows are deals; for each player tricks taken of those bid, points, and the total under a rule at the end."""
    rows = desk.rows if rows is None else rows
    if not rows:
        return [line(f"  {say(desk.lang, 'term-sheet-empty')}", width, PAPER_SOFT)]
    column = min(16, (width - FIRST - 2 * MARGIN) // len(desk.names))
    heads = [line(Text(name, style="bold"), column, PAPER, "right") for name in desk.names]
    top = _row(line(say(desk.lang, "term-sheet-deal"), FIRST, PAPER_SOFT), heads, width)
    body = [_written(desk, row, column, width) for row in rows]
    rule = line(Text("  " + "─" * (FIRST + column * len(desk.names)), style=PAPER_SOFT), width, PAPER)
    return [top, *body, rule, _totals(desk, rows[-1], column, width)]


def _row(first: Text, cells: Lines, width: int) -> Text:
    return line(Text("  ").join([Text(""), first]) + Text("").join(cells), width, PAPER)


def _written(desk: Desk, row: Row, column: int, width: int) -> Text:
    kind = "term-sheet-plain" if row.kind == "plain" else "term-sheet-special"
    label = say(desk.lang, kind, number=row.number, cards=row.cards, kind=row.kind)
    return _row(line(label, FIRST, PAPER_SOFT), [_cell(row, seat, column) for seat in range(len(row.points))], width)


def _cell(row: Row, seat: int, column: int) -> Text:
    bid, points = row.bids[seat], row.points[seat]
    tricks = f"{row.taken[seat]}" if bid is None else f"{row.taken[seat]}/{bid}"
    mark = "•" if row.dealer == seat else ""
    style = PAPER_LOSS if points < 0 else PAPER_GAIN if bid is not None and bid == row.taken[seat] else PAPER
    written = Text(f"{mark}{tricks}", style=INK) + Text(f"{points:+5d}" if points else f"{0:5d}", style=style)
    return line(written, column, PAPER, "right")


def _totals(desk: Desk, row: Row, column: int, width: int) -> Text:
    best = max(row.totals)
    cells = [
        line(Text(str(total), style="bold underline" if total == best else "bold"), column, PAPER, "right")
        for total in row.totals
    ]
    return _row(line(say(desk.lang, "term-sheet-total"), FIRST, PAPER), cells, width)
