"""PokerKit loads the hands that are written as PHH and pays them as they were paid; what PokerKit writes is read here.

Two rules of ours may decide otherwise, and are counted: FD-A9 (odd chips), where PokerKit pays a chip or two to another
winner; SD-A9 (no cap between two players) and HX-A7 (blinds posted late or short), whose hands bear a variant of ours.
"""

import tomllib
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pokerkit import HandHistory

from kozyr import games
from kozyr.records import phh
from kozyr.records.hands_out import flatten
from tests.records.poker_hands import evening
from tests.scale import PROVE

KINDS: dict[str, tuple[str, dict[str, str], str]] = {
    "no-limit hold'em": ("texas", {}, "NT"),
    "fixed-limit hold'em": ("texas", {"limit": "limit"}, "FT"),
    "no-limit short deck": ("straight-over-trips", {}, "NS"),
    "no-limit short deck with antes": ("straight-over-trips", {"forced": "antes"}, "NS"),
}
HANDS = 2_000 if PROVE else 20
FEW_ODD = 3
"""More odd chips than these a hand of few players cannot have."""


def tables(text: str) -> list[dict[str, Any]]:
    """The hands of a text, read by TOML alone."""
    found = tomllib.loads(text)
    return [found] if "variant" in found else list(found.values())


def load(table: dict[str, Any]) -> HandHistory:
    """A hand as PokerKit has it."""
    return HandHistory(**HandHistory._filter_non_fields(**dict(table)))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("kind", KINDS)
def test_pokerkit_loads_our_hands_and_finds_the_same_payoffs(kind: str) -> None:
    preset, changes, variant = KINDS[kind]
    rng, seen = Random(kind), Counter[str]()
    while seen["hands"] < HANDS:
        seats, hands = str(rng.randint(2, 6)), rng.choice((1, 1, 6))
        record = evening("shortdeck", preset, rng.randrange(10**6), hands, **changes | {"seats": seats})
        for table, told in zip(tables(phh.show(record)), flatten(record)["hands"], strict=True):
            seen["written"] += 1
            if table["variant"] != variant:
                assert table["variant"] == "kozyr-shortdeck"
                continue
            seen["hands"] += 1
            seen[_compared(load(table), [told["payoffs"][seat - 1] for seat in table["seats"]])] += 1
    assert seen["the same payoffs"] >= 0.99 * seen["hands"]
    assert seen["hands"] >= 0.9 * seen["written"]
    print(f"{kind}: {dict(seen)}")


def _compared(hand: HandHistory, payoffs: list[int]) -> str:
    *_, last = hand
    assert not last.status
    theirs = list(last.payoffs)
    if theirs == payoffs:
        return "the same payoffs"
    assert sum(theirs) == sum(payoffs) == 0
    assert max(abs(one - other) for one, other in zip(theirs, payoffs, strict=True)) <= FEW_ODD
    return "FD-A9: odd chips go one each, in every pot"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("kind", KINDS)
def test_hands_that_pokerkit_writes_become_records(kind: str) -> None:
    preset, changes, variant = KINDS[kind]
    compared = 0
    for seed in range(HANDS):
        record = evening("shortdeck", preset, seed, 1, **changes | {"seats": str(2 + seed % 5)})
        (table,) = tables(phh.show(record))
        if table["variant"] != variant:
            continue
        *_, last = load(table)
        theirs = HandHistory.from_game_state(load(table).create_game(), last, players=table["players"]).dumps()
        assert "_rules" not in theirs
        back = phh.parse(theirs)
        scores = dict(zip(back.players, back.scores or (), strict=True))
        assert [scores[name] for name in table["players"]] == [
            end - start for start, end in zip(table["starting_stacks"], table["finishing_stacks"], strict=True)
        ]
        compared += 1
    assert compared > 0.9 * HANDS


@pytest.mark.filterwarnings("ignore")
def test_pokerkit_loads_an_evening_from_one_file() -> None:
    record = evening("shortdeck", "texas", seed=11, hands=6, seats="3")
    assert games.load("shortdeck").PRESETS["texas"].deck == record.rules.deck
    hands = list(HandHistory.loads_all(phh.show(record)))
    assert [hand.hand for hand in hands] == [1, 2, 3, 4, 5, 6]
    assert all(one.seats != other.seats for one, other in pairwise(hands))
