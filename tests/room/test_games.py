"""Every game is on offer, has its form, its rules in words and a table of its own."""

from pathlib import Path

import httpx
import msgspec
import pytest

from kozyr import games
from kozyr.errors import RulesError
from kozyr.records import code
from kozyr.room import house, lobby
from kozyr.room.agreement import RulesWish
from kozyr.room.house import agreed
from kozyr.room.manners import MANNERS, RULES, manner_of
from kozyr.room.offer import on_offer
from kozyr.room.opening import opening
from kozyr.room.table import phase, replay
from tests.room.house import open_house
from tests.room.tables import ANN

GAMES = tuple(MANNERS)
EVENINGS = [name for name in GAMES if manner_of(name).is_evening]


def test_the_room_knows_how_to_handle_every_game() -> None:
    assert games.NAMES == GAMES
    assert [type(games.load(name).PRESETS[games.load(name).DEFAULT_PRESET]) for name in GAMES] == list(RULES)


@pytest.mark.parametrize("name", GAMES)
def test_the_lobby_is_told_presets_seats_and_stakes(name: str) -> None:
    offer, game = on_offer(name), games.load(name)
    assert offer.presets == game.PRESETS
    for preset, hands in offer.hands.items():
        assert game.PRESETS[preset].seats in hands
        assert min(hands.values()) > 0
    assert set(offer.stakes) == (set(game.PRESETS) if name in EVENINGS else set())
    for stakes in offer.stakes.values():
        assert stakes.balance == 10 * stakes.most > 10 * stakes.least


@pytest.mark.parametrize("name", GAMES)
def test_the_form_asks_for_every_field_of_the_game(name: str) -> None:
    form, game = house.form(name), games.load(name)
    asked = [field.name for section in form.sections for field in section.fields]
    assert sorted(asked) == sorted(game.FIELDS)
    assert set(form.presets) == set(game.PRESETS)


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_is_answered_with_its_code_its_words_and_its_cards(name: str) -> None:
    for preset, rules in games.load(name).PRESETS.items():
        answer = house.answer(RulesWish(game=name, preset=preset))
        assert (answer.game, answer.rules, answer.differs) == (name, rules, ())
        assert agreed("raspisnoy", "", answer.code, {})[2] == rules, "a code says its game"
        assert len(answer.cards) == len(set(answer.cards)) >= 20
        assert answer.document
        assert bool(answer.schedule) == (name not in EVENINGS)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_the_game_is_laid_and_its_rules_are_read_over_http(name: str, tmp_path: Path) -> None:
    with open_house(tmp_path) as room, httpx.Client(base_url=room.url, headers={"origin": room.url}) as http:
        offers = msgspec.json.decode(http.get("/api/room").content)["games"]
        assert [offer["name"] for offer in offers] == list(GAMES)
        seats = games.load(name).PRESETS[games.load(name).DEFAULT_PRESET].seats
        wish = {"game": name, "bots": ["random"] * seats, "start": True}
        opened = http.post("/api/tables", content=msgspec.json.encode(wish))
        assert opened.status_code == 201
        table = opened.json()["code"]
        assert http.get(f"/api/tables/{table}/rules").json()["document"]
        (running,) = http.get("/api/tables").json()
        assert (running["game"], running["deal"], running["seat"]) == (name, 0, -4)
        assert running["phase"] == ("between" if name in EVENINGS else "playing")
        assert (running["deals"] == 0) == (name in EVENINGS)
        assert http.get("/api/rules/form", params={"game": name}).json()["game"] == name


def test_a_table_says_the_code_of_its_rules_which_makes_another_one() -> None:
    for name in GAMES:
        rules = games.load(name).PRESETS[games.load(name).DEFAULT_PRESET]
        table = replay(opening(lobby.NewTable(code=code.show(name, rules)), "code", ANN))
        assert (table.game, table.rules, phase(table)) == (name, rules, "waiting")


@pytest.mark.parametrize("name", EVENINGS)
def test_a_person_has_a_clock_at_an_evening_unless_the_host_says_otherwise(name: str) -> None:
    assert replay(opening(lobby.NewTable(game=name), "code", ANN)).clock == 30
    assert replay(opening(lobby.NewTable(game=name, clock=0), "code", ANN)).clock == 0
    assert replay(opening(lobby.NewTable(), "code", ANN)).clock == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_field_that_is_not_of_the_game_is_refused(name: str) -> None:
    with pytest.raises(RulesError):
        opening(lobby.NewTable(game=name, changes={"mine": "yes"}), "code", ANN)
