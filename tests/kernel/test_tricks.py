"""The core plays tricks as the engine does, under every house rule (RP-36 to RP-55, RP-A42 to RP-A46, OV-13)."""

from collections.abc import Callable

import pytest

from kozyr.games.raspisnoy import Rules
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
