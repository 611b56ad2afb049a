"""Exact play with open cards, held to a plain search in Python."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import median

import pytest

from kozyr.games import raspisnoy
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, points
from kozyr.games.raspisnoy.rules import Rules, rules
from kozyr.games.raspisnoy.state import Play, State
from kozyr.kernel import tricks
from kozyr.kernel.core import Missing, NoCoreError, core
from kozyr.kernel.solving import can_force, solve
from kozyr.kernel.tricks import PackedDeal, PackedRules
from kozyr.play.choices import every
from tests.kernel.deals import deal_in_play, deal_of, rules_drawn
from tests.scale import runs

pytestmark = [pytest.mark.skipif(core is None, reason="the core is not there"), pytest.mark.timeout(1800)]

Points = Sequence[Sequence[int]]
Values = tuple[int, ...]
MOST = 6000
"""Positions that the plain search in Python enters; deals with more are left out."""


class TooLongError(Exception):
    """More than MOST positions."""


class Plain:
    """max^n as it is written in a book: no memory, all moves. `backwards` tries them in the opposite order."""

    def __init__(self, rules: PackedRules, points: Points, backwards: bool = False) -> None:
        self.rules, self.points, self.backwards, self.visited = rules, points, backwards, 0

    def values(self, deal: PackedDeal) -> Values:
        self._enter()
        look = tricks.look(self.rules, deal)
        if look.turn < 0:
            return tuple(paid[took] for paid, took in zip(self.points, look.taken, strict=True))
        moves = tricks.moves(self.rules, deal)
        found = [self.values(tricks.play(self.rules, deal, [move])) for move in moves[:: -1 if self.backwards else 1]]
        return min(found, key=lambda values: wish(values, look.turn))

    def forces(self, deal: PackedDeal, seat: int, wanted: set[int]) -> bool:
        self._enter()
        look = tricks.look(self.rules, deal)
        if look.turn < 0:
            return look.taken[seat] in wanted
        moves = tricks.moves(self.rules, deal)
        found = (self.forces(tricks.play(self.rules, deal, [move]), seat, wanted) for move in moves)
        return any(found) if look.turn == seat else all(found)

    def _enter(self) -> None:
        self.visited += 1
        if self.visited > MOST:
            raise TooLongError


def wish(values: Values, seat: int) -> tuple[int, ...]:
    """What `seat` makes as small as it can: the loss of its own points, the others' points, those of each in turn."""
    others = values[seat + 1 :] + values[:seat]
    return (-values[seat], sum(others), *others)


def near_the_end(rng: Random) -> tuple[Rules, State]:
    """A deal under any house rules, played at random until few cards are left, often in the middle of a trick."""
    while True:
        rules = rules_drawn(rng)
        state, left = deal_in_play(rules, rng), rng.randint(2, 12)
        while (deal := state.deal) and sum(hand.bit_count() for hand in deal.hands) > left:
            state, _ = raspisnoy.apply(state, keep_the_joker(state, rng))
        if deal and any(deal.hands):
            return rules, state


def keep_the_joker(state: State, rng: Random) -> Play:
    """Any legal play, mostly of another card than a joker."""
    plays = [play for play in every(raspisnoy.legal(state)) if isinstance(play, Play)]
    others = [play for play in plays if play.says is None]
    return rng.choice(others if others and rng.random() < 0.9 else plays)


def any_points(rng: Random, rows: Points) -> Points:
    """The table's points, or others with many ties, or wild ones."""
    kind = rng.randrange(3)
    if kind == 0:
        return rows
    return [[rng.randint(-2, 2) if kind == 1 else rng.randint(-1000, 1000) for _ in row] for row in rows]


def test_values_are_those_of_a_plain_search_under_any_house_rules() -> None:
    seen = Counter[str]()
    for seed in runs(400, 8000):
        rng = Random(f"solve {seed}")
        rules, state = near_the_end(rng)
        packed, deal = compile_rules(rules), compile_deal(rules, deal_of(state))
        paid = any_points(rng, points(rules, deal_of(state)))
        plain, back = Plain(packed, paid), Plain(packed, paid, backwards=True)
        try:
            values = plain.values(deal)
            assert back.values(deal) == values
        except TooLongError:
            seen["too long"] += 1
            continue
        solved, slow = solve(packed, deal, paid), solve(packed, deal, paid, plain=True)
        assert solved.values == slow.values == values
        assert solved.moves == slow.moves
        assert [move for move, _ in solved.moves] == tricks.moves(packed, deal)
        for move, after in solved.moves:
            assert Plain(packed, paid).values(tricks.play(packed, deal, [move])) == after
        assert slow.visited == plain.visited
        assert solved.visited <= slow.visited
        seen["solved"] += 1
        seen["in a trick"] += bool(deal_of(state).plays)
        seen["fewer"] += solved.visited < slow.visited
        seen["choice"] += len({after for _, after in solved.moves}) > 1
        seen["jokers"] += any(hand & deal_of(state).jokers for hand in deal_of(state).hands)
        seen["as cards"] += rules.joker_as_card
        seen["circle"] += rules.trump == "circular_trick"
    assert min(seen.values()) > 15, seen


def test_a_seat_can_force_just_what_a_plain_search_says() -> None:
    told = Counter[bool]()
    for seed in runs(400, 20_000):
        rng = Random(f"force {seed}")
        rules, state = near_the_end(rng)
        packed, deal, seat = compile_rules(rules), compile_deal(rules, deal_of(state)), rng.randrange(rules.seats)
        most = tricks.look(packed, deal).taken[seat] + max(hand.bit_count() for hand in deal_of(state).hands)
        wanted = {rng.randint(0, most)} | ({rng.randint(0, most)} if rng.random() < 0.3 else set())
        try:
            forced = Plain(packed, ()).forces(deal, seat, wanted)
        except TooLongError:
            continue
        assert can_force(packed, deal, seat, wanted).answer == forced
        told[forced] += 1
    assert min(told[True], told[False]) > 60, told


def five_cards(seed: int, cards: int = 5) -> tuple[PackedRules, PackedDeal, Points]:
    """Four players, five cards each, and random bids."""
    house = rules("hall", {"ladder": str(cards), "specials": "none"})
    state = deal_in_play(house, Random(f"five {seed}"))
    return compile_rules(house), compile_deal(house, deal_of(state)), points(house, deal_of(state))


def test_memory_and_runs_spare_more_than_half_of_the_positions_of_four_players_with_five_cards() -> None:
    shares = []
    for seed in runs(6, 60):
        deal = five_cards(seed)
        solved, plain = solve(*deal, most_visited=10**8), solve(*deal, most_visited=10**8, plain=True)
        assert solved.moves == plain.moves
        shares.append(solved.visited / plain.visited)
    assert median(shares) < 0.1
    assert max(shares) < 0.5


def test_a_search_that_may_not_enter_enough_positions_says_so() -> None:
    packed, deal, paid = five_cards(1)
    needed = solve(packed, deal, paid).visited
    assert solve(packed, deal, paid, most_visited=needed).values is not None
    short = solve(packed, deal, paid, most_visited=needed - 1)
    assert (short.moves, short.best, short.values) == ((), -1, None)
    assert needed - 1 <= short.visited <= needed
    forced = can_force(packed, deal, 0, {1, 3})
    assert forced.answer is not None
    assert can_force(packed, deal, 0, {1, 3}, most_visited=forced.visited).answer is forced.answer
    assert can_force(packed, deal, 0, {1, 3}, most_visited=forced.visited - 1).answer is None


def test_what_a_search_forgets_changes_no_value() -> None:
    for seed in range(3):
        packed, deal, paid = five_cards(seed)
        whole = solve(packed, deal, paid)
        forces = [can_force(packed, deal, seat, {2}).answer for seat in range(4)]
        visited = [whole.visited]
        for remembered in (4096, 256, 0):
            scant = solve(packed, deal, paid, remembered=remembered, most_visited=10**8)
            assert scant.moves == whole.moves
            visited.append(scant.visited)
            again = [can_force(packed, deal, seat, {2}, remembered=remembered) for seat in range(4)]
            assert [forced.answer for forced in again] == forces
        assert visited == sorted(visited)
        assert visited[0] < visited[-1]


def test_the_solver_refuses_what_makes_no_sense() -> None:
    packed, deal, paid = five_cards(1)
    over = deal
    while tricks.look(packed, over).turn >= 0:
        over = tricks.play(packed, over, tricks.moves(packed, over)[:1])
    with pytest.raises(ValueError, match="the deal is over"):
        solve(packed, over, paid)
    with pytest.raises(ValueError, match="the deal is over"):
        can_force(packed, over, 0, {0})
    with pytest.raises(ValueError, match="each of 4 seats is paid for 0 to 5 tricks"):
        solve(packed, deal, paid[:-1])
    with pytest.raises(ValueError, match="there is no seat 4"):
        can_force(packed, deal, 4, {0})
    with pytest.raises(ValueError):
        solve(packed, deal, paid, most_visited=-1)
    with pytest.raises(ValueError, match="remembers 0 to"):
        solve(packed, deal, paid, remembered=-1)
    with pytest.raises(ValueError):
        solve(packed, PackedDeal(deal[:-1]), paid)


def test_without_the_core_the_need_of_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.kernel.solving.core", Missing())
    with pytest.raises(NoCoreError, match="this needs the C core"):
        solve(PackedRules(b""), PackedDeal(b""), [])
