"""`kozyr match`: duplicate deals, and what their numbers say."""

from random import Random

import pytest

from kozyr.bots import BotError
from kozyr.errors import NotationError, RulesError
from kozyr.sim.match import match
from kozyr.sim.outcome import Result, show
from kozyr.sim.statistics import Times, mean_and_interval, sprt


def untimed(result: Result) -> tuple[object, ...]:
    return result.deals, result.mean, result.ci95, result.made, result.sprt


def test_steady_is_at_least_fifteen_points_a_deal_above_random() -> None:
    result = match("raspisnoy", "steady", "random", deals=200, seed=1)
    assert result.ci95[0] > 15


def test_four_of_steadys_kind_make_at_least_half_of_their_bids() -> None:
    result = match("raspisnoy", "steady", "steady", deals=100, seed=1)
    assert min(share or 0 for share in result.made.values()) > 0.5


def test_a_bot_against_itself_gets_exactly_nothing() -> None:
    result = match("raspisnoy", "steady", "steady", deals=20, seed=3, processes=1)
    assert (result.mean, result.ci95) == (0.0, (0.0, 0.0))


def test_the_same_seed_gives_the_same_numbers_at_any_number_of_processes() -> None:
    alone, together = (match("raspisnoy", "random", "steady", deals=60, processes=count) for count in (1, 3))
    assert untimed(alone) == untimed(together)


def test_another_seed_gives_other_deals() -> None:
    one, other = (match("raspisnoy", "random", "steady", deals=10, seed=seed, processes=1) for seed in (1, 2))
    assert one.mean != other.mean


@pytest.mark.parametrize("game", ["draw", "shortdeck", "palace"])
def test_in_poker_a_deal_is_a_hand_and_duplicates_take_out_the_luck(game: str) -> None:
    same = match(game, "steady", "steady", deals=4, seed=3, changes={"seats": "3"}, processes=1)
    assert (same.mean, same.ci95, same.made["a"]) == (0.0, (0.0, 0.0), None)
    result = match(game, "steady", "random", deals=30, seed=3, changes={"seats": "3"}, processes=1)
    assert result.deals == 30
    assert result.mean > 0


@pytest.mark.parametrize("seats", ["2", "3", "5", "6"])
def test_any_number_of_seats_can_be_matched(seats: str) -> None:
    result = match("raspisnoy", "steady", "random", deals=40, changes={"seats": seats}, processes=1)
    assert result.seats == int(seats)
    assert result.mean > 0


@pytest.mark.parametrize("special", ["golden", "misere", "blind", "no_trump"])
def test_special_deals_are_matched_where_they_are_named(special: str) -> None:
    changes = {"ladder": "none", "specials": special}
    result = match("raspisnoy", "steady", "random", deals=60, changes=changes, processes=1)
    assert result.mean > 0
    assert (result.made["a"] is None) == (special in ("golden", "misere"))


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("georgian", {}),
        ("home54", {"seats": "7"}),
        ("oh-hell", {}),
        ("hall", {"ladder": "none", "specials": "blind", "blind_bids": "before_deal"}),
        ("classic", {"specials": "forehead", "ladder": "1", "forehead_mode": "all_cards"}),
    ],
)
def test_bots_are_matched_by_every_house_rule(preset: str, changes: dict[str, str]) -> None:
    result = match("raspisnoy", "steady", "steady", deals=10, seed=3, processes=1, preset=preset, changes=changes)
    assert (result.mean, result.ci95) == (0.0, (0.0, 0.0))


def test_a_sequential_test_ends_as_soon_as_it_knows() -> None:
    result = match("raspisnoy", "steady", "random", deals=1000, bounds=(0, 5), processes=1)
    assert result.deals < 1000
    assert result.sprt is not None
    assert result.sprt.verdict == "d1"
    assert "better by more than 0" in show(result)


@pytest.mark.parametrize(
    ("words", "error", "fault"),
    [
        ({"deals": 1}, RulesError, "at least 2 deals"),
        ({"bounds": (2.0, 2.0)}, RulesError, "d0 < d1"),
        ({"changes": {"ladder": "none"}}, RulesError, "leaves no"),
        ({"preset": "casino"}, RulesError, "no preset 'casino'"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_its_reason(
    words: dict[str, object], error: type[Exception], fault: str
) -> None:
    with pytest.raises(error, match=fault):
        match("raspisnoy", "random", "random", **words)  # type: ignore[arg-type]


def test_a_bot_or_a_game_that_there_is_not_is_named() -> None:
    with pytest.raises(BotError, match="grandmaster"):
        match("raspisnoy", "random", "grandmaster")
    with pytest.raises(NotationError, match="whist"):
        match("whist", "random", "random")


def test_the_interval_holds_the_true_mean_in_about_ninety_five_of_a_hundred_samples() -> None:
    rng = Random(4)
    held = 0
    for _ in range(1000):
        low, high = mean_and_interval([rng.gauss(3, 10) for _ in range(60)])[1]
        held += low <= 3 <= high
    assert 925 <= held <= 970


@pytest.mark.parametrize(("truth", "verdict"), [(0.0, "d0"), (2.0, "d1")])
def test_the_sequential_test_errs_at_most_once_in_twenty(truth: float, verdict: str) -> None:
    rng = Random(5)
    right = 0
    for _ in range(100):
        numbers = [rng.gauss(truth, 8) for _ in range(100)]
        while (found := sprt(0, 2, numbers).verdict) is None:
            numbers += [rng.gauss(truth, 8) for _ in range(50)]
        right += found == verdict
    assert right >= 90


def test_times_keep_mean_and_longest_and_know_what_ninety_five_in_a_hundred_kept_within() -> None:
    times = Times()
    for ms in range(1, 101):
        times.note(float(ms))
    assert times.mean() == 50.5
    assert times.longest == 100
    assert 95 <= times.within(0.95) <= 95 * 1.03
    other = Times()
    other.note(1000.0)
    other.join(times)
    assert (other.count, other.longest) == (101, 1000)
    assert Times().within(0.95) == 0
