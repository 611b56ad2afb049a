"""Kozyr: an open card room for raspisnoy poker and its cousins.

`kozyr.rank` tells what a poker hand is worth, `kozyr.equity` what hands get of the pot on average; both are loaded when
they are asked for, and the first needs nothing but Python.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kozyr.play.ranking import rank as rank
    from kozyr.sim.equity import equity as equity


def __getattr__(name: str) -> Any:
    if name == "rank":
        from kozyr.play.ranking import rank

        return rank
    if name == "equity":
        from kozyr.sim.equity import equity

        return equity
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
