"""Which rules contradict each other, told in a host's words (RP-A53, RP-A49, D3, GJ-13, GJ-16)."""

from collections.abc import Callable, Iterator, Set
from typing import TYPE_CHECKING

from kozyr.cards import JOKERS, Card, pack
from kozyr.play.house import Fault

if TYPE_CHECKING:
    from kozyr.games.raspisnoy.rules import Rules

PRINTED = {36: (), 52: (), 53: JOKERS[:1], 54: JOKERS}
"""The jokers printed in each pack."""


def contradictions(rules: "Rules", faulty: Set[str]) -> list[Fault]:
    """Every reason why a table cannot play by `rules`, as far as it can be told without the fields `faulty`."""
    return [fault for fields, check in CHECKS if not fields & faulty for fault in check(rules)]


def _players(rules: "Rules") -> Iterator[Fault]:
    seats: dict[str, str | int] = {"seats": rules.seats}
    if rules.stays_out and not 3 <= rules.seats <= 7:
        text = f"Oh Hell is for 3 to 7 players, not {rules.seats}"
        yield Fault(("seats", "scoring"), text, "house-fault-oh-hell", seats)
    if not rules.stays_out and rules.deck == 36 and rules.seats > 6:
        text = f"36 cards are enough for 6 players at most, not {rules.seats}"
        yield Fault(("seats", "deck"), text, "house-fault-small-pack", seats, {"deck": "52"})
    if rules.schedule != "ladder" and not 3 <= rules.seats <= 6:
        text = f"the sets of the Georgian game are for 3 to 6 players, not {rules.seats}"
        yield Fault(("seats", "schedule"), text, "house-fault-sets", seats, {"schedule": "ladder"})


def _pairs(rules: "Rules") -> Iterator[Fault]:
    if rules.pairs and rules.seats != 4:
        text = f"pairs need four players, not {rules.seats}"
        yield Fault(("seats", "pairs"), text, "house-fault-pairs", {"seats": rules.seats}, {"pairs": "no"})


def _jokers(rules: "Rules") -> Iterator[Fault]:
    printed = PRINTED[rules.deck]
    if printed and rules.jokers != printed:
        text = f"a pack of {rules.deck} has its printed jokers: jokers must be {','.join(printed)}"
        remedy = {"jokers": ",".join(printed)}
        yield Fault(("jokers", "deck"), text, "house-fault-printed", {"jokers": len(printed)}, remedy)
        return
    cards = pack(rules.deck)
    left = ",".join(joker for joker in rules.jokers if joker in cards) or Card.S7.value
    for joker in rules.jokers:
        if joker not in cards:
            text = f"{joker} is not in a pack of {rules.deck}"
            args: dict[str, str | int] = {"card": str(joker), "pack": rules.deck}
            yield Fault(("jokers", "deck"), text, "house-fault-joker", args, {"jokers": left})


def _ladder(rules: "Rules") -> Iterator[Fault]:
    if rules.schedule != "ladder":
        return
    most, left = rules.most_cards, " with one left to turn" if rules.stays_out else ""
    enough = f"{rules.deck} cards give {rules.seats} players {most} each at most{left}"
    args: dict[str, str | int] = {"pack": rules.deck, "seats": rules.seats, "most": most}
    if isinstance(rules.ladder, tuple) and (cards := max(rules.ladder)) > most:
        text = f"ladder has a deal of {cards} cards, but {enough}"
        yield Fault(("ladder",), text, "house-fault-ladder", {**args, "cards": cards})
    if rules.top > most:
        text = f"ladder_top is {rules.top} cards, but {enough}"
        yield Fault(("ladder_top",), text, "house-fault-top", {**args, "cards": rules.top}, {"ladder_top": "deck"})
    if rules.ladder == "none" and not rules.specials:
        yield Fault(
            ("ladder", "specials"), "ladder none and specials none leave no deal to play", "house-fault-no-deal"
        )


def _trump(rules: "Rules") -> Iterator[Fault]:
    if rules.trump.startswith("circular") and rules.trump_full_deal == "named":
        text = f"trump {rules.trump} and trump_full_deal named contradict: the trump either goes round or is chosen"
        yield Fault(("trump", "trump_full_deal"), text, "house-fault-trump", {}, {"trump_full_deal": "drawn"})


def _points(rules: "Rules") -> Iterator[Fault]:
    if rules.special_multiplier == 1.5 and rules.multiplier_scope == "everything":
        for name, half in (("special_pass", "7 or 8"), ("special_over", "1 or 2")):
            if getattr(rules, name) is None:
                why = "points are whole numbers, and 1.5 times everything gives halves"
                yield Fault((name,), f"{name} must be given ({half}): {why}", "house-fault-halves")


CHECKS: tuple[tuple[Set[str], Callable[["Rules"], Iterator[Fault]]], ...] = (
    ({"seats", "deck", "schedule", "scoring"}, _players),
    ({"seats", "pairs"}, _pairs),
    ({"deck", "jokers"}, _jokers),
    ({"seats", "deck", "schedule", "scoring", "ladder", "ladder_top", "specials"}, _ladder),
    ({"trump", "trump_full_deal"}, _trump),
    ({"special_multiplier", "multiplier_scope", "special_pass", "special_over"}, _points),
)
"""Each check with the fields it reads."""
