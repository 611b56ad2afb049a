"""Who has won, and who pays whom (RP-77, RP-78, RP-A25, RP-A26, RP-A51)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.games.raspisnoy.sheet import closing
from kozyr.games.raspisnoy.state import MatchEnded, Row
from tests.games.raspisnoy.table import GAME, events, legal, rules_of
from tests.reference import raspisnoy_sheet as naive
from tests.reference.raspisnoy import PACK


def ended(totals: tuple[int, ...], dealer: int = 0, **tokens: str) -> MatchEnded:
    """How a match ends whose last deal left these totals."""
    rules = rules_of(**{"seats": str(len(totals)), "price": "1", **tokens})
    nobody = (0,) * len(totals)
    return closing(rules, Row(9, "golden", 9, dealer, None, None, (None,) * len(totals), nobody, nobody, totals))


def test_the_winner_receives_from_each_loser_the_difference_of_their_totals() -> None:
    """RP-T6, RP-78."""
    assert ended((420, 310, -40)) == MatchEnded((420, 310, -40), (0,), (570, -110, -460))


def test_the_price_multiplies_what_is_paid() -> None:
    """RP-78."""
    assert ended((420, 310, -40), price="7").money == (3990, -770, -3220)


def test_without_a_price_nobody_pays() -> None:
    """RP-78."""
    assert ended((420, 310, -40), price="0").money == (0, 0, 0)


def test_the_highest_total_wins_even_when_all_are_negative() -> None:
    """RP-77."""
    assert ended((-20, -10, -30)).winners == (1,)


def test_pairwise_each_pair_settles_its_difference() -> None:
    """RP-A26."""
    assert ended((420, 310, -40), settlement="pairwise").money == (570, -110 + 350, -460 - 350)


def test_joint_winners_share_equally_what_the_losers_pay() -> None:
    """RP-A25: each loser pays the difference once."""
    assert ended((100, 40, 100, 0)) == MatchEnded((100, 40, 100, 0), (0, 2), (80, -60, 80, -100))


@pytest.mark.parametrize(("dealer", "money"), [(0, (2, -5, 3)), (1, (2, -5, 3)), (2, (3, -5, 2))])
def test_an_odd_unit_goes_to_the_joint_winner_first_at_the_left_of_the_last_dealer(
    dealer: int, money: tuple[int, ...]
) -> None:
    """RP-A51: seats 0 and 2 have won; the dealer himself comes last."""
    assert ended((10, 5, 10), dealer).money == money


def test_two_odd_units_go_one_each_to_the_first_two_joint_winners() -> None:
    """RP-A51: three winners share five; the last dealer is seat 1, so seats 2 and 3 come first."""
    assert ended((10, 5, 10, 10), 1).money == (1, -5, 2, 2)


def test_when_all_tie_all_win_and_nobody_pays() -> None:
    """RP-A25."""
    assert ended((7, 7, 7)) == MatchEnded((7, 7, 7), (0, 1, 2), (0, 0, 0))


def test_in_pairs_the_higher_sum_wins_and_each_loser_pays_the_player_at_his_left() -> None:
    """GJ-12, GJ-16: 130 against 100; opposite players are partners."""
    assert ended((100, 40, 30, 60), pairs="yes", price="2") == MatchEnded((100, 40, 30, 60), (0, 2), (60, -60, 60, -60))
    assert ended((10, 40, 30, 60), pairs="yes").money == (-60, 60, -60, 60)
    assert ended((10, 40, 30, 60), pairs="yes").winners == (1, 3)


def test_pairs_that_tie_all_win_and_nobody_pays() -> None:
    """GJ-16, RP-A25."""
    assert ended((100, 40, 0, 60), pairs="yes") == MatchEnded((100, 40, 0, 60), (0, 1, 2, 3), (0, 0, 0, 0))


def test_in_pairs_the_style_of_settlement_has_no_effect() -> None:
    """GJ-16."""
    totals = (100, 40, 30, 60)
    assert ended(totals, pairs="yes", settlement="pairwise") == ended(totals, pairs="yes", settlement="winner")


@given(
    st.lists(st.integers(-30, 30), min_size=2, max_size=6),
    st.integers(0, 5),
    st.integers(0, 9),
    st.sampled_from(["winner", "pairwise"]),
)
def test_money_only_changes_hands(totals: list[int], dealer: int, price: int, settlement: str) -> None:
    """RP-78: what some pay the others receive, as the naive raspisnoy counts it too."""
    last = dealer % len(totals)
    end = ended(tuple(totals), last, price=str(price), settlement=settlement)
    assert sum(end.money) == 0
    assert list(end.money) == naive.money({"price": price, "settlement": settlement, "pairs": False}, totals, last)


def test_the_end_is_told_to_all_and_stays_in_the_view() -> None:
    """RP-77, RP-44: the last card ends the match by itself."""
    state: Any = GAME.start(rules_of(seats="2", ladder="1", specials="none", price="2"))
    rng, happened = Random(3), []
    while legal(state):
        options = sorted(legal(state))
        text = " ".join(["shuffle", *rng.sample(PACK, 36)]) if options == ["shuffle"] else rng.choice(options)
        happened = events(state, text)
        state, _ = GAME.apply(state, GAME.parse(text))
    end = happened[-1]
    assert isinstance(end, MatchEnded)
    assert GAME.view(state, 0).result == GAME.view(state, -4).result == end == GAME.hear(end, -4)
    assert end.totals == GAME.scores(state)
