"""Random hands of draw, by any house rules, go alike in the engine and in the naive draw: turns, choices, chips."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from kozyr.cards import Card
from kozyr.errors import RulesError
from kozyr.games.draw import hand as hands
from kozyr.games.draw.rules import FIELDS, PRESETS, Rules, rules
from kozyr.games.draw.state import Hand
from kozyr.games.draw.text import parse, show
from kozyr.play.choices import Amount, Cards, Shuffle, Shuffled, every
from kozyr.play.evening import Lot
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, OVER
from tests.house_rules import random_token
from tests.reference.draw import Deal, Draw
from tests.scale import runs

LIVELY = {"ante": ("10", "3"), "small_blind": ("5", "2"), "max_redeals": ("1", "2"), "buyin_max": ("50",)}
"""Amounts at which few stacks are all-in at once."""


def some_rules(rng: Random) -> Rules:
    """A preset with some fields drawn anew."""
    while True:
        names = rng.sample(sorted(FIELDS), rng.randint(0, 12))
        tokens = {name: rng.choice(LIVELY.get(name) or (random_token(FIELDS[name], rng),)) for name in names}
        try:
            return rules(rng.choice(sorted(PRESETS)), tokens)
        except RulesError:
            continue


def of_naive(text: str) -> str:
    """An exchange with its cards in order, so that the two engines need not list them alike."""
    verb, *words = text.split()
    return " ".join([verb, *(sorted(words) if verb == "draw" else words)])


def follow(house: Rules, rng: Random) -> int:
    """A random hand; how many decisions the seats took."""
    seats = rng.randint(2, house.seats)
    stacks = [
        rng.choice((1, house.unit, rng.randint(1, 9 * house.unit), rng.randint(1, 50 * house.unit)))
        for _ in range(seats)
    ]
    button = rng.randrange(seats)
    naive = Deal(structs.asdict(house), button, stacks, [])
    hand, _ = hands.begin(house, Seating(1, button, tuple(stacks)))
    done = list[str]()
    while hands.turn(house, hand) != OVER:
        other = Draw(naive, done)
        assert other.decision is not None, f"over after {done} of {naive}"
        assert hands.turn(house, hand) == other.decision.seat, f"after {done} of {naive}"
        if other.decision.seat == DEALER:
            hand = by_dealer(house, hand, other, naive, rng)
            continue
        may = {of_naive(text) for text in other.decision.may}
        assert {of_naive(show(action)) for action in every(hands.legal(house, hand))} == may, f"after {done} of {naive}"
        text = choose(house, hand, rng)
        hand, _ = hands.apply(house, hand, parse(text))
        done.append(text)
    won = [after - before for after, before in zip(hands.stacks(hand), stacks, strict=True)]
    assert Draw(naive, done).won == won, f"after {done} of {naive}"
    return len(done)


def choose(house: Rules, hand: Hand, rng: Random) -> str:
    """Mostly a check or call, so that hands last; now and then anything."""
    choices = hands.legal(house, hand)
    if isinstance(choices[0], Cards) or rng.random() < 0.45:
        choice = rng.choice(choices)
        if isinstance(choice, Amount):
            return show(structs.replace(choice.make, amount=rng.choice((choice.lo, rng.randint(choice.lo, choice.hi)))))
        return show(rng.choice(list(every((choice,)))))
    return show(next(every(choices[1:2])))


def by_dealer(house: Rules, hand: Hand, other: Draw, naive: Deal, rng: Random) -> Hand:
    assert other.decision is not None
    (*_, last) = choices = hands.legal(house, hand)
    if isinstance(last, Shuffle):
        assert sorted(last.cards) == sorted(other.decision.may)
        cards = rng.sample(last.cards, len(last.cards))
        naive.dealer.append([card.value for card in cards])
        return hands.apply(house, hand, Shuffled(tuple(map(Card, cards))))[0]
    seats: list[Any] = [action.seat for action in every(choices)]
    assert seats == [int(seat) for seat in other.decision.may]
    naive.dealer.append(rng.choice(seats))
    return hands.apply(house, hand, Lot(naive.dealer[-1]))[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", runs(300, 20_000))
def test_random_hands_go_alike_in_both_engines(seed: int) -> None:
    rng = Random(f"draw {seed}")
    follow(some_rules(rng), rng)


@pytest.mark.parametrize("preset", PRESETS)
def test_hands_of_a_preset_go_alike_in_both_engines(preset: str) -> None:
    assert sum(follow(PRESETS[preset], Random(f"{preset} {seed}")) for seed in runs(20, 300)) > 10
