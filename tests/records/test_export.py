"""A match for other tools: the promised shape, and the same match in it."""

import csv
import json
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from kozyr import games
from kozyr.errors import NotationError
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.records import RecordError, load
from kozyr.records.export import FORMS, flatten
from tests.house_rules import random_rules
from tests.records import shape
from tests.records.short import LINES, match, played
from tests.records.test_replay import KEPT
from tests.scale import runs

MOST_DEALS = 24


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_an_exported_match_has_the_promised_shape_and_adds_up(file: Path) -> None:
    record = load(file)
    exported = json.loads(FORMS["json"](record))
    shape.check(exported)
    assert exported["finished"] is True
    assert exported["players"] == list(record.players)
    assert tuple(exported["totals"]) == record.scores


def test_matches_by_every_kind_of_house_rules_have_the_promised_shape() -> None:
    exported = 0
    for seed in runs(30, 2000):
        rules = random_rules(Random(f"shape {seed}"))
        if isinstance(rules, Rules) and len(schedule(rules)) <= MOST_DEALS:
            shape.check(json.loads(FORMS["json"](played(rules, seed))))
            exported += 1
    assert exported > 5


def test_premiums_pairs_and_changing_trumps_are_exported() -> None:
    changes = {"schedule": "nines", "scoring": "georgian", "pairs": "yes", "trump": "circular_trick", "deck": "36"}
    record = played(games.load("raspisnoy").rules("hall", changes), 3)
    exported = flatten(record)
    assert exported["pairs"] == [[0, 2], [1, 3]]
    assert ["premium" in deal for deal in exported["deals"]] == [False, False, False, True] * 4
    assert [trick["trump"] for trick in exported["deals"][1]["tricks"][:4]] == ["c", "d", "h", "s"]


def test_a_forehead_deal_is_exported_with_what_was_shown() -> None:
    changes = {"ladder": "none", "specials": "forehead", "seats": "3"}
    deal = flatten(played(games.load("raspisnoy").rules("hall", changes), 1))["deals"][0]
    assert [len(shown) for shown in deal["shown"]] == [1, 1, 1]
    assert all(shown[0] in hand for shown, hand in zip(deal["shown"], deal["hands"], strict=True))


def test_every_card_that_was_played_is_exported_in_its_order() -> None:
    record = match()
    played = [
        " ".join(["play", play["card"], *([play["as"]] if "as" in play else [])])
        for deal in flatten(record)["deals"]
        for trick in deal["tricks"]
        for play in trick["plays"]
    ]
    written = [line.strip().strip('",') for line in LINES]
    assert played == [text for text in written if text.startswith("play ")]


def test_an_unfinished_match_is_exported_up_to_its_last_finished_deal() -> None:
    record = structs.replace(match(), actions=match().actions[:-1], scores=None)
    exported = flatten(record)
    shape.check(exported)
    assert exported["finished"] is False
    assert len(exported["deals"]) == 1


def test_a_match_without_a_finished_deal_is_exported_without_deals() -> None:
    exported = flatten(structs.replace(match(), actions=(), scores=None))
    shape.check(exported)
    assert exported["totals"] == [0, 0, 0]


@pytest.mark.parametrize("scores", [(1, 1, 1), None])
def test_a_false_record_is_not_exported(scores: tuple[int, ...] | None) -> None:
    with pytest.raises(RecordError, match="scores"):
        flatten(structs.replace(match(), scores=scores))


def test_a_sheet_for_spreadsheets_has_a_line_for_each_seat_in_each_deal() -> None:
    rows = list(csv.DictReader(FORMS["csv"](match()).splitlines()))
    assert len(rows) == 2 * 3
    assert [row["player"] for row in rows[:3]] == list(match().players)
    assert tuple(int(row["total"]) for row in rows[-3:]) == match().scores


def test_a_name_in_a_spreadsheet_is_never_a_formula() -> None:
    record = structs.replace(match(), players=("=1+1", "@Bob", "-Cy"))
    rows = list(csv.DictReader(FORMS["csv"](record).splitlines()))
    assert [row["player"] for row in rows[:3]] == ["'=1+1", "'@Bob", "'-Cy"]
    assert any(int(row["points"]) < 0 for row in rows), "a loss stays a number"


def test_a_trump_of_each_trick_is_no_trump_of_the_deal_in_a_spreadsheet() -> None:
    record = played(
        games.load("raspisnoy").rules("hall", {"ladder": "3", "specials": "none", "trump": "circular_trick"}), 3
    )
    assert {row["trump"] for row in csv.DictReader(FORMS["csv"](record).splitlines())} == {""}


def test_a_match_of_raspisnoy_is_no_poker_hand_history() -> None:
    with pytest.raises(NotationError, match="PHH is a notation of poker hands"):
        FORMS["phh"](match())


def test_the_checker_of_the_shape_finds_a_wrong_sum_a_missing_say_and_a_card_played_twice() -> None:
    for spoil in (_sum, _say, _twice):
        exported = json.loads(FORMS["json"](load(KEPT[0])))
        spoil(exported)
        with pytest.raises((AssertionError, KeyError)):
            shape.check(exported)


def _sum(exported: dict[str, list[dict[str, list[int]]]]) -> None:
    exported["deals"][3]["points"][0] += 1


def _say(exported: dict[str, list[dict[str, list[dict[str, list[dict[str, str]]]]]]]) -> None:
    plays = [play for deal in exported["deals"] for trick in deal["tricks"] for play in trick["plays"]]
    del next(play for play in plays if "as" in play)["as"]


def _twice(exported: dict[str, list[dict[str, list[dict[str, list[dict[str, str]]]]]]]) -> None:
    first, second = exported["deals"][5]["tricks"][:2]
    seat = first["plays"][0]["seat"]
    next(play for play in second["plays"] if play["seat"] == seat)["card"] = first["plays"][0]["card"]
