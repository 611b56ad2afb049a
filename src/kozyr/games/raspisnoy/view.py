"""What a seat may know: views and heard events, built up from nothing (RP-A34, RP-A48, RP-A52)."""

from msgspec import Struct

from kozyr.cards import Card, Suit, cards_of
from kozyr.games.raspisnoy.bidding import is_bidding
from kozyr.games.raspisnoy.dealing import hands_hidden
from kozyr.games.raspisnoy.moves import is_playing, legal, player, refusal, turn
from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.sheet import closing, totals
from kozyr.games.raspisnoy.state import (
    Bid,
    BidMade,
    CardPlayed,
    CardsShown,
    Deal,
    DealBegun,
    DealerChosen,
    DealScored,
    Drew,
    Event,
    HandsSeen,
    MatchEnded,
    Play,
    Played,
    State,
    Trick,
    TrickTaken,
    TrumpNamed,
    TrumpShown,
)
from kozyr.games.raspisnoy.text import show
from kozyr.games.raspisnoy.trick import playable
from kozyr.play.choices import Choices
from kozyr.play.game import OVER, WATCHER, Barred


class DealView(Struct, frozen=True):
    """The deal in progress as a seat sees it.

    `hand` is None where the seat has none or may not look at it yet (blind, forehead); `shown` are the cards of the
    others that it saw in a forehead deal, None for its own; `hand_sizes` counts the cards still held; `trick` lies on
    the table; `review` holds the finished tricks that the table lets this seat look through.
    """

    number: int
    kind: DealKind
    cards: int
    dealer: int
    trump: Suit | None
    trump_card: Card | None
    hand: tuple[Card, ...] | None
    shown: tuple[tuple[Card, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    leader: int
    trick: tuple[Played, ...]
    review: tuple[Trick, ...]


class View(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="raspisnoy"):
    """A seat's knowledge of the match.

    `seat` is WATCHER for one without a hand, `deals` the length of the schedule; `deal` is None before the first dealer
    is known and after the end, when `result` says who has won.
    """

    rules: Rules
    seat: int
    turn: int
    deals: int
    totals: tuple[int, ...]
    deal: DealView | None
    result: MatchEnded | None
    legal: Choices = ()


def view(state: State, seat: int) -> View:
    """What `seat` (or WATCHER) may know now, with its legal choices when it is its turn."""
    mover = turn(state)
    return View(
        rules=state.rules,
        seat=seat,
        turn=mover,
        deals=len(schedule(state.rules)),
        totals=totals(state.rules, state.sheet),
        deal=None if state.deal is None else _deal_view(state.rules, state.deal, seat),
        result=closing(state.rules, state.sheet[-1]) if mover == OVER else None,
        legal=legal(state) if mover == seat else (),
    )


def _deal_view(rules: Rules, deal: Deal, seat: int) -> DealView:
    return DealView(
        number=deal.number,
        kind=deal.kind,
        cards=deal.cards,
        dealer=deal.dealer,
        trump=deal.trump,
        trump_card=deal.trump_card,
        hand=_own_hand(deal, seat),
        shown=() if seat == WATCHER else _but_own(tuple(map(cards_of, deal.shown)), seat),
        hand_sizes=tuple([hand.bit_count() for hand in deal.hands]),
        bids=deal.bids,
        taken=deal.taken,
        leader=deal.leader,
        trick=deal.plays,
        review=_review(rules, deal, seat),
    )


def _own_hand(deal: Deal, seat: int) -> tuple[Card, ...] | None:
    if seat == WATCHER or not deal.dealt or hands_hidden(deal):
        return None
    return cards_of(deal.hands[seat])


def _but_own(cards: tuple[tuple[Card, ...] | None, ...], seat: int) -> tuple[tuple[Card, ...] | None, ...]:
    return tuple(None if holder == seat else shown for holder, shown in enumerate(cards))


def _review(rules: Rules, deal: Deal, seat: int) -> tuple[Trick, ...]:
    """The finished tricks that may be looked through (RP-45, RP-A52)."""
    match rules.review:
        case "own":
            return tuple([trick for trick in deal.tricks if trick.winner == seat])
        case "last":
            return deal.tricks[-1:]
        case "all":
            return deal.tricks
        case "none":
            return ()


def hear(event: Event, seat: int) -> Event | None:
    """What `seat` (or WATCHER) learns from an event: all of it but cards that it may not see; None when nothing."""
    match event:
        case HandsSeen(hands=hands):
            own = tuple(hand if holder == seat else None for holder, hand in enumerate(hands))
            return None if seat == WATCHER else HandsSeen(own)
        case CardsShown(cards=cards):
            return None if seat == WATCHER else CardsShown(_but_own(cards, seat))
        case (
            Drew()
            | DealerChosen()
            | DealBegun()
            | TrumpShown()
            | TrumpNamed()
            | BidMade()
            | CardPlayed()
            | TrickTaken()
            | DealScored()
            | MatchEnded()
        ):
            return event


def barred(state: State, seat: int) -> tuple[Barred, ...]:
    """The bids and held cards that `seat`, on its turn, may not make or play, each with the reason."""
    deal = state.deal
    if deal is None or turn(state) != seat:
        return ()
    tried: list[Bid | Play] = []
    if is_bidding(state.rules, deal):
        tried = [Bid(tricks) for tricks in range(deal.cards + 1)]
    elif is_playing(state.rules, deal):
        tried = [Play(card) for card in _not_playable(state.rules, deal)]
    refused = ((action, refusal(state, action)) for action in tried)
    return tuple(Barred(_label(action), why) for action, why in refused if why)


def _not_playable(rules: Rules, deal: Deal) -> tuple[Card, ...]:
    hand = deal.hands[player(deal)]
    return cards_of(hand & ~playable(rules, deal, hand))


def _label(action: Bid | Play) -> str:
    return action.card.value if isinstance(action, Play) else show(action)
