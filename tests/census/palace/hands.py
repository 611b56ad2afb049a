"""The census file of Palace Poker: hands with the leaves and sums that both engines must find.

A file is as in tests/census, with the clauses of `kozyr census palace --deal`.
`python -m tests.census.palace.hands` counts every hand naively and writes the numbers anew.
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import chain, combinations
from pathlib import Path

from msgspec import structs

from kozyr.games.palace.rules import Rules, rules
from tests.census.positions import Position, positions
from tests.reference.palace import DEALER, OVER, PACK, Palace

HERE = Path(__file__).parent


def rules_of(position: Position) -> Rules:
    """The rules of a position, for as many seats as it has stacks."""
    return rules(position.preset, {**position.changes, "seats": str(len(clauses(position)["stacks"].split()))})


def clauses(position: Position) -> dict[str, str]:
    """What the text of a position gives, by the clause."""
    return dict(clause.strip().split(" ", 1) for clause in position.deal.split(";"))


def naive_census(position: Position) -> tuple[int, list[int]]:
    """How many ways the hand can go, and what each seat wins in all of them together."""
    given = clauses(position)
    stacks = [int(word) for word in given["stacks"].split()]
    palace = Palace(structs.asdict(rules_of(position)), int(given.get("button", "0")), stacks)
    banners = given["banners"].split()
    threes = [[word[at : at + 2] for at in (0, 2, 4)] for word in given["hands"].split()]
    order = [banners[seat] for seat in palace.dealt_in]
    order += [threes[seat][place] for place in range(3) for seat in palace.dealt_in]
    order += given.get("pile", "").replace(" ", "") and _pairs(given["pile"].replace(" ", ""))
    order += [card for card in PACK if card not in order]
    return _count(palace, order, stacks)


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _count(palace: Palace, order: list[str], stacks: list[int]) -> tuple[int, list[int]]:
    if palace.who() == OVER:
        return 1, [after - before for after, before in zip(palace.stacks(), stacks, strict=True)]
    leaves, sums = 0, [0] * len(stacks)
    for text in _ways(palace, order):
        after = deepcopy(palace)
        after.do(text)
        more, won = _count(after, order, stacks)
        leaves += more
        sums = [one + other for one, other in zip(sums, won, strict=True)]
    return leaves, sums


def _ways(palace: Palace, order: list[str]) -> Iterator[str]:
    """Whatever may be done: everything that could be typed is tried."""
    if palace.who() == DEALER:
        loose = palace.to_shuffle()
        yield " ".join(["shuffle", *(card for card in order if card in loose)])
        return
    held = palace.soldiers[palace.who()]
    some = [" ".join(cards) for size in range(1, len(held) + 1) for cards in combinations(held, size)]
    chips = range(max(palace.chips.values()) + 1)
    words = ["fold", "call", "stay", "buy", "keep none", *(f"raise {amount}" for amount in chips)]
    words += [f"{verb} {cards}" for verb in ("keep", "discard") for cards in some]
    attacks = (f"attack {seat} {amount}" for seat in palace.seats for amount in chips)
    yield from (text for text in chain(words, attacks) if palace.allows(text))


def written(position: Position) -> str:
    """A position as text, with what the naive Palace counts."""
    leaves, sums = naive_census(position)
    given = " ".join(f"{name}={token}" for name, token in position.changes.items())
    lines = [f"title {position.title}", f"preset {position.preset}", *([f"set {given}"] if given else [])]
    return "\n".join([*lines, f"deal {position.deal}", f"leaves {leaves}", f"sums {' '.join(map(str, sums))}"])


def main() -> None:
    """Writes the numbers of every file anew."""
    for path in sorted(HERE.glob("*.txt")):
        path.write_text("\n\n".join(written(position) for position in positions(path)) + "\n")


if __name__ == "__main__":
    main()
