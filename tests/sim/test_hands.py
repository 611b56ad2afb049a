"""Long runs of random hands: the engine and the core give the same totals, whatever the threads."""

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.errors import NotationError
from kozyr.games.draw import compiled as draw
from kozyr.games.draw.rules import rules as draw_rules
from kozyr.games.shortdeck.rules import rules as shortdeck_rules
from kozyr.kernel import core, poker
from kozyr.play.packed import pack_order
from kozyr.sim import hands
from kozyr.sim.hands import random_hands
from kozyr.sim.run import Plan, run
from tests.kernel.poker import GAMES, some_rules
from tests.scale import runs


class Unknown:
    """An order that the core does not know."""

    name = "of the stars"
    core = None


with_core = pytest.mark.skipif(core is None, reason="the core was not built")


def by_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The core is gone from here on."""
    monkeypatch.setattr(hands, "core", None)
    monkeypatch.setattr(hands, "say_missing", lambda: None)


def assert_same(monkeypatch: pytest.MonkeyPatch, game: str, rules: Any, stacks: tuple[int, ...], rng: Random) -> None:
    """A short run by random habits, by the core and by the engine."""
    seed, free_folds, least = rng.randrange(2**64), rng.random() < 0.5, rng.random() < 0.5
    play = partial(random_hands, game, rules, 20, seed=seed, stacks=stacks, free_folds=free_folds, least=least)
    fast = play()
    with monkeypatch.context() as without:
        by_engine(without)
        slow = play()
    assert (fast.by, slow.by) == ("core", "engine")
    assert replace(slow, by="core") == fast, rules


@with_core
@pytest.mark.parametrize("game", GAMES)
def test_the_core_and_the_engine_give_the_same_totals(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poker, "PIECE", 7)
    for number in runs(40, 2_000):
        rng = Random(f"{game} {number}")
        rules = some_rules(game, rng)
        stacks = tuple(rng.randint(1, 100 * rules.unit) for _ in range(rng.randint(2, rules.seats)))
        assert_same(monkeypatch, game, rules, stacks, rng)


@with_core
@pytest.mark.parametrize("max_draw", ["5", "3_or_4_with_ace"])
@pytest.mark.parametrize("by_stub", ["yes", "no"])
def test_they_do_so_where_the_stub_runs_out(max_draw: str, by_stub: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = draw_rules("deuces-wild", {"seats": "8", "max_draw": max_draw, "limit_draw_by_stub": by_stub})
    for number in runs(3, 300):
        assert_same(monkeypatch, "draw", rules, (), Random(number))


@with_core
def test_the_number_of_threads_changes_nothing() -> None:
    played = [random_hands("shortdeck", shortdeck_rules(), 20_000, seed=5, threads=many) for many in (1, 2, 5)]
    assert played[0] == played[1] == played[2]
    assert played[0] != random_hands("shortdeck", shortdeck_rules(), 20_000, seed=6)


def test_totals_hold_together() -> None:
    rules = draw_rules("hall", {"wild": "deuces"})
    outcome = random_hands("draw", rules, 500, seed=1)
    totals = outcome.totals
    assert (totals.hands, sum(totals.won)) == (500, 0)
    assert totals.decisions > 4 * 500
    assert sum(totals.taken) >= 500
    assert sum(totals.made[0]) == sum(totals.shown) >= 2 * totals.showdowns > 0
    assert outcome.categories()["pair"] == (totals.made[0][1], totals.winning[0][1])
    assert max(totals.squares) <= 500 * (3 * 500) ** 2


def test_random_hands_are_those_of_random_bots() -> None:
    """Another shuffle and other chances, but the same game: as many decisions, and as large wins and losses."""
    rules = draw_rules("hall")
    bots = run(Plan("draw", "hall", rules, ("random",) * 4, 1_500, seed=1), processes=1)
    ours = random_hands("draw", rules, 1_500 if core is None else 100_000, seed=1).tally()
    assert bots.decisions / bots.matches == pytest.approx(ours.decisions / ours.matches, rel=0.04)
    for seat in range(4):
        assert bots.squares[seat] / bots.matches == pytest.approx(ours.squares[seat] / ours.matches, rel=0.12)
        assert abs(bots.mean()[seat] - ours.mean()[seat]) < 4 * (bots.stderr()[seat] or 0)


def test_players_with_manners_neither_fold_for_nothing_nor_raise_more_than_they_must() -> None:
    any_play = random_hands("shortdeck", shortdeck_rules(), 300, seed=2).totals
    mannered = random_hands("shortdeck", shortdeck_rules(), 300, seed=2, free_folds=False, least=True).totals
    assert mannered.decisions > 1.3 * any_play.decisions
    assert sum(mannered.squares) < sum(any_play.squares) / 4


def test_where_the_core_is_missing_it_is_said_and_the_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    by_engine(monkeypatch)
    said = []
    monkeypatch.setattr(hands, "say_missing", lambda: said.append(True))
    assert random_hands("draw", draw_rules(), 2, seed=1).by == "engine"
    assert said == [True]


@with_core
def test_a_table_with_something_that_the_core_lacks_is_played_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = draw_rules("lowball", {"wild": "bug"})
    fast = random_hands("draw", rules, 5, seed=1)
    monkeypatch.setattr(draw, "compile_rules", lambda _: pack_order(Unknown()))  # type: ignore[arg-type]
    slow = random_hands("draw", rules, 5, seed=1)
    assert (slow.by, slow.why) == ("engine", "the core does not know the order of the stars")
    assert slow.totals == fast.totals


@pytest.mark.parametrize("stacks", [(5,), (5,) * 7, (5, 0), (3 * 10**9, 10**9 + 1)])
def test_stacks_that_allow_no_hand_are_refused(stacks: tuple[int, ...]) -> None:
    with pytest.raises(NotationError, match="stacks are of 2 to 6 seats"):
        random_hands("draw", draw_rules(), 1, seed=1, stacks=stacks)


def test_what_makes_no_run_is_refused() -> None:
    with pytest.raises(NotationError, match="draw or shortdeck"):
        random_hands("palace", None, 1, seed=1)
    with pytest.raises(NotationError, match="no rules of draw"):
        random_hands("draw", shortdeck_rules(), 1, seed=1)
    for many in (-1, 2**70):
        with pytest.raises(NotationError, match="a run has 0 to"):
            random_hands("draw", draw_rules(), many, seed=1)
    with pytest.raises(NotationError, match="a seed from 0"):
        random_hands("draw", draw_rules(), 1, seed=2**64)
