"""The rules of a table of Palace Poker for people to read: which sentences it needs, told by their message ids."""

from collections.abc import Iterator, Sequence

from kozyr.games.palace.dealing import GROUP
from kozyr.games.palace.hand import buyins
from kozyr.games.palace.rules import Rules
from kozyr.words import Section, Sentence, links_in

ATTACKS = ("rules-palace-extra", "rules-palace-attack")
RAISES = ("rules-palace-raise-fixed", "rules-palace-raise-limit", "rules-palace-raise-free")
ALONE = {5: "one-alone", 9: "two-alone"}
SEEN_BY = {"fighters": "rules-palace-see-fighters", "table": "rules-palace-see-table"}
BEHIND: dict[str, tuple[str, ...]] = {
    "why-palace-target": ("rules-palace-attack",),
    "why-palace-same-suit": ("rules-palace-attack",),
    "why-palace-attack-short": ("rules-palace-short",),
    "why-palace-buy-short": ("rules-palace-short",),
    "why-palace-no-cards": ("rules-palace-pile",),
    "why-palace-discard-short": ("rules-palace-discard-paid",),
    "why-palace-no-soldiers": ("rules-palace-discard-free", "rules-palace-discard-paid"),
    "why-palace-two-left": ("rules-palace-two",),
    "why-palace-two-left-discard": ("rules-palace-two",),
    "why-palace-raise-cap": ("rules-palace-cap",),
    "why-palace-keep": ("rules-palace-buy",),
    "why-raise-short": ("rules-palace-short",),
    "why-raise-nobody": ("rules-palace-layers",),
    "why-amount-between": ATTACKS,
    "why-amount-one": RAISES,
    "why-buy-between": ("rules-palace-buyin",),
    "why-buy-nothing": ("rules-palace-buyin",),
}
"""The sentences that stand behind a refusal; the first that a document has is its rule."""


def document(rules: Rules) -> tuple[Section, ...]:
    """The rules of a table, section by section."""
    told = {
        "rules-title-aim": iter([Sentence("rules-palace-aim")]),
        "rules-title-cards": _cards(rules),
        "rules-palace-title-camp": _camp(rules),
        "rules-palace-title-turn": _turn(rules),
        "rules-palace-title-battle": _battle(rules),
        "rules-palace-title-end": _end(rules),
        "rules-palace-title-chips": _chips(rules),
    }
    return tuple(Section(title, tuple(sentences)) for title, sentences in told.items())


def links(document: Sequence[Section]) -> dict[str, str]:
    """For each refusal the id of the sentence in this document that it rests on."""
    return links_in(document, BEHIND)


def _cards(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-palace-players", {"seats": rules.seats})
    yield Sentence("rules-palace-first-dealer")


def _camp(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-palace-ante", {"ante": rules.ante_chips})
    yield Sentence("rules-palace-banner")
    yield Sentence("rules-palace-suits", {"groups": _groups(rules.seats)})
    if rules.seats > GROUP:  # no card of a suit that is still wanted is put aside in the first group
        yield Sentence("rules-palace-banner-again", detail=True)
    yield Sentence("rules-palace-palace")


def _groups(seats: int) -> str:
    """How many groups there are whose banners differ, and whether somebody is alone in the last one (PP-10)."""
    if seats in ALONE:
        return ALONE[seats]
    return ("one-group", "two-groups", "three-groups")[(seats - 1) // GROUP]


def _turn(rules: Rules) -> Iterator[Sentence]:
    yield Sentence("rules-palace-order")
    yield Sentence("rules-palace-buy", {"bet": rules.small_bet, "most": rules.max_soldiers})
    yield Sentence("rules-palace-pile", detail=True)
    if rules.discard_chips:
        yield Sentence("rules-palace-discard-paid", {"bet": rules.discard_chips})
    else:
        yield Sentence("rules-palace-discard-free")
    yield Sentence("rules-palace-stay")
    yield Sentence("rules-palace-fold")


def _battle(rules: Rules) -> Iterator[Sentence]:
    bet: dict[str, str | int] = {"bet": rules.small_bet}
    yield Sentence("rules-palace-attack", bet)
    if rules.structure == "no_limit":
        yield Sentence("rules-palace-extra", detail=True)
    yield Sentence("rules-palace-answer", bet)
    yield _raise(rules)
    yield Sentence("rules-palace-no-cap" if rules.most_raises is None else "rules-palace-cap", detail=True)
    yield Sentence("rules-palace-give-up")
    yield Sentence("rules-palace-judge")
    yield Sentence("rules-palace-exclude")
    yield Sentence("rules-palace-few", detail=True)
    yield Sentence("rules-palace-tie")
    yield Sentence(SEEN_BY[rules.reveal_battle])
    yield Sentence("rules-palace-spoils", {"most": rules.max_soldiers})
    yield Sentence("rules-palace-pot")


def _raise(rules: Rules) -> Sentence:
    if rules.structure == "no_limit":
        return Sentence("rules-palace-raise-free", {"bet": rules.small_bet})
    double = 2 * rules.small_bet
    if rules.big_bet == double:
        return Sentence("rules-palace-raise-fixed", {"raise": double})
    return Sentence("rules-palace-raise-limit", {"big": rules.big_bet, "double": double})


def _end(rules: Rules) -> Iterator[Sentence]:
    """One suit cannot be left over where all banners differ, nor can two go round in peace."""
    yield Sentence("rules-palace-last")
    if rules.seats > GROUP:
        yield Sentence("rules-palace-same")
    yield Sentence("rules-palace-two")
    if rules.seats > 2:
        yield Sentence("rules-palace-circle")
    yield Sentence("rules-palace-odd")


def _chips(rules: Rules) -> Iterator[Sentence]:
    limits = buyins(rules)
    yield Sentence("rules-palace-short")
    yield Sentence("rules-palace-layers")
    yield Sentence("rules-palace-buyin", {"least": limits.least, "most": limits.most})
