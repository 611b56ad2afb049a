"""An evening as it lives: who is told what, clocks that cannot be wound up, and people who go and come back."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kozyr.room import log, wire
from kozyr.room.actor import Actor, Joined, Went
from kozyr.room.table import game_of, phase
from kozyr.room.upkeep import AT_ONCE, Pace
from tests.room.tables import ANN, BOB, EVE
from tests.room.test_actor import Evening, Listener, evening, order

DRAW: dict[str, Any] = {
    "game": "draw",
    "changes": {"first_dealer": "lot", "seats": "3"},
    "bots": (),
    "hall": {"buy": 100},
    "start": True,
}
PEOPLE = (ANN, BOB, EVE)


async def opened(held: Evening, **wish: Any) -> tuple[Actor, list[Listener]]:
    """Ann, Bob and Eve in the first hand."""
    actor = await held.open(**{**DRAW, **wish})
    listeners = [await held.joins(actor, person) for person in PEOPLE]
    for seat, listener in enumerate(listeners[1:], 1):
        order(actor, listener, wire.Sit, nonce=f"sit{seat}", seat=seat, name=listener.person, buy=100)
    for listener in listeners[1:]:
        await listener.answered(1)
    for listener in listeners:
        order(actor, listener, wire.Next, nonce="next")
    await listeners[0].until(lambda: turn(actor) >= 0)
    await asyncio.sleep(0.05)
    return actor, listeners


def turn(actor: Actor) -> int:
    return int(game_of(actor.table).turn(actor.table.state))


async def until(wanted: Any) -> None:
    async with asyncio.timeout(10):
        while not wanted():
            await asyncio.sleep(0.01)


def last(listener: Listener) -> wire.Position:
    positions = [letter.position for letter in listener.letters if hasattr(letter, "position")]
    found = positions[-1]
    assert isinstance(found, wire.Position)
    return found


def test_a_wish_is_told_to_its_owner_and_to_nobody_else(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor, listeners = await opened(held)
        seat = (turn(actor) + 1) % 3
        counts = [len(listener.letters) for listener in listeners]
        for nonce, kind, fields in (
            ("a", wire.TickBox, {"box": "fold"}),
            ("b", wire.AutoRebuy, {"on": True}),
            ("c", wire.Rest, {}),
            ("d", wire.Buy, {"amount": 7}),
            ("e", wire.Leave, {}),
        ):
            order(actor, listeners[seat], kind, nonce=nonce, **fields)
        await until(lambda: len(listeners[seat].letters) == counts[seat] + 10)
        await asyncio.sleep(0.05)
        told = [len(listener.letters) - count for listener, count in zip(listeners, counts, strict=True)]
        assert told == [10 if each == seat else 0 for each in range(3)], "an answer and a letter for each wish"
        mine = last(listeners[seat]).mine
        assert mine is not None
        assert (mine.box, mine.auto_rebuy, mine.rests, mine.buying, mine.leaves) == ("fold", True, True, 7, True)
        assert listeners[seat].of(wire.News)[-1].length == actor.table.length
        assert len(await held.store.entries(actor.table.code)) == actor.table.length + 5

    evening(tmp_path, work)


def test_all_are_told_the_whole_clock_of_a_player_who_has_ticked_a_box(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor, listeners = await opened(held, clock=30)
        first, second = turn(actor), (turn(actor) + 1) % 3
        order(actor, listeners[second], wire.TickBox, nonce="box", box="check_fold")
        order(actor, listeners[first], wire.Act, nonce="act", action="check")
        await until(lambda: turn(actor) == second)
        seconds = [last(listener).seconds for listener in listeners]
        assert all(each is not None and 29 < each <= 30 for each in seconds)
        await until(lambda: turn(actor) == (second + 1) % 3)
        assert "Check" in str(actor.table.heard[-1])

    evening(tmp_path, work, replace(AT_ONCE, bot=(0.3, 0.4)))


def test_who_goes_at_his_turn_is_answered_for_and_sits_out_until_he_is_back(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor, listeners = await opened(held, clock=30)
        seat = turn(actor)
        actor.inbox.put_nowait(Went(listeners[seat]))
        await until(lambda: turn(actor) != seat)
        for _ in range(12):
            mover = turn(actor)
            if mover >= 0 and mover != seat:
                order(actor, listeners[mover], wire.Act, nonce=f"f{actor.table.length}", action=quick(actor))
            await asyncio.sleep(0.03)
            if phase(actor.table) == "between":
                break
        await until(lambda: actor.table.state.chairs[seat].out)
        back = Listener(PEOPLE[seat])
        actor.inbox.put_nowait(Joined(back, None))
        await back.until(lambda: back.letters)
        assert not actor.table.state.chairs[seat].out

    evening(tmp_path, work, Pace(bot=(0, 0), dealer=(0, 0), hands=2, absent=0.1))


def quick(actor: Actor) -> str:
    """The quickest way through the hand."""
    return "pat" if actor.table.state.hand.stage == "draw" else "fold"


def test_going_and_coming_back_does_not_wind_up_the_clock(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        now = asyncio.get_running_loop().time
        actor, listeners = await opened(held, clock=1)
        seat, start = turn(actor), now()
        for _ in range(8):
            actor.inbox.put_nowait(Went(listeners[seat]))
            await asyncio.sleep(0.1)
            actor.inbox.put_nowait(Joined(listeners[seat], actor.table.length))
            await asyncio.sleep(0.05)
        await until(lambda: turn(actor) != seat)
        assert now() - start < 1.6

    evening(tmp_path, work, replace(AT_ONCE, absent=10))


def test_a_wish_that_the_disk_does_not_take_was_never_made(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor, listeners = await opened(held)
        before, seat = actor.table, (turn(actor) + 1) % 3
        blocker = sqlite3.connect(tmp_path / "room.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        order(actor, listeners[seat], wire.TickBox, nonce="box", box="fold")
        await listeners[seat].until(lambda: "why-disk" in [each.why.id for each in listeners[seat].of(wire.Refused)])
        blocker.execute("ROLLBACK")
        blocker.close()
        assert actor.table == replace(before, paused="disk")

    evening(tmp_path, work)


def test_what_the_hall_does_is_written_together_with_what_it_follows_from(tmp_path: Path) -> None:
    async def work(held: Evening) -> None:
        actor, listeners = await opened(held)
        mover = turn(actor)
        for nonce, listener in enumerate(listeners):
            if listener is not listeners[mover]:
                order(actor, listener, wire.Leave, nonce=f"leave{nonce}")
        order(actor, listeners[mover], wire.Act, nonce="act", action="check")
        await until(lambda: sum(chair.taken for chair in actor.table.state.chairs) == 1)
        entries = [log.read(entry).what for entry in await held.store.entries(actor.table.code)]
        assert entries[-3:-2] == [log.Moved("fold")]
        assert {entry.action for entry in entries[-2:] if isinstance(entry, log.Moved)} == {
            f"leave {seat}" for seat in range(3) if seat != mover
        }

    evening(tmp_path, work)
