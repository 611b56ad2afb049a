"""What a contest of two bots gave, as a value and in words."""

from msgspec import Struct

from kozyr.sim.statistics import Sprt

SIDES = ("a", "b")


class Result(Struct, frozen=True):
    """The outcome of a contest: points a deal by which A is better, and the interval that holds 95 %."""

    game: str
    preset: str
    seats: int
    seed: int
    a: str
    b: str
    deals: int
    mean: float
    ci95: tuple[float, float]
    sprt: Sprt | None
    made: dict[str, float | None]
    ms: dict[str, dict[str, float]]


def show(result: Result) -> str:
    """A result for people, some lines of text.

    >>> times = {side: {"mean": 0.08, "p95": 0.17, "max": 1.5} for side in SIDES}
    >>> made = {"a": 0.6, "b": 0.2}
    >>> result = Result("raspisnoy", "hall", 4, 1, "steady", "random", 200, 24.1, (22.0, 26.2), None, made, times)
    >>> show(result).splitlines()[0]
    'steady against random: 24.10 points a deal, 95 % between 22.00 and 26.20'
    """
    low, high = result.ci95
    table = f"{result.preset}, {result.seats} seats, seed {result.seed}"
    lines = [
        f"{result.a} against {result.b}: {result.mean:.2f} points a deal, 95 % between {low:.2f} and {high:.2f}",
        f"  {result.deals} duplicate deals of {result.game} ({table})",
        *(_side_line(result, side) for side in SIDES),
    ]
    if result.sprt is not None:
        lines.append(_sprt_line(result.sprt))
    return "\n".join(lines)


def _side_line(result: Result, side: str) -> str:
    name = {"a": result.a, "b": result.b}[side]
    made = result.made[side]
    bids = "no bids" if made is None else f"{made:.1%} of bids made"
    ms = result.ms[side]
    times = f"{ms['mean']:.3f} ms a decision (95 % within {ms['p95']:.3f}, at most {ms['max']:.1f})"
    return f"  {side.upper()} {name}: {bids}; {times}"


def _sprt_line(test: Sprt) -> str:
    found = {"d0": f"not better by {test.d1:g}", "d1": f"better by more than {test.d0:g}", None: "undecided"}
    return f"  sequential test of {test.d0:g} against {test.d1:g}: {found[test.verdict]} (llr {test.llr:g})"
