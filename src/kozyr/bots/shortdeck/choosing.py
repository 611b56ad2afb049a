"""What to do with a share of the pot: bet what is clearly best, call what the pot pays for, and give up the rest."""

from random import Random
from typing import Any

from kozyr.bots import stakes
from kozyr.bots.shortdeck.share import MOST_RIVALS, share
from kozyr.games.shortdeck.rules import PREFLOP
from kozyr.games.shortdeck.view import HandView, View
from kozyr.play.betting import Call, Check, Fold
from kozyr.play.choices import allows

RAISES, RERAISES = 0.25, 0.65
"""So far above its fair share, on the way to winning all, a hand is worth a bet, or a raise of somebody's bet."""
OPENS = 1.0
"""The least that a hand must win of its fair share to come in before the flop."""
BEHIND = 0.05
"""So much more it must win for each player still to act (FD-57)."""
RESPECT = 0.2
"""So much more than the pot's price a call must win once somebody has raised: his hand is not drawn by chance."""


def choose(view: View, rng: Random) -> Any:
    """A legal action for the seat of `view`."""
    hand = view.hand
    assert hand is not None
    rivals = hand.live.count(True) - 1
    won, fair = share(view, hand, rivals, rng), 1 / (1 + min(rivals, MOST_RIVALS))
    owed = hand.owed[view.seat]
    raising = stakes.raising(view.legal)
    worth_more = (won - fair) / (1 - fair) >= (RERAISES if _was_raised(view, hand) else RAISES)
    if raising is not None and worth_more:
        return stakes.sized(raising, hand.price, _pot(hand), owed)
    if allows(view.legal, Check()):
        return Check()
    return Call() if won >= _wanted(view, hand, fair, owed) else Fold()


def _wanted(view: View, hand: HandView, fair: float, owed: int) -> float:
    """The share that makes a call worth its price: the pot odds, and before the flop a starting hand."""
    price = owed / (_pot(hand) + owed)
    raised = RESPECT if _was_raised(view, hand) else 0.0
    if hand.street > PREFLOP:
        return price + raised
    behind = _behind(hand, view.seat)
    return max(price + raised, fair * (OPENS + BEHIND * behind))


def _pot(hand: HandView) -> int:
    return sum(pot.amount for pot in hand.pots) + sum(hand.bets)


def _was_raised(view: View, hand: HandView) -> bool:
    """Whether somebody went above the price with which the round began, the least bet."""
    return hand.aggressor >= 0 and hand.price > view.rules.unit


def _behind(hand: HandView, seat: int) -> int:
    """How many players who are in act after the seat in later rounds."""
    after = hand.seats[hand.seats.index(seat) + 1 :]
    return sum(hand.live[other] for other in after)
