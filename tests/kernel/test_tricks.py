"""The core plays tricks as the engine does, under every house rule (RP-36 to RP-55, RP-A42 to RP-A46, OV-13)."""

from collections.abc import Callable

import pytest

from kozyr.games.raspisnoy import FIELDS, Rules, rules
from kozyr.games.raspisnoy.compiled import compile_rules
from kozyr.kernel import core
from kozyr.kernel.tricks import PackedRules
from tests.kernel.deals import compare, compare_many
from tests.scale import PROVE

pytestmark = pytest.mark.skipif(core is None, reason="the core is not built here")

DEALS = 200_000 if PROVE else 1_000
STEP = DEALS // 20
SWITCHES = {
    "must_trump": 16,
    "must_overtrump": 17,
    "must_head": 18,
    "void_only": 19,
    "demands": 20,
    "lowest_trump": 21,
    "lowest_asked": 22,
    "beaten_by_trump": 23,
    "first_joker": 24,
}
"""Where each switch lies in the packed rules."""


PLAY = {
    "jokers": "6s",
    "trump": "circular_trick",
    "must_trump": "no",
    "must_overtrump": "yes",
    "must_head": "yes",
    "joker_follows": "void_only",
    "joker_demands": "off",
    "joker_lowest_trump": "no",
    "low_lead_forces_lowest": "yes",
    "demand_beaten_by_trump": "yes",
    "joker_as_card": "yes",
    "two_jokers": "first",
}
"""The house rules of the play of tricks, each with a token other than the default."""
AROUND = """
    seats deck first_dealer schedule ladder ladder_top specials specials_position specials_without_trump trump_full_deal
    circular_order hook hook_in_blind three_passes blind_bids forehead_mode forehead_hand scoring golden_per_trick
    misere_per_trick misere_clean special_multiplier multiplier_scope special_pass special_over all_tricks
    all_tricks_in_specials all_tricks_from khishti premium premium_excludes_last pairs review price settlement
"""
"""Those of dealing, bidding, scoring and looking: a deal in play has them behind it, or before it."""


def test_every_house_rule_is_in_the_packed_rules_or_no_rule_of_the_play() -> None:
    """A new one must find its place here, or the core would play without it."""
    around = set(AROUND.split())
    assert PLAY.keys() | around == FIELDS.keys()
    assert not PLAY.keys() & around
    plain = compile_rules(rules("classic"))
    for name, token in PLAY.items():
        assert compile_rules(rules("classic", {name: token})) != plain, name


@pytest.mark.parametrize("start", range(0, DEALS, STEP))
def test_the_core_lists_the_same_moves_and_takes_the_same_tricks_as_the_engine(start: int) -> None:
    counted = compare_many(range(start, start + STEP))
    assert counted["deals"] == STEP
    assert counted["moves"] > 20 * STEP


def _flipped(at: int) -> Callable[[Rules], PackedRules]:
    def compiled(rules: Rules) -> PackedRules:
        packed = bytearray(compile_rules(rules))
        packed[at] ^= 1 if packed[at] < 2 else 255
        return PackedRules(bytes(packed))

    return compiled


def _without_cards(rules: Rules) -> PackedRules:
    packed = compile_rules(rules)
    return PackedRules(packed[:8] + bytes(8) + packed[16:])


def _turned_circle(rules: Rules) -> PackedRules:
    packed = compile_rules(rules)
    steps = packed[25]
    circle = packed[26 : 26 + steps]
    return PackedRules(packed[:26] + circle[1:] + circle[:1] + packed[26 + steps :])


FAULTS = {name: _flipped(at) for name, at in SWITCHES.items()} | {
    "as_cards": _without_cards,
    "circle": _turned_circle,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_planted_in_any_field_of_the_packed_rules_is_found(fault: str) -> None:
    for number in range(4_000):
        try:
            compare(number, FAULTS[fault])
        except (AssertionError, ValueError):
            return
    pytest.fail(f"nothing showed that {fault} was wrong")
