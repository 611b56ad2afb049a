"""The room's disk: all or nothing, one writer to a table, one commit for all who wait."""

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from kozyr.room.store import FencedError, Line, Store, StoreError


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def line(seq: int, code: str = "code", **more: Any) -> Line:
    return Line(code, seq, f"{code} {seq}".encode(), **more)


def test_what_was_appended_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "room.db")
        await store.append([line(0), line(1)])
        await store.append([line(2)])
        await store.close()

    async def read() -> None:
        store = Store(tmp_path / "room.db")
        assert await store.entries("code") == [b"code 0", b"code 1", b"code 2"]
        assert await store.entries("none") == []
        await store.close()

    run(write())
    run(read())


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    run(Store(tmp_path / "room.db").close())
    assert stat.S_IMODE((tmp_path / "room.db").stat().st_mode) == 0o600


def test_a_second_writer_to_a_table_is_fenced_off(tmp_path: Path) -> None:
    async def work() -> None:
        mine, other = Store(tmp_path / "room.db"), Store(tmp_path / "room.db")
        await mine.append([line(0)])
        with pytest.raises(FencedError):
            await other.append([line(0)])
        assert await other.entries("code") == [b"code 0"]
        await mine.close()
        await other.close()

    run(work())


def test_lines_that_are_appended_together_are_written_all_or_none(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        await store.append([line(1)])
        with pytest.raises(FencedError):
            await store.append([line(0), line(1)])
        assert await store.entries("code") == [b"code 1"]
        await store.close()

    run(work())


def test_one_tables_fault_costs_no_other_table_its_move(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        await store.append([line(0, "bad")])
        tries = [store.append([line(0, code)]) for code in ("good", "bad", "fine")]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), FencedError, type(None)]
        assert await store.entries("fine") == [b"fine 0"]
        await store.close()

    run(work())


def test_a_disk_that_takes_nothing_is_a_fault_and_later_all_is_well(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        with sqlite3.connect(tmp_path / "room.db", isolation_level=None) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await store.append([line(0)])
            blocker.execute("ROLLBACK")
        blocker.close()
        await store.append([line(0)])
        assert await store.entries("code") == [b"code 0"]
        await store.close()

    run(work())


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        commits: list[str] = []
        store._database.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)
        await asyncio.gather(*(store.append([line(0, f"t{number}")]) for number in range(200)))
        assert len(commits) < 50
        await store.close()

    run(work())


def test_a_person_finds_his_tables_again_the_latest_first(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        for code in ("a", "b", "c"):
            await store.append([line(0, code, person="ann", stage="waiting")])
        await store.append([line(1, "a", person="bob", stage="playing")])
        assert await store.tables_of("ann", 2) == ["a", "c"]
        assert await store.tables_of("bob", 9) == ["a"]
        await store.close()

    run(work())


def test_ended_and_never_started_tables_are_forgotten_after_their_time_and_running_ones_kept(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "room.db")
        for code, stage in (("w", "waiting"), ("p", "playing"), ("o", "over")):
            await store.append([line(0, code, person="ann", stage=stage)])
        assert await store.forget(days=1) == 0
        assert await store.forget(days=-1) == 2
        assert await store.tables_of("ann", 9) == ["p"]
        assert await store.entries("o") == []
        await store.close()

    run(work())


def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "room.db").write_text("no database at all, but some text that is long enough to be read")
    with pytest.raises(StoreError, match=r"room\.db"):
        Store(tmp_path / "room.db")
