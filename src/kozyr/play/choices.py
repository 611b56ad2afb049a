"""What may be done now: four kinds of choices, each of which can test an action and draw a random one."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card


class Shuffled(Struct, frozen=True, tag="shuffled", array_like=True):
    """The dealer's action: the whole order of a shuffle, top card first."""

    cards: tuple[Card, ...]


class One(Struct, frozen=True, tag="one"):
    """One action, as it stands."""

    action: Any


class Amount(Struct, frozen=True, tag="amount"):
    """A whole number of chips from `lo` to `hi` in steps of `step`; `make` is the action, whose `amount` it fills."""

    make: Any
    lo: int
    hi: int
    step: int = 1


class Cards(Struct, frozen=True, tag="cards"):
    """From `least` to `most` of the cards `of`; `make` is the action, whose `cards` they fill."""

    make: Any
    of: tuple[Card, ...]
    least: int
    most: int


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """Any order of `cards`, chosen by chance."""

    cards: tuple[Card, ...]


Choice = One | Amount | Cards | Shuffle
Choices = tuple[Choice, ...]


def allows(choices: Choices, action: Any) -> bool:
    """Whether `action` is among the choices."""
    return One(action) in choices or any(_holds(choice, action) for choice in choices)


def _holds(choice: Choice, action: Any) -> bool:
    """Whether `action` is one of many in a choice."""
    match choice:
        case One():
            return False
        case Amount(make=make, lo=lo, hi=hi, step=step):
            if type(action) is not type(make) or replace(make, amount=action.amount) != action:
                return False
            return bool(lo <= action.amount <= hi and (action.amount - lo) % step == 0)
        case Cards(make=make, of=of, least=least, most=most):
            if type(action) is not type(make) or replace(make, cards=action.cards) != action:
                return False
            named = set(action.cards)
            return least <= len(named) == len(action.cards) <= most and named <= set(of)
        case Shuffle(cards=cards):
            return type(action) is Shuffled and len(action.cards) == len(cards) and set(action.cards) == set(cards)


def draw(choices: Choices, rng: Random) -> Any:
    """A random member: first one of the choices, then evenly inside it (amounts, subsets, orders)."""
    choice = rng.choice(choices)
    match choice:
        case One(action=only):
            return only
        case Amount(make=make, lo=lo, hi=hi, step=step):
            return replace(make, amount=lo + step * rng.randrange((hi - lo) // step + 1))
        case Cards(make=make, of=of, least=least, most=most):
            return replace(make, cards=tuple(rng.sample(of, _even_size(len(of), least, most, rng))))
        case Shuffle(cards=cards):
            return Shuffled(tuple(rng.sample(cards, len(cards))))


def _even_size(of: int, least: int, most: int, rng: Random) -> int:
    sizes = range(least, most + 1)
    return rng.choices(sizes, [comb(of, size) for size in sizes])[0]


def every(choices: Choices) -> Iterator[Any]:
    """Every action of the choices in a fixed order; ValueError for a shuffle, whose orders nobody lists."""
    for choice in choices:
        match choice:
            case One(action=only):
                yield only
            case Amount(make=make, lo=lo, hi=hi, step=step):
                yield from (replace(make, amount=amount) for amount in range(lo, hi + 1, step))
            case Cards(make=make, of=of, least=least, most=most):
                sizes = range(least, most + 1)
                yield from (replace(make, cards=named) for size in sizes for named in combinations(of, size))
            case Shuffle():
                raise ValueError("a shuffle has too many orders to list")


def ones(actions: Sequence[Any]) -> Choices:
    """Choices of single actions."""
    return tuple(One(action) for action in actions)
