"""A poker hand without cards, for the shared parts alone: forced bets, some rounds, and a showdown of drawn values."""

from random import Random

from msgspec import Struct

from kozyr.play import betting, pots
from kozyr.play.betting import NoLimit, PotLimit, Round, Sizes, Spread, Steps
from kozyr.play.choices import draw
from kozyr.play.forced import Forced, Seating, post


class Played(Struct):
    """A hand that was played: what each seat began with, put in for good and got, and who was still in."""

    began: tuple[int, ...]
    paid: list[int]
    got: tuple[int, ...]
    live: tuple[bool, ...]
    values: dict[int, int]
    rounds: list[Round]


def random_sizes(rng: Random, unit: int) -> Sizes:
    """Any structure with a least bet of `unit`."""
    kinds: list[Sizes] = [
        Steps((unit,)),
        Steps((unit, 2 * unit)),
        Spread(unit, rng.randint(unit, 5 * unit)),
        PotLimit(unit),
        PotLimit(unit, literal=True),
        NoLimit(unit),
    ]
    return rng.choice(kinds)


def random_forced(rng: Random, unit: int) -> Forced:
    """Antes, blinds, both, or antes with a button blind."""
    small, ante = max(1, unit // 2), rng.randint(1, unit)
    kinds = [Forced(ante=unit), Forced(small=small, big=unit), Forced(ante, small, unit), Forced(unit, button=unit)]
    return rng.choice(kinds)


def play(rng: Random) -> Played:
    """A random hand of 2 to 10 players, each with a few chips or many."""
    unit, seats = rng.choice((1, 2, 10, 15)), rng.randint(2, 10)
    began = tuple(rng.choice((0, 1, unit, rng.randint(1, 4 * unit), rng.randint(1, 60 * unit))) for _ in range(seats))
    began = began if sum(map(bool, began)) > 1 else (unit, *(1 for _ in range(seats - 1)))
    button = rng.choice([seat for seat in range(seats) if began[seat]])
    late = tuple(seat for seat in range(seats) if began[seat] and rng.random() < 0.1)
    opening = post(random_forced(rng, unit), Seating(1, button, began, late))
    sizes, cap = random_sizes(rng, unit), rng.choice((None, 0, 1, 3))
    paid, stacks, live = list(opening.paid), opening.stacks, tuple(map(bool, began))
    rounds = []
    for number in range(rng.randint(1, 4)):
        bets, price, first = (opening.bets, opening.price, opening.first) if number == 0 else ((), 0, button + 1)
        round = betting.begin(sizes, cap, sum(paid), stacks, live, first, bets, price)
        while betting.turn(round) is not None:
            round = betting.act(round, draw(betting.legal(round), rng))
        rounds.append(round)
        paid = [before + bet for before, bet in zip(paid, round.bets, strict=True)]
        stacks, live = round.stacks, round.live
        if back := pots.uncalled(paid, live):
            seat, amount = back
            paid[seat] -= amount
            stacks = (*stacks[:seat], stacks[seat] + amount, *stacks[seat + 1 :])
    values = {seat: rng.randrange(4) for seat in range(seats) if live[seat]}
    awards = [pots.award(pot, values, button, seats) for pot in pots.layers(paid, live)]
    return Played(began, paid, pots.received(awards, seats), live, values, rounds)
