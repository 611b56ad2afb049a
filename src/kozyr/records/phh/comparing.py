"""Whether a hand in PHH says of itself what comes of playing it."""

from typing import Any

from kozyr.records.phh.fields import OWN
from kozyr.records.phh.notation import Lines, words
from kozyr.records.phh.source import Written

FREE = ("variant", "ante_trimming_status", "hand", "_rules", "_preset")
"""Fields that were read before, or say nothing of the course of a hand."""
Line = tuple[int, list[str]]


def compare(hand: Written, lines: Lines, true: dict[str, Any]) -> None:
    """RecordError at the field that says something else than is `true`; fields that are left out say nothing."""
    _compare_lines(hand, lines, [words(line) for line in true["actions"]])
    for key, value in true.items():
        if key in FREE or key == "actions" or key not in hand.fields:
            continue
        said = hand.fields[key]
        if key == "players" and type(said) is list and len(said) == len(value):
            said = [name or other for name, other in zip(said, value, strict=True)]  # a name may be unknown
        if said != value:
            raise hand.wrong(key, f"{str(said)[:100]} is written, but what was played gives {str(value)[:100]}")


def _compare_lines(hand: Written, lines: Lines, true: list[list[str]]) -> None:
    """Cards may be dealt in one line or in several. In the variants of PHH itself nobody need show a hand."""
    said, wanted = list(lines.items()), list(enumerate(true))
    if not str(hand.fields["variant"]).startswith(OWN):
        said, wanted = _without_shows(hand, said, true), [line for line in wanted if line[1][1] != "sm"]
    said, wanted = _gathered(said), _gathered(wanted)
    for (item, one), (_, other) in zip(said, wanted, strict=False):
        if one != other:
            raise hand.wrong("actions", f"here {' '.join(other)!r} must stand, not {' '.join(one)[:40]!r}", item)
    if len(said) > len(wanted):
        item, one = said[len(wanted)]
        raise hand.wrong("actions", f"the hand has ended, but here stands {' '.join(one)[:40]!r}", item)
    if len(said) < len(wanted):
        raise hand.wrong("actions", f"{' '.join(wanted[len(said)][1])!r} is missing at the end")


def _without_shows(hand: Written, said: list[Line], true: list[list[str]]) -> list[Line]:
    """All but the hands shown, which must be those that were dealt."""
    holes = {line[2]: line[3] for line in true if line[:2] == ["d", "dh"]}
    for item, line in said:
        shown = _pairs(line[2]) if line[1:2] == ["sm"] and len(line) > 2 else set()
        if not shown <= {"??", "-"} | _pairs(holes.get(line[0], "")):
            raise hand.wrong("actions", f"{line[0]} was not dealt {line[2][:20]!r}", item)
    return [line for line in said if line[1][1:2] != ["sm"]]


def _pairs(cards: str) -> set[str]:
    return {cards[place : place + 2] for place in range(0, len(cards), 2)}


def _gathered(lines: list[Line]) -> list[Line]:
    """The lines with the cards that are dealt one after the other to somebody in one."""
    found: list[Line] = []
    run: dict[str, Line] = {}
    for item, line in lines:
        if line[:2] not in (["d", "dh"], ["d", "db"]) or len(line) < 3:
            run = {}
            found.append((item, line))
        elif (to := " ".join(line[:-1])) in run:
            run[to][1][-1] += line[-1]
        else:
            run[to] = (item, list(line))
            found.append(run[to])
    return found
