"""The rules of a table of short deck for people to read: which sentences it needs, told by their message ids."""

from collections.abc import Iterator, Sequence

from kozyr.games.shortdeck.hand import buyins
from kozyr.games.shortdeck.rules import Rules
from kozyr.words import Section, Sentence, links_in

LADDERS = {
    "trips_over_straight": "rules-holdem-ladder-trips",
    "straight_over_trips": "rules-holdem-ladder-straight",
    "standard": "rules-holdem-ladder-standard",
}
SIZES = ("rules-holdem-no-limit", "rules-holdem-pot-limit", "rules-holdem-fixed")
BEHIND: dict[str, tuple[str, ...]] = {
    "why-check": ("rules-holdem-actions",),
    "why-raise-cap": ("rules-holdem-cap",),
    "why-raise-closed": ("rules-holdem-all-in",),
    "why-raise-short": ("rules-holdem-all-in",),
    "why-raise-nobody": ("rules-holdem-side",),
    "why-amount-between": SIZES,
    "why-amount-one": SIZES,
    "why-buy-between": ("rules-holdem-buyin",),
    "why-buy-nothing": ("rules-holdem-buyin",),
}
"""The sentences that stand behind a refusal; the first that a document has is its rule."""


def document(rules: Rules) -> tuple[Section, ...]:
    """The rules of a table, section by section."""
    told = {
        "rules-title-aim": iter([Sentence("rules-holdem-aim")]),
        "rules-title-cards": _cards(rules),
        "rules-holdem-title-hands": _hands(rules),
        "rules-holdem-title-forced": _forced(rules),
        "rules-holdem-title-betting": _betting(rules),
        "rules-holdem-title-end": _end(rules),
        "rules-holdem-title-chips": _chips(rules),
    }
    return tuple(Section(title, tuple(sentences)) for title, sentences in told.items())


def links(document: Sequence[Section]) -> dict[str, str]:
    """For each refusal the id of the sentence in this document that it rests on."""
    return links_in(document, BEHIND)


def _cards(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-holdem-players", {"seats": rules.seats, "cards": rules.deck})
    yield Sentence("rules-holdem-button-lot")
    yield Sentence("rules-holdem-holes")
    yield Sentence("rules-holdem-board")


def _hands(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-holdem-best-five")
    yield Sentence(LADDERS[rules.ranking])
    if rules.order.ace_plays_low:
        yield Sentence("rules-holdem-ace-low", {"cards": rules.deck})
    else:
        yield Sentence("rules-holdem-ace-high")
    yield Sentence("rules-holdem-equal")


def _forced(rules: Rules) -> Iterator[Sentence]:
    if rules.forced == "antes":
        yield Sentence("rules-holdem-antes", {"ante": rules.ante})
        return
    yield Sentence("rules-holdem-blinds", {"small": rules.small_blind, "big": rules.unit})
    yield Sentence("rules-holdem-blinds-two")
    yield Sentence("rules-holdem-newcomer")


def _betting(rules: Rules) -> Iterator[Sentence]:
    if rules.forced == "antes":
        yield Sentence("rules-holdem-antes-order")
        yield Sentence("rules-holdem-order-button")
    else:
        yield Sentence("rules-holdem-order")
    yield Sentence("rules-holdem-actions")
    yield _sizes(rules)
    if rules.limit == "limit":
        yield Sentence("rules-holdem-cap" if rules.raise_cap == "3" and rules.seats > 2 else "rules-holdem-no-cap")
    yield Sentence("rules-holdem-all-in")
    yield Sentence("rules-holdem-side")


def _sizes(rules: Rules) -> Sentence:
    match rules.limit:
        case "no_limit":
            return Sentence("rules-holdem-no-limit", {"unit": rules.unit})
        case "pot":
            return Sentence("rules-holdem-pot-limit", {"unit": rules.unit})
        case "limit":
            return Sentence("rules-holdem-fixed", {"unit": rules.unit, "double": 2 * rules.unit})


def _end(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-holdem-last")
    yield Sentence("rules-holdem-show-all" if rules.show == "all" else "rules-holdem-show-aggressor")
    yield Sentence("rules-holdem-share")


def _chips(rules: Rules) -> Iterator[Sentence]:
    limits = buyins(rules)
    yield Sentence("rules-holdem-buyin", {"least": limits.least, "most": limits.most})
