"""The game: whose turn it is, what he may do, and what then happens (RP-13..RP-44).

A match is a lot or a draw for the first dealer, then the deals of the schedule. In each deal the dealer shuffles (once
more before it, where a card drawn decides the trump), all bid, all play, and a row is written on the sheet.
"""

from typing import TypeVar

from msgspec.structs import replace

from kozyr.cards import pack
from kozyr.errors import IllegalAction
from kozyr.games.raspisnoy.bidding import bid_refusal, bidder, is_bidding, legal_bids
from kozyr.games.raspisnoy.dealing import draw_first_dealer, hands_hidden, shuffle, take_up, undealt
from kozyr.games.raspisnoy.rules import PACK_SIZE, Rules, schedule
from kozyr.games.raspisnoy.scoring import closing, write_row
from kozyr.games.raspisnoy.state import (
    Action,
    Bid,
    BidMade,
    CardPlayed,
    Deal,
    DealerChosen,
    Event,
    Lot,
    Play,
    Played,
    State,
    Trick,
    TrickTaken,
)
from kozyr.games.raspisnoy.text import show
from kozyr.games.raspisnoy.trick import legal_plays, play_refusal, trick_winner
from kozyr.play.choices import Choices, One, Shuffle, Shuffled, allows, ones
from kozyr.play.game import DEALER, OVER, Why

SHUFFLE: Choices = (Shuffle(pack(PACK_SIZE)),)
BIDS = tuple(One(Bid(tricks)) for tricks in range(PACK_SIZE + 1))

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
    if not deal.dealt:
        return DEALER
    return bidder(deal) if is_bidding(deal) else player(deal)


def player(deal: Deal) -> int:
    """Who plays a card now: the leader, then clockwise (RP-36, RP-37)."""
    return (deal.leader + len(deal.plays)) % len(deal.hands)


def legal(state: State) -> Choices:
    """What may be done now; empty when the match is over."""
    deal = state.deal
    if deal is None:
        return _first_dealer_choices(state)
    if not deal.dealt:
        return SHUFFLE
    if is_bidding(deal):
        return tuple([BIDS[tricks] for tricks in legal_bids(state, deal)])
    return legal_plays(state.rules, deal, deal.hands[player(deal)])


def _first_dealer_choices(state: State) -> Choices:
    if not state.drawing:
        return ()
    return ones([Lot(seat) for seat in state.drawing]) if state.rules.first_dealer == "lot" else SHUFFLE


def refusal(state: State, action: Action) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    deal = state.deal
    if deal is None or not deal.dealt:
        return None if allows(legal(state), action) else Why("why-not-now")
    if is_bidding(deal):
        return bid_refusal(state, deal, action.tricks) if type(action) is Bid else Why("why-not-now")
    if type(action) is Play:
        return play_refusal(state.rules, deal, deal.hands[player(deal)], action)
    return Why("why-not-now")


def apply(state: State, action: Action) -> Step:
    """The state after `action` and its events; IllegalAction, and nothing changed, when it is not allowed."""
    if why := refusal(state, action):
        raise IllegalAction(f"{show(action)[:40]} is not allowed now: {why.id}", why)
    deal = state.deal
    match action:
        case Lot():
            return _choose_dealer(state, action.seat)
        case Shuffled() if deal is None:
            return _draw_first_dealer(state, action)
        case Shuffled():
            assert deal is not None
            after, events = shuffle(state.rules, deal, action.cards)
            return replace(state, deal=after), events
        case Bid():
            assert deal is not None
            return _bid(state, deal, action)
        case Play():
            assert deal is not None
            return _play(state, deal, action)


def _choose_dealer(state: State, seat: int) -> Step:
    return replace(state, drawing=(), deal=undealt(state.rules, 1, seat)), (DealerChosen(seat),)


def _draw_first_dealer(state: State, action: Shuffled) -> Step:
    left, seen = draw_first_dealer(state.rules, state.drawing, action.cards)
    if len(left) > 1:
        return replace(state, drawing=left), seen
    after, chosen = _choose_dealer(state, left[0])
    return after, seen + chosen


def _bid(state: State, deal: Deal, action: Bid) -> Step:
    seat = bidder(deal)
    after = replace(deal, bids=_put(deal.bids, seat, action.tricks))
    made = BidMade(seat, action.tricks)
    lifts = hands_hidden(deal) and not hands_hidden(after)
    return replace(state, deal=after), (made, take_up(after)) if lifts else (made,)


def _play(state: State, deal: Deal, action: Play) -> Step:
    seat = player(deal)
    played = Played(seat, action.card, action.says)
    plays = (*deal.plays, played)
    hands = _put(deal.hands, seat, deal.hands[seat] ^ action.card.bit)
    shown = CardPlayed(seat, action.card, action.says)
    if len(plays) < len(hands):
        return replace(state, deal=replace(deal, hands=hands, plays=plays)), (shown,)
    return _take_trick(
        state, replace(deal, hands=hands, plays=()), Trick(deal.leader, trick_winner(plays, deal.trump), plays), shown
    )


def _take_trick(state: State, deal: Deal, trick: Trick, shown: CardPlayed) -> Step:
    """The winner leads the next trick (RP-43); after the last one the row is written (RP-44, RP-76)."""
    taken = _put(deal.taken, trick.winner, deal.taken[trick.winner] + 1)
    after = replace(deal, taken=taken, tricks=(*deal.tricks, trick), leader=trick.winner)
    events = (shown, TrickTaken(trick.winner))
    if after.hands[trick.winner]:
        return replace(state, deal=after), events
    return _close(state, after, events)


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
