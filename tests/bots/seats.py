"""Tables laid out by hand: views of raspisnoy for bots to look at."""

from typing import Any

from msgspec.structs import replace

from kozyr import games
from kozyr.cards import Card, Suit, mask_of, parse_cards
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Deal, Played, State
from kozyr.games.raspisnoy.view import View, view

GAME = games.load("raspisnoy")
RULES = Rules(seats=4, three_passes=False)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def bidding(hand: str, trump: Suit | None, bids: tuple[int, ...] = (), kind: Any = "plain", seats: int = 4) -> View:
    """Seat 0 is to bid with `hand`, after the `bids` of the seats before it; nobody else's cards are real."""
    held = mask_of(cards(hand))
    dealer = (-1 - len(bids)) % seats
    made: list[int | None] = [None] * seats
    for step, bid in enumerate(bids):
        made[(dealer + 1 + step) % seats] = bid
    deal = _deal(held, trump, dealer, tuple(made), kind, seats)
    return view(State(replace(RULES, seats=seats), (), deal, ()), 0)


def playing(
    hand: str,
    trump: Suit | None,
    trick: tuple[Played, ...] = (),
    bids: tuple[int | None, ...] = (0, 0, 0, 0),
    taken: tuple[int, ...] = (0, 0, 0, 0),
    kind: Any = "plain",
) -> View:
    """Seat 0 is to play with `hand` to a trick that may have been begun before it."""
    held, seats = mask_of(cards(hand)), len(bids)
    leader = trick[0].seat if trick else 0
    deal = replace(
        _deal(held, trump, 0, bids, kind, seats), leader=leader, plays=trick, taken=taken, cards=_size(held, taken)
    )
    return view(State(replace(RULES, seats=seats), (), deal, ()), 0)


def _size(held: int, taken: tuple[int, ...]) -> int:
    return held.bit_count() + sum(taken)


def _deal(held: int, trump: Suit | None, dealer: int, bids: tuple[int | None, ...], kind: Any, seats: int) -> Deal:
    """A deal in which the others hold as many cards, which ones is nobody's business here."""
    rest = [card.bit for card in Card if card.suit and card.rank >= 4 and not held & card.bit]
    size = held.bit_count()
    others = tuple(sum(rest[size * place : size * (place + 1)]) for place in range(seats - 1))
    hands = (held, *others)
    return Deal(
        number=1,
        kind=kind,
        cards=size,
        dealer=dealer,
        jokers=mask_of(RULES.jokers),
        trump=trump,
        trump_card=None,
        dealt=hands,
        hands=hands,
        shown=(),
        stock=(),
        bids=bids,
        taken=(0,) * seats,
        tricks=(),
        leader=0,
        plays=(),
    )
