"""What may be taken home from a table: the record of a match that was played to its end, and of no other."""

import asyncio
from pathlib import Path

import httpx
import pytest

from kozyr.games.raspisnoy.state import DealScored
from kozyr.play.game import Why
from kozyr.records import parse, verify
from kozyr.room import lobby, log, wire
from kozyr.room.club import Club
from kozyr.room.keepsake import record_of
from kozyr.room.orders import answer
from kozyr.room.store import Line, Store
from kozyr.room.table import Table, phase, replay
from kozyr.room.upkeep import AT_ONCE
from tests.room.house import GENEROUS, open_house
from tests.room.people import Person, play_on
from tests.room.tables import ANN, BOB, HERE, SHORT, entries, to_the_end, waiting

OPENING = entries(bots=("", "steady", "steady", "random"), start=True)


def whole() -> tuple[Table, list[log.Entry]]:
    """A match of Ann's against three bots, played to its end."""
    written = [*OPENING, *to_the_end(replay(OPENING))]
    return replay(written), written


def test_the_record_of_a_finished_match_replays_to_its_scores() -> None:
    table, written = whole()
    text = record_of(table, written)
    assert text is not None
    record = parse(text)
    assert verify(record) is None
    assert record.players == ("Ann", "steady", "steady", "random")
    last = table.sheet[-1]
    assert isinstance(last, DealScored)
    assert record.scores == last.row.totals


def test_a_record_tells_nothing_of_who_the_persons_are_to_the_room() -> None:
    key = log.Entry(log.KeyMade(0, "secret-key"), ANN)
    table, written = whole()
    text = record_of(table, [*written[:6], key, *written[6:]])
    assert text is not None
    assert "secret" not in text
    assert f'"{ANN}"' not in text


def test_there_is_no_record_of_a_match_at_any_moment_before_its_end() -> None:
    _, written = whole()
    for length in range(1, len(written)):
        assert record_of(replay(written[:length]), written[:length]) is None


def test_there_is_no_record_of_a_match_that_the_host_ended_where_it_stood() -> None:
    written = [*whole()[1][:-5], log.Entry(log.Ended(), ANN)]
    table = replay(written)
    assert phase(table) == "over"
    assert record_of(table, written) is None


def test_the_room_gives_the_record_to_whoever_has_the_tables_code_and_only_at_the_end(tmp_path: Path) -> None:
    async def work(url: str) -> tuple[httpx.Response, httpx.Response, httpx.Response]:
        ann = Person(url)
        code = await ann.open_table(changes=SHORT, name="Ann", seat=0, bots=("", *["random"] * 3), start=True)
        async with ann.http() as http, ann.visit(code) as visit:
            before = await http.get(f"/api/tables/{code}/record")
            await play_on(visit)
            return before, await http.get(f"/api/tables/{code}/record"), await http.get("/api/tables/none/record")

    with open_house(tmp_path, limits=GENEROUS) as house:
        before, after, none = asyncio.run(work(house.url))
    assert (before.status_code, none.status_code) == (404, 404)
    assert "shuffle" not in before.text
    assert after.status_code == 200
    assert verify(parse(after.text)) is None
    assert after.headers["content-disposition"].endswith('.kzr"')


def test_a_table_says_when_its_match_began_and_where_its_rules_are_their_own(tmp_path: Path) -> None:
    async def work(url: str) -> wire.TableInfo:
        ann = Person(url)
        wish = {"changes": {**SHORT, "seats": "3"}, "name": "Ann", "seat": 0, "bots": ("", "random", "random")}
        code = await ann.open_table(**wish)
        async with ann.visit(code) as visit:
            assert visit.table.began == 0
            await visit.ask("start")
            await visit.until(lambda visit: visit.table.began)
            return visit.table

    with open_house(tmp_path) as house:
        table = asyncio.run(work(house.url))
    assert table.began > 1_700_000_000
    assert set(table.differs) == {"seats", "ladder", "specials"}


@pytest.mark.parametrize("name", ["Ann\u200d\u2640", "می\u200cخواهم", "Ann 🃏"])
def test_what_a_record_can_keep_is_a_name_at_a_table(name: str) -> None:
    sat = answer(waiting(), BOB, wire.Sit(nonce="n", seen=0, seat=1, name=name), HERE)
    assert sat == log.Sat(1, name)


@pytest.mark.parametrize("name", ["\u200d", " Ann", "A\u202enn", "\u200c \u200d", "A\tn"])
def test_what_nobody_can_read_is_no_name(name: str) -> None:
    why = answer(waiting(), BOB, wire.Sit(nonce="n", seen=0, seat=1, name=name), HERE)
    assert isinstance(why, Why)
    assert why.id == "why-name"


def test_a_table_that_somebody_has_open_is_not_swept_away(tmp_path: Path) -> None:
    async def work() -> list[bool]:
        store = Store(tmp_path / "room.db")
        for code in ("open", "left"):
            await store.append([Line(code, 0, b"{}", stage="waiting")])
        assert await store.forget(days=-1, but=("open",)) == 1
        kept = [bool(await store.entries(code)) for code in ("open", "left")]
        await store.close()
        return kept

    assert asyncio.run(work()) == [True, False]


def test_the_club_keeps_the_tables_where_somebody_is(tmp_path: Path) -> None:
    async def work() -> list[bool]:
        club = Club(Store(tmp_path / "room.db"), AT_ONCE)
        visited, left = [await club.open_table(lobby.NewTable(), ANN) for _ in range(2)]
        await club.find(visited)
        assert await club.sweep(days=-1) == 1
        kept = [await club.table(code) is not None for code in (visited, left)]
        await club.close()
        return kept

    assert asyncio.run(work()) == [True, False]
