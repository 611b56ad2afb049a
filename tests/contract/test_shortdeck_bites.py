"""The battery catches faults planted in short deck: cards that leak, cards that are withheld, chips that are made."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from kozyr.errors import KozyrError
from kozyr.games import load
from kozyr.games.shortdeck.state import HolesDealt
from kozyr.play.game import WATCHER
from tests.contract import battery
from tests.contract.shortdeck import HOOK

TRUE: Any = load("shortdeck")


class Double:
    """Short deck but for the functions given."""

    def __init__(self, **faulty: Callable[..., Any]) -> None:
        self.faulty = faulty

    def __getattr__(self, name: str) -> Any:
        return self.faulty.get(name) or getattr(TRUE, name)


def _with_hand(change: Callable[[Any, Any, int], Any]) -> Double:
    """Views whose hand is changed, told from the state."""

    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        return (
            true
            if not state.hand or not state.hand.holes
            else structs.replace(true, hand=change(state, true.hand, seat))
        )

    return Double(view=view)


def holes_heard_by_all() -> Double:
    """Everybody hears all cards that are dealt."""
    return Double(hear=lambda event, seat: event if isinstance(event, HolesDealt) else TRUE.hear(event, seat))


def watcher_sees_a_hand() -> Double:
    """A watcher sees the first hand that was dealt."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        return structs.replace(hand, hand=state.hand.holes[state.hand.seats[0]]) if seat == WATCHER else hand

    return _with_hand(change)


def mucked_hands_shown() -> Double:
    """At the end all hands lie open, those put away too (FD-53)."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        return structs.replace(hand, shown=state.hand.holes) if state.hand.result else hand

    return _with_hand(change)


def next_card_of_the_board_seen() -> Double:
    """The card that comes next can be seen."""

    def change(state: Any, hand: Any, seat: int) -> Any:
        following = state.hand.stock[2 * len(hand.seats) + len(hand.board)]
        return structs.replace(hand, board=(*hand.board, following)) if len(hand.board) < 5 else hand

    return _with_hand(change)


def own_hand_withheld() -> Double:
    """Nobody sees his own cards, nor what they make."""
    return _with_hand(lambda state, hand, seat: structs.replace(hand, hand=None, made=None))


def chip_too_many() -> Double:
    """Seat 0 has a chip more than it should."""
    return Double(scores=lambda state: (TRUE.scores(state)[0] + 1, *TRUE.scores(state)[1:]))


FAULTS: list[tuple[Callable[[], Double], str]] = [
    (holes_heard_by_all, "no leak"),
    (watcher_sees_a_hand, "no leak"),
    (mucked_hands_shown, "no leak"),
    (next_card_of_the_board_seen, "no leak"),
    (own_hand_withheld, "entitlement"),
    (chip_too_many, "random play"),
]


def caught(game: Any, check: str, runs: int = 25) -> bool:
    """Whether one of so many runs of a check fails."""
    rules = TRUE.rules("six-plus", {"seats": "3"})
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
