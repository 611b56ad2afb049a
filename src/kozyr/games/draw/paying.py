"""The end of a hand: who shows, who wins which pot (FD-38, FD-50, FD-52, FD-53, FD-A14, FD-A27)."""

from msgspec.structs import replace

from kozyr.cards import mask_of
from kozyr.games.draw.orders import order_of
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Hand, HandEvent, Step
from kozyr.play import pots
from kozyr.play.dealt import Mucked, Shown, paid_out
from kozyr.play.pots import Pot
from kozyr.play.ranking import Order, rank, strength
from kozyr.play.ranking.naming import named
from kozyr.play.seats import clockwise


def pay(rules: Rules, hand: Hand) -> Step:
    """Pays a hand that is decided: to the last one in without a showdown, else to the best hands."""
    if hand.live.count(True) == 1:
        winner = hand.live.index(True)
        return _paid(hand, (Pot(sum(hand.paid), (winner,)),), {winner: 0})
    order, layers = order_of(rules, hand), pots.layers(hand.paid, hand.live)
    values = {seat: strength(mask_of(hand.held[seat]), order) for seat, live in enumerate(hand.live) if live}
    after, told = _show(rules, hand, order, layers, values)
    after, won = _paid(after, layers, values)
    return after, told + won


def _show(rules: Rules, hand: Hand, order: Order, layers: tuple[Pot, ...], values: dict[int, int]) -> Step:
    """The last to bet or raise shows first, or the first actor of the round; who is beaten mucks (FD-A27)."""
    round = hand.round
    aggressor = -1 if round is None else round.aggressor
    turns = clockwise(aggressor if aggressor >= 0 else _first_of_last_round(rules, hand), hand.live)
    opened = pots.shown_in_turn(turns, layers, values) if rules.show == "aggressor_first" else (True,) * len(turns)
    events: list[HandEvent] = []
    faces = dict(zip(turns, opened, strict=True))
    for seat in turns:
        if not faces[seat]:
            events.append(Mucked(seat))
            continue
        made = rank(hand.held[seat], order)
        events.append(Shown(seat, hand.held[seat], named(made), made.best))
    cards = tuple([hand.held[seat] if faces.get(seat) else None for seat in range(len(hand.live))])
    return replace(hand, shown=cards), tuple(events)


def first_of_second(rules: Rules, hand: Hand) -> int:
    """Who acts first in the second round (FD-25, FD-A2)."""
    match rules.second_round:
        case "left":
            return hand.button + 1
        case "first_drawer":
            return hand.first_drawer
        case "same":
            return hand.first


def _first_of_last_round(rules: Rules, hand: Hand) -> int:
    return first_of_second(rules, hand) if hand.rounds == 2 else hand.first


def _paid(hand: Hand, layers: tuple[Pot, ...], values: dict[int, int]) -> Step:
    stacks, won = paid_out(layers, values, hand.button, hand.stacks)
    return replace(hand, stage="over", stacks=stacks, paid=(0,) * len(stacks), round=None, won=won), won
