"""Kozyr: an open card room for raspisnoy poker and its cousins.

`kozyr.rank` tells what a poker hand is worth; it is loaded when it is asked for, and needs nothing but Python.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kozyr.play.ranking import rank as rank


def __getattr__(name: str) -> Any:
    if name == "rank":
        from kozyr.play.ranking import rank

        return rank
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
