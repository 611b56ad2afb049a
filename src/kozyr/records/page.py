"""A record as people read it: who played, the score sheet, and every deal trick by trick.

Pages are lines of Rich text and tables; on paper, in a pipe and on a narrow screen they read the same without colour.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kozyr import games
from kozyr.errors import NotationError
from kozyr.play.evening import Evening
from kozyr.play.house import show_token
from kozyr.records.hands import lines, standing
from kozyr.records.record import Record
from kozyr.records.replay import steps
from kozyr.records.sheet import sheet
from kozyr.records.tale import Tale, tell
from kozyr.records.tricks import deal_page
from kozyr.records.writing import differing
from kozyr.words import say, sheaf

SHEET = "Sheet: bid/took, points, total; • deals. Tricks: > leads, * takes."


def page(record: Record, width: int, seat: int | None = None, at: int | None = None) -> RenderableType:
    """The whole page for a screen `width` characters wide; with `seat` only what that seat could know, with `at` only
    the first so many actions. NotationError when there is no such seat or action, RecordError for a false action."""
    events, state = _heard(record, seat, at)
    done = len(record.actions) if at is None else at
    body = _evening(record, events, state) if isinstance(state, Evening) else _match(record, tell(events), width, done)
    comments = [] if seat is not None else _comments(record, done)
    return Group(_heading(record, seat, done), *body[:-1], *comments, Text(), body[-1])


def _match(record: Record, tale: Tale, width: int, done: int) -> list[RenderableType]:
    """A match of raspisnoy: the sheet, and every deal trick by trick."""
    parts: list[RenderableType] = [Text(SHEET, style="dim"), *_opening(record, tale)]
    if any(deal.row for deal in tale.deals):
        parts += [Text(), sheet(tale, record.players, width)]
    for deal in tale.deals:
        parts += [Text(), deal_page(deal, record.rules, record.players)]
    return [*parts, _ending(record, tale, done)]


def _evening(record: Record, events: list[Any], state: Evening) -> list[RenderableType]:
    """An evening of poker: every hand as it went, and what each has won."""
    scores = games.load(record.game).scores(state)
    return [Text(), *lines(events, record.players), standing(state, record.players, scores)]


def print_page(record: Record, seat: int | None = None, at: int | None = None) -> None:
    """Prints the page: with colours on a terminal, plain elsewhere."""
    console = Console(highlight=False, emoji=False, markup=False)
    console.print(page(record, console.width, seat, at))


def _heard(record: Record, seat: int | None, at: int | None) -> tuple[list[Any], Any]:
    """The events of so many actions, all or those that a seat heard, and the state after them."""
    if seat is not None and not 0 <= seat < len(record.players):
        raise NotationError(f"there is no seat {seat}: the seats are 0 to {len(record.players) - 1}")
    if at is not None and not 0 <= at <= len(record.actions):
        raise NotationError(f"there is no action {at}: the record has {len(record.actions)}")
    game, events, state = games.load(record.game), list[Any](), None
    for step in islice(steps(record), None if at is None else at + 1):
        state = step.state
        events += step.events
    if seat is None:
        return events, state
    return [heard for event in events if (heard := game.hear(event, seat)) is not None], state


def _heading(record: Record, seat: int | None, done: int) -> RenderableType:
    title = f"{record.game.capitalize()}, {record.preset} rules, {len(record.players)} players"
    about = [Text(title, style="bold")]
    if changes := _changes(record):
        about.append(Text(f"House rules: {changes}"))
    about.append(Text("Seats: " + ", ".join(f"{place} {name}" for place, name in enumerate(record.players))))
    if done < len(record.actions):
        about.append(Text(f"After {done} of {len(record.actions)} actions"))
    if seat is not None:
        about.append(Text(f"As {record.players[seat]} (seat {seat}) could see it"))
    return Group(*about)


def _changes(record: Record) -> str:
    """What the rules have that the preset of that name has not; the whole difference where no preset has it."""
    written = differing(record.game, record.rules)
    preset = games.load(record.game).PRESETS.get(record.preset)
    known = {} if preset is None else differing(record.game, preset)
    names = [name for name in dict.fromkeys((*known, *written)) if known.get(name) != written.get(name)]
    return ", ".join(f"{name} {show_token(getattr(record.rules, name))}" for name in names if name != "seats")


def _opening(record: Record, tale: Tale) -> Iterator[Text]:
    if tale.drawn:
        draws = ", ".join(f"{record.players[drew.seat]} {drew.card}" for drew in tale.drawn)
        yield Text(f"Drawn for the first deal: {draws}")
    if tale.first is not None:
        yield Text(f"{record.players[tale.first]} deals first.")


def _comments(record: Record, done: int) -> list[Text]:
    """What was written about the first so many actions; who wrote it may have known every card."""
    made = [comment for comment in record.comments if comment.after <= done]
    lines = [Text(f"Action {comment.after}: {said(comment.text)}") for comment in made]
    return [Text(), *lines] if lines else []


def said(comment: str) -> str:
    """A comment in words: those of the lessons are messages, which are said in English here."""
    return say("en", comment) if comment.startswith("lesson-") and sheaf("en").has_message(comment) else comment


def _ending(record: Record, tale: Tale, done: int) -> Text:
    if tale.ended is None:
        return Text(f"The match is unfinished after {done} actions.")
    names = " and ".join(record.players[seat] for seat in tale.ended.winners)
    best = max(tale.ended.totals)
    verb = "wins" if len(tale.ended.winners) == 1 else "win together"
    money = ", ".join(
        f"{name} {amount:+d}" for name, amount in zip(record.players, tale.ended.money, strict=True) if amount
    )
    return Text(f"{names} {verb} with {best} points." + (f" Money: {money}." if money else ""), style="bold")
