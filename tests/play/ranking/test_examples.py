"""The worked examples of the rulebook (FD-X, FD-T8, SD-X, SD-T1, SD-T2), what is refused, and what a hand tells."""

import subprocess
import sys
from itertools import permutations

import pytest

from kozyr.cards import Card, pack
from kozyr.errors import NotationError
from kozyr.play.ranking import ORDERS, Order, class_of, order, rank, turned, with_wild
from kozyr.play.ranking.naming import words
from kozyr.words import LANGS


def called(cards: str, by: str | Order = "standard") -> str:
    return str(rank(cards, by).category)


def beats(one: str, other: str, by: str | Order = "standard") -> bool:
    return rank(one, by).rank > rank(other, by).rank


def ties(one: str, other: str, by: str | Order = "standard") -> bool:
    return rank(one, by).rank == rank(other, by).rank


@pytest.mark.parametrize(
    ("id", "better", "worse"),
    [
        ("FD-X1", "5s 5h 4s 3s 2s", "4d 4h Ad Kd Qd"),
        ("FD-X2", "5s 5h Qs 3s 2s", "5d 5c Jd Td 9d"),
        ("FD-X3", "As Ah 2s 2h 3s", "Kd Kh Qd Qh Ad"),
        ("FD-X4 highest", "As Kh Qs Js Ts", "Ks Qh Js Ts 9s"),
        ("FD-X4 lowest", "6s 5h 4s 3s 2s", "5h 4s 3s 2s As"),
        ("FD-X5", "3s 3h 3d 2s 2h", "2d 2c 2h As Ah"),
        ("FD-47: the fifth card", "8s 8h 8d 8c As", "8s 8h 8d 8c Ks"),
        ("FD-48: the second pair", "Ks Kh 9s 9h 2s", "Kd Kc 8s 8h As"),
        ("PP-A4: a missing card ranks below any", "As Kd 2c", "As Kd"),
        ("PP-A4: a pair of two cards", "2s 2d", "As Kd Qs Jc 9s"),
        ("PP-A4: an ace alone", "As", "Ks Qd Js Tc 8s"),
    ],
)
def test_the_better_hand_wins(id: str, better: str, worse: str) -> None:
    assert beats(better, worse), id


@pytest.mark.parametrize(
    ("id", "cards", "category"),
    [
        ("FD-X6", "3s 2h As Ks Qs", "high_card"),
        ("FD-X7", "9s 8h 7s 6s 5s", "straight"),
        ("FD-X8", "6s 6h 6d Ks Kh", "full_house"),
        ("FD-X9", "9s 9h 9d Qs 4s", "three_of_a_kind"),
        ("FD-X10", "As Ah 5s 5h Ts", "two_pair"),
        ("FD-X11", "8s 8h Ks 4s 2s", "pair"),
        ("FD-X12", "Js Th 7s 5s 2s", "high_card"),
        ("FD-45", "As Ks Qs Js Ts", "royal_flush"),
        ("FD-46", "5s 4h 3s 2s As", "straight"),
        ("PP-A4: four of a suit", "As Ks Qs Js", "high_card"),
        ("PP-A4: four in sequence", "9s 8h 7s 6s", "high_card"),
        ("PP-A4: four of a kind in four cards", "9s 9h 9d 9c", "four_of_a_kind"),
    ],
)
def test_a_hand_has_its_category(id: str, cards: str, category: str) -> None:
    assert called(cards) == category, id


def test_fd_x13_suits_have_no_rank() -> None:
    assert ties("Ah Kh Qh Jh Th", "Ac Kc Qc Jc Tc")


def test_fd_x14_equal_ranks_are_equal_hands() -> None:
    assert ties("2s 2h 3s 4s 5s", "2d 2c 3h 4d 5c")


def test_fd_44_the_order_of_the_cards_is_irrelevant() -> None:
    assert len({rank(cards).rank for cards in permutations(map(Card, ("Qs", "Qh", "5s", "5h", "2d")))}) == 1


@pytest.mark.parametrize(
    ("id", "cards", "category"),
    [
        ("SD-X1", "9s 8h 7s 6s As", "straight"),
        ("SD-X2", "As Ks Qs Js Ts", "royal_flush"),
        ("SD-X3", "Kc Qc Jc Tc 9c", "straight_flush"),
        ("SD-X5 with cards of the pack", "6h 9h Jh Qh Ah", "flush"),
        ("SD-X6", "Ts Th Ks Kh Kd", "full_house"),
        ("SD-X7 with cards of the pack", "Qs Qh Qd 9s 7s", "three_of_a_kind"),
        ("SD-X8", "Tc Jc Qs Kd Ah", "straight"),
    ],
)
def test_short_deck_examples(id: str, cards: str, category: str) -> None:
    assert called(cards, "six_plus") == category, id


@pytest.mark.parametrize(("id", "cards"), [("SD-X4", "2s 2c 2d 2h 5d"), ("SD-X5", "3h 9h Jh Qh Ah")])
def test_cards_below_the_six_are_not_in_the_short_deck(id: str, cards: str) -> None:
    with pytest.raises(NotationError, match="is not in the pack of 36 cards of six_plus"):
        rank(cards, "six_plus")


def test_sd_t1() -> None:
    assert beats("9s 8s 7s 6s Js", "Ks Kh Kd Ts Th", "six_plus")
    assert beats("Qs Qh Qd 7s 6s", "As Kh Qs Js Ts", "six_plus")
    assert beats("As Kh Qs Js Ts", "Qs Qh Qd 7s 6s", "six_plus_straight")
    assert beats("Ts 9h 8s 7s 6s", "9s 8h 7s 6s As", "six_plus")
    assert called("Ks Ah 6s 7s 8s", "six_plus") == "high_card"


def test_sd_t2_the_lowest_straight_flush() -> None:
    lowest = rank("As 6s 7s 8s 9s", "six_plus")
    assert str(lowest.category) == "straight_flush"
    assert rank("6h 7h 8h 9h Th", "six_plus").rank > lowest.rank > rank("Ks Kh Kd Kc As", "six_plus").rank


def test_sd_15_the_ace_may_be_high_only() -> None:
    high_only = ORDERS["six_plus"]._replace(ace_plays_low=False)
    assert called("9s 8h 7s 6s As", high_only) == "high_card"
    assert called("Tc Jc Qs Kd Ah", high_only) == "straight"


def test_fd_t8_wild_cards() -> None:
    assert called("As Ad Ac 2s 2d", "deuces_wild") == "five_of_a_kind"
    assert beats("As Ad Ac 2s 2d", "Ks Qs As Js Ts", "deuces_wild")
    kings = rank("Ks Kd 7s 4s X1", "bug")
    assert (str(kings.category), kings.best[2]) == ("pair", Card.X1)
    assert beats("Ks Kd 7s 4s X1", "Kc Kh Qs Js 9s", "bug")
    straight = rank("9s 8d 7s 6s X1", "bug")
    assert (str(straight.category), straight.best[0]) == ("straight", Card.X1)
    assert called("Ks Kd 7s 4s X1", "joker") == "three_of_a_kind"


def test_fd_a22_a_wild_card_in_a_flush_is_the_highest_missing_rank() -> None:
    assert ties("As Ks 9s 4s X1", "As Ks Qs 9s 4s", "joker")


def test_fd_a22_a_wild_card_in_a_low_hand_is_the_lowest_missing_rank() -> None:
    by = with_wild(ORDERS["ace_five"], [card for card in pack(52) if card.rank == 0])
    hand = rank("2s 2d As 3s Ks", by)
    assert [card.value for card in hand.best] == ["Ks", "2s", "3s", "2d", "As"]
    assert hand.rank == rank("Kd 4d 3d 2d Ad", by).rank
    assert ties("2s 3s 4s 5s X1", "2d 3s 4d 5s 7s", with_wild(ORDERS["deuce_seven"], [Card.X1], bug=True))


def test_fd_a22_natural_cards_may_beat_wild_ones() -> None:
    even = with_wild(ORDERS["standard"], [Card.X1])
    strict = with_wild(ORDERS["standard"], [Card.X1], natural_first=True)
    natural, wild = "Ks Kd Kh 7s 4s", "Kc Kd X1 7d 4d"
    assert ties(natural, wild, even)
    assert beats(natural, wild, strict)
    assert beats("As Ad X1 7d 4d", natural, strict)
    assert beats("Ks Kd Kh Ac 7s 4s X1", "Ks Kd Kh Ac 7s", strict), "the joker makes four kings of it"


def test_fd_a12_the_card_turned_up_is_out_of_play_and_its_rank_wild() -> None:
    by = turned(ORDERS["standard"], Card.S7)
    assert called("7c 7d 7h As Ad", by) == "five_of_a_kind"
    with pytest.raises(NotationError, match="7s is not in the pack of 51 cards"):
        rank("7s 2c 3d 4h 9s", by)


def test_ace_to_five_and_deuce_to_seven_have_their_best_hands() -> None:
    assert class_of(rank("As 2s 3s 4s 5s", "ace_five")) == 1
    assert class_of(rank("2s 3s 4s 5s 7d", "deuce_seven")) == 1
    assert beats("Ks 9d 4s 3s 2s", "As 2d 3s 4s 5s", "deuce_seven"), "the ace is high"
    assert beats("7s 5d 4s 3s 2s", "6s 5d 4s 3s 2s", "deuce_seven"), "straights count"


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("Ah Ah 2c 3d 4s", "Ah is named twice"),
        ("Ah 2c 3d 4s Zz", "'Zz' is no card"),
        ("", "a hand has 1 to 9 cards, not 0"),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s", "a hand has 1 to 9 cards, not 10"),
        ("As Ks Qs Js X1", "X1 is not in the pack of 52 cards"),
    ],
)
def test_what_is_no_hand_is_refused(cards: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        rank(cards)


def test_a_hand_is_a_text_a_mask_or_cards() -> None:
    mask = Card.SA.bit | Card.HK.bit
    assert rank("As Kh").rank == rank("AsKh").rank == rank(mask).rank == rank([Card.HK, Card.SA]).rank
    assert rank("KhAs").cards == (Card.HK, Card.SA)


def test_cards_that_are_no_text_are_checked_as_well() -> None:
    with pytest.raises(NotationError, match="As is named twice"):
        rank([Card.SA, Card.SA, Card.SK])


def test_an_order_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError, match="there is no order 'badugi'; the orders are: standard, six_plus"):
        order("badugi")


@pytest.mark.parametrize(
    ("cards", "by", "name"),
    [
        ("Ks Kd Kh Ts Td", "standard", "full house, kings over tens"),
        ("Qs Qd 5h 5s Kd", "standard", "two pair, queens and fives"),
        ("Qc Qd Qs 7h 6d", "six_plus", "three queens"),
        ("As 6s 7s 8s 9s", "six_plus", "straight flush, nine high"),
        ("As Ks Qs Js Ts", "standard", "royal flush"),
        ("6s 6d 6h 6c", "standard", "four sixes"),
        ("As 2d", "deuces_wild", "pair of aces"),
        ("As Ad Ac 2c 2d", "deuces_wild", "five aces"),
        ("Ks 9s 4s 3s 2s", "standard", "flush, king high"),
        ("5s 4d 3s 2s As", "standard", "straight, five high"),
        ("5s 4d 3s 2s As", "ace_five", "five-four low"),
        ("8s", "ace_five", "eight low"),
        ("Js Td 7s 5s 2s", "standard", "jack high"),
    ],
)
def test_a_hand_is_named_in_words_of_every_language(cards: str, by: str, name: str) -> None:
    hand = rank(cards, by)
    assert words(hand) == name
    others = [words(hand, lang) for lang in LANGS]
    assert len(set(others)) == len(LANGS)


def test_russian_names_are_declined() -> None:
    assert words(rank("Ks Kd Kh Ts Td"), "ru") == "фулл-хаус, короли на десятках"
    assert words(rank("9s 8h 7s 6s As", "six_plus"), "ru") == "стрит до девятки"


def test_ranking_needs_neither_numpy_nor_msgspec() -> None:
    code = "import sys, kozyr; kozyr.rank('As Ks'); print(sorted({'numpy', 'msgspec', 'fluent'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
