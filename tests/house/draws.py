"""Draws of house rules, usual and unusual ones by turns, with what was refused and why.

The first of each pair of numbers draws a usual table: a preset with a few changes. The second draws an unusual one:
about half of all fields anew. A draw that is refused is counted and drawn again.
"""

from collections import Counter
from random import Random

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import PRESETS, Rules, rules
from tests.house_rules import unusual_tokens, usual_tokens

REASONS = frozenset(
    {
        "house-fault-oh-hell seats scoring",
        "house-fault-small-pack seats deck",
        "house-fault-sets seats schedule",
        "house-fault-pairs seats pairs",
        "house-fault-printed jokers deck",
        "house-fault-joker jokers deck",
        "house-fault-ladder ladder",
        "house-fault-top ladder_top",
        "house-fault-no-deal ladder specials",
        "house-fault-trump trump trump_full_deal",
        "house-fault-halves special_pass",
        "house-fault-halves special_over",
    }
)
"""Every reason for which rules are refused whose fields are each right for themselves (RP-A53)."""


def kind_of(number: int) -> str:
    """Usual and unusual tables by turns."""
    return "unusual" if number % 2 else "usual"


def draw_rules(number: int) -> tuple[Rules, Counter[str]]:
    """The rules with this number, and how many were drawn and refused on the way, by kind and by reason."""
    rng, kind, counted = Random(f"house {number}"), kind_of(number), Counter[str]()
    while True:
        counted.update(["drawn", f"drawn {kind}"])
        preset = rng.choice(sorted(PRESETS))
        tokens = unusual_tokens(rng, preset) if kind == "unusual" else usual_tokens(rng)
        try:
            return rules(preset, tokens), counted
        except RulesError as error:
            counted.update(["refused", f"refused {kind}", *reasons(error)])


def reasons(error: RulesError) -> set[str]:
    """Why rules are refused: the id of each fault and the fields that it touches."""
    assert len(error.faults) == len(error.problems)
    return {" ".join((fault.id, *fault.fields)) for fault in error.faults}
