"""What may be done now: four kinds of choices, each of which can test an action and draw a random one."""

from collections.abc import Callable, Iterator, Sequence
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
    return any(HOLDS[type(choice)](choice, action) for choice in choices)


def _none_but_itself(choice: One, action: Any) -> bool:
    return bool(choice.action == action)


def _in_range(choice: Amount, action: Any) -> bool:
    if type(action) is not type(choice.make) or replace(choice.make, amount=action.amount) != action:
        return False
    return bool(choice.lo <= action.amount <= choice.hi and (action.amount - choice.lo) % choice.step == 0)


def _enough_of(choice: Cards, action: Any) -> bool:
    if type(action) is not type(choice.make) or replace(choice.make, cards=action.cards) != action:
        return False
    named = set(action.cards)
    return choice.least <= len(named) == len(action.cards) <= choice.most and named <= set(choice.of)


def _in_any_order(choice: Shuffle, action: Any) -> bool:
    if type(action) is not Shuffled:
        return False
    return len(action.cards) == len(choice.cards) and set(action.cards) == set(choice.cards)


HOLDS: dict[type[Choice], Callable[[Any, Any], bool]] = {
    One: _none_but_itself,
    Amount: _in_range,
    Cards: _enough_of,
    Shuffle: _in_any_order,
}
"""Whether an action is one of those in a choice, by its kind."""


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
