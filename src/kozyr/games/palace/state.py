"""The values of Palace Poker: actions, events, a battle, and the hand in progress.

Lists over seats are in seat order of the table; who is not dealt in has no banner and is not live.
"""

from typing import Literal

from msgspec import Struct

from kozyr.cards import Card
from kozyr.play.betting import Call, Fold
from kozyr.play.choices import Shuffled
from kozyr.play.dealt import PotWon, Returned, Shown
from kozyr.play.evening import Evening, HallEvent
from kozyr.play.forced import Posted
from kozyr.play.game import Why
from kozyr.play.hall import HallAction
from kozyr.play.pots import Pot

# Actions


class Buy(Struct, frozen=True, tag="buy"):
    """Pays a small bet for the top card of the draw pile (PP-18)."""


class Keep(Struct, frozen=True, tag="keep"):
    """The soldiers to keep after a buy or a capture; the others are put off (PP-A23)."""

    cards: tuple[Card, ...]


class Discard(Struct, frozen=True, tag="discard"):
    """Puts off soldiers without buying (PP-22)."""

    cards: tuple[Card, ...]


class Stay(Struct, frozen=True, tag="stay"):
    """Does nothing (PP-23)."""


class Attack(Struct, frozen=True, tag="attack"):
    """A bet of `amount` against one opponent: the own minimum and, without limit, what one likes above it (PP-25)."""

    seat: int
    amount: int


class Raise(Struct, frozen=True, tag="raise"):
    """The call, and `amount` more (PP-35)."""

    amount: int


Action = Buy | Keep | Discard | Stay | Fold | Attack | Call | Raise | Shuffled | HallAction

# Battles


class Battle(Struct, frozen=True):
    """A battle until one folds or calls.

    `answers` is the side, 0 for the attacker and 1 for the defender, that must answer: a call costs it `owed`, of
    which `beyond` matches what the other side put in last (extra, raise or re-raise), and the rest is its own formula.
    `paid` is by side; `raised` is the last raise, `raises` their number.
    """

    sides: tuple[int, int]
    answers: Literal[0, 1]
    paid: tuple[int, int]
    owed: int
    beyond: int
    raised: int = 0
    raises: int = 0

    @property
    def seat(self) -> int:
        """Who must answer."""
        return self.sides[self.answers]

    @property
    def rival(self) -> int:
        """Whom he answers."""
        return self.sides[1 - self.answers]


class Fighter(Struct, frozen=True):
    """One side of a battle as it stood: what all saw, and what was judged; None where it was not or may not be seen.

    `counted` are the cards that count against this opponent, `made` what they are called, `best` those that make it.
    """

    seat: int
    banner: Card
    soldiers: tuple[Card, ...]
    palace: tuple[Card, ...] | None = None
    counted: tuple[Card, ...] | None = None
    made: Why | None = None
    best: tuple[Card, ...] | None = None


By = Literal["fold", "call", "hand", "suit", "tie"]


class Fought(Struct, frozen=True, tag="fought"):
    """How a battle ended: `caller` judged it, or -1 after a fold; `winner` is -1 when both are out.

    It was won `by` the better hand or by more cards of the own banner's suit; `call` says that one of the two and not
    which to those who have not seen both hands. `revealed`: this table sees all hands that are compared.
    """

    attacker: Fighter
    defender: Fighter
    caller: int
    winner: int
    by: By
    revealed: bool


# The hand

How = Literal["last", "same_suit", "showdown", "tie"]


Stage = Literal["banners", "palaces", "turn", "battle", "renewal", "keep", "over"]


class Hand(Struct, frozen=True):
    """A hand in progress, or one that has been paid.

    `seats` were dealt in, from the button's left on. `mover` is whose turn it is, in a battle the attacker's; `keeper`
    chooses his soldiers in the stage `keep`. `pots` are the layers of decision D2; the last is open. `aside` are cards
    turned while banners are dealt; `pile` is the draw pile, its top first; `discards` lie face down and in no order.
    `calm` are those who have stayed or discarded since the last buy or battle (PP-A9). `gone` is who left in which
    order, those together who left together; `fought` is the last battle that has ended. At the end `how` says why it
    came, `shown` are the hands laid open, and `won` the layers paid.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    stage: Stage
    stacks: tuple[int, ...]
    pots: tuple[Pot, ...]
    live: tuple[bool, ...]
    banners: tuple[Card | None, ...]
    palaces: tuple[tuple[Card, ...], ...]
    soldiers: tuple[tuple[Card, ...], ...]
    calm: tuple[bool, ...]
    aside: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    mover: int = -1
    keeper: int = -1
    battle: Battle | None = None
    gone: tuple[tuple[int, ...], ...] = ()
    fought: Fought | None = None
    how: How | None = None
    shown: tuple[tuple[Card, ...] | None, ...] = ()
    won: tuple[PotWon, ...] = ()


# Events


class BannerDealt(Struct, frozen=True, tag="banner_dealt"):
    """A banner, and the cards of a wrong suit that were turned and put aside before it (PP-9)."""

    seat: int
    card: Card
    aside: tuple[Card, ...]


class PackRanOut(Struct, frozen=True, tag="pack_ran_out"):
    """No card of a fitting suit was left for a seat's banner: what was put aside is shuffled (PP-11)."""

    seat: int
    aside: tuple[Card, ...]


class PalacesDealt(Struct, frozen=True, tag="palaces_dealt"):
    """Three cards each, face down; None for those that somebody else may not see (PP-13)."""

    palaces: tuple[tuple[Card, ...] | None, ...]


class Bought(Struct, frozen=True, tag="bought"):
    """A seat pays for a card."""

    seat: int
    paid: int
    left: int


class PileRenewed(Struct, frozen=True, tag="pile_renewed"):
    """The discards, so many cards, become the draw pile (PP-21)."""

    cards: int


class Recruited(Struct, frozen=True, tag="recruited"):
    """The card that was bought; it lies face up (PP-A20)."""

    seat: int
    card: Card


class Kept(Struct, frozen=True, tag="kept"):
    """The soldiers that a seat has now, and those that it put off."""

    seat: int
    soldiers: tuple[Card, ...]
    discarded: tuple[Card, ...]


class Discarded(Struct, frozen=True, tag="discarded"):
    """Soldiers put off without buying, and what that cost."""

    seat: int
    cards: tuple[Card, ...]
    paid: int
    left: int


class Stayed(Struct, frozen=True, tag="stayed"):
    """A seat let its turn pass."""

    seat: int


class Folded(Struct, frozen=True, tag="folded"):
    """A seat gave up the hand on its own turn; all its cards are discarded (PP-A15)."""

    seat: int


class Attacked(Struct, frozen=True, tag="attacked"):
    """A battle begins; `extra` is what the attacker put in above his minimum (PP-A2)."""

    seat: int
    target: int
    paid: int
    extra: int
    left: int


class Answered(Struct, frozen=True, tag="answered"):
    """A side of the battle folded, called or raised: what it put in now, and what it has left."""

    seat: int
    action: Fold | Call | Raise
    paid: int
    left: int


class Captured(Struct, frozen=True, tag="captured"):
    """The winner of a battle receives the loser's soldiers and banner (PP-33)."""

    seat: int
    loser: int
    cards: tuple[Card, ...]


class Closed(Struct, frozen=True, tag="closed"):
    """The hand ends, and why; who is in then."""

    how: How
    seats: tuple[int, ...]


OwnEvent = (
    BannerDealt
    | PackRanOut
    | PalacesDealt
    | Bought
    | PileRenewed
    | Recruited
    | Kept
    | Discarded
    | Stayed
    | Folded
    | Attacked
    | Answered
    | Fought
    | Captured
    | Closed
)
HandEvent = OwnEvent | Posted | Returned | Shown | PotWon
Event = HallEvent | HandEvent
State = Evening
Step = tuple[Hand, tuple[HandEvent, ...]]
"""A hand and the events that led to it."""
