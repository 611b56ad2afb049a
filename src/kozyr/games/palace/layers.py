"""The pot in layers: who has a share in which payments, and who wins them (D2, PP-A25)."""

from collections.abc import Mapping

from msgspec.structs import replace

from kozyr.games.palace.state import Hand
from kozyr.play.pots import Award, Pot, share
from kozyr.play.seats import add


def able(hand: Hand) -> tuple[int, ...]:
    """Who is in and has chips: who has a share in what is paid from now on (D2 a)."""
    return tuple([seat for seat, live in enumerate(hand.live) if live and hand.stacks[seat] > 0])


def pay(hand: Hand, seat: int, amount: int) -> Hand:
    """A payment of a player's own turn, out of his stack into the pot."""
    layers = laid(hand, amount, able(hand))
    return replace(hand, stacks=add(hand.stacks, seat, -amount), pots=layers)


def laid(hand: Hand, amount: int, sharers: tuple[int, ...]) -> tuple[Pot, ...]:
    """The layers with `amount` more, in which those who are in and no sharers have no part."""
    *below, top = hand.pots
    if not amount:
        return hand.pots
    if any(hand.live[seat] and seat not in sharers for seat in top.seats):
        return (*hand.pots, Pot(amount, sharers))
    return (*below, Pot(top.amount + amount, top.seats))


def settle(hand: Hand, sides: tuple[int, int], paid: tuple[int, int], short: int | None) -> Hand:
    """The payments of a battle, which have left the stacks, as one: what one side paid beyond a `short` other goes to
    the layer above (D2 a, b). Both sides still count as in."""
    before = hand.stacks
    for seat, amount in zip(sides, paid, strict=True):
        before = add(before, seat, amount)
    sharers = able(replace(hand, stacks=before))
    over = 0
    if short in sharers:
        place = sides.index(short)
        over = max(0, paid[1 - place] - paid[place])
    hand = replace(hand, pots=laid(hand, sum(paid) - over, sharers))
    return replace(hand, pots=laid(hand, over, tuple([seat for seat in sharers if seat != short])))


def awards(hand: Hand, values: Mapping[int, int]) -> tuple[Award, ...]:
    """Each layer to the best of those at the end who have a share in it, by their `values`; where there are none, to
    those with a share who left last (D2)."""
    return tuple([_award(hand, pot, values) for pot in hand.pots])


def _award(hand: Hand, pot: Pot, values: Mapping[int, int]) -> Award:
    rivals = [seat for seat in pot.seats if seat in values]
    best = max((values[seat] for seat in rivals), default=0)
    winners = [seat for seat in rivals if values[seat] == best] or _left_last(hand, pot)
    return share(pot.amount, winners, hand.button, len(hand.live))


def _left_last(hand: Hand, pot: Pot) -> list[int]:
    groups = ([seat for seat in group if seat in pot.seats] for group in reversed(hand.gone))
    return next(group for group in groups if group)
