"""What happens in a hand of any poker game, as all or some hear it: bets, chips that go back, hands shown, pots won."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kozyr.cards import Card
from kozyr.play.betting import BetAction, Round
from kozyr.play.game import Why
from kozyr.play.pots import Pot, award


class Acted(Struct, frozen=True, tag="acted"):
    """A seat folded, checked, called, bet or raised: what it put in now, and what it has left."""

    seat: int
    action: BetAction
    paid: int
    left: int


class RoundBegun(Struct, frozen=True, tag="round_begun"):
    """A betting round begins, counted from 1; the pot so far."""

    number: int
    pot: int


class Returned(Struct, frozen=True, tag="returned"):
    """What nobody called goes back (FD-T5)."""

    seat: int
    amount: int


class Shown(Struct, frozen=True, tag="shown"):
    """A hand laid open, what it is called, and the five cards that make it."""

    seat: int
    cards: tuple[Card, ...]
    made: Why
    best: tuple[Card, ...]


class Mucked(Struct, frozen=True, tag="mucked"):
    """A beaten hand put away unseen (FD-53)."""

    seat: int


class PotWon(Struct, frozen=True, tag="pot_won"):
    """A pot goes to its winners: number 0 is the main pot, the side pots follow."""

    number: int
    amount: int
    winners: tuple[int, ...]
    shares: tuple[int, ...]


def acted(before: Round, after: Round, action: BetAction) -> Acted:
    """What a seat did, told from the round before and after."""
    seat = before.waiting[0]
    return Acted(seat, action, before.stacks[seat] - after.stacks[seat], after.stacks[seat])


def paid_out(
    pots: Sequence[Pot], values: Mapping[int, int], button: int, stacks: Sequence[int]
) -> tuple[tuple[int, ...], tuple[PotWon, ...]]:
    """The stacks when each pot has gone to the best hand of those who may win it, and the pots as they were won, side
    pots before the main pot (FD-A27)."""
    after, won = list(stacks), []
    for number, pot in reversed(list(enumerate(pots))):
        given = award(pot, values, button, len(after))
        for seat, share in zip(given.winners, given.shares, strict=True):
            after[seat] += share
        won.append(PotWon(number, given.amount, given.winners, given.shares))
    return tuple(after), tuple(won)
