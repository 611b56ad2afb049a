"""Antes, banners, palaces and the draw pile (PP-5..PP-15)."""

from random import Random

import pytest

from kozyr.cards import Card, pack, parse_cards
from kozyr.games import palace
from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import BannerDealt, Hand, PackRanOut, PalacesDealt
from kozyr.play.choices import Shuffle, Shuffled, draw
from kozyr.play.evening import DrewForDeal
from kozyr.play.forced import Posted, Seating
from kozyr.play.game import DEALER
from kozyr.play.hall import BuyIn, Deal, Sit
from kozyr.play.pots import Pot
from tests.games.palace.table import DECK, shuffled
from tests.scale import runs


def begun(seats: int, rules: Rules | None = None, button: int = -1) -> Hand:
    rules = rules or Rules(seats=seats)
    return course.begin(rules, Seating(1, button % seats, (1000,) * seats))[0]


def with_banners(seats: int, cards: tuple[Card, ...]) -> Hand:
    return course.apply(Rules(seats=seats), begun(seats), Shuffled(cards))[0]


def test_pp_5_cards_are_drawn_for_the_first_deal_and_ties_draw_again() -> None:
    state = palace.start(Rules(seats=3))
    sits: list[Sit | BuyIn] = [kind(seat, amount) for kind, amount in ((Sit, 5000), (BuyIn, 500)) for seat in range(3)]
    for action in (*sits, Deal()):
        state, _ = palace.apply(state, action)
    assert palace.turn(state) == DEALER
    top = parse_cards("Ks Kh 2c")
    rest = tuple(card for card in DECK if card not in top)
    state, events = palace.apply(state, Shuffled(top + rest))
    assert events == (DrewForDeal(0, top[0]), DrewForDeal(1, top[1]), DrewForDeal(2, top[2]))
    assert state.drawing == (0, 1)
    top = parse_cards("3s 4h")
    state, _ = palace.apply(state, Shuffled((*top, *(card for card in DECK if card not in top))))
    assert state.button == 1


def test_pp_x2_the_ante_is_half_of_the_small_bet() -> None:
    assert Rules(small_bet=10).ante_chips == 5
    assert Rules(small_bet=5).ante_chips == 2  # PP-6
    assert Rules(small_bet=1).ante_chips == 1
    assert Rules(small_bet=10, ante=7).ante_chips == 7


def test_pp_6_each_pays_the_ante_before_his_first_card() -> None:
    hand, events = course.begin(Rules(seats=3), Seating(1, 0, (100, 100, 100)))
    assert events == (Posted(1, "ante", 5), Posted(2, "ante", 5), Posted(0, "ante", 5))
    assert hand.pots == (Pot(15, (0, 1, 2)),)
    assert hand.banners == (None, None, None)


def test_pp_9_a_player_is_dealt_cards_until_he_has_a_suit_of_his_own() -> None:
    top = parse_cards("Ks 2s 3s 4d 5s 5d 6c")
    cards = top + tuple(card for card in DECK if card not in top)
    hand, events = course.apply(Rules(seats=3), begun(3), Shuffled(cards))
    assert events == (
        BannerDealt(0, Card("Ks"), ()),
        BannerDealt(1, Card("4d"), parse_cards("2s 3s")),
        BannerDealt(2, Card("6c"), parse_cards("5s 5d")),
    )
    assert hand.aside == parse_cards("2s 3s 5s 5d")


def groups(hand: Hand) -> list[list[str]]:
    suits = [str(hand.banners[seat].suit) for seat in hand.seats]  # type: ignore[union-attr]
    return [suits[:4], suits[4:8], suits[8:]]


@pytest.mark.parametrize("seats", range(2, 11))
def test_pp_x3_banners_differ_among_the_first_four_the_next_four_and_the_last_two(seats: int) -> None:
    """PP-8, PP-10."""
    for seed in runs(20, 500):
        rng, rules = Random(seed), Rules(seats=seats)
        hand = begun(seats, button=seed)
        while hand.stage == "banners":
            hand, _ = course.apply(rules, hand, draw(course.legal(rules, hand), rng))
        assert all(len(set(group)) == len(group) for group in groups(hand))
        assert list(hand.seats) == [(hand.button + 1 + place) % seats for place in range(seats)]


def test_pp_11_when_the_pack_runs_out_what_was_put_aside_is_shuffled_and_the_deal_goes_on() -> None:
    spades = tuple(card for card in DECK if card.suit == "s")
    others = tuple(card for card in DECK if card.suit in ("c", "d"))
    hearts = tuple(card for card in DECK if card.suit == "h")
    rules = Rules(seats=6)
    hand, events = course.apply(rules, begun(6), Shuffled((*spades, *hearts, *others)))
    assert hand.stage == "banners"
    assert isinstance(events[-1], PackRanOut)
    assert course.turn(rules, hand) == DEALER
    assert hand.banners.count(None) > 0
    (choice,) = course.legal(rules, hand)
    assert choice == Shuffle(tuple(card for card in DECK if card not in hand.banners))
    assert set(hand.aside) == set(choice.cards)
    hand = shuffled(rules, hand, list(hearts[1:]))
    assert hand.stage == "palaces"
    assert all(len(set(group)) == len(group) for group in groups(hand))


def test_pp_12_pp_13_pp_15_all_other_cards_are_shuffled_and_three_each_dealt_one_at_a_time() -> None:
    rules = Rules(seats=3)
    hand = with_banners(3, parse_cards("Ks Kh Kd") + tuple(card for card in DECK if card.rank != 11 or card == "Kc"))
    (choice,) = course.legal(rules, hand)
    assert len(choice.cards) == 49  # type: ignore[union-attr]
    cards = choice.cards  # type: ignore[union-attr]
    hand, events = course.apply(rules, hand, Shuffled(cards))
    assert hand.palaces == (cards[0:9:3], cards[1:9:3], cards[2:9:3])
    assert hand.pile == cards[9:]
    assert events == (PalacesDealt(hand.palaces),)


def test_pp_16_the_player_left_of_the_dealer_starts() -> None:
    rules = Rules(seats=4)
    hand = begun(4, button=1)
    rng = Random(1)
    while course.turn(rules, hand) == DEALER:
        hand, _ = course.apply(rules, hand, draw(course.legal(rules, hand), rng))
    assert course.turn(rules, hand) == 2


def test_pp_t7_ten_players_use_40_cards_and_12_remain_to_buy() -> None:
    rules, rng = Rules(seats=10), Random(7)
    hand = begun(10)
    while course.turn(rules, hand) == DEALER:
        hand, _ = course.apply(rules, hand, draw(course.legal(rules, hand), rng))
    assert len(hand.pile) == 12
    assert sum(map(len, hand.palaces)) == 30


def test_pp_3_the_pack_has_52_cards() -> None:
    assert course.cards(Rules()) == pack(52)


def test_a_shuffle_of_other_cards_is_refused() -> None:
    hand = begun(3)
    assert course.refusal(Rules(seats=3), hand, Shuffled(DECK[:51])) is not None
