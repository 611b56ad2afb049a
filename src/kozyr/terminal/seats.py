"""The seats of a table, each a column: name, bid and tricks, points, and the card it has played."""

from rich.text import Text

from kozyr.games.raspisnoy.state import Played
from kozyr.games.raspisnoy.view import DealView
from kozyr.play.game import OVER
from kozyr.terminal.desk import ME, Desk, paper
from kozyr.terminal.faces import WIDTH, empty, face, said
from kozyr.terminal.paint import FELT, GAIN, LAMP, LOSS, SOFT, Lines, beside, line
from kozyr.words import say


def seats(desk: Desk, width: int, four: bool, bare: bool = False) -> Lines:
    """All seats from the person's left, himself last; `bare` without the cards, three lines instead of seven."""
    count = len(desk.names)
    column = width // count
    order = [(ME + step) % count for step in range(1, count + 1)]
    rows = beside([_seat(desk, seat, column, four, bare) for seat in order], gap=0)
    return [line(row, width, FELT) for row in rows]


def _seat(desk: Desk, seat: int, width: int, four: bool, bare: bool) -> Lines:
    plate = [_name(desk, seat, width), _bid(desk, seat, width), _points(desk, seat, width)]
    if bare:
        return plate
    played = next((played for played in desk.trick if played.seat == seat), None)
    return plate + _card(desk, seat, played, width, four)


def _name(desk: Desk, seat: int, width: int) -> Text:
    deal = desk.view.deal
    turns = desk.view.turn == seat and desk.moment in ("turn", "wait")
    name = Text(desk.names[seat], style=LAMP if turns else FELT)
    name.truncate(width - 5, overflow="ellipsis")
    if turns:
        name = Text("▶ ", style=LAMP) + name
    if deal is not None and deal.dealer == seat:
        name += Text(" ") + Text(f" {say(desk.lang, 'term-dealer')} ", style="bold #10261d on #dfe8e1")
    return line(name, width, FELT, "center")


def _bid(desk: Desk, seat: int, width: int) -> Text:
    deal = desk.view.deal
    if deal is None:
        return line("", width)
    words, style = _progress(desk, deal, seat)
    return line(Text(words, style=style), width, FELT, "center")


def _progress(desk: Desk, deal: DealView, seat: int) -> tuple[str, str]:
    bid, took = deal.bids[seat], deal.taken[seat]
    if deal.kind in ("golden", "misere"):
        return say(desk.lang, "term-took", took=took), FELT
    if bid is None:
        return say(desk.lang, "term-no-bid-yet"), SOFT
    if None in deal.bids:
        return say(desk.lang, "term-bid", bid=bid), FELT
    return say(desk.lang, "term-progress", took=took, bid=bid), GAIN if took == bid else LOSS if took > bid else FELT


def _points(desk: Desk, seat: int, width: int) -> Text:
    points = desk.view.totals[seat]
    ahead = points == max(desk.view.totals) and any(desk.view.totals) and desk.view.turn != OVER
    return line(Text(f"{points:+d}" if points else "0", style="underline" if ahead else ""), width, SOFT, "center")


def _card(desk: Desk, seat: int, played: Played | None, width: int, four: bool) -> Lines:
    ground = "chosen" if seat == desk.taker else "lit"
    card = empty() if played is None else face(played.card, paper(desk, four), ground)
    left = (width - WIDTH) // 2
    rows = [line(Text(" " * left) + row, width, FELT) for row in card]
    return [*rows, line(_under(desk, seat, played), width, SOFT, "center")]


def _under(desk: Desk, seat: int, played: Played | None) -> str:
    """What the joker said, or who led."""
    if played is not None and played.says is not None:
        return said(played.says, desk.lang)
    return say(desk.lang, "term-leads") if desk.trick and desk.trick[0].seat == seat else ""
