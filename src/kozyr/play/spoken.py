"""Actions that all poker games share, as text: `fold`, `raise 40`, `lot 2`, `shuffle 7s Qd ...`, and the hall's."""

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
