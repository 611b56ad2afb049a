"""The course of a hand: blinds, antes, four rounds, limits, all-ins, showdown (SD-4..SD-13, SD-A3..SD-A11)."""

import pytest

from kozyr.cards import parse_cards
from kozyr.games.shortdeck.rules import Rules, rules
from kozyr.games.shortdeck.state import BoardDealt, HolesDealt
from kozyr.play.dealt import Mucked, PotWon, Returned, RoundBegun, Shown
from kozyr.play.forced import Posted
from tests.games.shortdeck.table import SIX_PLUS, Table

FIXED = Rules(limit="limit", small_blind=5)
POT = Rules(limit="pot", small_blind=5)
ANTES = Rules(forced="antes", ante=10)
HUNDREDS = (100, 100, 100, 100)


def test_sd_4_the_two_players_left_of_the_button_post_the_blinds() -> None:
    table = Table(SIX_PLUS, HUNDREDS, button=1)
    assert table.heard(Posted) == [Posted(2, "small_blind", 1), Posted(3, "big_blind", 2)]


def test_sd_5_two_cards_each_one_at_a_time_from_the_left_of_the_button() -> None:
    table = Table(SIX_PLUS, (100, 100, 100), button=1)
    (dealt,) = table.heard(HolesDealt)
    pack = table.hand.stock
    assert dealt.cards == ((pack[1], pack[4]), (pack[2], pack[5]), (pack[0], pack[3]))


def test_sd_6_four_rounds_with_three_one_and_one_cards_between_them() -> None:
    table = Table(SIX_PLUS, (100, 100), board="6s 7s 8s 9s Ts")
    table.do("call", "check", "check", "check", "check", "check", "check", "check")
    assert [event.cards for event in table.heard(BoardDealt)] == [
        parse_cards("6s 7s 8s"),
        parse_cards("9s"),
        parse_cards("Ts"),
    ]
    assert [event.number for event in table.heard(RoundBegun)] == [1, 2, 3, 4]


def test_sd_a11_no_card_is_burned() -> None:
    table = Table(SIX_PLUS, HUNDREDS).do("fold", "fold", "call", "check", "check", "check")
    assert table.hand.board == table.hand.stock[8:12]


def test_sd_7_check_only_without_a_bet_and_fold_loses_what_was_put_in() -> None:
    table = Table(SIX_PLUS, (100, 100, 100), button=0)
    assert (table.turn, table.refused("check"), table.refused("bet 4")) == (0, "why-check", "why-not-now")
    table.do("raise 6", "fold", "fold")
    assert table.stacks == (103, 99, 98)


def test_sd_8_before_the_flop_the_player_after_the_big_blind_begins() -> None:
    assert Table(SIX_PLUS, HUNDREDS, button=0).turn == 3
    assert Table(SIX_PLUS, HUNDREDS, button=2).turn == 1


def test_sd_a3_after_the_flop_the_first_player_left_of_the_button_begins() -> None:
    table = Table(SIX_PLUS, HUNDREDS, button=0).do("call", "call", "fold", "check")
    assert table.turn == 2


def test_the_big_blind_may_raise_when_all_just_called() -> None:
    table = Table(SIX_PLUS, (100, 100, 100), button=0).do("call", "call")
    assert (table.turn, table.sizes) == (2, (4, 100))
    assert table.do("raise 4").turn == 0


def test_sd_9_the_next_street_comes_only_if_more_than_one_player_remains() -> None:
    table = Table(SIX_PLUS, (100, 100, 100), button=0).do("fold", "fold")
    assert table.hand.board == ()
    assert table.heard(Shown) == []
    assert table.stacks == (100, 99, 101)


@pytest.mark.parametrize(
    ("id", "hole", "board", "best"),
    [
        ("both", "Ac Kc", "Qc Jc Tc 6s 7d", "Ac Kc Qc Jc Tc"),
        ("one", "Ac 7h", "Kc Qc Jc Tc 6s", "Ac Kc Qc Jc Tc"),
        ("none", "6s 7h", "Ac Kc Qc Jc Tc", "Ac Kc Qc Jc Tc"),
    ],
)
def test_sd_10_both_one_or_none_of_the_own_cards_count(id: str, hole: str, board: str, best: str) -> None:
    table = Table(SIX_PLUS, (100, 100), button=0, holes={1: hole}, board=board)
    table.do("call", *["check"] * 7)
    shown = next(event for event in table.heard(Shown) if event.seat == 1)
    assert shown.best == parse_cards(best), id


def test_sd_11_the_best_hand_wins() -> None:
    holes = {0: "Qs Qh", 1: "As Kh", 2: "7s 6h"}
    table = Table(SIX_PLUS, (100, 100, 100), holes=holes, board="Qd Js Td 9h 6s")
    table.do("call", "call", "check", *["check"] * 9)
    assert table.stacks == (104, 98, 98), "three of a kind beats a straight (SD-14)"
    other = Table(rules("straight-over-trips"), (100, 100, 100), holes=holes, board="Qd Js Td 9h 6s")
    other.do("call", "call", "check", *["check"] * 9)
    assert other.stacks == (98, 104, 98)


def test_sd_12_equal_hands_divide_the_pot_and_the_odd_chip_goes_left_of_the_button() -> None:
    holes = {0: "As Kh", 1: "7s 6h", 2: "Ad Ks"}
    table = Table(SIX_PLUS, (101, 101, 101), button=0, holes=holes, board="Qd Jh Td 8c 8h")
    table.do("raise 5", "fold", "call", *["check"] * 6)
    (won,) = table.heard(PotWon)
    assert (won.winners, won.shares) == ((2, 0), (6, 5))


def test_sd_a5_when_the_board_plays_all_share() -> None:
    table = Table(SIX_PLUS, (100, 100, 100), holes={0: "6s 7h", 1: "6h 7s", 2: "6d 7d"}, board="Ac Kc Qc Jc Tc")
    table.do("call", "call", "check", *["check"] * 9)
    assert table.stacks == (100, 100, 100)


def test_sd_a8_equal_shares_among_any_number_of_winners() -> None:
    holes = {seat: f"6{suit} 7{suit}" for seat, suit in enumerate("scdh")}
    table = Table(SIX_PLUS, (100,) * 4, holes=holes, board="Ac Kd Qc Js 9h")
    table.do("raise 5", "call", "call", "call", *["check"] * 12)
    assert table.stacks == (100,) * 4


def test_sd_a4_heads_up_the_button_posts_the_small_blind_and_acts_first_only_before_the_flop() -> None:
    table = Table(SIX_PLUS, (100, 100), button=1)
    assert table.heard(Posted) == [Posted(1, "small_blind", 1), Posted(0, "big_blind", 2)]
    assert table.turn == 1
    assert table.do("call", "check").turn == 0


def test_sd_a4_the_least_bet_is_the_big_blind_and_the_least_raise_the_last_raise() -> None:
    table = Table(SIX_PLUS, HUNDREDS)
    assert table.sizes == (4, 100)
    assert table.do("raise 10").sizes == (18, 100)
    assert table.refused("raise 17") == "why-amount-between"
    table.do("call", "call", "call")
    assert table.sizes == (2, 90)


def test_fd_a7_an_all_in_below_a_full_raise_does_not_reopen_the_betting() -> None:
    table = Table(SIX_PLUS, (100, 100, 13, 100), button=0).do("raise 10", "call", "call")
    assert table.sizes == (13,), "the big blind has no more"
    table.do("raise 13")
    assert (table.turn, table.refused("raise 40")) == (3, "why-raise-closed")
    table.do("call", "call", "call")
    assert len(table.hand.board) == 3


def test_sd_13_pot_limit_is_the_pot_after_the_call() -> None:
    table = Table(POT, (1000, 1000, 1000), button=0)
    assert table.sizes == (20, 35), "call 10, the pot is 25: raise to 35"
    assert table.do("raise 35").sizes == (60, 115), "35 + 15 + 30 to call = 80 more than 35"


def test_sd_a9_fixed_limit_bets_are_one_big_blind_and_from_the_turn_on_two() -> None:
    table = Table(FIXED, (1000, 1000, 1000), button=0)
    assert table.sizes == (20,)
    table.do("raise 20", "call", "call")
    assert table.sizes == (10,)
    table.do("check", "check", "check")
    assert table.sizes == (20,)
    table.do("bet 20", "call", "call")
    assert table.sizes == (20,)


def test_sd_a9_a_bet_and_three_raises_and_no_cap_where_the_round_began_heads_up() -> None:
    table = Table(FIXED, (1000, 1000, 1000), button=0).do("raise 20", "raise 30", "raise 40")
    assert (table.sizes, table.refused("raise 50")) == ((), "why-raise-cap")
    table.do("call", "fold")
    table.do("bet 10", "raise 20", "raise 30", "raise 40", "raise 50")
    assert table.sizes == (60,)


def test_raise_cap_none_allows_any_number_of_raises() -> None:
    table = Table(Rules(limit="limit", raise_cap="none"), (100, 100, 100))
    assert table.do("raise 4", "raise 6", "raise 8", "raise 10").sizes == (12,)


def test_sd_a10_each_player_posts_an_ante_and_the_button_a_live_one_more() -> None:
    table = Table(ANTES, (500, 500, 500), button=1)
    assert table.heard(Posted)[-1] == Posted(1, "button_blind", 10)
    assert [event.seat for event in table.heard(Posted)] == [2, 0, 1, 1]
    assert table.turn == 2, "the seat left of the button acts first"
    assert table.sizes == (20, 490)
    table.do("call", "call")
    assert (table.turn, table.sizes) == (1, (20, 490)), "the button has the last word"
    table.do("check")
    assert (table.turn, table.sizes) == (2, (10, 480))


def test_sd_a10_heads_up_the_other_player_acts_first_on_every_street() -> None:
    table = Table(ANTES, (500, 500), button=0)
    assert table.turn == 1
    assert table.do("call", "check").turn == 1
    assert table.do("check", "check").turn == 1


def test_fd_38_a_short_all_in_wins_only_the_main_pot() -> None:
    holes = {0: "As Ah", 1: "Ks Kh", 2: "Qs Qh"}
    table = Table(SIX_PLUS, (10, 50, 50), button=0, holes=holes, board="6d 7c 9d Jc 8h")
    table.do("raise 10", "raise 50", "call")
    assert [(won.number, won.amount, won.winners) for won in table.heard(PotWon)] == [(1, 80, (1,)), (0, 30, (0,))]
    assert table.stacks == (30, 80, 0)


def test_fd_t5_what_nobody_called_goes_back_before_the_showdown() -> None:
    table = Table(SIX_PLUS, (10, 50), button=1, holes={0: "As Ah", 1: "Ks Kh"}, board="6d 7c 9d Jc 8h")
    table.do("raise 50", "call")
    assert table.heard(Returned) == [Returned(1, 40)]
    assert table.stacks == (20, 40)


def test_when_nobody_can_bet_any_more_the_board_is_dealt_out() -> None:
    table = Table(SIX_PLUS, (50, 50)).do("raise 50", "call")
    assert len(table.hand.board) == 5
    assert len(table.heard(RoundBegun)) == 1


def test_a_blind_posted_short_leaves_the_price_of_a_call_unchanged() -> None:
    table = Table(SIX_PLUS, (100, 100, 1), button=0)
    assert table.heard(Posted)[-1] == Posted(2, "big_blind", 1)
    assert table.do("call").hand.round.bets[0] == 2


def test_fd_53_who_bet_last_shows_first_and_the_beaten_may_muck() -> None:
    holes = {0: "As Ah", 1: "Ks Kh"}
    table = Table(SIX_PLUS, (100, 100), button=0, holes=holes, board="6d 7c 9d Jc 8h")
    table.do("call", *["check"] * 5, "check", "bet 10", "call")
    assert [event.seat for event in table.heard(Shown)] == [0]
    assert table.heard(Mucked) == [Mucked(1)]
    assert table.hand.shown == (parse_cards("As Ah"), None)


def test_without_a_bet_on_the_river_the_first_player_left_of_the_button_shows_first() -> None:
    holes = {0: "As Ah", 1: "Ks Kh"}
    table = Table(SIX_PLUS, (100, 100), button=0, holes=holes, board="6d 7c 9d Jc 8h")
    table.do("call", *["check"] * 7)
    assert [event.seat for event in table.heard(Shown)] == [1, 0]


def test_where_all_show_nobody_mucks() -> None:
    holes = {0: "As Ah", 1: "Ks Kh"}
    table = Table(Rules(show="all"), (100, 100), button=0, holes=holes, board="6d 7c 9d Jc 8h")
    table.do("call", *["check"] * 5, "check", "bet 10", "call")
    assert [event.seat for event in table.heard(Shown)] == [0, 1]


def test_sd_t5_ten_players_use_25_of_36_cards() -> None:
    table = Table(Rules(seats=10), (100,) * 10)
    table.do(*["call"] * 9, "check", *["check"] * 30)
    assert len(table.hand.board) == 5
    dealt = {card for hole in table.hand.holes for card in hole} | set(table.hand.board)
    assert len(dealt) == 25
    assert sum(table.stacks) == 1000


def test_the_preset_texas_plays_with_52_cards_by_the_standard_ranking() -> None:
    texas = rules("texas")
    assert len(texas.cards) == 52
    holes = {0: "Ts Th", 1: "As 9s"}
    table = Table(texas, (100, 100), button=0, holes=holes, board="Td 5s 5h 2s 3s")
    table.do("call", *["check"] * 7)
    assert table.stacks == (102, 98), "a full house beats a flush"
    wheel = Table(texas, (100, 100), button=0, holes={0: "As Kh", 1: "Ks Kd"}, board="5d 4s 3h 2s Tc")
    wheel.do("call", *["check"] * 7)
    assert wheel.stacks == (102, 98), "5-4-3-2-A is a straight"


def test_sd_a1_six_sit_at_a_table_unless_others_are_agreed() -> None:
    assert Rules().seats == 6
    assert Table(Rules(seats=10), (100,) * 10).turn >= 0


def test_sd_a2_a_flush_beats_a_full_house_and_three_of_a_kind_a_straight() -> None:
    board = "9s 9c Ts Js 6s"
    flush_wins = Table(SIX_PLUS, (100, 100), holes={0: "9d Td", 1: "As 7s"}, board=board)
    flush_wins.do("call", *["check"] * 7)
    assert flush_wins.stacks == (98, 102)
    three_wins = Table(SIX_PLUS, (100, 100), holes={0: "9s 9c", 1: "Kd 8c"}, board="9h Tc Jd Qs 6h")
    three_wins.do("call", *["check"] * 7)
    assert three_wins.stacks == (102, 98)


def test_sd_a6_blinds_are_posted_unless_antes_are_agreed() -> None:
    assert Rules().forced == "blinds"
    posted = Table(ANTES, HUNDREDS, button=1).heard(Posted)
    assert [event.amount for event in posted if event.what == "ante"] == [10] * 4
    assert [event.seat for event in posted if event.what != "ante"] == [1], "the button puts in one more"


@pytest.mark.parametrize(
    ("holes", "board", "stacks"),
    [
        ({0: "Ah 6c", 1: "Kh Qc"}, "9s 9c 9d 9h 7s", (102, 98)),
        ({0: "Kh Qc", 1: "Jh 6c"}, "9s 9c 9d As Ad", (100, 100)),
        ({0: "Kh 6c", 1: "Kc 7d"}, "9s 9c 9d As Qs", (100, 100)),
    ],
    ids=["four of a kind has one kicker", "a full house has none", "three of a kind has two"],
)
def test_sd_a7_kickers(holes: dict[int, str], board: str, stacks: tuple[int, int]) -> None:
    table = Table(SIX_PLUS, (100, 100), holes=holes, board=board).do("call", *["check"] * 7)
    assert table.stacks == stacks
