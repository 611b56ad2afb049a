"""A good call or more of everything that the core offers: from these the odd calls are made, and the endless ones.

WORK says which arguments of a call tell how much is to be done; they stay small, for a call that takes a year finds
nothing.
"""

from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from kozyr.kernel import tricks
from kozyr.kernel.core import core


class Call(NamedTuple):
    """A call of the core: what is called, by which name, with which arguments."""

    name: str
    arguments: tuple[Any, ...]

    def on_the_core(self) -> Any:
        """The core's answer."""
        function: Callable[..., Any] = getattr(core, self.name)
        return function(*self.arguments)


WORK: dict[str, tuple[int, ...]] = {"worlds_draw": (4,)}
HANDS = (0x0000_0000_0000_000F, 0x0000_0000_000F_0000, 0x0000_000F_0000_0000, 0x000F_0000_0000_0000)


def calls() -> list[Call]:
    """All of them."""
    return [*of_tricks(), *of_worlds()]


def of_tricks() -> list[Call]:
    rules = tricks.pack_rules(jokers=1 << 5, as_cards=0x1FFF_1FFF_1FFF_1FFF)
    deal = tricks.start(rules, [hand << 2 for hand in HANDS], 0, trump=1)
    moves = tricks.moves(rules, deal)
    return [
        Call("trick_rules", (1 << 5, 0, bytes([1, 0, 0, 0, 255, 1, 0, 0, 0]), b"")),
        Call("trick_rules", (0, 0, bytes([1, 1, 0, 0, 2, 1, 0, 0, 0]), bytes([0, 1, 2, 3, 4]))),
        Call("trick_deal", (rules, list(HANDS), 0, 1, tricks.NO_CIRCLE, bytes(4))),
        Call("trick_look", (rules, deal)),
        Call("trick_moves", (rules, deal)),
        Call("trick_play", (rules, deal, moves[:1])),
    ]


def of_worlds() -> list[Call]:
    masks, known = array("Q", [0xFF, 0x7F, 0xFFFF]).tobytes(), array("Q", [1 << 60, 0, 0]).tobytes()
    weights = array("d", [0.5, 1.0] * 96).tobytes()
    return [
        Call("worlds_count", (0x1FF, bytes([3, 4, 2]), masks)),
        Call("worlds_draw", (0x1FF, bytes([3, 4, 2]), masks, known, 5, 1, 2, b"")),
        Call("worlds_draw", (0x1FF, bytes([3, 4, 2]), masks, known, 5, 2**64 - 1, 0, weights)),
    ]
