"""`steady` at a table of short deck: starting hands, pot odds, legal answers by any rules, chips won from chance."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr import bots
from kozyr.bots.shortdeck.share import share
from kozyr.games import shortdeck
from kozyr.games.shortdeck.rules import PRESETS, Rules
from kozyr.games.shortdeck.state import State
from kozyr.games.shortdeck.view import HandView, View
from kozyr.play import evening
from kozyr.play.hall import Chair
from kozyr.sim.run import Plan, report
from tests.games.shortdeck.table import Table
from tests.games.shortdeck.test_pairs import ROWS
from tests.house.covering import Row

STEADY = bots.load("steady")


def seen(table: Table) -> View:
    """What the seat to act sees of a hand."""
    chairs = tuple(Chair(taken=True, stack=100, brought=100, played=True) for _ in table.hand.paid)
    state: State = replace(
        evening.start(table.rules), chairs=chairs, button=table.hand.button, number=1, hand=table.hand
    )
    return shortdeck.view(state, table.turn)


def hand_of(view: View) -> HandView:
    assert view.hand is not None
    return view.hand


def answer(table: Table) -> str:
    """What `steady` does most often, of its raises the least."""
    said = sorted(shortdeck.show(STEADY(seen(table), Random(seed))) for seed in range(9))
    return Counter(said).most_common(1)[0][0]


def of(hole: str, board: str = "", seats: int = 2, stack: int = 100) -> Table:
    """A table at which who acts first before the flop holds these cards."""
    first = 0 if seats == 2 else 3 % seats
    return Table(Rules(seats=seats), (stack,) * seats, button=0, holes={first: hole}, board=board)


@pytest.mark.parametrize("hole", ["As Ah", "Ks Kh", "Qs Qh"])
def test_a_great_starting_hand_is_raised(hole: str) -> None:
    assert answer(of(hole)).startswith("raise")


def test_a_poor_starting_hand_is_given_up_under_the_gun_and_played_heads_up() -> None:
    assert answer(of("9s 6h", seats=6)) == "fold"
    assert answer(of("Js Th")) != "fold"


def test_a_free_check_is_never_a_fold() -> None:
    table = Table(Rules(), (100, 100), button=0, holes={1: "6s 7h"}, board="As Kd Qc 9h 9d").do("call")
    assert answer(table) == "check"


def test_the_pot_pays_for_a_small_bet_and_not_for_a_great_one() -> None:
    """A pair of tens against an ace and a king on the board: about a third of the pot."""
    table = Table(Rules(), (400, 400), button=0, holes={1: "Ts 8h"}, board="As Kd Tc 7h 6d").do("raise 20", "call")
    cheap, dear = (Table(Rules(), (400, 400), 0, {1: "Ts 8h"}, "As Kd Tc 7h 6d") for _ in range(2))
    cheap.do("raise 20", "call", "check", "bet 2")
    dear.do("raise 20", "call", "check", "bet 380")
    assert answer(cheap) == "call"
    assert answer(dear) == "fold"
    assert 0.2 < share(seen(table), hand_of(seen(table)), 1, Random(1)) < 0.8


def test_the_best_hand_there_can_be_wins_all() -> None:
    table = Table(Rules(), (100, 100), button=0, holes={1: "As Ks"}, board="Qs Js Ts 6h 7d").do("call", "check")
    view = seen(table)
    assert share(view, hand_of(view), 1, Random(1)) == 1


@pytest.mark.parametrize("row", ROWS[::3], ids=range(len(ROWS[::3])))
def test_it_answers_legally_by_any_house_rules(row: Row) -> None:
    house: Any = shortdeck.rules("six-plus", row)
    plan = Plan("shortdeck", "six-plus", house, ("steady",) * house.seats, 2, 1, hands=2)
    assert report(plan, 1)["decisions"] > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("limit", ["no_limit", "pot", "limit"])
def test_it_wins_from_chance_by_every_preset_and_limit(preset: str, limit: str) -> None:
    house: Any = shortdeck.rules(preset, {"seats": "2", "limit": limit})
    told = report(Plan("shortdeck", preset, house, ("steady", "random"), 150, 3), 1)
    assert told["mean"][0] > 0
