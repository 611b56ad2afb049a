"""Tables with all kinds of house rules, for the texts to be tried on."""

from collections.abc import Iterator
from functools import cache
from random import Random

from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules, rules
from kozyr.games.raspisnoy.words import document
from kozyr.words import Section, Sentence
from tests.house_rules import random_rules, random_token
from tests.scale import runs

TOKENS = 4
"""Tokens tried for each field of each preset."""


def of(base: Rules, **changes: object) -> Rules:
    """The rules `base` with some fields changed."""
    return Rules(**{**{name: getattr(base, name) for name in base.__struct_fields__}, **changes})


def every_table() -> Iterator[Rules]:
    """The presets, each with any one field changed, and random house rules."""
    yield from PRESETS.values()
    rng = Random("tables")
    for preset in PRESETS:
        for field in FIELDS:
            yield from _with_one_changed(preset, field, rng)
    for seed in runs(600, 20_000):
        drawn = random_rules(Random(seed))
        if isinstance(drawn, Rules):
            yield drawn


def _with_one_changed(preset: str, field: str, rng: Random) -> Iterator[Rules]:
    for _ in range(TOKENS):
        try:
            yield rules(preset, {field: random_token(FIELDS[field], rng)})
        except RulesError:
            continue


@cache
def every_sentence() -> tuple[Sentence, ...]:
    """Each sentence and title of these documents once."""
    sections = [section for document in every_document() for section in document]
    told = [sentence for section in sections for sentence in (Sentence(section.id), *section.sentences)]
    return tuple({(sentence.id, *sentence.args.items()): sentence for sentence in told}.values())


@cache
def every_document() -> tuple[tuple[Section, ...], ...]:
    """The rules of all these tables in words."""
    return tuple(document(rules) for rules in every_table())
