"""The room's process is killed and opened again: the game goes on card for card."""

import asyncio
import signal
from pathlib import Path

from kozyr.room.table import replay
from tests.room.house import House, open_house
from tests.room.people import Person, Visit, play_on
from tests.room.truth import log_of

CHANGES = {"ladder": "3,2", "specials": "none"}
BOTS = ("", "steady", "random", "steady")


def in_mid_trick(visit: Visit) -> bool:
    """My turn, with cards of others on the table."""
    deal = visit.position.view.deal
    return visit.is_asked and deal is not None and bool(deal.trick)


async def play_until_killed(ann: Person, eve: Person, house: House) -> tuple[str, Visit, Visit]:
    """Ann plays into a trick and the room is killed there; what she and a watcher had heard by then."""
    code = await ann.open_table(changes=CHANGES, name="Ann", seat=0, bots=BOTS, start=True)
    async with eve.visit(code) as watching, ann.visit(code) as visit:
        await play_on(visit, in_mid_trick)
        await watching.until(lambda tab: tab.length == visit.length)
        house.kill()
    return code, visit, watching


def test_a_room_killed_in_the_middle_of_a_trick_goes_on_card_for_card(tmp_path: Path) -> None:
    async def after_the_kill(code: str, ann: Visit, eve: Visit) -> None:
        async with eve.person.visit(code) as watching, ann.person.visit(code) as visit:
            assert visit.position == ann.position, "the same cards, tricks, choices and reasons"
            assert watching.position == eve.position
            assert visit.length == ann.length
            await play_on(visit)
            assert visit.position.view.result is not None

    with open_house(tmp_path) as house:
        ann, eve = Person(house.url), Person(house.url)
        code, *tabs = asyncio.run(play_until_killed(ann, eve, house))
        again = house.again()
        try:
            asyncio.run(after_the_kill(code, *tabs))
        finally:
            again.close()
    assert len(replay(log_of(tmp_path, code)).sheet) == 2


def test_an_act_whose_answer_was_lost_is_sent_again_after_the_kill_and_done_once(tmp_path: Path) -> None:
    async def act_and_lose_the_answer(ann: Person, house: House) -> tuple[str, str, int]:
        code = await ann.open_table(changes=CHANGES, name="Ann", seat=0, bots=("", "", "steady", "steady"))
        async with ann.visit(code) as visit:
            await visit.ask("add_bot", seat=1, bot="steady")
            await visit.ask("start")
            await play_on(visit, lambda tab: tab.is_asked)
            action, seen = visit.position.choices[0], visit.length
            await visit.ask("act", nonce="mine", seen=seen, action=action)
            house.kill()
        return code, action, seen

    async def send_again(ann: Person, code: str, action: str, seen: int) -> None:
        async with ann.visit(code) as visit:
            answer = await visit.ask("act", nonce="mine", seen=seen, action=action)
            assert type(answer).__name__ == "Done"

    with open_house(tmp_path) as house:
        ann = Person(house.url)
        told = asyncio.run(act_and_lose_the_answer(ann, house))
        again = house.again()
        try:
            asyncio.run(send_again(ann, *told))
        finally:
            again.close()
    assert sum(entry.nonce == "mine" for entry in log_of(tmp_path, told[0])) == 1


def test_sigterm_ends_the_room_in_order(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = Person(house.url)
        code = await ann.open_table(changes=CHANGES, name="Ann", seat=0, bots=BOTS, start=True)
        async with ann.visit(code) as tab:
            await play_on(tab, in_mid_trick)
            house.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(house.process.wait, 20)
            assert replay(log_of(tmp_path, code)).length >= tab.length

    with open_house(tmp_path) as house:
        asyncio.run(visit(house))
        assert house.process.returncode == 0
    assert not (tmp_path / "room.db-wal").exists(), "the database was closed"
