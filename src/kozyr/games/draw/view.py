"""What a seat may know: views and heard events, built up from nothing (FD-21, FD-24, FD-A14)."""

from msgspec import Struct

from kozyr.cards import Card
from kozyr.games.draw.hand import NO_OPENERS
from kozyr.games.draw.hand import refusal as hand_refusal
from kozyr.games.draw.moves import legal, turn
from kozyr.games.draw.orders import order_of
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import (
    CardsDealt,
    Event,
    Exchanged,
    FirstActor,
    Hand,
    LowNow,
    Order,
    Received,
    Redealt,
    Stage,
    State,
    StubRenewed,
    Turned,
)
from kozyr.play import betting, pots
from kozyr.play.betting import Bet
from kozyr.play.choices import Choices
from kozyr.play.dealt import Acted, Mucked, PotWon, Returned, RoundBegun, Shown
from kozyr.play.evening import HALL_EVENTS, TableView, table_view
from kozyr.play.forced import Posted
from kozyr.play.game import WATCHER, Barred, Why
from kozyr.play.pots import Pot
from kozyr.play.ranking import rank
from kozyr.play.ranking.naming import named


class HandView(Struct, frozen=True):
    """The hand in progress, or the one that was paid last, as a seat sees it.

    `hand` is its own, None where it has none; `away` is what it has put away, `made` what its hand is called. `bets`
    lie before the seats in this round, `pots` in the middle; `price` is what it takes to stay in, `owed` what a call
    costs each seat that is in. `drew` counts the cards that each exchanged, `stub` those left. `shown` are hands laid
    open, `won` the pots paid.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    stage: Stage
    live: tuple[bool, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pots: tuple[Pot, ...]
    price: int
    owed: tuple[int, ...]
    aggressor: int
    rounds: int
    order: Order
    turned: Card | None
    first: int
    drawing: tuple[int, ...]
    drew: tuple[int | None, ...]
    stub: int
    redeals: int
    again: bool
    hand: tuple[Card, ...] | None
    away: tuple[Card, ...]
    made: Why | None
    shown: tuple[tuple[Card, ...] | None, ...]
    won: tuple[PotWon, ...]


class View(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="draw"):
    """A seat's knowledge of the evening; `hand` is None before the first one."""

    rules: Rules
    seat: int
    turn: int
    table: TableView
    hand: HandView | None
    legal: Choices = ()


def view(state: State, seat: int) -> View:
    """What `seat` (or WATCHER) may know now, with its legal choices when it is its turn."""
    mover = turn(state)
    return View(
        rules=state.rules,
        seat=seat,
        turn=mover,
        table=table_view(state, seat),
        hand=None if state.hand is None else _hand_view(state.rules, state.hand, seat),
        legal=legal(state) if mover == seat else (),
    )


def _hand_view(rules: Rules, hand: Hand, seat: int) -> HandView:
    round = hand.round if hand.stage == "bet" else None
    live = hand.live if round is None else round.live
    before_betting = hand.rounds == 0
    own = hand.held[seat] if seat != WATCHER and hand.held[seat] else None
    return HandView(
        number=hand.number,
        button=hand.button,
        seats=hand.seats,
        stage=hand.stage,
        live=live,
        stacks=hand.stacks if round is None else round.stacks,
        bets=round.bets if round else hand.bets if before_betting else (0,) * len(live),
        pots=pots.layers(hand.paid, live),
        price=round.price if round else hand.price if before_betting else 0,
        owed=tuple([betting.owed(round, each) if round and live[each] else 0 for each in range(len(live))]),
        aggressor=-1 if round is None else round.aggressor,
        rounds=hand.rounds,
        order=hand.order,
        turned=hand.turned,
        first=hand.first,
        drawing=hand.drawing,
        drew=hand.drew,
        stub=len(hand.stub),
        redeals=hand.redeals,
        again=hand.again,
        hand=own,
        away=hand.away[seat] if seat != WATCHER else (),
        made=named(rank(own, order_of(rules, hand))) if own else None,
        shown=hand.shown,
        won=hand.won,
    )


def hear(event: Event, seat: int) -> Event | None:
    """What `seat` (or WATCHER) learns from an event: all of it but the cards of others."""
    match event:
        case CardsDealt(hands=hands):
            return CardsDealt(tuple([hand if holder == seat else None for holder, hand in enumerate(hands)]))
        case Exchanged(seat=other, count=count) if other != seat:
            return Exchanged(other, count, None, None)
        case Received(seat=other, count=count) if other != seat:
            return Received(other, count, None)
        case (
            Exchanged()
            | Received()
            | FirstActor()
            | Turned()
            | StubRenewed()
            | Redealt()
            | LowNow()
            | Posted()
            | Acted()
            | RoundBegun()
            | Returned()
            | Shown()
            | Mucked()
            | PotWon()
        ):
            return event
        case _:
            assert isinstance(event, HALL_EVENTS)
            return event


def barred(state: State, seat: int) -> tuple[Barred, ...]:
    """Why `seat`, on its turn, may not bet or raise."""
    hand = state.hand
    if turn(state) != seat or hand.stage != "bet":
        return ()
    if hand.round.price:
        why = betting.raise_refusal(hand.round, seat)
        return (Barred("raise", why),) if why else ()
    why = hand_refusal(state.rules, hand, Bet(hand.round.stacks[seat]))
    return (Barred("bet", why),) if why in NO_OPENERS.values() and why else ()
