"""What a deal scores (RP-70..RP-75, RP-A10..RP-A14, RP-A50)."""

from random import Random

import pytest

from tests.games.raspisnoy.table import GAME, dealt, do, played_out, score

BOTH = {"all_tricks": "both"}


@pytest.mark.parametrize(
    ("rule", "bid", "took", "size", "points"),
    [
        ("RP-X3", 4, 4, 7, 40),
        ("RP-X4", 5, 5, 7, 50),
        ("RP-X5", 2, 2, 5, 20),
        ("RP-X6", 3, 2, 5, -10),
        ("RP-X7", 2, 1, 5, -10),
        ("RP-X8", 3, 1, 5, -20),
        ("RP-X9", 4, 3, 5, -10),
        ("RP-X9", 4, 2, 5, -20),
        ("RP-X9", 4, 1, 5, -30),
        ("RP-X9", 4, 0, 5, -40),
        ("RP-X10", 2, 4, 5, 4),
        ("RP-X11", 2, 3, 5, 3),
        ("RP-X12", 0, 0, 5, 5),
        ("RP-T10, RP-A14", 0, 3, 5, 3),
    ],
)
@pytest.mark.parametrize("preset", ["hall", "classic"])
def test_an_ordinary_deal_scores_as_the_sources_say(
    preset: str, rule: str, bid: int, took: int, size: int, points: int
) -> None:
    """RP-X3 to RP-X12, RP-T10, RP-A14; RP-70 made, RP-71 pass, RP-72 over, RP-73 under."""
    assert score(bid, took, size, preset=preset) == points, rule


def test_five_of_five_made_is_worth_fifty_without_the_all_tricks_rule() -> None:
    """RP-X4, in the classic game with a hand of five."""
    assert score(5, 5, 5, preset="classic") == 50


@pytest.mark.parametrize(
    ("rule", "bid", "took", "size", "points"),
    [
        ("RP-X13", 5, 5, 5, 100),
        ("RP-X14", 5, 4, 5, -20),
        ("RP-74", 5, 3, 5, -40),
        ("RP-X15", 6, 6, 6, 120),
        ("RP-X16", 1, 1, 1, 10),
        ("RP-74", 1, 0, 1, -10),
        ("RP-74", 2, 2, 2, 40),
        ("RP-74", 2, 0, 2, -40),
    ],
)
def test_a_bid_of_all_tricks_counts_double_both_ways_in_the_hall(
    rule: str, bid: int, took: int, size: int, points: int
) -> None:
    """RP-X13 to RP-X16, RP-74, RP-A12: not in the deal of one card."""
    assert score(bid, took, size, preset="hall") == points, rule


def test_the_all_tricks_rule_may_double_the_reward_alone() -> None:
    """RP-74, RP-A50: reward leaves ten points for each missing trick."""
    assert score(5, 5, 5, all_tricks="reward") == 100
    assert score(5, 4, 5, all_tricks="reward") == -10


def test_the_smallest_hand_of_the_all_tricks_rule_can_be_set() -> None:
    """RP-74."""
    assert score(1, 1, 1, all_tricks="both", all_tricks_from="1") == 20
    assert score(1, 0, 1, all_tricks="both", all_tricks_from="1") == -20
    assert score(4, 4, 4, all_tricks="both", all_tricks_from="5") == 40
    assert score(5, 5, 5, all_tricks="both", all_tricks_from="5") == 100


@pytest.mark.parametrize("kind", ["blind", "no_trump"])
@pytest.mark.parametrize(
    ("bid", "took", "points"), [(1, 1, 15), (2, 1, -15), (3, 3, 45), (4, 1, -45), (0, 0, 5), (0, 2, 2), (2, 4, 4)]
)
def test_in_a_special_deal_of_the_hall_a_trick_is_worth_fifteen_and_passes_and_overtricks_stay(
    kind: str, bid: int, took: int, points: int
) -> None:
    """RP-X17, RP-75, RP-A10: the factor is on the ten-point units only."""
    assert score(bid, took, 7, kind=kind, seats=5, preset="hall") == points


@pytest.mark.parametrize("kind", ["blind", "no_trump"])
def test_a_special_deal_of_the_classic_game_scores_like_an_ordinary_one(kind: str) -> None:
    """RP-75: its factor is one."""
    assert score(3, 3, 7, kind=kind, seats=5) == 30
    assert score(3, 1, 7, kind=kind, seats=5) == -20


@pytest.mark.parametrize(("factor", "unit"), [("1", 10), ("1.5", 15), ("2", 20), ("3", 30)])
def test_the_factor_of_special_deals_scales_the_unit_of_ten(factor: str, unit: int) -> None:
    """RP-75, RP-A50; it leaves ordinary deals alone."""
    assert score(3, 3, 7, kind="no_trump", seats=5, special_multiplier=factor) == 3 * unit
    assert score(3, 2, 7, kind="no_trump", seats=5, special_multiplier=factor) == -unit
    assert score(3, 3, 7, seats=5, special_multiplier=factor) == 30


def test_golden_and_misere_are_not_scaled() -> None:
    """RP-A50: their values are absolute."""
    assert score(None, 2, 7, kind="golden", seats=5, special_multiplier="3") == 40
    assert score(None, 2, 7, kind="misere", seats=5, special_multiplier="3") == -20


def test_the_all_tricks_rule_does_not_reach_into_special_deals_unless_agreed() -> None:
    """RP-A11: and if agreed the factors multiply, 1.5 x 2 = 30 a trick, both ways."""
    assert score(6, 6, 6, kind="blind", seats=6, preset="hall") == 90
    assert score(6, 5, 6, kind="blind", seats=6, preset="hall") == -15
    agreed = {"preset": "hall", "all_tricks_in_specials": "yes"}
    assert score(6, 6, 6, kind="blind", seats=6, **agreed) == 180
    assert score(6, 5, 6, kind="blind", seats=6, **agreed) == -30
    assert score(6, 5, 6, kind="blind", seats=6, all_tricks="reward", **agreed) == -15


@pytest.mark.parametrize(("factor", "passed", "over"), [("1", 5, 1), ("2", 10, 2), ("3", 15, 3)])
@pytest.mark.parametrize("kind", ["blind", "no_trump", "forehead"])
def test_where_everything_is_scaled_passes_and_overtricks_are_too(
    kind: str, factor: str, passed: int, over: int
) -> None:
    """RP-A50: 5 and 1 times the factor, in blind, no-trump and forehead deals."""
    tokens = {"special_multiplier": factor, "multiplier_scope": "everything"}
    assert score(0, 0, 7, kind=kind, seats=5, **tokens) == passed
    assert score(1, 3, 7, kind=kind, seats=5, **tokens) == 3 * over
    assert score(3, 3, 7, kind=kind, seats=5, **tokens) == 30 * int(factor)
    assert score(0, 0, 7, seats=5, **tokens) == 5
    assert score(1, 3, 7, seats=5, **tokens) == 3


@pytest.mark.parametrize(("passed", "over"), [("7", "1"), ("8", "2")])
def test_one_and_a_half_times_everything_takes_the_points_that_the_table_gave(passed: str, over: str) -> None:
    """RP-A50, D3: scores are whole numbers."""
    tokens = {
        "special_multiplier": "1.5",
        "multiplier_scope": "everything",
        "special_pass": passed,
        "special_over": over,
    }
    assert score(0, 0, 7, kind="no_trump", seats=5, **tokens) == int(passed)
    assert score(1, 4, 7, kind="no_trump", seats=5, **tokens) == 4 * int(over)
    assert score(3, 3, 7, kind="no_trump", seats=5, **tokens) == 45
    assert score(3, 2, 7, kind="no_trump", seats=5, **tokens) == -15
    assert score(0, 0, 7, seats=5, **tokens) == 5
    assert score(1, 4, 7, seats=5, **tokens) == 4


@pytest.mark.parametrize("factor", ["1", "2", "3"])
def test_points_given_for_halves_count_with_one_and_a_half_times_everything_only(factor: str) -> None:
    """RP-A50: an option without effect is left alone."""
    given = {"special_pass": "8", "special_over": "2"}
    tokens = {"special_multiplier": factor, "multiplier_scope": "everything", **given}
    assert score(0, 0, 7, kind="no_trump", seats=5, **tokens) == 5 * int(factor)
    assert score(1, 3, 7, kind="no_trump", seats=5, **tokens) == 3 * int(factor)
    assert score(0, 0, 7, kind="no_trump", seats=5, special_multiplier="1.5", **given) == 5
    assert score(1, 3, 7, kind="no_trump", seats=5, special_multiplier="1.5", **given) == 3


def test_golden_and_misere_are_not_scaled_by_everything_either() -> None:
    """RP-A50."""
    tokens = {"special_multiplier": "3", "multiplier_scope": "everything", "misere_clean": "50"}
    assert score(None, 2, 7, kind="golden", seats=5, **tokens) == 40
    assert score(None, 2, 7, kind="misere", seats=5, **tokens) == -20
    assert score(None, 0, 7, kind="misere", seats=5, **tokens) == 50


def test_the_all_tricks_rule_doubles_what_the_factor_has_made() -> None:
    """RP-A11, RP-A50: the factor first, then the doubling; a forehead deal is a special one."""
    agreed = {"all_tricks": "both", "all_tricks_in_specials": "yes", "special_multiplier": "3"}
    assert score(6, 6, 6, kind="forehead", seats=6, **agreed) == 6 * 60
    assert score(6, 5, 6, kind="forehead", seats=6, **agreed) == -60
    assert score(6, 6, 6, kind="forehead", seats=6, all_tricks="both", special_multiplier="3") == 6 * 30


def test_the_all_tricks_rule_holds_in_a_one_card_special_deal_only_from_one_card() -> None:
    """RP-74, RP-A47: a forehead deal of one card."""
    agreed = {"all_tricks": "both", "all_tricks_in_specials": "yes"}
    assert score(1, 1, 1, kind="forehead", seats=4, **agreed) == 10
    assert score(1, 1, 1, kind="forehead", seats=4, all_tricks_from="1", **agreed) == 20


@pytest.mark.parametrize("scoring", ["georgian", "oh_hell", "oh_hell_penalty"])
def test_other_scorings_do_not_know_the_factor_and_the_all_tricks_rule(scoring: str) -> None:
    """GJ-9, OH-1: special deals with bids count like ordinary ones; golden and misere keep their values."""
    tokens = {"scoring": scoring, "special_multiplier": "3", "all_tricks": "both", "all_tricks_in_specials": "yes"}
    for bid, took in ((2, 2), (6, 6), (3, 2), (2, 3), (0, 0), (1, 0)):
        expected = score(bid, took, 6, seats=5, scoring=scoring)
        assert score(bid, took, 6, kind="no_trump", seats=5, **tokens) == expected
        assert score(bid, took, 6, seats=5, **tokens) == expected
    assert score(None, 2, 6, kind="golden", seats=5, **tokens) == 40
    assert score(None, 2, 6, kind="misere", seats=5, **tokens) == -20


@pytest.mark.parametrize(("preset", "golden", "misere", "clean"), [("hall", 15, -15, 50), ("classic", 20, -10, 0)])
def test_every_trick_of_golden_wins_and_every_trick_of_misere_loses(
    preset: str, golden: int, misere: int, clean: int
) -> None:
    """RP-X17, RP-X18, RP-63..RP-67, RP-A13: golden without a trick and misere with all earn nothing more."""
    assert score(None, 1, 7, kind="golden", seats=5, preset=preset) == golden
    assert score(None, 0, 7, kind="golden", seats=5, preset=preset) == 0
    assert score(None, 1, 7, kind="misere", seats=5, preset=preset) == misere
    assert score(None, 0, 7, kind="misere", seats=5, preset=preset) == clean
    assert score(None, 7, 7, kind="misere", seats=5, preset=preset) == 7 * misere
    assert score(None, 7, 7, kind="golden", seats=5, preset=preset) == 7 * golden


@pytest.mark.parametrize("seed", range(5))
def test_the_scores_of_a_golden_deal_add_up_to_its_tricks(seed: int) -> None:
    """RP-T5: nine tricks at fifteen make 135."""
    row = played_out(dealt([""] * 4, "Kd", kind="golden", preset="hall"), Random(seed)).row
    assert sum(row.points) == 135
    assert sum(row.taken) == 9


@pytest.mark.parametrize("seed", range(5))
def test_the_scores_of_a_misere_deal_add_up_to_its_tricks_and_clean_hands(seed: int) -> None:
    """RP-T5: minus 135, and fifty for each player without a trick."""
    row = played_out(dealt([""] * 4, "Kd", kind="misere", preset="hall"), Random(seed)).row
    assert sum(row.points) == -135 + 50 * row.taken.count(0)


def test_points_are_added_to_the_totals_which_may_become_negative() -> None:
    """RP-76."""
    state = dealt(["Ah", "6d", "6c"], "9h", dealer=2, ladder="1,1", specials="none", preset="classic", hook="no")
    state = do(state, "bid 1", "bid 1", "bid 0", "play Ah", "play 6d", "play 6c")
    assert GAME.scores(state) == (10, -10, 5)
    assert GAME.view(state, 1).totals == (10, -10, 5)


# How the points came about, for people to read


@pytest.mark.parametrize(
    ("bid", "took", "kind", "tokens", "because"),
    [
        (3, 3, "plain", {}, ("score-made", {"bid": 3, "unit": 10, "points": 30})),
        (0, 0, "plain", {}, ("score-pass", {"points": 5})),
        (1, 3, "plain", {}, ("score-over", {"bid": 1, "took": 3, "unit": 1, "points": 3})),
        (3, 1, "plain", {}, ("score-under", {"bid": 3, "took": 1, "missing": 2, "unit": 10, "points": -20})),
        (7, 7, "plain", BOTH, ("score-made-all", {"bid": 7, "unit": 20, "points": 140})),
        (7, 6, "plain", BOTH, ("score-under-all", {"bid": 7, "took": 6, "missing": 1, "unit": 20, "points": -20})),
        (None, 2, "golden", {}, ("score-golden", {"took": 2, "unit": 20, "points": 40})),
        (None, 2, "misere", {}, ("score-misere", {"took": 2, "unit": -10, "points": -20})),
        (None, 0, "misere", {"misere_clean": "50"}, ("score-misere-clean", {"points": 50})),
    ],
)
def test_the_end_of_a_deal_says_how_each_score_came_about(
    bid: int | None, took: int, kind: str, tokens: dict[str, str], because: tuple[str, dict[str, int]]
) -> None:
    """RP-12: the sheet is for people."""
    winners = ("7s " * (took == 7) + "Ah Kh Qh Jh Th 9h 8h").split()[:took]
    losers = ["6s", "6c", "6d", "7c", "7d", "8c", "8d"][: 7 - took]
    state = dealt([" ".join(winners + losers), *[""] * 4], "6h", size=7, dealer=4, kind=kind, hook="no", **tokens)
    state = state if bid is None else do(state, f"bid {bid}")
    scored = (played_out(state, Random(seed)) for seed in range(2000))
    why = next(one for one in scored if one.row.taken[0] == took).because[0]
    assert (why.id, why.args) == because
