"""The axes of five-card draw for a covering array, and what contradicts itself, written from the rulebook (FD-A28)."""

from tests.house.covering import Axes, Contradiction, Row

AXES: dict[str, tuple[str, ...]] = {
    "seats": ("2", "3", "4", "5", "6", "7", "8"),
    "limit": ("no_limit", "pot", "limit", "spread"),
    "spread": ("10-20,10-40", "5-5,1-100"),
    "pot_rule": ("after_call", "current_pot"),
    "raise_cap": ("3", "none"),
    "forced": ("ante", "blinds", "both"),
    "ante": ("10", "1"),
    "small_blind": ("5", "1"),
    "first_dealer": ("high_card", "lot", "host"),
    "first_actor": ("left", "random"),
    "draw_order": ("left", "after_last_actor"),
    "second_round": ("left", "first_drawer", "same"),
    "max_draw": ("5", "4", "3", "3_or_4_with_ace", "0"),
    "limit_draw_by_stub": ("no", "yes"),
    "draw_before_betting": ("no", "yes"),
    "all_check": ("continue", "redeal", "lowball"),
    "max_redeals": ("10", "1"),
    "openers": ("none", "jacks", "better_than_jacks"),
    "order": ("high", "ace_five", "deuce_seven"),
    "lowball_order": ("ace_five", "deuce_seven"),
    "wild": ("none", "deuces", "turned_rank", "joker", "bug"),
    "natural_beats_wild": ("no", "yes"),
    "deck": ("52", "20"),
    "buyin_min": ("1", "20"),
    "buyin_max": ("50", "5"),
    "show": ("aggressor_first", "all"),
}
"""Every axis with all its tokens; of numbers two or more."""


def _left(row: Row) -> int:
    """The cards that are left when all have five; with a joker there is one more, and one that is turned is out."""
    return int(row["deck"]) + (row["wild"] in ("joker", "bug")) - (row["wild"] == "turned_rank") - 5 * int(row["seats"])


ENOUGH = ("seats", "deck", "wild")
CONTRADICTIONS: tuple[Contradiction, ...] = (
    ("house-fault-blinds-openers", ("forced", "openers"), lambda r: r["forced"] != "ante" and r["openers"] != "none"),
    (
        "house-fault-blinds-check",
        ("forced", "all_check"),
        lambda r: r["forced"] != "ante" and r["all_check"] != "continue",
    ),
    (
        "house-fault-blinds-random",
        ("forced", "first_actor"),
        lambda r: r["forced"] != "ante" and r["first_actor"] == "random",
    ),
    ("house-fault-openers-low", ("openers", "order"), lambda r: r["openers"] != "none" and r["order"] != "high"),
    ("house-fault-lowball-low", ("all_check", "order"), lambda r: r["all_check"] == "lowball" and r["order"] != "high"),
    (
        "house-fault-wild-pack",
        ("wild", "deck"),
        lambda r: r["deck"] == "20" and r["wild"] in ("deuces", "joker", "bug"),
    ),
    ("house-fault-five-each", ENOUGH, lambda r: _left(r) < 0),
    ("house-fault-no-draw", (*ENOUGH, "max_draw"), lambda r: 0 <= _left(r) < 5 and r["max_draw"] != "0"),
    ("house-fault-buyin", ("buyin_min", "buyin_max"), lambda r: int(r["buyin_max"]) < int(r["buyin_min"])),
)
DRAW = Axes(AXES, CONTRADICTIONS)
