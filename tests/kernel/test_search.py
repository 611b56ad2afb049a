"""Search over common worlds: means and errors that a slow recount gives too."""

from collections.abc import Iterator
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from kozyr.cards import mask_of
from kozyr.games import raspisnoy
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, points
from kozyr.games.raspisnoy.evidence import evidence
from kozyr.games.raspisnoy.moves import player
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import State
from kozyr.kernel import search as searching
from kozyr.kernel import tricks
from kozyr.kernel.core import core
from kozyr.kernel.search import AT_RANDOM, Candidate, Judging, search
from kozyr.kernel.solving import solve
from kozyr.kernel.tricks import PackedDeal, PackedRules
from kozyr.kernel.worlds import Worlds, draw_worlds
from kozyr.play.choices import draw
from tests.kernel.deals import deal_in_play, deal_of, rules_drawn
from tests.kernel.test_solving import wish

pytestmark = pytest.mark.skipif(core is None, reason="the core is not there")

Points = tuple[tuple[int, ...], ...]


class Question:
    """A moment of a random deal under any house rules, and worlds that its player thinks of."""

    def __init__(self, seed: int, worlds: int, most_cards: int = 27) -> None:
        rng = Random(f"search {seed}")
        self.state = self._moment(rng, most_cards)
        self.house: Rules = self.state.rules
        deal = deal_of(self.state)
        self.rules, self.deal = compile_rules(self.house), compile_deal(self.house, deal)
        self.points: Points = points(self.house, deal)
        self.wanted = [bid or 0 for bid in deal.bids]
        seen = raspisnoy.view(self.state, player(deal))
        self.worlds = draw_worlds(*evidence(seen, deal.tricks), worlds, seed=seed)

    def _moment(self, rng: Random, most_cards: int) -> State:
        while True:
            state = deal_in_play(rules_drawn(rng), rng)
            for _ in range(rng.randint(0, 30)):
                after, _ = raspisnoy.apply(state, draw(raspisnoy.legal(state), rng))
                if after.deal is None or after.deal.number != deal_of(state).number:
                    break
                state = after
            deal = deal_of(state)
            if deal.hands[player(deal)].bit_count() <= most_cards and len(raspisnoy.legal(state)) > 1:
                return state

    def in_world(self, world: tuple[int, ...]) -> PackedDeal:
        """The deal as it would be in this world."""
        deal = deal_of(self.state)
        return compile_deal(self.house, replace(deal, hands=world[: self.house.seats]))


def paid_by_script(asked: Question, deal: PackedDeal) -> tuple[int, ...]:
    while tricks.look(asked.rules, deal).turn >= 0:
        deal = tricks.play(asked.rules, deal, [tricks.scripted(asked.rules, deal, asked.wanted)])
    taken = tricks.look(asked.rules, deal).taken
    return tuple(paid[took] for paid, took in zip(asked.points, taken, strict=True))


def recount(asked: Question, move: int, weights: list[float]) -> Iterator[tuple[float, float]]:
    """For each seat the mean and the error of a move, from each world by itself."""
    paid = [paid_by_script(asked, tricks.play(asked.rules, asked.in_world(world), [move])) for world in asked.worlds]
    total, worlds = sum(weights), len(paid)
    for seat in range(asked.house.seats):
        mean = sum(a * x[seat] for a, x in zip(weights, paid, strict=True)) / total
        squares = sum((a * (x[seat] - mean)) ** 2 for a, x in zip(weights, paid, strict=True))
        yield mean, sqrt(squares * worlds / (worlds - 1)) / total


def check(asked: Question, candidates: tuple[Candidate, ...], weights: list[float]) -> None:
    assert [candidate.move for candidate in candidates] == tricks.moves(asked.rules, asked.deal)
    for candidate in candidates:
        for seat, (mean, error) in enumerate(recount(asked, candidate.move, weights)):
            assert candidate.means[seat] == pytest.approx(mean, abs=1e-9)
            assert candidate.errors[seat] == pytest.approx(error, abs=1e-6)


def test_means_and_errors_are_those_of_every_world_played_by_hand() -> None:
    for seed in range(12):
        asked = Question(seed, 20)
        found = search(asked.rules, asked.deal, asked.points, asked.worlds, Judging(asked.wanted), seed=1)
        assert (found.worlds, found.searched) == (20, 0)
        check(asked, found.candidates, [1.0] * 20)


def test_weights_of_the_worlds_count() -> None:
    asked, rng = Question(3, 20), Random(1)
    weights = [rng.random() for _ in range(20)]
    worlds = Worlds(asked.worlds.packed, asked.worlds.places, weights)
    found = search(asked.rules, asked.deal, asked.points, worlds, Judging(asked.wanted), seed=1)
    check(asked, found.candidates, weights)


def test_worlds_that_are_small_enough_are_solved_exactly() -> None:
    some = 0
    for seed in range(8):
        asked = Question(seed, 20, most_cards=3)
        judging = Judging(asked.wanted, ahead=3, most_visited=3000)
        found = search(asked.rules, asked.deal, asked.points, asked.worlds, judging, seed=1)
        solved = [solve(asked.rules, asked.in_world(world), asked.points, most_visited=3000) for world in asked.worlds]
        assert found.searched == sum(bool(one.moves) for one in solved)
        some += 0 < found.searched < 20
        for at, candidate in enumerate(found.candidates):
            paid = [
                one.moves[at][1]
                if one.moves
                else paid_by_script(asked, tricks.play(asked.rules, asked.in_world(world), [candidate.move]))
                for one, world in zip(solved, asked.worlds, strict=True)
            ]
            assert candidate.means == pytest.approx([fmean(seat) for seat in zip(*paid, strict=True)])
    assert some > 0


def paid_ahead(asked: Question, deal: PackedDeal, table: int) -> tuple[int, ...]:
    """max^n to the end of the trick on the table, where the cards of `table` lie, and then the script."""
    look = tricks.look(asked.rules, deal)
    if look.turn < 0 or not look.laid:
        return paid_by_script(asked, deal)
    others = table | sum(hand for seat, hand in enumerate(look.hands) if seat != look.turn)
    tried = [move for move in tricks.moves(asked.rules, deal) if is_lowest_of_run(move, asked.rules, deal, others)]
    after = [paid_ahead(asked, tricks.play(asked.rules, deal, [move]), table | 1 << move) for move in tried]
    return min(after, key=lambda values: wish(values, look.turn))


def is_lowest_of_run(move: int, rules: PackedRules, deal: PackedDeal, others: int) -> bool:
    lower = [other for other in tricks.moves(rules, deal) if other < move and other >> 4 == move >> 4]
    return not lower or any(others >> place & 1 for place in range(max(lower), move))


def test_a_trick_ahead_is_played_by_max_n_and_the_rest_by_the_script() -> None:
    compared = 0
    for seed in range(200):
        asked = Question(seed, 4, most_cards=6)
        if asked.house.jokers or asked.house.seats > 5:
            continue
        found = search(asked.rules, asked.deal, asked.points, asked.worlds, Judging(asked.wanted, ahead=1), seed=1)
        assert found.searched == 4
        table = mask_of(play.card for play in deal_of(asked.state).plays)
        for candidate in found.candidates:
            dealt = [tricks.play(asked.rules, asked.in_world(world), [candidate.move]) for world in asked.worlds]
            paid = [paid_ahead(asked, deal, table | 1 << candidate.move) for deal in dealt]
            assert candidate.means == pytest.approx([fmean(seat) for seat in zip(*paid, strict=True)])
            compared += 1
    assert compared > 30


def test_errors_tell_how_far_means_are_from_those_of_other_worlds() -> None:
    asked = Question(5, 2000)
    size = 8 * asked.worlds.places * 100
    parts = [Worlds(asked.worlds.packed[at : at + size], asked.worlds.places) for at in range(0, 20 * size, size)]
    found = [search(asked.rules, asked.deal, asked.points, part, seed=at) for at, part in enumerate(parts)]
    for seat in range(asked.house.seats):
        spread = stdev(one.candidates[0].means[seat] for one in found)
        told = fmean(one.candidates[0].errors[seat] for one in found)
        assert spread == told == 0 or 0.5 < spread / told < 1.8


def test_the_seed_decides_and_threads_do_not() -> None:
    for judging in (AT_RANDOM, Judging((1,) * 10, noise=9000, times=3)):
        asked = Question(7, 100)
        how = judging._replace(wanted=judging.wanted and judging.wanted[: asked.house.seats])
        alone = search(asked.rules, asked.deal, asked.points, asked.worlds, how, seed=5)
        assert search(asked.rules, asked.deal, asked.points, asked.worlds, how, seed=5, threads=3) == alone
        assert search(asked.rules, asked.deal, asked.points, asked.worlds, how, seed=6) != alone


def test_a_budget_of_moves_leaves_out_worlds_and_always_the_same() -> None:
    asked = Question(7, 100)
    args = (asked.rules, asked.deal, asked.points)
    for most, worlds in ((0, 1), (10**9, 100)):
        assert search(*args, asked.worlds, seed=5, most_moves=most).worlds == worlds
    cost = searching._cost(asked.rules, asked.deal, AT_RANDOM)
    found = search(*args, asked.worlds, seed=5, most_moves=30 * cost + 1, threads=2)
    assert found.worlds == 30
    first = Worlds(asked.worlds.packed[: 30 * 8 * asked.worlds.places], asked.worlds.places)
    assert found == search(*args, first, seed=5)


def test_a_limit_of_time_ends_the_search_after_a_piece_for_each_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Question(7, 100)
    clock = iter(range(100))
    monkeypatch.setattr(searching, "monotonic", lambda: next(clock))
    found = search(asked.rules, asked.deal, asked.points, asked.worlds, seed=5, seconds=2.5, threads=2)
    assert found.worlds == min(100, 3 * 2 * searching.PIECE)
    first = Worlds(asked.worlds.packed[: found.worlds * 8 * asked.worlds.places], asked.worlds.places)
    assert found == search(asked.rules, asked.deal, asked.points, first, seed=5)
    one = search(asked.rules, asked.deal, asked.points, asked.worlds, seed=5, seconds=-1)
    assert one.worlds == searching.PIECE


def test_one_world_has_no_error() -> None:
    asked = Question(1, 1)
    found = search(asked.rules, asked.deal, asked.points, asked.worlds, seed=1)
    assert set(found.candidates[0].errors) == {inf}


def test_search_refuses_worlds_and_points_that_do_not_fit() -> None:
    asked = Question(1, 3)
    args = (asked.rules, asked.deal, asked.points)
    with pytest.raises(ValueError, match="a world at least"):
        search(*args, Worlds(b"", asked.worlds.places), seed=1)
    with pytest.raises(ValueError, match="world 0 does not fit"):
        search(*args, Worlds(bytes(8 * asked.worlds.places), asked.worlds.places), seed=1)
    with pytest.raises(ValueError, match="weigh nothing"):
        search(*args, Worlds(asked.worlds.packed, asked.worlds.places, [0.0] * 3), seed=1)
    with pytest.raises(ValueError, match="is paid for"):
        search(asked.rules, asked.deal, asked.points[:1], asked.worlds, seed=1)
    with pytest.raises(ValueError, match="played out once or more"):
        search(*args, asked.worlds, Judging(times=0), seed=1)
