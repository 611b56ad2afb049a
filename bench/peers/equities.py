"""Equities: counted in full and sampled, beside other libraries.

Each call takes hands as texts and gives all equities; what it takes to read them is in the figures, ours and theirs.
pokerfast is OMPEval, in C++. A mean is geometric. Sampled figures are of 100,000 deals a call there and a million here;
in draw both are told what is thrown away (AsAdKc4h2d draws two to the aces and the king, 9s8s7s6sKd one to its straight
and flush). Six hands are AsKs, QdQh, 7c6c, 2c2d, JsTs and 9h8h. In short deck a straight beats three of a kind, as in
poker-equity.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bench.peers.timing import Contest, Line, Pace, Side, held, mean, near, peer
from kozyr.sim.equity import equity

FOUGHT = (("AsKs", "QdQh"), ("AsKd", "QhJc"), ("AsAh", "KsKh"), ("7h6h", "AcKd"), ("2c2d", "JsTs"))
BARS = (1.25, None, None, None, None)
"""How many times as fast the first of them is to be, and below all together."""
TOGETHER = 1.0
SIX = ("AsKs", "QdQh", "7c6c", "2c2d", "JsTs", "9h8h")
DRAWING = ("As Ad Kc / 4h 2d", "9s 8s 7s 6s / Kd")
DRAWING_THERE, DEAD_THERE = ("AsAdKc", "9s8s7s6s"), "4h2dKd"
SAMPLES, SAMPLES_HERE = 100_000, 1_000_000
APART = 0.01
"""By how much two sampled equities may differ by chance."""
SHORT = {"ranking": "straight_over_trips"}


def lines(pace: Pace) -> Iterator[Line]:
    fought = [
        held(
            Contest(f"exact, {' '.join(hands)}", "ms", counted("texas", hands), pokerfast(hands), bar, near(1e-9)), pace
        )
        for hands, bar in zip(FOUGHT, BARS, strict=True)
    ]
    yield from fought
    yield mean("exact, all five", fought, TOGETHER)
    pair = FOUGHT[0]
    contests = (
        Contest(
            "short deck, exact", "ms", counted("shortdeck", pair), counted_there("short_deck", pair), 15, near(1e-9)
        ),
        Contest("sampled", "deals", sampled("texas", pair), eval7(pair), 3, near(APART)),
        Contest("six hands, sampled", "deals", sampled("texas", SIX), sampled_there("holdem", SIX), 15, near(APART)),
        Contest(
            "short deck, sampled",
            "deals",
            sampled("shortdeck", pair),
            sampled_there("short_deck", pair),
            10,
            near(APART),
        ),
        Contest(
            "draw, sampled",
            "deals",
            sampled("draw", DRAWING),
            sampled_there("five_card_draw", DRAWING_THERE, DEAD_THERE),
            5,
            near(APART),
        ),
    )
    yield from (held(contest, pace) for contest in contests)


def counted(game: str, hands: Sequence[str]) -> Side:
    """What every side answers: the equity of the first hand."""
    changes = SHORT if game == "shortdeck" else None
    return Side("Kozyr", lambda: float(equity(game, hands, changes=changes, exact=True, threads=1).hands[0].equity))


def sampled(game: str, hands: Sequence[str]) -> Side:
    changes = SHORT if game == "shortdeck" else None

    def work() -> float:
        found = equity(game, hands, changes=changes, samples=SAMPLES_HERE, seed=1, threads=1)
        return float(found.hands[0].equity)

    return Side("Kozyr", work, SAMPLES_HERE)


def pokerfast(hands: Sequence[str]) -> Side | str:
    library = peer("pokerfast.equity")
    if library is None or not library.available():
        return "pokerfast"
    return Side("pokerfast", lambda: library.equity(hands)[0])


def counted_there(variant: str, hands: Sequence[str]) -> Side | str:
    library = peer("poker_equity")
    if library is None:
        return "poker-equity"
    return Side("poker-equity", lambda: _first(library.exact_from_text(variant, hands)))


def sampled_there(variant: str, hands: Sequence[str], dead: str = "") -> Side | str:
    library = peer("poker_equity")
    if library is None:
        return "poker-equity"

    def work() -> float:
        return _first(library.chunk_from_text(variant, hands, dead=dead, samples=SAMPLES, seed=1, threads=1))

    return Side("poker-equity", work, SAMPLES)


def _first(answer: Any) -> float:
    return float(answer["players"][0]["equity"])


def eval7(hands: Sequence[str]) -> Side | str:
    library = peer("eval7")
    if library is None:
        return "eval7"
    cards, against = tuple(library.Card(hands[0][at : at + 2]) for at in (0, 2)), library.HandRange(hands[1])
    return Side("eval7", lambda: library.py_hand_vs_range_monte_carlo(cards, against, (), SAMPLES), SAMPLES)
