"""Durable moves a second of the room: tables of bots, each with a watcher at a socket, on one process.

    python -m bench.room [--tables 100] [--seconds 10] [--json]

A move counts when its letter has reached the watcher, so it is on disk (synchronous=FULL) and has been told. Beside it
stands how many commits a second the same disk does one by one, since the ratio says more than either figure.
"""

import argparse
import asyncio
import json
import re
import sqlite3
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.room.house import GENEROUS, open_house
from tests.room.people import Person, Visit

LENGTH = re.compile(r'"length":(\d+)')
BOTS = ("random", "steady")


def single_commits(folder: Path, seconds: float) -> float:
    """Commits a second of one row each, one after another, on the disk of `folder`."""
    database = sqlite3.connect(folder / "single.db", isolation_level=None)
    database.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE moves (text BLOB)")
    commits, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        database.execute("INSERT INTO moves VALUES (?)", (b"x" * 60,))
        commits += 1
    database.close()
    return commits / seconds


async def moves_a_second(url: str, bot: str, tables: int, seconds: float) -> float:
    """Moves a second over all tables, as the watchers hear of them."""
    person = Person(url)
    codes = [await person.open_table(bots=(bot,) * 4, start=True) for _ in range(tables)]
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(person.visit(code)) for code in codes]
        listening = [asyncio.create_task(listen(visit)) for visit in visits]
        await asyncio.sleep(1)
        before, begin = heard(visits), time.perf_counter()
        await asyncio.sleep(seconds)
        moves, spent = heard(visits) - before, time.perf_counter() - begin
        for task in listening:
            task.cancel()
    return moves / spent


async def listen(visit: Visit) -> None:
    """Read letters without understanding them, to leave the processor to the room."""
    while True:
        if found := LENGTH.search(str(await visit.socket.recv())):
            visit.length = int(found[1])


def heard(visits: list[Visit]) -> int:
    return sum(visit.length for visit in visits)


def measure(tables: int, seconds: float) -> dict[str, float]:
    """The figures: moves a second for each bot, and commits a second without sharing."""
    with tempfile.TemporaryDirectory() as folder:
        figures = {"single_commits": single_commits(Path(folder), min(3.0, seconds))}
        for bot in BOTS:
            with open_house(Path(folder), limits=GENEROUS) as house:
                figures[bot] = asyncio.run(moves_a_second(house.url, bot, tables, seconds))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable moves a second of the room.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    figures = measure(wish.tables, wish.seconds)
    if wish.json:
        print(json.dumps({name: round(figure) for name, figure in figures.items()}))
        return
    for bot in BOTS:
        ratio = figures[bot] / figures["single_commits"]
        print(
            f"{wish.tables} tables of {bot}: {figures[bot]:,.0f} durable moves a second, {ratio:.1f} times as many as"
        )
    print(f"single commits on the same disk: {figures['single_commits']:,.0f} a second")


if __name__ == "__main__":
    main()
