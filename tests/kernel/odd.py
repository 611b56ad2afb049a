"""Odd calls: good ones in which something is replaced, left out, added, cut or bent. Most are wrong and have to be
refused with an error that Python knows; those that happen to be good have to be answered.
"""

from array import array
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from tests.kernel.calls import WORK, Call

REFUSED = (TypeError, ValueError, OverflowError, BufferError, IndexError, NotImplementedError, MemoryError)
"""IndexError and NotImplementedError come from odd sequences and views; SystemError and the like are none of these."""
EDGES = (0, 1, 2, 7, 8, 255, 256, 2**15, 2**16, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**200)
SMALL = (-(2**63), -1, 0, 1, 2, 3, 10, 100)


class Trap(ValueError):
    """What an object of ours raises when it is asked for something."""


class Stubborn:
    """Looks like a number, a sequence and a buffer, and fails at each."""

    def __index__(self) -> int:
        raise Trap("index")

    def __len__(self) -> int:
        raise Trap("length")

    def __getitem__(self, at: int) -> int:
        raise Trap("item")


class Liar(list[Any]):
    """A list that tells a length it does not have."""

    def __len__(self) -> int:
        return 2**40

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(at)


class Vanishing:
    """A number that empties the list it stands in when it is looked at."""

    def __init__(self, home: list[Any]) -> None:
        self.home = home

    def __index__(self) -> int:
        self.home.clear()
        return 1


def vanishing() -> list[Any]:
    home: list[Any] = []
    home.extend(Vanishing(home) for _ in range(4))
    return home


def released() -> memoryview:
    view = memoryview(bytes(64))
    view.release()
    return view


THINGS: tuple[Callable[[Random], Any], ...] = (
    lambda _: None,
    lambda _: float("nan"),
    lambda _: float("inf"),
    lambda rng: rng.uniform(-1e300, 1e300),
    lambda rng: rng.choice(EDGES),
    lambda rng: -rng.choice(EDGES),
    lambda rng: rng.getrandbits(rng.choice((8, 16, 52, 64, 65))),
    lambda rng: rng.random() < 0.5,
    lambda rng: rng.choice(("", "As", "As Ks Qs", "\0", "é\udc80", "AsKs" * 5000, "Xx", "10h", "как")),
    lambda rng: rng.randbytes(rng.choice((0, 1, 3, 8, 52, 64, 128, 4096))),
    lambda rng: bytearray(rng.randbytes(rng.choice((0, 1, 16, 1000)))),
    lambda rng: array(rng.choice("bBhHiIqQfd"), [rng.randrange(100) for _ in range(rng.choice((0, 1, 5, 100)))]),
    lambda rng: array("Q", [rng.getrandbits(64) for _ in range(rng.choice((0, 1, 5, 100)))]),
    lambda _: memoryview(bytes(64)).cast("Q"),
    lambda _: memoryview(bytearray(128)).cast("Q")[::2],
    lambda _: memoryview(bytearray(128))[::-1],
    lambda _: memoryview(bytearray(96)).cast("I", (4, 6)),
    lambda _: memoryview(array("Q", [1] * 9))[1:].toreadonly(),
    lambda _: released(),
    lambda rng: [rng.choice(EDGES) for _ in range(rng.choice((0, 1, 4, 7, 60)))],
    lambda _: (),
    lambda _: [None] * 4,
    lambda _: ((1, 2), (3,), None),
    lambda _: {"a": 1},
    lambda _: range(4),
    lambda _: iter(()),
    lambda _: object(),
    lambda _: Call,
    lambda _: Stubborn(),
    lambda _: Liar([1, 2, 3]),
    lambda _: vanishing(),
)


def thing(rng: Random) -> Any:
    """Anything at all."""
    return rng.choice(THINGS)(rng)


def bent(value: Any, rng: Random) -> Any:
    """Something like the value, but for a bit."""
    match value:
        case int():
            return rng.choice((value + 1, value - 1, -value, value ^ 1 << rng.randrange(64), rng.choice(EDGES)))
        case bytes() | bytearray():
            return _bent_bytes(bytearray(value), rng)
        case str():
            at = rng.randrange(len(value) + 1)
            return value[:at] + rng.choice(("", " ", "\0", "A", "s", "я", "\ud800")) + value[at + rng.randrange(2) :]
        case list() | tuple() if not isinstance(value, Liar):
            changed = list(value)
            at = rng.randrange(len(changed) + 1)
            changed[at : at + rng.randrange(3)] = [thing(rng) for _ in range(rng.randrange(2))]
            return rng.choice((list, tuple))(changed)
        case array():
            changed_bytes = _bent_bytes(bytearray(value.tobytes()), rng)
            return array(value.typecode, changed_bytes[: len(changed_bytes) // value.itemsize * value.itemsize])
        case _:
            return thing(rng)


def _bent_bytes(data: bytearray, rng: Random) -> bytes:
    if data and rng.random() < 0.7:
        for _ in range(rng.choice((1, 1, 2, 8))):
            data[rng.randrange(len(data))] = rng.choice(
                (0, 1, 4, 63, 64, 127, 128, 255, rng.randrange(32), rng.randrange(256))
            )
    else:
        at = rng.randrange(len(data) + 1)
        data[at : at + rng.choice((0, 1, 8))] = rng.randbytes(rng.choice((0, 1, 8)))
    return bytes(data)


def odd(call: Call, rng: Random) -> Call:
    """A call like this one in which one thing or more is odd."""
    arguments = list(call.arguments)
    for _ in range(rng.choice((1, 1, 1, 2, 3) if arguments else (0, 1))):
        at = rng.randrange(len(arguments) + 1)
        kind = rng.random()
        if kind < 0.02 or at == len(arguments):
            arguments.insert(at, thing(rng))
        elif kind < 0.04:
            del arguments[at]
        else:
            arguments[at] = bent(arguments[at], rng) if kind < 0.55 else thing(rng)
    return Call(call.name, call.what, tuple(_small_work(call.name, arguments, rng)))


def _small_work(name: str, arguments: list[Any], rng: Random) -> list[Any]:
    for at in WORK.get(name, ()):
        if at < len(arguments) and isinstance(arguments[at], int):
            arguments[at] = rng.choice(SMALL)
    return arguments


def _rank(ranks: Any, rng: Random) -> None:
    """Asks odd ranks for some hands; rarely so that they make their tables, which takes a while."""
    ranks.strength(rng.getrandbits(64) & 0x1FFF_1FFF_1FFF_7FFF & rng.getrandbits(64) & rng.getrandbits(64))
    ranks.strength("As Ks Qs Js Ts")
    if rng.random() < 0.01:
        ranks.place(0x1F)


def _play(hand: Any, rng: Random) -> None:
    """Plays an odd hand of poker on, as long as its moves are among some usual ones."""
    for _ in range(20):
        hand.look()
        with suppress(ValueError):
            hand.lot(rng.randrange(3))
        with suppress(ValueError):
            hand.shuffle(bytes(place for place in range(64) if hand.deck() >> place & 1))
        with suppress(ValueError):
            hand.bet(rng.choice((1, 2, 2)))
        with suppress(ValueError):
            hand.exchange(0)


FOLLOWED: dict[str, Callable[[Any, Random], None]] = {"Ranks": _rank, "PokerHand": _play}
"""What is asked of an object that an odd call has made."""


def survive(calls: list[Call], many: int, seed: int) -> dict[str, int]:
    """Makes so many odd calls; how many of each name were answered. Whatever ends otherwise than with an answer or an
    error of REFUSED is raised here, with the call in its notes."""
    rng, answered = Random(seed), dict.fromkeys((call.name for call in calls), 0)
    for _ in range(many):
        call = odd(rng.choice(calls), rng)
        try:
            with suppress(*REFUSED):
                found = call()
                answered[call.name] += 1
                if follow := FOLLOWED.get(call.name):
                    follow(found, rng)
        except BaseException as error:
            error.add_note(f"the call: {call.name}{call.arguments}")
            raise
    return answered
