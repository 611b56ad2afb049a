"""The deals of a match in words: the table of deals, and where their trump comes from."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from kozyr.games.raspisnoy.occasions import dealt_out, with_stock, with_trump
from kozyr.games.raspisnoy.rules import Rules, Slot, schedule
from kozyr.words import Sentence


class Run(Struct, frozen=True):
    """Deals that follow each other, told in one line: `step` is how the cards change from one to the next."""

    first: int
    slots: tuple[Slot, ...]
    step: int


def deals(rules: Rules) -> Iterator[Sentence]:
    """How many deals there are, and the table of them (RP-15..RP-22)."""
    yield Sentence("rules-deals-count", {"deals": len(schedule(rules))})
    for run in runs(schedule(rules)):
        yield _line(run)


def runs(slots: Sequence[Slot]) -> list[Run]:
    """The deals in lines: first what repeats, then single deals that rise or fall by one card.

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
    alone = len(after.slots) == 1 and (before.step or len(before.slots) == 1)
    if not alone or abs(step) != 1 or before.step not in (0, step) or last.kind != one.kind:
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


def trump(rules: Rules) -> Iterator[Sentence]:
    """Where the trump of a deal comes from (RP-26..RP-28)."""
    if with_stock(rules):
        yield Sentence("rules-trump-turned")
    if full := dealt_out(rules):
        name = {"drawn": "drawn", "last_card": "last-card", "none": "none"}[rules.trump_full_deal]
        yield Sentence(f"rules-trump-full-{name}", {"cards": full[0].cards})
    if with_trump(rules):
        yield Sentence("rules-trump-joker")
    kinds = {slot.kind for slot in with_trump(rules)}
    if "plain" in kinds and len(kinds) > 1:
        yield Sentence("rules-trump-specials")
