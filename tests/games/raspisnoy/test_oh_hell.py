"""The preset oh-hell (OH-1, OH-2). Against an independent implementation it is played in tests/peers."""

import pytest

from kozyr.games.raspisnoy.schedule import schedule
from tests.games.raspisnoy.table import GAME, bids, cards, do, led, legal, rules_of, score, shuffle, winner
from tests.reference.raspisnoy import pack_of

OH_HELL = {"preset": "oh-hell"}


@pytest.mark.parametrize(
    ("deck", "seats", "most"),
    [("52", "3", 17), ("52", "4", 12), ("52", "5", 10), ("52", "7", 7), ("36", "4", 8), ("36", "5", 7), ("36", "7", 5)],
)
def test_the_largest_hand_leaves_a_card_to_turn(deck: str, seats: str, most: int) -> None:
    """OH-1, OH-2: players x cards + 1 is at most the pack; the ladder rises to it."""
    rules = rules_of("oh-hell", deck=deck, seats=seats)
    assert [slot.cards for slot in schedule(rules)] == [*range(1, most), *[most] * int(seats)]
    assert [slot.cards for slot in schedule(rules_of("oh-hell", deck=deck, seats=seats, ladder=str(most)))] == [most]


@pytest.mark.parametrize("size", ["1", "12"])
def test_one_extra_card_is_turned_for_trump_and_stays_out(size: str) -> None:
    """OH-1."""
    state = do(GAME.start(rules_of("oh-hell", ladder=size)), "lot 0", shuffle(pack=pack_of(52)))
    turned = pack_of(52)[4 * int(size)]
    deal = GAME.view(state, 0).deal
    assert (deal.trump_card, deal.trump) == (turned, turned[1])
    assert all(turned not in GAME.view(state, seat).deal.hand for seat in range(4))


def test_there_is_no_joker() -> None:
    """OH-1."""
    assert legal(led(["7s 6s", "", ""], "9h", **OH_HELL)) == {"play 7s", "play 6s"}


def test_who_is_void_plays_any_card() -> None:
    """OH-1: no duty to trump."""
    assert cards(led(["Kd", "Ah 2c 7s", ""], "9c", "Kd", size=3, **OH_HELL)) == {"Ah", "2c", "7s"}
    assert cards(led(["Kd", "Ad 2c 7s", ""], "9c", "Kd", size=3, **OH_HELL)) == {"Ad"}


def test_the_deuce_is_the_lowest_card() -> None:
    """RP-8, OH-2: 4 x 13 cards."""
    assert winner(["2d", "3d", "Ac"], "9h", "2d", "3d", "Ac", **OH_HELL) == 1


def test_the_dealer_is_found_by_lot_and_bids_last_bound_by_the_hook() -> None:
    """OH-1, OH-2: bids and the first lead come from the dealer's left."""
    state = GAME.start(GAME.rules("oh-hell", {"ladder": "3"}))
    assert legal(state) == {f"lot {seat}" for seat in range(4)}
    state = do(state, "lot 1", shuffle(pack=pack_of(52)))
    for seat, bid in ((2, 1), (3, 1), (0, 0)):
        assert GAME.turn(state) == seat
        state = do(state, f"bid {bid}")
    assert (GAME.turn(state), bids(state)) == (1, [0, 2, 3])
    assert GAME.turn(do(state, "bid 0")) == 2


@pytest.mark.parametrize(
    ("bid", "took", "points", "with_penalty"),
    [(0, 0, 10, 10), (2, 2, 12, 12), (5, 5, 15, 15), (2, 3, 3, -1), (2, 0, 0, -2), (0, 4, 4, -4), (5, 1, 1, -4)],
)
def test_a_trick_is_worth_a_point_and_an_exact_bid_ten_more(
    bid: int, took: int, points: int, with_penalty: int
) -> None:
    """OH-1, OH-2: a missed bid scores a point a trick, or by the other scoring loses its distance."""
    assert score(bid, took, 5, scoring="oh_hell") == points
    assert score(bid, took, 5, scoring="oh_hell_penalty") == with_penalty


def test_nobody_is_kept_from_a_third_pass() -> None:
    """OH-2."""
    assert not GAME.PRESETS["oh-hell"].three_passes
