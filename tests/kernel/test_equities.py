"""Equities in the core against the plain Python that is their law (kernel.showdowns)."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.cards import bits_of
from kozyr.kernel import equities, showdowns
from kozyr.kernel.core import core
from kozyr.kernel.equities import Ranking
from kozyr.kernel.showdowns import Choice, Showdown
from kozyr.play.ranking import ORDERS, Order
from kozyr.sim.equity.rankings import ranking
from tests.scale import PROVE

pytestmark = pytest.mark.skipif(core is None, reason="the core is not there")

HIGH = [name for name, order in ORDERS.items() if order.wish == "high" and not order.wild]


def plain(order: Order) -> Ranking:
    """The order without the core."""
    return ranking(order)._replace(ranks=None)


def dealt(
    luck: Random, order: Order, *, seats: int, own: int, board: int, to_come: int, draws: int, stub: int
) -> Showdown:
    """Hands, a board and a stub of some cards of the pack."""
    cards = bits_of(order.cards)
    luck.shuffle(cards)
    deck = iter(cards)
    hands = tuple(sum(next(deck) for _ in range(own)) for _ in range(seats))
    lies = sum(next(deck) for _ in range(board))
    return Showdown(hands, (draws,) * seats, lies, to_come, sum(list(deck)[:stub]))


SHAPES: list[dict[str, int]] = [
    {"seats": 2, "own": 2, "board": 3, "to_come": 2, "draws": 0, "stub": 9},
    {"seats": 3, "own": 2, "board": 4, "to_come": 1, "draws": 0, "stub": 8},
    {"seats": 2, "own": 4, "board": 0, "to_come": 0, "draws": 1, "stub": 8},
    {"seats": 2, "own": 3, "board": 0, "to_come": 1, "draws": 1, "stub": 7},
    {"seats": 2, "own": 0, "board": 5, "to_come": 0, "draws": 2, "stub": 6},
    {"seats": 2, "own": 5, "board": 0, "to_come": 0, "draws": 0, "stub": 0},
]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", ORDERS)
def test_core_and_python_count_the_same_deals(name: str, shape: dict[str, int]) -> None:
    order = ORDERS[name]
    for number in range(20 if PROVE else 2):
        showdown = dealt(Random(f"{name} {number}"), order, **shape)
        tally = equities.count(ranking(order), showdown)
        assert tally == equities.count(plain(order), showdown)
        assert sum(tally) == showdowns.deals(showdown)


@pytest.mark.parametrize("name", HIGH)
def test_boards_counted_by_ranks_are_the_boards_one_by_one(name: str) -> None:
    luck = Random(name)
    order = ORDERS[name]
    for number in range(3000 if PROVE else 300):
        to_come = (1, 2, 2, 3, 5)[number % 5]
        room = order.cards.bit_count()
        seats = luck.randint(2, min(10, (room - 5) // 2 - 1))
        left = room - 2 * seats - (5 - to_come)
        stub = min(left, luck.choice((12, 20)))
        showdown = dealt(luck, order, seats=seats, own=2, board=5 - to_come, to_come=to_come, draws=0, stub=stub)
        assert equities.counts_by_ranks(ranking(order), showdown)
        one_by_one = equities.count_pieces(ranking(order), showdown, 0, showdowns.pieces(showdown))
        assert equities.count(ranking(order), showdown) == one_by_one


@pytest.mark.parametrize("name", HIGH)
def test_suits_that_are_alike_and_flushes_on_the_board_are_counted_right(name: str) -> None:
    order = ORDERS[name]
    top = [1 << 16 * suit + rank for suit in range(4) for rank in (12, 11, 10, 9, 8)]
    low = [1 << 16 * suit + rank for suit in range(4) for rank in (12, 8)]
    for hands, board, to_come in [
        ((top[0] | top[1], top[2] | top[3]), 0, 5),
        ((top[0] | top[5], top[11] | top[16]), top[10] | top[15] | top[2], 2),
        ((top[5] | top[6], top[10] | top[11]), sum(top[:4]), 1),
        ((low[2] | low[4], low[3] | low[5]), top[0] | top[1] | top[2], 2),
    ]:
        stub = order.cards & ~board & ~sum(hands)
        showdown = Showdown(hands, (0, 0), board, to_come, stub)
        one_by_one = equities.count_pieces(ranking(order), showdown, 0, showdowns.pieces(showdown))
        assert equities.count(ranking(order), showdown) == one_by_one


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_pieces_add_up_to_the_whole(data: st.DataObject) -> None:
    order = ORDERS["joker"]
    luck = data.draw(st.randoms(use_true_random=False))
    showdown = dealt(luck, order, seats=2, own=3, board=0, to_come=1, draws=1, stub=9)
    pieces = showdowns.pieces(showdown)
    cuts = sorted({0, pieces, *data.draw(st.lists(st.integers(0, pieces), max_size=3))})
    for how in (ranking(order), plain(order)):
        parts = [equities.count_pieces(how, showdown, first, last) for first, last in pairwise(cuts)]
        assert [sum(part) for part in zip(*parts, strict=True)] == equities.count(how, showdown)


SAMPLED: list[tuple[dict[str, int], int]] = [
    ({"seats": 2, "own": 2, "board": 0, "to_come": 5, "draws": 0, "stub": 30}, 0),
    ({"seats": 3, "own": 2, "board": 3, "to_come": 2, "draws": 0, "stub": 20}, 1),
    ({"seats": 4, "own": 0, "board": 0, "to_come": 3, "draws": 2, "stub": 14}, 0),
    ({"seats": 2, "own": 2, "board": 0, "to_come": 0, "draws": 3, "stub": 7}, 0),
    ({"seats": 3, "own": 2, "board": 0, "to_come": 5, "draws": 0, "stub": 14}, 3),
]


def choices(luck: Random, showdown: Showdown, many: int) -> tuple[Showdown, tuple[Choice | None, ...]]:
    """The showdown where the last seats hold one of some hands from the stub instead of their own."""
    stub = bits_of(showdown.stub)
    hands = [sum(luck.sample(stub, 2)) for _ in range(8)]
    seats = len(showdown.hands)
    chosen = [Choice(tuple(set(hands)), tuple(luck.randint(1, 9) for _ in set(hands))) for _ in range(many)]
    kept = (*showdown.hands[: seats - many], *(0 for _ in range(many)))
    return showdown._replace(hands=kept), (*(None for _ in range(seats - many)), *chosen)


@pytest.mark.parametrize(("shape", "many"), SAMPLED, ids=str)
@pytest.mark.parametrize("name", ["standard", "six_plus", "ace_five", "deuces_wild", "joker"])
def test_core_and_python_draw_the_same_deals(name: str, shape: dict[str, int], many: int) -> None:
    luck = Random(f"{name} {many}")
    order = ORDERS[name]
    showdown, chosen = choices(luck, dealt(luck, order, **shape), many)
    for piece, number in ((0, 300), (2**63, 17)):
        tally = equities.sample(ranking(order), showdown, chosen, 2**64 - 1, piece, number)
        assert tally == equities.sample(plain(order), showdown, chosen, 2**64 - 1, piece, number)
        assert sum(tally) == number


def test_a_sample_is_as_likely_as_the_weights_say_with_collisions_left_out() -> None:
    order = ORDERS["standard"]
    ace, king, queen = (1 << 12, 1 << 11, 1 << 10)
    pairs = (ace | king, ace | queen, king | queen)
    board = 1 << 16 + 0 | 1 << 16 + 2 | 1 << 32 + 4 | 1 << 32 + 5 | 1 << 48 + 7
    aces, other = 1 << 28 | 1 << 44, 1 << 60 | 1 << 27
    first = Choice((*pairs, aces), (1, 2, 3, 4))
    second = Choice((ace | king, other), (5, 1))
    showdown = Showdown((0, 0), (0, 0), board, 0, ace | king | queen | aces | other)
    ways = {
        (one, two): weight * likely
        for one, weight in zip(first.hands, first.weights, strict=True)
        for two, likely in zip(second.hands, second.weights, strict=True)
        if not one & two
    }
    whole = [0, 0, 0, 0]
    for (one, two), weight in ways.items():
        here, there = (ranking(order).strength(hand | board) for hand in (one, two))
        whole[1 if here > there else 2 if there > here else 3] += weight
    number = 200_000
    tally = equities.sample(ranking(order), showdown, (first, second), 1, 0, number)
    for seen, weight in zip(tally, whole, strict=True):
        expected = Fraction(weight, sum(whole))
        assert abs(seen / number - expected) < 4 * (float(expected * (1 - expected)) / number) ** 0.5 + 1e-9


RANKS = None if core is None else ranking(ORDERS["standard"]).ranks
TWO = (3).to_bytes(8, "little") + (12).to_bytes(8, "little")
STUB = ORDERS["standard"].cards & ~15


def wrong() -> Iterator[tuple[str, tuple[Any, ...], type[Exception]]]:
    """Arguments that make no showdown."""
    yield "no ranks", (None, TWO, b"\0\0", 0, 5, STUB), TypeError
    yield "one seat", (RANKS, TWO[:8], b"\0", 0, 5, STUB), ValueError
    yield "eleven seats", (RANKS, bytes(88), bytes(11), 0, 5, STUB), ValueError
    yield "draws for more seats", (RANKS, TWO, b"\0\0\0", 0, 5, STUB), ValueError
    yield "a hand twice", (RANKS, TWO[:8] * 2, b"\0\0", 0, 5, STUB), ValueError
    yield "a card in hand and stub", (RANKS, TWO, b"\0\0", 0, 5, STUB | 1), ValueError
    yield "a card on board and in stub", (RANKS, TWO, b"\0\0", 16, 4, STUB), ValueError
    yield "six to come", (RANKS, TWO, b"\0\0", 0, 6, STUB), ValueError
    yield "a hand of ten", (RANKS, TWO, b"\3\3", 0, 5, STUB), ValueError
    yield "an empty hand", (RANKS, bytes(16), b"\0\0", 0, 0, STUB), ValueError
    yield "too small a stub", (RANKS, TWO, b"\0\0", 0, 5, 0xF0), ValueError
    yield "what is no card", (RANKS, TWO, b"\0\0", 0, 5, STUB | 1 << 15), ValueError
    yield "a joker that is not in the pack", (RANKS, TWO, b"\0\0", 0, 5, STUB | 1 << 13), ValueError
    yield "a negative board", (RANKS, TWO, b"\0\0", -1, 5, STUB), ValueError
    yield "a text", (RANKS, "As", b"\0\0", 0, 5, STUB), TypeError


@pytest.mark.parametrize(("args", "error"), [pytest.param(args, error, id=name) for name, args, error in wrong()])
def test_what_is_no_showdown_is_refused(args: tuple[Any, ...], error: type[Exception]) -> None:
    for ask, more in (
        (core.equity_ranks, ()),
        (core.equity_can_by_ranks, ()),
        (core.equity_deals, (0, 9)),
        (core.equity_sample, ((None,) * (len(args[1]) // 8 or 1), 1, 0, 10)),
    ):
        with pytest.raises(error):
            ask(*args, *more)


CHOSEN = (bytes(8), TWO[8:])
"""The first seat has a choice, the second a hand."""


@pytest.mark.parametrize(
    "choice",
    [
        5,
        (b"", b""),
        (TWO[:8], b"\1\0\0\0", b""),
        (TWO[:8], b"\1\0\0\0"),
        ((48).to_bytes(8, "little"), b"\0\0\0\0"),
        ((48).to_bytes(8, "little") * 2, b"\1\0\0\0\1\0\0\0"),
        ((48).to_bytes(8, "little") + (16).to_bytes(8, "little"), b"\1\0\0\0\2\0\0\0"),
        ((48).to_bytes(8, "little")[:7], b"\1\0\0\0"),
    ],
    ids=str,
)
def test_what_is_no_choice_is_refused(choice: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        core.equity_sample(RANKS, b"".join(CHOSEN), b"\0\0", 0, 5, STUB, (choice, None), 1, 0, 10)


@pytest.mark.parametrize("how", ["core", "python"])
def test_choices_that_cannot_be_held_at_once_are_given_up(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showdowns, "MOST_TRIES", 100)
    order = ORDERS["standard"]
    showdown, choice = Showdown((0, 0), (0, 0), 0, 5, order.cards), Choice((3,), (1,))
    with pytest.raises(ValueError, match="common card"):
        equities.sample(ranking(order) if how == "core" else plain(order), showdown, (choice, choice), 1, 0, 10)
