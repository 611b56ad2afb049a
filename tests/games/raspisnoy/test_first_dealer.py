"""Who deals first (RP-13, RP-A23, GJ-2)."""

from typing import Any

import pytest

from kozyr.games.raspisnoy.state import DealerChosen, Drew
from kozyr.play.game import DEALER
from tests.games.raspisnoy.table import GAME, do, events, legal, rules_of
from tests.reference.raspisnoy import PACK


def shuffle(*first: str) -> str:
    return " ".join(["shuffle", *first, *(card for card in PACK if card not in first)])


def start(first_dealer: str, seats: int = 4) -> Any:
    return GAME.start(rules_of("classic", first_dealer=first_dealer, seats=str(seats)))


def chosen(happened: list[Any]) -> list[int]:
    return [event.seat for event in happened if isinstance(event, DealerChosen)]


def drawn(happened: list[Any]) -> list[tuple[int, str]]:
    return [(event.seat, str(event.card)) for event in happened if isinstance(event, Drew)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_lot_may_fall_on_every_seat(seats: int) -> None:
    """RP-13."""
    state = start("lot", seats)
    assert GAME.turn(state) == DEALER
    assert legal(state) == {f"lot {seat}" for seat in range(seats)}
    for seat in range(seats):
        assert chosen(events(state, f"lot {seat}")) == [seat]


def test_everyone_draws_a_card_and_the_highest_deals() -> None:
    """RP-13; the suit does not matter (RP-9)."""
    happened = events(start("high_card"), shuffle("Kd", "9s", "Ac", "Qs"))
    assert drawn(happened) == [(0, "Kd"), (1, "9s"), (2, "Ac"), (3, "Qs")]
    assert chosen(happened) == [2]


def test_the_joker_is_highest_in_the_draw_for_the_first_deal() -> None:
    """RP-A23."""
    assert chosen(events(start("high_card"), shuffle("Ah", "7s", "As", "Kh"))) == [1]


def test_the_other_sevens_are_only_sevens_in_the_draw() -> None:
    """RP-A23."""
    assert chosen(events(start("high_card", 3), shuffle("7h", "8d", "6c"))) == [1]


def test_those_who_tied_for_the_highest_card_draw_again_and_nobody_else() -> None:
    """RP-A23."""
    state = start("high_card")
    tied = shuffle("Ah", "Kd", "Ac", "Ks")
    assert chosen(events(state, tied)) == []
    again = do(state, tied)
    assert GAME.turn(again) == DEALER
    assert legal(again) == {"shuffle"}
    happened = events(again, shuffle("9h", "Td"))
    assert drawn(happened) == [(0, "9h"), (2, "Td")]
    assert chosen(happened) == [2]


def test_a_second_tie_is_drawn_once_more() -> None:
    """RP-A23."""
    state = do(start("high_card", 3), shuffle("Ah", "Ad", "Ac"), shuffle("9h", "9d", "8c"))
    happened = events(state, shuffle("6h", "7s"))
    assert drawn(happened) == [(0, "6h"), (1, "7s")]
    assert chosen(happened) == [1]


def test_the_first_ace_dealt_round_face_up_deals_first() -> None:
    """GJ-2."""
    happened = events(start("first_ace", 3), shuffle("Kh", "7s", "Qd", "Kd", "Ac", "As"))
    assert drawn(happened) == [(0, "Kh"), (1, "7s"), (2, "Qd"), (0, "Kd"), (1, "Ac")]
    assert chosen(happened) == [1]


@pytest.mark.parametrize("preset", ["hall", "classic"])
def test_all_players_and_watchers_see_the_draw(preset: str) -> None:
    """RP-13: it is done in the open."""
    state = GAME.start(GAME.rules(preset, {"first_dealer": "high_card"}))
    for event in events(state, shuffle("Kd", "9s", "Ac", "Qs")):
        assert [GAME.hear(event, seat) for seat in (0, 1, 2, 3, -4)] == [event] * 5
