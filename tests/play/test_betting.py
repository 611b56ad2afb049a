"""One betting round: turns, sums, caps, all-ins, and the examples of the rulebook (FD-29..FD-39, FD-A26)."""

from random import Random

import pytest

from kozyr.play import betting
from kozyr.play.betting import Bet, BetAction, Call, Check, Fold, NoLimit, PotLimit, Raise, Round, Spread, Steps
from kozyr.play.choices import Amount, allows, draw, every
from kozyr.play.game import Why
from kozyr.play.seats import clockwise
from tests.play.hands import random_sizes

ANTE = 10


def opened(sizes: betting.Sizes, *stacks: int, cap: int | None = None, pot: int = 0, first: int = 0) -> Round:
    return betting.begin(sizes, cap, pot, stacks, tuple(stack > 0 for stack in stacks), first)


def after(round: Round, *actions: BetAction) -> Round:
    for action in actions:
        assert betting.refusal(round, action) is None, action
        round = betting.act(round, action)
    return round


def sums(round: Round) -> list[int]:
    """What may be bet or raised to; of a range its ends."""
    found: list[int] = []
    for choice in betting.legal(round)[2:]:
        found += [choice.lo, choice.hi] if isinstance(choice, Amount) else [next(every((choice,))).amount]
    return found


def why(round: Round, action: BetAction) -> str:
    refused = betting.refusal(round, action)
    assert isinstance(refused, Why)
    return refused.id


def test_a_round_of_checks_is_over_when_all_have_checked() -> None:
    round = after(opened(NoLimit(10), 100, 100, 100, first=2), Check(), Check())
    assert betting.turn(round) == 1
    assert betting.turn(after(round, Check())) is None


def test_fd_x16_a_call_of_a_bet_of_10_costs_10() -> None:
    round = after(opened(NoLimit(10), 100, 100), Bet(10))
    assert betting.owed(round, 1) == 10
    assert after(round, Call()).stacks == (90, 90)


def test_fd_x17_after_a_raise_to_15_the_others_owe_15() -> None:
    round = after(opened(Steps((5, 10)), 100, 100, 100), Bet(10), Raise(15))
    assert betting.owed(round, 2) == 15
    assert betting.owed(round, 0) == 5


def test_fd_x18_a_checks_b_bets_c_folds_d_calls_a_calls_and_the_round_is_closed() -> None:
    round = after(opened(NoLimit(5), 50, 50, 50, 50), Check(), Bet(5), Fold(), Call(), Call())
    assert betting.turn(round) is None
    assert sum(round.bets) == 15


def test_fd_x19_the_last_to_raise_is_the_aggressor() -> None:
    round = opened(NoLimit(5), 50, 50, 0, 50)
    round = after(round, Bet(5), Call(), Raise(10), Fold(), Raise(15), Call())
    assert betting.turn(round) is None
    assert round.aggressor == 1


def test_fd_t2_limit_with_an_ante_of_10_goes_up_by_10_and_in_round_2_by_10_or_20() -> None:
    first = opened(Steps((10,)), 500, 500, 500, cap=3)
    assert sums(first) == [10]
    assert sums(after(first, Bet(10))) == [20]
    assert sums(after(first, Bet(10), Raise(20))) == [30]
    second = opened(Steps((10, 20)), 500, 500, 500, cap=3)
    assert sums(second) == [10, 20]
    assert sums(after(second, Bet(20))) == [30, 40]


def test_fd_t3_pot_limit_by_both_rules() -> None:
    stacks = (500, 500, 500, 500)
    for literal, most in ((False, 160), (True, 120)):
        round = opened(PotLimit(ANTE, literal), *stacks, pot=40)
        assert sums(round) == [10, 40]
        assert sums(after(round, Bet(40))) == [80, most]


def test_spread_limit_raises_at_least_the_last_raise_and_at_most_its_most() -> None:
    round = after(opened(Spread(10, 40), 500, 500, 500), Bet(15))
    assert sums(round) == [30, 55]
    assert sums(after(round, Raise(50))) == [85, 90]


def test_no_limit_goes_from_the_least_bet_to_the_whole_stack() -> None:
    round = opened(NoLimit(10), 100, 60, 500)
    assert sums(round) == [10, 100]
    assert sums(after(round, Bet(30))) == [60]
    assert sums(after(round, Bet(20))) == [40, 60]


def test_fd_a7_a_raise_is_at_least_as_great_as_the_last_one() -> None:
    round = after(opened(NoLimit(10), 500, 500, 500), Bet(20), Raise(70))
    assert sums(round)[0] == 120
    assert why(round, Raise(110)) == "why-amount-between"


def test_fd_a7_an_incomplete_all_in_does_not_reopen_the_betting_for_who_has_acted() -> None:
    round = after(opened(NoLimit(10), 500, 500, 150, 500), Bet(100), Call(), Raise(150), Call())
    assert sums(round) == []
    assert why(round, Raise(300)) == "why-raise-closed"
    assert betting.turn(after(round, Call(), Call())) is None


def test_who_has_not_acted_yet_may_raise_an_incomplete_all_in() -> None:
    round = after(opened(NoLimit(10), 500, 150, 500), Bet(100), Raise(150))
    assert sums(round) == [250, 500]


def test_all_ins_that_make_a_full_raise_together_reopen_the_betting() -> None:
    round = after(opened(NoLimit(10), 500, 150, 200), Bet(100), Raise(150), Raise(200))
    assert betting.turn(round) == 0
    assert why(round, Raise(300)) == "why-raise-nobody"
    round = after(opened(NoLimit(10), 500, 150, 200, 500), Bet(100), Raise(150), Raise(200), Call())
    assert sums(round) == [300, 500]


def test_fd_a26_a_bet_and_three_raises_in_limit_and_no_cap_where_none_is_agreed() -> None:
    capped = opened(Steps((10,)), 500, 500, 500, cap=3)
    capped = after(capped, Bet(10), Raise(20), Raise(30), Raise(40))
    assert why(capped, Raise(50)) == "why-raise-cap"
    free = after(opened(Steps((10,)), 500, 500), Bet(10), Raise(20), Raise(30), Raise(40), Raise(50))
    assert sums(free) == [60]


def test_fd_a26_an_all_in_below_a_full_step_neither_counts_nor_reopens() -> None:
    round = after(opened(Steps((10,)), 500, 500, 13, 500, cap=1), Bet(10), Call(), Raise(13))
    assert sums(round) == [23]
    assert after(round, Raise(23)).count == 2
    assert sums(after(round, Call())) == []


def test_the_big_blind_counts_as_a_bet_and_its_owner_has_the_last_word() -> None:
    round = betting.begin(Steps((10,)), 3, 0, (500, 495, 490), (True, True, True), 0, (0, 5, 10), 10)
    assert round.count == 1
    round = after(round, Call(), Call())
    assert betting.turn(round) == 2
    assert {choice.action for choice in betting.legal(round)[:2]} == {Fold(), Check()}  # type: ignore[union-attr]
    assert sums(round) == [20]


def test_hx_a7_a_blind_posted_short_leaves_the_price_of_a_call() -> None:
    round = betting.begin(NoLimit(10), None, 0, (100, 95, 0), (True, True, True), 0, (0, 5, 2), 10)
    assert betting.owed(round, 0) == 10
    alone = betting.begin(NoLimit(10), None, 0, (0, 95, 0), (False, True, True), 1, (0, 5, 2), 10)
    assert betting.turn(alone) is None, "five are more than the two that can be won"


def test_fd_30_check_becomes_call_and_bet_becomes_raise() -> None:
    round = after(opened(NoLimit(10), 100, 100), Bet(10))
    assert why(round, Check()) == "why-check"
    assert why(round, Bet(20)) == "why-not-now"
    assert why(opened(NoLimit(10), 100, 100), Call()) == "why-not-now"


def test_fd_37_who_cannot_match_calls_with_all_he_has() -> None:
    round = after(opened(NoLimit(10), 100, 30, 100), Bet(50))
    assert sums(round) == []
    assert why(round, Raise(60)) == "why-raise-short"
    assert after(round, Call()).bets == (50, 30, 0)


def test_fd_a14_and_fd_a20_a_round_ends_when_nobody_can_answer_anybody() -> None:
    assert betting.turn(after(opened(NoLimit(10), 100, 100), Bet(10), Fold())) is None
    assert betting.turn(betting.begin(NoLimit(10), None, 20, (100, 0), (True, True), 0)) is None


@pytest.mark.parametrize("limit", [Steps((10, 20)), Steps((10,))])
def test_in_limit_only_the_agreed_sums_are_offered(limit: Steps) -> None:
    round = opened(limit, 100, 100)
    assert why(round, Bet(15)) == "why-amount-one"


@pytest.mark.parametrize("seed", range(60))
def test_what_is_not_refused_is_what_is_offered_and_a_raise_calls_on_all_who_can_pay(seed: int) -> None:
    rng = Random(seed)
    stacks = tuple(rng.choice((5, 20, 60, 200)) for _ in range(rng.randint(2, 6)))
    round = opened(random_sizes(rng, 10), *stacks, cap=rng.choice((None, 3)), first=rng.randrange(len(stacks)))
    kinds: list[BetAction] = [Fold(), Check(), Call(), *map(Bet, range(0, 210, 5)), *map(Raise, range(0, 210, 5))]
    while betting.turn(round) is not None:
        seat, offered = round.waiting[0], betting.legal(round)
        for action in kinds:
            assert (betting.refusal(round, action) is None) == allows(offered, action), (round, action)
        action = draw(offered, rng)
        round = betting.act(round, action)
        if isinstance(action, Bet | Raise) and betting.turn(round) is not None:
            able = tuple(live and stack > 0 for live, stack in zip(round.live, round.stacks, strict=True))
            assert round.waiting == tuple(other for other in clockwise(seat, able) if other != seat)
