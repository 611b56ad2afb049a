"""What a seat can be sure of about the cards that it does not see: from its view, what it remembers and the rules.

A play tells what its player does not hold: every card that would have made it illegal (RP-37..RP-41, RP-50, RP-A16,
RP-A39, RP-A44). So a void is told by not following, no trump by not trumping, nothing higher by who answers a demand or
does not head or overtrump, no suit led by a joker that only follows when void. Cards shown on a forehead or exposed as
the trump are known until they are played, the card turned up lies in the stock (RP-A5, RP-A6, RP-A47). Nobody is ever
forced to play a joker, so that nothing tells who holds none (RP-49).

That is all that the rules make certain, and with every trick remembered it is exact: each world that fits could have
been played as it was, and each that could is among them (tests/games/raspisnoy/test_evidence.py). Not used is what is
only likely, such as what a bid or a choice among legal cards tells; nor, where tricks are forgotten, what was in them
but for whose they were not.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from kozyr.cards import Suit, mask_of, pack
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import CardPlayed, DealBegun, Event, Played, Trick, TrickTaken, TrumpNamed, TrumpShown
from kozyr.games.raspisnoy.trick import playable
from kozyr.games.raspisnoy.view import DealView, View
from kozyr.kernel.worlds import Place


class Evidence(NamedTuple):
    """The cards not seen, and the places where they may lie: a place for each seat, the stock, and the tricks that were
    neither remembered nor may be looked through.

    `draw_worlds(*evidence(view), 100, seed=1)` draws worlds that fit.
    """

    cards: int
    places: tuple[Place, ...]


def remembered(heard: Iterable[Event]) -> tuple[Trick, ...]:
    """The finished tricks of the last deal that was begun, from the events that a seat heard."""
    tricks: list[Trick] = []
    plays: list[Played] = []
    trump: Suit | None = None
    for event in heard:
        match event:
            case DealBegun():
                tricks, plays, trump = [], [], None
            case TrumpShown(suit=suit) | TrumpNamed(suit=suit):
                trump = suit
            case CardPlayed(seat=seat, card=card, says=says):
                plays.append(Played(seat, card, says))
            case TrickTaken(seat=seat):
                tricks.append(Trick(plays[0].seat, seat, tuple(plays), trump))
                plays = []
            case _:
                pass
    return tuple(tricks)


def evidence(view: View, tricks: Sequence[Trick] | None = None) -> Evidence:
    """What the seat of `view` knows in the deal in progress; ValueError between deals.

    `tricks` are the finished tricks that it remembers; None for no more than the table lets it look through (RP-45).
    """
    rules, deal = view.rules, view.deal
    if deal is None:
        raise ValueError("there is no deal in progress")
    known = deal.review if tricks is None else tuple(tricks)
    seats = rules.seats
    sizes = deal.hand_sizes or (0,) * seats
    forgotten = (sum(deal.taken) - len(known)) * seats
    dealt = sum(sizes) + sum(deal.taken) * seats + len(deal.trick)
    sizes = (*sizes, rules.deck - dealt, forgotten)
    played = mask_of(play.card for trick in known for play in trick.plays) | mask_of(play.card for play in deal.trick)
    given = [mask & ~played for mask in _given(view, deal)]
    holds = _held(view.seat, deal, given, sizes)
    cards = mask_of(pack(rules.deck)) & ~played & ~_union(holds)
    may = [cards & ~shut for shut in _shut(rules, deal, known, len(sizes))]
    for owner, mask in enumerate(given):
        may = [may[at] if at in (owner, len(sizes) - 1) else may[at] & ~mask for at in range(len(sizes))]
    lacks = [size - hold.bit_count() for size, hold in zip(sizes, holds, strict=True)]
    return Evidence(cards, tuple(map(Place, lacks, may, holds)))


def _given(view: View, deal: DealView) -> list[int]:
    """The cards that are known to have come to each seat, other than by a look at one's own hand, and to the stock."""
    rules = view.rules
    given = [mask_of(cards or ()) for cards in deal.shown] or [0] * rules.seats
    given += [0, 0]
    if deal.trump_card is None:
        return given
    if deal.cards * rules.seats < rules.deck:
        given[rules.seats] |= deal.trump_card.bit
    elif rules.trump_full_deal == "last_card":
        given[deal.dealer] |= deal.trump_card.bit
    return given


def _held(seat: int, deal: DealView, given: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """The cards that lie in each place for certain: one's own hand, and what was given where nothing is forgotten."""
    *hands, stock, gone = given
    holds = [0 if sizes[-1] else mask for mask in hands]
    if deal.hand is not None:
        holds[seat] = mask_of(deal.hand)
    return [*holds, stock, gone]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _shut(rules: Rules, deal: DealView, known: Sequence[Trick], places: int) -> list[int]:
    """The cards that each place can not hold any more, by what its seat has played."""
    shut = [0] * places
    for plays, trump in (*((trick.plays, trick.trump) for trick in known), (deal.trick, deal.trump)):
        for laid, play in enumerate(plays):
            shut[play.seat] |= excluded(rules, trump, plays[:laid], play)
    return shut


@lru_cache(maxsize=1 << 14)
def excluded(rules: Rules, trump: Suit | None, before: tuple[Played, ...], play: Played) -> int:
    """The cards that the player of `play` does not hold: with one of them he might not have played as he did.

    Each such card excludes the play by itself, whatever else he holds.
    """
    if not before:
        return 0
    table = replace(undealt(rules, 1, 0), trump=trump, plays=before)
    return mask_of(
        card for card in pack(rules.deck) if not playable(rules, table, play.card.bit | card.bit) & play.card.bit
    )
