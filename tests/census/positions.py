"""The census files: positions with the leaves and sums that every engine must find.

A file holds positions with blank lines between; a position is lines of a name and what belongs to it:

    title what the position is about
    preset classic
    set must_trump=no hook=no
    deal trump h; hands 7s9d AhKd; bids 1 -
    leaves 24
    sums 120 -35

`set` may be left out. The text of `deal` is that of `kozyr census --deal`. `python -m tests.census.positions` counts
every position naively and writes the numbers anew.
"""

from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from kozyr.games import load
from tests.reference.census import Fixed, census

HERE = Path(__file__).parent


class Position(NamedTuple):
    """One position of a file, as it stands there."""

    title: str
    preset: str
    changes: dict[str, str]
    deal: str
    leaves: int
    sums: tuple[int, ...]


def positions(path: Path) -> list[Position]:
    """The positions of a file, in its order."""
    return [_position(block) for block in path.read_text().strip().split("\n\n")]


def _position(block: str) -> Position:
    lines = dict(line.split(" ", 1) for line in block.splitlines())
    changes = dict(word.split("=", 1) for word in lines.get("set", "").split())
    sums = tuple(map(int, lines.get("sums", "").split()))
    return Position(lines["title"], lines["preset"], changes, lines["deal"], int(lines.get("leaves", "0")), sums)


def rules_of(position: Position) -> Any:
    """The rules of a position; the deal says how many seats there are."""
    return load("raspisnoy").rules(position.preset, position.changes)


def fixed(position: Position) -> Fixed:
    """The position as the naive raspisnoy reads it."""
    clauses = dict(clause.strip().split(" ", 1) for clause in position.deal.split(";"))
    hands = [[word[at : at + 2] for at in range(0, len(word), 2)] for word in clauses["hands"].split()]
    words = clauses.get("bids", " ".join("-" * len(hands))).split()
    return Fixed(
        house={**structs.asdict(rules_of(position)), "seats": len(hands)},
        kind=clauses.get("kind", "plain"),
        dealer=int(clauses.get("dealer", "0")),
        trump=clauses.get("trump", "none").removeprefix("none"),
        hands=hands,
        bids=[None if word == "-" else int(word) for word in words],
    )


def written(position: Position) -> str:
    """A position as text, with what the naive raspisnoy counts."""
    leaves, sums = census(fixed(position))
    given = " ".join(f"{name}={token}" for name, token in position.changes.items())
    lines = [f"title {position.title}", f"preset {position.preset}", *([f"set {given}"] if given else [])]
    return "\n".join([*lines, f"deal {position.deal}", f"leaves {leaves}", f"sums {' '.join(map(str, sums))}"])


def main() -> None:
    """Writes the numbers of every file anew."""
    for path in sorted(HERE.glob("*.txt")):
        path.write_text("\n\n".join(written(position) for position in positions(path)) + "\n")


if __name__ == "__main__":
    main()
