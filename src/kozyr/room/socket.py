"""One browser's socket at a table: orders in, letters out, within limits."""

import asyncio
from collections import Counter
from http import HTTPStatus

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.play.game import Why
from kozyr.room import wire
from kozyr.room.actor import Actor, Joined, Ordered, Went, encode
from kozyr.room.club import Club
from kozyr.room.guard import Bucket, Limits, is_own_origin, person_of, token_of

NOT_TODAY, FAILED, TOO_SLOW = 1008, 1011, 1013
"""Codes with which the room closes a socket; docs/protocol.md says what the page makes of them."""

decode = msgspec.json.Decoder(wire.AnyOrder).decode


class SocketReader:
    """A reader with a bounded queue: whoever reads too slowly is sent away and gets everything anew when he calls."""

    def __init__(self, person: str, limits: Limits) -> None:
        self.person = person
        self.farewell: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(limits.letters_waiting)

    def post(self, letter: bytes) -> None:
        if self.farewell is None:
            self._put(letter)

    def dismiss(self) -> None:
        self.end(FAILED)

    def end(self, code: int) -> None:
        """Let the letters that wait go out, then close with `code`."""
        if self.farewell is None:
            self.farewell = code
            self._put(None)

    def _put(self, letter: bytes | None) -> None:
        try:
            self._queue.put_nowait(letter)
        except asyncio.QueueFull:
            self.farewell = TOO_SLOW
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    async def next_letter(self, patience: float) -> bytes | None:
        """The next letter, or None at the end; TimeoutError after `patience` seconds of silence."""
        async with asyncio.timeout(patience):
            return await self._queue.get()


class Doors:
    """The sockets of a room: who may open one, and how many."""

    def __init__(self, club: Club, limits: Limits, origins: frozenset[str], beat: float) -> None:
        self._club, self._limits, self._origins, self._beat = club, limits, origins, beat
        self._open: Counter[str] = Counter()

    async def visit(self, socket: WebSocket) -> None:
        """Serve one socket from its request to its end."""
        token = token_of(socket)
        if token is None or not is_own_origin(socket.headers, self._origins):
            return await _refuse(socket, 403)
        person = person_of(token)
        if self._open.total() >= self._limits.sockets or self._open[person] >= self._limits.sockets_each:
            return await _refuse(socket, 429)
        self._open[person] += 1
        try:
            await self._attend(socket, person)
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    async def _attend(self, socket: WebSocket, person: str) -> None:
        code = socket.path_params["code"]
        if await self._club.find(code) is None:
            return await _refuse(socket, 404)
        await socket.accept()
        actor = await self._club.find(code)  # it may have gone to sleep while the handshake went on
        if actor is None:
            return await socket.close(FAILED)
        return await self._serve(socket, SocketReader(person, self._limits), actor)

    async def _serve(self, socket: WebSocket, reader: SocketReader, actor: Actor) -> None:
        actor.inbox.put_nowait(Joined(reader, _seen(socket)))
        letters = asyncio.create_task(self._send(socket, reader, actor))
        orders = asyncio.create_task(self._receive(socket, reader, actor))
        try:
            ended, _ = await asyncio.wait((letters, orders), return_when=asyncio.FIRST_COMPLETED)
        finally:
            actor.inbox.put_nowait(Went(reader))
            letters.cancel()
            orders.cancel()
            await asyncio.wait((letters, orders))
        for task in ended:
            task.result()  # a fault of the room's own is for its log

    async def _send(self, socket: WebSocket, reader: SocketReader, actor: Actor) -> None:
        """Send letters until the reader's end or the browser's."""
        while True:
            try:
                letter = await reader.next_letter(self._beat)
            except TimeoutError:
                letter = encode(wire.Beat(length=actor.table.length))
            try:
                if letter is None:
                    return await socket.close(reader.farewell or FAILED)
                await socket.send_text(letter.decode())
            except (WebSocketDisconnect, RuntimeError):  # the second when the browser has said goodbye meanwhile
                return None

    async def _receive(self, socket: WebSocket, reader: SocketReader, actor: Actor) -> None:
        """Pass orders on. What is no order, or comes too fast, is refused; who goes on with it is sent away."""
        bucket = Bucket(self._limits.orders_burst, self._limits.orders_rate, asyncio.get_running_loop().time)
        patience = self._limits.patience
        while patience:
            try:
                text = await _message(socket)
            except WebSocketDisconnect:
                return
            order = _order(text)
            if order is None:
                why = Why("why-no-order")
            elif bucket.take():
                actor.inbox.put_nowait(Ordered(reader, order))
                continue
            else:
                why = Why("why-too-fast")
            patience -= 1
            reader.post(encode(wire.Refused(nonce=order.nonce if order else "", why=why)))
        reader.end(NOT_TODAY)
        await asyncio.Event().wait()  # the other task sends the letters that wait, and closes


async def _message(socket: WebSocket) -> str | bytes:
    """The next message, whether it came as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _order(text: str | bytes) -> wire.AnyOrder | None:
    """The order that a message holds; None when it holds none."""
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _seen(socket: WebSocket) -> int | None:
    text = socket.query_params.get("seen", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


async def _refuse(socket: WebSocket, status: int) -> None:
    """Answer the request for a socket with an HTTP status, before anything is accepted."""
    await socket.send_denial_response(PlainTextResponse(HTTPStatus(status).phrase, status))
