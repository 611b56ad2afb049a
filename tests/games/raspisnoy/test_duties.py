"""Heading, overtrumping, and the joker that is for the void only (RP-38, RP-41, RP-46, RP-A39, RP-A44, RP-A45).

Seat 0 leads in every test.
"""

import pytest

from tests.games.raspisnoy.table import GAME, cards, led

HEAD = {"must_head": "yes"}
OVER = {"must_overtrump": "yes"}
VOID_ONLY = {"joker_follows": "void_only"}


def open_to(hand: str, turned: str, *said: str, **tokens: str) -> set[str]:
    """The cards open to a hand after the plays `said`, each by another seat that holds nothing of note."""
    size = len(hand.split())
    before = [text.split()[0] for text in said]
    return cards(led([*before, hand, ""], turned, *said, size=size, **tokens))


# Heading the trick


def test_who_must_head_plays_a_higher_card_of_the_suit_or_the_joker() -> None:
    """RP-T12, RP-41: hearts led, the nine lies."""
    assert open_to("Th 7h 7s", "9d", "9h", **HEAD) == {"Th", "7s"}


def test_once_a_plain_suit_is_trumped_nobody_need_head_it() -> None:
    """RP-T12, RP-A44: the six of clubs, a trump, fell on hearts."""
    assert open_to("Th 7h 7s", "9c", "9h", "6c", **HEAD) == {"Th", "7h", "7s"}


def test_who_cannot_head_follows_with_any_card() -> None:
    """RP-A44."""
    assert open_to("8h 7h Ad", "9c", "9h", **HEAD) == {"8h", "7h"}


def test_heading_means_beating_the_best_of_the_suit_so_far() -> None:
    """RP-A44: not only the card led."""
    assert open_to("Ah Jh 7h", "9c", "9h", "Qh", **HEAD) == {"Ah"}
    assert open_to("Ah Jh 7h", "9c", "Qh", "9h", **HEAD) == {"Ah"}
    assert open_to("Jh Th 7h", "9c", "9h", "Qh", **HEAD) == {"Jh", "Th", "7h"}


def test_a_card_of_another_suit_is_not_to_be_headed() -> None:
    """RP-A44: an ace of a side suit that was thrown does not count."""
    assert open_to("Th 7h 6h", "9c", "9h", "Ad", **HEAD) == {"Th"}


def test_when_trumps_are_led_only_heading_is_owed() -> None:
    """RP-A44: must_overtrump alone asks nothing of who follows."""
    assert open_to("Tc 7c Ah", "6c", "9c", **HEAD) == {"Tc"}
    assert open_to("Tc 7c Ah", "6c", "9c", **OVER) == {"Tc", "7c"}
    assert open_to("Tc 7c Ah", "6c", "9c", "Kd", **HEAD) == {"Tc"}
    assert open_to("Tc 7c Ah", "6c", "9c", "Jc", **HEAD) == {"Tc", "7c"}


def test_no_duty_of_heading_binds_who_is_void() -> None:
    """RP-A44: he trumps with any trump."""
    assert open_to("Ac 7c Kd", "6c", "9h", "8c", **HEAD) == {"Ac", "7c"}


def test_a_high_joker_in_the_trick_ends_both_duties() -> None:
    """RP-A44: nothing can head the trick any more."""
    assert open_to("Th 8h Ad", "9c", "9h", "7s high", **HEAD) == {"Th", "8h"}
    assert open_to("Ac 8c Kd", "9c", "9h", "Tc", "7s high", **OVER) == {"Ac", "8c"}
    assert open_to("Th 8h Ad", "9c", "9h", "7s low", **HEAD) == {"Th"}
    assert open_to("Ac 8c Kd", "6c", "9h", "Tc", "7s low", **OVER) == {"Ac"}


def test_a_joker_led_as_lowest_is_lower_than_every_card() -> None:
    """RP-A44: the first to follow heads it with anything, the next must beat him."""
    assert open_to("Th 6h Ad", "9c", "7s lowest hearts", **HEAD) == {"Th", "6h"}
    assert open_to("Th 6h Ad", "9c", "7s lowest hearts", "9h", **HEAD) == {"Th"}
    assert open_to("Tc 6c Ad", "9c", "7s lowest trumps", "8c", **HEAD) == {"Tc"}


def test_a_demand_asks_for_the_highest_and_nothing_else() -> None:
    """RP-A44: heading does not add to it; it binds also who cannot beat what lies there."""
    assert open_to("Th 6h Ad", "9c", "7s highest hearts", "Ah", **HEAD) == {"Th"}
    assert open_to("Tc 6c Ad", "9c", "7s highest hearts", "Jc", **OVER) == {"Tc", "6c"}


def test_a_joker_led_high_without_a_demand_asks_for_the_suit_only() -> None:
    """RP-A42, RP-A44: it is a high joker."""
    off = {"joker_demands": "off"}
    assert open_to("Th 6h Ad", "9c", "7s high hearts", "9h", **HEAD, **off) == {"Th", "6h"}
    assert open_to("Tc 6c Ad", "9c", "7s high hearts", "8c", **OVER, **off) == {"Tc", "6c"}


# Overtrumping


def test_who_is_void_plays_a_higher_trump_if_he_can() -> None:
    """RP-T12, RP-41: diamonds led, the eight of clubs, a trump, lies."""
    assert open_to("6c Tc Ah", "9c", "Kd", "8c", **OVER) == {"Tc"}
    assert open_to("6c Ah", "9c", "Kd", "8c", **OVER) == {"6c"}


def test_where_nobody_must_trump_who_is_void_may_still_throw_a_plain_card() -> None:
    """RP-T12, RP-A44: but if he trumps, he must overtrump when he can."""
    free = {**OVER, "must_trump": "no"}
    assert open_to("6c Ah", "9c", "Kd", "8c", **free) == {"6c", "Ah"}
    assert open_to("6c Tc Ah", "9c", "Kd", "8c", **free) == {"Tc", "Ah"}


def test_the_first_trump_may_be_any() -> None:
    """RP-A44."""
    assert open_to("6c Tc Ah", "9c", "Kd", **OVER) == {"6c", "Tc"}


def test_both_duties_hold_together() -> None:
    """RP-A44."""
    both = {**HEAD, **OVER}
    assert open_to("Ad 9d 6c", "9c", "Td", **both) == {"Ad"}
    assert open_to("6c Tc Ah", "9c", "Kd", "8c", **both) == {"Tc"}
    assert open_to("Ad 9d 6c", "9c", "Td", "8c", **both) == {"Ad", "9d"}


@pytest.mark.parametrize("duties", [HEAD, OVER, {**HEAD, **OVER}], ids=str)
def test_the_joker_is_free_of_both_duties_and_never_owed(duties: dict[str, str]) -> None:
    """RP-A44, RP-46, RP-49."""
    assert "7s" in open_to("7s Ad 9d", "9c", "Td", **duties)
    assert open_to("7s 9d 8d", "9c", "Td", **duties) == {"7s", "9d", "8d"}
    assert "7s" in open_to("7s Tc Ah", "9c", "Kd", "8c", **duties)


@pytest.mark.parametrize(
    ("hand", "lead", "text", "why"),
    [
        ("Th 7h", "9h", "play 7h", "why-must-head"),
        ("6c Tc", "Kd", "play 6c", "why-must-overtrump"),
        ("Tc Ah", "Kd", "play Ah", "why-must-trump"),
    ],
)
def test_a_broken_duty_is_named(hand: str, lead: str, text: str, why: str) -> None:
    """RP-A44."""
    said = (lead, "8c") if lead == "Kd" else (lead,)
    state = led([*(word.split()[0] for word in said), hand, ""], "9c", *said, size=2, **HEAD, **OVER)
    assert GAME.refusal(state, GAME.parse(text)).id == why


# The joker for the void only


def test_who_can_follow_may_not_play_a_joker_that_is_for_the_void() -> None:
    """RP-T13, RP-46: hearts led."""
    assert open_to("Ah 6c 7s", "9d", "Kh", **VOID_ONLY) == {"Ah"}


def test_who_owes_a_trump_may_play_the_joker_instead() -> None:
    """RP-T13, RP-A45: clubs are trumps, hearts led."""
    assert open_to("6c 7s", "9c", "Kh", **VOID_ONLY) == {"6c", "7s"}


def test_the_seven_of_spades_as_joker_is_no_spade() -> None:
    """RP-T13, RP-A45: spades led, its owner has no other."""
    assert open_to("7s Kd", "9h", "As", **VOID_ONLY) == {"7s", "Kd"}


def test_void_means_without_a_card_of_the_suit_that_a_led_joker_named() -> None:
    """RP-A45: under highest and lowest alike."""
    tokens = {**VOID_ONLY, "jokers": "7s,6s"}
    for command in ("highest hearts", "lowest hearts"):
        assert open_to("Ah 6s Kd", "9c", f"7s {command}", **tokens) == {"Ah"}
        assert open_to("As 6s Kd", "9c", f"7s {command}", **tokens) == {"As", "6s", "Kd"}
    assert open_to("Ac 6s Kd", "9c", "7s highest trumps", **tokens) == {"Ac"}
    assert open_to("As 6s Kd", "9c", "7s highest trumps", **tokens) == {"As", "6s", "Kd"}


def test_it_restricts_followers_only() -> None:
    """RP-A39: the joker may always be led."""
    assert cards(led(["7s Ah", "", ""], "9c", **VOID_ONLY)) == {"7s", "Ah"}


def test_a_joker_held_back_says_so() -> None:
    """RP-46."""
    state = led(["Kh", "Ah 7s", ""], "9d", "Kh", size=2, **VOID_ONLY)
    why = GAME.refusal(state, GAME.parse("play 7s high"))
    assert (why.id, why.args) == ("why-joker-when-void", {"suit": "h"})
