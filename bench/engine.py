"""How fast the Python engine plays: whole matches of random players, one process, four seats, hall rules.

    python -m bench.engine [--matches 20] [--repeats 7] [--json]

Time is that of the processor, so that a busy machine tells the same. `plain` asks the engine for the legal choices,
draws one and applies it; `with views` also builds the view of the seat that decides, as bots and the room need it.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct, to_builtins

from kozyr import games
from kozyr.play.choices import draw
from kozyr.play.game import DEALER, OVER

GAME = games.load("raspisnoy")
RULES = GAME.rules("hall", {})
SEED = 1


class Speed(Struct, frozen=True):
    """Medians over the repeats, and the slowest and fastest of them in decisions a second."""

    decisions: float
    matches: float
    slowest: float
    fastest: float


def plain(rng: Random) -> int:
    """Plays one match; the number of decisions of the seats (the dealer's shuffles are not counted)."""
    state, decisions = GAME.start(RULES), 0
    while (seat := GAME.turn(state)) != OVER:
        state, _ = GAME.apply(state, draw(GAME.legal(state), rng))
        decisions += seat != DEALER
    return decisions


def with_views(rng: Random) -> int:
    """The same, every decision made from the view of its seat."""
    state, decisions = GAME.start(RULES), 0
    while (seat := GAME.turn(state)) != OVER:
        choices = GAME.legal(state) if seat == DEALER else GAME.view(state, seat).legal
        state, _ = GAME.apply(state, draw(choices, rng))
        decisions += seat != DEALER
    return decisions


def speed(play: Callable[[Random], int], matches: int, repeats: int) -> Speed:
    """The speed of a way to play: a match to warm up, then `repeats` times the same `matches`."""
    play(Random(SEED))
    runs = [_run(play, matches) for _ in range(repeats)]
    rates = [decisions / seconds for decisions, seconds in runs]
    return Speed(median(rates), median(matches / seconds for _, seconds in runs), min(rates), max(rates))


def _run(play: Callable[[Random], int], matches: int) -> tuple[int, float]:
    rng, began = Random(SEED), process_time()
    decisions = sum(play(rng) for _ in range(matches))
    return decisions, process_time() - began


def measure(matches: int = 20, repeats: int = 7) -> dict[str, Speed]:
    """The speeds by name."""
    return {"plain": speed(plain, matches, repeats), "with views": speed(with_views, matches, repeats)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the Python engine with random players.")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measure(wish.matches, wish.repeats)
    if wish.json:
        print(json.dumps(to_builtins(found)))
        return
    for name, one in found.items():
        span = f"{one.slowest:,.0f} to {one.fastest:,.0f}"
        print(f"{name}: {one.decisions:,.0f} decisions a second ({span}), {one.matches:.1f} matches a second")


if __name__ == "__main__":
    main()
