"""Kozyr: an open card room for raspisnoy poker and its cousins.

`kozyr.rank` tells what a poker hand is worth, and `kozyr.ranks` ranks them by the million; they are loaded when they
are asked for, and need nothing but Python.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kozyr.play.ranking import rank as rank
    from kozyr.play.ranking import ranks as ranks


def __getattr__(name: str) -> object:
    if name in ("rank", "ranks"):
        from kozyr.play import ranking

        return getattr(ranking, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
