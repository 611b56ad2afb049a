"""What happens in a hand, in the words of a language: one line or several for each event, for whoever heard it."""

from collections.abc import Iterable, Iterator, Sequence

from kozyr.cards import Card
from kozyr.games.palace.state import (
    Answered,
    Attacked,
    BannerDealt,
    Bought,
    Captured,
    Closed,
    Discarded,
    Fighter,
    Folded,
    Fought,
    HandEvent,
    Kept,
    PackRanOut,
    PalacesDealt,
    PileRenewed,
    Raise,
    Recruited,
    Stayed,
)
from kozyr.play.betting import Call
from kozyr.play.dealt import PotWon, Returned, Shown
from kozyr.play.game import Why
from kozyr.words import say

Names = Sequence[str]


def tell(lang: str, event: HandEvent, names: Names) -> tuple[str, ...]:
    """The lines of an event; none for an ante, which all games tell alike, and for a fold that its battle tells."""
    parts = (_dealing, _turns, _battle, _end)
    return next((lines for part in parts if (lines := tuple(part(lang, event, names)))), ())


def cards_in(lang: str, cards: Iterable[Card]) -> str:
    """Cards as people write them.

    >>> cards_in("en", (Card("Ah"), Card("Td")))
    'A♥ 10♦'
    """
    return " ".join(say(lang, "card-name", card=card.value) for card in cards)


def _dealing(lang: str, event: HandEvent, names: Names) -> Iterator[str]:
    match event:
        case BannerDealt(seat=seat, card=card, aside=aside):
            yield from _aside(lang, aside)
            yield say(lang, "heard-palace-banner", name=names[seat], card=card.value)
        case PackRanOut(seat=seat, aside=aside):
            yield from _aside(lang, aside)
            yield say(lang, "heard-palace-ran-out", name=names[seat])
        case PalacesDealt(palaces=palaces):
            yield say(lang, "heard-palace-palaces")
            for name, three in zip(names, palaces, strict=True):
                if three:
                    yield say(lang, "heard-palace-palace", name=name, cards=cards_in(lang, three))
        case PileRenewed(cards=count):
            yield say(lang, "heard-palace-renewed", count=count)
        case _:
            pass


def _aside(lang: str, cards: tuple[Card, ...]) -> Iterator[str]:
    if cards:
        yield say(lang, "heard-palace-aside", cards=cards_in(lang, cards))


def _turns(lang: str, event: HandEvent, names: Names) -> Iterator[str]:
    match event:
        case Bought(seat=seat, paid=paid):
            yield say(lang, "heard-palace-bought", name=names[seat], paid=paid)
        case Recruited(seat=seat, card=card):
            yield say(lang, "heard-palace-recruited", name=names[seat], card=card.value)
        case Kept(seat=seat, soldiers=soldiers, discarded=discarded):
            yield say(lang, "heard-palace-kept", name=names[seat], count=len(soldiers), off=len(discarded))
        case Discarded(seat=seat, cards=cards, paid=paid):
            yield say(lang, "heard-palace-discarded", name=names[seat], count=len(cards), paid=paid)
        case Stayed(seat=seat):
            yield say(lang, "heard-palace-stayed", name=names[seat])
        case Folded(seat=seat):
            yield say(lang, "heard-palace-folded", name=names[seat])
        case _:
            pass


def _battle(lang: str, event: HandEvent, names: Names) -> Iterator[str]:
    match event:
        case Attacked(seat=seat, target=target, paid=paid, extra=extra):
            yield say(lang, "heard-palace-attacked", name=names[seat], rival=names[target], paid=paid, extra=extra)
        case Answered(seat=seat, action=Raise(amount=amount), paid=paid):
            yield say(lang, "heard-palace-raise", name=names[seat], paid=paid, amount=amount)
        case Answered(seat=seat, action=Call(), paid=paid):
            yield say(lang, "heard-palace-call", name=names[seat], paid=paid)
        case Returned(seat=seat, amount=amount):
            yield say(lang, "heard-palace-returned", name=names[seat], amount=amount)
        case Fought():
            yield from _fought(lang, event, names)
        case Captured(seat=seat, loser=loser, cards=cards):
            yield say(lang, "heard-palace-captured", name=names[seat], rival=names[loser], count=len(cards) - 1)
        case _:
            pass


def _fought(lang: str, event: Fought, names: Names) -> Iterator[str]:
    """The result, and of each side what the hearer has seen."""
    for side in (event.attacker, event.defender):
        yield from _seen(lang, side, names)
    winner = event.attacker.seat if event.winner < 0 else event.winner
    loser = event.attacker.seat + event.defender.seat - winner
    yield say(lang, f"heard-palace-won-{event.by}", name=names[winner], rival=names[loser])


def _seen(lang: str, side: Fighter, names: Names) -> Iterator[str]:
    if side.palace is not None and side.counted and side.made:
        yield say(lang, "heard-palace-palace", name=names[side.seat], cards=cards_in(lang, side.palace))
        made, counted = _called(lang, side.made), cards_in(lang, side.counted)
        yield say(lang, "heard-palace-counted", name=names[side.seat], made=made, cards=counted)


def _called(lang: str, made: Why) -> str:
    return say(lang, made.id, **made.args)


def _end(lang: str, event: HandEvent, names: Names) -> Iterator[str]:
    match event:
        case Closed(how=how, seats=seats):
            together = ", ".join(names[seat] for seat in seats)
            yield say(lang, f"heard-palace-end-{how.replace('_', '-')}", names=together)
        case Shown(seat=seat, cards=cards, made=made):
            held = cards_in(lang, cards)
            yield say(lang, "heard-palace-shown", name=names[seat], cards=held, made=_called(lang, made))
        case PotWon(number=number, amount=amount, winners=winners, shares=shares):
            pairs = zip(winners, shares, strict=True)
            won = [say(lang, "heard-palace-share", name=names[seat], chips=chips) for seat, chips in pairs]
            yield say(lang, "heard-palace-pot", number=number, amount=amount, names=", ".join(won))
        case _:
            pass
