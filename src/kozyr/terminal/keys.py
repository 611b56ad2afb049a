"""The keyboard of a terminal, one key at a time."""

import os
import select
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ESCAPES = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[5~": "pageup",
    "\x1b[6~": "pagedown",
    "\x1b": "esc",
    "\r": "enter",
    "\n": "enter",
    "\t": "right",
    "\x1b[Z": "left",
    "\x03": "q",
    "\x04": "q",
}
CYRILLIC = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""What the same key types on a Latin layout, so that nobody need switch."""
LONGEST = 16

Read = Callable[[float], str | None]


@contextmanager
def keyboard() -> Iterator[Read]:
    """A reader of keys: it waits so many seconds and gives the key's name, or None when there was none."""
    place = sys.stdin.fileno()
    before = termios.tcgetattr(place)
    waiting: list[str] = []

    def read(seconds: float) -> str | None:
        if not waiting and select.select([place], [], [], seconds)[0]:
            data = os.read(place, 4096)
            waiting.extend(keys(data.decode(errors="ignore")) if data else ["q"])
        return waiting.pop(0) if waiting else None

    try:
        tty.setraw(place, termios.TCSADRAIN)
        yield read
    finally:
        termios.tcsetattr(place, termios.TCSADRAIN, before)


def keys(text: str) -> list[str]:
    """The names of the keys that sent `text`.

    >>> keys("\\x1b[C7й\\r")
    ['right', '7', 'q', 'enter']
    """
    names = []
    while text:
        length = _length(text)
        names.append(_name(text[:length]))
        text = text[length:]
    return [name for name in names if name]


def _length(text: str) -> int:
    """How many characters belong to the first key."""
    if text[:2] in ("\x1b[", "\x1bO"):
        end = next((place for place, sign in enumerate(text[2:LONGEST], 2) if sign.isalpha() or sign == "~"), 1)
        return end + 1
    return 1


def _name(sent: str) -> str:
    if sent in ESCAPES:
        return ESCAPES[sent]
    low = sent.lower()
    return CYRILLIC.get(low, low if low.isprintable() else "")
