"""Worlds: where the unseen cards may lie, and fair draws of where they do.

A place is a hidden hand, or the stock, or whatever else took cards. A world gives each place all its cards, so that
every unseen card lies somewhere and none where it may not. `draw_worlds` draws them with the same chance each, never by
trial and error: see docs/kernel.md. The compiled core counts in doubles and Python, where the core is not there, in
whole numbers; both are fair, and draw other worlds by the same seed.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from math import inf, isfinite, prod
from random import Random
from typing import NamedTuple, TypeVar, overload

from kozyr.errors import KozyrError
from kozyr.kernel import slow_worlds
from kozyr.kernel.core import core, say_missing
from kozyr.kernel.pieces import in_pieces

T = TypeVar("T")

EVERY_BIT = 2**64 - 1
NONE_FITS = "no world fits this evidence"
MOST_WORLDS = 10**8
PIECE = 4096
"""Worlds that are drawn at a time; each piece has a stream of chance of its own, whoever draws it."""


class NoWorldError(KozyrError):
    """Evidence that no world fits: it contradicts itself."""


class TooManyWaysError(KozyrError):
    """Places that differ in so many ways that the worlds cannot be counted in a reasonable memory."""


class Place(NamedTuple):
    """How many unseen cards lie here, the mask of those that may, and the cards known to lie here."""

    lacks: int
    may_hold: int = EVERY_BIT
    holds: int = 0


class Worlds(Sequence[tuple[int, ...]]):
    """Worlds that were drawn: each a mask for every place, in the order of the places.

    `packed` are the same masks as bytes, world after world. `weights` has a number for each world where weights were
    given: a mean over worlds is then the sum of weight x value over the sum of weights.
    """

    def __init__(self, packed: bytes, places: int, weights: Sequence[float] = ()) -> None:
        self.packed, self.places, self.weights = packed, places, weights
        self._masks = memoryview(packed).cast("Q")

    def __reduce__(self) -> tuple[type["Worlds"], tuple[bytes, int, Sequence[float]]]:
        return Worlds, (self.packed, self.places, self.weights)

    def __len__(self) -> int:
        return len(self._masks) // self.places

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        start = range(len(self))[index] * self.places
        return tuple(self._masks[start : start + self.places])

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (self[at] for at in range(len(self)))

    @property
    def effective(self) -> float:
        """How many equal worlds tell as much as these weighted ones (Kish): far fewer, and the weights are too wild."""
        if not self.weights:
            return float(len(self))
        squares = sum(weight * weight for weight in self.weights)
        return sum(self.weights) ** 2 / squares if squares else 0.0


def count_worlds(cards: int, places: Sequence[Place]) -> float:
    """How many worlds there are; exact below 2^39, then with a relative error below 1e-12.

    >>> count_worlds(0b111, [Place(1), Place(2, 0b110)])
    1.0
    """
    _check(cards, places)
    if core is None:
        say_missing()
        return float(slow_worlds.Counts(cards, _lacks(places), _masks(places)).total())
    found: float = _told(lambda: core.worlds_count(cards, _lacks(places), _packed(_masks(places))))
    return found


def draw_worlds(
    cards: int,
    places: Sequence[Place],
    count: int,
    *,
    seed: int,
    weights: Sequence[Mapping[int, float]] = (),
    threads: int = 1,
) -> Worlds:
    """`count` worlds of the unseen `cards`, each independent of the others and as likely as any.

    `weights` are soft evidence: for each place, by the card's place in the numbering, how much more or less likely the
    card is to lie there (1 where nothing is said). Worlds are drawn as without them, and each comes with the product of
    the weights of its unseen cards where they lie, as importance weight. `seed` has 64 bits; threads change nothing but
    the time. Raises NoWorldError where none fits, TooManyWaysError for places that differ in too many ways, ValueError
    for what makes no sense.
    """
    _check(cards, places)
    if not places or not 0 <= count <= MOST_WORLDS or (weights and len(weights) != len(places)):
        raise ValueError(f"a draw is for 0 to {MOST_WORLDS} worlds of places, with weights for every place or for none")
    if not 0 <= seed <= EVERY_BIT:
        raise ValueError("a seed has 64 bits")
    for card, factor in chain.from_iterable(weight.items() for weight in weights):
        if not (0 <= card < 64 and 0 <= factor < inf):
            raise ValueError(f"{factor} is no weight of card {card}: cards are 0 to 63, weights 0 or more")
    draw = _fast(cards, places, weights) if core is not None else _slow(cards, places, weights)
    firsts = range(0, max(count, 1), PIECE)
    pieces = [(min(PIECE, count - first), seed, number) for number, first in enumerate(firsts)]
    drawn = in_pieces(draw, pieces, threads)
    weighed = array("d", b"".join(weight for _, weight in drawn)) if weights else ()
    if not isfinite(sum(weighed)):
        raise ValueError("the weights are so wild that their products are beyond all measure")
    return Worlds(b"".join(hands for hands, _ in drawn), len(places), weighed)


Draw = Callable[[tuple[int, int, int]], tuple[bytes, bytes]]
"""Draws a piece (how many worlds, seed, stream): the hands and the weights as bytes."""


def _fast(cards: int, places: Sequence[Place], weights: Sequence[Mapping[int, float]]) -> Draw:
    lacks, masks, known = _lacks(places), _packed(_masks(places)), _packed([place.holds for place in places])
    table = array("d", [weight.get(card, 1.0) for weight in weights for card in range(64)]).tobytes()

    def draw(piece: tuple[int, int, int]) -> tuple[bytes, bytes]:
        drawn: tuple[bytes, bytes] | None = _told(lambda: core.worlds_draw(cards, lacks, masks, known, *piece, table))
        if drawn is None:
            raise NoWorldError(NONE_FITS)
        return drawn

    return draw


def _slow(cards: int, places: Sequence[Place], weights: Sequence[Mapping[int, float]]) -> Draw:
    say_missing()
    counts = slow_worlds.Counts(cards, _lacks(places), _masks(places))
    if not counts.total():
        raise NoWorldError(NONE_FITS)

    def draw(piece: tuple[int, int, int]) -> tuple[bytes, bytes]:
        count, seed, stream = piece
        rng = Random(f"{seed} {stream}")
        drawn = [counts.draw(rng) for _ in range(count)]
        whole = [hand | place.holds for world in drawn for hand, place in zip(world, places, strict=True)]
        weighed = [_weight(world, weights) for world in drawn] if weights else []
        return _packed(whole), array("d", weighed).tobytes()

    return draw


def _weight(world: Sequence[int], weights: Sequence[Mapping[int, float]]) -> float:
    here = zip(world, weights, strict=True)
    return prod(factor for hand, weight in here for card, factor in weight.items() if hand >> card & 1)


def _told(call: Callable[[], T]) -> T:
    """What the core answers, its refusal to count in the project's words."""
    try:
        return call()
    except OverflowError as error:
        raise TooManyWaysError(str(error)) from None


def _check(cards: int, places: Sequence[Place]) -> None:
    if not 0 <= cards <= EVERY_BIT:
        raise ValueError("a mask of cards has 64 bits")
    lying = cards
    for place in places:
        if lying & place.holds:
            raise ValueError("a card that lies in a place lies in no other and is not unseen")
        lying |= place.holds
    lacking, unseen = sum(_lacks(places)), cards.bit_count()
    if lacking != unseen:
        raise NoWorldError(f"{NONE_FITS}: the places lack {lacking} cards, and {unseen} are unseen")


def _lacks(places: Sequence[Place]) -> bytes:
    return bytes([place.lacks for place in places])


def _masks(places: Sequence[Place]) -> list[int]:
    return [place.may_hold for place in places]


def _packed(masks: Sequence[int]) -> bytes:
    try:
        return array("Q", masks).tobytes()
    except OverflowError:
        raise ValueError("a mask of cards has 64 bits") from None
