"""The joker played as any one card of the pack (RP-54, RP-A21, RP-A46). Seat 0 leads in every test."""

import pytest

from tests.games.raspisnoy.table import cards, do, led, legal, winner
from tests.reference.raspisnoy import pack_of

EXACT = {"joker_as_card": "yes"}


def exact(deck: int) -> set[str]:
    """A joker as every suited card of a pack."""
    return {f"as {card}" for card in pack_of(deck) if card[0] != "X"}


@pytest.mark.parametrize(("deck", "joker"), [(36, "7s"), (52, "7s"), (53, "X1"), (54, "X1")])
def test_the_joker_may_stand_for_any_one_card_of_the_packs_ranks_and_suits(deck: int, joker: str) -> None:
    """RP-A46: beside high, low and the commands; no joker stands for a printed joker."""
    tokens = {**EXACT, "deck": str(deck), "jokers": "X1,X2" if deck == 54 else joker}
    state = led(["Kd", joker, ""], "9c", "Kd", **tokens)
    assert legal(state) == {f"play {joker} {words}" for words in {"high", "low"} | exact(deck)}
    suits = ("spades", "diamonds", "hearts", "trumps")
    commands = {f"{level} {suit}" for level in ("highest", "lowest") for suit in suits}
    assert legal(led([joker, "", ""], "9c", **tokens)) == {f"play {joker} {words}" for words in commands | exact(deck)}


def test_it_may_stand_for_a_card_already_seen_or_held() -> None:
    """RP-A46."""
    state = led(["Kd 7s", "Ad 6d", "8d 9d"], "9c", "Kd", "Ad", "8d", **EXACT)
    state = do(state, "play 6d", "play 9d")
    assert {"play 7s as Kd", "play 7s as Ad", "play 7s as 7s", "play 7s as 9c"} <= legal(state)


def test_led_as_a_card_its_suit_is_the_suit_led_without_demand() -> None:
    """RP-A46."""
    assert cards(led(["7s", "Kd 6d Ac", ""], "9c", "7s as 8d", size=3, **EXACT)) == {"Kd", "6d"}
    assert cards(led(["7s", "Kh 6s Ac", ""], "9c", "7s as 8d", size=3, **EXACT)) == {"Ac"}
    assert cards(led(["7s", "Kc 6c Ad", ""], "9c", "7s as Ac", size=3, **EXACT)) == {"Kc", "6c"}


def test_following_as_a_card_it_owes_nothing() -> None:
    """RP-A21, RP-A46: its owner may follow suit and yet play it as a card of another suit."""
    state = led(["Kd", "Ad 7s", ""], "9c", "Kd", size=2, **EXACT)
    assert {"play 7s as 6h", "play 7s as Ac", "play 7s as 6d"} <= legal(state)


@pytest.mark.parametrize(
    ("lead", "answer", "third", "seat"),
    [
        ("Kd", "7s as Ad", "Qd", 1),
        ("Kd", "7s as 6d", "Qd", 0),
        ("Kd", "7s as Ah", "Qd", 0),
        ("Kd", "7s as 6c", "Ad", 1),
        ("Kd", "7s as 6c", "Tc", 2),
        ("Kd", "7s as Ac", "Tc", 1),
    ],
)
def test_as_a_card_it_wins_or_loses_as_that_card(lead: str, answer: str, third: str, seat: int) -> None:
    """RP-A46, RP-A43: clubs are trumps."""
    assert winner([lead, "7s", third], "9c", lead, answer, third, **EXACT) == seat


def test_of_two_equal_cards_the_first_played_wins() -> None:
    """RP-A21, RP-A43."""
    assert winner(["Ad", "7s", "8d"], "9c", "Ad", "7s as Ad", "8d", **EXACT) == 0
    assert winner(["6d", "7s", "Ad"], "9c", "6d", "7s as Ad", "Ad", **EXACT) == 1
    assert winner(["6d", "7s", "Ac"], "9c", "6d", "7s as Ac", "Ac", **EXACT) == 1
    assert winner(["6d", "Ac", "7s"], "9c", "6d", "Ac", "7s as Ac", **EXACT) == 1


def test_of_two_jokers_as_one_card_the_first_wins_whatever_is_agreed_on_high_ones() -> None:
    """RP-A43, RP-A46."""
    for two_jokers in ("later", "first"):
        tokens = {**EXACT, "deck": "54", "jokers": "X1,X2", "two_jokers": two_jokers}
        assert winner(["6d", "X1", "X2"], "9c", "6d", "X1 as Ad", "X2 as Ad", **tokens) == 1
        assert winner(["6d", "X1", "X2"], "9c", "6d", "X1 as Kd", "X2 as Ad", **tokens) == 2


def test_a_high_joker_beats_a_joker_as_the_ace_of_trumps() -> None:
    """RP-A43."""
    tokens = {**EXACT, "deck": "54", "jokers": "X1,X2"}
    assert winner(["6d", "X1", "X2"], "9c", "6d", "X1 high", "X2 as Ac", **tokens) == 1
    assert winner(["X2", "X1", "6d"], "9c", "X2 as Ac", "X1 high", "6d", **tokens) == 1


def test_a_joker_as_a_trump_is_a_trump_that_lies_in_the_trick() -> None:
    """RP-A43, RP-A46: it beats a demand where trumps do, and ends the duty to head."""
    tokens = {**EXACT, "deck": "54", "jokers": "X1,X2", "demand_beaten_by_trump": "yes"}
    said = ("X1 highest spades", "X2 as 6h", "As")
    assert winner(["X1", "X2", "As"], "9h", *said, **tokens) == 1
    headed = led(["9d", "7s", "Td 6d", ""], "9c", "9d", "7s as 8c", size=2, must_head="yes", **EXACT)
    assert cards(headed) == {"Td", "6d"}
    headed = led(["9d", "7s", "Td Ad", ""], "9c", "9d", "7s as Jd", size=2, must_head="yes", **EXACT)
    assert cards(headed) == {"Ad"}


def test_where_the_joker_is_for_the_void_nobody_else_plays_it_as_a_card() -> None:
    """RP-A45, RP-A46."""
    tokens = {**EXACT, "joker_follows": "void_only"}
    assert legal(led(["Kd", "Ad 7s", ""], "9c", "Kd", size=2, **tokens)) == {"play Ad"}
    assert "play 7s as Ad" in legal(led(["Kd", "Ah 7s", ""], "9c", "Kd", size=2, **tokens))


def test_without_the_agreement_no_card_is_named() -> None:
    """RP-54: high and low only."""
    assert not any(" as " in text for text in legal(led(["Kd", "7s", ""], "9c", "Kd")))
    assert not any(" as " in text for text in legal(led(["7s", "", ""], "9c")))
