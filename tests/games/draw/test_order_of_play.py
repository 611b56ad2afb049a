"""Who acts, draws and opens when, and how the dealer's work goes on (FD-8..FD-28, FD-A2, FD-A3, FD-A23)."""

import pytest

from kozyr.cards import Card
from kozyr.games.draw.state import CardsDealt, FirstActor, Received, StubRenewed, Turned
from kozyr.play.forced import Posted
from kozyr.play.game import DEALER
from kozyr.words import say
from tests.games.draw.table import GAME, dealt, events, offered, play, rules, seated, shuffled, table, why, won

ACES, KINGS, QUEENS = "As Ah 7c 4d 2s", "Ks Kh 7d 4c 3s", "Qs Qh 8c 5d 3h"


def turn(state: object) -> int:
    return GAME.turn(state)  # type: ignore[arg-type]


def test_fd_10_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = seated(rules(seats=3), (100, 100, 100), 0)
    deck = " ".join(state.rules.cards)
    hands = play(state, f"shuffle {deck}").hand.held
    assert [hand[0].value for hand in hands] == ["4s", "2s", "3s"]
    (told,) = [event for event in events(state, f"shuffle {deck}") if isinstance(event, CardsDealt)]
    assert told.hands == hands


def test_fd_12_everybody_puts_in_the_ante_before_the_cards() -> None:
    state = seated(rules(seats=3), (100, 100, 100), 0)
    assert state.hand.paid == (10, 10, 10)
    assert turn(state) == DEALER


def test_fd_11_antes_and_blinds_may_be_put_in_both() -> None:
    state = seated(rules(seats=3, forced="both", ante=2, small_blind=5), (100, 100, 100), 2)
    assert (state.hand.paid, state.hand.bets) == ((2, 2, 2), (5, 10, 0))


@pytest.mark.parametrize(("forced", "first"), [("ante", 0), ("blinds", 2)])
def test_fd_17_the_first_to_act_sits_left_of_the_dealer_or_of_the_big_blind(forced: str, first: int) -> None:
    assert turn(table(rules(seats=4, forced=forced))) == first


def test_fd_a26_with_blinds_the_big_blind_has_the_last_word() -> None:
    state = play(table(rules(seats=4, forced="blinds")), "call; call; call")
    assert turn(state) == 1
    assert offered(state)[:2] == ["fold", "check"]


def test_fd_8_in_the_hall_the_first_to_act_is_found_by_lot_in_every_deal() -> None:
    state = seated(rules("hall"), (100,) * 4, 0)
    assert offered(state) == ["lot 1", "lot 2", "lot 3", "lot 0"]
    assert events(state, "lot 3") == (FirstActor(3),)
    assert turn(dealt(play(state, "lot 3"))) == 3


def test_fd_23_left_of_the_dealer_draws_first_or_the_next_after_the_last_who_acted() -> None:
    actions = "check; check; bet 10; call; call; call"
    assert play(table(rules(seats=4)), actions).hand.drawing == (0, 1, 2, 3)
    assert play(table(rules(seats=4, draw_order="after_last_actor")), actions).hand.drawing == (2, 3, 0, 1)


def test_fd_a2_where_all_checked_the_starter_of_the_round_draws_first_and_after_a_fold_the_next_who_is_in() -> None:
    house = rules("hall", seats=4)
    checked = play(dealt(play(seated(house, (100,) * 4, 3), "lot 2")), "check; check; check; check")
    assert checked.hand.drawing[0] == 2
    folded = play(dealt(play(seated(house, (100,) * 4, 3), "lot 0")), "bet 10; fold; call; fold")
    assert folded.hand.drawing == (0, 2)


@pytest.mark.parametrize(("second", "first"), [("left", 0), ("first_drawer", 2), ("same", 1)])
def test_fd_25_who_acts_first_in_the_second_round(second: str, first: int) -> None:
    house = rules(seats=4, first_actor="random", draw_order="after_last_actor", second_round=second)
    state = dealt(play(seated(house, (100,) * 4, 3), "lot 1"))
    state = play(state, "check; bet 10; call; call; call; pat; pat; pat; pat")
    assert turn(state) == first


def test_fd_25_the_same_player_passes_his_turn_to_the_next_when_he_has_folded() -> None:
    state = play(table(rules(seats=4, second_round="same")), "fold; bet 10; call; call; pat; pat; pat")
    assert turn(state) == 1


@pytest.mark.parametrize(("most", "choices"), [("5", ["draw 5 of 5"]), ("4", ["draw 4 of 5"]), ("3", ["draw 3 of 5"])])
def test_fd_22_how_many_cards_may_be_exchanged(most: str, choices: list[str]) -> None:
    state = play(table(rules(seats=2, max_draw=most), ACES, KINGS), "bet 10; call")
    assert offered(state) == choices
    assert why(state, "draw As Ah 7c 4d 2s") == (None if most == "5" else "why-draw-most")


def test_fd_a25_four_cards_only_if_the_one_kept_is_a_natural_ace() -> None:
    state = play(table(rules(seats=2, max_draw="3_or_4_with_ace"), ACES, KINGS), "bet 10; call")
    assert offered(state) == ["draw 3 of 5", "draw 4 of 4", "draw 4 of 4"]
    assert why(state, "draw Ah 7c 4d 2s") is None
    assert why(state, "draw As Ah 7c 4d") == "why-draw-ace"
    assert why(play(state, "pat"), "draw Kh 7d 4c 3s") == "why-draw-ace"
    wild = table(rules(seats=2, max_draw="3_or_4_with_ace", wild="turned_rank"), "Ah Ks 9h 7h 2h", turned="Ac")
    assert why(play(wild, "bet 10; call"), "draw Ks 9h 7h 2h") == "why-draw-ace"


def test_a_card_that_is_not_held_cannot_be_put_away() -> None:
    state = play(table(rules(seats=2), ACES, KINGS), "bet 10; call")
    assert why(state, "draw Ks") == "why-not-held"
    assert why(state, "check") == "why-not-now"


def test_fd_a3_a_stub_that_runs_out_is_made_anew_of_what_others_put_away_or_folded() -> None:
    state = table(rules(seats=8), ACES, KINGS, stacks=(500,) * 8)
    state = play(state, "bet 10; call; fold" + "; call" * 5)
    assert len(state.hand.stub) == 12
    for _ in range(2):
        held = state.hand.held[state.hand.drawing[0]]
        state = play(state, "draw " + " ".join(held))
    assert len(state.hand.stub) == 2
    own = state.hand.held[3]
    asked = "draw " + " ".join(own)
    state = play(state, asked)
    assert turn(state) == DEALER
    renewed = shuffled(state)
    assert not set(own) & set(renewed), "never one's own"
    assert {*map(Card, ACES.split()), *state.hand.held[2]} <= set(renewed), "what was put away, and folded hands"
    assert len(renewed) == 15
    told = events(state, "shuffle " + " ".join(renewed))
    assert told[:2] == (StubRenewed(15), Received(3, 3, renewed[:3]))
    assert len(play(state, "shuffle " + " ".join(renewed)).hand.held[3]) == 5


def test_fd_a25_the_stub_may_limit_the_exchange() -> None:
    state = table(rules(seats=8, limit_draw_by_stub="yes"), ACES, KINGS, stacks=(500,) * 8)
    state = play(state, "bet 10" + "; call" * 7)
    for _ in range(2):
        state = play(state, "draw " + " ".join(state.hand.held[state.hand.drawing[0]]))
    assert offered(state) == ["draw 2 of 5"]
    state = play(state, "draw " + " ".join(state.hand.held[2][:2]))
    assert offered(state) == ["draw 0 of 5"]


def test_fd_a25_a_stub_of_three_is_why_four_cannot_be_exchanged_ace_or_not() -> None:
    house = rules(seats=8, limit_draw_by_stub="yes", max_draw="3_or_4_with_ace")
    state = play(table(house, KINGS, QUEENS, "Jd Jc 8d 5c 3d", ACES, stacks=(500,) * 8), "bet 10" + "; call" * 7)
    for seat in range(3):
        state = play(state, "draw " + " ".join(state.hand.held[seat][2:]))
    assert offered(state) == ["draw 3 of 5"]
    assert why(state, "draw Ah 7c 4d 2s") == "why-draw-most"


@pytest.mark.parametrize(("second", "first"), [("left", 0), ("same", 1)])
def test_heads_up_the_rules_promise_no_other_order_after_the_exchange_than_is_played(second: str, first: int) -> None:
    state = table(rules(seats=2, forced="blinds", second_round=second), ACES, KINGS)
    assert turn(state) == 1, "the button, which is the small blind"
    assert turn(play(state, "call; check; pat; pat")) == first
    assert "second" not in say("en", "rules-draw-blinds-two")


def test_fd_a12_a_card_is_turned_and_the_other_three_of_its_rank_are_wild() -> None:
    house = rules(seats=2, wild="turned_rank")
    state = table(house, "9h 9d 4c 4d 2s", "As Ah Ac 5d 3s", turned="9s")
    assert state.hand.turned == "9s"
    assert len(state.hand.stub) == 41
    assert won(play(state, "bet 20; call; pat; pat; check; check")) == (30, -30), "two nines make four fours"
    told = events(seated(house, (100, 100), 1), "shuffle " + " ".join(house.cards))
    assert told[0] == Turned(Card("2s"))


def test_fd_a23_the_exchange_may_come_before_a_single_round_of_betting() -> None:
    state = table(rules(seats=3, draw_before_betting="yes", limit="limit"), ACES, KINGS, QUEENS)
    assert state.hand.drawing == (0, 1, 2)
    state = play(state, "pat; draw 3s; pat")
    assert offered(state)[2:] == ["bet 10", "bet 20"], "the limits of the second round"
    assert play(state, "bet 20; call; fold").hand.stage == "over"


def test_fd_a20_players_who_are_all_in_draw_like_the_others_and_no_round_is_held_for_them() -> None:
    state = table(rules(seats=2), ACES, KINGS, stacks=(10, 10))
    assert state.hand.stage == "draw"
    state = play(state, "draw 2s; draw 3s")
    assert state.hand.stage == "over"
    assert sum(won(state)) == 0


def test_fd_a13_who_is_all_in_by_the_ante_plays_for_his_share() -> None:
    state = seated(rules(seats=3, buyin_min=1, ante=10), (10, 50, 50), 2)
    state = dealt(state, ACES, KINGS, QUEENS)
    state = play(state, "bet 20; call; pat; pat; pat; check; check")
    assert won(state) == (20, 10, -30)


def test_fd_14_the_button_and_with_it_the_blinds_move_on_for_the_next_hand() -> None:
    state = play(table(rules(seats=3, forced="blinds"), button=2), "fold; fold")
    posts = [event for event in events(state, "deal") if isinstance(event, Posted)]
    assert posts == [Posted(1, "small_blind", 5), Posted(2, "big_blind", 10)]


def test_fd_x16_a_view_says_what_a_call_costs_each_who_is_in() -> None:
    state = play(table(rules(seats=3), "Ks Kd 7c 6h 5s", stacks=(100, 100, 30), button=2), "bet 40")
    seen = GAME.view(state, 1).hand
    assert seen is not None
    assert seen.owed == (0, 40, 20), "seat 2 has 20 left and calls with all of it"
    folded = GAME.view(play(state, "fold"), 2).hand
    assert folded is not None
    assert folded.owed == (0, 0, 20)
