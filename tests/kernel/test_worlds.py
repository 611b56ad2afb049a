"""The world sampler: every world that fits, and each as often as the others."""

import pickle
from collections import Counter
from collections.abc import Iterator
from math import prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.kernel import slow_worlds, worlds
from kozyr.kernel.core import core
from kozyr.kernel.worlds import EVERY_BIT, NoWorldError, Place, TooManyWaysError, count_worlds, draw_worlds
from tests.kernel.chi import fits

NO_CORE = core is None

World = tuple[int, ...]


@pytest.fixture(params=["core", "python"])
def each_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The sampler of the core, and that in Python."""
    if request.param == "python":
        monkeypatch.setattr(worlds, "core", None)
        monkeypatch.setattr(worlds, "say_missing", lambda: None)
    elif NO_CORE:
        pytest.skip("the core is not there")
    return str(request.param)


def all_worlds(cards: int, places: list[Place]) -> Iterator[World]:
    """Every world, card by card, by trying all."""
    card = cards & -cards
    if not card:
        yield tuple(place.holds for place in places)
        return
    for at, place in enumerate(places):
        if place.lacks and place.may_hold & card:
            put = place._replace(lacks=place.lacks - 1, holds=place.holds | card)
            yield from all_worlds(cards ^ card, [*places[:at], put, *places[at + 1 :]])


CASES = {
    "no constraint": (0b1111111, [Place(3), Place(2), Place(2)]),
    "one place may hold little": (0b1111111, [Place(2, 0b111), Place(3), Place(2)]),
    "nothing but forced cards": (0b1111, [Place(2, 0b0011), Place(1, 0b0111), Place(1)]),
    "three places that all differ": (0b11111111, [Place(3, 0b11110111), Place(3, 0b00111111), Place(2, 0b11101100)]),
    "two places alike beside two others": (
        0b111111111,
        [Place(2, 0b111100011), Place(2, 0b001111111), Place(2, 0b111100011), Place(3)],
    ),
    "few groups and many places": (
        0b11111111,
        [Place(1, 0b1111), Place(1, 0b11110000), Place(2, 0b11111100), Place(1, 0b11), Place(1), Place(1), Place(1)],
    ),
    "cards far apart": (0x8000_0000_8000_0011, [Place(1, EVERY_BIT >> 1), Place(3)]),
    "a place that is full and one that knows a card": (0b1110, [Place(0, 0, 0b10000), Place(1, 0b0110, 1), Place(2)]),
}


@pytest.mark.parametrize("name", CASES)
def test_every_world_is_drawn_as_often_as_any_other(each_way: str, name: str) -> None:
    cards, places = CASES[name]
    every = list(all_worlds(cards, places))
    draws = max(300, 20 * len(every))
    drawn = Counter(draw_worlds(cards, places, draws, seed=7))
    assert count_worlds(cards, places) == len(every)
    if len(every) == 1:
        assert set(drawn) == set(every)
    else:
        assert fits(drawn, dict.fromkeys(every, 1 / len(every)))


def one_after_another(cards: int, places: list[Place], rng: Random) -> World | None:
    """How not to do it: fill the places in turn by chance; None where a dead end is met."""
    world = []
    for place in places:
        fitting = [card for card in bits(cards) if place.may_hold & card]
        if len(fitting) < place.lacks:
            return None
        hand = sum(rng.sample(fitting, place.lacks))
        cards ^= hand
        world.append(hand)
    return tuple(world)


def bits(cards: int) -> list[int]:
    return [1 << at for at in range(cards.bit_length()) if cards >> at & 1]


def test_the_test_of_fairness_finds_a_sampler_that_fills_hands_in_turn_unfair() -> None:
    cards, places = CASES["three places that all differ"]
    every, rng = list(all_worlds(cards, places)), Random(1)
    tried = [one_after_another(cards, places, rng) for _ in range(60 * len(every))]
    drawn = Counter(world for world in tried if world)
    assert None in tried
    assert set(drawn) == set(every)
    assert not fits(drawn, dict.fromkeys(every, 1 / len(every)))


def a_deal(rng: Random, decks: int, most_places: int) -> tuple[int, list[Place], World]:
    """Places for a random true world, with random cards that each place is known not to hold."""
    cards = rng.sample(range(64), rng.randint(1, decks))
    count = rng.randint(1, most_places)
    truth = [0] * count
    for card in cards:
        truth[rng.randrange(count)] |= 1 << card
    thin = rng.random() ** 2
    shut = [sum(1 << card for card in cards if rng.random() < thin) for _ in range(count)]
    kinds = rng.randint(1, count)
    places = [Place(hand.bit_count(), EVERY_BIT & ~shut[at % kinds] | hand) for at, hand in enumerate(truth)]
    return sum(1 << card for card in cards), places, tuple(truth)


def voids(rng: Random) -> tuple[int, list[Place]]:
    """Places as tricks show them: none of a suit, or none above a rank."""
    cards = rng.sample([16 * suit + rank for suit in range(4) for rank in range(13)], rng.randint(10, 44))
    hands = [sum(1 << card for card in cards[at::4]) for at in range(4)]
    shut = [0x1FFF << 16 * rng.randrange(4) if rng.random() < 0.7 else 0x1800 << 16 * rng.randrange(4) for _ in hands]
    places = [Place(hand.bit_count(), EVERY_BIT & ~no | hand) for hand, no in zip(hands, shut, strict=True)]
    return sum(hands), [place._replace(may_hold=EVERY_BIT) if rng.random() < 0.3 else place for place in places]


def consistent(cards: int, places: list[Place], world: World) -> bool:
    fit = all(
        hand.bit_count() == place.lacks and not hand & ~place.may_hold
        for hand, place in zip(world, places, strict=True)
    )
    return fit and sum(world) == cards and not any(world[a] & world[b] for a in range(len(world)) for b in range(a))


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_every_world_is_consistent_and_none_is_missed_by_a_dead_end(seed: int) -> None:
    if NO_CORE:
        pytest.skip("the core is not there")
    cards, places, _ = a_deal(Random(seed), 16, 5)
    for world in draw_worlds(cards, places, 50, seed=seed):
        assert consistent(cards, places, world)
    slow = slow_worlds.Counts(cards, bytes(place.lacks for place in places), [place.may_hold for place in places])
    assert consistent(cards, places, tuple(slow.draw(Random(seed))))


@pytest.mark.skipif(NO_CORE, reason="the core is not there")
def test_the_doubles_of_the_core_count_as_whole_numbers_do() -> None:
    rng, large = Random(3), 0
    for _ in range(40):
        cards, places = voids(rng)
        slow = slow_worlds.Counts(cards, bytes(place.lacks for place in places), [place.may_hold for place in places])
        exact = slow.total()
        if exact < 2**39:
            assert count_worlds(cards, places) == exact
        else:
            assert abs(count_worlds(cards, places) / exact - 1) < 1e-12
            large += 1
    assert 10 < large < 30


@pytest.mark.skipif(NO_CORE, reason="the core is not there")
def test_a_whole_pack_and_ten_seats_are_drawn_from_quickly_enough_to_be_counted() -> None:
    pack = sum(0x1FFF << 16 * suit for suit in range(4))
    places = [Place(5, EVERY_BIT & ~(0x1FFF << 16 * (at % 4))) for at in range(10)] + [Place(2)]
    for world in draw_worlds(pack, places, 200, seed=1):
        assert consistent(pack, places, world)


def test_threads_and_lengths_change_no_world(each_way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "PIECE", 16)
    cards, places = CASES["two places alike beside two others"]
    alone = draw_worlds(cards, places, 100, seed=5)
    assert len(alone) == 100
    assert draw_worlds(cards, places, 100, seed=5, threads=3).packed == alone.packed
    assert list(draw_worlds(cards, places, 32, seed=5)) == alone[:32]
    assert draw_worlds(cards, places, 100, seed=6).packed != alone.packed
    assert alone[-1] == tuple(alone)[99]
    with pytest.raises(IndexError):
        alone[100]


def test_weights_give_the_means_of_weighted_worlds(each_way: str) -> None:
    cards, places = CASES["three places that all differ"]
    weights = [{0: 3.0, 4: 0.5}, {3: 2.0}, {}]
    every = list(all_worlds(cards, places))
    odds = [weigh(world, weights) for world in every]
    true = sum(odd for world, odd in zip(every, odds, strict=True) if world[0] & 1) / sum(odds)
    drawn = draw_worlds(cards, places, 10_000, seed=2, weights=weights)
    assert list(drawn.weights[:50]) == [pytest.approx(weigh(world, weights)) for world in drawn[:50]]
    seen = sum(weight for world, weight in zip(drawn, drawn.weights, strict=True) if world[0] & 1) / sum(drawn.weights)
    plain = sum(world[0] & 1 for world in every) / len(every)
    assert abs(seen - true) < 0.015 < abs(plain - true)
    assert len(drawn) / 3 < drawn.effective < len(drawn)
    assert draw_worlds(cards, places, 10, seed=2).effective == 10


def weigh(world: World, weights: list[dict[int, float]]) -> float:
    factors = [weight.get(card, 1.0) for hand, weight in zip(world, weights, strict=True) for card in places_of(hand)]
    return prod(factors)


def places_of(hand: int) -> list[int]:
    return [at for at in range(64) if hand >> at & 1]


@pytest.mark.parametrize(
    ("cards", "places"),
    [
        (0b111, [Place(1, 0b001), Place(2, 0b011)]),
        (0b111, [Place(1, 0b001), Place(1, 0b001), Place(1)]),
        (0b111, [Place(2), Place(2)]),
        (0b1, []),
    ],
)
def test_evidence_that_contradicts_itself_is_called_so(each_way: str, cards: int, places: list[Place]) -> None:
    with pytest.raises(NoWorldError, match="no world fits this evidence"):
        draw_worlds(cards, places, 1, seed=1)


def test_nothing_unseen_is_one_world(each_way: str) -> None:
    places = [Place(0, 0, 0b1), Place(0, 0, 0b10)]
    assert list(draw_worlds(0, places, 2, seed=1)) == [(1, 2), (1, 2)]
    assert count_worlds(0, places) == 1


@pytest.mark.skipif(NO_CORE, reason="the core is not there")
def test_places_that_differ_in_too_many_ways_are_refused_and_not_guessed() -> None:
    rng = Random(1)
    places = [Place(4, rng.getrandbits(64) | 0xFF) for _ in range(16)]
    with pytest.raises(TooManyWaysError, match="too many ways"):
        draw_worlds(EVERY_BIT, places, 1, seed=1)


@pytest.mark.skipif(NO_CORE, reason="the core is not there")
def test_the_core_refuses_arguments_that_make_no_sense() -> None:
    draw = core.worlds_draw
    mask = b"\xff" * 8
    good = (1, b"\1", mask, mask, 1, 1, 0, b"")
    assert draw(*good) is not None
    for at, bad in [(0, -1), (0, 2**64), (1, b""), (1, b"\1" * 17), (2, b"\xff"), (3, b""), (4, -1), (4, 2**40)]:
        with pytest.raises((ValueError, OverflowError)):
            draw(*good[:at], bad, *good[at + 1 :])
    for at, bad in [(5, -1), (6, 2**64), (7, b"12345678"), (1, b"\2")]:
        with pytest.raises(ValueError):
            draw(*good[:at], bad, *good[at + 1 :])


def test_draws_that_make_no_sense_are_refused(each_way: str) -> None:
    for cards, places, count, seed in [(1, 1, -1, 1), (0, 0, 5, 1), (-1, 1, 1, 1), (1 << 64, 1, 1, 1)]:
        with pytest.raises(ValueError):
            draw_worlds(cards, [Place(1)] * places, count, seed=seed)
    for seed in (-1, 1 << 64):
        with pytest.raises(ValueError, match="64 bits"):
            draw_worlds(1, [Place(1)], 1, seed=seed)
    with pytest.raises(ValueError):
        draw_worlds(1, [Place(1)], 1, seed=1, weights=[{}, {}])
    with pytest.raises(ValueError, match="worlds of places"):
        draw_worlds(1, [Place(1)], 2**70, seed=1)


@pytest.mark.parametrize("weight", [{0: float("nan")}, {0: float("inf")}, {0: -1.0}, {64: 1.0}, {-1: 1.0}])
def test_weights_that_are_none_are_refused(each_way: str, weight: dict[int, float]) -> None:
    with pytest.raises(ValueError, match="is no weight of card"):
        draw_worlds(0b11, [Place(2), Place(0)], 1, seed=1, weights=[weight, {}])


def test_weights_beyond_all_measure_are_refused(each_way: str) -> None:
    with pytest.raises(ValueError, match="beyond all measure"):
        draw_worlds(0b11, [Place(2)], 1, seed=1, weights=[{0: 1e308, 1: 1e308}])


@pytest.mark.parametrize("places", [[Place(1, holds=1)], [Place(1, holds=2), Place(0, holds=2)]])
def test_a_card_that_lies_in_two_places_is_refused(each_way: str, places: list[Place]) -> None:
    with pytest.raises(ValueError, match="lies in no other"):
        draw_worlds(1, places, 1, seed=1)


def test_worlds_go_to_another_process() -> None:
    drawn = draw_worlds(0b111, [Place(1), Place(2)], 3, seed=1, weights=[{0: 2.0}, {}])
    there = pickle.loads(pickle.dumps(drawn))
    assert list(there) == list(drawn)
    assert list(there.weights) == list(drawn.weights)
