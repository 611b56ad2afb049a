"""The core plays tricks as the engine does, under every house rule (RP-36 to RP-55, RP-A42 to RP-A46, OV-13)."""

from collections.abc import Callable

import pytest

from kozyr.cards import Card, mask_of, parse_cards
from kozyr.games.raspisnoy import FIELDS, Rules, rules
from kozyr.games.raspisnoy.compiled import compile_rules
from kozyr.kernel import core, tricks
from kozyr.kernel.tricks import PackedDeal, PackedRules
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


PACKED = tricks.pack_rules(jokers=Card.S7.bit) if core else PackedRules(b"")
HANDS = (mask_of(parse_cards("6s 7s")), mask_of(parse_cards("6c 7c")))
REFUSED: dict[str, tuple[str, Callable[[], object]]] = {
    "a card held twice": ("no deal", lambda: tricks.start(PACKED, (HANDS[0], HANDS[0]), 0)),
    "hands of two sizes": ("no deal", lambda: tricks.start(PACKED, (HANDS[0], Card.C6.bit), 0)),
    "one seat": ("no deal", lambda: tricks.start(PACKED, HANDS[:1], 0)),
    "eleven seats": ("10 seats at most", lambda: tricks.start(PACKED, HANDS[:1] * 11, 0)),
    "a leader who is not there": ("no deal", lambda: tricks.start(PACKED, HANDS, 2)),
    "a fifth suit": ("no deal", lambda: tricks.start(PACKED, HANDS, 0, 5)),
    "a place in no circle": ("no deal", lambda: tricks.start(PACKED, HANDS, 0, 0, 0)),
    "a printed joker that is none": ("no deal", lambda: tricks.start(PACKED, (Card.X1.bit, Card.C6.bit), 0)),
    "more tricks than cards": ("no deal", lambda: tricks.start(PACKED, HANDS, 0, taken=(20, 20))),
    "a negative hand": ("not between", lambda: tricks.start(PACKED, (-1, 1), 0)),
    "three jokers": ("not sound", lambda: tricks.pack_rules(jokers=7)),
    "a joker as a printed joker": ("not sound", lambda: tricks.pack_rules(as_cards=Card.X1.bit)),
    "six steps": ("at most 5", lambda: tricks.pack_rules(circle=[0] * 6)),
    "other bytes": ("no rules of tricks", lambda: tricks.moves(PackedRules(b"rules"), PackedDeal(b""))),
    "a deal of other rules": ("not sound", lambda: tricks.moves(tricks.pack_rules(), _with_a_printed_joker())),
    "a card of another": ("no legal move", lambda: tricks.play(PACKED, tricks.start(PACKED, HANDS, 0), [20])),
    "a joker without a word": ("no legal move", lambda: tricks.play(PACKED, tricks.start(PACKED, HANDS, 0), [5])),
    "a script for three": ("2 numbers", lambda: tricks.scripted(PACKED, tricks.start(PACKED, HANDS, 0), (1, 1, 1))),
    "a pack that is too small": ("no such deal", lambda: _dealt([4, 5, 6], seats=2, cards=2)),
    "a card twice in the pack": ("no such deal", lambda: _dealt([4, 4], seats=2, cards=1)),
}


def _with_a_printed_joker() -> PackedDeal:
    return tricks.start(tricks.pack_rules(jokers=Card.X1.bit), (Card.X1.bit, Card.C6.bit), 0)


def _dealt(pack: list[int], seats: int, cards: int) -> object:
    return tricks.deal_logs(PACKED, tricks.pack_shape(pack, seats, cards), 1, 1)


@pytest.mark.parametrize("what", REFUSED)
def test_what_makes_no_sense_is_refused(what: str) -> None:
    words, do = REFUSED[what]
    with pytest.raises(ValueError, match=words):
        do()
