"""A room in a process of its own, so that a test can kill it: opened on a free port, ended at the end of the test."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from kozyr.room.guard import USUAL, Limits
from kozyr.room.serve import serve
from kozyr.room.upkeep import AT_ONCE, Pace

GENEROUS = Limits(1e9, 1e9, 1e9, 1e9, patience=10**9, sockets_each=1000, letters_waiting=100_000)
"""For storms: nothing is turned away for coming too fast."""


class Settings(Struct):
    """How the room is opened."""

    db: str
    host: str = "127.0.0.1"
    port: int = 0
    pace: Pace = AT_ONCE
    limits: Limits = USUAL
    origins: tuple[str, ...] = ()


class House:
    """An open room: its `port` and its process."""

    def __init__(self, settings: Settings) -> None:
        command = [sys.executable, "-m", "tests.room.house", msgspec.json.encode(settings).decode()]
        self.settings = settings
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[^/]*:(\d+)/", self.process.stdout.readline())
        if found is None:
            raise RuntimeError(self.process.communicate()[1])
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """SIGKILL: nothing is finished."""
        self.process.kill()
        self.close()

    def close(self) -> str:
        """End the room if it is still open; what it said to its host."""
        self.process.terminate()
        return self.process.communicate(timeout=20)[1]

    def again(self) -> "House":
        """The same room, opened anew at the same port."""
        return House(msgspec.structs.replace(self.settings, port=self.port))


@contextmanager
def open_house(folder: Path, **settings: object) -> Iterator[House]:
    """A room whose database lies in `folder`."""
    house = House(Settings(db=str(folder / "room.db"), **settings))  # type: ignore[arg-type]
    try:
        yield house
    finally:
        house.close()


if __name__ == "__main__":
    wish = msgspec.json.decode(sys.argv[1], type=Settings)
    serve(wish.host, wish.port, wish.db, wish.origins, pace=wish.pace, limits=wish.limits)
