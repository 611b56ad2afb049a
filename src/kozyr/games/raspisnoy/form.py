"""How people go through the house rules: which questions belong together, in which order, and which are idle.

A question is idle where no answer to it changes anything, such as the price of golden where golden is not played.
"""

from collections.abc import Callable

from kozyr.games.raspisnoy.occasions import (
    dealt_out,
    has_premiums,
    may_pass_thrice,
    most_tricks,
    with_bids,
    with_trump,
)
from kozyr.games.raspisnoy.rules import UNORDERED, DealKind, Rules
from kozyr.games.raspisnoy.schedule import schedule

__all__ = ["CARDS", "SECTIONS", "UNORDERED", "idle"]

SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("seats", "pairs", "deck", "jokers", "first_dealer"),
    "deals": ("schedule", "ladder", "ladder_top"),
    "trump": ("trump", "circular_order", "trump_full_deal"),
    "bidding": ("hook", "hook_in_blind", "three_passes"),
    "play": ("must_trump", "must_overtrump", "must_head", "review"),
    "joker": (
        "joker_follows",
        "joker_demands",
        "demand_beaten_by_trump",
        "joker_lowest_trump",
        "low_lead_forces_lowest",
        "joker_as_card",
        "two_jokers",
    ),
    "specials": (
        "specials",
        "specials_position",
        "specials_without_trump",
        "blind_bids",
        "forehead_mode",
        "forehead_hand",
    ),
    "points": (
        "scoring",
        "golden_per_trick",
        "misere_per_trick",
        "misere_clean",
        "special_multiplier",
        "multiplier_scope",
        "special_pass",
        "special_over",
        "all_tricks",
        "all_tricks_in_specials",
        "all_tricks_from",
        "khishti",
        "premium",
        "premium_excludes_last",
    ),
    "money": ("price", "settlement"),
}
"""The fields in the order in which players think of them, by the name of their section."""

CARDS = ("jokers",)
"""Fields that are answered by cards."""


def idle(rules: Rules) -> frozenset[str]:
    """The fields that decide nothing as long as the others are as they are."""
    return frozenset(field for field, matters in MATTERS.items() if not matters(rules))


def _plays(rules: Rules, *kinds: DealKind) -> bool:
    return any(slot.kind in kinds for slot in schedule(rules))


def _on_ladder(rules: Rules) -> bool:
    return rules.schedule == "ladder"


def _counts(rules: Rules) -> bool:
    """Whether points are those of raspisnoy, and bids are made at all."""
    return rules.scoring == "raspisnoy" and bool(with_bids(rules))


def _has_units(rules: Rules) -> bool:
    return _counts(rules) and _plays(rules, "blind", "no_trump", "forehead")


def _has_halves(rules: Rules) -> bool:
    return _has_units(rules) and rules.special_multiplier == 1.5 and rules.multiplier_scope == "everything"


def _may_have_trump(rules: Rules) -> bool:
    never = {"no_trump", *rules.specials_without_trump}
    return any(slot.kind not in never for slot in schedule(rules))


def _jokers_and_trump(rules: Rules) -> bool:
    return bool(rules.jokers and with_trump(rules))


MATTERS: dict[str, Callable[[Rules], object]] = {
    "pairs": lambda rules: rules.seats == 4 or rules.pairs,
    "ladder": _on_ladder,
    "ladder_top": lambda rules: _on_ladder(rules) and (isinstance(rules.ladder, str) or rules.specials),
    "specials": _on_ladder,
    "specials_position": lambda rules: _on_ladder(rules) and rules.ladder == "full" and rules.specials,
    "specials_without_trump": lambda rules: (
        rules.trump != "none" and _plays(rules, "blind", "golden", "misere", "forehead")
    ),
    "trump": _may_have_trump,
    "circular_order": lambda rules: rules.trump.startswith("circular") and _may_have_trump(rules),
    "trump_full_deal": dealt_out,
    "hook": lambda rules: any(slot.kind != "blind" or rules.hook_in_blind for slot in with_bids(rules)),
    "hook_in_blind": lambda rules: rules.hook and _plays(rules, "blind"),
    "three_passes": may_pass_thrice,
    "must_trump": with_trump,
    "must_overtrump": lambda rules: rules.seats > 2 and with_trump(rules),
    "review": lambda rules: most_tricks(rules) > 1,
    "joker_follows": lambda rules: rules.jokers,
    "joker_demands": lambda rules: rules.jokers,
    "demand_beaten_by_trump": _jokers_and_trump,
    "joker_lowest_trump": _jokers_and_trump,
    "low_lead_forces_lowest": lambda rules: rules.joker_lowest_trump and _jokers_and_trump(rules),
    "joker_as_card": lambda rules: rules.jokers,
    "two_jokers": lambda rules: len(rules.jokers) > 1,
    "blind_bids": lambda rules: _plays(rules, "blind"),
    "forehead_mode": lambda rules: _plays(rules, "forehead"),
    "forehead_hand": lambda rules: _plays(rules, "forehead"),
    "golden_per_trick": lambda rules: _plays(rules, "golden"),
    "misere_per_trick": lambda rules: _plays(rules, "misere"),
    "misere_clean": lambda rules: _plays(rules, "misere"),
    "scoring": with_bids,
    "special_multiplier": _has_units,
    "multiplier_scope": lambda rules: _has_units(rules) and rules.special_multiplier != 1,
    "special_pass": _has_halves,
    "special_over": _has_halves,
    "all_tricks": _counts,
    "all_tricks_in_specials": lambda rules: _has_units(rules) and rules.all_tricks != "off",
    "all_tricks_from": lambda rules: _counts(rules) and rules.all_tricks != "off",
    "khishti": lambda rules: rules.scoring == "georgian" and with_bids(rules),
    "premium": lambda rules: rules.scoring == "georgian" and not _on_ladder(rules),
    "premium_excludes_last": has_premiums,
    "settlement": lambda rules: rules.price and rules.seats > 2 and not rules.pairs,
}
"""For each field that may be idle what must be so for it to count; all others always do."""
