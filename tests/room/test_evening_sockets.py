"""Evenings through sockets: nobody gets a card that he may not know, a storm changes nothing, a killed room goes on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kozyr.play.game import WATCHER
from kozyr.room import log, wire
from kozyr.room.table import Table, replay
from tests.room.evenings import units
from tests.room.house import GENEROUS, House, open_house
from tests.room.people import Person, Visit, anything, play_evening
from tests.room.test_hostile import attack, flood
from tests.room.truth import CARD, cards_in, course, hidden, leaks, log_of

NAMES = ("Ann", "Bob", "Cy", "Dee", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
LOT = {"first_dealer": "lot"}
EVENINGS: list[tuple[str, str, int, dict[str, str]]] = [
    ("draw", "hall", 4, LOT),
    ("draw", "deuces-wild", 3, {**LOT, "wild": "turned_rank", "limit": "limit"}),
    ("draw", "lowball", 3, {**LOT, "forced": "both", "show": "all"}),
    ("shortdeck", "six-plus", 4, {}),
    ("shortdeck", "texas", 10, {"limit": "pot"}),
    ("palace", "palace", 4, {}),
]


async def evening(url: str, game: str, preset: str, seats: int, changes: dict[str, str]) -> tuple[str, list[Visit]]:
    """People play some hands while another one watches; their tabs by seat, the watcher's last."""
    people = [Person(url) for _ in range(seats + 1)]
    wish = {"game": game, "preset": preset, "changes": {"seats": str(seats), **changes}, "clock": 0}
    code = await people[0].open_table(name="Ann", seat=0, **wish)
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(person.visit(code)) for person in people]
        least = visits[0].table.hall.stakes.least  # type: ignore[union-attr]
        for seat in range(1, seats):
            assert isinstance(await visits[seat].ask("sit", seat=seat, name=NAMES[seat], buy=least), wire.Done)
        await visits[0].ask("buy", amount=least)
        await visits[0].ask("start")
        await asyncio.gather(*(play_evening(visit, Random(seat), 12) for seat, visit in enumerate(visits)))
    return code, visits


@pytest.mark.parametrize(("game", "preset", "seats", "changes"), EVENINGS)
def test_no_player_and_no_watcher_ever_receives_a_card_it_may_not_know(
    tmp_path: Path, game: str, preset: str, seats: int, changes: dict[str, str]
) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(evening(house.url, game, preset, seats, changes))
        said = house.close()
    ticked = sum(isinstance(entry.what, log.Ticked) for entry in log_of(tmp_path, code))
    assert ticked > 5 or game == "palace", "Palace has no betting rounds, and no boxes"
    for seat, visit in enumerate(visits):
        reader = seat if seat < seats else WATCHER
        assert len(visit.frames) > 80
        assert leaks(tmp_path, code, visit.frames, reader) == []
        assert "shuffle" not in "".join(visit.frames)
        assert reader != WATCHER or '"mine":{' not in "".join(visit.frames)
    assert not CARD.search(said), "no card in the log of the room"


def test_the_search_finds_a_card_where_there_is_one(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(evening(house.url, "draw", "hall", 3, LOT))
    tables = course(tmp_path, code)
    with_hand = [frame for frame in visits[0].frames if '"hand":["' in frame]
    assert leaks(tmp_path, code, with_hand, seat=1), "what Ann sees is hidden from Bob"
    assert leaks(tmp_path, code, with_hand, seat=WATCHER), "and from a watcher"
    assert sum(len(hidden(tables, length, WATCHER)) > 30 for length in tables) > 50
    assert any(cards_in(frame) for frame in visits[-1].frames)


def test_two_thousand_hostile_messages_change_nothing_and_leak_nothing(tmp_path: Path) -> None:
    async def work(url: str) -> tuple[str, list[Visit]]:
        ann, bob, eve = (Person(url) for _ in range(3))
        two = {**LOT, "seats": "2"}
        code = await ann.open_table(game="draw", changes=two, name="Ann", seat=0, hall={"buy": 100}, clock=0)
        async with AsyncExitStack() as stack:
            visits = [await stack.enter_async_context(person.visit(code)) for person in (ann, bob, eve)]
            await visits[1].ask("sit", seat=1, name="Bob", buy=100)
            await visits[0].ask("start")
            while visits[0].position.view.turn != 0 or not visits[0].is_asked:
                if visits[1].is_asked:
                    await visits[1].order("act", action="check")
                await asyncio.gather(*(visit.letter() for visit in visits[:1]))
                await catch_up(visits[1], visits[0].length)
            before = log_of(tmp_path, code)
            await evil(visits[2], 1, Random(3))  # so that all older letters are read
            answers = await asyncio.gather(evil(visits[1], 1000, Random(1)), attack(visits[2], 500, Random(2)))
            assert {type(letter) for each in answers for letter in each} == {wire.Refused}
            assert log_of(tmp_path, code) == before
            assert {type(letter) for letter in await evil(visits[2], 500, Random(4))} == {wire.Refused}
            await flood(eve, code, 5)
            assert log_of(tmp_path, code) == before
            await asyncio.gather(*(play_evening(visit, Random(7), 3) for visit in visits))
        return code, visits

    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(work(house.url))
        assert house.process.poll() is None
        said = house.close()
    for seat, visit in zip((0, 1, WATCHER), visits, strict=True):
        assert leaks(tmp_path, code, visit.frames, seat) == []
    assert "Traceback" not in said


async def catch_up(visit: Visit, length: int) -> None:
    await visit.until(lambda tab: tab.length >= length)


HALL_TEXTS = (
    "deal",
    "end",
    "sit 1 900",
    "buy 1 100",
    "leave 0",
    "out 0",
    "back 0",
    "dealer 1",
    "lot 1",
    "shuffle As Kd",
)
BETS = (
    "fold",
    "check",
    "call",
    "bet 10",
    "bet 1000000",
    "raise 20",
    "draw As",
    "pat",
    "bet -5",
    "bet 1e3",
    "fold fold",
)
EVIL: tuple[dict[str, Any], ...] = (
    *({"type": "act", "action": text} for text in HALL_TEXTS + BETS),
    {"type": "buy", "amount": -1},
    {"type": "buy", "amount": 501},
    {"type": "buy", "amount": 10**30},
    {"type": "buy", "amount": "10"},
    {"type": "box", "box": "all_in"},
    {"type": "box", "box": None},
    {"type": "auto_rebuy", "on": 1},
    {"type": "auto_rebuy"},
    {"type": "sit", "seat": 0, "name": "Mallory", "buy": 10},
    {"type": "sit", "seat": 9, "name": "Mallory", "buy": 10},
    {"type": "sit", "seat": 2, "name": "Mallory", "buy": -10},
    {"type": "sit", "seat": 2, "name": "Mallory", "buy": 5001},
    {"type": "dealer", "seat": 0},
    {"type": "clear", "seat": 0},
    {"type": "add_bot", "seat": 2, "bot": "random"},
    {"type": "replace", "seat": 0, "bot": "random"},
    {"type": "end"},
    {"type": "start"},
    {"type": "next"},
)


async def evil(visit: Visit, messages: int, rng: Random) -> list[wire.AnyLetter]:
    """Send orders that nobody may have done, out of turn, and read the answers."""
    answers: list[wire.AnyLetter] = []
    for _ in range(messages):
        message = dict(rng.choice(EVIL))
        answers.append(await visit.ask_badly(message.pop("type"), **message))
    return answers


async def find_all_and_play_on(code: str, tabs: list[Visit]) -> None:
    """Come back to a room that was killed, find what two people had before, and play three hands more."""
    async with tabs[0].person.visit(code) as one, tabs[1].person.visit(code) as other:
        for visit, before in zip((one, other), tabs, strict=True):
            await visit.until(lambda tab: all(chair.present for chair in tab.table.chairs[:2]))
            assert visit.position == before.position, "the same cards, chips, wishes and box"
            assert visit.length == before.length
        hands = one.position.view.table.number + 3
        await asyncio.gather(*(play_evening(visit, Random(5), hands) for visit in (one, other)))


KILLED = [("draw", {**LOT, "seats": "3"}, 3), ("shortdeck", {"seats": "10"}, 10), ("palace", {}, 4)]


@pytest.mark.parametrize(("game", "changes", "seats"), KILLED)
def test_a_room_killed_in_the_middle_of_a_hand_goes_on_chip_for_chip(
    tmp_path: Path, game: str, changes: dict[str, str], seats: int
) -> None:
    def in_mid_hand(visit: Visit) -> bool:
        view = visit.position.view
        if not visit.is_asked or view.table.number < 3:
            return False
        return bool(view.hand.battle if game == "palace" else sum(view.hand.bets))

    async def until_killed(ann: Person, bob: Person, house: House) -> tuple[str, list[Visit], int]:
        bots = ("", "", *("random",) * (seats - 2))
        wish: dict[str, Any] = {"game": game, "changes": changes, "name": "Ann", "seat": 0, "bots": bots, "clock": 0}
        code = await ann.open_table(**wish)
        async with ann.visit(code) as one, bob.visit(code) as other:
            most = one.table.hall.stakes.most  # type: ignore[union-attr]
            await other.ask("sit", seat=1, name="Bob", buy=most)
            for visit in (one, other):
                await visit.ask("buy", amount=most)
                await visit.ask("auto_rebuy", on=True)
            await one.ask("start")
            await asyncio.gather(*(stay_in(visit, in_mid_hand, (one, other)) for visit in (one, other)))
            wisher = next(visit for visit in (one, other) if not in_mid_hand(visit))
            await wisher.ask("rest")
            await wisher.ask("box", box="fold")
            await asyncio.gather(*(catch_up(visit, max(one.length, other.length)) for visit in (one, other)))
            total = units(replay(log_of(tmp_path, code)))
            house.kill()
        return code, [one, other], total

    with open_house(tmp_path, limits=GENEROUS) as house:
        code, tabs, total = asyncio.run(until_killed(Person(house.url), Person(house.url), house))
        again = house.again()
        try:
            asyncio.run(find_all_and_play_on(code, tabs))
        finally:
            again.close()
    table = replay(log_of(tmp_path, code))
    assert len(table.sheet) >= 3
    assert (units(table) - total) % stakes_of(table) == 0, "only bots that had lost all brought more"


def stakes_of(table: Table) -> int:
    assert table.hall is not None
    return table.hall.terms.balance


async def stay_in(visit: Visit, stop: Any, both: tuple[Visit, Visit]) -> None:
    """Call and check, never fold, until `stop` holds of either tab."""
    rng, acted = Random(visit.you.seat), -1
    while not any(stop(tab) for tab in both):
        if visit.is_asked and acted != visit.length:
            acted = visit.length
            choices = [text for text in visit.position.choices if text in ("check", "call", "stay")]
            await visit.order("act", action=choices[0] if choices else anything(visit.position, rng))
        else:
            try:
                await asyncio.wait_for(visit.letter(), 1)
            except TimeoutError:
                continue


def test_a_returning_browser_hears_what_it_missed_and_a_new_one_the_whole_hand(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        ann, bob = Person(url), Person(url)
        wish: dict[str, Any] = {"game": "draw", "changes": {**LOT, "seats": "2"}, "hall": {"buy": 100}, "clock": 0}
        code = await ann.open_table(name="Ann", seat=0, **wish)
        async with ann.visit(code) as one:
            async with bob.visit(code) as other:
                await other.ask("sit", seat=1, name="Bob", buy=100)
                await one.ask("start")
                for visit in (one, other):
                    await visit.until(lambda tab: tab.position.view.turn >= 0)
                await catch_up(other, one.length)
                seen = other.length
            mover = one if one.is_asked else None
            if mover:
                await mover.ask("act", action="check")
            async with bob.visit(code, seen) as again:
                await again.until(lambda tab: len(tab.frames) == 2)
                assert [frame.count('"type":"acted"') for frame in again.frames] == [0, 1 if mover else 0]
            async with bob.visit(code) as new:
                hand = msgspec.json.decode(new.frames[0])["hand"]
                kinds = [event["type"] for event in hand]
                assert kinds[0] == "hand_begun"
                assert kinds.count("posted") == 2
                dealt = next(event for event in hand if event["type"] == "cards_dealt")
                assert [cards is None for cards in dealt["hands"]] == [True, False], "his own cards and no others"

    with open_house(tmp_path, limits=GENEROUS) as house:
        asyncio.run(work(house.url))
