"""What a led joker may say by other agreements than the usual (RP-51, RP-53, RP-55, RP-A16, RP-A42, RP-A43).

Seat 0 leads in every test.
"""

from typing import Any

import pytest

from tests.games.raspisnoy.table import GAME, cards, do, led, legal, winner

PLAIN = ("spades", "clubs", "diamonds")
OFF = {"joker_demands": "off"}
FIRST = {"joker_demands": "first_trick"}
FORCED = {"low_lead_forces_lowest": "yes"}
BEATEN = {"demand_beaten_by_trump": "yes"}


def said(state: Any) -> set[str]:
    """What may be said with the joker now."""
    return {text.removeprefix("play 7s ") for text in legal(state) if text.startswith("play 7s")}


def calls(*levels: str, trumps: tuple[str, ...] = ()) -> set[str]:
    """The plain suits at these levels and trumps at those; hearts are trumps."""
    return {f"{level} {suit}" for level in levels for suit in PLAIN} | {f"{level} trumps" for level in trumps}


# Demands


def test_where_demands_are_off_a_joker_is_led_high_or_lowest() -> None:
    """RP-A42: highest is not offered, high is."""
    expected = calls("high", "lowest", trumps=("high", "lowest"))
    assert said(led(["7s", "", ""], "9h", **OFF)) == expected


def test_in_the_first_trick_only_demands_are_offered_and_later_only_high() -> None:
    """RP-55, RP-A42."""
    state = led(["Ah 7s", "6c 6d", "8c 8d"], "9h", **FIRST)
    assert said(state) == calls("highest", "lowest", trumps=("highest", "lowest"))
    state = do(state, "play Ah", "play 6c", "play 8c")
    assert said(state) == calls("high", "lowest", trumps=("high", "lowest"))


def test_where_demands_are_for_any_lead_high_is_never_offered() -> None:
    """RP-A42."""
    state = led(["Ah 7s", "6c 6d", "8c 8d"], "9h", "Ah", "6c", "8c")
    assert said(state) == calls("highest", "lowest", trumps=("highest", "lowest"))


@pytest.mark.parametrize("tokens", [OFF, FIRST], ids=str)
def test_without_trumps_there_are_four_suits_and_no_trumps(tokens: dict[str, str]) -> None:
    """RP-A17, RP-A42."""
    level = "high" if tokens is OFF else "highest"
    suits = (*PLAIN, "hearts")
    expected = {f"{each} {suit}" for each in (level, "lowest") for suit in suits}
    assert said(led(["7s", "", ""], kind="no_trump", size=1, **tokens)) == expected


def test_under_high_of_a_suit_one_follows_by_the_ordinary_rules() -> None:
    """RP-A42: any card of the suit, else a trump where that is a duty, else anything."""
    assert cards(led(["7s", "Ks 9s Ac", ""], "6h", "7s high spades", size=3, **OFF)) == {"Ks", "9s"}
    assert cards(led(["7s", "Kd 9h Ac", ""], "6h", "7s high spades", size=3, **OFF)) == {"9h"}
    assert cards(led(["7s", "Kd 9h Ac", ""], "6h", "7s high spades", size=3, must_trump="no", **OFF)) == {
        "Kd",
        "9h",
        "Ac",
    }
    assert cards(led(["7s", "Kh 9h Ac", ""], "6h", "7s high trumps", size=3, **OFF)) == {"Kh", "9h"}
    assert cards(led(["7s", "Kd 9s Ac", ""], "6h", "7s high trumps", size=3, **OFF)) == {"Kd", "9s", "Ac"}


def test_a_joker_led_high_wins_like_a_demand() -> None:
    """RP-A42, RP-A43."""
    assert winner(["7s", "As", "Ah"], "6h", "7s high spades", "As", "Ah", **OFF) == 0
    assert winner(["7s", "Kh", "Ah"], "6h", "7s high trumps", "Kh", "Ah", **OFF) == 0


# Demands beaten by a trump


@pytest.mark.parametrize("demands", ["any_lead", "off"])
def test_a_trump_may_be_agreed_to_beat_a_joker_led_high_in_a_plain_suit(demands: str) -> None:
    """RP-51, RP-A43, RP-T9: the highest trump takes the trick, and not the ace of the suit."""
    level = "highest" if demands == "any_lead" else "high"
    tokens = {**BEATEN, "joker_demands": demands}
    assert winner(["7s", "9h", "As"], "6h", f"7s {level} spades", "9h", "As", **tokens) == 1
    assert winner(["7s", "9h", "Kh"], "6h", f"7s {level} spades", "9h", "Kh", **tokens) == 2
    assert winner(["7s", "Ks", "As"], "6h", f"7s {level} spades", "Ks", "As", **tokens) == 0
    assert winner(["7s", "Ad", "Ac"], "6h", f"7s {level} spades", "Ad", "Ac", **tokens) == 0


def test_no_trump_beats_a_demand_of_trumps() -> None:
    """RP-50, RP-A43."""
    assert winner(["7s", "Ah", "Kh"], "6h", "7s highest trumps", "Ah", "Kh", **BEATEN) == 0


def test_no_trump_beats_a_joker_that_followed_high() -> None:
    """RP-47, RP-A43, GJ-8: only the led joker can be beaten."""
    assert winner(["As", "7s", "Ah"], "6h", "As", "7s high", "Ah", **BEATEN) == 1


def test_in_a_deal_without_trumps_no_demand_is_beaten() -> None:
    """RP-A43, RP-58."""
    tokens = {**BEATEN, "kind": "no_trump", "size": 1}
    assert winner(["7s", "Ah", "As"], "", "7s highest spades", "Ah", "As", **tokens) == 0


# Lowest trumps


def test_lowest_trumps_may_be_left_out_of_the_commands() -> None:
    """RP-53, RP-A42: the plain suits stay."""
    state = led(["7s", "", ""], "9h", joker_lowest_trump="no")
    assert said(state) == calls("highest", "lowest", trumps=("highest",))
    state = led(["7s", "", ""], "9h", joker_lowest_trump="no", **OFF)
    assert said(state) == calls("high", "lowest", trumps=("high",))


def test_without_trumps_nothing_is_left_out() -> None:
    """RP-A17."""
    state = led(["7s", "", ""], kind="no_trump", size=1, joker_lowest_trump="no")
    assert {"lowest hearts", "lowest spades", "lowest clubs", "lowest diamonds"} <= said(state)


def test_lowest_trumps_may_be_agreed_to_ask_everybodys_lowest_trump() -> None:
    """RP-A16."""
    assert cards(led(["7s", "Kh 9h Ac", ""], "6h", "7s lowest trumps", size=3, **FORCED)) == {"9h"}
    assert cards(led(["7s", "Kd 9s Ac", ""], "6h", "7s lowest trumps", size=3, **FORCED)) == {"Kd", "9s", "Ac"}
    assert winner(["7s", "8h", "9h"], "6h", "7s lowest trumps", "8h", "9h", **FORCED) == 2


def test_another_trump_than_the_lowest_is_refused_with_that_reason() -> None:
    """RP-A16."""
    state = led(["7s", "Kh 9h Ac", ""], "6h", "7s lowest trumps", size=3, **FORCED)
    for text in ("play Kh", "play Ac"):
        why = GAME.refusal(state, GAME.parse(text))
        assert (why.id, why.args) == ("why-must-lowest", {"suit": "h", "card": "9h"})


def test_the_lowest_trump_is_asked_whatever_lies_there() -> None:
    """RP-A16: the duty to head the trick does not speak against the command."""
    state = led(["7s", "9h", "Kh 7h", ""], "6h", "7s lowest trumps", "9h", size=2, must_head="yes", **FORCED)
    assert cards(state) == {"7h"}


def test_lowest_of_a_plain_suit_asks_nobodys_lowest_card() -> None:
    """RP-A16, RP-52."""
    assert cards(led(["7s", "Ks 9s Ac", ""], "6h", "7s lowest spades", size=3, **FORCED)) == {"Ks", "9s"}


def test_the_joker_is_no_lowest_trump_of_its_owner() -> None:
    """RP-A18, RP-A45: a second joker is free, and is not counted."""
    tokens = {**FORCED, "jokers": "7s,6h"}
    assert cards(led(["7s", "Kh 6h 8h", ""], "9h", "7s lowest trumps", size=3, **tokens)) == {"8h", "6h"}
