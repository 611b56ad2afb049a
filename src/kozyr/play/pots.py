"""Who may win which chips: pots in layers, what nobody called, shares and odd chips (FD-38, FD-50, FD-A9, FD-A13).

`paid` is what each seat has put in during the hand, `live` who is still in; folded money stays in the pots.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class Pot(Struct, frozen=True):
    """Chips, and the seats that may win them."""

    amount: int
    seats: tuple[int, ...]


class Award(Struct, frozen=True):
    """A pot that was won: by whom, and how many chips each of them got."""

    amount: int
    winners: tuple[int, ...]
    shares: tuple[int, ...]


def uncalled(paid: Sequence[int], live: Sequence[bool]) -> tuple[int, int] | None:
    """The seat that put in more than anybody else, and how much of it nobody called; None when all was (FD-T5).

    >>> uncalled((10, 50, 5), (True, True, False))
    (1, 40)
    """
    second, most = sorted(paid)[-2:]
    seat = paid.index(most)
    return (seat, most - second) if most > second and live[seat] else None


def layers(paid: Sequence[int], live: Sequence[bool]) -> tuple[Pot, ...]:
    """The main pot and the side pots, in that order; their sum is all that was paid, by folded hands too.

    >>> [(pot.amount, pot.seats) for pot in layers((10, 50, 50), (True, True, True))]
    [(30, (0, 1, 2)), (80, (1, 2))]
    """
    levels = sorted({sum_ for sum_, still in zip(paid, live, strict=True) if still and sum_})
    pots, left = [], list(paid)
    for level in levels:
        last = level == levels[-1]
        seats = tuple([seat for seat, sum_ in enumerate(paid) if live[seat] and sum_ >= level])
        above = [0] * len(left) if last else [max(0, sum_ - level) for sum_ in paid]
        pots.append(Pot(sum(left) - sum(above), seats))
        left = above
    return tuple(pots)


def award(pot: Pot, values: Mapping[int, Any], button: int, seats: int) -> Award:
    """A pot to the best of those who may win it, by the `values` of their hands (the greatest is the best)."""
    best = max([values[seat] for seat in pot.seats])
    return share(pot.amount, [seat for seat in pot.seats if values[seat] == best], button, seats)


def share(amount: int, winners: Sequence[int], button: int, seats: int) -> Award:
    """Equal shares; odd chips go one each to the winners from the left of the button on (FD-A9, PP-A25).

    >>> share(32, (0, 1, 3), 0, 4)
    Award(amount=32, winners=(1, 3, 0), shares=(11, 11, 10))
    """
    part, odd = divmod(amount, len(winners))
    by_turn = tuple(sorted(winners, key=lambda seat: (seat - button - 1) % seats))
    return Award(amount, by_turn, tuple([part + (place < odd) for place in range(len(by_turn))]))


def received(awards: Sequence[Award], seats: int) -> tuple[int, ...]:
    """What each seat gets of all pots."""
    chips = [0] * seats
    for won in awards:
        for seat, part in zip(won.winners, won.shares, strict=True):
            chips[seat] += part
    return tuple(chips)


def shown_in_turn(order: Sequence[int], pots: Sequence[Pot], values: Mapping[int, Any]) -> tuple[bool, ...]:
    """Which hands are shown when all of `order` show in this order, and who cannot win any pot he is in mucks (FD-A27).

    `values` are those of the hands; a seat is beaten in a pot by a better hand shown before it that is in it too.
    """
    shown, best = [], [min(values.values())] * len(pots)
    for seat in order:
        value = values[seat]
        chances = [number for number, pot in enumerate(pots) if seat in pot.seats]
        shows = any(value >= best[number] for number in chances)
        shown.append(shows)
        for number in chances if shows else ():
            best[number] = max(best[number], value)
    return tuple(shown)
