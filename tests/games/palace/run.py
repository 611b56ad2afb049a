"""Random hands of Palace Poker, short stacks among them: every one ends, and no chip is made or lost.

`python -m tests.games.palace.run --hands 100000 --processes 2` plays so many and prints the figures, the longest hand
among them; `make test` plays a few, `make prove` 100,000.
"""

import argparse
import sys
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import Any

from msgspec import Struct

from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Buy, Hand
from kozyr.play.betting import FOLD, Fold
from kozyr.play.choices import One, Shuffled, draw
from kozyr.play.forced import Seating
from kozyr.play.game import OVER

CHUNK = 500
MOST = 50_000
"""No hand has more actions; every circle of turns costs chips or ends it (PP-A9, PP-A10)."""


class Report(Struct):
    """What some hands gave: counts by name, and the most actions that one of them had, with its number."""

    counted: Counter[str]
    longest: int = 0
    number: int = -1


def random_rules(rng: Random) -> Rules:
    """Any table."""
    small = rng.choice((1, 2, 5, 10, 25))
    return Rules(
        seats=rng.randint(2, 10),
        structure=rng.choice(("limit", "no_limit")),
        small_bet=small,
        big_bet=small * rng.choice((1, 2, 2, 4)),
        ante=rng.choice(("half", small, 3 * small)),
        max_soldiers=rng.choice((5, 5, 5, 1, 3)),
        raise_cap=rng.choice(("3", "none")),
        discard_cost=rng.choice(("free", "small_bet")),
        reveal_battle=rng.choice(("fighters", "table")),
    )


def random_seating(rules: Rules, rng: Random) -> Seating:
    """Seats with nothing, with a few chips, or with up to a hundred small bets; two at least are dealt in."""
    small = rules.small_bet
    kinds = (0, 1, small, rng.randint(1, 4 * small), rng.randint(1, 30 * small), 100 * small)
    stacks = [rng.choice(kinds) for _ in range(rules.seats)]
    if sum(map(bool, stacks)) < 2:
        stacks[:2] = [100 * small, 5 * small]
    button = rng.choice([seat for seat, stack in enumerate(stacks) if stack])
    return Seating(1, button, tuple(stacks))


def chips(hand: Hand) -> int:
    """All chips of a hand."""
    fought = sum(hand.battle.paid) if hand.battle else 0
    return sum(hand.stacks) + sum(pot.amount for pot in hand.pots) + fought


def cards(hand: Hand) -> list[Any]:
    """All cards of a hand that has been dealt."""
    held = [card for cards in (*hand.palaces, *hand.soldiers) for card in cards]
    return [*held, *filter(None, hand.banners), *hand.pile, *hand.discards]


def act(rules: Rules, hand: Hand, mood: str, rng: Random) -> Any:
    """A legal action: any at all, or by the hand's mood few folds, many cards, or a pack that lies suit by suit."""
    choices = course.legal(rules, hand)
    action = draw(choices, rng)
    if mood != "any" and isinstance(action, Fold) and rng.random() < 0.95:
        action = draw(tuple(choice for choice in choices if choice != FOLD), rng)
    if mood == "cards" and One(Buy()) in choices and rng.random() < 0.8:
        action = Buy()
    if mood == "suits" and isinstance(action, Shuffled) and hand.stage == "banners":
        return Shuffled(tuple(sorted(action.cards, key=lambda card: str(card.suit))))
    return action


def play(number: int) -> tuple[Counter[str], int]:
    """The hand with this number: what happened in it, and how many actions it had."""
    rng = Random(f"palace {number}")
    rules = random_rules(rng)
    seating = random_seating(rules, rng)
    hand, _ = course.begin(rules, seating)
    mood = rng.choice(("any", "lasting", "cards", "suits"))
    whole, counted, actions = sum(seating.stacks), Counter[str](), 0
    while course.turn(rules, hand) != OVER:
        hand, events = course.apply(rules, hand, act(rules, hand, mood, rng))
        counted.update(type(event).__name__ for event in events)
        actions += 1
        assert actions <= MOST, f"hand {number} does not end"
        assert chips(hand) == whole, f"hand {number} makes or loses chips"
        assert min(hand.stacks) >= 0, f"hand {number} has a stack below 0"
        if hand.palaces[hand.seats[0]] or hand.pile:
            assert len(set(cards(hand))) == len(cards(hand)) == 52, f"hand {number} loses cards"
    counted[f"ended by {hand.how}"] += 1
    counted[f"layers: {min(len(hand.won), 4)}"] += 1
    return counted, actions


def some(hands: range) -> Report:
    """The hands with these numbers."""
    report = Report(Counter())
    for number in hands:
        counted, actions = play(number)
        report.counted += counted
        report.counted["hands"] += 1
        report.counted["actions"] += actions
        if actions > report.longest:
            report.longest, report.number = actions, number
    return report


def run(hands: int, processes: int) -> Report:
    """The hands with the numbers from 0, in batches."""
    batches = [range(first, min(first + CHUNK, hands)) for first in range(0, hands, CHUNK)]
    if processes == 1:
        return joined(list(map(some, batches)))
    with Pool(processes) as pool:
        return joined(pool.map(some, batches, chunksize=1))


def joined(reports: list[Report]) -> Report:
    """All of them together."""
    total = Report(Counter())
    for report in reports:
        total.counted += report.counted
        if report.longest > total.longest:
            total.longest, total.number = report.longest, report.number
    return total


def main(words: list[str] | None = None) -> int:
    """Prints the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.palace.run", description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(words)
    report = run(options.hands, options.processes)
    print(f"{report.counted['hands']:,} hands, {report.counted['actions']:,} actions, all ended, no chip lost")
    print(f"the longest is hand {report.number} with {report.longest:,} actions")
    for name, count in sorted(report.counted.items()):
        print(f"  {count:9,}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
