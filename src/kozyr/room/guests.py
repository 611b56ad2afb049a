"""The people at an evening as the room knows them: what each has asked for between two hands or has chosen in advance,
and what those have who got up. Pure values, folded up from the log by table.py."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kozyr.play import hall
from kozyr.play.betting import Bet, Fold, Raise
from kozyr.play.dealt import Acted, RoundBegun
from kozyr.play.evening import HandBegun, HandEnded
from kozyr.play.hall import Chair
from kozyr.play.seats import put
from kozyr.room import log


class Guest(Struct, frozen=True):
    """Who has the game's chair at a seat, and what he alone knows.

    `owner` is the person whose chips lie there, empty for a bot, and `came` the length of the log when he sat down.
    `buying` chips are added before the next hand; `rests` and `leaves` wait for the end of the hand; a person who
    `missed` his move sits out until he is back; `box` is what he has ticked.
    """

    owner: str = ""
    came: int = 0
    buying: int = 0
    auto_rebuy: bool = False
    rests: bool = False
    leaves: bool = False
    missed: bool = False
    box: log.Box = ""


class Hall(Struct, frozen=True):
    """The hall's side of a table. `purses` are the chips of those who got up.

    `rested` is the length of the log when the last hand ended, `round` when the betting round began and `raised` when
    somebody last bet or raised in it, 0 when nobody has; `done` are the seats that have folded or are all-in. `told` is
    what has happened in the hand, as raw events.
    """

    terms: log.HallTerms
    guests: tuple[Guest, ...]
    purses: Mapping[str, int] = {}
    closing: bool = False
    rested: int = 0
    round: int = 0
    raised: int = 0
    done: frozenset[int] = frozenset()
    told: tuple[Any, ...] = ()


def privately(at: Hall, what: log.Private) -> Hall:
    """The hall after something that one person alone knows."""
    guest = at.guests[what.seat]
    match what:
        case log.Ticked(box=box):
            guest = replace(guest, box=box)
        case log.BuyWished(amount=amount):
            guest = replace(guest, buying=amount)
        case log.AutoRebuySet(on=on):
            guest = replace(guest, auto_rebuy=on)
        case log.Rested():
            guest = replace(guest, rests=True)
        case log.GotUp():
            guest = replace(guest, leaves=True)
        case log.Missed():
            guest = replace(guest, missed=True)
        case log.Stayed():
            guest = replace(guest, rests=False, leaves=False, missed=False)
    return replace(at, guests=put(at.guests, what.seat, guest))


def sat(at: Hall, seat: int, buying: int) -> Hall:
    """Somebody took a chair of the room; the game's is his when the hall acts."""
    return replace(at, guests=put(at.guests, seat, Guest(owner=at.guests[seat].owner, buying=buying)))


def claimed(at: Hall, seat: int, person: str) -> Hall:
    """The chips of a seat are another person's now; its wishes were the other's."""
    owner = person if at.guests[seat].owner else ""
    return replace(at, guests=put(at.guests, seat, Guest(owner=owner, came=at.guests[seat].came)))


def after_hall(
    at: Hall, action: hall.HallAction, chairs: tuple[Chair, ...], people: tuple[str, ...], length: int
) -> Hall:
    """The hall after one of its own actions; `chairs` are those before it, `people` have the room's chairs."""
    match action:
        case hall.Sit(seat=seat, amount=amount):
            left = {**at.purses, people[seat]: at.purses.get(people[seat], 0) - amount}
            purses = {owner: purse for owner, purse in left.items() if purse > 0}
            guest = replace(at.guests[seat], owner=people[seat], came=length)
            return replace(at, guests=put(at.guests, seat, guest), purses=purses)
        case hall.BuyIn(seat=seat):
            return replace(at, guests=put(at.guests, seat, replace(at.guests[seat], buying=0)))
        case hall.Leave(seat=seat):
            owner, chair = at.guests[seat].owner, chairs[seat]
            more = {owner: at.purses.get(owner, 0) + chair.balance + chair.stack} if owner else {}
            comes_again = owner == people[seat] and not at.guests[seat].leaves
            guest = replace(at.guests[seat], owner="") if comes_again else Guest()
            return replace(at, guests=put(at.guests, seat, guest), purses={**at.purses, **more})
        case hall.Deal():
            return replace(at, guests=tuple([replace(guest, buying=0) for guest in at.guests]))
        case _:
            return at


def heard(at: Hall, events: tuple[Any, ...], length: int) -> Hall:
    """The hall after what happened in a hand: boxes are for one betting round (HX-3)."""
    for event in events:
        match event:
            case HandBegun():
                at = replace(_unticked(at), told=(), round=0, raised=0, done=frozenset())
            case RoundBegun():
                at = replace(_unticked(at), round=length, raised=0)
            case HandEnded():
                at = replace(_unticked(at), rested=length)
            case Acted(seat=seat, action=Fold()):
                at = _done(at, seat)
            case Acted(seat=seat, action=Bet() | Raise(), left=left):
                at = replace(at if left else _done(at, seat), raised=length)
            case Acted(seat=seat, left=0):
                at = _done(at, seat)
            case _:
                continue
    in_hand = tuple([event for event in events if not isinstance(event, hall.ChairChanged)])
    return replace(at, told=at.told + in_hand)


def _unticked(at: Hall) -> Hall:
    return replace(at, guests=tuple([replace(guest, box="") if guest.box else guest for guest in at.guests]))


def _done(at: Hall, seat: int) -> Hall:
    return replace(at, guests=put(at.guests, seat, replace(at.guests[seat], box="")), done=at.done | {seat})


def acted(at: Hall, seat: int) -> Hall:
    """A person who acts himself has taken his box back."""
    return replace(at, guests=put(at.guests, seat, replace(at.guests[seat], box="")))
