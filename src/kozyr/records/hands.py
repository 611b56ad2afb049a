"""An evening of poker as people read it: hand by hand, from the events that somebody heard."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from kozyr.play.evening import EveningEnded, HandBegun
from kozyr.records.happenings import RUNNING, told


def lines(events: Iterable[Any], names: Sequence[str]) -> Iterator[Text]:
    """What happened, a line each; what players do one after the other stands in one line, a hand after a blank one."""
    for kind, group in groupby(events, key=type):
        parts = [part for event in group if (part := told(event, names))]
        if kind in (HandBegun, EveningEnded):
            yield Text()
        if kind in RUNNING:
            yield Text(", ").join(parts)
        else:
            yield from parts


def standing(state: Any, names: Sequence[str], scores: Sequence[int]) -> Text:
    """What each has won or lost so far."""
    won = ", ".join(f"{name} {chips:+d}" for name, chips in zip(names, scores, strict=True))
    return Text(f"{'In the end' if state.over else 'So far'}: {won}", style="bold")
