"""The rules of a table as a document: every sentence that these rules need, and none that they do not.

What a field says depends on the others: the price of golden is told only where golden is played. Sentence ids are
stable, so that a refusal can point at the rule behind it.
"""

from collections.abc import Iterator, Sequence

from kozyr.cards import JOKERS
from kozyr.games.raspisnoy.occasions import (
    hook_meets_third_pass,
    may_pass_thrice,
    most_tricks,
    with_bids,
    with_hook,
)
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.words_deals import deals
from kozyr.games.raspisnoy.words_play import joker, play
from kozyr.games.raspisnoy.words_points import points
from kozyr.games.raspisnoy.words_specials import specials
from kozyr.games.raspisnoy.words_trump import trump
from kozyr.words import Section, Sentence, links_in

HIGHEST = ("rules-joker-highest-suit", "rules-joker-highest-but", "rules-joker-highest-plain")
BEHIND = {
    "why-hook": ("rules-bid-hook",),
    "why-three-passes": ("rules-bid-three-passes",),
    "why-bid-range": ("rules-bid-range",),
    "why-must-follow": ("rules-play-follow",),
    "why-must-trump": ("rules-play-trump-must", *HIGHEST[:2]),
    "why-must-overtrump": ("rules-play-overtrump",),
    "why-must-head": ("rules-play-head",),
    "why-must-highest": HIGHEST,
    "why-must-lowest": ("rules-joker-forces-lowest",),
    "why-joker-when-void": ("rules-joker-void",),
    "why-say-follow": ("rules-joker-follow",),
    "why-say-lead": tuple(
        f"rules-joker-lead{way}{plain}" for way in ("", "-first", "-high") for plain in ("", "-plain")
    ),
    "why-say-none": ("rules-cards-joker", "rules-cards-jokers", "rules-cards-printed"),
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
        "rules-title-play": play(rules),
        "rules-title-joker": joker(rules),
        "rules-title-specials": specials(rules),
        "rules-title-points": points(rules),
        "rules-title-review": _review(rules),
        "rules-title-money": _money(rules),
    }
    sections = (Section(title, tuple(sentences)) for title, sentences in told.items())
    return tuple(section for section in sections if section.sentences)


def links(document: Sequence[Section]) -> dict[str, str]:
    """For each refusal the id of the sentence in this document that it rests on."""
    return links_in(document, BEHIND)


def _aim(rules: Rules) -> Iterator[Sentence]:
    if with_bids(rules):
        yield Sentence("rules-aim-exact")
    yield Sentence("rules-aim-pairs" if rules.pairs else "rules-aim-most")


def _cards(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-cards-players", {"seats": rules.seats, "pack": rules.deck})
    yield Sentence("rules-cards-rank", {"pack": rules.deck})
    yield _jokers(rules)
    yield _first_dealer(rules)
    yield Sentence("rules-dealer-next")


def _jokers(rules: Rules) -> Sentence:
    if not rules.jokers:
        return Sentence("rules-cards-no-joker")
    if rules.jokers[0] in JOKERS:
        return Sentence("rules-cards-printed", {"jokers": len(rules.jokers)})
    first, *others = (card.value for card in rules.jokers)
    return Sentence("rules-cards-jokers", {"card": first, "other": others[0]}) if others else _joker(first)


def _joker(card: str) -> Sentence:
    return Sentence("rules-cards-joker", {"card": card})


def _first_dealer(rules: Rules) -> Sentence:
    """Who deals first; where all draw, a joker is above the ace (RP-13, RP-A23, GJ-2)."""
    match rules.first_dealer:
        case "lot":
            return Sentence("rules-dealer-lot")
        case "first_ace":
            return Sentence("rules-dealer-first-ace")
        case "high_card":
            return Sentence("rules-dealer-high-card", {"jokers": len(rules.jokers)})


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


def _review(rules: Rules) -> Iterator[Sentence]:
    """Which tricks may be seen again; nothing where no deal has a second one (RP-A52)."""
    if most_tricks(rules) > 1:
        yield Sentence(f"rules-review-{rules.review}")


def _money(rules: Rules) -> Iterator[Sentence]:
    if not rules.price:
        yield Sentence("rules-money-none")
        return
    yield Sentence("rules-money-price", {"price": rules.price})
    if rules.pairs:
        yield Sentence("rules-money-pairs")
    else:
        yield Sentence("rules-money-two" if rules.seats == 2 else f"rules-money-{rules.settlement}")
