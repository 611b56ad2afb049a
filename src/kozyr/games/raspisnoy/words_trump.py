"""The trump in words: turned, drawn, shown, named, going round, or none."""

from collections.abc import Iterator

from kozyr.cards import SIGNS, Suit
from kozyr.games.raspisnoy.occasions import (
    dealt_out,
    going_round,
    most_tricks,
    named,
    shown_by_card,
    with_stock,
    with_trump,
)
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.games.raspisnoy.trump import NO_TRUMP_STEP
from kozyr.words import Sentence

FULL = {"drawn": "drawn", "last_card": "last-card", "none": "none", "named": "named"}


def trump(rules: Rules) -> Iterator[Sentence]:
    """Where the trump of a deal comes from (RP-26..RP-28, GJ-14, OV-13)."""
    if not with_trump(rules):
        if any(slot.kind != "no_trump" for slot in schedule(rules)):
            yield Sentence("rules-trump-never")
        return
    yield from _circle(rules) if going_round(rules) else _turned(rules)
    if shown_by_card(rules) and rules.jokers:
        yield Sentence("rules-trump-joker")
    yield from _of_specials(rules)


def _turned(rules: Rules) -> Iterator[Sentence]:
    if with_stock(rules):
        yield Sentence("rules-trump-turned")
    if full := dealt_out(rules):
        yield Sentence(f"rules-trump-full-{FULL[rules.trump_full_deal]}", {"cards": full[0].cards})
    kinds = {slot.kind for slot in named(rules)}
    if "blind" in kinds and rules.blind_bids == "unseen":
        yield Sentence("rules-trump-named-blind", detail=True)
    if "forehead" in kinds:
        yield Sentence("rules-trump-named-forehead", detail=True)


def _circle(rules: Rules) -> Iterator[Sentence]:
    """The order of the suits; that of a single one is no order."""
    order = rules.circular_order
    if len(order) == 1:
        yield Sentence("rules-trump-fixed", {"suit": order[0]})
        return
    by_trick = rules.trump == "circular_trick" and most_tricks(rules) > 1
    told = ", ".join("–" if step == NO_TRUMP_STEP else SIGNS[Suit(step)] for step in order)
    yield Sentence("rules-trump-round-tricks" if by_trick else "rules-trump-round-deals", {"order": told})
    if NO_TRUMP_STEP in order:
        yield Sentence("rules-trump-round-dash", detail=True)
    if len(going_round(rules)) < len(schedule(rules)):
        yield Sentence("rules-trump-round-steps", detail=True)


def _of_specials(rules: Rules) -> Iterator[Sentence]:
    """That special deals are no different; those that are say so themselves."""
    kinds = {slot.kind for slot in with_trump(rules)}
    if "plain" in kinds and len(kinds) > 1:
        some = any(without_trump(rules, slot) for slot in schedule(rules))
        yield Sentence("rules-trump-specials-but" if some else "rules-trump-specials")


def without_trump(rules: Rules, slot: Slot) -> bool:
    """Whether this special deal has no trump by agreement, at a table that plays others with one (RP-A7)."""
    return bool(with_trump(rules)) and slot.kind in rules.specials_without_trump
