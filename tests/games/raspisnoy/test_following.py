"""What may be played, and who takes the trick, without a joker led (RP-36..RP-44). Seat 0 leads in every test."""

import pytest

from kozyr.games.raspisnoy.state import DealScored, MatchEnded, TrickTaken
from tests.games.raspisnoy.table import GAME, cards, dealt, do, events, led, legal, winner


def after(card: str, hand: str, turned: str, **tokens: str) -> set[str]:
    """The cards that a hand may play after `card` was led; the others have whatever is left."""
    return cards(led([card, hand, ""], turned, card, size=len(hand.split()), **tokens))


def test_the_first_suit_led_is_followed_else_trumped_else_anything_goes() -> None:
    """RP-X22, RP-37, RP-38, RP-39; spades are trumps."""
    assert after("8d", "Ad 6d Ks", "6s") == {"Ad", "6d"}
    assert after("8d", "Ah Ks 9s", "6s") == {"Ks", "9s"}
    assert after("8d", "Ah Kc 9c", "6s") == {"Ah", "Kc", "9c"}


def test_who_can_follow_may_only_follow_or_play_the_joker() -> None:
    """RP-T8, RP-46."""
    assert after("Kh", "Ah 6c 7s", "9d") == {"Ah", "7s"}


def test_who_is_void_must_trump_or_play_the_joker() -> None:
    """RP-T8, RP-A45."""
    assert after("Kd", "Ah 6c 7s", "9c") == {"6c", "7s"}


def test_without_trumps_who_is_void_plays_any_card() -> None:
    """RP-T8."""
    assert after("Kd", "Ah 6c", "7s") == {"Ah", "6c"}


def test_who_is_void_in_the_suit_and_in_trumps_plays_any_card_the_joker_too() -> None:
    """RP-39."""
    assert after("Kd", "Ah 6c 7s", "9s") == {"Ah", "6c", "7s"}


def test_where_it_is_agreed_who_is_void_need_not_trump() -> None:
    """RP-38, RP-A22."""
    assert after("Kd", "Ah 6c 7s", "9c", must_trump="no") == {"Ah", "6c", "7s"}
    assert after("Kd", "Ad 6c 7s", "9c", must_trump="no") == {"Ad", "7s"}


def test_it_is_forbidden_to_trump_when_able_to_follow() -> None:
    """RP-40."""
    assert after("Kd", "6d Ac Kc", "9c") == {"6d"}


def test_nobody_need_overtrump_or_head_the_trick() -> None:
    """RP-41."""
    state = led(["Kd 6h", "Tc 6s", "9c Ac", "8h 8s"], "9d", "Kd", dealer=3)
    assert cards(state) == {"Tc", "6s"}
    state = led(["Kd 6h", "Tc 6s", "9c Ac"], "8c", "Kd", "Tc")
    assert cards(state) == {"9c", "Ac"}
    assert after("9d", "Kd 6d Td", "8c") == {"Kd", "6d", "Td"}


def test_the_joker_is_no_card_of_its_printed_suit() -> None:
    """RP-A45: spades led do not bind its owner to play it, and he is void."""
    assert after("Ks", "7s Ah Ac", "9d") == {"7s", "Ah", "Ac"}
    assert after("Ks", "7s 8s Ac", "9d") == {"7s", "8s"}
    assert after("Ks", "7s Ad Ac", "9d") == {"7s", "Ad"}


def test_the_joker_does_not_count_as_a_trump_when_spades_are_trumps() -> None:
    """RP-A18, RP-A45: a void player without another trump may throw anything."""
    assert after("Kd", "7s Ah Ac", "9s") == {"7s", "Ah", "Ac"}
    assert after("Kd", "7s Ts Ac", "9s") == {"7s", "Ts"}


def test_the_owner_of_the_joker_is_never_forced_to_play_it() -> None:
    """RP-49: beside it he always has all that he would have without it."""
    assert after("Kd", "7s Ac", "9c") == {"7s", "Ac"}
    state = led(["7s Ac", "", ""], "9c")
    assert cards(state) == {"7s", "Ac"}


def test_a_joker_that_is_the_only_card_left_is_played() -> None:
    """RP-A42: RP-49 does not cover it."""
    assert legal(led(["Kd", "7s", ""], "9c", "Kd")) == {"play 7s high", "play 7s low"}


def test_the_left_of_the_dealer_leads_any_card_and_play_goes_clockwise() -> None:
    """RP-36, RP-37, RP-A24."""
    state = dealt(["Ah 6c", "Kd 9s", "8h Tc"], "9d", dealer=1)
    for seat in (2, 0, 1):
        assert GAME.turn(state) == seat
        state = do(state, "bid 0")
    assert GAME.turn(state) == 2
    assert legal(state) == {"play 8h", "play Tc"}
    state = do(state, "play 8h")
    assert GAME.turn(state) == 0
    assert GAME.turn(do(state, "play Ah")) == 1


@pytest.mark.parametrize("kind", ["golden", "misere"])
def test_without_bidding_the_left_of_the_dealer_leads_at_once(kind: str) -> None:
    """RP-A24, RP-63, RP-65."""
    state = dealt([""] * 4, "Kd", kind=kind, dealer=2, preset="hall")
    assert GAME.turn(state) == 3
    assert all(text.startswith("play") for text in legal(state))
    assert GAME.view(state, 0).deal.bids == (None,) * 4


def test_the_highest_card_of_the_suit_led_takes_a_trick_without_trumps() -> None:
    """RP-42, RP-8: ace, king, queen, jack, ten, nine, eight, seven, six."""
    for lower, higher in zip("6789TJQK", "789TJQKA", strict=True):
        assert winner([lower + "h", higher + "h", "6c"], "9d", lower + "h", higher + "h", "6c") == 1
        assert winner([higher + "h", lower + "h", "6c"], "9d", higher + "h", lower + "h", "6c") == 0


def test_a_card_of_another_suit_never_wins() -> None:
    """RP-9, RP-42."""
    assert winner(["6h", "As", "Ac"], "9d", "6h", "As", "Ac") == 0


def test_any_trump_beats_every_plain_card_and_the_highest_trump_wins() -> None:
    """RP-41, RP-42."""
    assert winner(["Ah", "6d", "Kh"], "9d", "Ah", "6d", "Kh") == 1
    assert winner(["Ah", "6d", "8d"], "9d", "Ah", "6d", "8d") == 2
    assert winner(["Ah", "8d", "6d"], "9d", "Ah", "8d", "6d") == 1


def test_who_takes_a_trick_leads_to_the_next_until_all_cards_are_played() -> None:
    """RP-43, RP-44, RP-24."""
    state = led(["6h 9s", "Ah 6c", "Kh Tc"], "9d")
    happened = events(state, "play 6h", "play Ah", "play Kh")
    assert [event.seat for event in happened if isinstance(event, TrickTaken)] == [1]
    state = do(state, "play 6h", "play Ah", "play Kh")
    assert GAME.turn(state) == 1
    assert GAME.view(state, 0).deal.taken == (0, 1, 0)
    happened = events(state, "play 6c", "play Tc", "play 9s")
    assert [type(event) for event in happened[3:]] == [TrickTaken, DealScored, MatchEnded]
