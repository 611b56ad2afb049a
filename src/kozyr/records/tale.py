"""A match of raspisnoy told deal by deal, from the events that somebody heard.

Told from all events it is the whole truth; told from what a seat heard it holds what that seat knew.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.rules import DealKind
from kozyr.games.raspisnoy.state import (
    BidMade,
    CardPlayed,
    CardsShown,
    DealBegun,
    DealerChosen,
    DealScored,
    Drew,
    Event,
    HandsSeen,
    MatchEnded,
    Played,
    Row,
    Trick,
    TrickTaken,
    TrumpNamed,
    TrumpShown,
)
from kozyr.play.game import Why


class Told(Struct, frozen=True):
    """A deal: `hands` as dealt (None for one not seen, empty before any was), what was `shown` in forehead, bids
    by seat, finished tricks, the cards on the table, and when it ended its row and why each seat got its points.

    `trump` is that of the first trick, `now` that of the trick on the table; `named` is the seat that chose it.
    """

    number: int
    kind: DealKind
    cards: int
    dealer: int
    trump: Suit | None = None
    trump_card: Card | None = None
    now: Suit | None = None
    named: int | None = None
    shown: tuple[tuple[Card, ...] | None, ...] = ()
    hands: tuple[tuple[Card, ...] | None, ...] = ()
    bids: tuple[tuple[int, int], ...] = ()
    tricks: tuple[Trick, ...] = ()
    table: tuple[Played, ...] = ()
    row: Row | None = None
    because: tuple[Why, ...] = ()

    def bid_of(self, seat: int) -> int | None:
        """What a seat has bid; None when nothing yet, or where a deal has no bids."""
        return dict(self.bids).get(seat)


class Tale(Struct, frozen=True):
    """A match so far: the cards drawn for the first deal, who got it, the deals, and the end."""

    drawn: tuple[Drew, ...] = ()
    first: int | None = None
    deals: tuple[Told, ...] = ()
    ended: MatchEnded | None = None


def tell(events: Iterable[Event]) -> Tale:
    """The tale of a match from its events in order."""
    tale = Tale()
    for event in events:
        tale = _hear(tale, event)
    return tale


def _hear(tale: Tale, event: Event) -> Tale:
    match event:
        case Drew():
            return replace(tale, drawn=(*tale.drawn, event))
        case DealerChosen(seat=seat):
            return replace(tale, first=seat)
        case DealBegun(number=number, kind=kind, cards=cards, dealer=dealer):
            return replace(tale, deals=(*tale.deals, Told(number, kind, cards, dealer)))
        case MatchEnded():
            return replace(tale, ended=event)
        case _:
            return replace(tale, deals=(*tale.deals[:-1], _go_on(tale.deals[-1], event)))


Within = TrumpShown | TrumpNamed | CardsShown | HandsSeen | BidMade | CardPlayed | TrickTaken | DealScored
"""What happens inside a deal."""


def _go_on(deal: Told, event: Within) -> Told:
    match event:
        case TrumpShown(suit=suit) if deal.tricks:
            return replace(deal, now=suit)
        case TrumpShown(suit=suit, card=card):
            return replace(deal, trump=suit, now=suit, trump_card=card)
        case TrumpNamed(seat=seat, suit=suit):
            return replace(deal, trump=suit, now=suit, named=seat)
        case CardsShown(cards=cards):
            return replace(deal, shown=cards)
        case HandsSeen(hands=hands):
            return replace(deal, hands=hands)
        case BidMade(seat=seat, tricks=tricks):
            return replace(deal, bids=(*deal.bids, (seat, tricks)))
        case CardPlayed(seat=seat, card=card, says=says):
            return replace(deal, table=(*deal.table, Played(seat, card, says)))
        case TrickTaken(seat=seat):
            return replace(deal, tricks=(*deal.tricks, Trick(deal.table[0].seat, seat, deal.table, deal.now)), table=())
        case DealScored(row=row, because=because):
            return replace(deal, row=row, because=because)
