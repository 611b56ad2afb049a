"""A covering array of house rules: every pair of tokens of any two axes stands together in one of its rows.

It is grown greedily, a row at a time: a pair not yet covered is set down, then one axis after another takes the token
that brings the most new pairs with what already stands there. What contradicts itself is left out by a list of
contradictions, which is written from the rulebook and not asked of the engine.
"""

from collections.abc import Callable
from functools import cached_property
from itertools import combinations, product
from random import Random

Row = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]
Contradiction = tuple[str, tuple[str, ...], Callable[[Row], bool]]
"""The id of a fault, the axes that it reads, and when it stands."""


class Axes:
    """The axes of a game, each with its tokens, and the contradictions between them."""

    def __init__(self, tokens: dict[str, tuple[str, ...]], contradicting: tuple[Contradiction, ...]) -> None:
        self.tokens, self.contradicting = tokens, contradicting
        self.places = {axis: place for place, axis in enumerate(tokens)}

    @cached_property
    def central(self) -> list[str]:
        """The axes that contradictions read; they are filled first."""
        return list(dict.fromkeys(axis for _, axes, _ in self.contradicting for axis in axes))

    def contradictions(self, row: Row) -> set[str]:
        """The ids of all contradictions of the axes that stand in the row so far."""
        return {name for name, axes, stands in self.contradicting if row.keys() >= set(axes) and stands(row)}

    def every_pair(self) -> set[Pair]:
        """All pairs of tokens of two axes, the axes in the order of the table."""
        return {
            ((one, first), (other, second))
            for one, other in combinations(self.tokens, 2)
            for first, second in product(self.tokens[one], self.tokens[other])
        }

    def pairs_of(self, row: Row) -> set[Pair]:
        """The pairs that stand in a row."""
        return set(combinations([(axis, row[axis]) for axis in self.tokens if axis in row], 2))

    def can_stand(self, row: Row) -> bool:
        """Whether the axes that contradictions read can be filled so that a row holds none."""
        if self.contradictions(row):
            return False
        axis = next((axis for axis in self.central if axis not in row), None)
        return axis is None or any(self.can_stand({**row, axis: token}) for token in self.tokens[axis])

    def covering_array(self, rng: Random) -> tuple[list[Row], set[Pair]]:
        """Rows without a contradiction in which all pairs stand that can, and the pairs that cannot."""
        wanted = self.every_pair()
        never = {pair for pair in wanted if not self.can_stand(dict(pair))}
        wanted -= never
        rows = []
        while wanted:
            grown = (self.grown(min(wanted), wanted, rng) for _ in range(3))
            row = max(grown, key=lambda row: len(self.pairs_of(row) & wanted))
            wanted -= self.pairs_of(row)
            rows.append(row)
        return rows, never

    def grown(self, seed: Pair, wanted: set[Pair], rng: Random) -> Row:
        """A row with this pair and as many other wanted ones as a greedy choice finds."""
        rest = [axis for axis in self.tokens if axis not in self.central]
        while True:
            row = dict(seed)
            for axis in (*rng.sample(self.central, len(self.central)), *rng.sample(rest, len(rest))):
                if axis in row:
                    continue
                fitting = [token for token in self.tokens[axis] if not self.contradictions({**row, axis: token})]
                if not fitting:
                    break
                row[axis] = max(fitting, key=lambda token: (self._gain(row, axis, token, wanted), rng.random()))
            else:
                return row

    def _gain(self, row: Row, axis: str, token: str, wanted: set[Pair]) -> int:
        """How many wanted pairs a token makes with what stands in the row."""
        place, new = self.places[axis], (axis, token)
        earlier = self.places
        return sum(((each, new) if earlier[each[0]] < place else (new, each)) in wanted for each in row.items())
