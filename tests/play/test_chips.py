"""Chips are whole and none is made or lost: random hands of 2 to 10 players by every structure (issue 4, section 1).

`KOZYR_PROVE=1 python -m pytest tests/play/test_chips.py` plays 100,000 hands, as `make prove` does.
"""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.play import pots
from tests.play.hands import Played, play
from tests.scale import PROVE

HANDS = 100_000 if PROVE else 400


@settings(max_examples=HANDS, deadline=None)
@given(st.integers(0, 2**63))
def test_a_hand_neither_makes_nor_loses_a_chip_and_pays_by_the_stakes(seed: int) -> None:
    hand = play(Random(seed))
    assert sum(hand.got) == sum(hand.paid)
    assert all(0 <= paid <= began for paid, began in zip(hand.paid, hand.began, strict=True))
    check_rounds(hand)
    check_stakes(hand)


def check_rounds(hand: Played) -> None:
    """Each round ends with all who can pay even, and stacks and bets add up to what there was."""
    for round in hand.rounds:
        assert min(round.stacks) >= 0
        assert min(round.bets) >= 0
        able = [seat for seat, live in enumerate(round.live) if live and round.stacks[seat]]
        if len(able) > 1:
            assert {round.bets[seat] for seat in able} == {round.price}
        if len(able) == 1 and sum(round.live) > 1:
            rivals = [bet for seat, bet in enumerate(round.bets) if round.live[seat] and seat != able[0]]
            assert round.bets[able[0]] >= max(rivals), "he owes a call"


def check_stakes(hand: Played) -> None:
    """Nobody gets more of an opponent's chips than his own stake reaches, and the best hand gets at least as much as
    any that it beats or ties, of the same stake."""
    for seat, got in enumerate(hand.got):
        if not hand.live[seat]:
            assert got == 0
            continue
        reach = sum(min(hand.paid[seat], paid) for paid in hand.paid)
        over = max(0, max(hand.paid) - max(paid for paid, live in zip(hand.paid, hand.live, strict=True) if live))
        assert got <= reach + over * len(hand.paid)
        for rival, value in hand.values.items():
            if hand.values[seat] > value and hand.paid[seat] >= hand.paid[rival]:
                assert hand.got[rival] == 0


def test_the_values_of_the_pots_are_those_of_all_that_was_paid() -> None:
    for seed in range(300):
        rng = Random(seed)
        paid = [rng.randrange(5) * 10 for _ in range(6)]
        live = [rng.random() < 0.6 for _ in range(6)]
        if any(live[seat] and paid[seat] for seat in range(6)):
            assert sum(pot.amount for pot in pots.layers(paid, live)) == sum(paid)
