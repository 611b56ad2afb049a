"""A showdown of which some cards are still to come, counted and sampled in plain Python.

This is the law that the core (native/equity.c) is held to, and the way without it. What comes out is for each set of
seats how many deals it shares: entry 5 counts those where seats 0 and 2 hold the best hands and are equal.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from typing import NamedTuple

from kozyr.cards import bits_of
from kozyr.kernel.streams import Stream

Strength = Callable[[int], int]
"""What a set of cards is worth; the more the better."""
Tally = list[int]
MOST_TRIES = 1 << 22
"""So often are hands drawn for one deal before it is given up."""
BATCH = 256
PART = 3
"""Cards that are drawn at once when deals are sampled: one number picks all of them."""


class Showdown(NamedTuple):
    """Who shows down: for each seat the cards it has, and how many of its own it gets; the board, and how many common
    cards are still to come; the stub from which all of them come."""

    hands: tuple[int, ...]
    draws: tuple[int, ...]
    board: int
    to_come: int
    stub: int


class Choice(NamedTuple):
    """Hands that a seat may have, as sets of cards, each as likely as its whole weight says."""

    hands: tuple[int, ...]
    weights: tuple[int, ...]


def deals(showdown: Showdown) -> int:
    """In how many ways the cards may come."""
    left, ways = showdown.stub.bit_count(), 1
    for size in (showdown.to_come, *showdown.draws):
        ways *= comb(left, size)
        left -= size
    return ways


def pieces(showdown: Showdown) -> int:
    """Into how many pieces the deals fall: by the first card that comes."""
    sizes = (showdown.to_come, *showdown.draws)
    first = next((size for size in sizes if size), 0)
    return showdown.stub.bit_count() - first + 1 if first else 1


def count(strength: Strength, showdown: Showdown, first: int, last: int) -> Tally:
    """What becomes of the deals in the pieces from `first` on, without `last`."""
    tally = [0] * (1 << len(showdown.hands))
    stub, sizes = bits_of(showdown.stub), (showdown.to_come, *showdown.draws)
    for dealt in _dealt(stub, sizes, range(first, last)):
        tally[_best(strength, showdown.hands, showdown.board | dealt[0], dealt[1:])] += 1
    return tally


def _dealt(stub: Sequence[int], sizes: Sequence[int], firsts: range | None) -> Iterator[tuple[int, ...]]:
    """Every way to deal sets of these sizes from the stub; of the first set that has cards, the lowest card is one of
    the numbers `firsts` (None: any)."""
    if not sizes:
        yield ()
        return
    if sizes[0] == 0:
        yield from ((0, *rest) for rest in _dealt(stub, sizes[1:], firsts))
        return
    for first in range(len(stub)) if firsts is None else firsts:
        for others in combinations(stub[first + 1 :], sizes[0] - 1):
            cards = stub[first] | sum(others)
            left = [bit for bit in stub if not bit & cards]
            yield from ((cards, *rest) for rest in _dealt(left, sizes[1:], None))


def _best(strength: Strength, hands: Sequence[int], board: int, drawn: Sequence[int]) -> int:
    """The set of the seats whose hands are the best."""
    values = [strength(hand | board | cards) for hand, cards in zip(hands, drawn, strict=True)]
    top = max(values)
    return sum(1 << seat for seat, value in enumerate(values) if value == top)


def sample(
    strength: Strength, showdown: Showdown, choices: Sequence[Choice | None], seed: int, piece: int, number: int
) -> Tally:
    """What becomes of so many deals drawn by chance; the piece is a stream of random numbers of its own.

    Seats with a choice get one of its hands, and where these share a card all of them are drawn anew, so that every
    way to have them is as likely as the product of its weights. Then come the board and what each seat draws. Deals are
    made BATCH at a time, step by step, in the order in which the core takes its random numbers. ValueError where the
    choices share cards so often that no hands to be held at once were found.
    """
    chances = Stream(seed, piece)
    tally = [0] * (1 << len(showdown.hands))
    sets = _sets(showdown)
    for begun in range(0, number, BATCH):
        for best in _batch(chances, strength, showdown, choices, sets, min(BATCH, number - begun)):
            tally[best] += 1
    return tally


Sets = list[list[int]]
"""All sets of no, one, two and so on cards of the stub."""


def _sets(showdown: Showdown) -> Sets:
    stub = bits_of(showdown.stub)
    return [[sum(cards) for cards in combinations(stub, size)] for size in range(PART + 1)]


def _batch(
    chances: Stream,
    strength: Strength,
    showdown: Showdown,
    choices: Sequence[Choice | None],
    sets: Sets,
    deals: int,
) -> Iterator[int]:
    """Who is best in each of so many deals."""
    chosen = [_hands(chances, showdown.hands, choices) for _ in range(deals)]
    used = [taken for _, taken in chosen]
    before = used[0].bit_count()
    dealt: list[list[int]] = []
    for size in (showdown.to_come, *showdown.draws):
        dealt.append(_drawn(chances, sets, size, before, used))
        before += size
    for deal, (hands, _) in enumerate(chosen):
        board, *drawn = (group[deal] for group in dealt)
        yield _best(strength, hands, showdown.board | board, drawn)


def _hands(chances: Stream, hands: Sequence[int], choices: Sequence[Choice | None]) -> tuple[list[int], int]:
    """A hand for each seat, and the cards that the choices took."""
    for _ in range(MOST_TRIES):
        drawn, used = list(hands), 0
        for seat, choice in enumerate(choices):
            if choice is None:
                continue
            hand = _picked(chances, choice)
            if hand & used:
                break
            drawn[seat], used = hand, used | hand
        else:
            return drawn, used
    raise ValueError("hands without a common card are not to be found by chance")


def _picked(chances: Stream, choice: Choice) -> int:
    bounds = tuple(accumulate(choice.weights))
    return choice.hands[bisect_right(bounds, chances.below(bounds[-1]))]


def _drawn(chances: Stream, sets: Sets, size: int, before: int, used: list[int]) -> list[int]:
    """So many cards for each deal, which are used then; `before` have left the stub. They are drawn in parts of up to
    PART, or where less than half of the stub is free one by one."""
    drawn = [0] * len(used)
    most = PART if len(sets[1]) >= 2 * before else 1
    while size:
        _draw_part(chances, sets[min(size, most)], drawn, used)
        size -= min(size, most)
    return drawn


def _draw_part(chances: Stream, sets: Sequence[int], drawn: list[int], used: list[int]) -> None:
    """One of the sets for each deal; deals that have a card of theirs wait for another turn."""
    waiting = list(range(len(used)))
    while waiting:
        left = []
        for deal in waiting:
            cards = sets[chances.below(len(sets))]
            if cards & used[deal]:
                left.append(deal)
            else:
                drawn[deal] |= cards
                used[deal] |= cards
        waiting = left
