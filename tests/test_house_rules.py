"""The draw of random house rules: playable ones mostly, odd ones among them, and every field and preset."""

from collections import Counter
from random import Random

from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules
from kozyr.play.house import differing
from tests.house_rules import random_rules

DRAWN = [random_rules(Random(f"draw {seed}")) for seed in range(1500)]
PLAYABLE = [rules for rules in DRAWN if isinstance(rules, Rules)]


def distance(rules: Rules) -> int:
    """In how many fields the rules differ from the preset that is nearest to them."""
    return min(len(differing(rules, preset)) for preset in PRESETS.values())


def test_most_draws_can_be_played_and_some_are_refused() -> None:
    assert 0.6 < len(PLAYABLE) / len(DRAWN) < 0.95


def test_usual_and_unusual_tables_are_drawn_alike_often() -> None:
    usual = sum(distance(rules) <= 5 for rules in PLAYABLE)
    assert 0.4 < usual / len(PLAYABLE) < 0.8
    assert max(map(distance, PLAYABLE)) > 20


def test_every_field_is_drawn_with_several_values() -> None:
    for field in FIELDS:
        assert len(Counter(getattr(rules, field) for rules in PLAYABLE)) > 1, field


def test_the_same_chances_draw_the_same_rules() -> None:
    assert str(random_rules(Random(7))) == str(random_rules(Random(7)))
