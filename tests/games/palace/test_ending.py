"""How a hand ends: the last one left, one suit, a full tie, the circle, the forced battle (PP-38..PP-41, PP-A21)."""

import pytest
from msgspec.structs import replace

from kozyr.cards import parse_cards
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Closed, Fought
from kozyr.play.dealt import PotWon, Shown
from kozyr.play.game import OVER
from tests.games.palace.table import (
    CLUB,
    DIAMOND,
    FIVE_TEN,
    HEART,
    SPADE,
    after,
    dealt,
    found,
    laid,
    options,
    played,
    pot,
    turn,
    why,
)

ACES, KINGS = "2s / As Ac Ad", "2h / Kc Kd Ks"
TIED_SPADE, TIED_HEART = "2s / Ac Kc 3d", "2h / Ad Kd 3c"
"""Equal hands with one card of the own suit each."""


def test_pp_38_the_last_player_left_wins_the_pot() -> None:
    over, events = played(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "fold", "fold")
    assert found(events, Closed) == Closed("last", (2,))
    assert found(events, PotWon) == PotWon(0, 10, (2,), (10,))
    assert over.stacks == (100, 100, 110)
    assert turn(FIVE_TEN, over) == OVER
    assert over.shown == (None, None, None), "and shows nothing"


def test_pp_38_the_winner_of_the_last_battle_wins_the_pot_at_once() -> None:
    over = after(FIVE_TEN, laid(ACES, KINGS), "attack 1 5", "call")
    assert (over.how, over.stacks) == ("last", (115, 95))


@pytest.mark.parametrize("camps", [(SPADE, "9s / 7c 8c 9c"), (SPADE, "9s / 7c 8c 9c", "Ts / 7d 8d 9d")])
def test_pp_40_two_or_three_with_one_banner_suit_share(camps: tuple[str, ...]) -> None:
    hand = laid(*camps, HEART)
    hand = replace(hand, mover=len(camps))
    over, events = played(FIVE_TEN, hand, "fold")
    assert over.how == "same_suit"
    assert found(events, PotWon).winners == tuple(range(len(camps)))
    assert not any(isinstance(event, Shown) for event in events)


def test_pp_a16_three_may_share_a_suit_while_others_can_be_attacked() -> None:
    hand = laid(SPADE, "9s / 7c 8c 9c", "Ts / 7d 8d 9d", HEART)
    assert options(FIVE_TEN, hand) >= {"attack", "stay"}
    assert [why(FIVE_TEN, hand, f"attack {seat} 5") for seat in (1, 2, 3)] == ["why-palace-same-suit"] * 2 + [None]


def test_pp_t5_three_players_of_three_groups_can_share_a_suit() -> None:
    suits = [["s", "c", "d", "h"], ["s", "c", "d", "h"], ["s", "c"]]
    assert max(sum(suit in group for group in suits) for suit in "scdh") == 3
    hand = replace(laid(SPADE, "9s / 7c 8c 9c", "Ts / 7d 8d 9d", HEART), mover=3)
    assert after(FIVE_TEN, hand, "fold").how == "same_suit"


def test_pp_a25_odd_chips_of_a_shared_pot_go_from_the_dealers_left() -> None:
    hand = replace(laid(SPADE, "9s / 7c 8c 9c", "Ts / 7d 8d 9d", HEART, pot=11, button=1), mover=3)
    over, events = played(FIVE_TEN, hand, "fold")
    assert found(events, PotWon) == PotWon(0, 11, (2, 0, 1), (4, 4, 3))
    assert over.stacks == (104, 103, 104, 100)


def test_pp_39_the_last_two_must_battle() -> None:
    hand = laid("2s / 3s 4s 6s / 9c", CLUB)
    assert options(FIVE_TEN, hand) == {"attack", "buy", "fold"}
    assert why(FIVE_TEN, hand, "stay") == "why-palace-two-left"
    assert why(FIVE_TEN, hand, "discard 9c") == "why-palace-two-left"


def test_pp_a10_of_the_last_two_who_cannot_pay_may_buy_stay_or_fold() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d", CLUB, stacks=(14, 100))
    assert options(FIVE_TEN, hand) == {"buy", "stay", "fold"}
    assert why(FIVE_TEN, hand, "discard 9c") == "why-palace-two-left-discard"
    stayed = after(FIVE_TEN, hand, "stay")
    assert turn(FIVE_TEN, stayed) == 1
    assert options(FIVE_TEN, stayed) == {"attack", "buy", "fold"}
    again = after(FIVE_TEN, stayed, "buy", "keep none")
    assert turn(FIVE_TEN, again) == 0


def test_pp_a10_when_neither_can_pay_the_hand_goes_to_the_showdown() -> None:
    hand = laid("2s / As Ac Ad / 9c 9d", "2h / Kc Kd Ks", stacks=(12, 4))
    bought = after(FIVE_TEN, hand, "buy")
    assert bought.how is None
    over = after(FIVE_TEN, bought, f"keep 9c 9d {bought.soldiers[0][2]}")
    assert over.how == "showdown"
    assert over.stacks == (7 + 15, 4)


def test_pp_a10_holds_at_a_table_of_two_from_the_first_turn() -> None:
    rules = Rules(seats=2, small_bet=5, big_bet=10)
    rich = dealt(rules, (100, 100), SPADE, HEART)
    assert options(rules, rich) == {"attack", "buy", "fold"}
    poor = dealt(rules, (6, 3), ACES, KINGS)
    assert poor.how == "showdown"
    assert poor.stacks == (6 - 2 + 4, 1)


def test_pp_41_a_full_circle_of_stay_discard_or_fold_ends_in_a_showdown() -> None:
    hand = laid(ACES, "2c / 7c 8d 9h / 3c", KINGS, "2d / 4d 5c 8c")
    over, events = played(FIVE_TEN, hand, "stay", "discard 3c", "stay", "fold")
    assert found(events, Closed) == Closed("showdown", (0, 1, 2))
    assert [event.seat for event in events if isinstance(event, Shown)] == [0, 1, 2]
    assert over.shown[0] == parse_cards("As Ac Ad 2s")
    assert over.stacks[0] == 110


def test_pp_a7_nothing_is_excluded_in_the_final_showdown() -> None:
    """Against hearts the aces would be two only."""
    hand = laid("2s / As Ah Ac", "2h / Ks Kc Kd", DIAMOND)
    assert after(FIVE_TEN, hand, "stay", "stay", "stay").stacks == (110, 100, 100)


def test_pp_41_ties_share() -> None:
    over = after(FIVE_TEN, laid(TIED_SPADE, TIED_HEART, DIAMOND), "stay", "stay", "stay")
    assert over.stacks == (105, 105, 100)


def test_pp_a9_a_buy_resets_the_circle() -> None:
    hand = laid(SPADE, CLUB, HEART)
    going = after(FIVE_TEN, hand, "stay", "stay", "buy", "keep none", "stay", "stay")
    assert going.how is None
    assert after(FIVE_TEN, going, "stay").how == "showdown"


def test_pp_a9_a_battle_resets_the_circle() -> None:
    hand = laid(ACES, "2c / 7c 8d 9h", KINGS, "2d / 4d 5c 8c")
    going = after(FIVE_TEN, hand, "stay", "stay", "stay", "attack 1 5", "call", "keep none", "stay")
    assert going.how is None
    assert after(FIVE_TEN, going, "stay", "stay").how == "showdown"


def test_pp_a8_the_turn_after_a_battle_is_left_of_the_attacker_even_if_he_is_out() -> None:
    hand = laid("2h / 4h 5d 7c", "2s / As Ac Ad", CLUB, DIAMOND)
    lost = after(FIVE_TEN, hand, "attack 2 5", "call", "keep none")
    assert not lost.live[0] or not lost.live[2]
    assert turn(FIVE_TEN, lost) == 1
    beaten = after(FIVE_TEN, hand, "attack 1 5", "call", "keep none")
    assert not beaten.live[0]
    assert turn(FIVE_TEN, beaten) == 1


def test_pp_a19_after_a_full_tie_both_are_out_and_all_their_cards_discarded() -> None:
    hand = laid("2s / Ac Kc 3d / Td", "2h / Ad Kd 3c / Tc", DIAMOND, CLUB)
    tied, events = played(FIVE_TEN, hand, "attack 1 10", "call")
    assert (found(events, Fought).winner, found(events, Fought).by) == (-1, "tie")
    assert tied.live == (False, False, True, True)
    assert set(tied.discards) == set(parse_cards("2s Ac Kc 3d Td 2h Ad Kd 3c Tc"))
    assert turn(FIVE_TEN, tied) == 2


def test_pp_a19_a_full_tie_that_leaves_one_gives_him_the_pot() -> None:
    over = after(FIVE_TEN, laid(TIED_SPADE, TIED_HEART, DIAMOND), "attack 1 5", "call")
    assert (over.how, over.stacks) == ("last", (95, 95, 120))


def test_pp_a19_pp_34_the_last_two_share_after_a_full_tie() -> None:
    over, events = played(FIVE_TEN, laid(TIED_SPADE, TIED_HEART, pot=11), "attack 1 5", "call")
    assert over.how == "tie"
    assert found(events, PotWon) == PotWon(0, 21, (0, 1), (11, 10))
    assert over.stacks == (95 + 11, 95 + 10)


def test_pp_a21_one_suit_comes_before_the_choice_of_soldiers_and_before_the_circle() -> None:
    hand = laid(ACES, "9s / 7c 8c 9c", KINGS)
    over = after(FIVE_TEN, replace(hand, calm=(True, True, False), mover=2), "attack 0 5", "call")
    assert over.how == "same_suit"
    assert over.stacks[:2] == (100 - 5 + 10, 100 + 10)


def test_pp_a21_two_left_must_battle_although_both_have_stayed() -> None:
    going = after(FIVE_TEN, laid(SPADE, HEART, CLUB), "stay", "stay", "fold")
    assert going.how is None
    assert options(FIVE_TEN, going) == {"attack", "buy", "fold"}


def test_pp_a21_a_fold_takes_the_folder_out_of_the_circle_and_does_not_reset_it() -> None:
    hand = laid(SPADE, HEART, CLUB, DIAMOND)
    folded = after(FIVE_TEN, hand, "stay", "fold", "stay")
    assert folded.how is None
    assert after(FIVE_TEN, folded, "stay").how == "showdown"
    assert after(FIVE_TEN, hand, "buy", "keep none", "fold", "stay", "stay").how is None, "who bought has not stayed"


def test_pp_50_the_pot_is_empty_when_the_hand_is_over() -> None:
    over = after(FIVE_TEN, laid(ACES, KINGS), "attack 1 5", "call")
    assert pot(over) == 0
    assert sum(over.stacks) == 210
