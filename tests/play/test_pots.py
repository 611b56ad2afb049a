"""Pots: the examples of the rulebook, folded money, and odd chips (FD-38, FD-50, FD-T4, FD-T5, FD-A9)."""

from kozyr.play.pots import Pot, award, layers, received, shown_in_turn, uncalled

IN = (True, True, True)


def test_fd_t4_a_all_in_with_10_wins_30_and_b_the_side_pot_of_80() -> None:
    main, side = layers((10, 50, 50), IN)
    assert (main, side) == (Pot(30, (0, 1, 2)), Pot(80, (1, 2)))
    values = {0: 9, 1: 5, 2: 3}
    assert received([award(pot, values, 2, 3) for pot in (side, main)], 3) == (30, 80, 0)


def test_fd_t5_what_nobody_called_goes_back() -> None:
    assert uncalled((10, 50, 0), (True, True, False)) == (1, 40)
    assert uncalled((50, 50, 0), IN) is None


def test_folded_money_stays_in_the_pots() -> None:
    assert layers((10, 50, 50, 30), (True, True, True, False)) == (Pot(40, (0, 1, 2)), Pot(100, (1, 2)))


def test_money_above_all_that_are_still_in_belongs_to_the_last_pot() -> None:
    assert layers((10, 30, 30), (True, False, False)) == (Pot(70, (0,)),)


def test_fd_a13_who_is_all_in_by_the_ante_has_a_share_in_the_antes_up_to_his_own() -> None:
    assert layers((4, 10, 10), IN) == (Pot(12, (0, 1, 2)), Pot(12, (1, 2)))


def test_fd_50_fd_a9_equal_hands_share_and_odd_chips_go_from_the_left_of_the_button() -> None:
    shared = award(Pot(100, (0, 1, 2)), {0: 7, 1: 7, 2: 7}, 1, 3)
    assert (shared.winners, shared.shares) == ((2, 0, 1), (34, 33, 33))
    assert award(Pot(101, (0, 2)), {0: 7, 2: 7}, 0, 3).shares == (51, 50)


def test_fd_a27_a_beaten_hand_is_mucked_and_one_that_can_win_a_pot_is_shown() -> None:
    pots = layers((10, 50, 50), IN)
    assert shown_in_turn((1, 2, 0), pots, {0: 1, 1: 5, 2: 3}) == (True, False, False)
    assert shown_in_turn((2, 1, 0), pots, {0: 9, 1: 5, 2: 3}) == (True, True, True)
    assert shown_in_turn((0, 1, 2), pots, {0: 9, 1: 5, 2: 5}) == (True, True, True)
