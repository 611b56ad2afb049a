"""All tables of a room: opened here, fetched from disk when somebody visits, let go when nobody has for a while."""

import asyncio
import logging
import time
import traceback
from random import SystemRandom

from kozyr.play.game import WATCHER
from kozyr.room import log
from kozyr.room.actor import Actor
from kozyr.room.keepsake import record_of
from kozyr.room.lobby import NewTable, Running
from kozyr.room.opening import lines, new_code, opening
from kozyr.room.store import FencedError, Store
from kozyr.room.table import Table, game_of, manner, phase, replay, seat_of
from kozyr.room.upkeep import Pace

LOG = logging.getLogger("kozyr.room")
MOST_LISTED = 20


class Club:
    """The tables of one process over one store."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store, self._pace = store, pace
        self._rng = SystemRandom()
        self._actors: dict[str, Actor] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open_table(self, new: NewTable, person: str) -> str:
        """The code of a new table with `person` as host; RulesError lists what is wrong with the wish."""
        code = new_code()
        await self._store.append(lines(code, opening(new, code, person, int(time.time()))))
        LOG.info("table %s was opened", code)
        return code

    async def table(self, code: str) -> Table | None:
        """The table as it stands, whether anybody visits it or not; None when there is none of that code."""
        if living := self._actors.get(code):
            return living.table
        entries = await self._store.entries(code)
        return replay(map(log.read, entries)) if entries else None

    async def record(self, code: str) -> str | None:
        """The record of a table's match; None when there is no such table, or its match was not played to the end."""
        entries = [log.read(entry) for entry in await self._store.entries(code)]
        return record_of(replay(entries), entries) if entries else None

    async def find(self, code: str) -> Actor | None:
        """The actor of a table, woken if it sleeps; None when there is no such table. Give it its call at once: while
        anything else is waited for it may fall asleep again."""
        if living := self._actors.get(code):
            return living
        table = await self.table(code)
        if table is None:
            return None
        return self._actors.get(code) or self._wake(table)  # somebody may have been quicker

    def _wake(self, table: Table) -> Actor:
        living = Actor(table, self._store, self._pace, self._rng, asyncio.get_running_loop().time)
        self._actors[table.code] = living
        task = asyncio.create_task(self._serve(living), name=f"table {table.code}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return living

    async def _serve(self, living: Actor) -> None:
        code = living.table.code
        try:
            await living.run()
        except FencedError:
            LOG.warning("table %s was taken over by another room", code)
        except Exception as error:
            # What the error says may name cards, so only its kind and its place are told.
            place = "".join(traceback.format_tb(error.__traceback__))
            LOG.error(
                "table %s stopped: %s after %d entries\n%s", code, type(error).__name__, living.table.length, place
            )
        finally:
            del self._actors[code]
            for reader in living.all_readers():
                reader.dismiss()

    async def sweep(self, days: float) -> int:
        """Forget the tables that ended, or never started, more than `days` ago, but none where somebody still is."""
        return await self._store.forget(days, tuple(self._actors))

    async def running(self, person: str) -> tuple[Running, ...]:
        """The tables of a person, the latest first."""
        codes = await self._store.tables_of(person, MOST_LISTED)
        tables = [await self.table(code) for code in codes]
        return tuple(_running(table, person) for table in tables if table)

    async def close(self) -> None:
        """Let all tables finish what they are writing, then stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.close()


def _running(table: Table, person: str) -> Running:
    game, seat = game_of(table), seat_of(table, person)
    view = game.view(table.state, WATCHER)
    return Running(
        code=table.code,
        game=table.game,
        preset=table.preset,
        phase=phase(table),
        names=tuple(place.name or place.bot for place in table.places),
        seat=seat,
        deal=manner(table).number(view),
        deals=len(manner(table).schedule(table.rules)),
        totals=game.scores(table.state),
        your_turn=phase(table) == "playing" and seat != WATCHER and view.turn == seat,
    )
