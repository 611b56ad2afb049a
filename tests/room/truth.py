"""What really lies where, read from the room's own log, so that a test can search letters for what nobody may know."""

import re
import sqlite3
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from kozyr.cards import Card, cards_of, pack
from kozyr.games.raspisnoy.state import Deal
from kozyr.play.game import WATCHER
from kozyr.room import log
from kozyr.room.manners import manner_of
from kozyr.room.table import Table, after, open_table

CARD = re.compile(r"\b(?:[2-9TJQKA][scdh]|X[12])\b")
CALLED = re.compile(r"\bas [2-9TJQKA][scdh]\b")
"""What a joker is called, or might be: that says nothing about where the card of that name lies."""


def log_of(folder: Path, code: str) -> list[log.Entry]:
    """The entries of a table in the database of `folder`."""
    database = sqlite3.connect(folder / "room.db")
    rows = database.execute("SELECT entry FROM entries WHERE code = ? ORDER BY seq", (code,)).fetchall()
    database.close()
    return [log.read(row[0]) for row in rows]


def course(folder: Path, code: str) -> dict[int, Table]:
    """The table at each length of its log."""
    first, *rest = log_of(folder, code)
    tables = [open_table(first)]
    for entry in rest:
        tables.append(after(tables[-1], entry))
    return {table.length: table for table in tables}


def hidden(tables: dict[int, Table], length: int, seat: int) -> set[str]:
    """The cards that `seat` (or a watcher) may not know in a letter of this length: the hands of others but for what
    they show, the stock, and its own hand while the deal is blind or on the foreheads."""
    if tables[length].hall:
        return _unseen_at_evening(tables[length], seat)
    deck, deal = tables[length].rules.deck, tables[length].state.deal
    if deal is not None and deal.dealt:
        return _unseen(deal, seat, deck)
    before = tables[length - 1].state.deal if length > 1 else None
    if before is None or not before.dealt:
        return set()
    last_card = {Card(word) for word in tables_word(tables[length]) if CARD.fullmatch(word)}
    return _unseen(before, seat, deck) - {card.value for card in last_card}


def _unseen_at_evening(table: Table, seat: int) -> set[str]:
    """All cards but the reader's own and those that lie open; in Palace, where cards are put off in sight of all, those
    face down."""
    hand = table.state.hand
    if hand is None:
        return {card.value for card in manner_of(table.game).cards(table.rules)}
    reader = seat if seat >= 0 and table.state.chairs[seat].played else WATCHER
    face_down = FACE_DOWN[table.game](manner_of(table.game).cards(table.rules), hand, reader)
    return {card.value for card in set(face_down) - set(chain.from_iterable(filter(None, hand.shown)))}


def _of_draw(pack: Iterable[Card], hand: Any, reader: int) -> Iterable[Card]:
    own = () if reader == WATCHER else (*hand.held[reader], *hand.away[reader])
    return set(pack) - {*own, hand.turned}


def _of_short_deck(pack: Iterable[Card], hand: Any, reader: int) -> Iterable[Card]:
    own = hand.holes[reader] if hand.holes and reader != WATCHER else ()
    return set(pack) - {*own, *hand.board}


def _of_palace(pack: Iterable[Card], hand: Any, reader: int) -> Iterable[Card]:
    """A called battle shows its two sides to each other."""
    fought = hand.fought
    fighters = (fought.attacker.seat, fought.defender.seat) if fought and fought.caller >= 0 else ()
    fallen = [side.palace for side in (fought.attacker, fought.defender) if reader not in fighters] if fought else []
    others = [cards for seat, cards in enumerate(hand.palaces) if not (seat == reader or {seat, reader} <= {*fighters})]
    return {*hand.pile, *chain.from_iterable(others), *chain.from_iterable(filter(None, fallen))}


FACE_DOWN: dict[str, Callable[[Iterable[Card], Any, int], Iterable[Card]]] = {
    "draw": _of_draw,
    "shortdeck": _of_short_deck,
    "palace": _of_palace,
}


OPEN = ("deal_scored", "drew_for_deal")
"""Events whose cards all saw, and which are in the pack again."""


def tables_word(table: Table) -> list[str]:
    """The cards named by the last move's events."""
    _, events = table.heard[-1]
    return CARD.findall(" ".join(event.card for event in events if hasattr(event, "card")))


def _unseen(deal: Deal, seat: int, deck: int) -> set[str]:
    may_not_look = deal.kind in ("blind", "forehead") and None in deal.bids
    known = set() if seat < 0 or may_not_look else set(cards_of(deal.hands[seat]))
    for holder, shown in enumerate(deal.shown if seat >= 0 else ()):
        known |= set(cards_of(shown)) if holder != seat else set()
    known |= {play.card for trick in deal.tricks for play in trick.plays} | {play.card for play in deal.plays}
    if deal.trump_card:
        known.add(deal.trump_card)
    return {card.value for card in pack(deck) if card not in known}


def cards_in(frame: str) -> set[str]:
    """All cards that a letter names anywhere, but for the rules, which name the jokers; what jokers are called; and the
    sheet: a row keeps the trump card of its finished deal; and those that lay open and went back into the pack."""
    return set(CARD.findall(CALLED.sub("", _of_the_deal(frame))))


def _of_the_deal(frame: str) -> str:
    letter = msgspec.json.decode(frame)
    letter.pop("sheet", None)
    letter.get("table", {}).pop("rules", None)
    letter.get("position", {"view": {}})["view"].pop("rules", None)
    if "events" in letter:
        letter["events"] = [event for event in letter["events"] if event["type"] not in OPEN]
    return msgspec.json.encode(letter).decode()


def leaks(folder: Path, code: str, frames: list[str], seat: int) -> list[str]:
    """The frames that tell `seat` a card it may not know."""
    tables = course(folder, code)
    return [frame for frame in frames if cards_in(frame) & hidden(tables, _length(frame), seat)]


def _length(frame: str) -> int:
    """The length that a letter was written at; an answer to an order names none, nor any card."""
    return int(msgspec.json.decode(frame).get("length", 1))
