"""The examples printed in the sources, and the tests derived from the rules, played at a table (FD-X, FD-T)."""

import pytest

from kozyr.cards import pack
from kozyr.games.draw.rules import PRESETS
from kozyr.games.draw.state import Exchanged
from kozyr.play.dealt import Mucked, PotWon, Returned, Shown
from kozyr.play.game import WATCHER, Why
from tests.games.draw.table import (
    GAME,
    at_dealer,
    cards,
    dealt,
    events,
    offered,
    play,
    rules,
    seated,
    shuffled,
    table,
    why,
    won,
)

ACES, KINGS, QUEENS = "As Ah 7c 4d 2s", "Ks Kh 7d 4c 3s", "Qs Qh 8c 5d 3h"


def test_fd_x14_equal_hands_share_the_pot() -> None:
    state = table(rules(seats=2), "2s 2h 3c 4d 5s", "2c 2d 3h 4s 5c")
    state = play(state, "bet 20; call; pat; pat; check; check")
    assert won(state) == (0, 0)


def test_fd_x15_with_an_ante_of_10_the_buy_in_is_10_to_500() -> None:
    state = play(GAME.start(rules()), "sit 2 1000")
    for amount, refused in ((9, "why-buy-between"), (10, None), (500, None), (501, "why-buy-between")):
        assert why(state, f"buy 2 {amount}") == refused


def test_fd_x16_a_call_of_10_costs_10() -> None:
    state = play(table(rules(seats=2), ACES, KINGS), "bet 10; call")
    assert state.hand.paid == (20, 20)


def test_fd_x17_after_a_raise_to_15_at_least_15_must_be_matched() -> None:
    house = rules(seats=3, limit="limit", forced="ante", ante=5)
    state = play(table(house, ACES, KINGS, QUEENS), "bet 5; raise 10")
    assert offered(state)[:3] == ["fold", "call", "raise 15"]
    assert play(state, "raise 15; call; call").hand.paid == (20, 20, 20)


def test_fd_x18_fd_x19_a_deal_of_two_rounds() -> None:
    house = rules(seats=4, limit="limit", ante=5)
    state = table(house, "9s 9h 6c 6d Ts", ACES, QUEENS, KINGS)
    state = play(state, "check; bet 5; fold; call; call")
    assert state.hand.stage == "draw"
    assert sum(state.hand.paid) == 4 * 5 + 15
    state = play(state, "pat; pat; pat; bet 5; call; raise 10; fold; raise 15")
    told = events(state, "call")
    assert [event.seat for event in told if isinstance(event, Shown | Mucked)] == [1, 3], "B was the aggressor"
    assert [type(event) for event in told if isinstance(event, Shown | Mucked)] == [Shown, Mucked]


def test_fd_x20_who_closed_the_first_round_with_a_call_has_the_next_one_draw_first() -> None:
    house = rules("hall", seats=4, first_actor="left")
    state = play(table(house, ACES, KINGS, QUEENS, "Js Jh 8d 5c 3c"), "check; bet 10; call; call; call")
    assert state.hand.drawing == (1, 2, 3, 0), "seat 0 called last, so seat 1 draws first"
    state = play(table(house, ACES, KINGS, QUEENS, "Js Jh 8d 5c 3c"), "bet 10; call; fold; call")
    assert state.hand.drawing == (0, 1, 3)


def test_fd_x21_four_to_a_flush_are_completed_in_9_of_47_draws_and_four_to_a_straight_in_8() -> None:
    flush = straight = 0
    for hand in ("As Ks 9s 4s 2h", "9s 8h 7c 6d 2h"):
        unseen = [card for card in pack(52) if card.value not in hand.split()]
        assert len(unseen) == 47
        for card in unseen:
            held = [*hand.split()[:4], card.value]
            flush += len({each[1] for each in held}) == 1
            straight += "".join(sorted({each[0] for each in held})) in ("56789", "6789T")
    assert (flush, straight) == (9, 8)
    assert [round(100 * outs / 47) for outs in (9, 8)] == [19, 17]


def test_fd_x22_the_big_blind_is_twice_the_small_one() -> None:
    state = seated(rules(seats=3, forced="blinds", small_blind=5), (100, 100, 100), 2)
    assert state.hand.bets == (5, 10, 0)


@pytest.mark.parametrize(("house", "size"), [("gold-rush", 20), ("home", 52), ("joker-bug", 53), ("deuces-wild", 52)])
def test_fd_x23_the_packs_have_20_52_and_53_cards(house: str, size: int) -> None:
    assert len(PRESETS[house].cards) == size


def test_fd_t2_limit_goes_up_by_the_ante_and_in_the_second_round_by_one_or_two() -> None:
    state = table(rules(seats=3, limit="limit"), ACES, KINGS, QUEENS)
    assert offered(state)[2:] == ["bet 10"]
    assert offered(play(state, "bet 10"))[2:] == ["raise 20"]
    state = play(state, "bet 10; raise 20; call; call; pat; pat; pat")
    assert offered(state)[2:] == ["bet 10", "bet 20"]
    assert offered(play(state, "bet 20"))[2:] == ["raise 30", "raise 40"]


@pytest.mark.parametrize(("rule", "most"), [("after_call", 160), ("current_pot", 120)])
def test_fd_t3_pot_limit_with_four_antes_of_10(rule: str, most: int) -> None:
    state = table(rules(seats=4, limit="pot", pot_rule=rule), ACES, KINGS)
    assert offered(state)[2:] == ["bet 10..40"]
    assert offered(play(state, "bet 40"))[2:] == [f"raise 80..{most}"]


def test_fd_t4_a_side_pot_goes_to_the_second_best_hand() -> None:
    state = table(rules(seats=3, ante=1), ACES, KINGS, QUEENS, stacks=(10, 50, 50))
    state = play(state, "bet 9; raise 49; call; pat; pat")
    told = events(state, "pat")
    assert [event for event in told if isinstance(event, PotWon)] == [
        PotWon(1, 80, (1,), (80,)),
        PotWon(0, 30, (0,), (30,)),
    ]
    assert won(play(state, "pat")) == (20, 30, -50)


def test_fd_t5_what_nobody_called_goes_back_before_the_showdown() -> None:
    state = table(rules(seats=3, ante=1), ACES, KINGS, QUEENS, stacks=(10, 50, 50))
    told = events(state, "bet 9; raise 49; fold")
    assert Returned(1, 40) in told
    assert play(state, "bet 9; raise 49; fold").hand.stage == "draw"


def test_fd_t7_four_players_use_all_20_cards_so_there_is_no_draw() -> None:
    state = table(rules("gold-rush"), "As Ah Kd Qc Jh")
    assert state.hand.stub == ()
    state = play(state, "check; check; check; check")
    assert state.hand.stage == "over"


def test_fd_t8_five_aces_with_deuces_wild_beat_a_royal_flush() -> None:
    state = table(rules("deuces-wild", seats=2), "As Ah Ac 2h 2d", "Kd Qd Jd Td Ad")
    assert won(play(state, "bet 20; call; pat; pat; check; check")) == (30, -30)


def test_fd_t8_the_bug_is_an_ace_beside_two_kings_and_completes_a_straight() -> None:
    state = table(rules("joker-bug", seats=2), "Ks Kh 7c 4d X1", "9s 8h 7d 6c 5d")
    state = play(state, "bet 20; call; pat; draw 5d")
    told = events(
        play(table(rules("joker-bug", seats=2), "9s 8h 7c 6d X1", "Ks Kh 7d 4c Kd"), "bet 20; call; pat; pat; check"),
        "check",
    )
    assert [event.made for event in told if isinstance(event, Shown)] == [Why("hand-straight", {"rank": "T"})]
    assert state.hand.held[1][-1] != "5d"


def test_fd_21_the_others_see_how_many_cards_are_exchanged_and_not_which() -> None:
    state = play(table(rules(seats=2), ACES, KINGS, stub="9c 9d 9h"), "bet 10; call")
    (told,) = events(state, "draw 7c 4d 2s")
    assert told == Exchanged(0, 3, cards("7c 4d 2s"), cards("9c 9d 9h"))
    assert GAME.hear(told, 0) == told
    assert GAME.hear(told, 1) == GAME.hear(told, WATCHER) == Exchanged(0, 3, None, None)


def test_fd_5_at_most_eight_play_and_all_of_them_find_five_cards() -> None:
    state = dealt(seated(rules(seats=8), (500,) * 8, 7), ACES)
    state = play(state, "bet 10" + "; call" * 7)
    assert len(state.hand.stub) == 12
    for _ in range(8):
        state = play(state, "draw " + " ".join(state.hand.held[state.hand.drawing[0]]))
        if at_dealer(state):
            state = play(state, "shuffle " + " ".join(shuffled(state)))
    assert {len(held) for held in state.hand.held} == {5}
