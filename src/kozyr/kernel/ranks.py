"""The ranks of poker hands in the core: an order of hands from plain numbers, and arrays of masks in pieces."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from kozyr.kernel.core import core

if TYPE_CHECKING:
    from typing_extensions import Buffer

PIECE = 1 << 18
"""How many hands a thread ranks at a time."""
NOT_ON_IT = 255
"""The place on the ladder of a category that is not on it."""


class Core(Protocol):
    """An order of hands in the core. A hand is a mask, a text, or cards; what is none is refused with the error that
    the order was made with. `value` ranks any mask without a look at the pack; of a low order only up to nine cards."""

    def place(self, hand: Any, /) -> int: ...
    def strength(self, hand: Any, /) -> int: ...
    def value(self, mask: int, /) -> int: ...
    def places(self, masks: "Buffer", into: "Buffer", start: int, stop: int, /) -> None: ...
    def strengths(self, masks: "Buffer", into: "Buffer", start: int, stop: int, /) -> None: ...
    def ladder(self) -> bytes: ...
    def fives(self) -> bytes: ...


def ranks_in_core(
    cards: int,
    wild: int,
    ladder: bytes,
    *,
    low: bool,
    ace_plays_low: bool,
    bug: bool,
    natural_first: bool,
    error: type[Exception],
) -> Core | None:
    """An order in the core: `ladder` has for each category its place, or NOT_ON_IT. None without the core, or for an
    order that the core does not know, such as one whose wild cards are not all in its pack."""
    if core is None:
        return None
    try:
        made: Core = core.Ranks(cards, wild, ladder, low, ace_plays_low, bug, natural_first, error)
    except ValueError:
        return None
    return made


def rank_in_pieces(rank: Callable[[Any, Any, int, int], None], masks: Any, into: Any, threads: int) -> None:
    """Ranks an array of masks into another, of whatever shape; what comes out does not depend on the threads."""
    many = memoryview(masks).nbytes // 8
    pieces = [(start, min(start + PIECE, many)) for start in range(0, many, PIECE)] or [(0, 0)]
    if threads <= 1 or len(pieces) == 1:
        rank(masks, into, 0, many)
        return
    from kozyr.kernel.pieces import in_pieces

    in_pieces(lambda piece: rank(masks, into, *piece), pieces, threads)
