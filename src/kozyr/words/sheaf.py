"""A language's sheaf of messages, and how one of them is said.

A text that is missing must never stop a game: it is said in English, or else its id is. The warning that goes with it
is an error in the tests.
"""

import warnings
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from kozyr.words.language import FALLBACK, LANGS


class WordsWarning(UserWarning):
    """A message, or something that should stand in it, is missing."""


@cache
def sheaf(lang: str) -> FluentBundle:
    """All messages of `lang`, one of LANGS: its files taken together."""
    bundle = FluentBundle([lang], use_isolating=False)
    for _, text in sources(lang):
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(lang: str) -> tuple[tuple[str, str], ...]:
    """Name and text of each Fluent file of `lang`, in the order of their names."""
    folder = files("kozyr.words").joinpath(lang)
    found = [leaf for leaf in folder.iterdir() if leaf.name.endswith(".ftl")]
    return tuple((leaf.name, leaf.read_text("utf-8")) for leaf in sorted(found, key=lambda leaf: leaf.name))


def say(lang: str, id: str, /, **args: str | int) -> str:
    """The message `id` in `lang` with `args` in it; in English, or as its id, where it is missing.

    A whole number is written without grouping marks. An argument `card` brings its rank and suit with it.

    >>> say("en", "why-must-follow", suit="h")
    'You still have hearts ♥, so follow suit.'
    """
    for tongue in dict.fromkeys((lang, FALLBACK)):
        message = _message(tongue, id)
        if message is None:
            warnings.warn(f"{tongue} has no message {id}", WordsWarning, stacklevel=2)
            continue
        text, faults = sheaf(tongue).format_pattern(message, prepared(args))
        for fault in faults:
            warnings.warn(f"{tongue} {id}: {fault}", WordsWarning, stacklevel=2)
        return str(text)
    return id


def _message(lang: str, id: str) -> Any | None:
    if lang not in LANGS or not sheaf(lang).has_message(id):
        return None
    return sheaf(lang).get_message(id).value


def prepared(args: Mapping[str, str | int]) -> dict[str, Any]:
    """The arguments as the messages want them: a `card` brings its `rank` and `suit` with it, an `other` card
    `other-rank` and `other-suit`.

    A rank of 2 to 9 is a number there, since a name of a variant cannot be a digit.
    """
    ready = {**_named(args.get("card"), ""), **_named(args.get("other"), "other-"), **args}
    for name in ("rank", "other-rank"):
        if str(ready.get(name)).isdigit():
            ready[name] = int(ready[name])
    return {name: _ungrouped(value) for name, value in ready.items()}


def _named(card: str | int | None, prefix: str) -> dict[str, str | int]:
    return {f"{prefix}rank": card[0], f"{prefix}suit": card[1:]} if isinstance(card, str) and card else {}


def _ungrouped(value: str | int) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
