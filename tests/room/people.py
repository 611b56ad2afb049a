"""People at browsers, as far as the room can tell: a cookie, a socket, orders and letters."""

import asyncio
import secrets
from collections.abc import Callable
from random import Random
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
        self.position: Any  # a wire.Position, whose view is that of the game played here
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
        return await self._answer(await self.order(kind, **fields))

    async def ask_badly(self, kind: str, **fields: Any) -> wire.Done | wire.Refused:
        """Send what may be no order, and read on to the answer; a message that is no order is answered to nobody."""
        return await self._answer(await self.order(kind, **fields), "")

    async def _answer(self, *nonces: str) -> wire.Done | wire.Refused:
        while True:
            letter = await self.letter()
            if isinstance(letter, wire.Done | wire.Refused) and letter.nonce in nonces:
                return letter

    @property
    def is_asked(self) -> bool:
        """Whether it is this person's turn."""
        at = self.position
        return bool(at.choices or at.amounts or at.picks)

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


def anything(position: wire.Position, rng: Random) -> str:
    """The text of something that may be done: a single action, a sum or cards, each as likely."""
    choice = rng.choice((*position.choices, *position.amounts, *position.picks))
    match choice:
        case wire.AmountChoice(verb=verb, lo=lo, hi=hi, step=step):
            return f"{verb} {lo + step * rng.randint(0, (hi - lo) // step)}"
        case wire.CardsChoice(verb=verb, of=of, least=least, most=most, bare=bare):
            cards = rng.sample(of, rng.randint(least, most))
            return f"{verb} {' '.join(cards)}" if cards else bare
        case text:
            return str(text)


async def play_evening(visit: Visit, rng: Random, hands: int) -> None:
    """Do anything that is legal until so many hands have ended; tick boxes now and then, and buy when broke."""
    acted, told = -1, -1
    while not visit.is_over and not (visit.table.phase == "between" and visit.position.view.table.number >= hands):
        mine = visit.position.mine
        if visit.is_asked and acted != visit.length:
            acted = visit.length
            await visit.order("act", action=anything(visit.position, rng))
        elif visit.table.phase == "between" and mine and told != visit.length:
            told = visit.length
            if mine.buy and visit.position.view.table.chairs[visit.you.seat].stack == 0:
                await visit.order("buy", amount=mine.buy[1])
            await visit.order("next")
        elif mine and mine.boxes and not mine.box and told != visit.length and rng.random() < 0.3:
            told = visit.length
            await visit.order("box", box=rng.choice(mine.boxes))
        else:
            await visit.letter()
