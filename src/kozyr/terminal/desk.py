"""What lies before the person at the screen and what he does there: two values, and how a key changes the second."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.raspisnoy.joker import FOLLOWING, Say
from kozyr.games.raspisnoy.state import Bid, DealScored, MatchEnded, Name, Play, Played, Row
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import every
from kozyr.play.game import Barred
from kozyr.terminal.faces import Paper, sorted_hand
from kozyr.words import say

ME = 0
"""The person's seat."""

Screen = Literal["table", "sheet", "tricks", "rules", "quit"]
Moment = Literal["turn", "wait", "trick", "scored", "over"]
SCROLLS = {"up": -1, "down": 1, "pageup": -12, "pagedown": 12}
SCREENS: dict[str, Screen] = {"s": "sheet", "l": "tricks", "?": "rules", "q": "quit"}


class Desk(Struct, frozen=True):
    """What can be seen: the person's view and what is barred to him, names by seat, the cards on the table (those of a
    finished trick stay until it is gathered in), who took them, what was last heard, and the sheet.

    `moment` is whose moment it is: the person's turn, waiting, a finished trick, a deal just scored, or the end.
    """

    lang: str
    names: tuple[str, ...]
    view: View
    moment: Moment
    barred: tuple[Barred, ...] = ()
    trick: tuple[Played, ...] = ()
    taker: int | None = None
    heard: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    scored: DealScored | None = None
    ended: MatchEnded | None = None


class Hand(Struct, frozen=True):
    """What the person is doing: the screen he looks at, the place he points at (a bid, a trump to name, a card of the
    sorted hand), the place in the joker's words (None unless he is choosing them), how far a page is scrolled, and a
    note to him."""

    screen: Screen = "table"
    place: int = 0
    says: int | None = None
    scroll: int = 0
    note: str = ""
    four: bool = False


class Pressed(Struct, frozen=True):
    """What a key did: the hand after it, and an action, or the wish to go on or to quit."""

    hand: Hand
    action: Bid | Name | Play | None = None
    goes_on: bool = False
    quits: bool = False


def held(desk: Desk) -> list[Card]:
    """The person's cards in the order of the screen; none while they may not be seen."""
    deal = desk.view.deal
    return [] if deal is None else sorted_hand(deal.hand or (), deal.trump, desk.view.rules.jokers)


def paper(desk: Desk, four: bool) -> Paper:
    """How the cards of this table are printed."""
    deal = desk.view.deal
    return Paper(desk.lang, four, desk.view.rules.jokers, deal.trump if deal else None)


def is_bidding(desk: Desk) -> bool:
    """Whether the person is to bid."""
    return any(isinstance(action, Bid) for action in every(desk.view.legal))


def names(desk: Desk) -> list[Name]:
    """The trumps that the person may name now; none when it is time for something else (GJ-14)."""
    return [action for action in every(desk.view.legal) if isinstance(action, Name)]


def sayings(desk: Desk) -> list[Say]:
    """What a joker may say now, in the order of the screen; two jokers may say the same."""
    spoken = [action.says for action in every(desk.view.legal) if isinstance(action, Play) and action.says]
    return list(dict.fromkeys(spoken))


def say_rows(words: Sequence[Say]) -> list[list[Say]]:
    """What may be said, in rows: what a follower says, each level of a leader, the cards of each suit."""
    return [list(row) for _, row in groupby(words, _row_of)]


def _row_of(says: Say) -> str:
    if says in FOLLOWING:
        return "follows"
    return says.level if says.card is None else f"as {says.card.suit}"


def at_turn(desk: Desk, hand: Hand) -> Hand:
    """The hand as a turn begins: pointing at the first thing that is allowed."""
    fresh = Hand(screen=hand.screen, scroll=hand.scroll, four=hand.four)
    if is_bidding(desk):
        lowest = min(action.tricks for action in every(desk.view.legal))
        return replace(fresh, place=lowest)
    if names(desk):
        return fresh
    lawful = {action.card for action in every(desk.view.legal)}
    return replace(fresh, place=next(place for place, card in enumerate(held(desk)) if card in lawful))


def press(desk: Desk, hand: Hand, key: str) -> Pressed:
    """What `key` does: `left`, `right`, `up`, `down`, `enter`, `esc`, or a character."""
    if hand.screen != "table":
        return _on_page(hand, key)
    if key in SCREENS:
        return Pressed(replace(hand, screen=SCREENS[key], scroll=0, note=""))
    if key == "c":
        return Pressed(replace(hand, four=not hand.four))
    if desk.moment == "over" and key in SCROLLS:
        return Pressed(replace(hand, scroll=hand.scroll + SCROLLS[key]))
    if desk.moment != "turn":
        return Pressed(hand, goes_on=key in ("enter", " "))
    if hand.says is not None:
        return _on_saying(desk, replace(hand, note=""), key)
    does = _on_bids if is_bidding(desk) else _on_names if names(desk) else _on_cards
    return does(desk, replace(hand, note=""), key)


def _on_page(hand: Hand, key: str) -> Pressed:
    if key in SCROLLS:
        return Pressed(replace(hand, scroll=hand.scroll + SCROLLS[key]))
    if hand.screen == "quit":
        if key in ("enter", "y", "q"):
            return Pressed(hand, quits=True)
        return Pressed(replace(hand, screen="table"))
    if key in SCREENS and SCREENS[key] != hand.screen:
        return Pressed(replace(hand, screen=SCREENS[key], scroll=0))
    if key in ("esc", "enter", " ") or key in SCREENS:
        return Pressed(replace(hand, screen="table", scroll=0))
    return Pressed(hand)


def _moved(place: int, key: str, count: int) -> int:
    return (place + {"left": -1, "right": 1}.get(key, 0)) % count


def _on_bids(desk: Desk, hand: Hand, key: str) -> Pressed:
    deal = desk.view.deal
    assert deal is not None
    if key.isdigit():
        return Pressed(_pointing_at_bid(desk, hand, key, deal.cards))
    if key != "enter":
        place = _moved(hand.place, key, deal.cards + 1)
        return Pressed(replace(hand, place=place, note=reason(desk, f"bid {place}")))
    return _tried(desk, hand, Bid(hand.place), f"bid {hand.place}")


def _pointing_at_bid(desk: Desk, hand: Hand, key: str, cards: int) -> Hand:
    """A digit points at its bid; a second digit makes it ten and more where there are so many cards."""
    two = 10 * hand.place + int(key)
    place = two if 10 <= two <= cards else min(int(key), cards)
    return replace(hand, place=place, note=reason(desk, f"bid {place}"))


def _on_names(desk: Desk, hand: Hand, key: str) -> Pressed:
    trumps = names(desk)
    if key == "enter":
        return _tried(desk, hand, trumps[hand.place], "")
    return Pressed(replace(hand, place=_moved(hand.place, key, len(trumps))))


def _on_cards(desk: Desk, hand: Hand, key: str) -> Pressed:
    cards = held(desk)
    if key != "enter":
        return Pressed(replace(hand, place=_moved(hand.place, key, len(cards))))
    card = cards[hand.place]
    if card in desk.view.rules.jokers and sayings(desk):
        return Pressed(replace(hand, says=0))
    return _tried(desk, hand, Play(card), card.value)


def _on_saying(desk: Desk, hand: Hand, key: str) -> Pressed:
    words = sayings(desk)
    assert hand.says is not None
    if key == "esc":
        return Pressed(replace(hand, says=None))
    if key == "enter":
        joker = held(desk)[hand.place]
        return _tried(desk, hand, Play(joker, words[hand.says]), joker.value)
    if key in ("up", "down"):
        return Pressed(replace(hand, says=_across(say_rows(words), hand.says, 1 if key == "down" else -1)))
    return Pressed(replace(hand, says=_moved(hand.says, key, len(words))))


def _across(rows: Sequence[Sequence[Say]], place: int, step: int) -> int:
    """The place in the row above or below, as far along as it goes."""
    starts = [sum(map(len, rows[:row])) for row in range(len(rows))]
    row = max(row for row, start in enumerate(starts) if start <= place)
    other = (row + step) % len(rows)
    return starts[other] + min(place - starts[row], len(rows[other]) - 1)


def _tried(desk: Desk, hand: Hand, action: Bid | Name | Play, what: str) -> Pressed:
    if action in every(desk.view.legal):
        return Pressed(Hand(four=hand.four), action=action)
    return Pressed(replace(hand, note=reason(desk, what)))


def reason(desk: Desk, what: str) -> str:
    """Why `what` is barred, in a sentence; empty when it is not."""
    why = next((barred.why for barred in desk.barred if barred.what == what), None)
    return "" if why is None else say(desk.lang, why.id, **why.args)
