"""Battles: who may be attacked, what each side pays, raises, captures (PP-25..PP-37)."""

import pytest
from msgspec.structs import replace

from kozyr.cards import parse_cards
from kozyr.games.palace import hand as course
from kozyr.games.palace.camp import cards, price
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Answered, Attack, Attacked, Captured, Fought, Keep, Raise
from kozyr.play.betting import Call
from kozyr.play.choices import Amount, Cards, One
from kozyr.play.dealt import Returned
from kozyr.play.game import Why
from tests.games.palace.table import (
    CLUB,
    DIAMOND,
    FIVE_TEN,
    HEART,
    NO_LIMIT,
    SPADE,
    after,
    found,
    laid,
    options,
    played,
    pot,
    turn,
    why,
)

SOLDIERS = ("", "9c", "9c 9d", "9c 9d 9h", "9c 9d 9h Tc", "9c 9d 9h Tc Td")
STRONG, WEAK = "2s / As Ac Ad", "3h / 4h 5d 7c"
"""Three aces (the ace of hearts is missing) under spades, and nothing under hearts."""


def test_pp_25_a_bettor_names_an_opponent_with_another_banner_suit() -> None:
    hand = laid("2s / 3s 4s 6s", CLUB, "Ks / 7s 8s 9s", DIAMOND)
    assert course.legal(FIVE_TEN, hand)[:2] == (One(Attack(1, 5)), One(Attack(3, 5)))
    assert why(FIVE_TEN, hand, "attack 2 5") == "why-palace-same-suit"
    assert why(FIVE_TEN, hand, "attack 0 5") == "why-palace-target"
    assert why(FIVE_TEN, hand, "attack 9 5") == "why-palace-target"


def test_pp_x1_pp_26_the_minimum_bet_is_soldiers_and_banner_times_the_small_bet() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d 9h", CLUB, DIAMOND)
    assert price(FIVE_TEN, hand, 0) == 20
    fought, events = played(FIVE_TEN, hand, "attack 1 20")
    assert events == (Attacked(0, 1, 20, 0, 80),)
    assert pot(fought) == 30


@pytest.mark.parametrize(("soldiers", "bet"), list(zip(SOLDIERS, (5, 10, 15, 20, 25, 30), strict=True)))
def test_pp_t1_with_a_small_bet_of_5_the_minimum_is_5_to_30(soldiers: str, bet: int) -> None:
    hand = laid(f"2s / 3s 4s 6s / {soldiers}", CLUB, DIAMOND)
    assert price(FIVE_TEN, hand, 0) == bet
    assert course.legal(FIVE_TEN, hand)[0] == One(Attack(1, bet))


def test_pp_t2_an_attacker_with_two_soldiers_pays_15_and_a_defender_without_5() -> None:
    hand = laid("2s / 3s 4s 6s / 9d 9h", CLUB, DIAMOND)
    called = after(FIVE_TEN, hand, "attack 1 15", "call")
    assert called.stacks == (85, 95, 100)
    assert pot(called) == 10 + 20


def test_pp_27_all_bets_go_into_the_main_pot() -> None:
    called = after(FIVE_TEN, laid(STRONG, WEAK, DIAMOND), "attack 1 5", "call")
    assert called.stacks == (95, 95, 100)
    assert [layer.amount for layer in called.pots] == [20]


def test_pp_28_the_defender_may_fold_call_or_raise() -> None:
    fought = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "attack 1 5")
    assert turn(FIVE_TEN, fought) == 1
    assert options(FIVE_TEN, fought) == {"fold", "call", "raise"}


def test_pp_29_a_defender_who_folds_loses_his_open_cards_to_the_attacker() -> None:
    hand = laid("2s / 3s 4s 6s", "2c / 3c 4c 6c / 9c 9d", DIAMOND, HEART)
    folded, events = played(FIVE_TEN, hand, "attack 1 5", "fold")
    assert found(events, Captured) == Captured(0, 1, parse_cards("9c 9d 2c"))
    assert folded.discards == parse_cards("3c 4c 6c"), "his palace goes to the discards"
    assert turn(FIVE_TEN, folded) == 0
    kept = after(FIVE_TEN, folded, "keep 9d 2c")
    assert kept.soldiers[0] == parse_cards("9d 2c")
    assert set(kept.discards) == set(parse_cards("3c 4c 6c 9c"))


def test_pp_t4_of_eight_candidates_the_attacker_keeps_at_most_five() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d 9h", "2c / 3c 4c 6c / Tc Td Th Ts", DIAMOND, HEART)
    folded = after(FIVE_TEN, hand, "attack 1 20", "fold")
    (choice,) = course.legal(FIVE_TEN, folded)
    assert choice == Cards(Keep(()), parse_cards("9c 9d 9h Tc Td Th Ts 2c"), 0, 5)


def test_pp_a5_a_captured_banner_becomes_a_soldier_and_the_own_one_stays() -> None:
    kept = after(FIVE_TEN, laid(STRONG, WEAK, DIAMOND, CLUB), "attack 1 5", "fold", "keep 3h")
    assert kept.soldiers[0] == parse_cards("3h")
    assert kept.banners[0] == "2s"
    assert price(FIVE_TEN, kept, 0) == 10


def test_pp_30_pp_33_a_call_is_judged_and_the_loser_is_out() -> None:
    called, events = played(FIVE_TEN, laid(STRONG, WEAK, DIAMOND, CLUB), "attack 1 5", "call")
    fought = found(events, Fought)
    assert (fought.caller, fought.winner, fought.by) == (1, 0, "hand")
    assert fought.attacker.counted == parse_cards("As Ac Ad 2s")
    assert fought.attacker.made == Why("hand-three-of-a-kind", {"rank": "A"})
    assert not called.live[1]
    assert (called.stage, called.keeper) == ("keep", 0)


def test_pp_33_a_defender_who_wins_takes_the_attackers_soldiers() -> None:
    hand = laid("3h / 4h 5d 7c / 9c", "2s / As Ac Ad", DIAMOND, CLUB)
    called, events = played(FIVE_TEN, hand, "attack 1 10", "call")
    assert found(events, Captured) == Captured(1, 0, parse_cards("9c 3h"))
    assert turn(FIVE_TEN, called) == 1
    kept = after(FIVE_TEN, called, "keep 9c 3h")
    assert kept.soldiers[1] == parse_cards("9c 3h")
    assert turn(FIVE_TEN, kept) == 1, "and the turn is his who sits left of the attacker (PP-A8)"


def test_pp_a14_the_losers_palace_goes_to_the_discards() -> None:
    called = after(FIVE_TEN, laid(STRONG, WEAK, DIAMOND, CLUB), "attack 1 5", "call")
    assert set(called.discards) == set(parse_cards("4h 5d 7c"))
    assert called.palaces[1] == ()


def test_pp_a2_each_pays_his_own_formula_and_matches_an_extra() -> None:
    hand = laid("2s / 3s 4s 6s / 9d", "2c / 3c 4c 6c / 9h Th Td", DIAMOND)
    assert course.legal(FIVE_TEN, hand)[0] == One(Attack(1, 10))
    assert course.legal(NO_LIMIT, hand)[0] == Amount(Attack(1, 0), 10, 100)
    fought, events = played(NO_LIMIT, hand, "attack 1 17")
    assert events == (Attacked(0, 1, 17, 7, 83),)
    called = after(NO_LIMIT, fought, "call")
    assert called.stacks == (83, 100 - 20 - 7, 100)
    assert why(FIVE_TEN, hand, "attack 1 17") == "why-amount-one"
    assert why(NO_LIMIT, hand, "attack 1 101") == "why-amount-between"


def test_pp_35_pp_t8_a_limit_raise_is_the_big_bet_and_a_call_before_it() -> None:
    hand = laid("2s / 3s 4s 6s / 9d 9h", "2c / 3c 4c 6c / Th", DIAMOND)
    raised, events = played(FIVE_TEN, hand, "attack 1 15", "raise 10")
    assert events == (Answered(1, Raise(10), 20, 80),)
    assert turn(FIVE_TEN, raised) == 0
    called, events = played(FIVE_TEN, raised, "call")
    assert pot(called) == 10 + 45
    assert found(events, Answered) == Answered(0, Call(), 10, 75)
    folded, events = played(FIVE_TEN, raised, "fold")
    assert found(events, Returned) == Returned(1, 10)
    assert pot(folded) == 10 + 25
    assert folded.stacks == (85, 90, 100)


def test_pp_t8_without_soldiers_a_raise_is_two_small_bets_at_any_stakes() -> None:
    rules = Rules(small_bet=5, big_bet=20)
    hand = laid("2s / 3s 4s 6s / 9d 9h", CLUB, DIAMOND)
    fought = after(rules, hand, "attack 1 15")
    assert course.legal(rules, fought)[2] == One(Raise(10))
    _, events = played(rules, fought, "raise 10")
    assert found(events, Answered).paid == 15


def test_pp_a3_a_raise_is_the_big_bet_with_soldiers_and_twice_the_small_one_without() -> None:
    rules = Rules(small_bet=5, big_bet=20)
    hand = laid("2s / 3s 4s 6s", "2c / 3c 4c 6c / Th", DIAMOND)
    fought = after(rules, hand, "attack 1 5")
    assert course.legal(rules, fought)[2] == One(Raise(20))
    assert course.legal(rules, after(rules, fought, "raise 20"))[2] == One(Raise(10)), "the attacker has no soldiers"
    assert why(rules, fought, "raise 10") == "why-amount-one"


def test_pp_36_the_attacker_may_fold_call_or_raise_again() -> None:
    raised = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "attack 1 5", "raise 10")
    assert options(FIVE_TEN, raised) == {"fold", "call", "raise"}
    again, events = played(FIVE_TEN, raised, "raise 10")
    assert found(events, Answered).paid == 20, "the raise, and no formula again"
    assert turn(FIVE_TEN, again) == 1


def test_pp_36_the_defender_receives_the_open_cards_of_an_attacker_who_folds() -> None:
    hand = laid("2s / 3s 4s 6s / 9d", CLUB, DIAMOND, HEART)
    folded, events = played(FIVE_TEN, hand, "attack 1 10", "raise 10", "fold")
    assert found(events, Captured) == Captured(1, 0, parse_cards("9d 2s"))
    assert turn(FIVE_TEN, folded) == 1


def test_pp_a22_at_most_three_raises_in_a_battle() -> None:
    texts = ["attack 1 5", "raise 10", "raise 10", "raise 10"]
    thrice = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), *texts)
    assert options(FIVE_TEN, thrice) == {"fold", "call"}
    assert why(FIVE_TEN, thrice, "raise 10") == "why-palace-raise-cap"
    uncapped = replace(FIVE_TEN, raise_cap="none")
    assert options(uncapped, after(uncapped, laid(SPADE, CLUB, DIAMOND), *texts)) == {"fold", "call", "raise"}


def test_pp_a22_no_limit_raises_start_at_the_small_bet_and_then_at_the_last_raise() -> None:
    fought = after(NO_LIMIT, laid(SPADE, CLUB, DIAMOND), "attack 1 25")
    assert course.legal(NO_LIMIT, fought)[2] == Amount(Raise(0), 5, 75)
    raised = after(NO_LIMIT, fought, "raise 12")
    assert course.legal(NO_LIMIT, raised)[2] == Amount(Raise(0), 12, 100 - 25 - 12)


def test_pp_a22_what_was_put_in_last_returns_to_who_is_folded_to() -> None:
    """Extra, raise or re-raise; formula payments and what was matched stay."""
    hand = laid(SPADE, CLUB, DIAMOND)
    folded, events = played(NO_LIMIT, hand, "attack 1 25", "fold")
    assert found(events, Returned) == Returned(0, 20)
    assert (pot(folded), folded.stacks) == (15, (95, 100, 100))
    folded, events = played(NO_LIMIT, hand, "attack 1 25", "raise 10", "raise 15", "fold")
    assert found(events, Returned) == Returned(0, 15)
    assert folded.stacks == (100 - 25 - 10, 100 - 25 - 10, 100)


def test_pp_37_who_called_last_judges() -> None:
    hand = laid(STRONG, WEAK, DIAMOND)
    _, events = played(FIVE_TEN, hand, "attack 1 5", "raise 10", "call")
    assert found(events, Fought).caller == 0


def test_pp_t6_a_hand_has_nine_cards_at_most_and_four_without_soldiers() -> None:
    hand = laid(f"2s / 3s 4s 6s / {SOLDIERS[5]}", CLUB)
    assert len(cards(hand, 0)) == 9
    assert len(cards(hand, 1)) == 4


def test_d2_with_less_than_the_full_price_nobody_attacks_or_raises() -> None:
    hand = laid("2s / 3s 4s 6s / 9d", CLUB, DIAMOND, stacks=(9, 14, 100))
    assert "attack" not in options(FIVE_TEN, hand)
    assert why(FIVE_TEN, hand, "attack 1 10") == "why-palace-attack-short"
    fought = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND, stacks=(100, 14, 100)), "attack 1 5")
    assert why(FIVE_TEN, fought, "raise 10") == "why-raise-short"
    enough = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND, stacks=(100, 15, 100)), "attack 1 5")
    assert why(FIVE_TEN, enough, "raise 10") is None


def test_d2_nobody_raises_an_opponent_without_chips() -> None:
    fought = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND, stacks=(5, 100, 100)), "attack 1 5")
    assert why(FIVE_TEN, fought, "raise 10") == "why-raise-nobody"


def test_pp_4_nobody_but_the_two_can_act_in_a_battle() -> None:
    fought = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "attack 1 5")
    assert why(FIVE_TEN, fought, "buy") == "why-not-now"
    assert why(FIVE_TEN, fought, "attack 2 5") == "why-not-now"
    assert why(FIVE_TEN, fought, "check") == "why-not-now"
