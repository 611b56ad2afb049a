"""Which deals a match has, and who deals them (RP-14..RP-24)."""

import pytest

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.schedule import schedule
from tests.games.raspisnoy.table import GAME, do, legal, order, rules_of

KINDS = ("no_trump", "blind", "misere", "golden")


def sizes(seats: int, **tokens: str) -> list[int]:
    return [slot.cards for slot in schedule(rules_of("hall", seats=str(seats), **tokens)) if slot.kind == "plain"]


@pytest.mark.parametrize(("seats", "top"), [(2, 18), (3, 12), (4, 9), (5, 7), (6, 6)])
def test_the_largest_hand_is_the_pack_divided_by_the_players(seats: int, top: int) -> None:
    """RP-X19, RP-16, RP-T3 for 36 cards."""
    assert max(sizes(seats)) == top


def test_four_players_play_twenty_ordinary_and_sixteen_special_deals() -> None:
    """RP-X20, RP-22, RP-A33."""
    slots = schedule(rules_of("hall"))
    assert len(slots) == 36
    assert [slot.kind for slot in slots[:20]] == ["plain"] * 20
    assert "plain" not in [slot.kind for slot in slots[20:]]


@pytest.mark.parametrize(
    ("seats", "top", "ordinary", "deals"),
    [(2, 18, 36, 44), (3, 12, 25, 37), (4, 9, 20, 36), (5, 7, 17, 37), (6, 6, 16, 40)],
)
def test_the_hand_grows_stays_at_its_largest_once_a_player_and_shrinks(
    seats: int, top: int, ordinary: int, deals: int
) -> None:
    """RP-T1, RP-15, RP-17, RP-18."""
    expected = [*range(1, top), *[top] * seats, *range(top - 1, 0, -1)]
    assert sizes(seats) == expected
    assert len(expected) == ordinary
    assert len(schedule(rules_of("hall", seats=str(seats)))) == deals


@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_more_than_six_players_with_36_cards_are_refused(seats: int) -> None:
    """RP-T3, RP-A27, RP-A53: their hands would be 5, 4, 4 and 3 cards."""
    with pytest.raises(RulesError, match=f"36 cards are enough for 6 players at most, not {seats}"):
        rules_of("hall", seats=str(seats))


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 0)])
def test_only_five_players_leave_a_card_of_the_largest_deal(seats: int, left: int) -> None:
    """RP-T2."""
    assert 36 - max(sizes(seats)) * seats == left


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_special_deal_is_played_once_by_every_dealer_with_the_largest_hand(seats: int) -> None:
    """RP-19, RP-20, RP-21: they follow the descent, in the order that the hall gives them."""
    slots = schedule(rules_of("hall", seats=str(seats)))
    specials = slots[-4 * seats :]
    assert [slot.kind for slot in specials] == [kind for kind in KINDS for _ in range(seats)]
    assert {slot.cards for slot in specials} == {36 // seats}


def test_the_hall_and_the_classic_game_order_the_special_deals_differently() -> None:
    """RP-60."""
    assert GAME.PRESETS["hall"].specials == ("no_trump", "blind", "misere", "golden")
    assert GAME.PRESETS["classic"].specials == ("blind", "golden", "misere", "no_trump")


@pytest.mark.parametrize(
    ("ladder", "expected"),
    [
        ("up", [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]),
        ("max", [9, 9, 9, 9]),
        ("none", []),
        ("3,1,2", [3, 1, 2]),
        ("5", [5]),
    ],
)
def test_the_ladder_may_be_shortened_or_given_as_a_list(ladder: str, expected: list[int]) -> None:
    """RP-A32, RP-A49; the special deals stay, with the largest hand."""
    assert sizes(4, ladder=ladder) == expected
    specials = schedule(rules_of("hall", ladder=ladder))[len(expected) :]
    assert [slot.cards for slot in specials] == [9] * 16


def test_a_deal_larger_than_the_pack_allows_is_refused() -> None:
    """RP-A49, RP-A53."""
    with pytest.raises(RulesError, match="ladder has a deal of 10 cards, but 36 cards give 4 players 9 each at most"):
        rules_of("hall", ladder="1,10")


def test_a_match_without_a_deal_is_refused() -> None:
    """RP-A49, RP-A53."""
    with pytest.raises(RulesError, match="leave no deal"):
        rules_of("hall", ladder="none", specials="none")


def test_the_deal_passes_clockwise_and_the_left_of_the_dealer_bids_first() -> None:
    """RP-14, RP-30, RP-A24."""
    state = do(GAME.start(rules_of("classic", seats="3", ladder="1,1,1,1", specials="none")), "lot 2")
    for dealer in (2, 0, 1, 2):
        hands = [["6c"], ["6d"], ["6h"]]
        state = do(state, order(hands, dealer, "As"))
        view = GAME.view(state, 0)
        assert view.deal.dealer == dealer
        assert view.turn == (dealer + 1) % 3
        for _ in range(3):
            state = do(state, "bid 0")
        assert GAME.turn(state) == (dealer + 1) % 3
        for _ in range(3):
            state = do(state, min(legal(state)))
