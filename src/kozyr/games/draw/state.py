"""The values of five-card draw: its own action, the hand in progress, and what happens in it.

Lists are by seat of the table; a seat that was not dealt in is never live and holds nothing.
"""

from typing import Literal

from msgspec import Struct

from kozyr.cards import Card
from kozyr.play.betting import BetAction, Round
from kozyr.play.choices import Shuffled
from kozyr.play.dealt import Acted, Mucked, PotWon, Returned, RoundBegun, Shown
from kozyr.play.evening import Evening, HallEvent, Lot
from kozyr.play.forced import Posted
from kozyr.play.hall import HallAction

Order = Literal["high", "ace_five", "deuce_seven"]
Stage = Literal["lot", "deal", "bet", "draw", "stub", "over"]


class Draw(Struct, frozen=True, tag="draw"):
    """Puts these cards away for as many others; none to stand pat (FD-20)."""

    cards: tuple[Card, ...]


Action = BetAction | Draw | Shuffled | Lot | HallAction


class Hand(Struct, frozen=True):
    """A hand in progress, or one that has been paid.

    `stage` says what is awaited: a lot for the first turn, the deal, a bet, an exchange, a new stub, or nothing more.
    `seats` were dealt in, from the button's left on. `paid` are the chips in the pots, without the round on the table;
    `bets` and `price` are the blinds until the first round begins, `first` its first actor. `held` are the hands,
    `away` what each has put away, `drew` how many cards each exchanged; `drawing` are those still to draw, and `due`
    the cards that the first of them still gets. `order` is what is played for now; `again` says that the first round
    is held once more for low. `shown` are the hands laid open, `won` the pots paid.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    stage: Stage
    live: tuple[bool, ...]
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    price: int
    first: int
    held: tuple[tuple[Card, ...], ...]
    away: tuple[tuple[Card, ...], ...]
    drew: tuple[int | None, ...]
    order: Order
    stub: tuple[Card, ...] = ()
    turned: Card | None = None
    round: Round | None = None
    rounds: int = 0
    drawing: tuple[int, ...] = ()
    first_drawer: int = -1
    due: int = 0
    redeals: int = 0
    again: bool = False
    shown: tuple[tuple[Card, ...] | None, ...] = ()
    won: tuple[PotWon, ...] = ()


# Events


class FirstActor(Struct, frozen=True, tag="first_actor"):
    """The lot fell on the seat that acts first (FD-17)."""

    seat: int


class Turned(Struct, frozen=True, tag="turned"):
    """The first card of the pack is out of play, and the other three of its rank are wild (FD-54, FD-A12)."""

    card: Card


class CardsDealt(Struct, frozen=True, tag="cards_dealt"):
    """Each seat gets its cards; who hears it learns only his own, and None for the rest."""

    hands: tuple[tuple[Card, ...] | None, ...]


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """A seat put cards away and got others; only their number is known to all (FD-21)."""

    seat: int
    count: int
    away: tuple[Card, ...] | None
    got: tuple[Card, ...] | None


class StubRenewed(Struct, frozen=True, tag="stub_renewed"):
    """The stub ran out, and so many cards put away by others were shuffled into a new one (FD-A3)."""

    count: int


class Received(Struct, frozen=True, tag="received"):
    """The rest of an exchange, from the new stub."""

    seat: int
    count: int
    got: tuple[Card, ...] | None


class Redealt(Struct, frozen=True, tag="redealt"):
    """Nobody opened: the same dealer deals anew, for the so-manieth time (FD-A18)."""

    number: int


class LowNow(Struct, frozen=True, tag="low_now"):
    """Nobody opened: the first round is held once more, and the hand is played for low (FD-A21)."""

    order: Order


HandEvent = (
    FirstActor
    | Turned
    | CardsDealt
    | Exchanged
    | StubRenewed
    | Received
    | Redealt
    | LowNow
    | Posted
    | Acted
    | RoundBegun
    | Returned
    | Shown
    | Mucked
    | PotWon
)
Event = HallEvent | HandEvent
State = Evening
Step = tuple[Hand, tuple[HandEvent, ...]]
