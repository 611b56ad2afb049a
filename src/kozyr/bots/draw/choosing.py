"""What to do: exchange for the best hand, bet what is clearly ahead, call what the pot pays for, give up the rest."""

from random import Random
from typing import Any

from msgspec.structs import replace

from kozyr.bots.draw.worth import as_it_is, best_exchange, powers, sight
from kozyr.bots.stakes import raising, sized
from kozyr.games.draw.view import HandView, View
from kozyr.play.betting import Call, Check, Fold
from kozyr.play.choices import Cards, allows

RAISES = 1.6
"""A hand that wins so many times its fair share is worth a bet or raise (FD-60)."""
OPENS = 1.1
"""The least that a hand must win of its fair share to come in before the exchange (FD-57)."""
BEHIND = 0.06
"""So much more it must win for each player still to act (FD-57, FD-58)."""
RESPECT = 0.07
"""So much more than the pot's price a call must win once somebody has raised: his hand is not drawn by chance."""


def choose(view: View, rng: Random) -> Any:
    """A legal action for the seat of `view`."""
    hand = view.hand
    assert hand is not None
    assert hand.hand is not None
    seen, power = sight(view, hand, rng), powers(hand, view.seat)
    exchanges = [choice for choice in view.legal if isinstance(choice, Cards)]
    if exchanges:
        best = best_exchange(seen, exchanges, hand.hand, power, rng)
        return replace(best.choice.make, cards=best.away)
    if view.rules.most_drawn and hand.drew[view.seat] is None:
        most = min(3, view.rules.most_drawn)
        won = best_exchange(seen, [Cards(None, hand.hand, 0, most)], hand.hand, power, rng).won
    else:
        won = as_it_is(seen, hand.hand, power)
    return _bet(view, hand, won)


def _bet(view: View, hand: HandView, won: float) -> Any:
    fair = 1 / hand.live.count(True)
    owed = min(hand.price - hand.bets[view.seat], hand.stacks[view.seat])
    pot = sum(each.amount for each in hand.pots) + sum(hand.bets)
    raised = hand.aggressor >= 0 and hand.price > view.rules.unit
    raise_to = raising(view.legal)
    if raise_to is not None and won >= min(0.9, fair * RAISES) and (won > 0.75 or not raised):
        return sized(raise_to, hand.price, pot, owed)
    if allows(view.legal, Check()):
        return Check()
    wanted = owed / (pot + owed) + (RESPECT if raised else 0.0)
    if hand.rounds == 1:
        wanted = max(wanted, fair * (OPENS + BEHIND * _behind(hand, view.seat)))
    return Call() if won >= wanted else Fold()


def _behind(hand: HandView, seat: int) -> int:
    """How many players who are in sit between the seat and the button."""
    after = hand.seats[hand.seats.index(seat) + 1 :]
    return sum(hand.live[other] for other in after)
