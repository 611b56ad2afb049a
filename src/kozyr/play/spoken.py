"""Actions that all poker games share, as text: `fold`, `raise 40`, `lot 2`, `shuffle 7s Qd ...`, and the hall's."""

from collections.abc import Callable
from typing import Any

from kozyr.cards import parse_cards, show_cards
from kozyr.errors import NotationError
from kozyr.play import hall
from kozyr.play.betting import Bet, BetAction, Call, Check, Fold, Raise
from kozyr.play.choices import Shuffled
from kozyr.play.evening import Lot
from kozyr.play.hall import HallAction

Shared = BetAction | HallAction | Lot | Shuffled
BARE: dict[str, Fold | Check | Call] = {"fold": Fold(), "check": Check(), "call": Call()}
SIZED: dict[str, type[Bet | Raise]] = {"bet": Bet, "raise": Raise}
VERBS = (*BARE, *SIZED, *hall.WORDS, "lot", "shuffle")
LONGEST = 400
"""No action is longer: a shuffle of 54 cards takes 169 characters."""


def show(action: Shared) -> str:
    """An action as text.

    >>> show(Raise(40))
    'raise 40'
    """
    match action:
        case Fold() | Check() | Call():
            return str(action.__struct_config__.tag)
        case Bet(amount=amount) | Raise(amount=amount):
            return f"{action.__struct_config__.tag} {amount}"
        case Lot(seat=seat):
            return f"lot {seat}"
        case Shuffled(cards=cards):
            return f"shuffle {show_cards(cards)}"
        case _:
            return hall.show(action)


def read(text: str, verbs: tuple[str, ...], own: Callable[[str, str], Any], write: Callable[[Any], str]) -> Any:
    """The action of a game that `write` writes as `text`: with one of its own `verbs`, or one that all games share.

    NotationError when there is none, or when it is written otherwise.
    """
    if len(text) > LONGEST:
        raise NotationError(f"{text[:20]!r}... is too long for an action")
    verb, _, rest = text.partition(" ")
    if verb not in verbs and verb not in VERBS:
        raise NotationError(f"{text[:40]!r} is no action: write {', '.join((*verbs, *VERBS))}")
    action = own(verb, rest) if verb in verbs else parse(verb, rest)
    if write(action) != text:
        raise NotationError(f"{text[:40]!r} is not how this action is written: {write(action)[:60]!r}")
    return action


def parse(verb: str, rest: str) -> Shared:
    """The action with this verb of VERBS; NotationError where the rest does not fit."""
    if verb in hall.WORDS:
        return hall.parse(verb, rest)
    if verb == "lot":
        return Lot(hall.number(rest))
    if verb == "shuffle":
        return Shuffled(parse_cards(rest))
    if verb in SIZED:
        return SIZED[verb](hall.number(rest))
    if rest:
        raise NotationError(f"nothing follows {verb}, but here stands {rest[:20]!r}")
    return BARE[verb]
