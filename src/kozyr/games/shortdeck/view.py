"""What a seat may know of an evening of short deck: views and heard events, built up from nothing."""

from msgspec import Struct

from kozyr.cards import Card
from kozyr.games.shortdeck.moves import legal, turn
from kozyr.games.shortdeck.rules import Rules
from kozyr.games.shortdeck.state import BoardDealt, Event, Hand, HolesDealt, State
from kozyr.play import betting, pots
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

    `hand` is its own two cards, None where it has none, `made` what they and the board are called. `bets` lie before
    the seats in this round, `pots` in the middle, the main pot first; `price` is what it takes to stay in, `owed` what
    a call costs each seat that is in. `shown` are hands laid open, `won` the pots paid.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    live: tuple[bool, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pots: tuple[Pot, ...]
    price: int
    owed: tuple[int, ...]
    aggressor: int
    street: int
    board: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    made: Why | None
    shown: tuple[tuple[Card, ...] | None, ...]
    won: tuple[PotWon, ...]


class View(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="shortdeck"):
    """A seat's knowledge of the evening; `hand` is None before the first one, `seat` WATCHER for one without a hand."""

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
    round, ended = hand.round, hand.result
    own = hand.holes[seat] if seat != WATCHER and hand.holes and hand.holes[seat] else None
    return HandView(
        number=hand.number,
        button=hand.button,
        seats=hand.seats,
        live=round.live,
        stacks=ended.stacks if ended else round.stacks,
        bets=round.bets,
        pots=pots.layers(hand.paid, round.live),
        price=round.price,
        owed=tuple([betting.owed(round, each) if live else 0 for each, live in enumerate(round.live)]),
        aggressor=round.aggressor,
        street=hand.street,
        board=hand.board,
        hand=own,
        made=named(rank((*own, *hand.board), rules.order)) if own else None,
        shown=hand.shown,
        won=ended.won if ended else (),
    )


def hear(event: Event, seat: int) -> Event | None:
    """What `seat` (or WATCHER) learns from an event: all of it but the cards of others."""
    match event:
        case HolesDealt(cards=cards):
            return HolesDealt(tuple([hole if holder == seat else None for holder, hole in enumerate(cards)]))
        case Posted() | BoardDealt() | RoundBegun() | Acted() | Returned() | Shown() | Mucked() | PotWon():
            return event
        case _:
            assert isinstance(event, HALL_EVENTS)
            return event


def barred(state: State, seat: int) -> tuple[Barred, ...]:
    """Why `seat`, on its turn, may not bet or raise."""
    if seat < 0 or turn(state) != seat:
        return ()
    why = betting.raise_refusal(state.hand.round, seat)
    return (Barred("raise" if state.hand.round.price else "bet", why),) if why else ()
