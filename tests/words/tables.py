"""Tables with all kinds of house rules, for the texts to be tried on."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from kozyr.games.raspisnoy.rules import HALL, PRESETS, Rules
from kozyr.games.raspisnoy.words import document
from kozyr.words import Section, Sentence

SAMPLES: dict[str, tuple[object, ...]] = {
    "seats": (2, 3, 4, 5, 6),
    "first_dealer": ("high_card", "lot", "first_ace"),
    "ladder": ("full", "up", "max", "none", (1,), (1, 2, 1), (5, 3, 3, 4), (6, 6, 6)),
    "specials": (
        (),
        ("blind",),
        ("no_trump",),
        ("golden",),
        ("misere", "golden"),
        ("blind", "golden", "misere", "no_trump"),
    ),
    "trump_full_deal": ("drawn", "last_card", "none"),
    "hook": (True, False),
    "hook_in_blind": (True, False),
    "three_passes": (True, False),
    "must_trump": (True, False),
    "golden_per_trick": (1, 15, 20),
    "misere_per_trick": (1, 10, 15),
    "misere_clean": (-20, 0, 1, 50),
    "special_multiplier": (1, 1.5, 2, 3),
    "all_tricks": ("both", "reward", "off"),
    "all_tricks_in_specials": (True, False),
    "all_tricks_from": (1, 2, 4, 18),
    "review": ("own", "none", "last", "all"),
    "price": (0, 1, 5),
    "settlement": ("winner", "pairwise"),
}
"""Some values of every field, so that each sentence is told at some table."""


def of(base: Rules, **changes: object) -> Rules:
    """The rules `base` with some fields changed."""
    return Rules(**{**{name: getattr(base, name) for name in base.__struct_fields__}, **changes})


def _playable(changes: dict[str, object]) -> bool:
    return not (changes.get("ladder") == "none" and changes.get("specials") == ())


def every_table() -> Iterator[Rules]:
    """The presets, and the hall rules with any two fields changed to any of their samples."""
    yield from PRESETS.values()
    fields = list(SAMPLES)
    for place, one in enumerate(fields):
        for other in fields[place + 1 :]:
            for values in product(SAMPLES[one], SAMPLES[other]):
                changes = dict(zip((one, other), values, strict=True))
                if _playable(changes):
                    yield of(HALL, **changes)


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
