"""The rules of a table of draw for people to read: which sentences it needs, told by their message ids."""

from collections.abc import Iterator, Sequence

from kozyr.games.draw.hand import buyins
from kozyr.games.draw.limits import draws_first, has_exchange, has_two_rounds
from kozyr.games.draw.rules import Rules
from kozyr.words import Section, Sentence, links_in

SIZES = (
    "rules-holdem-no-limit",
    "rules-holdem-pot-limit",
    "rules-draw-pot-literal",
    "rules-draw-fixed",
    "rules-draw-fixed-late",
    "rules-draw-fixed-single",
    "rules-draw-spread",
    "rules-draw-spread-one",
)
BEHIND: dict[str, tuple[str, ...]] = {
    "why-check": ("rules-holdem-actions",),
    "why-raise-cap": ("rules-holdem-cap",),
    "why-raise-closed": ("rules-holdem-all-in",),
    "why-raise-short": ("rules-holdem-all-in",),
    "why-raise-nobody": ("rules-holdem-side",),
    "why-amount-between": SIZES,
    "why-amount-one": SIZES,
    "why-openers-jacks": ("rules-draw-openers-jacks",),
    "why-openers-queens": ("rules-draw-openers-queens",),
    "why-draw-most": ("rules-draw-most-ace", "rules-draw-most", "rules-draw-stub-limits"),
    "why-draw-ace": ("rules-draw-most-ace",),
    "why-buy-between": ("rules-holdem-buyin",),
    "why-buy-nothing": ("rules-holdem-buyin",),
}
"""The sentences that stand behind a refusal; the first that a document has is its rule."""
LADDERS = {
    "high": "rules-draw-ladder-high",
    "ace_five": "rules-draw-ladder-ace-five",
    "deuce_seven": "rules-draw-ladder-deuce-seven",
}
WILD = {
    "deuces": "rules-draw-wild-deuces",
    "turned_rank": "rules-draw-wild-turned",
    "joker": "rules-draw-wild-joker",
    "bug": "rules-draw-wild-bug",
}
FIRST_DEALER = {
    "high_card": "rules-draw-button-high",
    "lot": "rules-holdem-button-lot",
    "host": "rules-draw-button-host",
}
SECOND_ROUND = {
    "left": "rules-draw-second-left",
    "first_drawer": "rules-draw-second-drawer",
    "same": "rules-draw-second-same",
}


def document(rules: Rules) -> tuple[Section, ...]:
    """The rules of a table, section by section; those with nothing to say are left out."""
    told = {
        "rules-title-aim": iter([Sentence("rules-holdem-aim")]),
        "rules-title-cards": _cards(rules),
        "rules-holdem-title-hands": _hands(rules),
        "rules-holdem-title-forced": _forced(rules),
        "rules-holdem-title-betting": _betting(rules),
        "rules-draw-title-exchange": _exchange(rules),
        "rules-draw-title-check": _all_check(rules),
        "rules-holdem-title-end": _end(rules),
        "rules-holdem-title-chips": _chips(rules),
    }
    return tuple(Section(title, tuple(sentences)) for title, sentences in told.items())


def links(document: Sequence[Section]) -> dict[str, str]:
    """For each refusal the id of the sentence in this document that it rests on."""
    return links_in(document, BEHIND)


def _cards(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-draw-players", {"seats": rules.seats, "cards": len(rules.cards)})
    yield Sentence(FIRST_DEALER[rules.first_dealer])
    yield Sentence("rules-draw-five")


def _hands(rules: Rules) -> Iterator[Sentence]:
    yield Sentence(LADDERS[rules.order])
    if rules.order == "high" and rules.deck == 52:
        yield Sentence("rules-draw-ace")
    yield Sentence("rules-holdem-equal")
    if rules.wild != "none":
        yield from _wild(rules)


def _wild(rules: Rules) -> Iterator[Sentence]:
    yield Sentence(WILD[rules.wild])
    if rules.order == "high":
        yield Sentence("rules-draw-wild-five")
    else:
        yield Sentence("rules-draw-wild-low")
    yield Sentence("rules-draw-wild-natural" if rules.natural_beats_wild else "rules-draw-wild-equal")


def _forced(rules: Rules) -> Iterator[Sentence]:
    if rules.forced != "blinds":
        yield Sentence("rules-draw-ante", {"ante": rules.ante})
    if rules.forced != "ante":
        yield Sentence("rules-holdem-blinds", {"small": rules.small_blind, "big": rules.unit})
        yield Sentence("rules-draw-blinds-two")
        yield Sentence("rules-holdem-newcomer")


def _betting(rules: Rules) -> Iterator[Sentence]:
    yield _first(rules)
    if has_two_rounds(rules):
        yield Sentence(SECOND_ROUND[rules.second_round])
    yield Sentence("rules-holdem-actions")
    yield _sizes(rules)
    if rules.limit in ("limit", "spread"):
        yield Sentence("rules-holdem-cap" if rules.raise_cap == "3" and rules.seats > 2 else "rules-holdem-no-cap")
    yield Sentence("rules-holdem-all-in")
    yield Sentence("rules-holdem-side")


def _first(rules: Rules) -> Sentence:
    if rules.forced != "ante":
        return Sentence("rules-draw-first-blind")
    return Sentence("rules-draw-first-random" if rules.first_actor == "random" else "rules-draw-first-left")


def _sizes(rules: Rules) -> Sentence:
    unit: dict[str, str | int] = {"unit": rules.unit}
    two = has_two_rounds(rules)
    match rules.limit:
        case "no_limit":
            return Sentence("rules-holdem-no-limit", unit)
        case "pot":
            literal = rules.pot_rule == "current_pot"
            return Sentence("rules-draw-pot-literal" if literal else "rules-holdem-pot-limit", unit)
        case "limit":
            if not has_exchange(rules):
                return Sentence("rules-draw-fixed-single", unit)
            id = "rules-draw-fixed" if two else "rules-draw-fixed-late"
            return Sentence(id, {**unit, "double": 2 * rules.unit})
        case "spread":
            (least, most), (late_least, late_most) = rules.spread
            if two:
                late: dict[str, str | int] = {"late-least": late_least, "late-most": late_most}
                return Sentence("rules-draw-spread", {"least": least, "most": most, **late})
            least, most = rules.spread[draws_first(rules)]
            return Sentence("rules-draw-spread-one", {"least": least, "most": most})


def _exchange(rules: Rules) -> Iterator[Sentence]:
    if not has_exchange(rules):
        yield Sentence("rules-draw-no-exchange")
        return
    yield Sentence("rules-draw-exchange-before" if rules.draw_before_betting else "rules-draw-exchange")
    most = rules.most_drawn
    yield Sentence("rules-draw-most-ace") if "ace" in rules.max_draw else Sentence("rules-draw-most", {"most": most})
    if not rules.draw_before_betting:
        yield Sentence("rules-draw-order-left" if rules.draw_order == "left" else "rules-draw-order-last")
    yield Sentence("rules-draw-away")
    yield Sentence("rules-draw-stub-limits" if rules.limit_draw_by_stub else "rules-draw-stub-renewed")


def _all_check(rules: Rules) -> Iterator[Sentence]:
    if rules.openers != "none":
        yield Sentence("rules-draw-openers-jacks" if rules.openers == "jacks" else "rules-draw-openers-queens")
    if rules.forced != "ante":
        yield Sentence("rules-draw-check-blinds")
        return
    match rules.all_check:
        case "redeal":
            yield Sentence("rules-draw-check-redeal", {"redeals": rules.max_redeals})
        case "lowball":
            low = rules.lowball_order == "ace_five"
            yield Sentence("rules-draw-check-low-ace" if low else "rules-draw-check-low-deuce")
        case "continue":
            yield Sentence("rules-draw-check-continue" if has_two_rounds(rules) else "rules-draw-check-show")


def _end(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-holdem-last")
    yield Sentence("rules-holdem-show-all" if rules.show == "all" else "rules-draw-show-aggressor")
    yield Sentence("rules-holdem-share")


def _chips(rules: Rules) -> Iterator[Sentence]:
    limits = buyins(rules)
    yield Sentence("rules-holdem-buyin", {"least": limits.least, "most": limits.most})
