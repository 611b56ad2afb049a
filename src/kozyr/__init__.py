"""Kozyr: an open card room for raspisnoy poker and its cousins.

`kozyr.rank` tells what a poker hand is worth, `kozyr.ranks` ranks them by the million, and `kozyr.equity` tells what
hands get of the pot on average. They are loaded when they are asked for; the first two need nothing but Python.
"""

__all__ = ["equity", "rank", "ranks"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kozyr.play.ranking import rank as rank
    from kozyr.play.ranking import ranks as ranks
    from kozyr.sim.equity import equity as equity


def __dir__() -> list[str]:
    return [*globals(), *__all__]


def __getattr__(name: str) -> object:
    if name in ("rank", "ranks"):
        from kozyr.play import ranking

        return getattr(ranking, name)
    if name == "equity":
        from kozyr.sim.equity import equity

        return equity
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
