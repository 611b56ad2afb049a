"""One screen from what lies there: the table, or a page over it."""

from msgspec.structs import replace

from kozyr.terminal.desk import Desk, Hand
from kozyr.terminal.pages import over_page, quit_page, rules_page, scored_page, tricks_page
from kozyr.terminal.paint import Lines, filled, wrapped
from kozyr.terminal.paper import Page
from kozyr.terminal.sheet import SHEET_FRAME, sheet_lines, sheet_page, sheet_width
from kozyr.terminal.table_screen import table_screen
from kozyr.words import say

LEAST = (80, 24)
ROOMY = 32
"""From so many lines on, the sheet has room beside or above the table."""


def screen(desk: Desk, hand: Hand, width: int, height: int) -> Lines:
    """What the terminal shows: `height` lines of `width` characters."""
    if width < LEAST[0] or height < LEAST[1]:
        words = wrapped(say(desk.lang, "term-small", width=width, height=height), max(1, width))
        return filled(words, width, height)
    if hand.screen == "quit":
        return quit_page(desk, width, height)
    page = _page(desk, hand, width, height)
    return _table(desk, hand, width, height) if page is None else page.lines(hand.scroll, width, height)


def settled(desk: Desk, hand: Hand, width: int, height: int) -> Hand:
    """The hand scrolled no further than its page goes."""
    page = _page(desk, hand, width, height)
    return hand if page is None else replace(hand, scroll=page.settled(hand.scroll, height))


def _page(desk: Desk, hand: Hand, width: int, height: int) -> Page | None:
    match hand.screen:
        case "sheet":
            return sheet_page(desk, width)
        case "tricks":
            return tricks_page(desk, width)
        case "rules":
            return rules_page(desk, width)
        case "quit":
            return None
        case "table" if desk.moment == "over":
            return over_page(desk, width)
        case "table" if desk.moment == "scored":
            return scored_page(desk, width, height)
        case "table":
            return None


def _table(desk: Desk, hand: Hand, width: int, height: int) -> Lines:
    side = sheet_width(desk)
    if width - side >= LEAST[0] and height >= ROOMY:
        return _sheet_beside(desk, hand, width, height, side)
    return _sheet_above(desk, hand, width, height) if height >= ROOMY else table_screen(desk, hand, width, height)


def _sheet_beside(desk: Desk, hand: Hand, width: int, height: int, side: int) -> Lines:
    left = table_screen(desk, hand, width - side, height)
    right = replace(sheet_page(desk, side), foot="").lines(0, side, height)
    return [one + other for one, other in zip(left, right, strict=True)]


def _sheet_above(desk: Desk, hand: Hand, width: int, height: int) -> Lines:
    """The last rows of the sheet under the head line, in the room that the table can spare."""
    rows = height - LEAST[1] - SHEET_FRAME
    paper = sheet_lines(desk, width, rows) if desk.rows else []
    table = table_screen(desk, hand, width, height - len(paper))
    return [table[0], *paper, *table[1:]]
