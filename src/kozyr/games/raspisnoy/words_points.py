"""The special deals and the points in words; the examples are reckoned by the scoring itself."""

from collections.abc import Iterator

from kozyr.games.raspisnoy.occasions import with_bids, with_hook, with_trump
from kozyr.games.raspisnoy.rules import Rules, Slot, Special
from kozyr.games.raspisnoy.scoring import PASS_POINTS, doubles, score, unit
from kozyr.words import Sentence


def specials(rules: Rules) -> Iterator[Sentence]:
    """Each special deal, in the order in which they are played (RP-59..RP-68)."""
    if rules.specials:
        yield Sentence("rules-special-each", {"cards": rules.top})
    for kind in rules.specials:
        yield from _special(rules, kind)


def _special(rules: Rules, kind: Special) -> Iterator[Sentence]:
    match kind:
        case "blind":
            yield from _blind(rules)
        case "no_trump":
            yield Sentence("rules-special-no-trump")
        case "golden":
            yield Sentence("rules-special-golden", {"unit": rules.golden_per_trick})
            yield _example(rules, Slot("golden", rules.top), None, 2)
        case "misere":
            yield from _misere(rules)


def _blind(rules: Rules) -> Iterator[Sentence]:
    slot = Slot("blind", rules.top)
    yield Sentence("rules-special-blind")
    if slot in with_trump(rules):
        yield Sentence("rules-special-blind-trump", detail=True)
    if rules.hook and {bid.kind for bid in with_bids(rules)} != {"blind"}:
        name = "rules-special-blind-hook" if slot in with_hook(rules) else "rules-special-blind-free"
        yield Sentence(name, detail=True)


def _misere(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-special-misere", {"unit": rules.misere_per_trick})
    yield _example(rules, Slot("misere", rules.top), None, 2)
    if rules.misere_clean:
        yield Sentence("rules-special-misere-clean", {"points": rules.misere_clean}, detail=True)


def points(rules: Rules) -> Iterator[Sentence]:
    """The points of a bid: made, passed, over, under; then what counts otherwise (RP-70..RP-75)."""
    bid_on = with_bids(rules)
    if not bid_on:
        return
    kind = "plain" if any(slot.kind == "plain" for slot in bid_on) else bid_on[0].kind
    usual = max([slot for slot in bid_on if slot.kind == kind], key=lambda slot: slot.cards)
    yield from _usual_points(rules, usual)
    if kind == "plain":
        yield from _special_points(rules)
    yield from _all_tricks(rules)


def _usual_points(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    each = unit(rules, slot.kind)
    bid = max(1, min(2, slot.cards - 1))
    yield Sentence("rules-points-made", {"unit": each})
    yield _example(rules, slot, bid, bid)
    yield Sentence("rules-points-pass", {"points": PASS_POINTS})
    yield Sentence("rules-points-over")
    yield _example(rules, slot, min(bid, slot.cards - 1), min(bid + 1, slot.cards))
    yield Sentence("rules-points-under", {"unit": each})
    yield _example(rules, slot, *((3, 1) if slot.cards > 3 else (bid, 0)))


def _special_points(rules: Rules) -> Iterator[Sentence]:
    """Where the special deals that are bid on count more (RP-75, RP-A10)."""
    kinds = [kind for kind in ("blind", "no_trump") if kind in rules.specials]
    if kinds and rules.special_multiplier != 1:
        special, plain = unit(rules, "blind"), unit(rules, "plain")
        named = "both" if len(kinds) == 2 else kinds[0]
        yield Sentence("rules-points-special", {"kinds": named, "unit": special, "plain": plain})


def _all_tricks(rules: Rules) -> Iterator[Sentence]:
    """The bid of all tricks, where it counts double (RP-74, RP-A11)."""
    bid_on = with_bids(rules)
    doubled = [slot for slot in bid_on if doubles(rules, slot, slot.cards)]
    if not doubled:
        return
    least = min(slot.cards for slot in doubled)
    alike = [slot for slot in bid_on if slot.kind == "plain" or rules.all_tricks_in_specials]
    always = min(slot.cards for slot in alike) == least
    yield Sentence(f"rules-points-all-{rules.all_tricks}", {"from": 1 if always else least})
    slot = next(slot for slot in doubled if slot.cards == _telling(doubled))
    yield _example(rules, slot, slot.cards, slot.cards)
    yield _example(rules, slot, slot.cards, slot.cards - 1)
    kinds = {slot.kind for slot in bid_on}
    if "plain" in kinds and len(kinds) > 1:
        yield Sentence(
            "rules-points-all-specials" if rules.all_tricks_in_specials else "rules-points-all-ordinary", detail=True
        )


def _telling(slots: list[Slot]) -> int:
    """The hand of five cards, or the one nearest to it: the example of the rulebook (RP-X13, RP-X14)."""
    return min({slot.cards for slot in slots}, key=lambda cards: abs(cards - 5))


def _example(rules: Rules, slot: Slot, bid: int | None, took: int) -> Sentence:
    because = score(rules, slot, bid, took).because
    return Sentence(because.id, because.args, detail=True)
