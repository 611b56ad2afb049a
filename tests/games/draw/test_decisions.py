"""Decisions of the rulebook that no other test of this folder is named after (FD-A1 to FD-A29)."""

import re

import pytest

from kozyr.errors import NotationError
from kozyr.games.draw.rules import PRESETS
from kozyr.games.draw.state import FirstActor, Redealt
from kozyr.play.game import DEALER
from tests.games.draw.table import GAME, dealt, events, offered, play, rules, seated, table, why, won

TENS, NOTHING = "Ts Th 9c 6d 3s", "Ks 9h 7d 4c 3c"


def test_fd_a1_the_button_says_who_acts_first_in_every_preset_but_the_hall() -> None:
    by_lot = {name for name, house in PRESETS.items() if house.first_actor == "random"}
    assert by_lot == {"hall"}
    state = seated(rules("hall"), (100,) * 4, 1)
    assert state.hand.button == 1, "there is a button where the lot is drawn too"
    assert events(state, "lot 3") == (FirstActor(3),)


def test_fd_a4_a_redeal_is_an_option_with_the_same_dealer_and_ends_after_ten() -> None:
    assert rules().all_check == "continue"
    state = table(rules("california", seats=2))
    for number in range(1, rules("california").max_redeals + 1):
        assert Redealt(number) in events(state, "check; check")
        state = play(state, "check; check")
        assert state.hand.button == 1
        state = dealt(state)
    assert rules("california").max_redeals == 10
    assert play(state, "check; check").hand.stage == "draw"


def test_fd_a5_where_nobody_can_open_the_cards_are_dealt_anew_or_the_hand_is_played_for_low() -> None:
    checks = "check; check"
    again = play(table(rules("jacks", seats=2), TENS, NOTHING), checks)
    assert (GAME.turn(again), again.hand.paid) == (DEALER, (20, 20)), "a new ante, and the pot is carried over"
    low = play(table(rules("jacks", seats=2, all_check="lowball"), TENS, NOTHING), checks)
    assert (low.hand.stage, low.hand.order) == ("bet", "ace_five")


def test_fd_a6_a_pot_sized_raise_is_counted_after_the_call_unless_agreed_otherwise() -> None:
    assert rules().pot_rule == "after_call"
    bet = play(table(rules(seats=2, limit="pot")), "bet 20")
    assert offered(bet)[2:] == ["raise 40..80"]
    literal = play(table(rules(seats=2, limit="pot", pot_rule="current_pot")), "bet 20")
    assert offered(literal)[2:] == ["raise 40..60"]


@pytest.mark.parametrize(("cap", "raised"), [("3", False), ("none", True)])
def test_fd_a8_in_limit_three_raises_follow_a_bet_or_any_number(cap: str, raised: bool) -> None:
    state = table(rules(seats=3, limit="limit", raise_cap=cap))
    state = play(state, "bet 10; raise 20; raise 30; raise 40")
    assert any(choice.startswith("raise") for choice in offered(state)) == raised


def test_fd_a8_there_is_no_cap_between_two() -> None:
    state = play(table(rules(seats=2, limit="limit")), "bet 10; raise 20; raise 30; raise 40; raise 50")
    assert offered(state)[2:] == ["raise 60"]


def test_fd_a11_five_aces_are_on_top_and_equal_hands_share_wild_or_not() -> None:
    five = table(rules("deuces-wild", seats=2), "As Ah Ac Ad 2h", "Ks Qs Js Ts 2s")
    assert won(play(five, "bet 10; call; pat; pat; check; check")) == (20, -20)
    equal = table(rules("deuces-wild", seats=2), "Ts Th Td 9s 5h", "Tc 2h 2d 9c 5d")
    assert won(play(equal, "bet 10; call; pat; pat; check; check")) == (0, 0)


def test_fd_a15_every_amount_is_a_whole_number_of_the_smallest_chip() -> None:
    state = table(rules(seats=2, ante=1, limit="pot"), stacks=(7, 7))
    assert offered(state)[2:] == ["bet 1..2"]
    for amount in ("1.5", "1/2", "-1"):
        with pytest.raises(NotationError, match=re.escape(amount)):
            GAME.parse(f"bet {amount}")


def test_fd_a16_the_game_of_20_cards_is_a_preset_without_a_draw_and_two_may_still_agree_on_one() -> None:
    assert (PRESETS["gold-rush"].max_draw, len(PRESETS["gold-rush"].cards)) == ("0", 20)
    state = play(table(rules("gold-rush")), "bet 10; call; call; call")
    assert state.hand.stage == "over", "one round of betting, then the showdown"
    drawing = table(rules("gold-rush", seats=2, max_draw="3"))
    assert play(drawing, "bet 10; call").hand.stage == "draw"


def test_fd_a24_a_spread_bounds_bets_and_raises_and_a_raise_is_at_least_the_last_one() -> None:
    state = table(rules(seats=3, limit="spread", spread="10-20,10-40"))
    assert offered(state)[2:] == ["bet 10..20"]
    assert offered(play(state, "bet 15"))[2:] == ["raise 30..35"]
    second = play(state, "bet 10; call; call; pat; pat; pat")
    assert offered(second)[2:] == ["bet 10..40"]
    assert why(second, "bet 41") is not None


def test_fd_a24_with_blinds_the_steps_are_those_of_the_big_blind() -> None:
    state = table(rules(seats=3, limit="limit", forced="blinds", small_blind=5))
    assert offered(state) == ["fold", "call", "raise 20"]
    second = play(state, "call; call; check; pat; pat; pat")
    assert offered(second)[2:] == ["bet 10", "bet 20"]


def test_fd_a29_where_all_check_the_draw_follows_and_a_raise_beyond_the_pot_stays_possible() -> None:
    checked = play(table(rules(seats=4, limit="pot")), "check; check; check; check")
    assert checked.hand.stage == "draw"
    raised = play(table(rules(seats=4, limit="pot", pot_rule="current_pot")), "bet 40")
    assert offered(raised)[2:] == ["raise 80..120"], "the strictest reading of FD-T3 would end at 80"
