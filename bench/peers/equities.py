"""Equities beside other libraries: counted in full and sampled."""

from typing import Any

from bench.peers.timing import Side, peer

FOUGHT = (("AsKs", "QdQh"), ("AsKd", "QhJc"), ("AsAh", "KsKh"), ("7h6h", "AcKd"), ("2c2d", "JsTs"))
SIX = ("AsKs", "QdQh", "7c6c", "2c2d", "JsTs", "9h8h")
SAMPLES = 100_000


def counted_by_pokerfast(hands: tuple[str, ...]) -> Side | str:
    library = peer("pokerfast.equity")
    if library is None or not library.available():
        return "pokerfast"
    return Side("pokerfast", lambda: library.equity(hands)[0])


def counted_by_poker_equity(variant: str, hands: tuple[str, ...]) -> Side | str:
    library = peer("poker_equity")
    if library is None:
        return "poker-equity"
    return Side("poker-equity", lambda: _first(library.exact_from_text(variant, hands)))


def sampled_by_poker_equity(variant: str, hands: tuple[str, ...], dead: str = "") -> Side | str:
    library = peer("poker_equity")
    if library is None:
        return "poker-equity"

    def work() -> float:
        return _first(library.chunk_from_text(variant, hands, dead=dead, samples=SAMPLES, seed=1, threads=1))

    return Side("poker-equity", work, SAMPLES)


def _first(answer: Any) -> float:
    """The first seat's equity in what poker-equity answers."""
    return float(answer["players"][0]["equity"])


def sampled_by_eval7(hand: tuple[str, str], against: str) -> Side | str:
    library = peer("eval7")
    if library is None:
        return "eval7"
    cards, hands = tuple(map(library.Card, hand)), library.HandRange(against)
    return Side("eval7", lambda: library.py_hand_vs_range_monte_carlo(cards, hands, (), SAMPLES), SAMPLES)
