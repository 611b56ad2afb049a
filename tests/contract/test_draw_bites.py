"""The battery catches faults planted in draw: cards that leak, cards that are withheld, chips that are made."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from kozyr.errors import KozyrError
from kozyr.games import load
from kozyr.games.draw.state import CardsDealt, Exchanged
from kozyr.play.game import WATCHER
from tests.contract import battery
from tests.contract.draw import HOOK

TRUE: Any = load("draw")


class Double:
    """Draw but for the functions given."""

    def __init__(self, **faulty: Callable[..., Any]) -> None:
        self.faulty = faulty

    def __getattr__(self, name: str) -> Any:
        return self.faulty.get(name) or getattr(TRUE, name)


def _with_hand(change: Callable[[Any, Any, int], Any]) -> Double:
    """Views whose hand is changed, told from the state."""

    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        return true if true.hand is None else structs.replace(true, hand=change(state, true.hand, seat))

    return Double(view=view)


def hands_heard_by_all() -> Double:
    """Everybody hears all cards that are dealt."""
    return Double(hear=lambda event, seat: event if isinstance(event, CardsDealt) else TRUE.hear(event, seat))


def exchanges_heard_by_all() -> Double:
    """Everybody hears which cards are exchanged (FD-21)."""
    return Double(hear=lambda event, seat: event if isinstance(event, Exchanged) else TRUE.hear(event, seat))


def watcher_sees_a_hand() -> Double:
    """A watcher sees the hand of seat 0."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        return structs.replace(hand, hand=state.hand.held[0]) if seat == WATCHER else hand

    return _with_hand(change)


def mucked_hands_shown() -> Double:
    """At the end all hands lie open, those put away too (FD-53)."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        return structs.replace(hand, shown=state.hand.held) if state.hand.won else hand

    return _with_hand(change)


def stub_can_be_seen() -> Double:
    """The next card of the stub can be seen."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        return structs.replace(hand, turned=state.hand.stub[0]) if state.hand.stub else hand

    return _with_hand(change)


def own_hand_withheld() -> Double:
    """Nobody sees his own hand."""
    return _with_hand(lambda state, hand, seat: structs.replace(hand, hand=None, made=None))


def chip_too_many() -> Double:
    """Seat 0 has a chip more than it should."""
    return Double(scores=lambda state: (TRUE.scores(state)[0] + 1, *TRUE.scores(state)[1:]))


FAULTS: list[tuple[Callable[[], Double], str]] = [
    (hands_heard_by_all, "no leak"),
    (exchanges_heard_by_all, "no leak"),
    (watcher_sees_a_hand, "no leak"),
    (mucked_hands_shown, "no leak"),
    (stub_can_be_seen, "no leak"),
    (own_hand_withheld, "entitlement"),
    (chip_too_many, "random play"),
]


def caught(game: Any, check: str, runs: int = 25) -> bool:
    """Whether one of so many runs of a check fails."""
    rules = TRUE.rules("home", {"seats": "3", "show": "aggressor_first"})
    for seed in range(runs):
        try:
            battery.CHECKS[check](game, HOOK, rules, Random(seed))
        except (AssertionError, KozyrError):
            return True
    return False


@pytest.mark.parametrize(("double", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_fault_is_caught(double: Callable[[], Double], check: str) -> None:
    assert caught(double(), check)


@pytest.mark.parametrize("check", sorted({check for _, check in FAULTS}))
def test_the_true_game_is_not_accused(check: str) -> None:
    assert not caught(Double(), check, runs=6)
