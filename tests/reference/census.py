"""A naive census: every course of one fixed deal, counted, and the points of all of them added up."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.reference import raspisnoy as naive
from tests.reference import raspisnoy_sheet as paper


class Fixed(NamedTuple):
    """A deal whose cards lie open; `bids` holds None where every bid is tried. Lists over seats are in seat order.

    Where trumps go round, the deal begins with the first step of their order, and `trump` is "".
    """

    house: naive.House
    kind: str
    dealer: int
    trump: str
    hands: list[list[str]]
    bids: list[int | None]


def census(fixed: Fixed) -> tuple[int, list[int]]:
    """The number of ways to bid and play, and the sum of each seat's points over all of them."""
    leaves, sums = 0, [0] * len(fixed.hands)
    for said in _biddings(fixed, []):
        for taken in _plays(fixed, fixed.hands, [], (fixed.dealer + 1) % len(sums), [0] * len(sums)):
            leaves += 1
            sums = [total + more for total, more in zip(sums, _points(fixed, said, taken), strict=True)]
    return leaves, sums


def _bidder(fixed: Fixed, turn: int) -> int:
    return (fixed.dealer + 1 + turn) % len(fixed.hands)


def _biddings(fixed: Fixed, said: list[int]) -> Iterator[list[int]]:
    seats = len(fixed.hands)
    if fixed.kind in naive.UNBID or len(said) == seats:
        yield said
        return
    wanted = fixed.bids[_bidder(fixed, len(said))]
    for bid in naive.bids(fixed.house, fixed.kind, len(fixed.hands[0]), said, 0):
        if wanted in (None, bid):
            yield from _biddings(fixed, [*said, bid])


def _trump(fixed: Fixed, trick: int) -> str:
    if fixed.house["trump"].startswith("circular") and paper.has_trump(fixed.house, fixed.kind):
        return paper.circle_trump(fixed.house, 1, trick)
    return fixed.trump


def _plays(
    fixed: Fixed, hands: list[list[str]], trick: naive.Trick, leader: int, taken: list[int]
) -> Iterator[list[int]]:
    seats, trump = len(hands), _trump(fixed, sum(taken))
    if len(trick) == seats:
        leader = (leader + naive.taker(fixed.house, trick, trump)) % seats
        taken = [count + (seat == leader) for seat, count in enumerate(taken)]
        trick, trump = [], _trump(fixed, sum(taken))
    if not trick and not any(hands):
        yield taken
        return
    seat = (leader + len(trick)) % seats
    for text in sorted(naive.plays(fixed.house, hands[seat], trick, trump, not any(taken))):
        _, card, *rest = text.split()
        left = [[held for held in hand if held != card] for hand in hands]
        yield from _plays(fixed, left, [*trick, (card, " ".join(rest))], leader, taken)


def _points(fixed: Fixed, said: Sequence[int], taken: Sequence[int]) -> list[int]:
    by_seat: list[int | None] = [None] * len(fixed.hands)
    for turn, bid in enumerate(said):
        by_seat[_bidder(fixed, turn)] = bid
    cards = len(fixed.hands[0])
    return [paper.points(fixed.house, fixed.kind, cards, bid, took) for bid, took in zip(by_seat, taken, strict=True)]
