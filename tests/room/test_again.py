"""Another match by the same circle: the same people, bots and rules, at a table of its own."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from kozyr.room import letters, lobby, log, wire
from kozyr.room.opening import again, lines
from kozyr.room.orders import answer
from kozyr.room.table import Table, phase, replay
from tests.room.evenings import order, seated
from tests.room.house import GENEROUS, open_house
from tests.room.people import Person, play_on
from tests.room.tables import (
    ANN,
    BOB,
    EVE,
    HERE,
    HOST_AWAY,
    SHORT,
    done,
    entries,
    refused,
    started,
    to_the_end,
    waiting,
)

NEW = replace(HERE, code="newcode2", now=99)
AGAIN = wire.Again(nonce="again", seen=0)


def over() -> Table:
    """Ann's match against three bots, at its end."""
    opening = entries(bots=("", "steady", "steady", "random"), start=True)
    return replay([*opening, *to_the_end(replay(opening))])


def test_the_host_plays_again_when_the_match_is_over_and_not_before() -> None:
    assert answer(over(), ANN, AGAIN, NEW) == log.Continued("newcode2")
    assert refused(started(), ANN, AGAIN, NEW) == "why-not-over"
    assert refused(waiting(), ANN, AGAIN, NEW) == "why-not-over"
    assert refused(started(), BOB, AGAIN, NEW) == "why-not-host"


def test_others_play_again_only_when_the_host_has_been_away_for_long() -> None:
    table = replace(over(), places=tuple(replace(place, bot="", person=BOB) for place in over().places[:2]))
    assert refused(over(), EVE, AGAIN, NEW) == "why-not-host"
    assert refused(table, BOB, AGAIN, NEW) == "why-not-host"
    assert answer(table, BOB, AGAIN, replace(HOST_AWAY, code="newcode2")) == log.Continued("newcode2")


def test_a_circle_plays_on_at_one_table_only_however_often_it_is_asked() -> None:
    table = done(over(), ANN, AGAIN, NEW)
    assert table.next == "newcode2"
    assert answer(table, ANN, AGAIN, replace(NEW, code="another2")) is None
    assert letters.table_info(table, HERE, 0).next == "newcode2"


def test_the_next_table_has_the_same_people_bots_rules_and_clock_and_has_begun() -> None:
    table = replace(started(), clock=30)
    table = replay(again(replace(table, places=table.places), "newcode2", 99))
    assert [(place.person, place.name, place.bot) for place in table.places] == [
        (ANN, "Ann", ""),
        (BOB, "Bob", ""),
        ("", "", "steady"),
        ("", "", "random"),
    ]
    assert (table.host, table.clock, table.rules, table.began) == (ANN, 30, started().rules, 99)
    assert phase(table) == "playing"
    assert table.sheet == ()


def test_the_bot_that_plays_for_somebody_goes_on_doing_so() -> None:
    table = done(started(), BOB, wire.Leave(nonce="l", seen=0))
    place = replay(again(table, "newcode2", 99)).places[1]
    assert (place.person, place.bot, place.must_ask) == (BOB, "steady", True)


def test_the_next_table_waits_where_the_last_one_was_ended_with_empty_chairs() -> None:
    ended = done(waiting(), ANN, wire.End(nonce="e", seen=0))
    assert answer(ended, ANN, AGAIN, NEW) == log.Continued("newcode2")
    following = again(ended, "newcode2", 99)
    assert phase(replay(following)) == "waiting"
    assert [place.name for place in replay(following).places] == ["Ann", "", "", ""]
    assert {line.stage for line in lines("newcode2", following)} == {"waiting"}


def test_every_person_finds_the_next_table_among_his_own() -> None:
    written = lines("newcode2", again(started(), "newcode2", 99))
    assert {line.person for line in written} == {"", ANN, BOB}
    assert {line.stage for line in written} == {"playing"}
    assert [line.seq for line in written] == list(range(len(written)))


def test_two_people_play_a_second_match_in_the_room(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        ann, bob = Person(url), Person(url)
        code = await ann.open_table(changes={**SHORT, "seats": "2"}, name="Ann", seat=0)
        async with ann.visit(code) as here, bob.visit(code) as there:
            await there.ask("sit", seat=1, name="Bob")
            await here.ask("start")
            await asyncio.gather(play_on(here), play_on(there))
            await here.ask("again")
            await there.until(lambda visit: visit.table.next)
            following = there.table.next
        async with ann.visit(following) as here, bob.visit(following) as there:
            assert [chair.name for chair in here.table.chairs] == ["Ann", "Bob"]
            await asyncio.gather(play_on(here), play_on(there))
            assert there.is_over

    with open_house(tmp_path, limits=GENEROUS) as house:
        asyncio.run(work(house.url))


def test_an_evening_goes_on_at_another_table_with_new_balances_for_those_who_stayed() -> None:
    table = order(seated(2, start=True, hall=lobby.HallWish(balance=700, buy=100, boxes=False)), ANN, wire.End)
    assert phase(table) == "over"
    assert answer(table, ANN, AGAIN, NEW) == log.Continued("newcode2")
    further = replay(again(table, "newcode2", 99))
    assert [place.person for place in further.places[:3]] == [ANN, BOB, ""]
    assert [(chair.taken, chair.balance, chair.stack) for chair in further.state.chairs[:3]] == [
        (True, 700, 0),
        (True, 700, 0),
        (False, 0, 0),
    ]
    assert further.hall is not None
    assert table.hall is not None
    assert further.hall.terms == table.hall.terms
    assert phase(further) == "between"
