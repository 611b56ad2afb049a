"""The plan of a match on paper over HTTP: for every number of players, by a preset or a code, small on the way."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from kozyr.games.raspisnoy.paper import plan
from kozyr.games.raspisnoy.rules import PRESETS, rules
from kozyr.games.raspisnoy.words import document
from kozyr.records.code import show
from kozyr.room.agreement import Paper
from kozyr.room.guard import Limits
from tests.room.house import House, open_house


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("room")) as room:
        yield room


def asked(room: House, **wish: str) -> Paper:
    answer = httpx.get(f"{room.url}/api/paper", params=wish)
    assert answer.status_code == 200
    return msgspec.json.decode(answer.content, type=Paper)


def test_a_preset_is_planned_for_every_number_of_players_that_it_takes(opened: House) -> None:
    paper = asked(opened, preset="home54")
    assert (paper.presets, paper.preset, paper.seats) == (tuple(PRESETS), "home54", 4)
    assert list(paper.tables) == list(range(2, 11))
    assert paper.tables[4].plan == plan(PRESETS["home54"])
    assert paper.tables[4].code == show("raspisnoy", PRESETS["home54"])
    assert list(asked(opened, preset="georgian").tables) == [3, 4, 5, 6]


def test_the_rules_can_be_read_beside_the_plan(opened: House) -> None:
    rules = asked(opened, preset="classic").tables[4].rules
    assert rules.document == document(PRESETS["classic"])
    assert rules.links["why-hook"] == "rules-bid-hook"


def test_house_rules_are_planned_by_their_code(opened: House) -> None:
    agreed = rules("hall", {"seats": "4", "pairs": "yes", "ladder": "9,9", "price": "2"})
    paper = asked(opened, preset="hall", code=show("raspisnoy", agreed))
    assert {seats: table.plan for seats, table in paper.tables.items()} == {4: plan(agreed)}
    assert asked(opened, code=show("raspisnoy", agreed)).tables == paper.tables


def test_a_preset_or_a_code_that_is_none_is_refused_and_named(opened: House) -> None:
    wishes = [
        ({"preset": "mine"}, "no preset 'mine'"),
        ({"code": "r1M1z"}, "mistyped"),
        ({"code": "d1N"}, "not scored"),
        ({"code": "x" * 9999}, "code"),
    ]
    for wish, fault in wishes:
        answer = httpx.get(f"{opened.url}/api/paper", params=wish)
        assert answer.status_code == 400
        assert fault in answer.json()["problems"][0]["text"]


def test_a_plan_is_small_on_its_way(opened: House) -> None:
    with httpx.stream("GET", f"{opened.url}/api/paper", params={"preset": "hall"}) as answer:
        size = sum(len(part) for part in answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    assert size < 20_000


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(rules_burst=2, rules_rate=0.001)) as room:
        assert [httpx.get(f"{room.url}/api/paper").status_code for _ in range(3)] == [200, 200, 429]


def test_the_plan_of_the_longest_match_is_still_a_page(opened: House) -> None:
    paper = asked(opened, preset="home54")
    assert max(len(msgspec.json.encode(one)) for one in paper.tables.values()) < 150_000
    assert len(paper.tables) == 9
