"""The room's disk: an append-only log in SQLite. What `append` returned from is on disk, whatever happens next.

One thread owns the file. It takes all that waits, writes it in one transaction and commits once for all tables, so that
a hundred tables cost little more than one. The primary key (code, seq) is the fence: two rooms that write to the same
table cannot both succeed.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal

from msgspec import Struct

Stage = Literal["waiting", "playing", "over"]

LAYOUT = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 2000;
CREATE TABLE IF NOT EXISTS entries (code TEXT, seq INTEGER, entry BLOB NOT NULL, PRIMARY KEY (code, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, stage TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (person TEXT, code TEXT, PRIMARY KEY (person, code)) WITHOUT ROWID;
"""


class Line(Struct, frozen=True):
    """One entry of a table's log; the `person` to remember with the table, if any; the `stage` that begins with it."""

    code: str
    seq: int
    entry: bytes
    person: str = ""
    stage: Stage | None = None


class StoreError(Exception):
    """The disk did not take it, and holds what it held before."""


class FencedError(StoreError):
    """Another room has written to this table; what is in memory is no longer true."""


class Job(Struct, eq=False):
    """Work for the thread: lines to append, or something to do with the database; and who waits for it."""

    work: Sequence[Line] | Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """The log on disk; open it once a process and close it at the end."""

    def __init__(self, path: Path) -> None:
        """Open or make the file, readable by its owner only; StoreError when that cannot be done."""
        try:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._database.executescript(LAYOUT)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"the database {path} cannot be opened: {error}") from error
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def append(self, lines: Sequence[Line]) -> None:
        """Write all `lines` or none, and return when they are on disk; FencedError or StoreError when they are not."""
        await self._do(lines)

    async def entries(self, code: str) -> list[bytes]:
        """The log of a table from its beginning; empty when there is no such table."""
        query = "SELECT entry FROM entries WHERE code = ? ORDER BY seq"
        return [row[0] for row in await self._do(lambda database: database.execute(query, (code,)).fetchall())]

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The codes of the tables where `person` sat or is host, those whose stage changed last first."""
        query = "SELECT code FROM people JOIN tables USING (code) WHERE person = ? ORDER BY at DESC LIMIT ?"
        return [row[0] for row in await self._do(lambda database: database.execute(query, (person, most)).fetchall())]

    async def forget(self, days: float, but: Collection[str] = ()) -> int:
        """Throw away the tables that ended, or never started, more than `days` ago, `but` not these; how many went."""
        return int(await self._do(lambda database: _forget(database, time.time() - days * 86400, but)))

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._database.close()

    async def _do(self, work: Sequence[Line] | Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return await job.future

    def _work(self) -> None:
        is_open = True
        while is_open:
            waiting = _all_waiting(self._jobs)
            is_open = waiting[-1] is not None
            jobs = [job for job in waiting if job is not None]
            _report(jobs, _carry_out(self._database, jobs))


def _all_waiting(jobs: SimpleQueue[Job | None]) -> list[Job | None]:
    """At least one job, and all others that wait, up to the end of work."""
    waiting = [jobs.get()]
    while waiting[-1] is not None:
        try:
            waiting.append(jobs.get_nowait())
        except Empty:
            break
    return waiting


def _carry_out(database: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """The outcome of each job, in order: a result, or the exception that it ends with."""
    appends = [job.work for job in jobs if not callable(job.work)]
    written = iter(_write_together(database, appends))
    return [_try(job.work, database) if callable(job.work) else next(written) for job in jobs]


def _write_together(database: sqlite3.Connection, appends: list[Sequence[Line]]) -> list[Any]:
    """One transaction for all; if it fails, one for each, so that nobody pays for another's fault."""
    if not appends:
        return []
    fault = _try(lambda database: _write(database, [line for lines in appends for line in lines]), database)
    if fault is None or len(appends) == 1:
        return [fault] * len(appends)
    return [_write_together(database, [lines])[0] for lines in appends]


def _try(work: Callable[[sqlite3.Connection], Any], database: sqlite3.Connection) -> Any:
    try:
        return work(database)
    except sqlite3.IntegrityError as error:
        return FencedError(f"another room has written to this table: {error}")
    except sqlite3.Error as error:
        return StoreError(f"the database took nothing: {error}")


def _write(database: sqlite3.Connection, lines: Sequence[Line]) -> None:
    now = time.time()
    entries = [(line.code, line.seq, line.entry) for line in lines]
    people = [(line.person, line.code) for line in lines if line.person]
    stages = [(line.code, line.stage, now) for line in lines if line.stage]
    with _Transaction(database):
        database.executemany("INSERT INTO entries VALUES (?, ?, ?)", entries)
        database.executemany("INSERT OR IGNORE INTO people VALUES (?, ?)", people)
        database.executemany("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", stages)


def _forget(database: sqlite3.Connection, before: float, but: Collection[str]) -> int:
    query = "SELECT code FROM tables WHERE stage != 'playing' AND at < ?"
    old = [row for row in database.execute(query, (before,)) if row[0] not in but]
    with _Transaction(database):
        for name in ("entries", "people", "tables"):
            database.executemany(f"DELETE FROM {name} WHERE code = ?", old)
    return len(old)


class _Transaction:
    """Everything inside is written at its end, or nothing."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            self._database.execute("COMMIT" if kind is None else "ROLLBACK")
        except sqlite3.Error:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise


def _report(jobs: list[Job], outcomes: list[Any]) -> None:
    """Wake all who wait: one call for each event loop, not one for each job."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        by_loop.setdefault(job.loop, []).append((job.future, outcome))
    for loop, settled in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, settled)


def _settle(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in settled:
        if future.done():
            continue  # who waited was cancelled; what was written stays written
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
