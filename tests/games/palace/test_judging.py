"""Who wins a battle: exclusions, hands of few cards, ties (PP-31..PP-34)."""

from kozyr.cards import parse_cards
from kozyr.games.palace.camp import counted, winner
from tests.games.palace.table import laid


def test_pp_t3_the_attackers_hearts_and_the_defenders_spades_do_not_count() -> None:
    hand = laid("2s / Ah Kh Qd / 9s Th", "2h / As Ks Qc / 9h Jh")
    assert counted(hand, 0, 1) == parse_cards("Qd 2s 9s")
    assert counted(hand, 1, 0) == parse_cards("Qc 2h 9h Jh")


def test_pp_32_a_hand_may_lose_to_a_worse_one_by_what_does_not_count() -> None:
    """Three aces are a pair against hearts, and three kings beat it."""
    hand = laid("2s / Ah Ac Ad", "2h / Ks Kc Kd / Kh")
    assert winner(hand, 0, 1) == (1, True)


def test_pp_31_normal_ranking_decides_with_five_cards_and_more() -> None:
    straight = "2s / 3s 4d 5d / 6c 9c"
    flush = "Kd / 2d 7d 9d / Jd"
    assert winner(laid(straight, "Ah / Ac Ad 7c / Js Tc"), 0, 1) == (0, True)
    assert winner(laid(straight, flush), 0, 1) == (1, True)


def test_pp_30_the_best_five_of_nine_count() -> None:
    hand = laid("2s / 3s 4s 5s / 6s 7c 8d 9d Td", "Kh / Kc Kd Jc / Jd Qc 2c 3c 4c")
    assert winner(hand, 0, 1) == (0, True)


def test_pp_a4_missing_cards_rank_below_any_card_and_straights_need_five() -> None:
    pair_and_three = laid("2s / 2c 9d 8c", "3h / 3c 9h Ah")
    assert winner(pair_and_three, 0, 1) == (1, True)
    assert winner(laid("2s / 2c 9d 8c", "2d / 2h 9s 8s"), 0, 1)[0] == 0, "two cards against four: a kicker more"
    assert winner(laid("2s / 3s 4d 5d", "7c / 8d Kh 3d"), 0, 1) == (1, True), "four in a row are no straight"
    assert winner(laid("2s / 4s 6s 8s", "7c / 8d Kh 3d"), 0, 1) == (1, True), "four of a suit are no flush"
    two_pair = laid("2s / 2c 9d 9c", "3h / Ah Ad Kc")
    assert winner(two_pair, 0, 1) == (0, True)


def test_pp_34_equal_hands_go_to_more_cards_of_the_own_suit() -> None:
    hand = laid("2s / Ac Kc 3s", "2h / Ad Kd 3c")
    assert winner(hand, 0, 1) == (0, False)
    assert winner(laid("2s / Ac Kc 3d", "2h / Ad Kd 3h"), 0, 1) == (1, False)


def test_pp_a6_all_cards_of_the_own_suit_are_counted_not_only_the_best_five() -> None:
    """Both have the same straight; the spades beside it decide."""
    hand = laid("2s / 3s Ac Kc / Qc Jc Td", "2h / 3c Ad Kd / Qd Jd Tc")
    assert winner(hand, 0, 1) == (0, False)


def test_pp_34_a_full_tie_has_no_winner() -> None:
    assert winner(laid("2s / Ac Kc 3d", "2h / Ad Kd 3c"), 0, 1) == (-1, False)
