"""A table that lives: one task that takes orders and the room's own steps one at a time.

Every change goes the same way: an entry, the new table worked out, the entry on disk, then the letters. So nobody ever
sees a move that could be lost, and a change that cannot be written never was.
"""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kozyr.play.game import WATCHER, Why
from kozyr.room import letters, log, wire
from kozyr.room.evening import follow, mine
from kozyr.room.opening import again, lines, new_code
from kozyr.room.orders import Around, answer, is_back
from kozyr.room.store import FencedError, Line, Stage, Store, StoreError
from kozyr.room.table import Table, phase, seat_of, waits_for
from kozyr.room.upkeep import Pace, Step, next_step, take_step

LOG = logging.getLogger("kozyr.room")

encode = msgspec.json.Encoder().encode


class Reader(Protocol):
    """Somebody who gets letters: a browser's socket."""

    person: str

    def post(self, letter: bytes) -> None:
        """Take a letter; must neither wait nor fail."""

    def dismiss(self) -> None:
        """The table has stopped; the browser should call again."""


class Joined(Struct, frozen=True, eq=False):
    """A reader came; a returning one had `seen` that much of the log."""

    reader: Reader
    seen: int | None


class Went(Struct, frozen=True, eq=False):
    """A reader's socket is closed."""

    reader: Reader


class Ordered(Struct, frozen=True, eq=False):
    """A reader's order."""

    reader: Reader
    order: wire.AnyOrder


Call = Joined | Went | Ordered


class Actor:
    """One table's task. Put calls into `inbox`; `run` returns when nobody has visited for the pace's `idle` seconds."""

    def __init__(self, table: Table, store: Store, pace: Pace, rng: Random, now: Callable[[], float]) -> None:
        self.inbox: asyncio.Queue[Call] = asyncio.Queue()
        self.table = table
        self.readers: list[Reader] = []
        self._store, self._pace, self._rng, self._now = store, pace, rng, now
        self._step: Step | None = None
        self._due = self._asked = 0.0
        self._host_gone = self._host_asked = self._last_visit = now()
        self._host_was_away = False

    async def run(self) -> None:
        """Serve the table until it is idle. FencedError when another room has taken it over."""
        while True:
            self._plan()
            wake = self._wake()
            try:
                async with asyncio.timeout_at(wake):
                    call = await self.inbox.get()
            except TimeoutError:
                if self._is_idle():
                    return
                await self._by_itself()
            else:
                await self._take(call)

    # What comes next

    def _is_idle(self) -> bool:
        is_alone = not self.readers and self.inbox.empty()  # somebody may have called in this very moment
        return is_alone and self._now() >= self._last_visit + self._pace.idle

    @property
    def present(self) -> frozenset[str]:
        """The persons who are connected."""
        return frozenset(reader.person for reader in self.readers)

    def all_readers(self) -> list[Reader]:
        """Those who are here, and those whose call still waits in the inbox."""
        calls = [self.inbox.get_nowait() for _ in range(self.inbox.qsize())]
        return [*self.readers, *(call.reader for call in calls if isinstance(call, Joined))]

    def around(self, key: str = "", code: str = "") -> Around:
        """What the table does not know of itself; an order may need a fresh `key` or `code`, letters do not."""
        return Around(self.present, self._host_is_away(), key, int(time.time()), code)

    def _host_is_away(self) -> bool:
        return self._now() >= self._host_away_from()

    def _host_away_from(self) -> float:
        """From when on the host counts as away: gone for long, or there and not doing the move that all wait for."""
        if self.table.host not in self.present:
            return self._host_gone + self._pace.host_away
        if waits_for(self.table) == seat_of(self.table, self.table.host):
            return self._host_asked + self._pace.host_idle
        return math.inf

    def _rights_changed(self) -> bool:
        """Whether others may do what the host does, or no longer may, since this was asked last."""
        was_away, self._host_was_away = self._host_was_away, self._host_is_away()
        return was_away != self._host_was_away

    def _plan(self) -> None:
        """Set the moment of the next step; it stays when an order came first and changed nothing about it. A clock runs
        from when it was started, so that going and coming back does not wind it up."""
        step = next_step(self.table, self.present, self._pace)
        if step == self._step:
            return
        now = self._now()
        if step is None or self._step is None or step.since != self._step.since:
            self._asked = now
        self._step = step
        if step:
            start = self._asked if step.kind in ("clock", "pause") else now
            self._due = min(start + self._rng.uniform(*step.within), self._last_moment(step))

    def _last_moment(self, step: Step) -> float:
        """When the time of a person who has gone is over at the latest."""
        return self._asked + self.table.clock if step.kind == "absent" and self.table.clock else math.inf

    def _wake(self) -> float | None:
        moments = [self._due if self._step else math.inf]
        if not self.readers:
            moments.append(self._last_visit + self._pace.idle)
        elif not self._host_was_away:
            moments.append(self._host_away_from())
        return None if min(moments) == math.inf else min(moments)

    def _seconds(self) -> float | None:
        """How long until the table goes on by itself; never told of bots, whose moments should tell nothing, and of a
        person as if he had chosen nothing in advance."""
        if self._step is None or self._step.told is None:
            return None
        due = self._asked + self._step.told if self._step.kind == "answer" else self._due
        return round(max(0.0, due - self._now()), 1)

    # What happens

    async def _by_itself(self) -> None:
        if self._rights_changed():
            self._tell_table()
        if self._step and self._now() >= self._due:
            await self._enter(take_step(self.table, self._step, self._rng))

    async def _take(self, call: Call) -> None:
        match call:
            case Joined(reader=reader, seen=seen):
                await self._join(reader, seen)
            case Went(reader=reader):
                self._part(reader)
            case Ordered(reader=reader, order=order):
                await self._obey(reader, order)

    async def _join(self, reader: Reader, seen: int | None) -> None:
        """Whoever comes back gets his cards back from the bot, unless he must ask for them."""
        is_new = reader.person not in self.present
        seat = seat_of(self.table, reader.person)
        if (back := is_back(self.table, seat)) is not None:
            await self._enter(back, reader.person)
        self.readers.append(reader)
        if reader.person == self.table.host:
            self._host_asked = self._now()
        rights_changed = self._rights_changed()
        self._plan()
        self._welcome(reader, seen)
        if is_new or rights_changed:
            self._tell_table(but=reader)

    def _part(self, reader: Reader) -> None:
        self.readers.remove(reader)
        self._last_visit = self._now()
        if reader.person in self.present:
            return
        if reader.person == self.table.host:
            self._host_gone = self._now()
        self._tell_table()

    async def _obey(self, reader: Reader, order: wire.AnyOrder) -> None:
        """Do the order once, however often it is sent, and answer it."""
        if (reader.person, order.nonce) in self.table.done:
            why = None
        else:
            why = await self._decide(reader.person, order)
        if why:
            reader.post(encode(wire.Refused(nonce=order.nonce, why=why)))
            return
        reader.post(encode(wire.Done(nonce=order.nonce)))
        if isinstance(order, wire.Free) and (key := self.table.places[order.seat].key):
            path = f"/t/{self.table.code}?seat={key}"
            reader.post(encode(wire.Link(nonce=order.nonce, seat=order.seat, path=path)))

    async def _decide(self, person: str, order: wire.AnyOrder) -> Why | None:
        decided = answer(self.table, person, order, self.around(secrets.token_urlsafe(12), new_code()))
        if decided is None or isinstance(decided, Why):
            return decided
        return await self._enter(decided, person, order.nonce)

    async def _enter(self, what: log.Happening, by: str = "", nonce: str = "") -> Why | None:
        """Write an entry, with what the hall does because of it, and tell of it. When the disk takes nothing the table
        stands still, paused, where it was. The table where a circle plays on is written in the same breath."""
        entries, table = follow(self.table, log.Entry(what, by, nonce))
        first, *rest = [
            Line(table.code, self.table.written + place, log.write(entry)) for place, entry in enumerate(entries)
        ]
        first = replace(first, person=_sitter(what, by), stage=_stage(self.table, table))
        try:
            await self._store.append([first, *rest, *_further(table, what)])
        except FencedError:
            raise
        except StoreError as error:
            LOG.error("table %s is paused: %s", self.table.code, error)
            self.table = replace(self.table, paused="disk")
            self._tell_table()
            return Why("why-disk")
        before, self.table = self.table, table
        self._tell(before)
        return None

    # What is told

    def _tell(self, before: Table) -> None:
        """The letters of one entry: news if the game moved on, the table if anything else is different."""
        self._plan()
        if self.table.moved != before.moved:
            self._host_asked = self._now()
            self._tell_news(before.length)
        if self._rights_changed() or _seen_by_all(self.table) != _seen_by_all(before):
            self._tell_table()
        elif self.table.moved == before.moved:
            self._tell_privately(before)

    def _tell_privately(self, before: Table) -> None:
        """What one person alone may know goes to him alone (HX-A6)."""
        for reader in self.readers:
            seat = seat_of(self.table, reader.person)
            if mine(self.table, seat) != mine(before, seat):
                reader.post(encode(letters.news(self.table, seat, self.table.length, self._seconds())))

    def _tell_news(self, since: int) -> None:
        seconds = self._seconds()
        seats = {reader.person: seat_of(self.table, reader.person) for reader in self.readers}
        texts = {seat: encode(letters.news(self.table, seat, since, seconds)) for seat in set(seats.values())}
        for reader in self.readers:
            reader.post(texts[seats[reader.person]])

    def _tell_table(self, but: Reader | None = None) -> None:
        self._plan()
        for reader in self.readers:
            if reader is not but:
                reader.post(encode(letters.table_news(self.table, reader.person, *self._surroundings())))

    def _welcome(self, reader: Reader, seen: int | None) -> None:
        """A returning reader hears what it missed; everybody else gets everything."""
        seat = seat_of(self.table, reader.person)
        if seen is None or not letters.remembers(self.table, seat, seen):
            reader.post(encode(letters.snapshot(self.table, reader.person, *self._surroundings())))
            return
        reader.post(encode(letters.table_news(self.table, reader.person, *self._surroundings())))
        reader.post(encode(letters.news(self.table, seat, seen, self._seconds())))

    def _surroundings(self) -> tuple[Around, int, float | None]:
        watchers = sum(1 for person in self.present if seat_of(self.table, person) == WATCHER)
        return self.around(), watchers, self._seconds()


def _seen_by_all(table: Table) -> tuple[object, ...]:
    closing = table.hall is not None and table.hall.closing
    return table.places, table.host, phase(table), table.paused, table.ready, table.next, closing


def _further(table: Table, what: log.Happening) -> list[Line]:
    """The log of the table where they play on."""
    return lines(what.code, again(table, what.code, int(time.time()))) if isinstance(what, log.Continued) else []


def _sitter(what: log.Happening, by: str) -> str:
    """The person to remember with the table: who got a chair in it."""
    return by if isinstance(what, log.Sat | log.Claimed) else ""


def _stage(before: Table, table: Table) -> Stage | None:
    """The stage of a table's life that begins with its last entry."""
    if phase(table) == "over":
        return "over" if phase(before) != "over" else None
    return "playing" if table.started and not before.started else None
