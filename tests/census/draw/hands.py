"""The census files of draw: hands with the leaves and sums that both engines must find.

A file is as in tests/census, with the clauses of `kozyr census draw --deal`.
`python -m tests.census.draw.hands` counts every hand naively and writes the numbers anew.
"""

from pathlib import Path

from msgspec import structs

from kozyr.games.draw.rules import Rules, rules
from tests.census.positions import Position, positions
from tests.reference.draw import Deal, census

HERE = Path(__file__).parent


def rules_of(position: Position) -> Rules:
    """The rules of a position, for as many seats as it has stacks."""
    seats = str(len(clauses(position)["stacks"].split()))
    return rules(position.preset, {**position.changes, "seats": seats})


def clauses(position: Position) -> dict[str, str]:
    """What the text of a position gives, by the clause."""
    return dict(clause.strip().split(" ", 1) for clause in position.deal.split(";"))


def deal(position: Position) -> Deal:
    """The position as the naive draw reads it: the cards one at a time from the button's left, then the stub."""
    given, house = clauses(position), rules_of(position)
    held = [[word[at : at + 2] for at in range(0, 10, 2)] for word in given["hands"].split()]
    button, stub = int(given.get("button", "0")), given.get("stub", "").replace(" ", "")
    order = [*held[button + 1 :], *held[: button + 1]]
    named = [*given.get("turned", "").split(), *(hand[place] for place in range(5) for hand in order)]
    named += [stub[at : at + 2] for at in range(0, len(stub), 2)]
    deck = [*named, *(card.value for card in house.cards if card.value not in named)]
    lots = [int(given.get("first", "0"))] if house.first_actor == "random" else []
    return Deal(structs.asdict(house), button, [int(word) for word in given["stacks"].split()], [deck, *lots])


def written(position: Position) -> str:
    """A position as text, with what the naive draw counts."""
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
