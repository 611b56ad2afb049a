"""How people go through the rules of Palace Poker: which questions belong together, and which are idle."""

from kozyr.games.palace.rules import Rules

__all__ = ["CARDS", "SECTIONS", "UNORDERED", "idle"]

SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("seats", "max_soldiers"),
    "betting": ("structure", "small_bet", "big_bet", "ante", "raise_cap"),
    "play": ("discard_cost", "reveal_battle"),
    "money": ("buyin_min", "buyin_max"),
}
"""The fields in the order in which players think of them, by the name of their section."""

CARDS: tuple[str, ...] = ()
UNORDERED: tuple[str, ...] = ()


def idle(rules: Rules) -> frozenset[str]:
    """The fields that decide nothing as long as the others are as they are: without limit there is no big bet."""
    return frozenset({"big_bet"} if rules.structure == "no_limit" else ())
