"""The section of docs/performance.md that keeps the figures beside other libraries."""

import re
from collections.abc import Mapping, Sequence
from types import ModuleType

from bench.machine import machine
from bench.page import PAGE
from bench.peers import equities, hands, ranks, tricks
from bench.peers.timing import STEADY, Line

PARTS: dict[str, ModuleType] = {"ranks": ranks, "equities": equities, "tricks": tricks, "hands": hands}
TITLE = "## Beside other libraries"
HEAD = "| | Kozyr | beside | there | times as fast | at least | met |\n|---|---|---|---|---|---|---|\n"


def row(line: Line) -> str:
    times = "" if line.times is None else f"{line.times:,.0f}" if line.times >= 100 else f"{line.times:.3g}"
    met = {True: "yes", False: "**no**", None: ""}[line.met]
    return f"| {line.what} | {line.ours} | {line.peer} | {line.theirs} | {times} | {line.bar} | {met} |"


def table(name: str, lines: Sequence[Line]) -> str:
    """A part as people read it: what each call includes, and the lines."""
    rows = "\n".join(map(row, lines))
    about = (PARTS[name].__doc__ or "").split("\n\n", 1)[1].strip()
    return f"### {name.capitalize()}\n\n{about}\n\n{HEAD}{rows}"


def tables(found: Mapping[str, Sequence[Line]]) -> str:
    return "\n\n".join(table(name, lines) for name, lines in found.items())


def section(found: Mapping[str, Sequence[Line]]) -> str:
    """The whole section, with the machine."""
    return f"{TITLE}\n\n{TEXT.format(machine=machine(), rounds=STEADY.rounds)}\n\n{tables(found)}\n"


def put(page: str, text: str) -> str:
    """The page with this section in place of the one it had, or at its end."""
    old = re.compile(rf"^{TITLE}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if not old.search(page):
        return f"{page.rstrip()}\n\n{text}"
    return old.sub(lambda _: f"{text}\n", page).rstrip() + "\n"


def write(text: str) -> None:
    """Puts the section into docs/performance.md."""
    PAGE.write_text(put(PAGE.read_text(), text))


TEXT = """Measured on: {machine} when it was written.

    python -m bench.peers

Each line is one question asked of two libraries in one process, by turns; figures are the medians of {rounds} rounds,
in time of the processor. Every side works in one thread. The two answers are compared before anything is timed. Where
a line has a bar, `at least` is how many times as fast as the other the core is meant to be."""
