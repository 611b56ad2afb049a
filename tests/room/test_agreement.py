"""House rules over HTTP: the form's questions, rules that can be played as the page shows them, and every fault."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.words import document
from kozyr.play.house import show_token
from kozyr.records.code import show
from kozyr.room import house
from kozyr.room.agreement import RulesWish
from kozyr.room.guard import Limits, Turnstile
from kozyr.room.lobby import NewTable
from kozyr.room.opening import opening
from tests.room.house import House, open_house
from tests.room.people import Person

CLASSIC = "r1M1y"


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("room")) as room:
        yield room


def asked(room: House, **wish: Any) -> httpx.Response:
    return httpx.post(f"{room.url}/api/rules", json=wish, headers={"origin": room.url})


def test_rules_are_answered_with_all_that_the_page_shows(opened: House) -> None:
    rules = asked(opened, preset="hall", changes={"price": "5", "must_trump": "no"}).json()
    assert (rules["game"], rules["preset"], rules["code"]) == ("raspisnoy", "hall", "r1D1H3-0-2-1R1T0g15h15i50j1p0x5d")
    assert rules["differs"] == ["must_trump", "price"]
    assert (rules["rules"]["price"], rules["tokens"]["price"], rules["tokens"]["hook"]) == (5, "5", "yes")
    assert "khishti" in rules["idle"]
    assert (len(rules["schedule"]), len(rules["cards"])) == (36, 36)
    assert rules["document"][0]["id"] == "rules-title-aim"
    assert rules["links"]["why-hook"] == "rules-bid-hook"


def test_a_code_is_answered_with_the_nearest_preset_and_may_be_changed_further(opened: House) -> None:
    rules = asked(opened, code=CLASSIC, changes={"seats": "3"}).json()
    assert (rules["preset"], rules["differs"], rules["rules"]["seats"]) == ("classic", ["seats"], 3)
    assert rules["code"] == show("raspisnoy", msgspec.structs.replace(PRESETS["classic"], seats=3))


def test_a_code_is_told_from_the_preset_that_is_named_beside_it(opened: House) -> None:
    rules = asked(opened, code=CLASSIC, preset="home54").json()
    assert (rules["preset"], rules["code"]) == ("home54", CLASSIC)
    assert rules["differs"] == ["deck", "jokers", "trump_full_deal", "joker_as_card"]
    assert asked(opened, code=CLASSIC, preset="of another version").json()["preset"] == "classic"


def test_without_a_wish_the_rules_are_those_of_the_default_preset(opened: House) -> None:
    assert asked(opened).json()["preset"] == "hall"


def test_every_fault_is_answered_with_its_fields_its_reason_and_its_remedy(opened: House) -> None:
    answer = asked(opened, preset="hall", changes={"deck": "54", "seats": "3", "pairs": "yes", "colour": "red"})
    assert answer.status_code == 400
    problems = answer.json()["problems"]
    assert [problem["fields"] for problem in problems] == [["seats", "pairs"], ["jokers", "deck"], []]
    assert problems[0]["why"] == {"id": "house-fault-pairs", "args": {"seats": 3}}
    assert problems[1]["remedy"] == {"jokers": "X1,X2"}
    assert problems[2]["text"] == "colour is not a rule of raspisnoy"
    assert problems[2]["why"] is None


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (b'{"code": "r1M1z"}', "mistyped"),
        (b'{"code": 5}', "code"),
        (b'{"game": "whist"}', "no game 'whist'"),
        (b'{"preset": "mine"}', "no preset 'mine'"),
        (b'{"change": {}}', "change"),
        (b"[", "the request has no rules"),
        (b"\xff", "the request has no rules"),
    ],
)
def test_what_is_no_wish_for_rules_is_refused_and_named(opened: House, body: bytes, fault: str) -> None:
    answer = httpx.post(f"{opened.url}/api/rules", content=body, headers={"origin": opened.url})
    assert answer.status_code == 400
    (problem,) = answer.json()["problems"]
    assert fault in problem["text"]
    assert problem["fields"] == []


def test_a_wish_that_is_too_long_is_not_read_and_another_site_is_not_answered(opened: House) -> None:
    url = f"{opened.url}/api/rules"
    assert httpx.post(url, content=b" " * 5000, headers={"origin": opened.url}).status_code == 413
    assert httpx.post(url, content=b"{}", headers={"origin": "http://evil.example"}).status_code == 403


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(rules_burst=2, rules_rate=0.001)) as room:
        assert [asked(room).status_code for _ in range(3)] == [200, 200, 429]


def test_addresses_wait_for_themselves_only_and_too_many_of_them_are_forgotten() -> None:
    turnstile = Turnstile(1, 0)
    now = iter(range(10**6)).__next__
    assert turnstile.admits("ann", now)
    assert not turnstile.admits("ann", now)
    assert turnstile.admits("bob", now)
    for number in range(Turnstile.MOST):
        turnstile.admits(str(number), now)
    assert turnstile.admits("ann", now)


def test_the_form_asks_for_every_field_and_knows_what_the_presets_answer(opened: House) -> None:
    form = httpx.get(f"{opened.url}/api/rules/form").json()
    questions = {field["name"]: field for section in form["sections"] for field in section["fields"]}
    assert sorted(questions) == sorted(FIELDS)
    assert form["default"] == "hall"
    assert set(form["presets"]) == set(PRESETS)
    for name, tokens in form["presets"].items():
        values = {field: getattr(PRESETS[name], field) for field in FIELDS}
        assert tokens == {field: None if value is None else show_token(value) for field, value in values.items()}
    assert httpx.get(f"{opened.url}/api/rules/form?game=whist").status_code == 404


def test_a_question_says_what_may_be_answered() -> None:
    form = house.form("raspisnoy")
    questions = {field.name: field for section in form.sections for field in section.fields}
    assert questions["hook"].kind == "flag"
    assert questions["special_multiplier"].tokens == ("1", "1.5", "2", "3")
    assert (questions["seats"].kind, questions["seats"].lo, questions["seats"].hi) == ("number", 2, 10)
    assert (questions["ladder"].kind, questions["ladder"].tokens[0]) == ("choice_or_numbers", "full")
    assert questions["ladder_top"].kind == "choice_or_number"
    assert (questions["jokers"].kind, questions["jokers"].most, len(questions["jokers"].tokens)) == ("cards", 2, 54)
    assert (questions["specials"].kind, questions["circular_order"].least) == ("order", 1)
    assert questions["specials_without_trump"].kind == "set"
    assert questions["special_pass"].unset
    assert questions["forehead_hand"].unset


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_page_says_of_a_preset_can_be_asked_for_again_field_by_field(preset: str) -> None:
    here = house.answer(RulesWish(preset=preset))
    tokens = {name: token for name, token in here.tokens.items() if token is not None}
    there = house.answer(RulesWish(preset="classic", changes=tokens))
    assert (there.rules, there.code) == (here.rules, here.code)
    assert here.document == document(PRESETS[preset])
    assert here.schedule == schedule(PRESETS[preset])


def test_a_table_is_opened_by_a_code_with_changes_on_top() -> None:
    new = NewTable(code=CLASSIC, changes={"seats": "3"}, bots=("random",) * 3)
    opened = opening(new, "abcd2345", "ann")[0].what
    assert (opened.preset, opened.rules["seats"]) == ("classic", 3)  # type: ignore[union-attr]
    assert opened.rules["trump_full_deal"] == "last_card"  # type: ignore[union-attr]


def test_a_table_is_not_opened_by_a_mistyped_code() -> None:
    with pytest.raises(RulesError, match="mistyped"):
        opening(NewTable(code="r1M1z"), "abcd2345", "ann")


def test_a_table_says_the_code_of_its_rules(opened: House) -> None:
    async def work() -> None:
        code = await Person(opened.url).open_table(code=CLASSIC, changes={"seats": "3"})
        async with Person(opened.url).visit(code) as visit:
            assert visit.table.rules_code == "r1A3M1G"

    asyncio.run(work())
