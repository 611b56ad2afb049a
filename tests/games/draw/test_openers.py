"""What comes when all check, who may open, and hands for low (FD-35, FD-36, FD-A18, FD-A19, FD-A21, FD-A22)."""

import pytest

from kozyr.games.draw.state import LowNow, Redealt
from kozyr.play.forced import Posted
from tests.games.draw.table import GAME, dealt, events, offered, play, rules, seated, table, why, won

JACKS, QUEENS, TENS = "Js Jh 7c 4d 2s", "Qs Qh 8c 5d 3h", "Ts Th 9c 6d 3s"
NOTHING = "Ks 9h 7d 4c 3c"


def test_fd_35_when_all_check_the_draw_follows() -> None:
    assert play(table(rules(seats=3)), "check; check; check").hand.stage == "draw"


def test_fd_a19_only_a_pair_of_jacks_or_better_opens() -> None:
    state = table(rules("jacks", seats=3), TENS, JACKS, NOTHING)
    assert why(state, "bet 10") == "why-openers-jacks"
    assert offered(state) == ["fold", "check"]
    assert [each.why.id for each in GAME.barred(state, 0)] == ["why-openers-jacks"]
    state = play(state, "check")
    assert why(state, "bet 10") is None
    assert GAME.barred(state, 1) == ()
    assert why(play(state, "bet 10"), "raise 30") is None, "once open, all may raise"


def test_fd_a19_better_than_jacks_is_a_pair_of_queens() -> None:
    state = table(rules("jacks", seats=2, openers="better_than_jacks"), JACKS, QUEENS)
    assert why(state, "bet 10") == "why-openers-queens"
    assert why(play(state, "check"), "bet 10") is None


@pytest.mark.parametrize(
    ("wild", "hand", "may"),
    [
        ("deuces", "2s Jh 7c 4d 3s", True),
        ("deuces", "2s Th 7c 4d 3s", False),
        ("bug", "X1 Ah 7c 4d 3s", True),
        ("bug", "X1 Kh 7c 4d 3s", False),
        ("joker", "X1 Kh 7c 4d 3s", True),
        ("none", "9s 8h 7c 6d 5s", True),
        ("turned_rank", "Js Ah 7c 4d 3s", True),
        ("turned_rank", "Js 9h 7c 4d 3s", False),
    ],
)
def test_fd_a19_wild_cards_count_for_openers(wild: str, hand: str, may: bool) -> None:
    turned = "Jd" if wild == "turned_rank" else ""
    for first in ("yes", "no"):
        state = table(rules("jacks", seats=2, wild=wild, natural_beats_wild=first), hand, turned=turned)
        assert (why(state, "bet 10") is None) == may


def test_fd_a19_the_second_round_asks_for_nothing_and_openers_may_be_broken() -> None:
    state = play(table(rules("jacks", seats=2), JACKS, NOTHING), "bet 10; call; draw Jh 7c 4d 2s; pat")
    assert why(state, "bet 10") is None


def test_fd_a18_the_same_dealer_deals_anew_with_another_ante() -> None:
    state = play(table(rules("california", seats=3), JACKS), "check; check")
    told = events(state, "check")
    assert told[1:] == (Redealt(1), *(Posted(seat, "ante", 10) for seat in (0, 1, 2)))
    state = play(state, "check")
    assert (state.hand.button, state.hand.paid, state.hand.stage) == (2, (20, 20, 20), "deal")
    assert won(play(dealt(state), "bet 10; fold; fold")) == (40, -20, -20)


def test_fd_a18_who_has_folded_stays_out_and_who_has_nothing_plays_on() -> None:
    house = rules("california", seats=4)
    state = dealt(seated(house, (100, 100, 10, 15), 3))
    state = play(state, "fold; check; check")
    assert state.hand.live == (False, True, True, True)
    assert state.hand.paid == (10, 20, 10, 15), "two have less than an ante left, and one of them nothing"
    assert dealt(state).hand.held[0] == ()


def test_fd_a18_after_the_last_redeal_the_hand_goes_on_and_nobody_needs_openers() -> None:
    state = table(rules("jacks", seats=2, max_redeals=2), NOTHING, TENS)
    for _ in range(2):
        state = dealt(play(state, "check; check"), NOTHING, TENS)
    assert why(state, "bet 10") is None
    assert play(state, "check; check").hand.stage == "draw"


def test_fd_a18_with_one_player_who_has_chips_there_is_no_redeal() -> None:
    state = dealt(seated(rules("california", seats=3), (100, 20, 20), 2))
    state = dealt(play(state, "check; check; check"))
    assert state.hand.stage == "draw", "two are all-in by the second ante: there is nobody to bet against"


def test_fd_a18_in_the_hall_a_redeal_asks_the_lot_again() -> None:
    house = rules("hall", all_check="redeal")
    state = dealt(play(seated(house, (100,) * 4, 0), "lot 2"))
    state = play(state, "check; check; check; check")
    assert offered(state) == ["lot 1", "lot 2", "lot 3", "lot 0"]


def test_fd_a21_all_check_turns_the_hand_into_lowball_with_the_same_cards() -> None:
    house = rules(seats=2, all_check="lowball", openers="jacks")
    state = table(house, TENS, "As 2h 3c 4d 6s")
    before = state.hand.held
    assert events(state, "check; check")[1] == LowNow("ace_five")
    state = play(state, "check; check")
    assert (state.hand.stage, state.hand.held, state.hand.order) == ("bet", before, "ace_five")
    assert why(state, "bet 10") is None, "no opening requirement"
    assert won(play(state, "bet 10; call; pat; pat; check; check")) == (-20, 20)
    assert play(state, "check; check").hand.stage == "draw", "if all check again the draw follows"


def test_fd_a21_lowball_may_be_deuce_to_seven() -> None:
    state = table(rules(seats=2, order="deuce_seven"), "As 2h 3c 4d 5s", "7s 5h 4c 3d 2d")
    assert won(play(state, "bet 10; call; pat; pat; check; check")) == (-20, 20)
    state = table(rules("lowball", seats=2), "As 2h 3c 4d 5s", "7s 5h 4c 3d 2d")
    assert won(play(state, "bet 10; call; pat; pat; check; check")) == (20, -20)


def test_fd_a22_a_natural_hand_ties_with_its_equal_or_beats_it() -> None:
    hands = ("As Ah 2c 9d 5s", "Ac Ad Ks 9h 5c")
    natural = ("Ts Th Td 9s 5h", "Tc 2h 2d 9c 5d")
    for first, result in (("no", (0, 0)), ("yes", (20, -20))):
        state = table(rules("deuces-wild", seats=2, natural_beats_wild=first), *natural)
        assert won(play(state, "bet 10; call; pat; pat; check; check")) == result
    state = table(rules("deuces-wild", seats=2), *hands)
    assert won(play(state, "bet 10; call; pat; pat; check; check")) == (20, -20)


def test_fd_a23_openers_and_all_check_judge_the_drawn_hand() -> None:
    house = rules("jacks", seats=2, draw_before_betting="yes")
    state = table(house, NOTHING, TENS, stub="Kh 2d")
    assert why(play(state, "draw 3c; pat"), "bet 10") is None, "a second king came"
    state = play(state, "pat; pat; check; check")
    assert (state.hand.stage, state.hand.redeals) == ("deal", 1)
    assert dealt(state).hand.stage == "draw"
