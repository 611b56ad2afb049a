"""A living table: one order at a time, on disk before anybody hears of it, and moments that come by themselves."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kozyr.room import lobby, wire
from kozyr.room.actor import Actor, Joined, Ordered, Went
from kozyr.room.club import Club
from kozyr.room.store import Store
from kozyr.room.upkeep import AT_ONCE, Pace
from tests.room.people import decode
from tests.room.tables import ANN, BOB, EVE, SHORT

BOTS = {"changes": SHORT, "name": "Ann", "seat": 0, "bots": ("", "steady", "steady", "steady"), "start": True}


class Listener:
    """A reader that keeps its letters; `gone` when the table dismissed it."""

    def __init__(self, person: str) -> None:
        self.person, self.gone = person, False
        self.letters: list[wire.AnyLetter] = []
        self.came = asyncio.Event()

    def post(self, letter: bytes) -> None:
        self.letters.append(decode(letter))
        self.came.set()

    def dismiss(self) -> None:
        self.gone = True
        self.came.set()

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(10):
            while not wanted():
                self.came.clear()
                await self.came.wait()

    async def answered(self, times: int) -> None:
        await self.until(lambda: len(self.of(wire.Done)) == times)

    def of(self, kind: type[Any]) -> list[Any]:
        return [letter for letter in self.letters if isinstance(letter, kind)]

    @property
    def chairs(self) -> tuple[wire.Chair, ...]:
        return tuple(self.of(wire.TableNews)[-1].table.chairs)


class Evening:
    """A club over a store, and readers at its tables."""

    def __init__(self, folder: Path, pace: Pace) -> None:
        self.store = Store(folder / "room.db")
        self.club = Club(self.store, pace)

    async def open(self, **wish: Any) -> Actor:
        code = await self.club.open_table(msgspec.convert({**BOTS, **wish}, lobby.NewTable), ANN)
        actor = await self.club.find(code)
        assert actor is not None
        return actor

    async def joins(self, actor: Actor, person: str, seen: int | None = None) -> Listener:
        listener = Listener(person)
        actor.inbox.put_nowait(Joined(listener, seen))
        await listener.until(lambda: listener.letters)
        return listener


def evening(folder: Path, work: Callable[[Evening], Awaitable[None]], pace: Pace = AT_ONCE) -> None:
    async def whole() -> None:
        held = Evening(folder, pace)
        try:
            await work(held)
        finally:
            await held.club.close()

    asyncio.run(whole())


def order(actor: Actor, listener: Listener, kind: type[Any], nonce: str = "n", **fields: Any) -> None:
    actor.inbox.put_nowait(Ordered(listener, kind(nonce=nonce, seen=actor.table.length, **fields)))


def asked(listener: Listener) -> bool:
    positions = [letter.position for letter in listener.letters if hasattr(letter, "position")]
    return bool(positions and positions[-1].choices)


def test_a_commit_that_fails_pauses_the_table_where_it_stood_and_says_so(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open()
        ann = await held.joins(actor, ANN)
        await ann.until(lambda: asked(ann))
        before = actor.table
        choice = [letter for letter in ann.letters if hasattr(letter, "position")][-1].position.choices[0]
        blocker = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        order(actor, ann, wire.Act, action=choice)
        await ann.until(lambda: ann.of(wire.Refused))
        blocker.execute("ROLLBACK")
        blocker.close()
        assert ann.of(wire.Refused)[-1].why.id == "why-disk"
        assert ann.of(wire.TableNews)[-1].table.paused == "disk"
        assert actor.table == replace(before, paused="disk"), "nothing else has changed"
        order(actor, ann, wire.Resume, nonce="r")
        await ann.until(lambda: ann.of(wire.Done))
        order(actor, ann, wire.Act, action=choice)
        await ann.answered(2)
        assert actor.table.moved > before.moved

    evening(tmp_path, work)


def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open()
        ann = await held.joins(actor, ANN)
        await ann.until(lambda: asked(ann))
        told = max(letter.length for letter in ann.of(wire.News))
        assert told == len(await held.store.entries(actor.table.code))

    evening(tmp_path, work)


def test_the_same_order_sent_again_changes_nothing_and_is_answered_alike(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(bots=("", "steady", "", ""), start=False)
        bob = await held.joins(actor, BOB)
        for _ in range(3):
            order(actor, bob, wire.Sit, seat=2, name="Bob")
        await bob.answered(3)
        assert actor.table.length == 4
        assert not bob.of(wire.Refused)

    evening(tmp_path, work)


def test_two_tabs_of_a_person_get_the_same_letters(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open()
        first = await held.joins(actor, ANN)
        await first.until(lambda: asked(first))
        second = await held.joins(actor, ANN)
        before = first.of(wire.News)[-1]
        assert second.of(wire.Snapshot)[0].position == before.position
        order(actor, second, wire.Act, action=before.position.choices[0])
        await second.until(lambda: second.of(wire.Done))
        assert second.of(wire.News)[0] == first.of(wire.News)[-len(second.of(wire.News))]
        assert not first.of(wire.Done), "only who asked is answered"

    evening(tmp_path, work)


def test_a_person_who_comes_back_gets_his_cards_back_from_the_bot(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(bots=("", "", "steady", "steady"), start=False)
        ann, bob = await held.joins(actor, ANN), await held.joins(actor, BOB)
        order(actor, bob, wire.Sit, nonce="s", seat=1, name="Bob")
        order(actor, ann, wire.Start, nonce="g")
        await ann.until(lambda: ann.of(wire.Done))
        actor.inbox.put_nowait(Went(bob))
        order(actor, ann, wire.Replace, nonce="r", seat=1, bot="steady")
        await ann.until(lambda: ann.chairs[1].bot == "steady")
        assert not ann.chairs[1].present
        await held.joins(actor, BOB)
        await ann.until(lambda: ann.chairs[1].present)
        assert ann.chairs[1].bot == ""

    evening(tmp_path, work, replace(AT_ONCE, bot=(60, 60)))


def test_others_learn_that_they_may_act_for_a_host_who_has_been_away_for_long(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(bots=("", "", "steady", "steady"), start=False)
        bob = await held.joins(actor, BOB)
        order(actor, bob, wire.Sit, seat=1, name="Bob")
        await bob.until(lambda: bob.of(wire.TableNews) and bob.of(wire.TableNews)[-1].you.host)
        await held.joins(actor, ANN)
        await bob.until(lambda: not bob.of(wire.TableNews)[-1].you.host)

    evening(tmp_path, work, replace(AT_ONCE, host_away=0.1))


def test_others_may_act_for_a_host_who_is_there_and_does_not_move(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(bots=("", "", "steady", "steady"), start=False)
        ann, bob = await held.joins(actor, ANN), await held.joins(actor, BOB)
        order(actor, bob, wire.Sit, nonce="s", seat=1, name="Bob")
        order(actor, ann, wire.Start, nonce="g")
        await bob.until(lambda: asked(bob) or asked(ann))
        if asked(bob):
            order(actor, bob, wire.Act, action=bob.of(wire.News)[-1].position.choices[0])
            await ann.until(lambda: asked(ann))
        await bob.until(lambda: bob.of(wire.TableNews)[-1].you.host)
        order(actor, bob, wire.Replace, nonce="r", seat=0, bot="steady")
        await ann.until(lambda: ann.chairs[0].bot == "steady")

    evening(tmp_path, work, replace(AT_ONCE, host_idle=0.3))


def test_bots_take_a_moment_and_people_are_told_when_the_next_deal_comes(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(changes={"ladder": "1,1", "specials": "none"})
        ann = await held.joins(actor, ANN)
        loop = asyncio.get_running_loop()
        begin, moves = loop.time(), 0
        while not any(letter.table.phase == "between" for letter in ann.of(wire.TableNews)):
            await ann.until(lambda: asked(ann) or ann.of(wire.TableNews))
            if asked(ann):
                moves += 1
                order(actor, ann, wire.Act, nonce=str(moves), action=ann.of(wire.News)[-1].position.choices[0])
                await ann.answered(moves)
        assert loop.time() - begin >= 6 * 0.02
        assert ann.of(wire.News)[-1].position.seconds == pytest.approx(30, abs=1)
        assert all(letter.position.seconds is None for letter in ann.of(wire.News)[:-1])

    evening(tmp_path, work, Pace(bot=(0.02, 0.03), dealer=(0, 0), between=30))


def test_a_table_that_nobody_visits_goes_to_sleep_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open()
        ann = await held.joins(actor, ANN)
        await ann.until(lambda: asked(ann))
        actor.inbox.put_nowait(Went(ann))
        table, code = actor.table, actor.table.code
        async with asyncio.timeout(10):
            while await held.club.find(code) is actor:
                await asyncio.sleep(0.01)
        woken = await held.club.find(code)
        assert woken is not None
        assert woken.table == table

    evening(tmp_path, work, replace(AT_ONCE, idle=0.1))


def test_a_table_that_another_room_took_over_dismisses_its_readers_and_is_read_anew(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        other = Evening(tmp_path, AT_ONCE)
        actor = await held.open(start=False)
        ann = await held.joins(actor, ANN)
        elsewhere = await other.club.find(actor.table.code)
        assert elsewhere is not None
        order(elsewhere, await other.joins(elsewhere, ANN), wire.Rename, name="Anna")
        await other.joins(elsewhere, EVE)
        order(actor, ann, wire.Rename, name="Annie")
        await ann.until(lambda: ann.gone)
        assert not ann.of(wire.Done)
        again = await held.club.find(actor.table.code)
        assert again is not None
        assert again.table.places[0].name == "Anna"
        await other.club.close()

    evening(tmp_path, work)


def test_my_tables_are_listed_with_whose_turn_it_is(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open()
        ann = await held.joins(actor, ANN)
        await ann.until(lambda: asked(ann))
        (mine,) = await held.club.running(ANN)
        assert mine.names == ("Ann", "steady", "steady", "steady")
        assert (mine.seat, mine.deal, mine.deals, mine.your_turn, mine.phase) == (0, 1, 3, True, "playing")
        assert await held.club.running(BOB) == ()

    evening(tmp_path, work)


def test_what_was_told_is_there_after_closing(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor = await held.open(seat=None, bots=("steady",) * 4)
        eve = await held.joins(actor, EVE)
        await eve.until(lambda: len(eve.of(wire.News)) > 5)
        told.append(eve.of(wire.News)[-1].length)

    told: list[int] = []
    evening(tmp_path, work)

    async def read(held: Evening) -> None:
        (code,) = await held.store.tables_of(ANN, 9)
        table = await held.club.table(code)
        assert table is not None
        assert table.length >= told[0]

    evening(tmp_path, read)
