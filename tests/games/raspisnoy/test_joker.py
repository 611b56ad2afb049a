"""The joker (RP-46..RP-55, RP-A15..RP-A20, RP-A38, RP-A42, RP-A43). Seat 0 leads in every test."""

import pytest

from kozyr.errors import IllegalAction, NotationError
from tests.games.raspisnoy.table import GAME, cards, do, led, legal, winner

SUITS = ("spades", "clubs", "diamonds", "hearts")


def answers(hand: str, turned: str, command: str, **tokens: str) -> set[str]:
    """The cards that a hand may play under a led joker."""
    size = len(hand.split())
    return cards(led(["7s", hand, ""], turned, f"7s {command}", size=size, **tokens))


# Declaring


def test_a_follower_says_high_or_low() -> None:
    """RP-47, RP-48, RP-A20: there is no undeclared joker."""
    assert legal(led(["Kd", "7s", ""], "9c", "Kd")) == {"play 7s high", "play 7s low"}


@pytest.mark.parametrize(("turned", "trump"), [("9s", "spades"), ("9c", "clubs"), ("9d", "diamonds"), ("9h", "hearts")])
def test_a_leader_says_highest_or_lowest_of_a_plain_suit_or_of_trumps(turned: str, trump: str) -> None:
    """RP-50..RP-53, RP-A42: the trump suit is only ever called trumps, and high is no command where demands are."""
    names = [*(name for name in SUITS if name != trump), "trumps"]
    expected = {f"play 7s {level} {name}" for level in ("highest", "lowest") for name in names}
    assert legal(led(["7s", "", ""], turned)) == expected


def test_without_trumps_a_leader_names_one_of_four_suits() -> None:
    """RP-A17, RP-A42."""
    said = {text for text in legal(led(["7s", "", ""], kind="no_trump")) if text.startswith("play 7s")}
    assert said == {f"play 7s {level} {name}" for level in ("highest", "lowest") for name in SUITS}


def test_commands_may_be_given_in_any_trick() -> None:
    """RP-55: any lead is the rule of both presets."""
    state = led(["Ah 7s", "6h 6c", "8h 8c"], "9d", "Ah", "6h", "8h")
    assert "play 7s highest trumps" in legal(state)


@pytest.mark.parametrize("text", ["play 7s", "play 7s high", "play 7s low", "play 7s highest diamonds"])
def test_a_led_joker_without_a_command_or_with_the_trump_suit_by_name_is_refused(text: str) -> None:
    """RP-A20, RP-A42; diamonds are trumps."""
    state = led(["7s", "", ""], "9d")
    with pytest.raises(IllegalAction):
        do(state, text)


@pytest.mark.parametrize("text", ["play 7s", "play 7s highest hearts", "play 7s lowest trumps"])
def test_a_following_joker_without_high_or_low_or_with_a_command_is_refused(text: str) -> None:
    """RP-A20."""
    with pytest.raises(IllegalAction):
        do(led(["Kd", "7s", ""], "9c", "Kd"), text)


def test_no_other_card_can_be_declared() -> None:
    """RP-A20: declarations are the joker's."""
    with pytest.raises(IllegalAction):
        do(led(["Kd", "9h", ""], "9c"), "play Kd high")


@pytest.mark.parametrize("text", ["play 7s as Kh", "play 7s high hearts", "play 7s highest", "play 7s middle"])
def test_a_declaration_that_nobody_can_make_is_no_text_of_an_action(text: str) -> None:
    """RP-54, RP-A42: an exact card, and high of a suit, are not played by these presets."""
    with pytest.raises((NotationError, IllegalAction)):
        do(led(["7s", "", ""], "9c"), text)


# Following with it


def test_high_it_beats_every_card_trumps_and_aces_too() -> None:
    """RP-47, RP-A43: played before or after them."""
    assert winner(["Ah", "7s", "Ad"], "9d", "Ah", "7s high", "Ad") == 1
    assert winner(["Ah", "Ad", "7s"], "9d", "Ah", "Ad", "7s high") == 2
    assert winner(["As", "7s", "Ks"], "9s", "As", "7s high", "Ks") == 1


def test_low_it_takes_no_trick() -> None:
    """RP-48, RP-A43: not even as a spade among the sixes, nor as a trump."""
    assert winner(["6s", "7s", "Ah"], "9d", "6s", "7s low", "Ah") == 0
    assert winner(["6h", "7s", "8h"], "9s", "6h", "7s low", "8h") == 2
    assert winner(["6d", "7s", "Ah"], "8c", "6d", "7s low", "Ah") == 0


def test_it_may_be_played_at_any_moment() -> None:
    """RP-46: by who could follow, who must trump and who is void."""
    for hand in ("Kh 7s", "Kd 7s", "Kc 7s"):
        assert "7s" in cards(led(["Ah", hand, ""], "9d", "Ah", size=2))


# Highest trumps


def test_under_highest_trumps_everyone_plays_his_highest_trump() -> None:
    """RP-T9, RP-50; hearts are trumps."""
    assert answers("Kh 9h Ac", "6h", "highest trumps") == {"Kh"}
    assert answers("9h Kh Ah", "6h", "highest trumps") == {"Ah"}


def test_under_highest_trumps_who_has_none_plays_anything() -> None:
    """RP-T9, RP-50, RP-A45."""
    assert answers("Kd 9s Ac", "6h", "highest trumps") == {"Kd", "9s", "Ac"}


def test_highest_trumps_takes_the_trick() -> None:
    """RP-T9, RP-50, RP-A43."""
    assert winner(["7s", "Ah", "Kh"], "6h", "7s highest trumps", "Ah", "Kh") == 0
    assert winner(["7s", "Ad", "Kd"], "6h", "7s highest trumps", "Ad", "Kd") == 0


# Highest of a suit


def test_under_highest_of_a_suit_everyone_plays_his_highest_card_of_it() -> None:
    """RP-51; clubs are trumps."""
    assert answers("Ks 9s Ac", "6c", "highest spades") == {"Ks"}
    assert answers("Jd 9d As", "6c", "highest diamonds") == {"Jd"}


@pytest.mark.parametrize("must_trump", ["yes", "no"])
def test_under_highest_of_a_suit_who_is_void_plays_a_trump_whatever_else_is_agreed(must_trump: str) -> None:
    """RP-T9, RP-51, RP-A42: any trump, and this duty does not depend on must_trump."""
    assert answers("Kd 9c Ac", "6c", "highest spades", must_trump=must_trump) == {"9c", "Ac"}


def test_under_highest_of_a_suit_who_has_neither_plays_anything() -> None:
    """RP-51."""
    assert answers("Kd 9h Ad", "6c", "highest spades") == {"Kd", "9h", "Ad"}


def test_highest_of_a_suit_takes_the_trick_even_from_trumps() -> None:
    """RP-T9, RP-51, RP-A38, RP-A43."""
    assert winner(["7s", "Ac", "As"], "6c", "7s highest spades", "Ac", "As") == 0
    assert winner(["7s", "Ad", "Ah"], "6c", "7s highest spades", "Ad", "Ah") == 0


def test_the_demand_binds_every_follower_not_only_the_next() -> None:
    """RP-50, RP-51."""
    state = led(["7s 6d", "Ks 9s", "Qs 8s"], "6c", "7s highest spades", "Ks")
    assert cards(state) == {"Qs"}


# Lowest


def test_under_lowest_of_a_suit_one_follows_by_the_ordinary_rules() -> None:
    """RP-52, RP-A15, RP-A38: any card of the suit, else a trump, else anything."""
    assert answers("Ks 9s Ac", "6c", "lowest spades") == {"Ks", "9s"}
    assert answers("Kd 9c Ac", "6c", "lowest spades") == {"9c", "Ac"}
    assert answers("Kd 9c Ac", "6c", "lowest spades", must_trump="no") == {"Kd", "9c", "Ac"}
    assert answers("Kd 9h Ah", "6c", "lowest spades") == {"Kd", "9h", "Ah"}


def test_under_lowest_trumps_one_follows_with_any_trump_else_plays_anything() -> None:
    """RP-A16, RP-53."""
    assert answers("Kh 9h Ac", "6h", "lowest trumps") == {"Kh", "9h"}
    assert answers("Kd 9s Ac", "6h", "lowest trumps") == {"Kd", "9s", "Ac"}


def test_lowest_of_a_suit_gives_the_trick_to_its_highest_card_or_to_the_highest_trump() -> None:
    """RP-52, RP-A38, RP-A43."""
    assert winner(["7s", "6h", "9h"], "6c", "7s lowest hearts", "6h", "9h") == 2
    assert winner(["7s", "6h", "Ad"], "6c", "7s lowest hearts", "6h", "Ad") == 1
    assert winner(["7s", "Ah", "8c"], "6c", "7s lowest hearts", "Ah", "8c") == 2
    assert winner(["7s", "9c", "8c"], "6c", "7s lowest hearts", "9c", "8c") == 1


def test_the_joker_led_as_the_lowest_spade_is_lower_than_the_six() -> None:
    """RP-52, RP-A43: it is a seven only in print."""
    assert winner(["7s", "6s", "Ad"], "8c", "7s lowest spades", "6s", "Ad") == 1
    assert winner(["7s", "6s", "Ad"], "8s", "7s lowest trumps", "6s", "Ad") == 1


def test_lowest_trumps_gives_the_trick_to_the_highest_trump() -> None:
    """RP-A16."""
    assert winner(["7s", "6h", "9h"], "8h", "7s lowest trumps", "6h", "9h") == 2


def test_a_low_led_joker_wins_when_nobody_has_the_suit_or_a_trump() -> None:
    """RP-A15, RP-A38, RP-A43."""
    assert winner(["7s", "Ad", "As"], "6c", "7s lowest hearts", "Ad", "As") == 0
    assert winner(["7s", "Ad", "As"], "6c", "7s lowest trumps", "Ad", "As") == 0


# Its suit and number


def test_the_highest_spade_under_a_demand_is_never_the_joker() -> None:
    """RP-A18: the seven of spades is no spade, and it alone may be led."""
    state = led(["7s 8s", "6s 9d", "Ts Td"], "6c", "7s highest spades")
    assert cards(state) == {"6s"}


def test_it_works_without_trumps_as_usual() -> None:
    """RP-58."""
    state = led(["7s", "Ah Kh", ""], "", "7s highest hearts", kind="no_trump")
    assert cards(state) == {"Ah"}
    state = do(state, "play Ah")
    assert GAME.turn(do(state, min(legal(state)))) == 0


def test_there_is_one_joker_in_the_pack_of_36_the_seven_of_spades() -> None:
    """RP-6, RP-7, RP-A41: the other sevens, and the six of spades, are ordinary cards."""
    for card in ("7c", "7d", "7h", "6s"):
        assert legal(led([card, "", ""], "9h")) == {f"play {card}"}


def test_the_joker_is_said_with_its_card_in_every_event() -> None:
    """RP-A20."""
    state = led(["7s", "", ""], "9d")
    _, happened = GAME.apply(state, GAME.parse("play 7s highest hearts"))
    assert (happened[0].card, happened[0].says) == ("7s", "highest hearts")
