"""The score sheet on paper: rows are deals, a double column for each player (RP-11)."""

from collections.abc import Sequence

from msgspec import Struct
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
SHEET_FRAME = 3
"""Lines of a sheet besides its rows: names, rule and totals."""
NARROWEST = 10
"""The width that a player's double column needs."""


def sheet_width(desk: Desk) -> int:
    """How wide a sheet must be to stand beside the table."""
    return FIRST + 2 * MARGIN + NARROWEST * len(desk.names)


class Sheet(Struct, frozen=True):
    """The sheet in three parts: the names, the rows of the deals, and the rule with the totals."""

    head: tuple[Text, ...]
    rows: tuple[Text, ...]
    foot: tuple[Text, ...]


def sheet_page(desk: Desk, width: int) -> Page:
    """The score sheet as far as it is written; its end is shown first."""
    title, keys = say(desk.lang, "term-sheet"), say(desk.lang, "term-keys-scroll")
    written = sheet(desk, width)
    return Page(title, written.rows, keys, from_end=True, above=written.head, below=written.foot)


def sheet_lines(desk: Desk, width: int, most: int) -> Lines:
    """The sheet with at most so many rows, the last ones."""
    written = sheet(desk, width)
    return [*written.head, *written.rows[-max(1, most) :], *written.foot]


def sheet(desk: Desk, width: int) -> Sheet:
    """Rows are deals; for each player the tricks bid and taken, the points, and the total at the end."""
    if not desk.rows:
        return Sheet((), (line(f"  {say(desk.lang, 'term-sheet-empty')}", width, PAPER_SOFT),), ())
    column = min(16, (width - FIRST - 2 * MARGIN) // len(desk.names))
    names = [line(Text(name, style="bold"), column, PAPER, "right") for name in desk.names]
    rule = line(Text("  " + "─" * (FIRST + column * len(desk.names)), style=PAPER_SOFT), width, PAPER)
    return Sheet(
        (_row(line(say(desk.lang, "term-sheet-deal"), FIRST, PAPER_SOFT), names, width),),
        tuple(written for row in desk.rows for written in _written(desk, row, column, width)),
        (rule, _totals(desk, desk.rows[-1], column, width)),
    )


def _row(first: Text, cells: Lines, width: int) -> Text:
    return line(Text("  ").join([Text(""), first]) + Text("").join(cells), width, PAPER)


def _written(desk: Desk, row: Row, column: int, width: int) -> Lines:
    """A deal on one line, or on two where the columns are narrow; under it the premiums that closed its set."""
    kind = "term-sheet-plain" if row.kind == "plain" else "term-sheet-special"
    label = say(desk.lang, kind, number=row.number, cards=row.cards, kind=row.kind)
    cells = [_cell(row, seat) for seat in range(len(row.points))]
    lines = _lines(label, cells, column, width)
    if not row.premiums:
        return lines
    due: list[tuple[Text, Text]] = [(Text(), Text())] * len(cells)
    for premium in row.premiums:
        style = PAPER_LOSS if premium.points < 0 else PAPER_GAIN
        due[premium.seat] = Text(f"#{premium.number}", style=INK), Text(f" {premium.points:+4d}", style=style)
    return lines + _lines(say(desk.lang, "term-sheet-premium"), due, column, width)


def _lines(label: str, cells: Sequence[tuple[Text, Text]], column: int, width: int) -> Lines:
    first, below = line(label, FIRST, PAPER_SOFT), line("", FIRST, PAPER_SOFT)
    if column >= NARROWEST:
        return [_row(first, [line(tricks + points, column, PAPER, "right") for tricks, points in cells], width)]
    rows = [[line(part, column, PAPER, "right") for part in parts] for parts in zip(*cells, strict=True)]
    return [_row(first, rows[0], width), _row(below, rows[1], width)]


def _cell(row: Row, seat: int) -> tuple[Text, Text]:
    bid, points = row.bids[seat], row.points[seat]
    tricks = f"{row.taken[seat]}" if bid is None else f"{bid}/{row.taken[seat]}"
    mark = "•" if row.dealer == seat else ""
    style = PAPER_LOSS if points < 0 else PAPER_GAIN if bid is not None and bid == row.taken[seat] else PAPER
    return Text(f"{mark}{tricks}", style=INK), Text(f"{points:+5d}" if points else f"{0:5d}", style=style)


def _totals(desk: Desk, row: Row, column: int, width: int) -> Text:
    best = max(row.totals)
    cells = [
        line(Text(str(total), style="bold underline" if total == best else "bold"), column, PAPER, "right")
        for total in row.totals
    ]
    return _row(line(say(desk.lang, "term-sheet-total"), FIRST, PAPER), cells, width)
