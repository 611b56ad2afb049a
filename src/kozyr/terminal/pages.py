"""Paper over the table: the tricks one may look through, the rules, the end of a deal and of the match."""

from functools import lru_cache

from rich.text import Text

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Premium, Row, Trick
from kozyr.games.raspisnoy.words import document
from kozyr.terminal.desk import ME, Desk
from kozyr.terminal.faces import index, said
from kozyr.terminal.paint import (
    FELT,
    INK,
    LAMP,
    PAPER,
    PAPER_GAIN,
    PAPER_LOSS,
    PAPER_SOFT,
    Lines,
    beside,
    blank,
    filled,
    line,
    wrapped,
)
from kozyr.terminal.paper import FRAME, MARGIN, Page
from kozyr.terminal.sheet import SHEET_FRAME, sheet, sheet_lines
from kozyr.words import say, show


def tricks_page(desk: Desk, width: int) -> Page:
    """The finished tricks that the table lets this seat look through (RP-45)."""
    deal = desk.view.deal
    review = () if deal is None else deal.review
    body = [_trick_line(desk, trick, width) for trick in review]
    if not body:
        body = [line(f"  {say(desk.lang, 'term-tricks-none')}", width, PAPER_SOFT)]
    title = say(desk.lang, "term-tricks")
    return Page(title, tuple(body), say(desk.lang, "term-keys-scroll"), from_end=True)


def _trick_line(desk: Desk, trick: Trick, width: int) -> Text:
    words = Text("  ")
    if desk.view.rules.trump == "circular_trick":
        words.append(f"{say(desk.lang, 'term-head-trump', suit=trick.trump or 'none')}: ", style=PAPER_SOFT)
    for played in trick.plays:
        words.append(f"{desk.names[played.seat]} ", style=PAPER_SOFT)
        words.append(index(played.card, desk.lang), style=f"bold {INK}" if played.seat == trick.winner else PAPER)
        words.append(f" {said(played.says, desk.lang)}" if played.says else "", style=PAPER_SOFT)
        words.append(" ✓   " if played.seat == trick.winner else "   ")
    return line(words, width, PAPER)


def rules_page(desk: Desk, width: int) -> Page:
    """The rules of this table in words."""
    return _rules_page(desk.lang, desk.view.rules, width)


@lru_cache(maxsize=4)
def _rules_page(lang: str, rules: Rules, width: int) -> Page:
    body: Lines = []
    for text in show(lang, document(rules)).splitlines():
        body += _rules_line(text, width)
    return Page(say(lang, "term-rules"), tuple(body), say(lang, "term-keys-scroll"))


def _rules_line(text: str, width: int) -> Lines:
    if text.startswith("## "):
        return [line(Text(f"  {text[3:]}", style="bold"), width, INK)]
    indent = len(text) - len(text.lstrip()) + 2 * MARGIN
    if not text.strip():
        return blank(width, 1, PAPER)
    pieces = wrapped(text.strip().removeprefix("- "), width - indent - MARGIN, PAPER)
    return [line(Text(" " * indent) + piece, width, PAPER) for piece in pieces]


def scored_page(desk: Desk, width: int, height: int) -> Page:
    """A deal written down: who bid and took what, and how each score came about."""
    scored = desk.scored
    assert scored is not None
    row = scored.row
    body: Lines = []
    for seat, why in enumerate(scored.because):
        style = PAPER_LOSS if row.points[seat] < 0 else PAPER_GAIN if _made(row, seat) else PAPER
        name = line(Text(desk.names[seat], style="bold"), 12, PAPER)
        total = line(Text(str(row.totals[seat]), style="bold"), 8, PAPER, "right")
        words = wrapped(say(desk.lang, why.id, **why.args), width - 26, style)
        due = [premium for premium in row.premiums if premium.seat == seat]
        words += [line for premium in due for line in _premium(desk, premium, width - 26)]
        body += [line(Text("  ") + part, width, PAPER) for part in beside([[name], words, [total]], 1, PAPER)]
    body += [*blank(width, 1, PAPER), *sheet_lines(desk, width, height - len(body) - FRAME - SHEET_FRAME - 1)]
    title = say(desk.lang, "term-deal-over", number=row.number)
    return Page(title, tuple(body), say(desk.lang, "term-prompt-next"))


def _premium(desk: Desk, premium: Premium, width: int) -> Lines:
    """A deal doubled or struck out at the end of a set (GJ-11)."""
    doubled = premium.points > 0
    name = "score-premium-doubled" if doubled else "score-premium-struck"
    words = say(desk.lang, name, number=premium.number, points=premium.points)
    return wrapped(words, width, PAPER_GAIN if doubled else PAPER_LOSS)


def _made(row: Row, seat: int) -> bool:
    return row.bids[seat] == row.taken[seat]


def over_page(desk: Desk, width: int) -> Page:
    """The end: who has won, who pays, and the whole sheet."""
    ended = desk.ended
    assert ended is not None
    body = wrapped(_winner(desk), width, f"bold {PAPER_GAIN}", "center")
    if any(ended.money):
        money = " · ".join(f"{name} {sum_:+d}" for name, sum_ in zip(desk.names, ended.money, strict=True))
        body += wrapped(say(desk.lang, "term-money", money=money), width, PAPER, "center")
    written = sheet(desk, width)
    above = (*body, *blank(width, 1, PAPER), *written.head)
    title, keys = say(desk.lang, "term-over"), say(desk.lang, "term-keys-over")
    return Page(title, written.rows, keys, above=above, below=written.foot)


def _winner(desk: Desk) -> str:
    ended = desk.ended
    assert ended is not None
    points = max(ended.totals)
    if ended.winners == (ME,):
        return say(desk.lang, "term-winner-you", points=points)
    names = ", ".join(desk.names[seat] for seat in ended.winners)
    return say(desk.lang, "term-winner", count=len(ended.winners), names=names, points=points)


def quit_page(desk: Desk, width: int, height: int) -> Lines:
    """Whether to leave."""
    words = [
        line(Text(say(desk.lang, "term-quit"), style=LAMP), width, FELT, "center"),
        *blank(width),
        line(say(desk.lang, "term-quit-kept"), width, FELT, "center"),
        line(say(desk.lang, "term-keys-quit"), width, FELT, "center"),
    ]
    return filled([*blank(width, (height - len(words)) // 2), *words], width, height)
