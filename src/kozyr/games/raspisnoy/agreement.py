"""Which rules contradict each other, told in a host's words (RP-A53, RP-A49, D3, GJ-13, GJ-16)."""

from collections.abc import Callable, Iterator, Set
from typing import TYPE_CHECKING

from kozyr.cards import JOKERS, pack

if TYPE_CHECKING:
    from kozyr.games.raspisnoy.rules import Rules

PRINTED = {36: (), 52: (), 53: JOKERS[:1], 54: JOKERS}
"""The jokers printed in each pack."""


def contradictions(rules: "Rules", faulty: Set[str]) -> list[str]:
    """Every reason why a table cannot play by `rules`, as far as it can be told without the fields `faulty`."""
    return [fault for fields, check in CHECKS if not fields & faulty for fault in check(rules)]


def _players(rules: "Rules") -> Iterator[str]:
    if rules.stays_out and not 3 <= rules.seats <= 7:
        yield f"Oh Hell is for 3 to 7 players, not {rules.seats}"
    if not rules.stays_out and rules.deck == 36 and rules.seats > 6:
        yield f"36 cards are enough for 6 players at most, not {rules.seats}"
    if rules.schedule != "ladder" and not 3 <= rules.seats <= 6:
        yield f"the sets of the Georgian game are for 3 to 6 players, not {rules.seats}"


def _pairs(rules: "Rules") -> Iterator[str]:
    if rules.pairs and rules.seats != 4:
        yield f"pairs need four players, not {rules.seats}"


def _jokers(rules: "Rules") -> Iterator[str]:
    printed = PRINTED[rules.deck]
    if printed and rules.jokers != printed:
        yield f"a pack of {rules.deck} has its printed jokers: jokers must be {','.join(printed)}"
        return
    cards = pack(rules.deck)
    yield from (f"{joker} is not in a pack of {rules.deck}" for joker in rules.jokers if joker not in cards)


def _ladder(rules: "Rules") -> Iterator[str]:
    if rules.schedule != "ladder":
        return
    most, left = rules.most_cards, " with one left to turn" if rules.stays_out else ""
    enough = f"{rules.deck} cards give {rules.seats} players {most} each at most{left}"
    if isinstance(rules.ladder, tuple) and max(rules.ladder) > most:
        yield f"ladder has a deal of {max(rules.ladder)} cards, but {enough}"
    if rules.top > most:
        yield f"ladder_top is {rules.top} cards, but {enough}"
    if rules.ladder == "none" and not rules.specials:
        yield "ladder none and specials none leave no deal to play"


def _trump(rules: "Rules") -> Iterator[str]:
    if rules.trump.startswith("circular") and rules.trump_full_deal == "named":
        yield f"trump {rules.trump} and trump_full_deal named contradict: the trump either goes round or is chosen"


def _points(rules: "Rules") -> Iterator[str]:
    if rules.special_multiplier == 1.5 and rules.multiplier_scope == "everything":
        for name, half in (("special_pass", "7 or 8"), ("special_over", "1 or 2")):
            if getattr(rules, name) is None:
                yield f"{name} must be given ({half}): points are whole numbers, and 1.5 times everything gives halves"


CHECKS: tuple[tuple[Set[str], Callable[["Rules"], Iterator[str]]], ...] = (
    ({"seats", "deck", "schedule", "scoring"}, _players),
    ({"seats", "pairs"}, _pairs),
    ({"deck", "jokers"}, _jokers),
    ({"seats", "deck", "schedule", "scoring", "ladder", "ladder_top", "specials"}, _ladder),
    ({"trump", "trump_full_deal"}, _trump),
    ({"special_multiplier", "multiplier_scope", "special_pass", "special_over"}, _points),
)
"""Each check with the fields it reads."""
