"""Rules that contradict each other are refused, with every reason in a host's words (RP-A53, RP-A49, D3)."""

import pytest

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.schedule import schedule
from tests.games.raspisnoy.table import GAME

PRINTED = {"53": "X1", "54": "X1,X2"}


def problems(preset: str = "classic", **changes: str) -> tuple[str, ...]:
    """Everything that is wrong with a preset so changed; nothing where it can be played."""
    try:
        GAME.rules(preset, changes)
    except RulesError as error:
        return error.problems
    return ()


@pytest.mark.parametrize("seats", ["7", "8", "9", "10"])
def test_36_cards_are_for_six_players_at_most(seats: str) -> None:
    """RP-A27, RP-A53; the larger packs take ten."""
    assert problems(seats=seats) == (f"36 cards are enough for 6 players at most, not {seats}",)
    for deck, jokers in (("52", "7s"), *PRINTED.items()):
        assert problems(seats=seats, deck=deck, jokers=jokers) == ()


@pytest.mark.parametrize("seats", ["2", "8", "9", "10"])
@pytest.mark.parametrize("deck", ["36", "52"])
@pytest.mark.parametrize("scoring", ["oh_hell", "oh_hell_penalty"])
def test_oh_hell_is_for_three_to_seven_players(seats: str, deck: str, scoring: str) -> None:
    """OH-2; seven players may play it with 36 cards (RP-A53)."""
    assert problems("oh-hell", seats=seats, deck=deck, scoring=scoring) == (
        f"Oh Hell is for 3 to 7 players, not {seats}",
    )
    assert problems("oh-hell", seats="7", deck=deck, scoring=scoring) == ()


def test_oh_hell_keeps_one_card_to_turn() -> None:
    """OH-1, OH-2, RP-A53: players x cards + 1 is at most the pack."""
    assert problems("oh-hell", seats="4", ladder="12") == ()
    assert problems("oh-hell", seats="4", ladder="13") == (
        "ladder has a deal of 13 cards, but 52 cards give 4 players 12 each at most with one left to turn",
    )
    assert problems("oh-hell", seats="4", ladder_top="13") == (
        "ladder_top is 13 cards, but 52 cards give 4 players 12 each at most with one left to turn",
    )
    assert problems("oh-hell", seats="7", deck="36", ladder="6")
    assert problems("oh-hell", seats="7", deck="36", ladder="5") == ()


@pytest.mark.parametrize("kind", ["sets", "nines"])
@pytest.mark.parametrize("seats", ["2", "7"])
def test_the_georgian_sets_are_for_three_to_six_players(kind: str, seats: str) -> None:
    """GJ-13."""
    found = problems(schedule=kind, seats=seats, deck="52")
    assert found == (f"the sets of the Georgian game are for 3 to 6 players, not {seats}",)


@pytest.mark.parametrize("seats", ["2", "3", "5", "6"])
def test_pairs_need_four_players(seats: str) -> None:
    """GJ-16, RP-A53."""
    assert problems(pairs="yes", seats=seats) == (f"pairs need four players, not {seats}",)


@pytest.mark.parametrize(
    ("deck", "jokers", "strangers"),
    [("36", "2s", ["2s"]), ("36", "X1", ["X1"]), ("36", "5s,7s", ["5s"]), ("52", "X1,X2", ["X1", "X2"])],
)
def test_a_joker_is_a_card_of_the_pack(deck: str, jokers: str, strangers: list[str]) -> None:
    """RP-A41, RP-7: there is no five in a pack of 36."""
    assert problems(deck=deck, jokers=jokers) == tuple(f"{card} is not in a pack of {deck}" for card in strangers)


@pytest.mark.parametrize(
    ("deck", "jokers"), [("53", "7s"), ("53", "none"), ("53", "X1,X2"), ("54", "X1"), ("54", "7s")]
)
def test_a_pack_with_printed_jokers_has_those_and_no_others(deck: str, jokers: str) -> None:
    """RP-A41."""
    expected = f"a pack of {deck} has its printed jokers: jokers must be {PRINTED[deck]}"
    assert problems(deck=deck, jokers=jokers) == (expected,)


@pytest.mark.parametrize("deck", ["36", "52"])
@pytest.mark.parametrize("jokers", ["none", "As", "Qh", "9d,Tc"])
def test_any_card_of_the_pack_none_or_two_may_be_jokers(deck: str, jokers: str) -> None:
    """RP-A41."""
    assert problems(deck=deck, jokers=jokers) == ()


@pytest.mark.parametrize(
    ("deck", "seats", "most"), [("36", "4", 9), ("36", "5", 7), ("52", "10", 5), ("53", "6", 8), ("54", "8", 6)]
)
def test_no_deal_is_larger_than_the_pack_allows(deck: str, seats: str, most: int) -> None:
    """RP-A49, RP-A53."""
    at_table = {"deck": deck, "seats": seats, "jokers": PRINTED.get(deck, "7s")}
    enough = f"but {deck} cards give {seats} players {most} each at most"
    assert problems(**at_table, ladder=f"1,{most}") == problems(**at_table, ladder_top=str(most)) == ()
    assert problems(**at_table, ladder=f"1,{most + 1}") == (f"ladder has a deal of {most + 1} cards, {enough}",)
    assert problems(**at_table, ladder_top=str(most + 1)) == (f"ladder_top is {most + 1} cards, {enough}",)


def test_as_many_cards_as_players_must_be_in_the_pack() -> None:
    """RP-23, RP-A49: eight players and 54 cards are refused, seven are not."""
    home = {"deck": "54", "jokers": "X1,X2", "ladder_top": "seats"}
    assert problems(**home, seats="7") == ()
    assert problems(**home, seats="8") == ("ladder_top is 8 cards, but 54 cards give 8 players 6 each at most",)


def test_a_match_without_a_deal_is_refused() -> None:
    """RP-A49, RP-A53."""
    assert problems(ladder="none", specials="none") == ("ladder none and specials none leave no deal to play",)
    assert problems(ladder="none", specials="golden") == problems(ladder="max", specials="none") == ()


@pytest.mark.parametrize("trump", ["circular_deal", "circular_trick"])
def test_a_trump_that_goes_round_cannot_be_chosen(trump: str) -> None:
    """OV-13, RP-A53."""
    assert problems(trump=trump, trump_full_deal="named") == (
        f"trump {trump} and trump_full_deal named contradict: the trump either goes round or is chosen",
    )
    assert problems(trump=trump, trump_full_deal="last_card") == ()


def test_one_and_a_half_times_everything_needs_the_points_given() -> None:
    """RP-A50, D3: the message says which value."""
    halves = {"special_multiplier": "1.5", "multiplier_scope": "everything"}
    reason = "points are whole numbers, and 1.5 times everything gives halves"
    missing_pass = f"special_pass must be given (7 or 8): {reason}"
    missing_over = f"special_over must be given (1 or 2): {reason}"
    assert problems(**halves) == (missing_pass, missing_over)
    assert problems(**halves, special_pass="7") == (missing_over,)
    assert problems(**halves, special_over="2") == (missing_pass,)
    assert problems(**halves, special_pass="8", special_over="1") == ()
    for factor in ("1", "2", "3"):
        assert problems(special_multiplier=factor, multiplier_scope="everything") == ()


def test_every_contradiction_is_named_at_once() -> None:
    """RP-A53."""
    found = problems(
        seats="9",
        jokers="2s",
        pairs="yes",
        ladder="5,6",
        ladder_top="seats",
        trump="circular_deal",
        trump_full_deal="named",
        special_multiplier="1.5",
        multiplier_scope="everything",
    )
    assert [problem.split(" ")[0] for problem in found] == [
        "36",
        "pairs",
        "2s",
        "ladder",
        "ladder_top",
        "trump",
        "special_pass",
        "special_over",
    ]


def test_a_contradiction_is_told_beside_a_faulty_field_that_it_does_not_touch() -> None:
    """RP-A53."""
    assert [problem.split()[0] for problem in problems(seats="3", pairs="yes", hook="perhaps")] == ["hook", "pairs"]
    assert [problem.split()[0] for problem in problems(seats="x", pairs="yes")] == ["seats"]


@pytest.mark.parametrize(
    "changes",
    [
        {"forehead_mode": "all_cards"},
        {"forehead_hand": "1"},
        {"two_jokers": "first"},
        {"khishti": "500"},
        {"premium": "off"},
        {"special_pass": "7"},
        {"special_over": "2"},
        {"circular_order": "h"},
        {"blind_bids": "before_deal", "specials": "none"},
        {"jokers": "none", "joker_as_card": "yes"},
        {"specials_without_trump": "forehead"},
        {"ladder": "none", "specials": "golden", "specials_position": "before_descent"},
    ],
    ids=str,
)
def test_an_option_without_effect_is_not_refused(changes: dict[str, str]) -> None:
    """RP-A53."""
    assert problems(**changes) == ()
    assert len(schedule(GAME.rules("classic", changes))) > 0
