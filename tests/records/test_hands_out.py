"""Hands of poker for other tools: the promised shape, and the same hands in it."""

import csv
import json

import pytest

from kozyr import games
from kozyr.play.choices import Shuffled
from kozyr.play.evening import Lot
from kozyr.play.hall import HALL_ACTIONS
from kozyr.records import Record, RecordError
from kozyr.records.export import FORMS
from kozyr.sim.run import Plan, play

KEYS = {"format", "game", "preset", "rules", "players", "finished", "hands", "totals"}
OF_A_HAND = {"button", "stacks", "deal", "actions", "pots", "payoffs"}
POKER = ("draw", "shortdeck", "palace")


def played(game: str, seed: int, hands: int = 1, seats: int = 4) -> Record:
    rules = games.load(game).rules(games.load(game).DEFAULT_PRESET, {"seats": str(seats)})
    return play(Plan(game, "p", rules, ("random",) * seats, 1, seed, hands=hands), 1).record


@pytest.mark.parametrize("game", POKER)
def test_a_hand_has_the_promised_shape_and_its_sums(game: str) -> None:
    for seed in range(25):
        record = played(game, seed)
        exported = json.loads(FORMS["json"](record))
        own = {"banners", "soldiers", "battles"} if game == "palace" else set()
        assert set(exported) == KEYS | OF_A_HAND | own
        assert exported["totals"] == exported["payoffs"] == list(record.scores or ())
        for pot in exported["pots"]:
            assert pot["amount"] == sum(pot["shares"])
        won = {seat for pot in exported["pots"] for seat in pot["winners"]}
        assert {seat for seat, chips in enumerate(exported["payoffs"]) if chips > 0} <= won
        of_seats = [action for action in record.actions if not isinstance(action, (*HALL_ACTIONS, Lot, Shuffled))]
        assert len(exported["actions"]) == len(of_seats)


def test_every_card_of_a_hand_of_palace_is_told() -> None:
    bought = fought = 0
    for seed in range(40):
        exported = json.loads(FORMS["json"](played("palace", seed)))
        assert all(len(palace) == 3 for palace in exported["deal"]["holes"])
        assert all(exported["banners"])
        for battle in exported["battles"]:
            assert {battle["attacker"], battle["defender"]} >= {battle["caller"], battle["winner"]} - {None}
            assert (battle["by"] == "fold") == (battle["caller"] is None)
            fought += 1
        attacks = [action for action in exported["actions"] if action["action"] == "attack"]
        assert [action["target"] for action in attacks] == [battle["defender"] for battle in exported["battles"]]
        bought += sum("bought" in change for change in exported["soldiers"])
        assert sum(action["action"] == "buy" for action in exported["actions"]) == sum(
            "bought" in change for change in exported["soldiers"]
        )
    assert bought > 10
    assert fought > 40


@pytest.mark.parametrize("game", POKER)
def test_an_evening_has_all_its_hands(game: str) -> None:
    record = played(game, 3, hands=5)
    exported = json.loads(FORMS["json"](record))
    assert len(exported["hands"]) == 5
    assert exported["totals"] == list(record.scores or ())


@pytest.mark.parametrize("game", POKER)
def test_a_spreadsheet_has_a_row_for_each_hand_and_one_for_each_action(game: str) -> None:
    record = played(game, 3, hands=5)
    exported = json.loads(FORMS["json"](record))
    rows = list(csv.DictReader(FORMS["csv"](record).splitlines()))
    hands = [row for row in rows if row["row"] == "hand"]
    assert [int(row["hand"]) for row in hands] == [1, 2, 3, 4, 5]
    for number, hand in enumerate(exported["hands"], 1):
        acted = [row for row in rows if row["row"] == "action" and row["hand"] == str(number)]
        assert [row["action"] for row in acted] == [action["action"] for action in hand["actions"]]
        assert [row["player"] for row in acted] == [record.players[action["seat"]] for action in hand["actions"]]
        assert [row["amount"] for row in acted] == [str(action.get("amount", "")) for action in hand["actions"]]
    won = [sum(int(row[f"won {seat}"]) for row in hands) for seat in range(4)]
    assert won == list(record.scores or ())


def test_a_name_of_a_poker_player_in_a_spreadsheet_is_never_a_formula() -> None:
    record = played("shortdeck", 3, hands=5)
    names = ("=1+1", "+Bob", "-Cy", "@Dee")
    text = FORMS["csv"](Record(record.game, "p", record.rules, names, record.actions, record.scores))
    assert {row["player"] for row in csv.DictReader(text.splitlines())} == {"'=1+1", "'+Bob", "'-Cy", "'@Dee"}


def test_pots_stand_in_their_order_and_actions_say_their_round() -> None:
    several = 0
    for seed in range(60):
        exported = json.loads(FORMS["json"](played("shortdeck", seed, hands=3, seats=5)))
        for hand in exported["hands"]:
            rounds = [action["round"] for action in hand["actions"]]
            assert rounds == sorted(rounds)
            assert rounds[0] == 1
            several += len(hand["pots"]) > 1
            for main, side in zip(hand["pots"], hand["pots"][1:], strict=False):
                assert main["winners"] == side["winners"] or len(hand["deal"]["board"]) == 5
    assert several > 10


def test_a_false_record_is_refused() -> None:
    record = played("palace", 1)
    with pytest.raises(RecordError):
        FORMS["json"](Record(record.game, "p", record.rules, record.players, record.actions, (1, 2, 3, 4)))
