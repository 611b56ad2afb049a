"""What measured numbers say: a mean with its interval, a sequential test, and how long decisions took.

Everything here is of the first kind that works: duplicate deals give one number a deal (the paired difference), deals
are independent of each other, and a mean of many independent numbers is normal to a good approximation.
"""

from collections.abc import Sequence
from math import ceil, log, log2, sqrt

from msgspec import Struct

NORMAL_95 = 1.959964
"""So many standard errors on either side of the mean hold 95 % of a normal distribution."""
ERROR_RATE = 0.05
"""How often the sequential test may be wrong when the truth is d0, and when it is d1."""
STEPS_AN_OCTAVE = 32
"""Times are counted in bins 2.2 % wide."""


def mean_and_interval(numbers: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean of at least two numbers and the interval that holds the true mean in 95 of 100 such samples."""
    mean, variance = _moments(numbers)
    reach = NORMAL_95 * sqrt(variance / len(numbers))
    return mean, (mean - reach, mean + reach)


def _moments(numbers: Sequence[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    return mean, sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


class Sprt(Struct, frozen=True):
    """A sequential test of the mean `d0` against `d1`: the log-likelihood ratio `llr` so far, positive when d1 is
    likelier, and the `verdict`: 'd0', 'd1', or None while the bounds have not been reached."""

    d0: float
    d1: float
    llr: float
    verdict: str | None


def sprt(d0: float, d1: float, numbers: Sequence[float]) -> Sprt:
    """Wald's sequential probability ratio test for a normal mean, the variance taken from the numbers themselves.

    With s² the variance and n numbers of mean m: llr = n (d1 - d0) (m - (d0 + d1) / 2) / s². It stops beyond
    ± log((1 - e) / e) with e = ERROR_RATE. Numbers that are all equal decide at once.
    """
    mean, variance = _moments(numbers)
    llr = len(numbers) * (d1 - d0) * (mean - (d0 + d1) / 2) / max(variance, 1e-9)
    bound = log((1 - ERROR_RATE) / ERROR_RATE)
    verdict = "d1" if llr >= bound else "d0" if llr <= -bound else None
    return Sprt(d0, d1, round(llr, 3), verdict)


class Times(Struct):
    """How long decisions took: their number, sum and longest in milliseconds, and counts by bins of equal ratio."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    bins: dict[int, int] = {}

    def note(self, ms: float) -> None:
        """One decision more."""
        place = ceil(STEPS_AN_OCTAVE * log2(max(ms, 1e-6)))
        self.bins[place] = self.bins.get(place, 0) + 1
        self.count += 1
        self.total += ms
        self.longest = max(self.longest, ms)

    def join(self, other: "Times") -> None:
        """The decisions of another as well."""
        for place, count in other.bins.items():
            self.bins[place] = self.bins.get(place, 0) + count
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def mean(self) -> float:
        """The mean in milliseconds; 0 when there were none."""
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """The milliseconds that `share` of the decisions kept within, up to the width of a bin."""
        wanted, passed = share * self.count, 0
        for place in sorted(self.bins):
            passed += self.bins[place]
            if passed >= wanted:
                return float(min(2 ** (place / STEPS_AN_OCTAVE), self.longest))
        return 0.0
