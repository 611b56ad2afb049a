"""The room as browsers find it: pages, tables over HTTP, sockets at the door, orders and letters."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kozyr.room import wire
from kozyr.room.guard import COOKIE, new_token
from tests.room.house import House, open_house
from tests.room.people import Person, Visit, play_on

SHORT = {"ladder": "1,2", "specials": "none"}
BOTS = ("", "steady", "random", "steady")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("room")) as opened:
        yield opened


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@asynccontextmanager
async def seated(house: House, *names: str) -> AsyncIterator[list[Visit]]:
    """People at a new table of as many seats, the first its host, the match begun."""
    people = [Person(house.url) for _ in names]
    code = await people[0].open_table(changes={**SHORT, "seats": str(len(names))}, name=names[0], seat=0)
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(person.visit(code)) for person in people]
        for seat, (visit, name) in enumerate(zip(visits[1:], names[1:], strict=True), 1):
            await visit.ask("sit", seat=seat, name=name)
        await visits[0].ask("start")
        yield visits


def test_every_screen_is_the_same_page_and_carries_the_rules_for_scripts(house: House) -> None:
    with httpx.Client(base_url=house.url) as http:
        for path in ("/", "/t/abcd2345", "/new"):
            answer = http.get(path)
            assert answer.status_code in (200, 503), "503 where the page is not built"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert http.get("/api/nothing").status_code == 404
        assert http.get("/assets/nothing.js").status_code == 404


def test_the_first_page_makes_a_browser_a_person_and_the_next_one_keeps_it(house: House) -> None:
    with httpx.Client(base_url=house.url) as http:
        cookie = http.get("/api/room").headers["set-cookie"]
        assert re.fullmatch(rf"{COOKIE}=[\w-]{{43}}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie)
        assert "set-cookie" not in http.get("/api/tables").headers


def test_the_room_says_what_can_be_played_in_it(house: House) -> None:
    offer = httpx.get(f"{house.url}/api/room").json()
    assert offer["games"][0]["name"] == "raspisnoy"
    assert set(offer["games"][0]["presets"]) >= {"hall", "classic"}
    assert offer["games"][0]["hands"]["georgian"] == {"3": 12, "4": 9, "5": 7, "6": 6}
    assert "steady" in offer["bots"]
    assert offer["address"] is None, "a room on loopback has no address in the network"


def test_the_rules_of_a_table_are_told_in_words_to_anybody(house: House) -> None:
    async def work() -> None:
        code = await Person(house.url).open_table(changes={"price": "5"})
        async with Person(house.url).http() as http:
            told = (await http.get(f"/api/tables/{code}/rules")).json()
            sentences = {sentence["id"]: sentence for section in told["document"] for sentence in section["sentences"]}
            assert sentences["rules-money-price"]["args"] == {"price": 5}
            assert told["links"]["why-hook"] == "rules-bid-hook"
            assert set(told["links"].values()) <= set(sentences)
            assert (await http.get("/api/tables/nothere2/rules")).status_code == 404

    run(work())


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (b'{"changes": {"seats": "11", "ladder": "x", "nothing": "1"}}', "seats must be"),
        (b'{"changes": {"seats": "11", "ladder": "x", "nothing": "1"}}', "nothing is not a rule"),
        (b'{"game": "whist"}', "no game 'whist'"),
        (b'{"preset": "mine"}', "no preset 'mine'"),
        (b'{"seat": 7}', "seat"),
        (b'{"host": true}', "host"),
        (b"[1, 2", "no table"),
        (b"\xff\xfe", "no table"),
    ],
)
def test_a_wish_that_cannot_be_played_is_answered_with_its_faults(house: House, wish: bytes, problem: str) -> None:
    answer = httpx.post(f"{house.url}/api/tables", content=wish, headers={"origin": house.url})
    assert answer.status_code == 400
    assert any(problem in fault for fault in answer.json()["problems"]), answer.text


def test_a_wish_that_is_too_long_is_not_read(house: House) -> None:
    answer = httpx.post(f"{house.url}/api/tables", content=b" " * 5000, headers={"origin": house.url})
    assert answer.status_code == 413


def test_another_site_opens_no_table(house: House) -> None:
    for headers in ({"origin": "http://evil.example"}, {}):
        assert httpx.post(f"{house.url}/api/tables", content=b"{}", headers=headers).status_code == 403


def test_the_room_on_loopback_turns_away_callers_under_another_name(house: House) -> None:
    assert httpx.get(house.url, headers={"host": "rebound.example"}).status_code == 403


@pytest.mark.parametrize(
    ("cookie", "origin", "code", "status"),
    [
        (True, "http://evil.example", "mine", 403),
        (True, None, "mine", 403),
        (False, "own", "mine", 403),
        (True, "own", "nothere2", 404),
    ],
)
def test_a_socket_is_refused_before_it_is_accepted(
    house: House, cookie: bool, origin: str | None, code: str, status: int
) -> None:
    async def work() -> None:
        mine = await Person(house.url).open_table()
        url = f"ws://127.0.0.1:{house.port}/t/{mine if code == 'mine' else code}/socket"
        headers = {"cookie": f"{COOKIE}={new_token()}"} if cookie else {}
        with pytest.raises(InvalidStatus) as refusal:
            await connect(url, origin=house.url if origin == "own" else origin, additional_headers=headers)  # type: ignore[arg-type]
        assert refusal.value.response.status_code == status

    run(work())


def test_one_person_opens_only_so_many_sockets(house: House) -> None:
    async def work() -> None:
        ann = Person(house.url)
        code = await ann.open_table()
        async with AsyncExitStack() as stack:
            for _ in range(8):
                await stack.enter_async_context(ann.visit(code))
            with pytest.raises(InvalidStatus, match="429"):
                await stack.enter_async_context(ann.visit(code))
            await stack.enter_async_context(Person(house.url).visit(code))

    run(work())


def test_a_whole_match_is_played_by_one_person_and_three_bots(house: House) -> None:
    async def work() -> None:
        ann = Person(house.url)
        code = await ann.open_table(changes=SHORT, name="Ann", seat=0, bots=BOTS, start=True)
        async with ann.visit(code) as visit:
            await play_on(visit)
            assert visit.position.view.result is not None
        async with ann.visit(code) as visit:
            snapshot = visit.frames[0]
            assert snapshot.count('"type":"deal_scored"') == 2
        async with ann.http() as http:
            (mine,) = (await http.get("/api/tables")).json()
        assert (mine["code"], mine["phase"], mine["deal"]) == (code, "over", 2)

    run(work())


def test_two_browsers_are_two_people_and_a_third_one_watches(house: House) -> None:
    async def work() -> None:
        async with seated(house, "Ann", "Bob") as (ann, bob), Person(house.url).visit(ann.code) as eve:
            assert [visit.you.seat for visit in (ann, bob, eve)] == [0, 1, -4]
            assert [chair.name for chair in eve.table.chairs] == ["Ann", "Bob"]
            await asyncio.gather(play_on(ann), play_on(bob), play_on(eve))
            assert eve.position.view.result == ann.position.view.result

    run(work())


def test_a_returning_browser_gets_what_it_missed_and_a_new_one_everything(house: House) -> None:
    async def work() -> None:
        async with seated(house, "Ann", "Bob") as (ann, _):
            await ann.until(lambda tab: tab.position.view.turn >= 0)
            seen = ann.length
            await ann.socket.close()
            async with ann.person.visit(ann.code, seen) as back:
                assert back.frames[0].startswith('{"type":"table"')
                assert isinstance(await back.letter(), wire.News)
            async with ann.person.visit(ann.code, 10**6) as stranger:
                assert stranger.frames[0].startswith('{"type":"snapshot"')

    run(work())


def test_the_same_act_sent_twice_is_done_once(house: House) -> None:
    async def work() -> None:
        async with seated(house, "Ann", "Bob") as visits:
            for visit in visits:
                await visit.until(lambda tab: tab.position.view.turn >= 0)
            mover = next(visit for visit in visits if visit.is_asked)
            seen, action = mover.length, mover.position.choices[0]
            first = await mover.ask("act", nonce="once", seen=seen, action=action)
            after = mover.length
            again = await mover.ask("act", nonce="once", seen=seen, action=action)
            assert first == again == wire.Done(nonce="once")
            assert mover.length == after

    run(work())


def test_a_one_time_link_brings_another_browser_onto_the_chair(house: House) -> None:
    async def work() -> None:
        async with seated(house, "Ann", "Bob") as (ann, bob), Person(house.url).visit(ann.code) as phone:
            await ann.ask("free", seat=1)
            link = await ann.letter()
            while not isinstance(link, wire.Link):
                link = await ann.letter()
            assert link.path.startswith(f"/t/{ann.code}?seat=")
            await phone.ask("claim", key=link.path.partition("=")[2], name="Bob")
            await bob.until(lambda tab: tab.you.seat == -4)
            assert phone.you.seat == 1
            assert bob.position.view.deal is None or bob.position.view.deal.hand is None

    run(work())


async def rubbish(visit: Visit) -> None:
    while True:
        await visit.socket.send("rubbish")
        await visit.letter()


def test_who_sends_rubbish_for_too_long_is_sent_away(house: House) -> None:
    async def work() -> None:
        ann = Person(house.url)
        async with ann.visit(await ann.open_table()) as visit:
            with pytest.raises(ConnectionClosed) as end:
                await rubbish(visit)
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1008

    run(work())


def test_a_message_over_the_limit_closes_the_socket(house: House) -> None:
    async def work() -> None:
        ann = Person(house.url)
        async with ann.visit(await ann.open_table()) as visit:
            await visit.socket.send("x" * (wire.MESSAGE_BYTES + 1))
            with pytest.raises(ConnectionClosed) as end:
                await visit.letter()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009

    run(work())


def test_a_proxys_pages_may_call_when_the_host_named_them(tmp_path: Path) -> None:
    with open_house(tmp_path, origins=("https://cards.example.org",)) as house:
        headers = {"origin": "https://cards.example.org", "x-forwarded-proto": "https"}
        answer = httpx.post(f"{house.url}/api/tables", content=b"{}", headers=headers)
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].endswith("; Secure")
