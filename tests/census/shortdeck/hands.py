"""The census files of hold'em: hands with the leaves and sums that both engines must find.

A file is as in tests/census, with the clauses of `kozyr census shortdeck --deal`.
`python -m tests.census.shortdeck.hands` counts every hand naively and writes the numbers anew.
"""

from pathlib import Path

from msgspec import structs

from kozyr.games.shortdeck.rules import Rules, rules
from tests.census.positions import Position, positions
from tests.reference.holdem import Deal, census

HERE = Path(__file__).parent


def rules_of(position: Position) -> Rules:
    """The rules of a position; the stacks say how many seats there are."""
    return rules(position.preset, position.changes)


def deal(position: Position) -> Deal:
    """The position as the naive hold'em reads it."""
    clauses = dict(clause.strip().split(" ", 1) for clause in position.deal.split(";"))
    return Deal(
        house=structs.asdict(rules_of(position)),
        button=int(clauses.get("button", "0")),
        stacks=[int(word) for word in clauses["stacks"].split()],
        holes=[[word[:2], word[2:]] for word in clauses["hands"].split()],
        board=[clauses["board"][at : at + 2] for at in range(0, 10, 2)],
    )


def written(position: Position) -> str:
    """A position as text, with what the naive hold'em counts."""
    leaves, sums = census(deal(position))
    given = " ".join(f"{name}={token}" for name, token in position.changes.items())
    lines = [f"title {position.title}", f"preset {position.preset}", *([f"set {given}"] if given else [])]
    return "\n".join([*lines, f"deal {position.deal}", f"leaves {leaves}", f"sums {' '.join(map(str, sums))}"])


def main() -> None:
    """Writes the numbers of every file anew."""
    for path in sorted(HERE.glob("*.txt")):
        path.write_text("\n\n".join(written(position) for position in positions(path)) + "\n")


if __name__ == "__main__":
    main()
