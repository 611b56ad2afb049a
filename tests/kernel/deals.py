"""Random deals under random house rules, played move by move by the engine and by the core side by side.

    python -m tests.kernel.deals --deals 200000 --processes 2

Each deal is one of a schedule drawn by tests/house_rules.py; exit status 1 and the first difference if there is one.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool
from random import Random
from time import perf_counter

from kozyr.errors import RulesError
from kozyr.games import raspisnoy
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, move_of, place_of, play_of, points
from kozyr.games.raspisnoy.playouts import dealt_at_random
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Deal, State
from kozyr.kernel import tricks
from kozyr.kernel.tricks import PackedDeal, PackedRules
from kozyr.play.choices import every
from tests.house_rules import random_rules

Compile = Callable[[Rules], PackedRules]
CHUNK = 250


def rules_drawn(rng: Random) -> Rules:
    """House rules at which a table can play."""
    while isinstance(rules := random_rules(rng), RulesError):
        pass
    return rules


def deal_in_play(rules: Rules, rng: Random) -> State:
    """Any deal of the schedule, dealt and bid at random, before its first lead."""
    return dealt_at_random(rules, rng.randint(1, len(schedule(rules))), rng)


def deal_of(state: State) -> Deal:
    """The deal in progress."""
    assert state.deal is not None
    return state.deal


def compare(number: int, compiled: Compile = compile_rules) -> Counter[str]:
    """Play deal `number` on both sides and count; AssertionError or ValueError where they differ."""
    rng = Random(f"tricks {number}")
    rules = rules_drawn(rng)
    state, packed = deal_in_play(rules, rng), compiled(rules)
    deal, core = deal_of(state), compile_deal(rules, deal_of(state))
    table = points(rules, deal)
    counted = Counter({"deals": 1, "jokers": len(rules.jokers)})
    while len(state.sheet) < deal.number:
        state, core = _move(state, packed, core, rng)
        counted["moves"] += 1
    row, seen = state.sheet[-1], tricks.look(packed, core)
    assert seen.turn == -1, "the deal is over on both sides"
    assert not tricks.moves(packed, core)
    assert seen.taken == row.taken
    assert tuple(table[seat][took] for seat, took in enumerate(seen.taken)) == row.points
    return counted


def _move(state: State, packed: PackedRules, core: PackedDeal, rng: Random) -> tuple[State, PackedDeal]:
    deal = deal_of(state)
    plays = list(every(raspisnoy.legal(state)))
    moves = tricks.moves(packed, core)
    assert moves == [move_of(play, deal.trump) for play in plays], "the same legal moves in the same order"
    chosen = rng.randrange(len(plays))
    assert play_of(moves[chosen], deal.trump) == plays[chosen]
    after, _ = raspisnoy.apply(state, plays[chosen])
    core = tricks.play(packed, core, [moves[chosen]])
    if len(after.sheet) == len(state.sheet):
        _look_alike(after, packed, core)
    return after, core


def _look_alike(state: State, packed: PackedRules, core: PackedDeal) -> None:
    """Hands, tricks, turn and trump agree; a deal compiled in the middle of a trick is the one that came there."""
    deal, seen = deal_of(state), tricks.look(packed, core)
    assert (seen.hands, seen.taken, seen.leader) == (deal.hands, deal.taken, deal.leader)
    assert (seen.turn, seen.laid, seen.trump) == (raspisnoy.turn(state), len(deal.plays), place_of(deal.trump))
    if packed == compile_rules(state.rules):
        assert core == compile_deal(state.rules, deal)


def compare_many(numbers: range) -> Counter[str]:
    """The deals with these numbers."""
    counted = Counter[str]()
    for number in numbers:
        try:
            counted += compare(number)
        except Exception as error:
            error.add_note(f"deal {number}")
            raise
    return counted


def main(deals: int, processes: int) -> None:
    """Compare so many deals and print what was compared; AssertionError at the first difference."""
    began, counted = perf_counter(), Counter[str]()
    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    with Pool(processes) as pool:
        for found in pool.imap_unordered(compare_many, chunks):
            counted += found
    lasted = perf_counter() - began
    print(f"{counted['deals']:,} deals, {counted['moves']:,} moves compared in {lasted:.0f} s: no difference")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    main(asked.deals, asked.processes)
