"""Pearson's test: whether counts can have come from given chances."""

from collections.abc import Mapping
from math import sqrt
from statistics import NormalDist
from typing import Any

ALPHA = 1e-6
"""How seldom a fair sampler fails. The seeds are fixed, so that it fails always or never."""


def fits(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Whether the counts of things drawn agree with the chances of all things that can be drawn."""
    total = sum(counts.values())
    assert abs(sum(chances.values()) - 1) < 1e-9
    assert min(chances.values()) * total >= 5, "too few draws for Pearson's test"
    if set(counts) - set(chances):
        return False
    statistic = sum((counts.get(thing, 0) - total * part) ** 2 / (total * part) for thing, part in chances.items())
    return statistic < critical(len(chances) - 1)


def critical(freedom: int) -> float:
    """What the statistic exceeds with the chance ALPHA (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NormalDist().inv_cdf(1 - ALPHA) * sqrt(spread)) ** 3)
