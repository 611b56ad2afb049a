"""Random hands of Palace Poker, by any house rules, go alike in the engine and in the naive one.

Turns, what may be done, what it costs, the layers of the pot, and the chips at the end.
"""

from random import Random

import pytest
from msgspec import structs

from kozyr.cards import show_cards
from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Hand
from kozyr.games.palace.text import parse, show
from kozyr.play.choices import Amount, One, Shuffle, Shuffled, draw
from kozyr.play.game import DEALER, OVER
from tests.games.palace.run import act, random_rules, random_seating
from tests.reference.palace import Palace, sizes
from tests.scale import PROVE, runs

STEP = 500 if PROVE else 25
"""Hands of one test."""
GUESSES = 40
"""So many are tried before each decision."""


def guesses(rules: Rules, hand: Hand, rng: Random) -> list[str]:
    """What somebody might try to do, rightly or wrongly."""
    seats, small = range(len(hand.live)), rules.small_bet
    amounts = {0, 1, small, 2 * small, 3 * small, rules.big_bet, rng.randint(1, 40 * small)}
    for choice in course.legal(rules, hand):
        if isinstance(choice, Amount):
            amounts |= {choice.lo - 1, choice.lo, choice.hi, choice.hi + 1}
        elif isinstance(choice, One):
            amounts.add(getattr(choice.action, "amount", 0))
    tried = ["buy", "stay", "fold", "call", "keep none"]
    tried += [f"raise {amount}" for amount in amounts]
    tried += [f"attack {seat} {amount}" for seat in seats for amount in amounts]
    for soldiers in hand.soldiers:
        some = show_cards(rng.sample(soldiers, rng.randint(0, len(soldiers))))
        tried += [f"keep {some}", f"discard {some}"] if some else []
    return tried


def check_choices(rules: Rules, hand: Hand, naive: Palace, rng: Random, log: list[str]) -> int:
    """Both allow the same; how many guesses were right."""
    right = 0
    tried = guesses(rules, hand, rng)
    certain = [show(draw((choice,), rng)) for choice in course.legal(rules, hand)]
    for text in [*certain, *rng.sample(tried, min(GUESSES, len(tried)))]:
        allowed = course.refusal(rules, hand, parse(text)) is None
        assert naive.allows(text) == allowed, f"{text} after {log}"
        right += allowed
    return right


def follow(number: int) -> int:
    """A random hand in both; how many actions it had."""
    rng = Random(f"palace beside {number}")
    rules = random_rules(rng)
    seating = random_seating(rules, rng)
    hand, _ = course.begin(rules, seating)
    naive = Palace(structs.asdict(rules), seating.button, list(seating.stacks))
    mood, log = rng.choice(("any", "lasting", "cards", "suits")), list[str]()
    while (turn := course.turn(rules, hand)) != OVER:
        assert naive.who() == turn, f"after {log}"
        if turn == DEALER:
            (choice,) = course.legal(rules, hand)
            assert isinstance(choice, Shuffle)
            assert naive.to_shuffle() == set(choice.cards)
        else:
            assert check_choices(rules, hand, naive, rng, log), f"nothing may be done after {log}"
        action = act(rules, hand, mood, rng)
        hand, _ = course.apply(rules, hand, action)
        naive.do(show(action))
        log.append("shuffle" if isinstance(action, Shuffled) else show(action))
        if hand.stage not in ("battle", "over"):
            assert sizes(naive) == [(pot.amount, *sorted(pot.seats)) for pot in hand.pots], f"after {log}"
            assert naive.stacks() == list(hand.stacks), f"after {log}"
    assert naive.who() == OVER, f"after {log}"
    assert naive.stacks() == list(hand.stacks), f"after {log}"
    return len(log)


@pytest.mark.parametrize("start", [STEP * batch for batch in runs(4, 40)])
def test_a_hand_of_palace_goes_as_in_the_naive_one(start: int) -> None:
    assert sum(follow(number) for number in range(start, start + STEP)) > 10 * STEP
