"""The game: whose turn it is, what he may do, and what then happens (RP-13..RP-44).

A match is a lot or a draw for the first dealer, then the deals of the schedule. In each deal the dealer shuffles (once
more before it, where a card drawn decides the trump), the trump is known, all bid, all play, and a row is written on
the sheet. A blind deal may be bid before anything is dealt.
"""

from typing import TypeVar

from msgspec.structs import replace

from kozyr.cards import PACKS, Suit, pack
from kozyr.errors import IllegalAction
from kozyr.games.raspisnoy.bidding import bid_refusal, bidder, is_bidding, legal_bids
from kozyr.games.raspisnoy.dealing import (
    DealStep,
    draw_first_dealer,
    hands_hidden,
    name_trump,
    namer,
    opening,
    shuffle,
    take_up,
    undealt,
)
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.sheet import closing, write_row
from kozyr.games.raspisnoy.state import (
    Action,
    Bid,
    BidMade,
    CardPlayed,
    Deal,
    DealerChosen,
    Event,
    Lot,
    Name,
    Play,
    Played,
    State,
    Trick,
    TrickTaken,
    TrumpShown,
)
from kozyr.games.raspisnoy.text import show
from kozyr.games.raspisnoy.trick import legal_plays, play_refusal, trick_winner
from kozyr.games.raspisnoy.trump import goes_round, of_circle
from kozyr.play.choices import Choices, One, Shuffle, Shuffled, allows, ones
from kozyr.play.game import DEALER, OVER, Why

SHUFFLES: dict[int, Choices] = {size: (Shuffle(pack(size)),) for size in PACKS}
BIDS = tuple(One(Bid(tricks)) for tricks in range(max(PACKS) + 1))
NAMES: Choices = ones([Name(trump) for trump in (*Suit, None)])

T = TypeVar("T")

Step = tuple[State, tuple[Event, ...]]
"""A state and the events that led to it."""


def start(rules: Rules) -> State:
    """A match before the first dealer is known."""
    return State(rules, drawing=tuple(range(rules.seats)), deal=None, sheet=())


def turn(state: State) -> int:
    """The seat that acts now, or DEALER or OVER."""
    deal = state.deal
    if deal is None:
        return DEALER if state.drawing else OVER
    if is_bidding(state.rules, deal):
        return bidder(deal)
    if not deal.dealt:
        return DEALER
    return namer(deal) if deal.stock else player(deal)


def player(deal: Deal) -> int:
    """Who plays a card now: the leader, then clockwise (RP-36, RP-37)."""
    return (deal.leader + len(deal.plays)) % len(deal.hands)


def legal(state: State) -> Choices:
    """What may be done now; empty when the match is over."""
    deal = state.deal
    if deal is None:
        return _first_dealer_choices(state)
    if is_bidding(state.rules, deal):
        return tuple([BIDS[tricks] for tricks in legal_bids(state, deal)])
    if not deal.dealt:
        return SHUFFLES[state.rules.deck]
    return NAMES if deal.stock else legal_plays(state.rules, deal, deal.hands[player(deal)])


def _first_dealer_choices(state: State) -> Choices:
    if not state.drawing:
        return ()
    lots = state.rules.first_dealer == "lot"
    return ones([Lot(seat) for seat in state.drawing]) if lots else SHUFFLES[state.rules.deck]


def refusal(state: State, action: Action) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    deal = state.deal
    if deal is not None:
        if type(action) is Play and is_playing(state.rules, deal):
            return play_refusal(state.rules, deal, deal.hands[player(deal)], action)
        if type(action) is Bid and is_bidding(state.rules, deal):
            return bid_refusal(state, deal, action.tricks)
    return None if allows(legal(state), action) else Why("why-not-now")


def is_playing(rules: Rules, deal: Deal) -> bool:
    """Whether it is the time for cards: all are dealt, the trump is known and the bids are in."""
    return bool(deal.dealt) and not deal.stock and not is_bidding(rules, deal)


def apply(state: State, action: Action) -> Step:
    """The state after `action` and its events; IllegalAction, and nothing changed, when it is not allowed."""
    if why := refusal(state, action):
        raise IllegalAction(f"{show(action)[:40]} is not allowed now: {why.id}", why)
    if state.deal is None:
        return _find_dealer(state, action)
    match action:
        case Play():
            return _play(state, state.deal, action)
        case Bid():
            after, events = _bid(state.deal, action)
        case Shuffled():
            after, events = shuffle(state.rules, state.deal, action.cards)
        case Name():
            after, events = name_trump(state.rules, state.deal, action.trump)
        case Lot():
            raise AssertionError("a lot falls before the first deal")
    return replace(state, deal=after), opening(state.rules, state.deal) + events


def _find_dealer(state: State, action: Action) -> Step:
    if isinstance(action, Lot):
        return _choose_dealer(state, action.seat)
    assert isinstance(action, Shuffled)
    left, seen = draw_first_dealer(state.rules, state.drawing, action.cards)
    if len(left) > 1:
        return replace(state, drawing=left), seen
    after, chosen = _choose_dealer(state, left[0])
    return after, seen + chosen


def _choose_dealer(state: State, seat: int) -> Step:
    return replace(state, drawing=(), deal=undealt(state.rules, 1, seat)), (DealerChosen(seat),)


def _bid(deal: Deal, action: Bid) -> DealStep:
    seat = bidder(deal)
    after = replace(deal, bids=_put(deal.bids, seat, action.tricks))
    made = BidMade(seat, action.tricks)
    lifts = deal.dealt and hands_hidden(deal) and not hands_hidden(after)
    return after, (made, take_up(after)) if lifts else (made,)


def _play(state: State, deal: Deal, action: Play) -> Step:
    seat = player(deal)
    plays = (*deal.plays, Played(seat, action.card, action.says))
    after = replace(deal, hands=_put(deal.hands, seat, deal.hands[seat] ^ action.card.bit), plays=plays)
    shown = CardPlayed(seat, action.card, action.says)
    if len(plays) < len(deal.hands):
        return replace(state, deal=after), (shown,)
    after, events = _take_trick(state.rules, after)
    if after.hands[seat]:
        return replace(state, deal=after), (shown, *events)
    return _close(state, after, (shown, *events))


def _take_trick(rules: Rules, deal: Deal) -> DealStep:
    """The winner leads the next trick (RP-43), under the next trump where it goes round by tricks (OV-13)."""
    winner = trick_winner(rules, deal.plays, deal.trump)
    trick = Trick(deal.leader, winner, deal.plays, deal.trump)
    taken = _put(deal.taken, winner, deal.taken[winner] + 1)
    after = replace(deal, taken=taken, tricks=(*deal.tricks, trick), leader=winner, plays=())
    if rules.trump != "circular_trick" or not goes_round(rules, deal) or len(after.tricks) == deal.cards:
        return after, (TrickTaken(winner),)
    trump = of_circle(rules, deal.number, len(after.tricks))
    told = () if trump is deal.trump else (TrumpShown(trump, None),)
    return replace(after, trump=trump), (TrickTaken(winner), *told)


def _close(state: State, deal: Deal, events: tuple[Event, ...]) -> Step:
    """Write the row; the deal passes clockwise (RP-14), or the match is over."""
    rules = state.rules
    scored = write_row(rules, deal, state.sheet)
    sheet = (*state.sheet, scored.row)
    if deal.number == len(schedule(rules)):
        return State(rules, (), None, sheet), (*events, scored, closing(rules, scored.row))
    following = undealt(rules, deal.number + 1, (deal.dealer + 1) % rules.seats)
    return State(rules, (), following, sheet), (*events, scored)


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[seat] = value
    return tuple(changed)
