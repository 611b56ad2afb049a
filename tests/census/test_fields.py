"""Which census notices which field: with another token of the field its numbers are others.

Every field of the rules is here: those that change what may be done in a deal, or its points, with a position that
notices them; those that only change views, seats, settlement or the order of deals with a test of their own.
"""

from pathlib import Path

import pytest

from kozyr.games.raspisnoy.rules import FIELDS
from kozyr.sim import census as engine
from tests.census.positions import HERE, Position, positions, rules_of

BY_TITLE = {position.title: position for path in sorted(HERE.glob("*.txt")) for position in positions(path)}
NOTICED: tuple[tuple[str, str, str], ...] = (
    ("deck", "52", "the joker as any card, led and followed"),
    ("jokers", "none", "the joker alone against an ace, led and followed"),
    ("jokers", "7s", "no joker at all"),
    ("jokers", "6s", "two jokers in one hand"),
    ("trump", "none", "the trump goes round, hearts first"),
    ("trump", "circular_deal", "the trump goes round from trick to trick"),
    ("trump", "circular_trick", "the trump goes round, hearts first"),
    ("trump", "turned", "golden where the trump goes round"),
    ("circular_order", "s,c,d,h", "the trump goes round, hearts first"),
    ("specials_without_trump", "golden", "golden where the trump goes round"),
    ("specials_without_trump", "none", "golden without trump where it goes round"),
    ("hook", "no", "one card each, the hook leaves the dealer one bid"),
    ("hook", "yes", "one card each without the hook"),
    ("hook_in_blind", "yes", "the hook does not bind in a blind deal"),
    ("hook_in_blind", "no", "the hook in a blind deal where it is agreed"),
    ("must_trump", "no", "three cards each with trumps, one must trump"),
    ("must_trump", "yes", "three cards each with trumps, one may throw anything"),
    ("must_overtrump", "no", "who is void must overtrump"),
    ("must_overtrump", "no", "who is void need not trump but must overtrump if he does"),
    ("must_overtrump", "yes", "the same without the duty to overtrump"),
    ("must_head", "yes", "the same without the duty to head"),
    ("must_head", "no", "three cards each, who follows must head the trick"),
    ("joker_follows", "any_time", "the joker for the void only"),
    ("joker_follows", "void_only", "the joker in the middle hand of three with three cards each"),
    ("joker_demands", "off", "demands in the first trick only, the joker kept for the second"),
    ("joker_demands", "first_trick", "demands off, the joker is led high or lowest"),
    ("joker_demands", "any_lead", "demands off, the joker is led high or lowest"),
    ("joker_lowest_trump", "yes", "no lowest trumps"),
    ("joker_lowest_trump", "no", "lowest trumps asks the lowest trump of everybody"),
    ("low_lead_forces_lowest", "no", "lowest trumps asks the lowest trump of everybody"),
    ("low_lead_forces_lowest", "yes", "the leader has the joker, spades are trumps"),
    ("demand_beaten_by_trump", "no", "a demand beaten by a trump"),
    ("demand_beaten_by_trump", "no", "a joker led high without a demand and beaten by a trump"),
    ("demand_beaten_by_trump", "yes", "demands off, the joker is led high or lowest"),
    ("joker_as_card", "no", "the joker as any card, led and followed"),
    ("joker_as_card", "yes", "a demand beaten by a trump"),
    ("two_jokers", "first", "two jokers, the later high one wins"),
    ("two_jokers", "later", "two jokers, the first high one wins"),
    ("scoring", "raspisnoy", "georgian points, all bids of three players"),
    ("scoring", "georgian", "oh hell, all bids of three players"),
    ("scoring", "oh_hell", "oh hell with the penalty"),
    ("scoring", "oh_hell_penalty", "oh hell, all bids of three players"),
    ("golden_per_trick", "20", "golden"),
    ("golden_per_trick", "7", "golden by the classic prices"),
    ("misere_per_trick", "10", "misere with fifty for a clean hand"),
    ("misere_per_trick", "7", "misere by the classic prices"),
    ("misere_clean", "0", "misere with fifty for a clean hand"),
    ("misere_clean", "-5", "misere by the classic prices"),
    ("special_multiplier", "1", "blind, fifteen a trick"),
    ("special_multiplier", "1.5", "a blind deal at three times the unit"),
    ("special_multiplier", "2", "a blind deal at three times the unit"),
    ("special_multiplier", "3", "blind, fifteen a trick"),
    ("multiplier_scope", "everything", "a blind deal at three times the unit"),
    ("multiplier_scope", "units", "everything three times in a blind deal"),
    ("special_pass", "8", "one and a half times everything, seven for a pass and two for an overtrick"),
    ("special_over", "1", "one and a half times everything, seven for a pass and two for an overtrick"),
    ("all_tricks", "off", "all tricks bid by everybody, doubled both ways"),
    ("all_tricks", "reward", "all tricks bid by everybody, doubled both ways"),
    ("all_tricks", "both", "all tricks bid by everybody, only the reward doubled"),
    ("all_tricks_in_specials", "no", "no trump, the all-tricks rule agreed there too"),
    ("all_tricks_from", "1", "all tricks doubled from three cards on"),
    ("all_tricks_from", "2", "all tricks doubled from one card on"),
    ("khishti", "0", "georgian points with five hundred for khishti"),
    ("khishti", "500", "georgian points, all bids of three players"),
)
"""A field, a token, and a position whose numbers are others with that token."""

ELSEWHERE = {
    "seats": ("test_schedule", "test_the_largest_hand_of_every_pack_and_number_of_players"),
    "first_dealer": ("test_first_dealer", "test_everyone_draws_a_card_and_the_highest_deals"),
    "schedule": ("test_georgian", "test_24_deals_in_four_sets"),
    "ladder": ("test_schedule", "test_the_ladder_may_be_shortened_or_given_as_a_list"),
    "ladder_top": ("test_schedule", "test_the_largest_hand_may_be_the_number_of_players_or_any_other"),
    "specials": ("test_schedule", "test_any_special_deals_in_any_order"),
    "specials_position": (
        "test_schedule",
        "test_special_deals_may_be_played_between_the_largest_deals_and_the_descent",
    ),
    "trump_full_deal": ("test_dealing", "test_before_a_full_deal_of_the_hall_a_card_is_drawn_and_put_back"),
    "three_passes": ("test_bidding", "test_who_passed_in_the_two_previous_deals_must_bid_at_least_one"),
    "blind_bids": ("test_hidden_hands", "test_the_bids_are_the_first_step_of_the_deal"),
    "forehead_mode": ("test_hidden_hands", "test_with_all_cards_every_hand_is_shown_to_all_but_its_owner"),
    "forehead_hand": (
        "test_hidden_hands",
        "test_a_forehead_deal_has_the_largest_hand_with_one_card_and_one_card_with_all",
    ),
    "premium": ("test_georgian", "test_the_worked_example_of_a_set"),
    "premium_excludes_last": (
        "test_georgian",
        "test_the_last_deal_may_be_left_out_of_the_best_but_not_out_of_every_bid",
    ),
    "pairs": ("test_settlement", "test_in_pairs_the_higher_sum_wins_and_each_loser_pays_the_player_at_his_left"),
    "review": ("test_views", "test_the_table_says_which_finished_tricks_may_be_looked_through"),
    "price": ("test_settlement", "test_the_price_multiplies_what_is_paid"),
    "settlement": ("test_settlement", "test_pairwise_each_pair_settles_its_difference"),
}
"""What no census of one deal can notice, with the file and the name of its test in tests/games/raspisnoy."""

TESTS = Path(__file__).parents[1] / "games" / "raspisnoy"


def changed(position: Position, field: str, token: str) -> tuple[int, tuple[int, ...]]:
    """The leaves and sums of a position by rules with another token."""
    rules = rules_of(position._replace(changes={**position.changes, field: token}))
    found = engine.census(engine.parse(position.deal, rules))
    return found.leaves, found.sums


@pytest.mark.parametrize(("field", "token", "title"), NOTICED)
def test_a_census_notices_another_token_of_a_field(field: str, token: str, title: str) -> None:
    position = BY_TITLE[title]
    assert changed(position, field, token) != (position.leaves, position.sums)


@pytest.mark.parametrize(("field", "place"), ELSEWHERE.items(), ids=ELSEWHERE)
def test_a_field_that_no_census_can_notice_has_a_test_of_its_own(field: str, place: tuple[str, str]) -> None:
    file, name = place
    text = (TESTS / f"{file}.py").read_text("utf-8")
    assert f"def {name}(" in text
    assert field in text


def test_every_field_is_noticed_by_a_census_or_has_a_test_of_its_own() -> None:
    noticed = {field for field, _, _ in NOTICED}
    assert noticed | set(ELSEWHERE) == set(FIELDS)
    assert not noticed & set(ELSEWHERE)
