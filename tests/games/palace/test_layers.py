"""Short stacks: the pot in layers (D2, PP-A11)."""

from msgspec.structs import replace

from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Answered, Fought
from kozyr.play.betting import Call
from kozyr.play.dealt import PotWon, Returned
from kozyr.play.pots import Pot
from tests.games.palace.table import (
    CLUB,
    DIAMOND,
    FIVE_TEN,
    HEART,
    NO_LIMIT,
    SPADE,
    after,
    dealt,
    found,
    laid,
    options,
    played,
    pot,
)

ACES, KINGS, QUEENS, LOW = "2s / As Ac Ad", "2h / Kc Kd Ks", "2d / Qc Qs Th", "2c / 4d 5h 7s"


def test_pp_t9_a_short_caller_wins_the_first_layer_and_the_second_goes_to_the_last_who_had_a_share() -> None:
    rules = Rules(seats=3, small_bet=5, big_bet=10)
    hand = dealt(rules, (5, 7, 27), ACES, KINGS, LOW)
    assert hand.pots == (Pot(6, (0, 1, 2)),)
    hand = after(rules, hand, "stay", "stay", "buy")
    hand = after(rules, hand, f"keep {hand.soldiers[2][0]}", "stay", "stay", "buy")
    hand = after(rules, hand, "keep " + " ".join(hand.soldiers[2]), "stay", "attack 0 5")
    hand, events = played(rules, hand, "call")
    assert found(events, Answered) == Answered(0, Call(), 3, 0)
    assert hand.pots == (Pot(22, (0, 1, 2)), Pot(2, (1, 2)))
    hand = after(rules, hand, "keep none")
    assert options(rules, hand) == {"attack", "buy", "fold"}
    hand = after(rules, hand, "attack 0 15")
    over, events = played(rules, hand, "call")
    assert found(events, Fought).winner == 0
    assert [event for event in events if isinstance(event, PotWon)] == [
        PotWon(0, 22, (0,), (22,)),
        PotWon(1, 17, (2,), (17,)),
    ]
    assert over.stacks == (22, 0, 17)


def test_pp_a11_d2_a_player_whose_stack_is_0_has_no_share_in_later_payments() -> None:
    hand = laid(ACES, KINGS, QUEENS, stacks=(5, 100, 100))
    hand = after(FIVE_TEN, hand, "buy", "keep none")
    assert hand.pots == (Pot(15, (0, 1, 2)),), "he has a share in what emptied his stack"
    hand = after(FIVE_TEN, hand, "buy", "keep none")
    assert hand.pots == (Pot(15, (0, 1, 2)), Pot(5, (1, 2)))
    hand = after(FIVE_TEN, hand, "buy", "keep none")
    assert hand.pots[1] == Pot(10, (1, 2))
    assert after(FIVE_TEN, hand, "stay", "stay", "stay").stacks == (15, 95 + 10, 95)


def test_d2_what_lies_above_a_short_ante_opens_the_next_layer() -> None:
    rules = Rules(seats=4, ante=10)
    hand = dealt(rules, (4, 100, 7, 100), SPADE, CLUB, DIAMOND, HEART)
    assert hand.pots == (Pot(16, (0, 1, 2, 3)), Pot(9, (1, 2, 3)), Pot(6, (1, 3)))
    hand = after(rules, hand, "stay", "buy", "keep none")
    assert hand.pots[2] == Pot(16, (1, 3))


def test_d2_who_pays_his_whole_stack_as_an_ante_has_a_share_in_all_antes() -> None:
    hand = dealt(Rules(seats=3), (5, 100, 100), SPADE, CLUB, DIAMOND)
    assert hand.pots == (Pot(15, (0, 1, 2)),)
    assert hand.stacks[0] == 0


def test_d2_a_defender_without_chips_defends_for_nothing() -> None:
    hand = laid(KINGS, ACES, QUEENS, stacks=(100, 0, 100))
    won, events = played(FIVE_TEN, hand, "attack 1 5", "call")
    assert found(events, Answered) == Answered(1, Call(), 0, 0)
    assert won.pots == (Pot(10, (0, 1, 2)), Pot(5, (0, 2)))


def test_d2_a_short_call_of_an_extra_gives_the_rest_back() -> None:
    hand = laid(ACES, KINGS, QUEENS, stacks=(100, 12, 100))
    called, events = played(NO_LIMIT, hand, "attack 1 50", "call")
    assert found(events, Returned) == Returned(0, 38), "of the extra 45 he matches 7"
    assert called.pots == (Pot(34, (0, 1, 2)),)
    assert called.stacks == (88, 0, 100)


def test_d2_a_call_below_the_formula_matches_no_extra_and_what_lies_beyond_is_the_next_layer() -> None:
    hand = laid("2s / As Ac Ad / 9c", KINGS, QUEENS, stacks=(100, 3, 100))
    called, events = played(NO_LIMIT, hand, "attack 1 50", "call")
    assert found(events, Returned) == Returned(0, 40)
    assert called.pots == (Pot(16, (0, 1, 2)), Pot(7, (0, 2)))


def test_d2_a_short_call_of_a_raise_gives_the_rest_back() -> None:
    hand = laid(ACES, KINGS, QUEENS, stacks=(9, 100, 100))
    called, events = played(FIVE_TEN, hand, "attack 1 5", "raise 10", "call")
    assert found(events, Returned) == Returned(1, 6)
    assert pot(called) == 10 + 9 + 9
    assert called.stacks == (0, 91, 100)


def test_d2_the_short_side_has_no_share_in_the_other_sides_greater_formula() -> None:
    hand = laid(ACES, "2h / Kc Kd Ks / 9c 9d", QUEENS, stacks=(9, 100, 100))
    called = after(FIVE_TEN, hand, "attack 1 5", "raise 10", "call")
    assert called.pots == (Pot(28, (0, 1, 2)), Pot(10, (1, 2)))


def test_d2_a_full_payment_that_empties_a_stack_is_not_short() -> None:
    hand = laid(ACES, KINGS, QUEENS, stacks=(100, 5, 100))
    called = after(FIVE_TEN, hand, "attack 1 5", "call", "keep none", "buy", "keep none")
    assert called.pots == (Pot(25, (0, 1, 2)),), "he is out, and nobody else lacks a share"
    won = after(FIVE_TEN, laid(KINGS, ACES, QUEENS, stacks=(100, 5, 100)), "attack 1 5", "call", "keep none")
    assert won.pots == (Pot(20, (0, 1, 2)),)
    more = after(FIVE_TEN, won, "stay", "buy", "keep none")
    assert more.pots == (Pot(20, (0, 1, 2)), Pot(5, (2,)))


def test_d2_two_who_left_together_take_half_each() -> None:
    tied = laid("2s / Ac Kc 3d", "2h / Ad Kd 3c", LOW, stacks=(100, 100, 0))
    tied = replace(tied, pots=(Pot(30, (0, 1, 2)), Pot(7, (0, 1))))
    over = after(FIVE_TEN, tied, "attack 1 5", "call")
    assert over.how == "last"
    assert over.stacks == (95 + 9, 95 + 8, 30)


def test_d2_each_layer_is_won_by_the_best_hand_that_has_a_share() -> None:
    hand = laid(ACES, KINGS, QUEENS, stacks=(0, 50, 50))
    hand = replace(hand, pots=(Pot(30, (0, 1, 2)), Pot(20, (1, 2))))
    assert after(FIVE_TEN, hand, "stay", "stay", "stay").stacks == (30, 70, 50)


def test_d2_the_last_two_share_each_layer_that_they_have_a_share_in() -> None:
    hand = laid("2s / Ac Kc 3d", "2h / Ad Kd 3c", stacks=(100, 3))
    hand = replace(hand, pots=(Pot(10, (0, 1)),))
    over = after(FIVE_TEN, hand, "attack 1 5", "call")
    assert over.how == "tie"
    assert [won.amount for won in over.won] == [16, 2]
    assert over.stacks == (95 + 8 + 2, 0 + 8)


def test_with_layers_the_same_suit_end_shares_each_among_its_sharers() -> None:
    hand = laid(SPADE, "9s / 7c 8c 9c", HEART, stacks=(100, 0, 100))
    hand = replace(hand, mover=2, pots=(Pot(10, (0, 1, 2)), Pot(8, (0, 2))))
    assert after(FIVE_TEN, hand, "fold").stacks == (113, 5, 100)
