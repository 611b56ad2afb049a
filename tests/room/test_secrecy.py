"""Every letter to a seat is searched for cards that it may not see (RP-A34)."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.room.house import GENEROUS, open_house
from tests.room.people import Person, Visit, play_on
from tests.room.truth import CARD, cards_in, course, hidden, leaks

NAMES = ("Ann", "Bob", "Cy")
EVERY_KIND = {"ladder": "2,12", "specials": "blind,misere,golden,no_trump"}
TABLES: list[tuple[str, dict[str, str]]] = [
    ("hall", EVERY_KIND),
    ("classic", EVERY_KIND),
    ("georgian", {"schedule": "nines"}),
    ("home54", {"ladder": "18,3", "specials": "blind,forehead", "trump_full_deal": "named"}),
    ("hall", {"ladder": "none", "specials": "blind,forehead", "blind_bids": "before_deal"}),
    ("circular", {"ladder": "6,6", "specials": "forehead", "forehead_mode": "all_cards", "forehead_hand": "max"}),
]


async def whole_match(url: str, preset: str, changes: dict[str, str]) -> tuple[str, list[Visit]]:
    """Three people play a match while a fourth one watches; their tabs by seat."""
    people = [Person(url) for _ in (*NAMES, "Eve")]
    changes = {"seats": "3", **changes}
    code = await people[0].open_table(preset=preset, changes=changes, name="Ann", seat=0)
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(person.visit(code)) for person in people]
        for seat in (1, 2):
            await visits[seat].ask("sit", seat=seat, name=NAMES[seat])
        await visits[0].ask("start")
        await asyncio.gather(*(play_on(visit) for visit in visits))
    return code, visits


@pytest.mark.parametrize(("preset", "changes"), TABLES)
def test_no_seat_and_no_watcher_ever_receives_a_card_it_may_not_see(
    tmp_path: Path, preset: str, changes: dict[str, str]
) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(whole_match(house.url, preset, changes))
        said = house.close()
    for seat, visit in zip((0, 1, 2, -4), visits, strict=True):
        assert len(visit.frames) > 150
        assert leaks(tmp_path, code, visit.frames, seat) == []
        assert "shuffle" not in "".join(visit.frames)
    assert not CARD.search(said), "no card in the log of the room"


def test_the_search_finds_a_card_where_there_is_one(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(whole_match(house.url, "hall", EVERY_KIND))
    tables = course(tmp_path, code)
    ann, eve = visits[0], visits[-1]
    with_hand = [frame for frame in ann.frames if '"hand":["' in frame]
    assert leaks(tmp_path, code, with_hand, seat=1), "what Ann sees is hidden from Bob"
    assert leaks(tmp_path, code, with_hand, seat=-4), "and from a watcher"
    assert sum(len(hidden(tables, length, -4)) > 20 for length in tables) > 100
    assert any(cards_in(frame) for frame in eve.frames)
