"""What the browser tests are made of: a running room, a person's visit to it, and what the page complained about."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page

from kozyr.room.upkeep import Pace
from tests.room.house import House

PHONE, DESKTOP = (360, 640), (1366, 768)
PATIENCE = 20_000  # milliseconds to wait for what the page is to show


QUICK = Pace(bot=(0, 0), dealer=(0, 0), between=60)
"""Bots play at once; a deal's result stays until it was read."""

Visit = Callable[..., Page]
Lodge = Callable[..., House]


@dataclass
class Room:
    """A running room: its process, its link, and the database it keeps."""

    process: subprocess.Popen[str]
    link: str
    database: Path

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def open_room(database: Path, *options: str, port: int = 0) -> Iterator[Room]:
    """Keep a room open on loopback while the block runs; a database that is there already is taken up again."""
    kozyr = [sys.executable, "-c", "import sys; from kozyr.cli import main; sys.exit(main(sys.argv[1:]))"]
    command = [*kozyr, "room", "--port", str(port), "--db", str(database), *options]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        sign = process.stdout.readline()
        assert sign.startswith("The room is open: "), f"the room said {sign!r} and ended with {process.poll()}"
        yield Room(process, sign.split()[-1], database)
    finally:
        process.terminate()
        process.wait(timeout=20)
        process.stdout.close()


@dataclass
class Complaints:
    """What the pages of a test complained about, and texts that a test expects to be among them."""

    heard: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("console", self.hear)

    def hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.heard.append(f"{said.text} ({said.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        return [text for text in self.heard if not any(part in text for part in self.expected)]
