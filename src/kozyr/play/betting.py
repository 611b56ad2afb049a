"""One betting round as a value: whose turn it is, what he may put in, and when all is even (FD-18, FD-19, FD-29).

Chips are whole numbers. A bet and a raise are said as the sum that then lies before the player in this round, as people
write hands down: `raise 40` makes it 40 to stay in. Lists are by seat of the table; whoever is not in the hand is
not live. Who folded, who is all-in and who was not dealt in never has the turn.
"""

from msgspec import Struct
from msgspec.structs import replace

from kozyr.play.choices import Amount, Choice, Choices, One, allows
from kozyr.play.game import Why
from kozyr.play.seats import add, clockwise, put

# What a player does


class Fold(Struct, frozen=True, tag="fold"):
    """Gives up the hand (FD-29)."""


class Check(Struct, frozen=True, tag="check"):
    """Stays in without a bet."""


class Call(Struct, frozen=True, tag="call"):
    """Puts in what is owed, or all he has (FD-37)."""


class Bet(Struct, frozen=True, tag="bet"):
    """The first bet of a round."""

    amount: int


class Raise(Struct, frozen=True, tag="raise"):
    """A call and more: `amount` is what then lies before the player (FD-X17)."""

    amount: int


BetAction = Fold | Check | Call | Bet | Raise
BET_ACTIONS = (Fold, Check, Call, Bet, Raise)
FOLD, CHECK, CALL = One(Fold()), One(Check()), One(Call())
BET, RAISE = Bet(0), Raise(0)

# How much


class Steps(Struct, frozen=True, tag="steps"):
    """Fixed limit: a bet or raise is one of these sums, the player's choice each time (FD-32, SD-A9)."""

    sizes: tuple[int, ...]


class Spread(Struct, frozen=True, tag="spread"):
    """Spread limit: a bet or raise from `least` to `most`, a raise at least the last one (FD-A24)."""

    least: int
    most: int


class PotLimit(Struct, frozen=True, tag="pot"):
    """A raise within the pot after the call, or `literal`: within the pot as it lies (FD-33, FD-A6)."""

    least: int
    literal: bool = False


class NoLimit(Struct, frozen=True, tag="no_limit"):
    """From `least`, a raise at least the last one, up to the whole stack (FD-34, FD-A7)."""

    least: int


Sizes = Steps | Spread | PotLimit | NoLimit


class Round(Struct, frozen=True):
    """A betting round.

    `cap` raises may follow a bet (None: any number); `pot` lay in the middle before the round; `stacks` are the chips
    behind, `bets` those put in during the round, forced live bets among them. `waiting` are the seats still to act, in
    turn; `faced` is the price at a seat's last action, -1 before it. `price` is what it takes to stay in, `step` the
    last full bet or raise, `count` how many full ones there were; `aggressor` made the last one, or -1, and `last`
    acted last, or -1.
    """

    sizes: Sizes
    cap: int | None
    pot: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: tuple[bool, ...]
    waiting: tuple[int, ...]
    faced: tuple[int, ...]
    price: int = 0
    step: int = 0
    count: int = 0
    aggressor: int = -1
    last: int = -1


def begin(
    sizes: Sizes,
    cap: int | None,
    pot: int,
    stacks: tuple[int, ...],
    live: tuple[bool, ...],
    first: int,
    bets: tuple[int, ...] = (),
    price: int = 0,
) -> Round:
    """A round in which the seat `first`, or the next one that can, acts first.

    `bets` and `price` are those of live forced bets; a price counts as the first bet (FD-A26). The round is over at
    once where nobody can answer anybody (FD-A20).
    """
    seats = len(stacks)
    waiting = clockwise(first, tuple(live[seat] and stacks[seat] > 0 for seat in range(seats)))
    bets = bets or (0,) * seats
    return _settled(Round(sizes, cap, pot, stacks, bets, live, waiting, (-1,) * seats, price, 0, int(price > 0)))


def turn(round: Round) -> int | None:
    """Who acts now; None when the round is over."""
    return round.waiting[0] if round.waiting else None


def legal(round: Round) -> Choices:
    """What he may do: fold, check or call, and all sizes of a bet or raise."""
    seat = round.waiting[0]
    stay = CALL if round.bets[seat] < round.price else CHECK
    if raise_refusal(round, seat) is not None:
        return (FOLD, stay)
    return (FOLD, stay, *_raises(round, seat))


def _raises(round: Round, seat: int) -> tuple[Choice, ...]:
    make = RAISE if round.price else BET
    everything = round.bets[seat] + round.stacks[seat]
    sizes = round.sizes
    if isinstance(sizes, Steps):
        sums = dict.fromkeys(min(round.price + size, everything) for size in sizes.sizes)
        return tuple([One(replace(make, amount=amount)) for amount in sums])
    least, most = round.price + max(sizes.least, round.step), _most(round, sizes, seat, everything)
    if most <= least:
        return (One(replace(make, amount=min(least, everything))),)
    return (Amount(make, least, most),)


def _most(round: Round, sizes: Spread | PotLimit | NoLimit, seat: int, everything: int) -> int:
    """The greatest sum that limit and stack allow."""
    match sizes:
        case NoLimit():
            return everything
        case Spread(most=most):
            return min(round.price + most, everything)
        case PotLimit(literal=literal):
            pot = round.pot + sum(round.bets)
            owed = 0 if literal else max(0, round.price - round.bets[seat])
            return min(round.price + pot + owed, everything)


def least_raise(round: Round) -> int:
    """By how much a full bet or raise goes up at least (FD-A7)."""
    sizes = round.sizes
    return min(sizes.sizes) if isinstance(sizes, Steps) else max(sizes.least, round.step)


def raise_refusal(round: Round, seat: int) -> Why | None:
    """Why the seat may not bet or raise any amount now; None when it may."""
    if round.cap is not None and round.count > round.cap:
        return Why("why-raise-cap")
    if round.faced[seat] >= 0 and round.price - round.faced[seat] < least_raise(round):
        return Why("why-raise-closed")
    price, bets, stacks = round.price, round.bets, round.stacks
    if bets[seat] + stacks[seat] <= price:
        return Why("why-raise-short")
    for other, live in enumerate(round.live):
        if live and other != seat and bets[other] + stacks[other] > price:
            return None
    return Why("why-raise-nobody")


def refusal(round: Round, action: BetAction) -> Why | None:
    """Why an action is not allowed to whose turn it is; None when it is."""
    choices = legal(round)
    if allows(choices, action):
        return None
    seat = round.waiting[0]
    match action:
        case Check():
            return Why("why-check", {"owed": owed(round, seat)})
        case Bet() | Raise() if isinstance(action, Raise) == (round.price > 0):
            return raise_refusal(round, seat) or _size_refusal(choices)
        case _:
            return Why("why-not-now")


def _size_refusal(choices: Choices) -> Why:
    sizes = choices[2:]
    if isinstance(sizes[0], Amount):
        return Why("why-amount-between", {"least": sizes[0].lo, "most": sizes[0].hi})
    sums = [size.action.amount for size in sizes if isinstance(size, One)]
    return Why("why-amount-one", {"amounts": ", ".join(map(str, sums))})


def owed(round: Round, seat: int) -> int:
    """What a call costs the seat."""
    return min(max(0, round.price - round.bets[seat]), round.stacks[seat])


def act(round: Round, action: BetAction) -> Round:
    """The round after a legal action of whose turn it is."""
    seat, others = round.waiting[0], round.waiting[1:]
    match action:
        case Call():
            amount = min(round.price, round.bets[seat] + round.stacks[seat])
            return _settled(_pays(round, seat, amount, others))
        case Check():
            return _settled(replace(round, faced=put(round.faced, seat, round.price), waiting=others, last=seat))
        case Fold():
            return _settled(replace(round, live=put(round.live, seat, False), waiting=others, last=seat))
        case Bet(amount=amount) | Raise(amount=amount):
            return _settled(_raised(round, seat, amount))


def _raised(round: Round, seat: int, amount: int) -> Round:
    """All others who can must answer; an all-in below a full raise neither counts nor reopens (FD-A7, FD-A26)."""
    by = amount - round.price
    full = by >= least_raise(round)
    able = [live and stack > 0 for live, stack in zip(round.live, round.stacks, strict=True)]
    return replace(
        round,
        stacks=add(round.stacks, seat, round.bets[seat] - amount),
        bets=put(round.bets, seat, amount),
        faced=put(round.faced, seat, amount),
        waiting=clockwise(seat + 1, able)[:-1],
        price=amount,
        step=by if full else round.step,
        count=round.count + full,
        aggressor=seat,
        last=seat,
    )


def _pays(round: Round, seat: int, amount: int, waiting: tuple[int, ...]) -> Round:
    return replace(
        round,
        stacks=add(round.stacks, seat, round.bets[seat] - amount),
        bets=put(round.bets, seat, amount),
        faced=put(round.faced, seat, round.price),
        waiting=waiting,
        last=seat,
    )


def _settled(round: Round) -> Round:
    """The round; over where one player is left, or where nobody can answer another and nobody owes (FD-A20)."""
    if len(round.waiting) != 1:
        return round  # all are through, or two at least still wait: both of them have chips
    able = [seat for seat, stack in enumerate(round.stacks) if stack > 0 and round.live[seat]]
    if len(able) > 1:
        return round
    (seat,) = able
    rivals = [bet for other, bet in enumerate(round.bets) if round.live[other] and other != seat]
    owes = seat in round.waiting and max(rivals, default=0) > round.bets[seat]
    return round if owes else replace(round, waiting=())
