"""Playouts and whole random deals of the core are such as the engine allows, counts and scores (RP-25 to RP-44)."""

from collections import Counter
from math import factorial
from random import Random

import pytest
from msgspec.structs import replace

from kozyr.cards import Card, Suit, cards_of, pack
from kozyr.games import raspisnoy
from kozyr.games.raspisnoy import playouts as doing
from kozyr.games.raspisnoy.compiled import compile_rules, compile_shape, place_of, play_of, prices
from kozyr.games.raspisnoy.moves import is_playing
from kozyr.games.raspisnoy.playouts import alone, mean_points, playouts, random_deals
from kozyr.games.raspisnoy.rules import PRESETS, Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Action, Bid, Name, State
from kozyr.games.raspisnoy.trump import is_drawn
from kozyr.kernel import core, tricks
from kozyr.kernel.streams import Stream
from kozyr.kernel.tricks import NO_SUIT, NOISE, DealLog, Look, Tally
from kozyr.play.choices import Shuffled, draw, every
from kozyr.play.game import DEALER
from tests.kernel.chi import fits
from tests.kernel.deals import deal_in_play, deal_of, rules_drawn
from tests.scale import runs

pytestmark = pytest.mark.skipif(core is None, reason="the core is not built here")

HALL = PRESETS["hall"]


def _some_moves_on(state: State, rng: Random) -> State:
    for _ in range(rng.randrange(8)):
        after, _ = raspisnoy.apply(state, draw(raspisnoy.legal(state), rng))
        if len(after.sheet) > len(state.sheet):
            break
        state = after
    return state


@pytest.mark.parametrize("noise", [NOISE, 0, NOISE // 3])
def test_the_engine_plays_out_as_the_core_does(noise: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random moves, scripted ones and both: the same numbers from the core and without it."""
    for number in runs(150, 5_000):
        rng = Random(f"playouts {number}")
        state = _some_moves_on(deal_in_play(rules_drawn(rng), rng), rng)
        fast = playouts(state, 3, number, noise)
        with monkeypatch.context() as without:
            without.setattr(doing, "core", None)
            without.setattr(doing, "say_missing", lambda: None)
            assert playouts(state, 3, number, noise) == fast


def test_pieces_and_threads_change_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal_in_play(HALL, Random(1))
    alike = [playouts(state, 5_000, 7, threads=threads) for threads in (1, 3)]
    assert alike[0] == alike[1]
    assert {sum(seen) for seen in alike[0]} == {5_000}
    assert playouts(state, 0, 7) == tuple((0,) * (deal_of(state).cards + 1) for _ in range(4))
    assert random_deals(HALL, 20, 5_000, 7, threads=1) == random_deals(HALL, 20, 5_000, 7, threads=3)
    for times in (-1, 2**70):
        with pytest.raises(ValueError, match="nothing is done"):
            playouts(state, times, 7)


def test_random_playouts_of_a_small_deal_are_as_likely_as_they_must_be() -> None:
    """Every play is one of the legal ones with the same chance: against the whole tree."""
    rules = Rules(seats=3, ladder=(2,), specials=(), joker_as_card=False)
    state = next(
        state for seed in range(1000) if deal_of(state := deal_in_play(rules, Random(seed))).hands[0] & Card.S7.bit
    )
    chances = _chances(state, 0)
    counts = Counter(dict(enumerate(playouts(state, 20_000, 1)[0])))
    assert len(chances) > 1
    assert fits(+counts, chances)


def _chances(state: State, seat: int) -> dict[int, float]:
    if state.sheet:
        return {state.sheet[-1].taken[seat]: 1.0}
    found: dict[int, float] = {}
    plays = list(every(raspisnoy.legal(state)))
    for play in plays:
        for took, chance in _chances(raspisnoy.apply(state, play)[0], seat).items():
            found[took] = found.get(took, 0) + chance / len(plays)
    return found


def test_a_seat_by_the_script_makes_its_bid_more_often_than_by_chance() -> None:
    made: Counter[int] = Counter()
    for number in range(300):
        state = deal_in_play(replace(HALL, specials=()), Random(number))
        for noise in (0, NOISE):
            counts = playouts(state, 10, number, noise)
            made[noise] += sum(
                seen[bid] for seen, bid in zip(counts, deal_of(state).bids, strict=True) if bid is not None
            )
    assert made[0] > 1.1 * made[NOISE]


def test_mean_points_are_the_points_of_what_was_taken() -> None:
    """RP-70 to RP-74: an exact bid pays ten a trick, one too few costs ten; both twice where all tricks were bid."""
    state = deal_in_play(replace(HALL, ladder=(2,), specials=()), Random(3))
    state = replace(state, deal=replace(deal_of(state), bids=(2, 0, 1, 2)))
    counts = ((0, 1, 1), (2, 0, 0), (1, 1, 0), (0, 0, 2))
    assert mean_points(state, counts) == (10.0, 5.0, 0.0, 40.0)


# Whole deals


def _replayed(rules: Rules, number: int, log: DealLog) -> State:
    """The engine's deal by a log of the core, every step of it legal."""
    before = tricks.look(compile_rules(rules), log.deal)
    shown = None if log.shown is None else next(card for card in pack(rules.deck) if card.bit == 1 << log.shown)
    state = alone(rules, number, log.dealer)
    while not is_playing(rules, deal_of(state)):
        state, _ = raspisnoy.apply(state, _next(state, log, before, shown))
    deal = deal_of(state)
    assert (deal.hands, place_of(deal.trump), deal.leader) == (before.hands, before.trump, before.leader)
    for move in log.moves:
        assert len(state.sheet) < number
        state, _ = raspisnoy.apply(state, play_of(move, deal_of(state).trump))
    return state


def _next(state: State, log: DealLog, before: Look, shown: Card | None) -> Action:
    deal, rules, seat = deal_of(state), state.rules, raspisnoy.turn(state)
    if seat != DEALER:
        named = None if before.trump == NO_SUIT else tuple(Suit)[before.trump]
        return Name(named) if deal.stock else Bid(log.bids[seat])
    if is_drawn(rules, deal) and deal.trump_card is None:
        return _shuffled(rules, [shown])
    piles = [sorted(cards_of(hand), key=lambda card: card == shown) for hand in before.hands]
    order = [piles[(deal.dealer + 1 + at) % rules.seats][at // rules.seats] for at in range(deal.cards * rules.seats)]
    return _shuffled(rules, [*order, shown])


def _shuffled(rules: Rules, first: list[Card | None]) -> Shuffled:
    """A pack with these cards on top, each once."""
    return Shuffled(tuple(card for card in dict.fromkeys((*first, *pack(rules.deck))) if card))


def _added(logs: list[DealLog], states: list[State]) -> Tally:
    rows = [state.sheet[-1] for state in states]
    return Tally(
        deals=len(logs),
        moves=sum(len(log.moves) for log in logs),
        taken=tuple(map(sum, zip(*(row.taken for row in rows), strict=True))),
        made=tuple(sum(row.bids[seat] == row.taken[seat] for row in rows) for seat in range(len(rows[0].bids))),
        points=tuple(map(sum, zip(*(row.points for row in rows), strict=True))),
    )


def test_the_engine_allows_every_step_of_the_cores_random_deals_and_counts_the_same() -> None:
    for seed in runs(250, 10_000):
        rng = Random(f"whole deals {seed}")
        rules = rules_drawn(rng)
        number = rng.randint(1, len(schedule(rules)))
        packed, shape = compile_rules(rules), compile_shape(rules, number)
        logs = tricks.deal_logs(packed, shape, 4, seed)
        states = [_replayed(rules, number, log) for log in logs]
        assert tricks.random_deals(packed, shape, prices(rules, number), 4, seed) == _added(logs, states)


def test_every_order_of_the_cards_is_dealt_as_often() -> None:
    packed = tricks.pack_rules()
    logs = tricks.deal_logs(packed, tricks.pack_shape([4, 20, 36, 52, 53], seats=3, cards=1), 30_000, 5)
    dealt = Counter((log.dealer, tricks.look(packed, log.deal).hands, log.shown) for log in logs)
    assert len(dealt) == 3 * factorial(5)
    assert fits(dealt, dict.fromkeys(dealt, 1 / len(dealt)))


def test_every_bid_that_the_hook_allows_is_as_likely() -> None:
    """RP-31, RP-32: three bids of 0, 1 or 2, and a dealer who may not make it add up."""
    packed = tricks.pack_rules()
    shape = tricks.pack_shape([card.bit.bit_length() - 1 for card in pack(36)], seats=3, cards=2)
    logs = tricks.deal_logs(packed, shape, 30_000, 6)
    bids = Counter(tuple(log.bids[(log.dealer + 1 + at) % 3] for at in range(3)) for log in logs)
    chances: dict[tuple[int, ...], float] = {}
    for first in range(3):
        for second in range(3):
            last = [bid for bid in range(3) if first + second + bid != 2]
            chances |= {(first, second, bid): 1 / 9 / len(last) for bid in last}
    assert fits(bids, chances)


def test_random_deals_are_played_without_the_core_too(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = random_deals(HALL, 4, 4_000, 1)
    monkeypatch.setattr(doing, "core", None)
    monkeypatch.setattr(doing, "say_missing", lambda: None)
    slow = random_deals(HALL, 4, 200, 1)
    assert (slow.deals, slow.moves, sum(slow.taken)) == (200, 200 * 16, 200 * 4)
    assert sum(slow.made) / 800 == pytest.approx(sum(fast.made) / 16_000, abs=0.06)
    assert sum(slow.points) / 200 == pytest.approx(sum(fast.points) / 4_000, abs=8)


# The random numbers


def test_the_streams_in_python_are_those_of_the_core() -> None:
    """By the deals of a shape that draws one number: the dealer of two, with everything else settled."""
    packed, shape = tricks.pack_rules(), tricks.pack_shape([4, 5], seats=2, cards=1, trump=0, bids=False)
    for seed, stream in ((0, 0), (1, 2), (2**64 - 1, 2**64 - 1)):
        log = tricks.deal_logs(packed, shape, 1, seed, stream)[0]
        assert log.dealer == Stream(seed, stream).below(2)
