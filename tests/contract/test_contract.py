"""Every registered game passes the battery, by every preset and every number of seats, and by random house rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from kozyr.games import NAMES, load
from tests.contract import battery, draw, palace, raspisnoy, shortdeck
from tests.scale import runs

HOOKS: dict[str, Any] = {"raspisnoy": raspisnoy, "draw": draw.HOOK, "shortdeck": shortdeck.HOOK, "palace": palace.HOOK}
TABLES = [
    pytest.param(name, preset, seats, id=f"{name}-{preset}-{seats}")
    for name in HOOKS
    for preset in sorted(load(name).PRESETS)
    for seats in HOOKS[name].seats(preset)
]


def test_every_game_is_tried() -> None:
    assert set(HOOKS) == set(NAMES)


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_random_play_by_a_preset_ends_with_every_action_legal_and_scores_that_add_up(
    name: str, preset: str, seats: int
) -> None:
    game, hook = load(name), HOOKS[name]
    battery.check_random_play(game, hook, hook.full_rules(game, preset, seats), Random(seats))


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_a_record_replays_to_the_same_states_texts_and_scores(name: str, preset: str, seats: int) -> None:
    game, hook = load(name), HOOKS[name]
    battery.check_replay(game, hook, hook.full_rules(game, preset, seats), Random(seats))


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_a_record_cut_anywhere_resumes(name: str, preset: str, seats: int) -> None:
    game, hook = load(name), HOOKS[name]
    for rules in hook.short_rules(game, preset, seats):
        battery.check_resume(game, hook, rules, Random(seats))


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_no_seat_and_no_watcher_is_told_of_cards_that_it_cannot_know(name: str, preset: str, seats: int) -> None:
    game, hook = load(name), HOOKS[name]
    counted: Counter[str] = Counter()
    for seed in runs(1, 20):
        for rules in hook.short_rules(game, preset, seats):
            counted += battery.check_no_leak(game, hook, rules, Random(seed))
    share = counted["replayed"] / counted["dealt"]
    assert share > hook.LEAST_SHARE, f"only {share:.0%} of {counted['dealt']} worlds replay"
    assert counted["other"] > 0.9 * counted["replayed"], f"the worlds are no others: {counted}"


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_every_seat_is_told_of_each_card_that_it_may_see(name: str, preset: str, seats: int) -> None:
    game, hook = load(name), HOOKS[name]
    counted: Counter[str] = Counter()
    for seed in runs(2, 20):
        for rules in hook.short_rules(game, preset, seats):
            counted += battery.check_entitled(game, hook, rules, Random(seed))
    for what, least in hook.least_entitled(preset).items():
        assert counted[what] >= least, f"only {counted[what]} worlds changed a card of {what}: {counted}"


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_every_action_is_read_back_from_its_text(name: str, preset: str, seats: int) -> None:
    game, hook = load(name), HOOKS[name]
    for rules in hook.short_rules(game, preset, seats):
        battery.check_texts(game, hook, rules, Random(seats))


@pytest.mark.parametrize("check", battery.CHECKS)
@pytest.mark.parametrize("name", HOOKS)
def test_random_house_rules_pass_the_battery(name: str, check: str) -> None:
    game, hook = load(name), HOOKS[name]
    for seed in runs(6, 120):
        rng = Random(seed)
        battery.CHECKS[check](game, hook, hook.some_rules(game, rng), rng)
