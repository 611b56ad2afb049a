"""Two jokers at one table: which of two high ones wins, and what they owe (RP-56, RP-A19, RP-A41, RP-A43).

Seat 0 leads in every test. The printed jokers X1 and X2 of the pack of 54 are used, and the black sixes of the
Georgian game where it matters that a joker has a printed suit.
"""

import pytest

from tests.games.raspisnoy.table import cards, led, legal, winner

PRINTED = {"deck": "54", "jokers": "X1,X2"}
SIXES = {"jokers": "6s,6c"}
DEMAND = ("X1 highest spades", "6h", "X2 high")
SECOND_FIRST = ("X1 highest spades", "X2 high", "6h")


@pytest.mark.parametrize(
    ("said", "two_jokers", "beaten", "seat"),
    [
        (DEMAND, "later", "no", 2),
        (DEMAND, "first", "no", 0),
        (DEMAND, "later", "yes", 2),
        (DEMAND, "first", "yes", 2),
        (SECOND_FIRST, "later", "no", 1),
        (SECOND_FIRST, "first", "no", 0),
        (SECOND_FIRST, "later", "yes", 1),
        (SECOND_FIRST, "first", "yes", 1),
    ],
)
def test_a_demand_a_trump_and_a_second_joker_high(
    said: tuple[str, ...], two_jokers: str, beaten: str, seat: int
) -> None:
    """RP-T11, RP-A43: hearts are trumps."""
    hands = [text.split()[0] for text in said]
    tokens = {**PRINTED, "two_jokers": two_jokers, "demand_beaten_by_trump": beaten}
    assert winner(hands, "9h", *said, **tokens) == seat


@pytest.mark.parametrize(("two_jokers", "seat"), [("later", 2), ("first", 1)])
def test_of_two_jokers_that_follow_high_the_later_or_the_first_wins(two_jokers: str, seat: int) -> None:
    """RP-A19, RP-A43: whatever trumps and aces lie beside them."""
    hands = ["Ah", "X1", "X2", "Ad"]
    said = ("Ah", "X1 high", "X2 high", "Ad")
    assert winner(hands, "9d", *said, **PRINTED, two_jokers=two_jokers) == seat
    said = ("Ah", "X2 high", "X1 high", "Ad")
    assert winner(["Ah", "X2", "X1", "Ad"], "9d", *said, **PRINTED, two_jokers=two_jokers) == seat


@pytest.mark.parametrize("two_jokers", ["later", "first"])
def test_a_low_joker_leaves_the_trick_to_the_high_one(two_jokers: str) -> None:
    """RP-48, RP-A43."""
    tokens = {**PRINTED, "two_jokers": two_jokers}
    assert winner(["Ah", "X1", "X2"], "9d", "Ah", "X1 low", "X2 high", **tokens) == 2
    assert winner(["Ah", "X1", "X2"], "9d", "Ah", "X1 high", "X2 low", **tokens) == 1
    assert winner(["Ah", "X1", "X2"], "9d", "Ah", "X1 low", "X2 low", **tokens) == 0


@pytest.mark.parametrize("two_jokers", ["later", "first"])
def test_a_joker_led_as_lowest_loses_to_any_high_joker(two_jokers: str) -> None:
    """RP-52, RP-A43."""
    tokens = {**PRINTED, "two_jokers": two_jokers}
    assert winner(["X1", "Kh", "X2"], "9d", "X1 lowest hearts", "Kh", "X2 high", **tokens) == 2
    assert winner(["X1", "Kh", "X2"], "9d", "X1 lowest hearts", "Kh", "X2 low", **tokens) == 1
    assert winner(["X1", "Ks", "X2"], "9d", "X1 lowest hearts", "Ks", "X2 low", **tokens) == 0


def test_under_highest_trumps_a_second_high_joker_may_still_win() -> None:
    """RP-A19, RP-A43: a demand of trumps is not beaten by trumps, but by a later joker."""
    said = ("X1 highest trumps", "Ah", "X2 high")
    assert winner(["X1", "Ah", "X2"], "9h", *said, **PRINTED) == 2
    assert winner(["X1", "Ah", "X2"], "9h", *said, **PRINTED, two_jokers="first") == 0
    assert winner(["X1", "Ah", "X2"], "9h", *said, **PRINTED, two_jokers="first", demand_beaten_by_trump="yes") == 0


def test_a_demand_may_be_answered_with_the_second_joker() -> None:
    """RP-A19: the joker is free of all duties."""
    state = led(["6s 9d", "Ks 6c Ad", ""], "9h", "6s highest spades", size=3, **SIXES)
    assert legal(state) == {"play Ks", "play 6c high", "play 6c low"}


def test_under_a_demand_the_second_joker_is_held_back_where_it_is_for_the_void() -> None:
    """RP-A45: who has the suit may not play it, who has none may."""
    void_only = {**SIXES, "joker_follows": "void_only"}
    assert cards(led(["6s 9d", "Ks 6c", ""], "9h", "6s highest spades", size=2, **void_only)) == {"Ks"}
    assert cards(led(["6s 9d", "Kd 6c", ""], "9h", "6s highest spades", size=2, **void_only)) == {"Kd", "6c"}
    assert cards(led(["6s 9d", "Kh 6c", ""], "9h", "6s highest trumps", size=2, **void_only)) == {"Kh"}
    assert cards(led(["6s 9d", "Kd 6c", ""], "9h", "6s highest trumps", size=2, **void_only)) == {"Kd", "6c"}


def test_neither_joker_is_a_card_of_its_printed_suit() -> None:
    """RP-A18, RP-A45, GJ-1: the black sixes are no spade and no club, the red ones are the lowest of their suits."""
    assert cards(led(["9c", "6c 6s Ah", ""], "9d", "9c", size=3, **SIXES)) == {"6c", "6s", "Ah"}
    assert cards(led(["9c", "6c Ac Ah", ""], "9d", "9c", size=3, **SIXES)) == {"6c", "Ac"}
    assert winner(["7h", "6h", "8c"], "9d", "7h", "6h", "8c", **SIXES) == 0


def test_a_hand_of_two_jokers_leads_and_follows_with_either() -> None:
    """RP-49, RP-A42."""
    leads = legal(led(["X1 X2", "", ""], "9h", **PRINTED))
    said = {f"{level} {suit}" for level in ("highest", "lowest") for suit in ("spades", "clubs", "diamonds", "trumps")}
    assert leads == {f"play {joker} {words}" for joker in ("X1", "X2") for words in said}
    follows = legal(led(["9s", "X1 X2", ""], "9h", "9s", size=2, **PRINTED))
    assert follows == {f"play {joker} {word}" for joker in ("X1", "X2") for word in ("high", "low")}


def test_without_a_joker_in_the_pack_every_card_is_an_ordinary_one() -> None:
    """RP-A41."""
    assert legal(led(["7s 6s", "", ""], "9h", jokers="none")) == {"play 7s", "play 6s"}
    assert winner(["6s", "7s", "8h"], "9d", "6s", "7s", "8h", jokers="none") == 1


@pytest.mark.parametrize("joker", ["As", "Qh", "2d"])
def test_any_card_may_be_the_joker(joker: str) -> None:
    """RP-7, RP-A41."""
    state = led([f"{joker} Kc", "", ""], "9h", deck="52", jokers=joker)
    assert f"play {joker} highest trumps" in legal(state)
    assert "play 7s" in legal(led(["7s", "", ""], "9h", deck="52", jokers=joker))
    assert winner(["Kc", joker, "Ac"], "9h", "Kc", f"{joker} high", "Ac", deck="52", jokers=joker) == 1
    assert winner(["Kc", joker, "Ac"], "9h", "Kc", f"{joker} low", "Ac", deck="52", jokers=joker) == 2
