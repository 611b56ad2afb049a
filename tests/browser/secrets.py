"""Whether a watcher was told more than he may know: every frame he received, against the log of the table itself."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from kozyr.cards import cards_of
from kozyr.games.raspisnoy.view import View
from kozyr.room import log, wire
from kozyr.room.table import Table, replay

PUBLIC = ("drew", "trump_shown", "card_played")
CARD = re.compile(r"\b[6-9TJQKA][scdh]\b")
decode = msgspec.json.Decoder(wire.AnyLetter).decode


def frames_of(page: Page) -> list[str]:
    """A list that fills with every frame that the page receives from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    return frames


def entries_of(database: Path, code: str) -> list[log.Entry]:
    """The whole log of a table, read from the room's own file."""
    query = "SELECT entry FROM entries WHERE code = ? ORDER BY seq"
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as opened:
        return [log.read(row[0]) for row in opened.execute(query, (code,))]


def hidden_cards(table: Table) -> set[str]:
    """The cards in hands and in the stock, except the one that was turned up for all to see."""
    deal = table.state.deal
    if deal is None:
        return set()
    hands = {card.value for hand in deal.hands for card in cards_of(hand)}
    return hands - ({deal.trump_card.value} if deal.trump_card else set())


def leaks(frames: list[str], entries: list[log.Entry]) -> list[str]:
    """What the frames tell that a watcher may not know: hidden cards, a hand, something to choose."""
    found, hidden_at = [], dict[int, set[str]]()
    for frame in frames:
        letter = decode(frame)
        if not isinstance(letter, wire.Snapshot | wire.News | wire.TableNews):
            found += [f"a card in an answer: {frame}"] if CARD.search(frame) else []
            continue
        if letter.length not in hidden_at:
            hidden_at[letter.length] = hidden_cards(replay(entries[: letter.length]))
        told = set(CARD.findall(msgspec.json.encode(private(msgspec.json.decode(frame))).decode()))
        found += (
            [f"{told & hidden_at[letter.length]} at {letter.length}: {frame}"]
            if told & hidden_at[letter.length]
            else []
        )
        view = letter.position.view
        assert isinstance(view, View)
        if (view.deal and view.deal.hand is not None) or letter.position.choices or letter.position.barred:
            found.append(f"a hand or choices at {letter.length}: {frame}")
    return found


def private(value: Any) -> Any:
    """The value without what was public when it happened, but may be in a hand again by now: events of cards that came
    to the table, and the trumps of finished deals; and without the rules, which name the jokers."""
    if isinstance(value, list):
        return [private(item) for item in value]
    if not isinstance(value, dict):
        return value
    public = {"card"} if value.get("type") in PUBLIC else {"trump_card"} if "points" in value else set()
    return {name: private(item) for name, item in value.items() if name not in public | {"rules"}}
