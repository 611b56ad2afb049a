"""The deals of a match in words: how many there are, and the table of them."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from kozyr.games.raspisnoy.occasions import has_premiums
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.words import Sentence


class Run(Struct, frozen=True):
    """Deals that follow each other, told in one line: `step` is how the cards change from one to the next."""

    first: int
    slots: tuple[Slot, ...]
    step: int


def deals(rules: Rules) -> Iterator[Sentence]:
    """How many deals there are, and the table of them (RP-15..RP-22); with premiums a line for each set (GJ-3)."""
    slots = schedule(rules)
    yield Sentence("rules-deals-sets" if has_premiums(rules) else "rules-deals-count", {"deals": len(slots)})
    if not has_premiums(rules):
        slots = tuple(replace(slot, closes_set=False) for slot in slots)
    for run in runs(slots):
        yield _line(run)


def runs(slots: Sequence[Slot]) -> list[Run]:
    """The deals in lines: first what repeats, then single deals that rise or fall by one card; never beyond a set.

    >>> [(run.first, len(run.slots), run.step) for run in runs([Slot("plain", cards) for cards in (1, 2, 3, 3, 2)])]
    [(1, 2, 1), (3, 2, 0), (5, 1, 0)]
    """
    told: list[Run] = []
    number = 1
    for _, group in groupby(slots):
        run = Run(number, tuple(group), 0)
        number += len(run.slots)
        joined = _joined(told[-1], run) if told else None
        told[-1:] = [joined] if joined else [*told[-1:], run]
    return told


def _joined(before: Run, after: Run) -> Run | None:
    """Both as one line, where a single ordinary deal goes on as those before it began; None when it does not."""
    last, one = before.slots[-1], after.slots[0]
    step = one.cards - last.cards
    if last.closes_set or last.kind != one.kind or len(after.slots) > 1:
        return None
    if step == 0 and not before.step:
        return Run(before.first, before.slots + after.slots, 0)
    if abs(step) != 1 or before.step not in (0, step) or (not before.step and len(before.slots) > 1):
        return None
    return Run(before.first, before.slots + after.slots, step)


def _line(run: Run) -> Sentence:
    begin, end = run.slots[0], run.slots[-1]
    place: dict[str, str | int] = {"first": run.first, "last": run.first + len(run.slots) - 1}
    if begin.kind != "plain":
        return Sentence("rules-deals-special", {**place, "kind": begin.kind, "cards": begin.cards}, detail=True)
    if len(run.slots) == 1:
        return Sentence("rules-deals-one", {"first": run.first, "cards": begin.cards}, detail=True)
    if not run.step:
        return Sentence("rules-deals-same", {**place, "cards": begin.cards}, detail=True)
    name = "rules-deals-rise" if run.step > 0 else "rules-deals-fall"
    return Sentence(name, {**place, "from": begin.cards, "to": end.cards}, detail=True)
