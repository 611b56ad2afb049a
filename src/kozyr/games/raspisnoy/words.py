"""The rules of a table as a document: every sentence that these rules need, and none that they do not.

What a field says depends on the others: the price of golden is told only where golden is played. Sentence ids are
stable, so that a refusal can point at the rule behind it.
"""

from collections.abc import Iterator, Sequence

from kozyr.games.raspisnoy.occasions import (
    hook_meets_third_pass,
    may_pass_thrice,
    with_bids,
    with_hook,
    with_trump,
)
from kozyr.games.raspisnoy.rules import JOKER, PACK_SIZE, Rules, schedule
from kozyr.games.raspisnoy.words_deals import deals, trump
from kozyr.games.raspisnoy.words_points import points, specials
from kozyr.words import Section, Sentence

BEHIND = {
    "why-hook": ("rules-bid-hook",),
    "why-three-passes": ("rules-bid-three-passes",),
    "why-bid-range": ("rules-bid-range",),
    "why-must-follow": ("rules-play-follow",),
    "why-must-trump": ("rules-play-trump-must", "rules-joker-highest-suit"),
    "why-must-highest": ("rules-joker-highest-suit", "rules-joker-highest-plain"),
    "why-say-follow": ("rules-joker-follow",),
    "why-say-lead": ("rules-joker-lead", "rules-joker-lead-plain"),
    "why-say-none": ("rules-cards-joker",),
}
"""The sentences that stand behind a refusal; the first that a document has is its rule."""


def document(rules: Rules) -> tuple[Section, ...]:
    """The rules of a table, section by section; those with nothing to say are left out."""
    told = {
        "rules-title-aim": _aim(rules),
        "rules-title-cards": _cards(rules),
        "rules-title-deals": deals(rules),
        "rules-title-trump": trump(rules),
        "rules-title-bidding": _bidding(rules),
        "rules-title-play": _play(rules),
        "rules-title-joker": _joker(rules),
        "rules-title-specials": specials(rules),
        "rules-title-points": points(rules),
        "rules-title-review": _review(rules),
        "rules-title-money": _money(rules),
    }
    sections = (Section(title, tuple(sentences)) for title, sentences in told.items())
    return tuple(section for section in sections if section.sentences)


def links(document: Sequence[Section]) -> dict[str, str]:
    """For each refusal the id of the sentence in this document that it rests on."""
    told = {sentence.id for section in document for sentence in section.sentences}
    found = {why: next((rule for rule in behind if rule in told), None) for why, behind in BEHIND.items()}
    return {why: rule for why, rule in found.items() if rule}


def _aim(rules: Rules) -> Iterator[Sentence]:
    if with_bids(rules):
        yield Sentence("rules-aim-exact")
    yield Sentence("rules-aim-most")


def _cards(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-cards-players", {"seats": rules.seats, "pack": PACK_SIZE})
    yield Sentence("rules-cards-rank")
    yield Sentence("rules-cards-joker", {"card": JOKER.value})
    yield Sentence(f"rules-dealer-{rules.first_dealer.replace('_', '-')}")
    yield Sentence("rules-dealer-next")


def _bidding(rules: Rules) -> Iterator[Sentence]:
    if not with_bids(rules):
        return
    yield Sentence("rules-bid-order")
    yield Sentence("rules-bid-range")
    if hooked := with_hook(rules):
        yield Sentence("rules-bid-hook")
        tricks = max(slot.cards for slot in hooked)
        yield Sentence("why-hook", {"sum": tricks - 1, "bid": 1, "cards": tricks}, detail=True)
    else:
        yield Sentence("rules-bid-no-hook")
    if may_pass_thrice(rules):
        yield from _passes(rules)


def _passes(rules: Rules) -> Iterator[Sentence]:
    if not rules.three_passes:
        yield Sentence("rules-bid-passes-free")
        return
    yield Sentence("rules-bid-three-passes")
    if len(with_bids(rules)) < len(schedule(rules)):
        yield Sentence("rules-bid-skip", detail=True)
    if hook_meets_third_pass(rules):
        yield Sentence("rules-bid-hook-wins", detail=True)


def _play(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-play-lead")
    yield Sentence("rules-play-follow")
    if not with_trump(rules):
        yield Sentence("rules-play-throw")
    else:
        yield Sentence("rules-play-trump-must" if rules.must_trump else "rules-play-trump-may")
    yield Sentence("rules-play-smallest")
    yield Sentence("rules-play-winner" if with_trump(rules) else "rules-play-winner-plain")


def _joker(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-joker-any")
    yield Sentence("rules-joker-follow")
    if with_trump(rules):
        yield Sentence("rules-joker-lead")
        yield Sentence("rules-joker-highest-trumps", detail=True)
        yield Sentence("rules-joker-highest-suit", detail=True)
        yield Sentence("rules-joker-lowest", detail=True)
        yield Sentence("rules-joker-alone", detail=True)
    else:
        yield Sentence("rules-joker-lead-plain")
        yield Sentence("rules-joker-highest-plain", detail=True)
        yield Sentence("rules-joker-lowest", detail=True)
        yield Sentence("rules-joker-alone-plain", detail=True)


def _review(rules: Rules) -> Iterator[Sentence]:
    yield Sentence(f"rules-review-{rules.review}")


def _money(rules: Rules) -> Iterator[Sentence]:
    if not rules.price:
        yield Sentence("rules-money-none")
        return
    yield Sentence("rules-money-price", {"price": rules.price})
    yield Sentence("rules-money-two" if rules.seats == 2 else f"rules-money-{rules.settlement}")
