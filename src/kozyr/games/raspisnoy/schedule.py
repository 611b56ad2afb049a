"""The deals of a match in order (RP-15..RP-22, RP-A31, RP-A49), and the sets of the Georgian game (GJ-3, GJ-13)."""

from functools import lru_cache

from msgspec import Struct

from kozyr.games.raspisnoy.rules import DealKind, Rules, Special
from kozyr.play.schedules import climb, descent, ladder, peak


class Slot(Struct, frozen=True):
    """A place in the schedule: what kind of deal, and how many cards each; `closes_set` where a premium is due."""

    kind: DealKind
    cards: int
    closes_set: bool = False


@lru_cache(maxsize=256)
def schedule(rules: Rules) -> tuple[Slot, ...]:
    """The deals of a match: the ladder with the special deals, or the sets of the Georgian game."""
    if rules.schedule == "ladder":
        return _ladder(rules)
    return tuple(slot for hands in _sets(rules) for slot in _set(hands))


def _ladder(rules: Rules) -> tuple[Slot, ...]:
    hands = ladder(rules.ladder, rules.top, rules.seats)
    plain = tuple(Slot("plain", cards) for cards in hands)
    specials = tuple(Slot(kind, _special_hand(rules, kind)) for kind in rules.specials for _ in range(rules.seats))
    falls = len(descent(rules.top)) if rules.ladder == "full" and rules.specials_position == "before_descent" else 0
    middle = len(plain) - falls
    return plain[:middle] + specials + plain[middle:]


def _special_hand(rules: Rules, kind: Special) -> int:
    """The greatest hand; a forehead deal may have one card (RP-21, RP-A47)."""
    if kind != "forehead":
        return rules.top
    hand = rules.forehead_hand or ("max" if rules.forehead_mode == "one_card" else "1")
    return rules.top if hand == "max" else 1


def _sets(rules: Rules) -> tuple[tuple[int, ...], ...]:
    most = rules.most_cards
    nines = peak(most, rules.seats)
    return (nines,) * 4 if rules.schedule == "nines" else (climb(most), nines, descent(most), nines)


def _set(hands: tuple[int, ...]) -> tuple[Slot, ...]:
    return tuple(Slot("plain", cards, place == len(hands)) for place, cards in enumerate(hands, 1))


def set_of(rules: Rules, number: int) -> range:
    """The numbers of the deals in the set that deal `number` closes."""
    slots = schedule(rules)
    first = number
    while first > 1 and not slots[first - 2].closes_set:
        first -= 1
    return range(first, number + 1)
