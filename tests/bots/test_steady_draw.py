"""`steady` at a table of draw: it answers legally by every preset, exchanges with sense, and wins from chance."""

from collections import Counter
from random import Random

import pytest

from kozyr import bots
from kozyr.games import draw
from kozyr.games.draw.rules import PRESETS
from kozyr.sim.run import Plan, report
from tests.games.draw.axes import AXES, DRAW
from tests.games.draw.table import offered, play, rules, table
from tests.house.covering import Row

STEADY = bots.load("steady")
ROWS, _ = DRAW.covering_array(Random(2))


def exchanged(held: str, **changes: str) -> set[str]:
    """What `steady` puts away of a hand most often."""
    view = draw.view(play(table(rules(seats=2, **changes), held), "bet 20; call"), 0)
    answers = Counter(frozenset(STEADY(view, Random(seed)).cards) for seed in range(7))
    return {card.value for card in answers.most_common(1)[0][0]}


@pytest.mark.parametrize(
    ("held", "away"),
    [
        ("Ks Kh 7c 4d 2s", "7c 4d 2s"),
        ("Ks Kh 7c 7d 2s", "2s"),
        ("Ts 8s 6s 4s 2h", "2h"),
        ("9s 8h 7d 6c 5s", ""),
        ("Qs Qh Qd 7c 7d", ""),
        ("As 9s 8s 4s 2s", ""),
    ],
)
def test_fd_61_what_does_not_belong_to_the_combination_is_exchanged(held: str, away: str) -> None:
    assert exchanged(held) == set(away.split())


def test_for_low_the_pairs_and_the_high_cards_go() -> None:
    assert exchanged("As 2h 3d 5c Kh", order="ace_five") == {"Kh"}
    assert exchanged("7s 5h 4d 3c 2h", order="deuce_seven") == set()


def test_a_wild_card_is_kept() -> None:
    assert exchanged("2s Kh Kd 7c 4d", wild="deuces") == {"7c", "4d"}


def test_fd_57_a_good_hand_is_bet_and_nothing_is_given_up_to_a_bet() -> None:
    strong = table(rules(seats=4), "As Ah Ad 7c 4d")
    assert draw.show(STEADY(draw.view(strong, 0), Random(1))).startswith("bet")
    weak = play(table(rules(seats=4), "As Ah Ad 7c 4d", "9s 8h 6d 3c 2c"), "bet 60")
    assert draw.show(STEADY(draw.view(weak, 1), Random(1))) == "fold"
    assert "call" in offered(weak)


@pytest.mark.parametrize("row", ROWS[::8], ids=range(len(ROWS[::8])))
def test_it_answers_legally_by_any_house_rules(row: Row) -> None:
    house = draw.rules("home", row)
    plan = Plan("draw", "home", house, ("steady",) * house.seats, 2, 1)
    assert report(plan, 1)["decisions"] > 0


@pytest.mark.parametrize("preset", PRESETS)
def test_it_wins_from_chance_by_every_preset(preset: str) -> None:
    house = draw.rules(preset, {"seats": "2"})
    told = report(Plan("draw", preset, house, ("steady", "random"), 50, 3), 1)
    assert told["mean"][0] > 0


def test_the_rows_hold_every_axis() -> None:
    assert set(ROWS[0]) == set(AXES)
