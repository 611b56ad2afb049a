"""The special deals in words, in the order in which they are played."""

from collections.abc import Iterator

from kozyr.games.raspisnoy.occasions import with_bids, with_hook, with_trump
from kozyr.games.raspisnoy.rules import Rules, Special
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.games.raspisnoy.scoring import score
from kozyr.games.raspisnoy.words_trump import without_trump
from kozyr.words import Sentence


def specials(rules: Rules) -> Iterator[Sentence]:
    """Each special deal of the ladder (RP-59..RP-69)."""
    played = {slot.kind: slot for slot in schedule(rules) if slot.kind != "plain"}
    if played:
        yield Sentence("rules-special-each", {"cards": max(slot.cards for slot in played.values())})
    for kind in rules.specials:
        if kind in played:
            yield from _special(rules, kind, played[kind])


def _special(rules: Rules, kind: Special, slot: Slot) -> Iterator[Sentence]:
    match kind:
        case "blind":
            yield from _blind(rules, slot)
        case "forehead":
            yield from _forehead(rules, slot)
        case "no_trump":
            yield Sentence("rules-special-no-trump")
        case "golden":
            yield Sentence("rules-special-golden", {"unit": rules.golden_per_trick})
            yield example(rules, slot, None, min(2, slot.cards))
        case "misere":
            yield from _misere(rules, slot)
    if without_trump(rules, slot):
        yield Sentence("rules-special-without-trump", detail=True)


def _blind(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    yield Sentence("rules-special-blind" if rules.blind_bids == "unseen" else "rules-special-blind-first")
    if slot in with_trump(rules) and rules.blind_bids == "unseen":
        yield Sentence("rules-special-trump-known", detail=True)
    if rules.hook and {bid.kind for bid in with_bids(rules)} != {"blind"}:
        name = "rules-special-blind-hook" if slot in with_hook(rules) else "rules-special-blind-free"
        yield Sentence(name, detail=True)


def _forehead(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    """With one card each there is no difference between showing one and showing all (RP-A47)."""
    mode = "single" if slot.cards == 1 else {"one_card": "one", "all_cards": "all"}[rules.forehead_mode]
    yield Sentence(f"rules-special-forehead-{mode}")
    if slot in with_trump(rules):
        yield Sentence("rules-special-trump-known", detail=True)


def _misere(rules: Rules, slot: Slot) -> Iterator[Sentence]:
    yield Sentence("rules-special-misere", {"unit": rules.misere_per_trick})
    yield example(rules, slot, None, min(2, slot.cards))
    if rules.misere_clean:
        yield Sentence("rules-special-misere-clean", {"points": rules.misere_clean}, detail=True)


def example(rules: Rules, slot: Slot, bid: int | None, took: int) -> Sentence:
    """What a seat would get that bid and took so much, reckoned by the scoring itself."""
    because = score(rules, slot, bid, took).because
    return Sentence(because.id, because.args, detail=True)
