"""The loop between keys and screen."""

import shutil
from collections.abc import Callable
from time import monotonic

from rich.console import Console

from kozyr.terminal.desk import Desk, Hand, Pressed, at_turn, press
from kozyr.terminal.evening import Evening
from kozyr.terminal.keys import Read
from kozyr.terminal.paint import Lines
from kozyr.terminal.screen import screen, settled

TICK = 0.1
"""Seconds between two looks at the keyboard and at the window's size."""
PAUSES = {"wait": 0.55, "trick": 1.8}
"""Seconds that a moment lasts when no key is pressed; others last until one is."""


Show = Callable[[Desk, Hand], Hand]


class Display:
    """The terminal's screen: writes a frame when it differs from the one that stands there."""

    def __init__(self, console: Console) -> None:
        self.console, self.shown = console, ""

    def show(self, desk: Desk, hand: Hand) -> Hand:
        """Shows it; the hand as it could be shown, scrolled no further than there is something to see."""
        width, height = shutil.get_terminal_size()
        hand = settled(desk, hand, width, height)
        frame = painted(self.console, screen(desk, hand, width, height))
        if frame != self.shown:
            self.console.file.write(frame)
            self.console.file.flush()
            self.shown = frame
        return hand


def painted(console: Console, lines: Lines) -> str:
    """Lines as the terminal takes them, from its upper left corner."""
    rows = []
    for text in lines:
        with console.capture() as captured:
            console.print(text, end="", no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)
        rows.append(captured.get())
    return "\x1b[H" + "\r\n".join(rows)


def attend(desk: Desk, hand: Hand, read: Read, show: Show, seconds: float | None = None) -> Pressed:
    """Shows a desk and follows the keys until one of them acts, goes on or quits; or the seconds have passed while the
    table is looked at."""
    ends = None if seconds is None else monotonic() + seconds
    while True:
        hand = show(desk, hand)
        if ends is not None and hand.screen == "table" and monotonic() >= ends:
            return Pressed(hand, goes_on=True)
        key = read(TICK)
        if key is None:
            continue
        pressed = press(desk, hand, key)
        if pressed.action is not None or pressed.goes_on or pressed.quits:
            return pressed
        hand = pressed.hand


def sit(evening: Evening, read: Read, show: Show) -> None:
    """Plays until the match is over or the person leaves; the record is kept at each own move and at the end."""
    evening.keep()
    hand, desks = Hand(), [evening.desk]
    while True:
        for desk in desks:
            hand = at_turn(desk, hand) if desk.moment == "turn" else hand
            pressed = attend(desk, hand, read, show, PAUSES.get(desk.moment))
            hand = pressed.hand
            if pressed.quits or desk.moment == "over":
                evening.keep()
                return
        if pressed.action is not None:
            desks = evening.act(pressed.action)
            evening.keep()
        else:
            desks = evening.step()
