"""How people go through the rules of short deck: which questions belong together, and which are idle."""

from collections.abc import Callable

from kozyr.games.shortdeck.rules import Rules

__all__ = ["CARDS", "SECTIONS", "UNORDERED", "idle"]

SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("seats", "deck", "ranking", "ace_low_straight"),
    "betting": ("limit", "raise_cap", "forced", "small_blind", "ante"),
    "play": ("show",),
    "money": ("buyin_min", "buyin_max"),
}
"""The fields in the order in which players think of them, by the name of their section."""

CARDS: tuple[str, ...] = ()
UNORDERED: tuple[str, ...] = ()


def idle(rules: Rules) -> frozenset[str]:
    """The fields that decide nothing as long as the others are as they are."""
    return frozenset(field for field, matters in MATTERS.items() if not matters(rules))


MATTERS: dict[str, Callable[[Rules], bool]] = {
    "ace_low_straight": lambda rules: rules.deck == 36,
    "raise_cap": lambda rules: rules.limit == "limit" and rules.seats > 2,
    "small_blind": lambda rules: rules.forced == "blinds",
    "ante": lambda rules: rules.forced == "antes",
}
"""For each field that may be idle what must be so for it to count; all others always do."""
