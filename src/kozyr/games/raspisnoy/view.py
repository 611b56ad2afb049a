"""What a seat may know: views and heard events, built up from nothing (RP-A34, RP-A48, RP-A52)."""

from msgspec import Struct

from kozyr.cards import Card, Suit, cards_of
from kozyr.games.raspisnoy.moves import hands_hidden, legal, scores, turn
from kozyr.games.raspisnoy.rules import DealKind, Rules, schedule
from kozyr.games.raspisnoy.state import Deal, Event, HandsSeen, Played, State, Trick
from kozyr.play.choices import Choices


class DealView(Struct, frozen=True):
    """The deal in progress as a seat sees it.

    `hand` is None where the seat has none or may not look at it yet (blind); `hand_sizes` counts the cards still held;
    `trick` lies on the table; `review` holds the finished tricks that the table lets this seat look through.
    """

    number: int
    kind: DealKind
    cards: int
    dealer: int
    trump: Suit | None
    trump_card: Card | None
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    leader: int
    trick: tuple[Played, ...]
    review: tuple[Trick, ...]


class View(Struct, frozen=True, omit_defaults=True):
    """A seat's knowledge of the match; `seat` is WATCHER for one without a hand, `deals` the length of the schedule."""

    rules: Rules
    seat: int
    turn: int
    deals: int
    totals: tuple[int, ...]
    deal: DealView | None
    legal: Choices = ()
