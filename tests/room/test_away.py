"""Two people at two addresses of this machine: one leaves in the middle of a deal, a bot plays for him, he returns."""

import asyncio
from pathlib import Path

from tests.room.house import open_house
from tests.room.people import Person, Visit, play_on
from tests.room.truth import leaks

BOTS = ("", "", "steady", "random")


def trick_lies(visit: Visit) -> bool:
    """A card was played in a deal of three."""
    deal = visit.position.view.deal
    return deal is not None and deal.cards == 3 and bool(deal.trick)


def test_who_leaves_in_mid_deal_is_played_for_and_takes_his_cards_back(tmp_path: Path) -> None:
    async def work(here: Person, there: Person) -> tuple[str, list[str]]:
        code = await here.open_table(changes={"ladder": "3,3", "specials": "none"}, name="Ann", seat=0, bots=BOTS)
        frames: list[str] = []
        async with here.visit(code) as ann:
            async with there.visit(code) as bob:
                await bob.ask("sit", seat=1, name="Bob")
                await ann.ask("start")
                await asyncio.gather(play_on(ann, trick_lies), play_on(bob, trick_lies))
                frames += bob.frames
            await ann.until(lambda tab: not tab.table.chairs[1].present)
            await ann.ask("replace", seat=1, bot="steady")
            await play_on(ann, lambda tab: tab.table.phase == "between")
            assert ann.table.chairs[1].bot == "steady"
            async with there.visit(code) as bob:
                assert bob.you.seat == 1
                await ann.until(lambda tab: tab.table.chairs[1].bot == "")
                await asyncio.gather(play_on(ann), play_on(bob))
                frames += bob.frames
        return code, frames

    with open_house(tmp_path, host="127.0.0.1,127.0.0.2") as house:
        code, frames = asyncio.run(work(Person(house.url), Person(house.url.replace("127.0.0.1", "127.0.0.2"))))
    assert leaks(tmp_path, code, frames, seat=1) == []
