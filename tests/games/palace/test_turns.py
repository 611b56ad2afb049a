"""A turn: buy, discard, stay, fold (PP-17..PP-24)."""

import pytest
from msgspec.structs import replace

from kozyr.cards import parse_cards
from kozyr.errors import IllegalAction
from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Bought, Discarded, Keep, Kept, PileRenewed, Recruited
from kozyr.play.choices import Cards, Shuffle, Shuffled
from kozyr.play.game import DEALER
from kozyr.play.pots import Pot
from tests.games.palace.table import (
    CLUB,
    DIAMOND,
    FIVE_TEN,
    HEART,
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

FULL = "2s / 3s 4s 6s / 9c 9d 9h Tc Td"


def test_pp_17_five_options() -> None:
    hand = laid("2s / 3s 4s 6s / 9c", CLUB, DIAMOND)
    assert options(FIVE_TEN, hand) == {"attack", "buy", "discard", "stay", "fold"}


def test_pp_18_a_card_costs_a_small_bet_and_becomes_a_soldier() -> None:
    hand = laid(SPADE, CLUB, DIAMOND, pile="Ah Kh Qh")
    bought, events = played(FIVE_TEN, hand, "buy")
    assert events == (Bought(0, 5, 95), Recruited(0, parse_cards("Ah")[0]))
    assert bought.soldiers[0] == parse_cards("Ah")
    assert pot(bought) == 15
    assert bought.pile == parse_cards("Kh Qh")
    assert turn(FIVE_TEN, bought) == 0  # PP-A23
    assert turn(FIVE_TEN, after(FIVE_TEN, bought, "keep Ah")) == 1


def test_pp_19_any_number_of_soldiers_may_be_discarded_also_the_one_just_bought() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d", CLUB, DIAMOND, pile="Ah Kh")
    kept, events = played(FIVE_TEN, hand, "buy", "keep 9d")
    assert kept.soldiers[0] == parse_cards("9d")
    assert found(events, Kept) == Kept(0, parse_cards("9d"), parse_cards("9c Ah"))
    assert set(kept.discards) == set(parse_cards("9c Ah"))  # PP-20
    assert after(FIVE_TEN, hand, "buy", "keep none").soldiers[0] == ()


def test_pp_21_an_empty_pile_is_renewed_from_the_discards() -> None:
    hand = replace(laid(SPADE, CLUB, DIAMOND, pile="Ah"), pile=(), discards=parse_cards("Kh Qh Jh"))
    empty, events = played(FIVE_TEN, hand, "buy")
    assert events == (Bought(0, 5, 95),)
    assert turn(FIVE_TEN, empty) == DEALER
    assert course.legal(FIVE_TEN, empty) == (Shuffle(parse_cards("Kh Qh Jh")),)
    renewed, events = course.apply(FIVE_TEN, empty, Shuffled(parse_cards("Qh Jh Kh")))
    assert events == (PileRenewed(3), Recruited(0, parse_cards("Qh")[0]))
    assert renewed.pile == parse_cards("Jh Kh")
    assert renewed.discards == ()
    assert turn(FIVE_TEN, renewed) == 0


def test_pp_21_without_any_card_nobody_buys() -> None:
    hand = replace(laid(SPADE, CLUB, DIAMOND), pile=())
    assert "buy" not in options(FIVE_TEN, hand)
    assert why(FIVE_TEN, hand, "buy") == "why-palace-no-cards"


def test_pp_a1_pp_22_discarding_is_free() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d Tc", CLUB, DIAMOND)
    put_off, events = played(FIVE_TEN, hand, "discard 9c Tc")
    assert events == (Discarded(0, parse_cards("9c Tc"), 0, 100),)
    assert put_off.soldiers[0] == parse_cards("9d")
    assert pot(put_off) == 10
    assert turn(FIVE_TEN, put_off) == 1
    with pytest.raises(IllegalAction):
        played(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "discard 9c")


def test_d1_discarding_may_cost_a_small_bet() -> None:
    rules = replace(FIVE_TEN, discard_cost="small_bet")
    hand = laid("2s / 3s 4s 6s / 9c 9d Tc", CLUB, DIAMOND)
    put_off, events = played(rules, hand, "discard 9c")
    assert found(events, Discarded).paid == 5
    assert (put_off.stacks[0], pot(put_off)) == (95, 15)
    poor = replace(hand, stacks=(4, 100, 100))
    assert why(rules, poor, "discard 9c") == "why-palace-discard-short"
    assert why(FIVE_TEN, poor, "discard 9c") is None
    assert after(rules, hand, "buy", "keep 9c").stacks[0] == 95, "after a buy it is free"


def test_pp_23_a_stay_does_nothing() -> None:
    hand = laid(SPADE, CLUB, DIAMOND)
    stayed = after(FIVE_TEN, hand, "stay")
    assert (stayed.stacks, stayed.pots, stayed.soldiers) == (hand.stacks, hand.pots, hand.soldiers)
    assert turn(FIVE_TEN, stayed) == 1


def test_pp_a15_pp_24_who_folds_on_his_turn_gives_all_his_cards_to_the_discards() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d", CLUB, DIAMOND, HEART)
    folded = after(FIVE_TEN, hand, "fold")
    assert not folded.live[0]
    assert set(folded.discards) == set(parse_cards("2s 3s 4s 6s 9c 9d"))
    assert folded.soldiers == ((), (), (), ())
    assert folded.banners[0] is None


def test_pp_a12_with_five_soldiers_one_may_buy_and_puts_one_off_at_once() -> None:
    hand = laid(FULL, CLUB, DIAMOND, pile="Ah Kh")
    bought = after(FIVE_TEN, hand, "buy")
    (choice,) = course.legal(FIVE_TEN, bought)
    assert choice == Cards(Keep(()), parse_cards("9c 9d 9h Tc Td Ah"), 0, 5)
    assert why(FIVE_TEN, bought, "keep 9c 9d 9h Tc Td Ah") == "why-palace-keep"
    assert after(FIVE_TEN, bought, "keep 9c 9d 9h Tc Td").soldiers[0] == parse_cards("9c 9d 9h Tc Td")
    assert after(FIVE_TEN, bought, "keep 9d 9h Tc Td Ah").soldiers[0] == parse_cards("9d 9h Tc Td Ah")


def test_pp_a23_a_buy_is_one_turn_and_the_choice_its_second_step() -> None:
    bought = after(FIVE_TEN, laid("2s / 3s 4s 6s / 9c", CLUB, DIAMOND, pile="Ah"), "buy")
    assert options(FIVE_TEN, bought) == {"keep"}
    (choice,) = course.legal(FIVE_TEN, bought)
    assert choice == Cards(Keep(()), parse_cards("9c Ah"), 0, 2)
    assert turn(FIVE_TEN, after(FIVE_TEN, bought, "keep none")) == 1


def test_pp_a24_the_pile_is_renewed_only_when_a_card_is_to_be_bought() -> None:
    hand = laid(SPADE, CLUB, DIAMOND, HEART, pile="Ah")
    last = after(FIVE_TEN, hand, "buy", "keep none")
    assert last.pile == ()
    assert last.discards == parse_cards("Ah")
    assert turn(FIVE_TEN, last) == 1
    assert after(FIVE_TEN, last, "stay").discards == parse_cards("Ah")


def test_max_soldiers_may_be_fewer() -> None:
    rules = replace(FIVE_TEN, max_soldiers=1)
    bought = after(rules, laid("2s / 3s 4s 6s / 9c", CLUB, DIAMOND, pile="Ah"), "buy")
    assert why(rules, bought, "keep 9c Ah") == "why-palace-keep"
    assert why(rules, bought, "keep Ah") is None


def test_with_less_than_the_full_price_nobody_buys() -> None:
    """D2."""
    hand = laid(SPADE, CLUB, DIAMOND, stacks=(4, 100, 100))
    assert options(FIVE_TEN, hand) == {"stay", "fold"}
    assert why(FIVE_TEN, hand, "buy") == "why-palace-buy-short"


def test_what_is_not_ones_own_cannot_be_discarded_or_kept() -> None:
    hand = laid("2s / 3s 4s 6s / 9c", CLUB, DIAMOND, pile="Ah")
    assert why(FIVE_TEN, hand, "discard 3s") is not None
    assert why(FIVE_TEN, after(FIVE_TEN, hand, "buy"), "keep 3s") is not None
    assert why(FIVE_TEN, hand, "keep 9c") == "why-not-now"
    assert why(FIVE_TEN, hand, "call") == "why-not-now"


def test_the_pot_of_a_turn_keeps_its_sharers() -> None:
    assert after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "buy").pots == (Pot(15, (0, 1, 2)),)
    assert Rules().max_soldiers == 5
