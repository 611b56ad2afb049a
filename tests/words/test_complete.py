"""Rules that are told alike are played alike: what changes the game changes its document."""

from random import Random

from msgspec.structs import replace

from kozyr import games
from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import FIELDS, Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.words import document
from kozyr.play.choices import draw
from kozyr.play.game import OVER, WATCHER
from kozyr.play.house import parse_token
from tests.house_rules import random_rules, random_token
from tests.scale import runs

GAME = games.load("raspisnoy")
MOST_CARDS = 500
"""Longer matches say no more, and take longer."""


def changed(rules: Rules, field: str, rng: Random) -> Rules | RulesError:
    """The same rules with one field drawn anew."""
    value = parse_token(FIELDS[field], random_token(FIELDS[field], rng))
    try:
        return replace(rules, **{field: value})
    except RulesError as error:
        return error


def play_alike(one: Rules, other: Rules, rng: Random) -> None:
    """A random match by both: the same choices, events, views and end."""
    here, there = GAME.start(one), GAME.start(other)
    while GAME.turn(here) != OVER:
        assert GAME.turn(there) == GAME.turn(here)
        assert GAME.legal(there) == GAME.legal(here)
        action = draw(GAME.legal(here), rng)
        (here, seen), (there, also) = GAME.apply(here, action), GAME.apply(there, action)
        assert also == seen
        seat = rng.choice((WATCHER, *range(one.seats)))
        assert replace(GAME.view(there, seat), rules=one) == GAME.view(here, seat)
    assert GAME.turn(there) == OVER


def test_rules_that_are_told_alike_are_played_alike() -> None:
    alike = 0
    for seed in runs(60, 4000):
        rng = Random(f"told {seed}")
        rules = random_rules(rng)
        if not isinstance(rules, Rules) or sum(slot.cards for slot in schedule(rules)) * rules.seats > MOST_CARDS:
            continue
        for field in rng.sample(sorted(FIELDS), 12):
            other = changed(rules, field, rng)
            if isinstance(other, Rules) and other != rules and document(other) == document(rules):
                alike += 1
                play_alike(rules, other, rng)
    assert alike > 10
