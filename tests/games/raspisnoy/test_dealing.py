"""Giving the cards and finding the trump (RP-25..RP-28, RP-A5..RP-A8, RP-A36, RP-A48)."""

from typing import Any

import pytest

from kozyr.games.raspisnoy.state import HandsSeen, TrumpShown
from kozyr.play.game import DEALER, WATCHER
from tests.games.raspisnoy.table import GAME, dealt, do, events, legal, rules_of
from tests.reference.raspisnoy import PACK


def trump(state: Any) -> tuple[str, str]:
    """The trump and the card that shows it, `-` for none."""
    deal = GAME.view(state, 0).deal
    return deal.trump or "-", deal.trump_card or "-"


def hand(state: Any, seat: int) -> list[str]:
    return sorted(GAME.view(state, seat).deal.hand)


def test_cards_are_given_one_at_a_time_from_the_dealers_left() -> None:
    """RP-25: the dealer gets the last card."""
    state = do(GAME.start(rules_of(seats="3", ladder="2", specials="none")), "lot 1", " ".join(["shuffle", *PACK]))
    assert [hand(state, seat) for seat in (2, 0, 1)] == [[PACK[0], PACK[3]], [PACK[1], PACK[4]], [PACK[2], PACK[5]]]
    assert trump(state) == ("s", PACK[6])


def test_the_card_after_the_last_one_dealt_shows_the_trump() -> None:
    """RP-26."""
    assert trump(dealt(["6c", "7c", "8c"], "Kd")) == ("d", "Kd")


def test_the_card_turned_up_stays_out_of_play_and_the_rest_of_the_stock_hidden() -> None:
    """RP-A6."""
    state = dealt(["6c 6d", "7c 7d", "8c 8d"], "Kd")
    assert all("Kd" not in hand(state, seat) for seat in range(3))
    assert GAME.view(state, 0).deal.hand_sizes == (2, 2, 2)


def test_a_joker_turned_up_makes_a_deal_without_trumps() -> None:
    """RP-X21, RP-28."""
    assert trump(dealt(["6c", "7c", "8c"], "7s")) == ("-", "7s")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_before_a_full_deal_of_the_hall_a_card_is_drawn_and_put_back(seats: int) -> None:
    """RP-27, RP-A5: the drawn card is shuffled in again, so that it lies in somebody's hand and tells nothing."""
    rules = rules_of("hall", seats=str(seats), ladder=str(36 // seats), specials="none")
    state = do(GAME.start(rules), "lot 0")
    first = " ".join(["shuffle", "Qd", *(card for card in PACK if card != "Qd")])
    shown = [event for event in events(state, first) if isinstance(event, TrumpShown)]
    assert [(event.suit, event.card) for event in shown] == [("d", "Qd")]
    state = do(state, first)
    assert (GAME.turn(state), legal(state)) == (DEALER, {"shuffle"})
    state = do(state, " ".join(["shuffle", *PACK]))
    assert trump(state) == ("d", "Qd")
    assert sorted(card for seat in range(seats) for card in hand(state, seat)) == sorted(PACK)


def test_a_joker_drawn_before_a_full_deal_makes_it_a_deal_without_trumps() -> None:
    """RP-28."""
    assert trump(dealt(["", "", "", ""], "7s", size=9, preset="hall")) == ("-", "7s")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_a_full_deal_of_the_classic_game_the_dealers_last_card_shows_the_trump(seats: int) -> None:
    """RP-27."""
    state = dealt(["Qd", *[""] * (seats - 1)], "Qd", size=36 // seats, dealer=0)
    assert trump(state) == ("d", "Qd")
    assert "Qd" in hand(state, 0)


def test_all_see_the_dealers_last_card_until_and_after_it_is_played() -> None:
    """RP-A5."""
    state = dealt(["Qd", "", "", ""], "Qd", size=9, dealer=0)
    for seat in (0, 1, 2, 3, WATCHER):
        assert GAME.view(state, seat).deal.trump_card == "Qd"


def test_a_joker_dealt_last_to_the_dealer_makes_a_deal_without_trumps() -> None:
    """RP-27, RP-28; the dealer keeps it and plays it like any joker (RP-58)."""
    state = dealt(["7s", "", "", ""], "7s", size=9, dealer=0)
    assert trump(state) == ("-", "7s")
    assert "7s" in hand(state, 0)


@pytest.mark.parametrize("preset", ["hall", "classic"])
def test_five_players_turn_the_one_card_left_over(preset: str) -> None:
    """RP-T2, RP-A36: where a stock remains the trump is turned from it as usual."""
    assert trump(dealt(["", "", "", "", ""], "Kc", size=7, preset=preset)) == ("c", "Kc")


def test_a_full_deal_may_be_agreed_to_have_no_trump() -> None:
    """RP-27."""
    assert trump(dealt(["", "", "", ""], size=9, trump_full_deal="none")) == ("-", "-")
    assert trump(dealt(["", "", "", ""], "Kc", size=8, trump_full_deal="none")) == ("c", "Kc")


@pytest.mark.parametrize("trump_full_deal", ["drawn", "last_card"])
@pytest.mark.parametrize("seats", [4, 5])
def test_a_no_trump_deal_turns_and_draws_nothing(trump_full_deal: str, seats: int) -> None:
    """RP-68, RP-A48."""
    state = dealt([""] * seats, kind="no_trump", trump_full_deal=trump_full_deal)
    assert trump(state) == ("-", "-")


@pytest.mark.parametrize("kind", ["golden", "misere", "blind"])
def test_golden_misere_and_blind_deals_find_their_trump_as_usual(kind: str) -> None:
    """RP-A7, RP-A8: the trump of a blind deal is seen before the bids."""
    assert trump(dealt([""] * 4, "Kh", kind=kind, preset="hall")) == ("h", "Kh")
    assert trump(dealt(["Kh", *[""] * 3], "Kh", kind=kind)) == ("h", "Kh")
    assert trump(dealt([""] * 5, "Kh", kind=kind)) == ("h", "Kh")


def test_the_trump_is_drawn_before_the_cards_are_dealt() -> None:
    """RP-27: nobody has a hand while the card is drawn."""
    rules = rules_of("hall", ladder="9", specials="none")
    state = do(GAME.start(rules), "lot 0", " ".join(["shuffle", *PACK]))
    assert [GAME.view(state, seat).deal.hand for seat in range(4)] == [None] * 4
    happened = events(state, " ".join(["shuffle", *PACK]))
    assert any(isinstance(event, HandsSeen) for event in happened)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_deal_is_not_full_while_a_card_is_left_over(seats: int) -> None:
    """RP-A36, RP-A49: one card less than the largest hand is turned from the stock, in both presets."""
    size = 36 // seats - 1
    assert trump(dealt([""] * seats, "Kc", size=size, preset="hall")) == ("c", "Kc")
    assert trump(dealt([""] * seats, "Kc", size=size, preset="classic")) == ("c", "Kc")
