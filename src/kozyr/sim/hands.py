"""Very many hands of draw or short deck between players who do anything that is legal, and what comes of them.

The core plays them, more than a hundred times as fast as the engine; where it was not built the engine plays the very
same hands. `kozyr sim` is another door: it asks bots, and writes records.
"""

from importlib import import_module
from typing import Any

from msgspec import Struct

from kozyr.errors import NotationError
from kozyr.kernel import core, poker, say_missing
from kozyr.kernel.pieces import threads_of
from kozyr.kernel.poker import LacksError, Totals
from kozyr.play.ranking import Order
from kozyr.sim import any_hands
from kozyr.sim.any_hands import Run
from kozyr.sim.tally import Tally

MOST_HANDS = 10**9


class Outcome(Struct, frozen=True):
    """What came of a run: `aims` are the orders of hands that were played for, by whose ladders `totals` count; `by` is
    who played them, `core` or `engine`, and `why` the core did not where a rule of the table is not in it."""

    totals: Totals
    aims: tuple[Order, ...]
    by: str
    why: str = ""

    def categories(self, aim: int = 0) -> dict[str, tuple[int, int]]:
        """For each category of an aim how many hands of it were seen at showdowns, and how many of them won a pot."""
        pairs = zip(self.totals.made[aim], self.totals.winning[aim], strict=True)
        return {str(category): pair for category, pair in zip(self.aims[aim].ladder, pairs, strict=False)}

    def tally(self) -> Tally:
        """Chips won as `kozyr sim` counts them, with their means and standard errors."""
        none = (0,) * len(self.totals.won)
        return Tally(self.totals.hands, self.totals.decisions, self.totals.won, self.totals.squares, none, none)


def random_hands(
    game: str,
    rules: Any,
    hands: int,
    *,
    seed: int,
    stacks: tuple[int, ...] = (),
    free_folds: bool = True,
    least: bool = False,
    threads: int | None = None,
) -> Outcome:
    """Plays so many hands; all follows from the seed, whoever plays and in how many threads (None: as the machine has
    cores).

    All begin each hand with `stacks`, or all seats of the table with the greatest buy-in; the button moves on. Players
    do anything that is legal: one of the choices, and then any sum or any cards of it. Not `free_folds`: they do not
    fold where it costs nothing to stay; `least`: they bet and raise the least sum allowed. NotationError for another
    game, or for what makes no run.

    >>> from kozyr.games.shortdeck.rules import rules
    >>> sum(random_hands("shortdeck", rules(), 1000, seed=1).totals.won)
    0
    """
    if game not in any_hands.HANDS:
        raise NotationError(f"random hands are of {' or '.join(any_hands.HANDS)}, not of {game[:40]!r}")
    compiled = import_module(f"kozyr.games.{game}.compiled")
    if not isinstance(rules, compiled.Rules):
        raise NotationError(f"these are no rules of {game}")
    table = stacks or (any_hands.HANDS[game].buyins(rules).most,) * rules.seats
    _check(rules, table, hands, seed)
    run = Run(game, rules, table, hands, seed, free_folds, least)
    if core is None:
        say_missing()
        return Outcome(any_hands.play(run), compiled.aims(rules), "engine")
    try:
        packed = poker.Run(compiled.compile_rules(rules), *run[2:])
    except LacksError as lacking:
        return Outcome(any_hands.play(run), compiled.aims(rules), "engine", str(lacking))
    return Outcome(poker.play(packed, threads_of(threads)), compiled.aims(rules), "core")


def _check(rules: Any, stacks: tuple[int, ...], hands: int, seed: int) -> None:
    if not 2 <= len(stacks) <= rules.seats or min(stacks) < 1 or sum(stacks) > poker.MOST_PLAYED:
        most = f"{poker.MOST_PLAYED:,} chips in all"
        raise NotationError(f"stacks are of 2 to {rules.seats} seats, a chip or more each, and at most {most}")
    if not 0 <= hands <= MOST_HANDS or not 0 <= seed < 2**64:
        raise NotationError(f"a run has 0 to {MOST_HANDS:,} hands, and a seed from 0 to 18446744073709551615")
