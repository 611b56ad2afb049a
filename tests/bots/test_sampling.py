"""`sampling` plays legally under any rules, sees no more than its seat, and takes what a known end offers."""

from random import Random

import pytest

from kozyr import bots
from kozyr.bots import sampling, steady
from kozyr.bots.raspisnoy import worlds
from kozyr.errors import RulesError
from kozyr.games import raspisnoy
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, move_of, points
from kozyr.games.raspisnoy.rules import Rules, rules
from kozyr.games.raspisnoy.state import Play, State
from kozyr.kernel.core import core
from kozyr.kernel.solving import solve
from kozyr.play.choices import allows, draw
from kozyr.play.game import DEALER, OVER
from kozyr.sim.match import match
from tests.house_rules import random_rules
from tests.kernel.deals import deal_in_play, deal_of
from tests.scale import PROVE, runs

needs_core = pytest.mark.skipif(core is None, reason="the core is not there")


def rules_drawn(rng: Random) -> Rules:
    while isinstance(drawn := random_rules(rng), RulesError):
        pass
    return drawn


def a_deal_through(rules: Rules, rng: Random) -> int:
    """Plays a deal with the bot in every chair; how many plays it chose."""
    state, played = deal_in_play(rules, rng), 0
    number = deal_of(state).number
    while state.deal is not None and state.deal.number == number:
        view = raspisnoy.view(state, raspisnoy.turn(state))
        action = sampling.choose(view, rng)
        assert allows(view.legal, action), f"{action} under {rules}"
        state, _ = raspisnoy.apply(state, action)
        played += isinstance(action, Play)
    return played


@needs_core
def test_it_plays_legally_under_any_house_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "WORLDS", 12)
    played = sum(
        a_deal_through(rules_drawn(rng), rng) for rng in (Random(f"sampling {seed}") for seed in runs(30, 600))
    )
    assert played > 300


@needs_core
def test_a_match_with_every_kind_of_action_goes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "WORLDS", 12)
    state, rng = raspisnoy.start(rules("georgian", {"ladder": "2,9", "schedule": "ladder"})), Random(1)
    while (turn := raspisnoy.turn(state)) != OVER:
        view = raspisnoy.view(state, turn)
        action = draw(raspisnoy.legal(state), rng) if turn == DEALER else sampling.choose(view, rng)
        state, _ = raspisnoy.apply(state, action)
    assert len(state.sheet) == 2


@needs_core
def test_the_same_chance_gives_the_same_play() -> None:
    view = raspisnoy.view(state := deal_in_play(rules("hall", {"ladder": "9"}), Random(3)), raspisnoy.turn(state))
    assert sampling.choose(view, Random(5)) == sampling.choose(view, Random(5))


def test_other_games_are_left_to_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "choose", lambda view, rng: (view, "steady"))
    assert sampling.choose("a view of poker", Random(1)) == ("a view of poker", "steady")


def test_bids_are_those_of_steady() -> None:
    state, rng = raspisnoy.start(rules("hall")), Random(1)
    while raspisnoy.turn(state) == DEALER:
        state, _ = raspisnoy.apply(state, draw(raspisnoy.legal(state), rng))
    view = raspisnoy.view(state, raspisnoy.turn(state))
    assert sampling.choose(view, Random(2)) == steady.choose(view, Random(2))


def test_without_the_core_it_is_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bool] = []
    monkeypatch.setattr(sampling, "core", None)
    monkeypatch.setattr(sampling, "say_missing", lambda: said.append(True))
    view = raspisnoy.view(state := deal_in_play(rules("hall", {"ladder": "9"}), Random(3)), raspisnoy.turn(state))
    assert sampling.choose(view, Random(5)) == steady.choose(view, Random(5))
    assert said


def last_two_cards(house: Rules, rng: Random) -> State:
    """A deal whose last two tricks are to be played."""
    state = deal_in_play(house, rng)
    while max(hand.bit_count() for hand in deal_of(state).hands) > 2:
        state, _ = raspisnoy.apply(state, draw(raspisnoy.legal(state), rng))
    return state


@needs_core
def test_where_all_cards_are_known_it_plays_the_end_as_well_as_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "OPINION", 0.0)
    house = rules("hall", {"seats": "2", "ladder": "none", "review": "all", "specials": "golden"})
    choices = 0
    for seed in range(100):
        state = last_two_cards(house, Random(f"end {seed}"))
        seat, deal = raspisnoy.turn(state), deal_of(state)
        ends = dict(solve(compile_rules(house), compile_deal(house, deal), points(house, deal)).moves)
        play = sampling.choose(raspisnoy.view(state, seat), Random(seed))
        ahead = {move: paid[seat] - paid[1 - seat] for move, paid in ends.items()}
        assert ahead[move_of(play, deal.trump)] == max(ahead.values())
        choices += len(set(ahead.values())) > 1
    assert choices > 10


def test_it_is_one_of_the_houses_bots() -> None:
    assert bots.load("sampling") is sampling.choose


@needs_core
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not PROVE, reason="part of the long run")
@pytest.mark.parametrize(("special", "least"), [("misere", 1.0), ("golden", 1.0), ("none", 0.0)])
def test_it_beats_steady(special: str, least: float) -> None:
    changes = {"ladder": "9", "specials": "none"} if special == "none" else {"ladder": "none", "specials": special}
    found = match("raspisnoy", "sampling", "steady", deals=300, seed=11, changes=changes)
    assert found.ci95[0] > least
