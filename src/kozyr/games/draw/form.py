"""How people go through the rules of draw: which questions belong together, and which are idle."""

from collections.abc import Callable

from kozyr.games.draw.limits import has_exchange, has_two_rounds
from kozyr.games.draw.rules import Rules

__all__ = ["CARDS", "SECTIONS", "UNORDERED", "idle"]

SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("seats", "deck", "wild", "natural_beats_wild", "order", "first_dealer"),
    "betting": ("limit", "spread", "pot_rule", "raise_cap", "forced", "ante", "small_blind"),
    "play": ("first_actor", "all_check", "max_redeals", "lowball_order", "openers", "second_round", "show"),
    "exchange": ("max_draw", "draw_before_betting", "draw_order", "limit_draw_by_stub"),
    "money": ("buyin_min", "buyin_max"),
}
"""The fields in the order in which players think of them, by the name of their section."""

CARDS: tuple[str, ...] = ()
UNORDERED: tuple[str, ...] = ()


def idle(rules: Rules) -> frozenset[str]:
    """The fields that decide nothing as long as the others are as they are."""
    return frozenset(field for field, matters in MATTERS.items() if not matters(rules))


MATTERS: dict[str, Callable[[Rules], bool]] = {
    "spread": lambda rules: rules.limit == "spread",
    "pot_rule": lambda rules: rules.limit == "pot",
    "raise_cap": lambda rules: rules.limit in ("limit", "spread") and rules.seats > 2,
    "ante": lambda rules: rules.forced != "blinds",
    "small_blind": lambda rules: rules.forced != "ante",
    "max_redeals": lambda rules: rules.all_check == "redeal",
    "lowball_order": lambda rules: rules.all_check == "lowball",
    "natural_beats_wild": lambda rules: rules.wild != "none",
    "second_round": has_two_rounds,
    "draw_order": has_two_rounds,
    "draw_before_betting": has_exchange,
    "limit_draw_by_stub": has_exchange,
}
"""For each field that may be idle what must be so for it to count; all others always do."""
