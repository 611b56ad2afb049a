"""One betting round as a value: whose turn it is, what he may put in, and when all is even (FD-18, FD-19, FD-29).

Chips are whole numbers. A bet and a raise are said as the sum that then lies before the player in this round, as people
write hands down: `raise 40` makes it 40 to stay in. Lists are by seat of the table; whoever is not in the hand is
not live. Who folded, who is all-in and who was not dealt in never has the turn.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kozyr.play.choices import Amount, Choice, Choices, One, allows
from kozyr.play.game import Why
from kozyr.play.seats import circle, put

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
    turn, and the first `fresh` of them have not acted at all (none where it is 0 or less); `through` are those who have
    acted and still have chips, whom a raise calls on again. `price` is what it takes to stay in, `step` by how much a
    full bet or raise goes up at least (FD-A7), `count` how many full ones there were; `aggressor` made the last one,
    or -1, and `last` acted last, or -1.
    """

    sizes: Sizes
    cap: int | None
    pot: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: tuple[bool, ...]
    waiting: tuple[int, ...]
    through: tuple[int, ...]
    fresh: int
    price: int
    step: int
    count: int
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
    waiting = tuple([seat for seat in circle(first, seats) if live[seat] and stacks[seat]])
    step, bets, fresh = _least(sizes), bets or (0,) * seats, len(waiting)
    round = Round(sizes, cap, pot, stacks, bets, live, waiting, (), fresh, price, step, int(price > 0))
    return _settled(round) if len(waiting) == 1 else round


def _least(sizes: Sizes) -> int:
    """The least bet of a round."""
    return min(sizes.sizes) if isinstance(sizes, Steps) else sizes.least


def turn(round: Round) -> int | None:
    """Who acts now; None when the round is over."""
    return round.waiting[0] if round.waiting else None


def legal(round: Round) -> Choices:
    """What he may do: fold, check or call, and all sizes of a bet or raise."""
    seat = round.waiting[0]
    stay = CALL if round.bets[seat] < round.price else CHECK
    if raise_refusal(round, seat) is not None:
        return (FOLD, stay)
    return (FOLD, stay, *_sums(round, seat))


def _sums(round: Round, seat: int) -> tuple[Choice, ...]:
    """The sums that limit and stack allow; all he has where that is less than a full bet or raise."""
    price, make = round.price, RAISE if round.price else BET
    everything = most = round.bets[seat] + round.stacks[seat]
    match round.sizes:
        case NoLimit():
            pass
        case PotLimit(literal=literal):
            pot = round.pot + sum(round.bets)
            most = min(price + pot + (0 if literal else max(0, price - round.bets[seat])), everything)
        case Spread(most=by):
            most = min(price + by, everything)
        case Steps(sizes=sizes):
            sums = dict.fromkeys(min(price + size, everything) for size in sizes)
            return tuple([One(replace(make, amount=amount)) for amount in sums])
    least = price + round.step
    if most <= least:
        return (One(replace(make, amount=min(least, everything))),)
    return (Amount(make, least, most),)


def raise_refusal(round: Round, seat: int) -> Why | None:
    """Why the seat whose turn it is may not bet or raise any amount now; None when it may."""
    if round.cap is not None and round.count > round.cap:
        return Why("why-raise-cap")
    price, bets, stacks = round.price, round.bets, round.stacks
    if round.fresh <= 0 and price - bets[seat] < round.step:
        return Why("why-raise-closed")
    if bets[seat] + stacks[seat] <= price:
        return Why("why-raise-short")
    if round.through:
        return None  # they have matched the price and still have chips
    for other, live in enumerate(round.live):
        if live and other != seat and bets[other] + stacks[other] > price:
            return None
    return Why("why-raise-nobody")


def refusal(round: Round, action: BetAction) -> Why | None:
    """Why an action is not allowed to whose turn it is; None when it is, which is as `legal` has it."""
    seat, kind = round.waiting[0], type(action)
    owes = round.bets[seat] < round.price
    if kind is Fold or kind is (Call if owes else Check):
        return None
    if kind is Check:
        return Why("why-check", {"owed": owed(round, seat)})
    if kind is (Raise if round.price else Bet):
        return raise_refusal(round, seat) or _sum_refusal(_sums(round, seat), action)
    return Why("why-not-now")


def _sum_refusal(sums: Choices, action: BetAction) -> Why | None:
    if allows(sums, action):
        return None
    if isinstance(sums[0], Amount):
        return Why("why-amount-between", {"least": sums[0].lo, "most": sums[0].hi})
    amounts = [one.action.amount for one in sums if isinstance(one, One)]
    return Why("why-amount-one", {"amounts": ", ".join(map(str, amounts))})


def owed(round: Round, seat: int) -> int:
    """What a call costs the seat."""
    return min(max(0, round.price - round.bets[seat]), round.stacks[seat])


def act(round: Round, action: BetAction) -> Round:
    """The round after a legal action of whose turn it is."""
    after = ACTS[type(action)](round, round.waiting[0], action)
    return _settled(after) if len(after.waiting) == 1 else after  # with two waiting both have chips


def _folds(round: Round, seat: int, _: Fold) -> Round:
    waiting, fresh = round.waiting[1:], round.fresh - 1
    return replace(round, live=put(round.live, seat, False), waiting=waiting, fresh=fresh, last=seat)


def _checks(round: Round, seat: int, _: Check) -> Round:
    waiting, through = round.waiting[1:], (*round.through, seat)
    return replace(round, waiting=waiting, through=through, fresh=round.fresh - 1, last=seat)


def _calls(round: Round, seat: int, _: Call) -> Round:
    everything = round.bets[seat] + round.stacks[seat]
    amount = min(round.price, everything)
    return replace(
        round,
        stacks=put(round.stacks, seat, everything - amount),
        bets=put(round.bets, seat, amount),
        waiting=round.waiting[1:],
        through=(*round.through, seat) if amount < everything else round.through,
        fresh=round.fresh - 1,
        last=seat,
    )


def _raises(round: Round, seat: int, action: Bet | Raise) -> Round:
    """All others who can must answer; an all-in below a full raise neither counts nor reopens (FD-A7, FD-A26)."""
    amount, everything = action.amount, round.bets[seat] + round.stacks[seat]
    by = amount - round.price
    full = by >= round.step
    return replace(
        round,
        stacks=put(round.stacks, seat, everything - amount),
        bets=put(round.bets, seat, amount),
        waiting=round.waiting[1:] + round.through,
        through=(seat,) if amount < everything else (),
        fresh=round.fresh - 1,
        price=amount,
        step=by if full and type(round.sizes) is not Steps else round.step,
        count=round.count + full,
        aggressor=seat,
        last=seat,
    )


ACTS: dict[type[BetAction], Callable[[Round, int, Any], Round]] = {
    Fold: _folds,
    Check: _checks,
    Call: _calls,
    Bet: _raises,
    Raise: _raises,
}
"""What each action does; a table, for with structs a class pattern that does not match is slow."""


def _settled(round: Round) -> Round:
    """A round in which one still waits: over where he is left alone, or can answer nobody and owes nothing (FD-A20)."""
    able = [seat for seat, stack in enumerate(round.stacks) if stack > 0 and round.live[seat]]
    if len(able) > 1:
        return round
    (seat,) = able
    rivals = [bet for other, bet in enumerate(round.bets) if round.live[other] and other != seat]
    owes = seat in round.waiting and max(rivals, default=0) > round.bets[seat]
    return round if owes else replace(round, waiting=())
