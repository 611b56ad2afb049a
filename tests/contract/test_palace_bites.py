"""The battery catches what a game of Palace Poker might betray: each planted leak fails its check."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.games import palace
from kozyr.games.palace.state import Fought, PalacesDealt
from kozyr.play.game import WATCHER
from tests.contract import battery
from tests.contract.palace import HOOK


def double(**planted: Any) -> Any:
    """Palace Poker with some functions of its contract replaced."""
    true = {name: getattr(palace, name) for name in palace.__all__}
    return SimpleNamespace(**{**true, **planted})


def changed_hand(change: Callable[[Any, Any, int], Any]) -> Any:
    """A game whose views have their hand changed."""

    def view(state: Any, seat: int) -> Any:
        seen = palace.view(state, seat)
        return seen if seen.hand is None else replace(seen, hand=change(seen.hand, state.hand, seat))

    return double(view=view)


def everybody_hears_all_palaces() -> Any:
    return double(
        hear=lambda event, seat: event if isinstance(event, PalacesDealt) else palace.hear(event, seat),
    )


def everybody_sees_who_fought() -> Any:
    return double(hear=lambda event, seat: event if isinstance(event, Fought) else palace.hear(event, seat))


def the_view_keeps_the_whole_battle() -> Any:
    return changed_hand(lambda seen, hand, seat: replace(seen, fought=hand.fought))


def the_neighbours_palace_is_seen() -> Any:
    def change(seen: Any, hand: Any, seat: int) -> Any:
        return seen if seat == WATCHER else replace(seen, hand=hand.palaces[(seat + 1) % len(hand.palaces)] or None)

    return changed_hand(change)


def the_next_card_is_seen() -> Any:
    return changed_hand(lambda seen, hand, seat: replace(seen, aside=hand.pile[:1]))


def the_discards_are_seen() -> Any:
    return changed_hand(lambda seen, hand, seat: replace(seen, aside=hand.discards))


def ones_own_palace_is_forgotten() -> Any:
    return changed_hand(lambda seen, hand, seat: replace(seen, hand=None, made=None, against=()))


LEAKS = [
    (everybody_hears_all_palaces, "no leak"),
    (everybody_sees_who_fought, "no leak"),
    (the_view_keeps_the_whole_battle, "no leak"),
    (the_neighbours_palace_is_seen, "no leak"),
    (the_next_card_is_seen, "no leak"),
    (the_discards_are_seen, "no leak"),
    (ones_own_palace_is_forgotten, "entitlement"),
]


def caught(game: Any, check: str, runs: int) -> bool:
    """Whether one of so many runs of a check fails."""
    for seed in range(runs):
        try:
            battery.CHECKS[check](game, HOOK, palace.rules("palace", {"seats": "4"}), Random(seed))
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("planted", "check"), LEAKS, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_caught(planted: Callable[[], Any], check: str) -> None:
    assert caught(planted(), check, 30)


@pytest.mark.parametrize("check", ["no leak", "entitlement"])
def test_the_true_game_is_not_accused(check: str) -> None:
    assert not caught(double(), check, 3)
