"""What to do in Palace Poker: of attack, card, rest and retreat the one that is worth most in chips.

A battle is worth the share of the pot that is left to win after it; it costs the own formula. Soldiers are kept when
they make the hand, for each of them costs a small bet in every battle.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from kozyr.bots.palace.odds import Odds, odds
from kozyr.cards import Card, Suit, mask_of
from kozyr.games.palace.camp import ORDER
from kozyr.games.palace.state import Attack, Battle, Buy, Keep, Raise, Stay
from kozyr.games.palace.view import HandView, View
from kozyr.play.betting import Call, Fold
from kozyr.play.choices import Amount, Cards, Choice, One
from kozyr.play.ranking import strength
from kozyr.play.ranking.high import NAMED

SURE = 0.75
"""Who wins a battle so often raises."""
RESPECT = 0.9
"""Who attacks or raises has a better hand than one drawn by chance: so much is left of the odds against him."""
EXTRA = 0.5
"""Without limit a sure attacker adds so much of the pot."""


def choose(view: View, rng: Random) -> Any:
    """A legal action for the seat of `view`."""
    hand = view.hand
    assert hand is not None
    if hand.stage == "keep":
        return _keep(view, hand)
    chances = odds(view, hand, rng)
    if hand.battle is not None:
        return _answer(view, hand, hand.battle, chances)
    worths = [(_worth(view, hand, chances, choice), choice) for choice in view.legal if not isinstance(choice, Cards)]
    best = max(worth for worth, _ in worths)
    return _sized(view, hand, chances, next(choice for worth, choice in worths if worth == best))


def _pot(view: View, hand: HandView) -> int:
    """The chips that the seat can win."""
    fought = sum(hand.battle.paid) if hand.battle else 0
    return fought + sum(pot.amount for pot in hand.pots if view.seat in pot.seats)


def _made(choice: Choice) -> Any:
    return choice.action if isinstance(choice, One) else getattr(choice, "make", None)


def _worth(view: View, hand: HandView, chances: Odds, choice: Choice) -> float:
    """The chips that an action of the own turn brings on average, by a simple reckoning: no later bets."""
    pot, bet = _pot(view, hand), view.rules.small_bet
    match _made(choice):
        case Attack(seat=rival):
            cost, call = hand.prices[view.seat], min(hand.prices[rival], hand.stacks[rival])
            return chances.beats[rival] * chances.without[rival] * (pot + cost + call) - cost
        case Buy():
            return chances.bought * (pot + bet) - bet
        case Stay():
            return chances.share * pot
        case _:
            return 0.0


def _sized(view: View, hand: HandView, chances: Odds, choice: Choice) -> Any:
    if isinstance(choice, One):
        return choice.action
    assert isinstance(choice, Amount)
    sure = chances.beats[choice.make.seat] * chances.without[choice.make.seat] >= SURE
    extra = int(EXTRA * _pot(view, hand)) if sure else 0
    return replace(choice.make, amount=min(choice.lo + extra, choice.hi))


# In a battle


def _answer(view: View, hand: HandView, battle: Battle, chances: Odds) -> Any:
    """Call what pays, raise with a hand that mostly wins, and give up the rest."""
    won, left = RESPECT * chances.beats[battle.rival], chances.without[battle.rival]
    owed = min(battle.owed, hand.stacks[view.seat])
    raising = next((choice for choice in view.legal if isinstance(_made(choice), Raise)), None)
    if raising is not None and won >= SURE:
        return raising.action if isinstance(raising, One) else _raised(view, hand, raising)
    return Call() if won * left * (_pot(view, hand) + owed) >= owed else Fold()


def _raised(view: View, hand: HandView, choice: Choice) -> Any:
    assert isinstance(choice, Amount)
    return replace(choice.make, amount=min(max(choice.lo, int(EXTRA * _pot(view, hand))), choice.hi))


# Soldiers


def _keep(view: View, hand: HandView) -> Keep:
    """The soldiers without which the hand would be another, alone or against one of the rivals: the least needed are
    put off first."""
    (choice,) = view.legal
    assert isinstance(choice, Cards)
    others = [banner.suit for seat, banner in enumerate(hand.banners) if banner and seat != view.seat]
    suits = [None, *(suit for suit in dict.fromkeys(others))]
    kept = list(choice.of)
    fixed = mask_of((*(hand.hand or ()), *filter(None, (hand.banners[view.seat],))))
    while kept:
        losses = [(_loss(fixed, kept, card, suits), card) for card in kept]
        least, card = min(losses, key=lambda loss: loss[0])
        if least > 0 and len(kept) <= choice.most:
            break
        kept.remove(card)
    return replace(choice.make, cards=tuple(kept))  # type: ignore[no-any-return]


def _loss(fixed: int, kept: list[Card], card: Card, suits: list[Suit | None]) -> int:
    """How much the names of the hand lose without a card, over all the ways in which it may have to stand."""
    whole = fixed | mask_of(kept)
    return sum(_name(whole, suit) - _name(whole & ~card.bit, suit) for suit in suits)


def _name(cards: int, suit: Suit | None) -> int:
    """What names a hand, without the cards beside it, when those of a suit do not count."""
    counted = cards & ~suit.bits if suit else cards
    return strength(counted, ORDER) >> NAMED if counted else 0
