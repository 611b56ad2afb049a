"""The battery catches what it is there for: each planted leak and each planted rule fault fails its check."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kozyr.errors import KozyrError
from tests.contract import battery, doubles, raspisnoy

LEAKS: list[tuple[Callable[[], Any], str]] = [
    (doubles.hands_heard_by_all, "no leak"),
    (doubles.watcher_sees_a_hand, "no leak"),
    (doubles.blind_hand_seen_too_early, "no leak"),
    (doubles.neighbour_can_be_counted, "no leak"),
    (doubles.stranger_offered_the_choices, "no leak"),
    (doubles.stranger_offered_the_choices, "random play"),
    (doubles.own_hand_not_shown, "entitlement"),
    (doubles.forehead_seen_in_a_mirror, "no leak"),
    (doubles.stock_seen_while_naming, "no leak"),
    (doubles.foreheads_forgotten, "entitlement"),
]
FAULTS: list[tuple[Callable[[], Any], str]] = [
    (doubles.hook_forgotten, "random play"),
    (doubles.hook_forgotten, "independent"),
    (doubles.low_joker_wins, "independent"),
    (doubles.trick_to_the_leader, "independent"),
    (doubles.point_too_many, "random play"),
    (doubles.declaration_unwritten, "texts"),
    (doubles.remembers_other_matches, "replay"),
    (doubles.anything_goes, "random play"),
    (doubles.never_ends, "random play"),
]
RULES = {"seats": "3", "ladder": "1,2,3", "specials": "blind"}
FOREHEAD = {"seats": "3", "ladder": "1", "specials": "forehead", "forehead_mode": "all_cards", "ladder_top": "3"}
NAMED = {"seats": "3", "ladder": "12", "specials": "none", "trump_full_deal": "named"}
OTHER_RULES = {
    doubles.forehead_seen_in_a_mirror: FOREHEAD,
    doubles.foreheads_forgotten: FOREHEAD,
    doubles.stock_seen_while_naming: NAMED,
}
"""The rules of those faults that `RULES` gives no occasion for."""


CHECKS: dict[str, battery.Check] = {
    **battery.CHECKS,
    "independent": lambda game, hook, rules, rng: raspisnoy.check_independent(game, rules, rng),
}


def caught(game: Any, check: str, rules: dict[str, str], runs: int = 20) -> bool:
    """Whether one of so many runs of a check fails."""
    for seed in range(runs):
        try:
            CHECKS[check](game, raspisnoy, game.rules("hall", rules), Random(seed))
        except (AssertionError, KozyrError):
            return True
    return False


@pytest.mark.parametrize(("double", "check"), LEAKS, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_caught(double: Callable[[], Any], check: str) -> None:
    assert caught(double(), check, OTHER_RULES.get(double, RULES))


@pytest.mark.parametrize(("double", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_rule_fault_is_caught(double: Callable[[], Any], check: str) -> None:
    assert caught(double(), check, OTHER_RULES.get(double, RULES))


@pytest.mark.parametrize("rules", [RULES, FOREHEAD, NAMED], ids=["usual", "forehead", "named"])
@pytest.mark.parametrize("check", sorted({check for _, check in LEAKS + FAULTS}))
def test_the_true_game_is_not_accused(check: str, rules: dict[str, str]) -> None:
    assert not caught(doubles.Double(), check, rules, runs=3)
