"""People at browsers, as far as the room can tell: a cookie, a socket, orders and letters."""

import asyncio
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kozyr.room import wire
from kozyr.room.guard import COOKIE, new_token

decode = msgspec.json.Decoder(wire.AnyLetter).decode
PATIENCE = 20
"""Seconds after which a test gives up on a letter."""


class Person:
    """A browser with its cookie, at an address of a room."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = new_token()

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, cookies={COOKIE: self.token}, headers={"origin": self.url})

    async def open_table(self, **wish: Any) -> str:
        """The code of a new table; `wish` are the fields of NewTable."""
        async with self.http() as http:
            answer = await http.post("/api/tables", content=msgspec.json.encode(wish))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def visit(self, code: str, seen: int | None = None) -> "Visit":
        """A tab at a table, to be used with `async with`."""
        return Visit(self, code, seen)


class Visit:
    """A tab: what it heard (`frames`), and the last position, table and length, known from the first letter on."""

    def __init__(self, person: Person, code: str, seen: int | None = None) -> None:
        self.person, self.code = person, code
        self.query = "" if seen is None else f"?seen={seen}"
        self.frames: list[str] = []
        self.length = 0
        self.position: wire.Position
        self.table: wire.TableInfo
        self.you: wire.You
        self.socket: ClientConnection

    async def __aenter__(self) -> "Visit":
        url = self.person.url.replace("http", "ws", 1) + f"/t/{self.code}/socket{self.query}"
        self.socket = await connect(
            url,
            origin=Origin(self.person.url),
            additional_headers={"cookie": f"{COOKIE}={self.person.token}"},
            compression=None,
            max_queue=None,
        )
        await self.letter()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.socket.close()

    async def letter(self) -> wire.AnyLetter:
        """The next letter."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        letter = decode(frame)
        self._read(letter)
        return letter

    def _read(self, letter: wire.AnyLetter) -> None:
        if isinstance(letter, wire.Snapshot | wire.News | wire.TableNews):
            assert letter.length >= self.length, "the length of the log never falls"
            self.length, self.position = letter.length, letter.position
        if isinstance(letter, wire.Snapshot | wire.TableNews):
            self.table, self.you = letter.table, letter.you

    async def until(self, wanted: Callable[["Visit"], object]) -> None:
        """Read letters until `wanted` holds of this tab."""
        while not wanted(self):
            await self.letter()

    async def order(self, kind: str, nonce: str | None = None, seen: int | None = None, **fields: Any) -> str:
        """Send an order and return its nonce."""
        nonce = nonce or secrets.token_hex(8)
        seen = self.length if seen is None else seen
        await self.socket.send(msgspec.json.encode({"type": kind, "nonce": nonce, "seen": seen, **fields}).decode())
        return nonce

    async def ask(self, kind: str, **fields: Any) -> wire.Done | wire.Refused:
        """Send an order and read on to its answer."""
        nonce = await self.order(kind, **fields)
        while True:
            letter = await self.letter()
            if isinstance(letter, wire.Done | wire.Refused) and letter.nonce == nonce:
                return letter

    @property
    def is_asked(self) -> bool:
        """Whether it is this person's turn."""
        return bool(self.position.choices)

    @property
    def is_over(self) -> bool:
        return self.table.phase == "over"


async def play_on(visit: Visit, stop: Callable[[Visit], object] = lambda visit: visit.is_over) -> None:
    """Take the first choice at every turn and be ready for every deal, until `stop` holds."""
    acted, read = -1, -1
    while not stop(visit):
        if visit.is_asked and acted != visit.length:
            acted = visit.length
            await visit.order("act", action=visit.position.choices[0])
        elif visit.table.phase == "between" and visit.you.seat >= 0 and read != visit.length:
            read = visit.length
            await visit.order("next")
        else:
            await visit.letter()
