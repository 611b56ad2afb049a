"""What the person has heard, in sentences and on the sheet."""

from collections.abc import Iterable

from msgspec.structs import replace

from kozyr.games.raspisnoy.state import (
    BidMade,
    DealBegun,
    DealerChosen,
    DealScored,
    Drew,
    Event,
    MatchEnded,
    TrickTaken,
    TrumpNamed,
    TrumpShown,
)
from kozyr.terminal.desk import ME, Desk
from kozyr.words import say

KEPT = 8
"""Sentences that stay."""


def remember(desk: Desk, events: Iterable[Event]) -> Desk:
    """The desk after some events: a new deal begins with a clean slate, a scored one is on the sheet."""
    for event in events:
        match event:
            case DealBegun():
                desk = replace(desk, heard=(), scored=None)
            case DealScored():
                desk = replace(desk, rows=(*desk.rows, event.row), scored=event)
            case MatchEnded():
                desk = replace(desk, ended=event)
            case _:
                words = sentence(desk, event)
                desk = replace(desk, heard=(*desk.heard, words)[-KEPT:]) if words else desk
    return desk


def sentence(desk: Desk, event: Event) -> str:
    """An event in words; empty for one that the screen shows anyhow."""
    lang, names = desk.lang, desk.names
    match event:
        case DealerChosen(seat=seat):
            return say(lang, f"term-heard-{_whose(seat)}dealer", name=names[seat])
        case Drew(seat=seat, card=card):
            return say(lang, f"term-heard-{_whose(seat)}drew", name=names[seat], card=card.value)
        case TrumpShown(suit=suit, card=card):
            if card is None:
                return say(lang, "term-heard-round", suit=suit or "none")
            return say(lang, "term-heard-trump" if suit else "term-heard-no-trump", card=card.value)
        case TrumpNamed(seat=seat, suit=suit):
            return say(lang, f"term-heard-{_whose(seat)}named", name=names[seat], suit=suit or "none")
        case BidMade(seat=seat, tricks=tricks):
            return say(lang, f"term-heard-{_whose(seat)}bid", name=names[seat], bid=tricks)
        case TrickTaken(seat=seat):
            return say(lang, f"term-heard-{_whose(seat)}trick", name=names[seat])
        case _:
            return ""


def _whose(seat: int) -> str:
    """The part of a message's id that says whether it is about the person himself."""
    return "my-" if seat == ME else ""
