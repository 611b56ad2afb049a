"""What a seat and a watcher see and hear (RP-12, RP-45, RP-61, RP-A34, RP-A52)."""

from typing import Any

import pytest

from kozyr.games.raspisnoy.state import HandsSeen
from kozyr.play.game import WATCHER
from tests.games.raspisnoy.table import GAME, dealt, do, events, led, legal

EVERYONE = (0, 1, 2, 3, WATCHER)


def hands(state: Any) -> list[Any]:
    """The hand in each seat's view, the watcher's last."""
    return [GAME.view(state, seat).deal.hand for seat in EVERYONE]


def hands_heard(happened: list[Any], seat: int) -> list[Any]:
    return [GAME.hear(event, seat) for event in happened if isinstance(event, HandsSeen)]


def test_a_seat_sees_its_own_hand_and_no_other_and_a_watcher_none() -> None:
    """RP-A34."""
    state = dealt(["Ah 6c", "Kh 9c", "Qd 8c", "Td 6s"], "Kd")
    assert [hand and sorted(hand) for hand in hands(state)] == [
        ["6c", "Ah"],
        ["9c", "Kh"],
        ["8c", "Qd"],
        ["6s", "Td"],
        None,
    ]
    for seat in EVERYONE:
        assert GAME.view(state, seat).deal.hand_sizes == (2, 2, 2, 2)


def test_who_takes_up_his_cards_hears_his_own_only() -> None:
    """RP-A34."""
    state = dealt(["Ah", "Kh", "Qd", "Td"], "Kd")
    event = HandsSeen((("Ah",), ("Kh",), ("Qd",), ("Td",)))  # type: ignore[arg-type]
    assert GAME.hear(event, 1) == HandsSeen((None, ("Kh",), None, None))  # type: ignore[arg-type]
    assert GAME.hear(event, WATCHER) is None
    assert state.deal is not None


def test_bids_and_taken_tricks_are_seen_by_all() -> None:
    """RP-A34, RP-12, RP-35."""
    state = led(["Ah 6c", "Kh 9c", "Qh 8c", "Th 6s"], "Kd", "Ah", "Kh", "Qh", "Th")
    for seat in EVERYONE:
        deal = GAME.view(state, seat).deal
        assert (deal.bids, deal.taken, deal.leader) == ((0, 0, 0, 0), (1, 0, 0, 0), 0)


def test_only_the_seat_to_move_sees_what_is_legal() -> None:
    """RP-A34: it would tell of his hand."""
    state = dealt(["Ah", "Kh", "Qd", "Td"], "Kd", dealer=1)
    assert [bool(GAME.view(state, seat).legal) for seat in EVERYONE] == [False, False, True, False, False]
    assert GAME.view(state, 2).legal == GAME.legal(state)


def test_the_cards_on_the_table_are_seen_by_all_with_what_the_joker_said() -> None:
    """RP-A34, RP-A20."""
    state = led(["7s 6c", "Kh 9c", "Qh 8c", "Th 6s"], "Kd", "7s highest hearts", "Kh")
    for seat in EVERYONE:
        trick = GAME.view(state, seat).deal.trick
        assert [(play.seat, play.card, play.says) for play in trick] == [(0, "7s", "highest hearts"), (1, "Kh", None)]


# Blind deals


@pytest.mark.parametrize("preset", ["hall", "classic"])
def test_in_a_blind_deal_nobody_sees_his_hand_before_the_last_bid_and_then_each_his_own(preset: str) -> None:
    """RP-61, RP-A34, RP-A48."""
    state = dealt(["Kd", "", "", ""], "Kd", kind="blind", dealer=0, preset=preset)
    for bid in ("bid 1", "bid 2", "bid 3"):
        assert hands(state) == [None] * 5
        assert hands_heard(events(state, bid), 1) == []
        state = do(state, bid)
    assert hands(state) == [None] * 5
    happened = events(state, "bid 0")
    state = do(state, "bid 0")
    assert [len(hand or ()) for hand in hands(state)] == [9, 9, 9, 9, 0]
    for seat in range(4):
        (heard,) = hands_heard(happened, seat)
        assert [bool(hand) for hand in heard.hands] == [holder == seat for holder in range(4)]
        assert sorted(heard.hands[seat]) == sorted(hands(state)[seat])
    assert hands_heard(happened, WATCHER) == [None]


def test_in_a_blind_deal_the_dealing_shows_no_hand_to_anybody() -> None:
    """RP-61: the event of taking up the cards comes only with the last bid."""
    state = dealt(["", "", "", "", ""], "Kd", kind="blind", dealer=0)
    ordinary = dealt(["", "", "", "", ""], "Kd", size=7, dealer=0)
    assert [GAME.view(state, seat).deal.hand for seat in range(5)] == [None] * 5
    assert [len(GAME.view(ordinary, seat).deal.hand) for seat in range(5)] == [7] * 5


def test_in_a_blind_deal_the_trump_is_seen_before_the_bids() -> None:
    """RP-A8."""
    for preset in ("hall", "classic"):
        state = dealt(["Kd", "", "", ""], "Kd", kind="blind", dealer=0, preset=preset)
        assert {GAME.view(state, seat).deal.trump for seat in EVERYONE} == {"d"}


def test_in_a_blind_deal_the_dealer_too_sees_the_card_that_he_shows_and_no_other() -> None:
    """RP-A48."""
    deal = GAME.view(dealt(["Kd", "", "", ""], "Kd", kind="blind", dealer=0), 0).deal
    assert (deal.trump_card, deal.hand) == ("Kd", None)


def test_the_bids_open_in_a_blind_deal_do_not_depend_on_the_hands() -> None:
    """RP-61."""
    for hand in ("Ad Kd Qd Jd Td 9d 8d 7d 6d", "6c 7c 8c 9c 6h 7h 8h 9h Th"):
        assert legal(dealt(["", hand, "", ""], "6s", kind="blind", preset="hall")) == {
            f"bid {bid}" for bid in range(10)
        }


# Looking through tricks


@pytest.mark.parametrize(
    ("review", "seen"),
    [
        ("own", [["9d"], ["Kh"], [], [], []]),
        ("none", [[], [], [], [], []]),
        ("last", [["9d"]] * 5),
        ("all", [["Kh", "9d"]] * 5),
    ],
)
def test_the_table_says_which_finished_tricks_may_be_looked_through(review: str, seen: list[list[str]]) -> None:
    """RP-45, RP-A52; seat 1 takes the trick that seat 0 led with the king, and seat 0 the next."""
    hands_dealt = ["Kh Td Ts", "Ah 9d 8s", "Qh 8d 9s", "Th 6s 6h"]
    said = ("Kh", "Ah", "Qh", "Th", "9d", "8d", "6s", "Td")
    state = led(hands_dealt, "7s", *said, review=review)
    looked = [[trick.plays[0].card for trick in GAME.view(state, seat).deal.review] for seat in EVERYONE]
    assert looked == seen


def test_the_trick_on_the_table_is_no_finished_one() -> None:
    """RP-A52."""
    state = led(["Ah 6c", "Kh 9d", "Qh 8d", "Th 6s"], "7s", "Ah", "Kh", "Qh", review="all")
    assert GAME.view(state, 0).deal.review == ()


def test_tricks_of_an_earlier_deal_are_gone() -> None:
    """RP-45: one may look through them during the deal."""
    state = led(["Ah", "Kh", "Qh", "Th"], "7s", "Ah", "Kh", "Qh", "Th", ladder="1,2", review="all")
    deal = GAME.view(state, 0).deal
    assert (deal.number, deal.review) == (2, ())


def test_every_event_of_play_is_heard_by_all() -> None:
    """RP-A34, RP-A52: a played card was seen by all."""
    state = led(["Ah", "Kh", "Qh", "Th"], "Kd", "Ah", "Kh", "Qh")
    for event in events(state, "play Th"):
        assert [GAME.hear(event, seat) for seat in EVERYONE] == [event] * 5


def test_the_totals_and_the_length_of_the_match_are_seen_by_all() -> None:
    """RP-12, RP-76."""
    state = led(["Ah", "Kh", "Qh", "Th"], "Kd", "Ah", "Kh", "Qh", "Th", ladder="1,2")
    for seat in EVERYONE:
        view = GAME.view(state, seat)
        assert (view.totals, view.deals, view.seat) == (GAME.scores(state), 2, seat)
