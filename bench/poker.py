"""How fast hands of poker are played, by the engine, by the core and by PokerKit in the same run.

    python -m bench.poker [--hands 2000] [--json]

Six seats with stacks of 200, blinds 1 and 2, no limit. Each player folds, calls (or checks) or makes the least raise,
all as likely; in draw he puts each card away with a chance of 0.4. Both sides shuffle, deal, tell what is allowed, act
and pay; PokerKit does by itself all that it can. It also checks each action; a hand here trusts one that it offered
itself, and is timed a second time with the check. The core plays the same hand move by move, each asked for by Python
and checked in C; and whole runs of such hands in one thread, where all sets of cards to put away are as likely.

Time is that of the processor; runs here and there take turns, and the medians count.
"""

import argparse
import json
import random
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins
from pokerkit import Automation, NoLimitShortDeckHoldem, NoLimitTexasHoldem

from kozyr.games.draw import compiled as draw_compiled
from kozyr.games.draw import hand as draw
from kozyr.games.draw.rules import rules as draw_rules
from kozyr.games.draw.state import Draw
from kozyr.games.shortdeck import compiled as shortdeck_compiled
from kozyr.games.shortdeck import hand as shortdeck
from kozyr.games.shortdeck.rules import rules as shortdeck_rules
from kozyr.kernel import core, poker
from kozyr.kernel.poker import Act, HandRules, Run, Wait
from kozyr.play.betting import CHECK
from kozyr.play.choices import Amount, Cards, One, Shuffled
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, OVER
from tests.peers.draw import EXCHANGED, FiveCardDraw

SEED, SEATS, STACK, REPEATS = 1, 6, 200, 9
GAMES: dict[str, tuple[Any, Any, Any]] = {
    "short deck": (shortdeck, shortdeck_rules("straight-over-trips"), NoLimitShortDeckHoldem),
    "hold'em": (shortdeck, shortdeck_rules("texas"), NoLimitTexasHoldem),
    "five-card draw": (draw, draw_rules("home", {"forced": "blinds", "small_blind": "1"}), FiveCardDraw),
}
"""For each game our hand, the rules, and PokerKit's game."""
COMPILED: dict[Any, Any] = {draw: draw_compiled, shortdeck: shortdeck_compiled}
LONGER = 50
"""So many times as many hands in a run of the core alone."""


class Speed(Struct, frozen=True):
    """Hands a second by the engine, by it with each action checked before it is taken, by PokerKit, by the core move by
    move and in whole runs (0 where it was not built); and how many times as many as PokerKit."""

    ours: float
    checked: float
    pokerkit: float
    stepped: float
    core: float
    times: float
    times_checked: float
    times_stepped: float
    times_core: float


def ours(hands: Any, rules: Any, rng: Random, check: bool = False) -> int:
    """One hand here; how many decisions there were."""
    hand, _ = hands.begin(rules, Seating(1, SEATS - 1, (STACK,) * SEATS))
    decisions = 0
    while (turn := hands.turn(rules, hand)) != OVER:
        legal = hands.legal(rules, hand)
        may = legal[1:] if CHECK in legal else legal  # PokerKit folds only to a bet
        action = _action(may[0] if len(may) == 1 else rng.choice(may), rng)
        if check:
            assert hands.refusal(rules, hand, action) is None
        hand, _ = hands.apply(rules, hand, action)
        decisions += turn != DEALER
    return decisions


def _action(choice: Any, rng: Random) -> Any:
    kind = type(choice)
    if kind is One:
        return choice.action
    if kind is Amount:
        return type(choice.make)(choice.lo)
    if kind is Cards:
        return Draw(tuple([card for card in choice.of if rng.random() < EXCHANGED]))
    order = list(choice.cards)
    rng.shuffle(order)  # as PokerKit does
    return Shuffled(tuple(order))


def stepped(packed: HandRules, rng: Random) -> int:
    """One hand in the core, asked for move by move; how many decisions there were."""
    hand, decisions = poker.begin(packed, (STACK,) * SEATS, SEATS - 1), 0
    while (waits := hand.waits()) != Wait.OVER:
        decisions += hand.turn() >= 0
        if waits == Wait.BET:
            stay, ranges = hand.bets()
            may = [(stay, 0)] if stay == Act.CHECK else [(Act.FOLD, 0), (stay, 0)]
            if ranges:
                may.append((Act.RAISE, ranges[0][0]))
            hand.bet(*rng.choice(may))
        elif waits == Wait.EXCHANGE:
            held = _places(hand.exchanges()[0][0])
            hand.exchange(sum(1 << place for place in held if rng.random() < EXCHANGED))
        else:
            deck = _places(hand.deck())
            rng.shuffle(deck)
            hand.shuffle(bytes(deck))
    return decisions


def _places(cards: int) -> list[int]:
    return [place for place in range(cards.bit_length()) if cards >> place & 1]


def whole(packed: HandRules, hands: int, seed: int) -> None:
    """A run of hands in the core, in one thread."""
    poker.play(Run(packed, (STACK,) * SEATS, hands, seed, free_folds=False, least=True))


def pokerkit(game: Any, rng: Random) -> int:
    """One hand there; how many decisions there were."""
    state = game.create_state(tuple(Automation), True, 0, (1, 2), 2, STACK, SEATS)
    decisions = 0
    while state.status:
        decisions += 1
        if state.can_stand_pat_or_discard():
            held = state.hole_cards[state.stand_patter_or_discarder_index]
            state.stand_pat_or_discard([card for card in held if rng.random() < EXCHANGED])
            continue
        may = [state.check_or_call]
        if state.can_fold():
            may.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            may.append(state.complete_bet_or_raise_to)
        rng.choice(may)()
    return decisions


def measure(many: int = 2000) -> dict[str, Speed]:
    """The speeds by game: medians of some runs of so many hands here, each beside one of a tenth there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {name: _measured(*game, many) for name, game in GAMES.items()}


def _measured(hands: Any, rules: Any, peer: Any, many: int) -> Speed:
    runs, packed = [], COMPILED[hands].compile_rules(rules) if core else None
    for seed in range(SEED, SEED + REPEATS):
        here = _rate(lambda rng: ours(hands, rules, rng), many, seed)
        there = _rate(lambda rng: pokerkit(peer, rng), max(50, many // 10), seed)
        checked = _rate(lambda rng: ours(hands, rules, rng, check=True), many, seed)
        fast = _of_core(packed, many, seed) if packed else (0.0, 0.0)
        all_of_us = (here, checked, *fast)
        runs.append((here, checked, there, *fast, *[speed / there for speed in all_of_us]))
    return Speed(*map(median, zip(*runs, strict=True)))


def _of_core(packed: HandRules, many: int, seed: int) -> tuple[float, float]:
    """The speeds of the core, move by move and in a whole run."""
    step_by_step = _rate(lambda rng: stepped(packed, rng), many, seed)
    began = process_time()
    whole(packed, LONGER * many, seed)
    return step_by_step, LONGER * many / (process_time() - began)


def _rate(play: Callable[[Random], object], many: int, seed: int) -> float:
    """Hands a second. PokerKit shuffles with the generator that all share, which is sown too."""
    random.seed(seed)
    rng, began = Random(seed), process_time()
    for _ in range(many):
        play(rng)
    return many / (process_time() - began)


def rows(found: dict[str, Speed]) -> list[str]:
    """The rows of the table in docs/performance.md."""
    return [
        f"| {name} | {one.pokerkit:,.0f} | {one.ours:,.0f} | {one.times:.1f} | {one.checked:,.0f} "
        f"| {one.times_checked:.1f} | {one.stepped:,.0f} | {one.times_stepped:.0f} | {one.core:,.0f} "
        f"| {one.times_core:,.0f} |"
        for name, one in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Hands of poker a second, beside PokerKit.")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measure(wish.hands)
    if wish.json:
        print(json.dumps(to_builtins(found)))
        return
    for name, speed in found.items():
        print(f"{name}: {speed.ours:,.0f} hands/s here, {speed.pokerkit:,.0f} in PokerKit: {speed.times:.1f} times")
        print(f"  with each action checked here too {speed.checked:,.0f}: {speed.times_checked:.1f} times")
        print(f"  in the core, move by move {speed.stepped:,.0f}: {speed.times_stepped:.0f} times")
        print(f"  in the core, in whole runs {speed.core:,.0f}: {speed.times_core:,.0f} times")


if __name__ == "__main__":
    main()
