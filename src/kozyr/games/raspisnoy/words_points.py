"""The points in words; the examples are reckoned by the scoring itself."""

from collections.abc import Iterator

from kozyr.games.raspisnoy.occasions import Slots, has_premiums, with_bids
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.scoring import (
    GEORGIAN_ALL,
    GEORGIAN_MISSED,
    GEORGIAN_UNIT,
    OH_HELL_MADE,
    doubles,
    overtrick_points,
    pass_points,
    unit,
)
from kozyr.games.raspisnoy.words_specials import example
from kozyr.words import Sentence


def points(rules: Rules) -> Iterator[Sentence]:
    """The points of a bid, by the scoring of the table."""
    bid_on = with_bids(rules)
    if not bid_on:
        return
    usual = max(_usual(bid_on), key=lambda slot: slot.cards)
    match rules.scoring:
        case "raspisnoy":
            yield from _raspisnoy(rules, usual)
            yield from _special_points(rules, bid_on)
            yield from _all_tricks(rules, bid_on)
        case "georgian":
            yield from _georgian(rules, usual)
            yield from _premium(rules)
        case "oh_hell" | "oh_hell_penalty":
            yield from _oh_hell(rules, usual)


def _usual(bid_on: Slots) -> list[Slot]:
    """The ordinary deals, or the first kind of special ones where there are no others."""
    kind = "plain" if any(slot.kind == "plain" for slot in bid_on) else bid_on[0].kind
    return [slot for slot in bid_on if slot.kind == kind]


def _raspisnoy(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    """Made, passed, over, under (RP-70..RP-73)."""
    each, bid = unit(rules, slot.kind), _some_bid(slot)
    yield Sentence("rules-points-made", {"unit": each})
    yield example(rules, slot, bid, bid)
    yield Sentence("rules-points-pass", {"points": pass_points(rules, slot.kind)})
    yield Sentence("rules-points-over", {"unit": overtrick_points(rules, slot.kind)})
    yield example(rules, slot, min(bid, slot.cards - 1), min(bid + 1, slot.cards))
    yield Sentence("rules-points-under", {"unit": each})
    yield example(rules, slot, *((3, 1) if slot.cards > 3 else (bid, 0)))


def _some_bid(slot: Slot) -> int:
    """A bid of two, or the nearest that is not all tricks."""
    return max(1, min(2, slot.cards - 1))


def _special_points(rules: Rules, bid_on: Slots) -> Iterator[Sentence]:
    """Where the special deals that are bid on count more than ordinary ones (RP-75, RP-A10, RP-A50)."""
    kinds = {slot.kind for slot in bid_on}
    if "plain" not in kinds or kinds == {"plain"} or rules.special_multiplier == 1:
        return
    each, plain = unit(rules, "blind"), unit(rules, "plain")
    if rules.multiplier_scope == "units":
        yield Sentence("rules-points-special", {"unit": each, "plain": plain})
        return
    passed, over = pass_points(rules, "blind"), overtrick_points(rules, "blind")
    yield Sentence("rules-points-special-all", {"unit": each, "pass": passed, "over": over})


def _all_tricks(rules: Rules, bid_on: Slots) -> Iterator[Sentence]:
    """The bid of all tricks, where it counts double (RP-74, RP-A11)."""
    doubled = [slot for slot in bid_on if doubles(rules, slot, slot.cards)]
    if not doubled:
        return
    least = min(slot.cards for slot in doubled)
    alike = [slot for slot in bid_on if slot.kind == "plain" or rules.all_tricks_in_specials]
    always = min(slot.cards for slot in alike) == least
    yield Sentence(f"rules-points-all-{rules.all_tricks}", {"from": 1 if always else least})
    telling = _telling(doubled)
    slot = next(slot for slot in doubled if slot.cards == telling)
    yield example(rules, slot, slot.cards, slot.cards)
    yield example(rules, slot, slot.cards, slot.cards - 1)
    kinds = {slot.kind for slot in bid_on}
    if "plain" in kinds and len(kinds) > 1:
        yield Sentence(
            "rules-points-all-specials" if rules.all_tricks_in_specials else "rules-points-all-ordinary", detail=True
        )


def _telling(slots: list[Slot]) -> int:
    """The hand of five cards, or the one nearest to it: the example of the rulebook (RP-X13, RP-X14)."""
    nearest: int = min({slot.cards for slot in slots}, key=lambda cards: abs(cards - 5))
    return nearest


def _georgian(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    """Fifties, hundreds, tens and khishti (GJ-9, GJ-10)."""
    bid = _some_bid(slot)
    yield Sentence("rules-georgian-made", {"unit": GEORGIAN_UNIT})
    yield example(rules, slot, 0, 0)
    if slot.cards > 1:
        yield example(rules, slot, bid, bid)
        yield Sentence("rules-georgian-all", {"unit": GEORGIAN_ALL})
        yield example(rules, slot, slot.cards, slot.cards)
    yield Sentence("rules-georgian-missed", {"unit": GEORGIAN_MISSED})
    yield example(rules, slot, *((2, 4) if slot.cards > 3 else (0, 1)))
    if rules.khishti:
        yield Sentence("rules-georgian-khishti", {"points": rules.khishti})


def _premium(rules: Rules) -> Iterator[Sentence]:
    """What closes a set (GJ-11, GJ-15, GJ-16)."""
    if not has_premiums(rules):
        return
    name = {"double_and_strike": "both", "double": "double", "strike": "strike"}[rules.premium]
    yield Sentence(f"rules-premium-{name}")
    if rules.premium != "double":
        yield Sentence("rules-premium-once", detail=True)
    if rules.premium_excludes_last:
        yield Sentence("rules-premium-not-last", detail=True)
    if rules.pairs and rules.premium != "double":
        yield Sentence("rules-premium-partner", detail=True)


def _oh_hell(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    """Ten and the tricks, or the tricks alone, or what they are off (OH-1, OH-2)."""
    bid = _some_bid(slot)
    yield Sentence("rules-oh-hell-made", {"points": OH_HELL_MADE})
    yield example(rules, slot, bid, bid)
    yield Sentence("rules-oh-hell-penalty" if rules.scoring == "oh_hell_penalty" else "rules-oh-hell-missed")
    yield example(rules, slot, *((2, 3) if slot.cards > 2 else (0, 1)))
