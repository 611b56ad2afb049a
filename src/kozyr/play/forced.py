"""What is put in before the cards: antes, blinds, both, or antes and a button blind (FD-11..FD-14, SD-A10, HX-A7)."""

from msgspec import Struct

from kozyr.play.seats import clockwise


class Forced(Struct, frozen=True):
    """Forced bets in chips, 0 for those that a table has not: an ante each, the two blinds, a live blind of the button.

    Blinds are live: they count as bets of the first round. Antes are not.
    """

    ante: int = 0
    small: int = 0
    big: int = 0
    button: int = 0


class Seating(Struct, frozen=True):
    """Who is dealt in, where the button lies, and with how many chips each seat of the table begins (0: not dealt in).

    `late` are those who post a live big blind because they were not in the hand before (HX-A7).
    """

    number: int
    button: int
    stacks: tuple[int, ...]
    late: tuple[int, ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is dealt in, from the button's left on; the button is the last."""
        return clockwise(self.button + 1, self.stacks)


class Posted(Struct, frozen=True, tag="posted"):
    """A forced bet: `what` is ante, small_blind, big_blind or button_blind; short where a stack is smaller."""

    seat: int
    what: str
    amount: int


class Opening(Struct, frozen=True):
    """After the forced bets: who is dealt in, chips behind, dead money by seat, live bets, the price of a call, and who
    acts first."""

    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    price: int
    first: int
    events: tuple[Posted, ...]


def post(forced: Forced, seating: Seating) -> Opening:
    """Takes the forced bets from all who are dealt in; a blind posted short leaves the price as it is (HX-A7).

    The first to act is the seat at the left of the big blind, or of the button where there is none; heads-up the button
    posts the small blind and acts first (FD-17, SD-8).
    """
    seats = seating.seats
    stacks, paid, bets = list(seating.stacks), [0] * len(seating.stacks), [0] * len(seating.stacks)
    events = []
    for seat, what, due, live in _dues(forced, seating, seats):
        amount = min(due, stacks[seat])
        if amount:
            stacks[seat] -= amount
            (bets if live else paid)[seat] += amount
            events.append(Posted(seat, what, amount))
    _, big = blinds(seats)
    first = seats[(seats.index(big) + 1) % len(seats)] if forced.big else seats[0]
    price = forced.big or forced.button
    return Opening(seats, tuple(stacks), tuple(paid), tuple(bets), price, first, tuple(events))


def blinds(seats: tuple[int, ...]) -> tuple[int, int]:
    """Who posts the small and the big blind, of the seats from the button's left on."""
    return (seats[1], seats[0]) if len(seats) == 2 else (seats[0], seats[1])


def _dues(forced: Forced, seating: Seating, seats: tuple[int, ...]) -> list[tuple[int, str, int, bool]]:
    """Seat, what, how much and whether it is live, in the order of posting."""
    dues = [(seat, "ante", forced.ante, False) for seat in seats if forced.ante]
    if forced.big:
        small, big = blinds(seats)
        late = [seat for seat in seats if seat in seating.late and seat not in (small, big)]
        dues += [(small, "small_blind", forced.small, True), (big, "big_blind", forced.big, True)]
        dues += [(seat, "big_blind", forced.big, True) for seat in late]
    if forced.button:
        dues.append((seating.button, "button_blind", forced.button, True))
    return dues
