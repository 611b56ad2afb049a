"""Which deals a match has, and who deals them (RP-14..RP-24)."""

import pytest

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.play.game import DEALER
from tests.games.raspisnoy.table import GAME, do, legal, order, rules_of, shuffle
from tests.reference.raspisnoy import pack_of

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


LARGEST = {
    "36": (18, 12, 9, 7, 6),
    "53": (26, 17, 13, 10, 8, 7, 6, 5, 5),
    "54": (27, 18, 13, 10, 9, 7, 6, 6, 5),
}
LEFT_OVER = {"36": (0, 0, 0, 1, 0), "54": (0, 0, 2, 4, 0, 5, 6, 0, 4)}
JOKERS = {"36": "7s", "52": "7s", "53": "X1", "54": "X1,X2"}
EVERY_PACK = [(deck, seats) for deck, tops in LARGEST.items() for seats in range(2, len(tops) + 2)]


@pytest.mark.parametrize(("deck", "seats"), EVERY_PACK)
def test_the_largest_hand_of_every_pack_and_number_of_players(deck: str, seats: int) -> None:
    """RP-T3, RP-T2, RP-16, RP-17: dealt once a player; what is left over is the pack's remainder."""
    found = sizes(seats, deck=deck, jokers=JOKERS[deck])
    top = LARGEST[deck][seats - 2]
    assert found == [*range(1, top), *[top] * seats, *range(top - 1, 0, -1)]
    if deck in LEFT_OVER:
        assert int(deck) - top * seats == LEFT_OVER[deck][seats - 2]


@pytest.mark.parametrize(("deck", "seats"), [*EVERY_PACK, *[("52", seats) for seats in range(2, 11)]])
def test_the_trump_is_turned_from_any_stock_that_the_largest_deal_leaves(deck: str, seats: int) -> None:
    """RP-A36, RP-26: RP-27 applies to a remainder of none only; there a card is drawn, and the pack shuffled again."""
    top = int(deck) // seats
    tokens = {"deck": deck, "jokers": JOKERS[deck], "seats": str(seats), "ladder": str(top), "specials": "none"}
    state = do(GAME.start(rules_of("hall", **tokens)), "lot 0", shuffle(pack=pack_of(int(deck))))
    turned = pack_of(int(deck))[top * seats] if int(deck) % seats else pack_of(int(deck))[0]
    assert (GAME.turn(state) == DEALER) == (int(deck) % seats == 0)
    assert GAME.view(state, 0).deal.trump_card == turned


@pytest.mark.parametrize(
    ("ladder_top", "seats", "expected"),
    [
        ("seats", 4, [1, 2, 3, 4, 4, 4, 4, 3, 2, 1]),
        ("seats", 2, [1, 2, 2, 1]),
        ("5", 4, [1, 2, 3, 4, 5, 5, 5, 5, 4, 3, 2, 1]),
        ("1", 3, [1, 1, 1]),
        ("deck", 6, [1, 2, 3, 4, 5, *[6] * 6, 5, 4, 3, 2, 1]),
    ],
)
def test_the_largest_hand_may_be_the_number_of_players_or_any_other(
    ladder_top: str, seats: int, expected: list[int]
) -> None:
    """RP-23, RP-A49: special deals use it too."""
    assert sizes(seats, ladder_top=ladder_top) == expected
    slots = schedule(rules_of("hall", seats=str(seats), ladder_top=ladder_top))
    assert {slot.cards for slot in slots if slot.kind != "plain"} == {max(expected)}


def test_special_deals_may_be_played_between_the_largest_deals_and_the_descent() -> None:
    """RP-A31, RP-20, RP-A49: the same deals as by default in another order."""
    usual, middle = (schedule(rules_of("hall", specials_position=where)) for where in ("after", "before_descent"))
    assert [slot.cards for slot in middle[:12]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]
    assert [slot.kind for slot in middle[12:28]] == [kind for kind in KINDS for _ in range(4)]
    assert [(slot.kind, slot.cards) for slot in middle[28:]] == [("plain", size) for size in range(8, 0, -1)]
    assert sorted(usual, key=str) == sorted(middle, key=str)


@pytest.mark.parametrize("ladder", ["up", "max", "none", "2,1"])
def test_without_a_descent_special_deals_come_last_in_any_case(ladder: str) -> None:
    """RP-A49."""
    usual, middle = (
        schedule(rules_of("hall", ladder=ladder, specials_position=where)) for where in ("after", "before_descent")
    )
    assert usual == middle


@pytest.mark.parametrize(
    "specials", ["golden", "forehead,golden", "misere,blind", "no_trump,forehead,misere,golden,blind"]
)
def test_any_special_deals_in_any_order(specials: str) -> None:
    """RP-59, RP-60: each as often as there are players."""
    kinds = specials.split(",")
    slots = schedule(rules_of("hall", seats="3", ladder="1", specials=specials))
    assert [slot.kind for slot in slots] == ["plain", *(kind for kind in kinds for _ in range(3))]


def test_a_fifth_special_type_adds_a_round_of_deals() -> None:
    """RP-T1."""
    for seats, deals in ((2, 46), (3, 40), (4, 40), (5, 42), (6, 46)):
        tokens = {"seats": str(seats), "specials": "blind,golden,misere,no_trump,forehead"}
        assert len(schedule(rules_of("hall", **tokens))) == deals


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
