"""How fast hands of hold'em are played, here and by PokerKit in the same run.

    python -m bench.poker [--hands 2000] [--json]

Six seats with stacks of 200, blinds 1 and 2, no limit; each player folds, calls (or checks) or makes the least raise,
all three as likely. Time is that of the processor. PokerKit does by itself all that it can.
"""

import argparse
import json
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins
from pokerkit import Automation, NoLimitShortDeckHoldem, NoLimitTexasHoldem

from kozyr.games.shortdeck import hand as hands
from kozyr.games.shortdeck.rules import PRESETS, Rules
from kozyr.play.betting import CHECK
from kozyr.play.choices import Amount, Shuffled
from kozyr.play.forced import Seating
from kozyr.play.game import OVER

SEED, SEATS, STACK = 1, 6, 200
PEERS = {"straight-over-trips": NoLimitShortDeckHoldem, "texas": NoLimitTexasHoldem}


class Speed(Struct, frozen=True):
    """Hands a second here and in PokerKit, and how many times as many."""

    ours: float
    pokerkit: float
    times: float


def ours(rules: Rules, rng: Random) -> None:
    """One hand here."""
    hand, _ = hands.begin(rules, Seating(1, SEATS - 1, (STACK,) * SEATS))
    hand, _ = hands.apply(rules, hand, Shuffled(tuple(rng.sample(rules.cards, len(rules.cards)))))
    while hands.turn(rules, hand) != OVER:
        legal = hands.legal(rules, hand)
        choice = rng.choice(legal[1:] if CHECK in legal else legal)  # PokerKit folds only to a bet
        action = choice.make.__class__(choice.lo) if isinstance(choice, Amount) else choice.action  # type: ignore[union-attr]
        hand, _ = hands.apply(rules, hand, action)


def pokerkit(game: Any, rng: Random) -> None:
    """One hand there."""
    state = game.create_state(tuple(Automation), True, 0, (1, 2), 2, STACK, SEATS)
    while state.status:
        may = [state.check_or_call]
        if state.can_fold():
            may.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            may.append(state.complete_bet_or_raise_to)
        rng.choice(may)()


def rate(play: Callable[[Random], None], many: int, repeats: int = 5) -> float:
    """Hands a second: the median of some runs."""
    rates = []
    for _ in range(repeats):
        rng, began = Random(SEED), process_time()
        for _ in range(many):
            play(rng)
        rates.append(many / (process_time() - began))
    return median(rates)


def measure(many: int = 2000) -> dict[str, Speed]:
    """The speeds by preset."""
    found = {}
    for preset, game in PEERS.items():
        here = rate(lambda rng, rules=PRESETS[preset]: ours(rules, rng), many)  # type: ignore[misc]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            there = rate(lambda rng, game=game: pokerkit(game, rng), max(50, many // 20))  # type: ignore[misc]
        found[preset] = Speed(here, there, here / there)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Hands of hold'em a second, beside PokerKit.")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measure(wish.hands)
    if wish.json:
        print(json.dumps(to_builtins(found)))
        return
    for preset, speed in found.items():
        print(f"{preset}: {speed.ours:,.0f} hands/s here, {speed.pokerkit:,.0f} in PokerKit: {speed.times:.1f} times")


if __name__ == "__main__":
    main()
