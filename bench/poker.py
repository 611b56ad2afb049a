"""How fast hands of poker are played, here and by PokerKit in the same run.

    python -m bench.poker [--hands 2000] [--json]

Six seats with stacks of 200, blinds 1 and 2, no limit. Each player folds, calls (or checks) or makes the least raise,
all as likely; in draw he puts each card away with a chance of 0.4. Time is that of the processor. PokerKit does by
itself all that it can.
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

from kozyr.games.draw import hand as draw
from kozyr.games.draw.rules import rules as draw_rules
from kozyr.games.draw.state import Draw
from kozyr.games.shortdeck import hand as shortdeck
from kozyr.games.shortdeck.rules import rules as shortdeck_rules
from kozyr.play.betting import CHECK
from kozyr.play.choices import Amount, Cards, Shuffle, Shuffled
from kozyr.play.forced import Seating
from kozyr.play.game import OVER
from tests.peers.draw import EXCHANGED, FiveCardDraw

SEED, SEATS, STACK = 1, 6, 200
GAMES: dict[str, tuple[Any, Any, Any]] = {
    "short deck": (shortdeck, shortdeck_rules("straight-over-trips"), NoLimitShortDeckHoldem),
    "hold'em": (shortdeck, shortdeck_rules("texas"), NoLimitTexasHoldem),
    "five-card draw": (draw, draw_rules("home", {"forced": "blinds", "small_blind": "1"}), FiveCardDraw),
}
"""For each game our hand, the rules, and PokerKit's game."""


class Speed(Struct, frozen=True):
    """Hands a second here and in PokerKit, and how many times as many."""

    ours: float
    pokerkit: float
    times: float


def ours(hands: Any, rules: Any, cards: tuple[Any, ...], rng: Random) -> None:
    """One hand here."""
    hand, _ = hands.begin(rules, Seating(1, SEATS - 1, (STACK,) * SEATS))
    hand, _ = hands.apply(rules, hand, Shuffled(tuple(rng.sample(cards, len(cards)))))
    while hands.turn(rules, hand) != OVER:
        legal = hands.legal(rules, hand)
        choice = rng.choice(legal[1:] if CHECK in legal else legal)  # PokerKit folds only to a bet
        hand, _ = hands.apply(rules, hand, _action(choice, rng))


def _action(choice: Any, rng: Random) -> Any:
    match choice:
        case Amount(make=make, lo=lo):
            return type(make)(lo)
        case Cards(of=of):
            return Draw(tuple([card for card in of if rng.random() < EXCHANGED]))
        case Shuffle(cards=cards):
            return Shuffled(tuple(rng.sample(cards, len(cards))))
        case _:
            return choice.action


def pokerkit(game: Any, rng: Random) -> None:
    """One hand there."""
    state = game.create_state(tuple(Automation), True, 0, (1, 2), 2, STACK, SEATS)
    while state.status:
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
    """The speeds by game."""
    return {name: _measured(*game, many) for name, game in GAMES.items()}


def _measured(hands: Any, rules: Any, peer: Any, many: int) -> Speed:
    cards = rules.cards
    here = rate(lambda rng: ours(hands, rules, cards, rng), many)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        there = rate(lambda rng: pokerkit(peer, rng), max(50, many // 20))
    return Speed(here, there, here / there)


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


if __name__ == "__main__":
    main()
