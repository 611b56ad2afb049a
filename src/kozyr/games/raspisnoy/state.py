"""The values of raspisnoy: actions, events, the deal in progress, the sheet and the match.

Hands are 64-bit masks (kozyr.cards.mask); lists over seats are in seat order; a deal's number counts from 1.
"""

from msgspec import Struct

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.play.choices import Shuffled
from kozyr.play.game import Why

# Actions


class Lot(Struct, frozen=True, tag="lot"):
    """The dealer's action: the lot falls on the seat that deals first (RP-13)."""

    seat: int


class Name(Struct, frozen=True, tag="name"):
    """The trump, chosen by the player at the dealer's left from his first three cards; None for no trump (GJ-14)."""

    trump: Suit | None


class Bid(Struct, frozen=True, tag="bid"):
    """So many tricks, 0 for a pass (RP-31)."""

    tricks: int


class Play(Struct, frozen=True, tag="play"):
    """A card; the joker always with what its owner says (RP-A20)."""

    card: Card
    says: Say | None = None


Action = Shuffled | Lot | Name | Bid | Play

# The deal


class Played(Struct, frozen=True):
    """A card on the table, its player, and the joker's declaration."""

    seat: int
    card: Card
    says: Say | None = None


class Trick(Struct, frozen=True):
    """A finished trick, plays in order, and the trump it was played under."""

    leader: int
    winner: int
    plays: tuple[Played, ...]
    trump: Suit | None


class Deal(Struct, frozen=True):
    """A deal in progress.

    `jokers` is the set of the table's jokers; `dealt` is empty until cards are given; `shown` are the cards of each
    seat that the others saw in a forehead deal; `stock` is the whole order of the shuffle while a trump is being named;
    `bids` holds None for who has not bid; `trump` is that of the trick on the table.
    """

    number: int
    kind: DealKind
    cards: int
    dealer: int
    jokers: int
    trump: Suit | None
    trump_card: Card | None
    dealt: tuple[int, ...]
    hands: tuple[int, ...]
    shown: tuple[int, ...]
    stock: tuple[Card, ...]
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    tricks: tuple[Trick, ...]
    leader: int
    plays: tuple[Played, ...]


class Premium(Struct, frozen=True):
    """A deal doubled (points above 0) or struck out (below 0) for a seat at the end of a set (GJ-11)."""

    seat: int
    number: int
    points: int


class Row(Struct, frozen=True):
    """A finished deal as it stands on the sheet (RP-11, RP-76). `totals` count the premiums, `points` do not."""

    number: int
    kind: DealKind
    cards: int
    dealer: int
    trump: Suit | None
    trump_card: Card | None
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    premiums: tuple[Premium, ...] = ()


class State(Struct, frozen=True):
    """A match. `drawing` are the seats that still draw for the first deal; `deal` is None before it and at the end."""

    rules: Rules
    drawing: tuple[int, ...]
    deal: Deal | None
    sheet: tuple[Row, ...]


# Events


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew a card for the first deal; all see it."""

    seat: int
    card: Card


class DealerChosen(Struct, frozen=True, tag="dealer_chosen"):
    """Who deals first."""

    seat: int


class DealBegun(Struct, frozen=True, tag="deal_begun"):
    """A deal was dealt: its place, kind, cards each and dealer."""

    number: int
    kind: DealKind
    cards: int
    dealer: int


class TrumpShown(Struct, frozen=True, tag="trump_shown"):
    """The trump: by a card turned, drawn or exposed, no suit when it is the joker (RP-26..RP-28); without a card where
    it goes round the suits (OV-13)."""

    suit: Suit | None
    card: Card | None


class TrumpNamed(Struct, frozen=True, tag="trump_named"):
    """The trump that the player at the dealer's left has chosen; None for no trump (GJ-14)."""

    seat: int
    suit: Suit | None


class CardsShown(Struct, frozen=True, tag="cards_shown"):
    """In a forehead deal each seat shows cards to the others; who hears it does not learn his own (RP-69)."""

    cards: tuple[tuple[Card, ...] | None, ...]


class HandsSeen(Struct, frozen=True, tag="hands_seen"):
    """Each seat takes up its cards; who hears it knows only his own and None for the rest."""

    hands: tuple[tuple[Card, ...] | None, ...]


class BidMade(Struct, frozen=True, tag="bid_made"):
    """A bid, put on the sheet at once (RP-35)."""

    seat: int
    tricks: int


class CardPlayed(Struct, frozen=True, tag="card_played"):
    """A card came to the table."""

    seat: int
    card: Card
    says: Say | None = None


class TrickTaken(Struct, frozen=True, tag="trick_taken"):
    """A seat took the trick that lies on the table."""

    seat: int


class DealScored(Struct, frozen=True, tag="deal_scored"):
    """A row of the sheet, and for each seat how its points came about."""

    row: Row
    because: tuple[Why, ...]


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """Final totals, the winners (joint ones in a tie, RP-A25) and what each seat receives in money."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    money: tuple[int, ...]


Event = (
    Drew
    | DealerChosen
    | DealBegun
    | TrumpShown
    | TrumpNamed
    | CardsShown
    | HandsSeen
    | BidMade
    | CardPlayed
    | TrickTaken
    | DealScored
    | MatchEnded
)
