"""A deal played out many times from where it stands, and whole deals at random; and what each seat got.

The core does it, with every card known as in the state; without the core the engine does it, far slower. Playouts then
take the same random numbers and have the same results; whole deals are others by the same seed.
"""

from random import Random

from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, compile_shape, points, prices
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.moves import apply, is_playing, legal
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.script import scripted_play, wanted
from kozyr.games.raspisnoy.state import Deal, Play, Row, State
from kozyr.kernel import core, say_missing, tricks
from kozyr.kernel.streams import Stream
from kozyr.kernel.tricks import NOISE, Counts, Tally
from kozyr.play.choices import draw, every


def playouts(state: State, times: int, seed: int, noise: int = NOISE, threads: int = 1) -> Counts:
    """For each seat how often it took 0, 1, ... tricks when the deal in play was played out so many times: with the
    noise NOISE at random, with 0 by the script, and between them by both."""
    deal = _in_play(state)
    if core is None:
        say_missing()
        return _slow_playouts(state, times, seed, noise)
    packed, core_deal = compile_rules(state.rules), compile_deal(state.rules, deal)
    if noise == NOISE:
        return tricks.playouts(packed, core_deal, times, seed, threads=threads)
    return tricks.playouts(packed, core_deal, times, seed, wanted(deal), noise, threads)


def _in_play(state: State) -> Deal:
    if state.deal is None or not state.deal.dealt or state.deal.stock:
        raise ValueError("no deal is in play")
    return state.deal


def mean_points(state: State, counts: Counts) -> tuple[float, ...]:
    """The points that each seat gets on average; premiums are not in them."""
    return tuple(
        sum(each * often for each, often in zip(paid, seen, strict=True)) / max(1, sum(seen))
        for paid, seen in zip(points(state.rules, _in_play(state)), counts, strict=True)
    )


def _slow_playouts(state: State, times: int, seed: int, noise: int) -> Counts:
    deal = _in_play(state)
    counts = [[0] * (deal.cards + 1) for _ in deal.hands]
    for stream, count in tricks.pieces_of(times):
        rng = Stream(seed, stream)
        for _ in range(count):
            for seat, took in enumerate(_played_out(state, noise, rng)):
                counts[seat][took] += 1
    return tuple(map(tuple, counts))


def _played_out(state: State, noise: int, rng: Stream) -> tuple[int, ...]:
    rows = len(state.sheet)
    while len(state.sheet) == rows:
        state, _ = apply(state, _play(state, noise, rng))
    return state.sheet[rows].taken


def _play(state: State, noise: int, rng: Stream) -> Play:
    if noise == NOISE or (noise and rng.below(NOISE) < noise):
        plays: list[Play] = list(every(legal(state)))
        return plays[rng.below(len(plays))]
    deal = _in_play(state)
    return scripted_play(state.rules, deal, wanted(deal))


# Whole deals at random


def random_deals(rules: Rules, number: int, times: int, seed: int, threads: int = 1) -> Tally:
    """Deal `number` of the schedule so many times, with any dealer, dealt, bid and played at random."""
    if core is None:
        say_missing()
        return _slow_deals(rules, number, times, Random(seed))
    shape, paid = compile_shape(rules, number), prices(rules, number)
    return tricks.random_deals(compile_rules(rules), shape, paid, times, seed, threads)


def alone(rules: Rules, number: int, dealer: int) -> State:
    """Deal `number` of the schedule before the cards, as if the deals before it had brought nothing."""
    nothing = (0,) * rules.seats
    rows = [
        Row(n, "plain", 1, 0, None, None, (None,) * rules.seats, nothing, nothing, nothing) for n in range(1, number)
    ]
    return State(rules, (), undealt(rules, number, dealer), tuple(rows))


def dealt_at_random(rules: Rules, number: int, rng: Random) -> State:
    """The same, dealt and bid at random, before the first lead."""
    state = alone(rules, number, rng.randrange(rules.seats))
    while state.deal and not is_playing(rules, state.deal):
        state, _ = apply(state, draw(legal(state), rng))
    return state


def _slow_deals(rules: Rules, number: int, times: int, rng: Random) -> Tally:
    rows = [_random_row(rules, number, rng) for _ in range(times)]
    taken = [sum(row.taken[seat] for row in rows) for seat in range(rules.seats)]
    made = [sum(row.taken[seat] == row.bids[seat] for row in rows) for seat in range(rules.seats)]
    paid = [sum(row.points[seat] for row in rows) for seat in range(rules.seats)]
    moves = rules.seats * sum(row.cards for row in rows)
    return Tally(times, moves, tuple(taken), tuple(made), tuple(paid))


def _random_row(rules: Rules, number: int, rng: Random) -> Row:
    state = dealt_at_random(rules, number, rng)
    while len(state.sheet) < number:
        state, _ = apply(state, draw(legal(state), rng))
    return state.sheet[-1]
