"""What equities came out, as values, as JSON and in lines."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Literal

from msgspec import Struct

Method = Literal["exact", "sampled"]
MOST_SHOWN = 40
"""So many characters of a hand or range stand in a line."""


class Share(Struct, frozen=True):
    """What a hand gets of the pot: `equity` is its wins and its shares of ties, `win` how often it wins alone, `tie`
    how often it shares; `stderr` the standard error of the equity, 0 where it is exact. In draw, `discards` are the
    cards that it throws away."""

    hand: str
    equity: Fraction
    win: Fraction
    tie: Fraction
    stderr: float
    discards: str | None = None


class Equity(Struct, frozen=True):
    """The equities of some hands: exact over `boards` deals, or sampled over so many. What chance there was, in the
    deals or in finding discards, follows from the `seed`. It is `partial` where it was stopped; where hands of draw
    found no discards to agree on, it is not `settled`."""

    game: str
    method: Method
    boards: int
    hands: tuple[Share, ...]
    seed: int | None = None
    partial: bool = False
    settled: bool = True


def shares(texts: Sequence[str], tally: Sequence[int], method: Method) -> tuple[Share, ...]:
    """The shares of hands from a tally by sets of seats (kernel.showdowns); where it was sampled, every unit of it is a
    deal."""
    total = sum(tally)
    found = []
    for seat, text in enumerate(texts):
        parts = [(Fraction(1, seats.bit_count()), times) for seats, times in enumerate(tally) if seats >> seat & 1]
        equity = sum((share * times for share, times in parts), Fraction(0)) / total
        win = Fraction(tally[1 << seat], total)
        tie = Fraction(sum(times for share, times in parts if share < 1), total)
        error = stderr(seat, tally) if method == "sampled" else 0.0
        found.append(Share(text, equity, win, tie, error))
    return tuple(found)


def stderr(seat: int, tally: Sequence[int]) -> float:
    """The standard error of a seat's equity, from the tally of deals sampled. It is never less than what one deal more
    or less would change: a few deals that all ended alike do not make an equity certain."""
    total = sum(tally)
    parts = [(1 / seats.bit_count(), times) for seats, times in enumerate(tally) if seats >> seat & 1 and times]
    mean = sum(share * times for share, times in parts) / total
    square = sum(share * share * times for share, times in parts) / total
    return max(sqrt(max(0.0, square - mean * mean) / total), 1 / total)


def told(found: Equity) -> dict[str, Any]:
    """The shape of `kozyr equity --json`."""
    report: dict[str, Any] = {"game": found.game, "method": found.method, "boards": found.boards}
    report["hands"] = [_told(share, found.method) for share in found.hands]
    if found.seed is not None:
        report["seed"] = found.seed
    report["partial"] = found.partial
    if found.game == "draw":
        report["settled"] = found.settled
    return report


def _told(share: Share, method: Method) -> dict[str, Any]:
    told: dict[str, Any] = {
        "hand": share.hand,
        "equity": float(share.equity),
        "win": float(share.win),
        "tie": float(share.tie),
        "stderr": share.stderr,
    }
    if method == "exact":
        told["fraction"] = str(share.equity)
    if share.discards is not None:
        told["discards"] = share.discards
    return told


def tell(report: dict[str, Any]) -> str:
    """The report in lines."""
    hands = report["hands"]
    names = [_short(hand["hand"]) for hand in hands]
    width = max(map(len, names))
    lines = []
    for name, hand in zip(names, hands, strict=True):
        about = f" ± {100 * hand['stderr']:.3f}" if report["method"] == "sampled" else ""
        line = f"{name:<{width}}  {hand['equity']:8.4%}{about}  wins {hand['win']:8.4%}  ties {hand['tie']:8.4%}"
        if "discards" in hand:
            line += f"  throws {hand['discards'] or 'nothing'}"
        lines.append(line)
    whole = report["method"] == "exact" and not report["partial"]
    how = _deals(report["boards"], whole)
    lines.append(f"{how}, seed {report['seed']}" if "seed" in report else how)
    if not report.get("settled", True):
        lines.append("no discards are the best for every hand at once: these are the last that were tried")
    if report["partial"]:
        lines.append(_stopped(report["method"]))
    return "\n".join(lines)


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."


def _deals(many: int, whole: bool) -> str:
    if many == 1:
        return "the only deal" if whole else "1 deal"
    return f"every one of {many:,} deals" if whole else f"{many:,} deals"


def _stopped(method: Method) -> str:
    if method == "exact":
        return "stopped before the end: a part of all deals, and no fair sample of them"
    return "stopped before the end: so many deals were sampled"
