"""Bids, the hook and the three-pass rule (RP-30..RP-35, RP-A3, RP-A4, RP-A35, RP-A37)."""

from random import Random
from typing import Any

import pytest

from kozyr.games.raspisnoy.state import BidMade, DealScored
from kozyr.play.game import DEALER, OVER
from tests.games.raspisnoy.table import GAME, bids, dealt, do, events, legal, rules_of
from tests.reference.raspisnoy import PACK


def dealers_bids(size: int, *others: int, kind: str = "plain", **tokens: Any) -> list[int]:
    """What the dealer may bid after the bids of the others."""
    state = dealt([""] * (len(others) + 1), "" if kind == "no_trump" else "Kd", size=size, kind=kind, **tokens)
    return bids(do(state, *(f"bid {bid}" for bid in others)))


def test_with_nine_cards_after_bids_of_five_and_three_the_dealer_may_not_bid_one() -> None:
    """RP-X1."""
    assert dealers_bids(9, 5, 3) == [0, 2, 3, 4, 5, 6, 7, 8, 9]


def test_with_six_cards_after_three_bids_of_two_the_dealer_may_not_pass() -> None:
    """RP-X2."""
    assert dealers_bids(6, 2, 2, 2) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("size", "others", "allowed"),
    [
        (1, (0, 0, 0), [0]),
        (1, (1, 0, 0), [1]),
        (1, (0, 1, 1), [0, 1]),
        (1, (1, 1, 1), [0, 1]),
        (9, (5, 5, 0), list(range(10))),
        (6, (0, 0, 0), [0, 1, 2, 3, 4, 5]),
    ],
)
def test_the_dealer_is_bound_only_by_a_number_that_would_make_the_sum_right(
    size: int, others: tuple[int, ...], allowed: list[int]
) -> None:
    """RP-T4, RP-32."""
    assert dealers_bids(size, *others) == allowed


def test_everybody_but_the_dealer_bids_anything_from_zero_to_his_cards() -> None:
    """RP-31, RP-A35: even the last but one may make the sum right."""
    state = dealt([""] * 4, "Kd", size=5, dealer=3)
    for bid in (2, 3, 0):
        assert bids(state) == [0, 1, 2, 3, 4, 5]
        state = do(state, f"bid {bid}")
    assert bids(state) == [1, 2, 3, 4, 5]


def test_bids_go_clockwise_from_the_dealers_left_and_are_heard_at_once_by_all() -> None:
    """RP-30, RP-35."""
    state = dealt([""] * 4, "Kd", size=5, dealer=1)
    for seat, bid in ((2, 1), (3, 0), (0, 2), (1, 5)):
        assert GAME.turn(state) == seat
        assert events(state, f"bid {bid}")[0] == BidMade(seat, bid)
        assert GAME.hear(BidMade(seat, bid), 0) == BidMade(seat, bid)
        state = do(state, f"bid {bid}")
        assert GAME.view(state, -4).deal.bids[seat] == bid


def test_without_the_hook_the_dealer_is_free() -> None:
    """RP-32."""
    assert dealers_bids(6, 2, 2, 2, hook="no") == [0, 1, 2, 3, 4, 5, 6]


def test_the_hook_does_not_bind_in_a_blind_deal_unless_agreed() -> None:
    """RP-62, RP-A37, in both presets."""
    for preset in ("hall", "classic"):
        assert dealers_bids(9, 3, 3, 2, kind="blind", preset=preset) == list(range(10))
        bound = dealers_bids(9, 3, 3, 2, kind="blind", preset=preset, hook_in_blind="yes")
        assert bound == [0, 2, 3, 4, 5, 6, 7, 8, 9]


def test_the_hook_in_a_blind_deal_needs_the_hook() -> None:
    """RP-62: who agreed on no hook has none in the blind deal either."""
    assert dealers_bids(9, 3, 3, 2, kind="blind", hook="no", hook_in_blind="yes") == list(range(10))


def test_the_hook_binds_in_a_no_trump_deal() -> None:
    """RP-A9."""
    assert 1 not in dealers_bids(9, 3, 3, 2, kind="no_trump")


# Three passes


def next_deal(state: Any) -> Any:
    """Plays on to the next bid, with whatever cards come."""
    while GAME.turn(state) == DEALER or min(legal(state)).startswith("play"):
        text = " ".join(["shuffle", *PACK]) if GAME.turn(state) == DEALER else min(legal(state))
        state = do(state, text)
    return state


def evening(ladder: str, *rounds: tuple[int, ...], **tokens: str) -> Any:
    """A match of three with these bids, each round in order of bidding; stops at the first bid after them."""
    tokens = {"seats": "3", "ladder": ladder, "specials": "none", "three_passes": "yes", **tokens}
    state = next_deal(do(GAME.start(rules_of("classic", **tokens)), "lot 2"))
    for said in rounds:
        state = next_deal(do(state, *(f"bid {bid}" for bid in said)))
    return state


def test_who_passed_in_the_two_previous_deals_must_bid_at_least_one() -> None:
    """RP-34. Seat 0 bids first, then last, then second."""
    state = evening("3,3,3", (0, 1, 1), (1, 1, 0))
    assert GAME.turn(state) == 2
    state = do(state, "bid 1")
    assert GAME.turn(state) == 0
    assert bids(state) == [1, 2, 3]


def test_a_bid_between_two_passes_breaks_the_row() -> None:
    """RP-34, RP-A4: it resets on any bid of at least one."""
    state = evening("3,3,3,3", (0, 1, 1), (1, 1, 2), (1, 0, 1))
    assert GAME.turn(state) == 0
    assert bids(state) == [0, 1, 2, 3]


def test_the_row_of_passes_is_each_players_own() -> None:
    """RP-A4."""
    state = evening("3,3,3", (0, 1, 1), (1, 1, 0))
    assert GAME.turn(state) == 2
    assert bids(state) == [0, 1, 2, 3]


def test_without_the_three_pass_rule_one_may_pass_for_ever() -> None:
    """RP-34: classic has none."""
    state = do(evening("3,3,3", (0, 1, 1), (1, 1, 0), three_passes="no"), "bid 1")
    assert bids(state) == [0, 1, 2, 3]


def test_the_hook_and_the_three_pass_rule_bind_together_when_a_bid_is_left() -> None:
    """RP-A3: with two and more cards they never collide. The dealer has passed twice, the others bid one and pass."""
    state = do(evening("2,2,2", (1, 0, 0), (0, 1, 0)), "bid 1", "bid 0")
    assert GAME.turn(state) == 1
    assert bids(state) == [2]


def test_where_the_hook_forbids_the_only_bid_left_the_three_pass_rule_is_waived() -> None:
    """RP-A3: one card, all others pass, the dealer has passed twice: he passes a third time."""
    state = do(evening("1,1,1", (1, 0, 1), (0, 1, 1)), "bid 0", "bid 0")
    assert GAME.turn(state) == 1
    assert bids(state) == [0]


def test_in_a_one_card_deal_the_three_pass_rule_binds_whom_the_hook_does_not() -> None:
    """RP-A3: after a bid of one the dealer who has passed twice must bid one too; the hook forbids only the pass."""
    state = do(evening("1,1,1", (1, 0, 1), (0, 1, 1)), "bid 1", "bid 0")
    assert bids(state) == [1]
    state = do(evening("1,1,1", (1, 0, 1), (0, 1, 1)), "bid 1", "bid 1")
    assert bids(state) == [1]


def test_without_the_hook_the_three_pass_rule_is_never_waived() -> None:
    """RP-A3."""
    state = do(evening("1,1,1", (1, 0, 1), (0, 1, 1), hook="no"), "bid 0", "bid 0")
    assert bids(state) == [1]


def test_a_waived_pass_keeps_the_row_going() -> None:
    """RP-A4: in the deal after it the player must bid."""
    state = evening("1,1,1,2", (1, 0, 1), (0, 1, 1), (0, 0, 0))
    assert GAME.turn(state) == 0
    state = do(state, "bid 1")
    assert GAME.turn(state) == 1
    assert bids(state) == [1, 2]


def special_evening(specials: str, *rounds: tuple[int, ...]) -> Any:
    """As an evening, with a deal of one card and special deals after it."""
    return evening("1,1", *rounds, specials=specials)


def test_golden_and_misere_neither_count_as_passes_nor_break_the_row() -> None:
    """RP-A4."""
    state = special_evening("golden,misere,no_trump", (0, 1, 1), (1, 1, 0))
    assert GAME.view(state, 0).deal.kind == "no_trump"
    while GAME.turn(state) != 0:
        state = do(state, "bid 1")
    assert 0 not in bids(state)


def test_passes_of_a_blind_deal_count() -> None:
    """RP-A4: one pass in an ordinary deal and one in a blind deal."""
    state = special_evening("blind", (0, 1, 1), (1, 1, 1))
    assert GAME.view(state, 0).deal.kind == "blind"
    state = next_deal(do(state, "bid 1", "bid 0", "bid 1"))
    state = next_deal(do(state, "bid 0", "bid 1", "bid 1"))
    assert GAME.view(state, 0).deal.number == 5
    while GAME.turn(state) != 0:
        state = do(state, "bid 1")
    assert 0 not in bids(state)


@pytest.mark.parametrize("seed", range(5))
def test_where_the_hook_binds_somebody_misses_his_bid_in_every_deal(seed: int) -> None:
    """RP-T7, RP-85."""
    rng = Random(seed)
    state = GAME.start(rules_of("hall", ladder="1,2,3,4,5", specials="no_trump"))
    rows = []
    while GAME.turn(state) != OVER:
        options = sorted(legal(state))
        text = " ".join(["shuffle", *rng.sample(PACK, 36)]) if options == ["shuffle"] else rng.choice(options)
        rows += [event.row for event in events(state, text) if isinstance(event, DealScored)]
        state = do(state, text)
    assert len(rows) == 9
    assert all(row.bids != row.taken for row in rows)
