"""`kozyr play` at a real (pseudo) terminal: it opens, takes keys, keeps the game and resumes it."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kozyr import records

COMMAND = [sys.executable, "-c", "import sys; from kozyr.cli import main; sys.exit(main(sys.argv[1:]))", "play"]
PATIENCE = 60.0


class Seat:
    """A process at a terminal of 80 by 24, and what it has written."""

    def __init__(self, process: subprocess.Popen[bytes], keyboard: int) -> None:
        self.process, self.keyboard, self.written = process, keyboard, ""

    def until(self, words: str) -> None:
        ends = time.monotonic() + PATIENCE
        while words not in self.written:
            assert time.monotonic() < ends, f"{words!r} did not come; last: {self.written[-2000:]}"
            if not select.select([self.keyboard], [], [], 0.1)[0]:
                continue
            try:
                self.written += os.read(self.keyboard, 65536).decode(errors="replace")
            except OSError:
                assert words in self.written, self.written[-2000:]

    def press(self, keys: str) -> None:
        self.written = ""
        os.write(self.keyboard, keys.encode())


@contextmanager
def at_terminal(folder: Path, *words: str) -> Iterator[Seat]:
    keyboard, screen = pty.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = os.environ | {"TERM": "xterm-256color", "LANG": "en_US.UTF-8", "LC_ALL": ""}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=screen, stdout=screen, stderr=screen, cwd=folder, env=environment
    )
    os.close(screen)
    try:
        yield Seat(process, keyboard)
    finally:
        process.kill()
        process.wait()
        os.close(keyboard)


def test_a_game_is_opened_played_left_and_resumed_at_a_terminal(tmp_path: Path) -> None:
    rules = ("raspisnoy", "--seed", "5", "--set", "ladder=2,1", "--set", "specials=none")
    with at_terminal(tmp_path, *rules) as seat:
        seat.until("Your bid")
        seat.press("\r")
        seat.until("▲")
        seat.press("q")
        seat.until("Leave the table?")
        seat.press("\r")
        seat.until("--resume raspisnoy-1.kzr")
        assert seat.process.wait(PATIENCE) == 0
    fault = records.verify(records.load(tmp_path / "raspisnoy-1.kzr"))
    assert fault is not None
    assert "unfinished after" in fault.fault
    with at_terminal(tmp_path, "raspisnoy", "--resume", "raspisnoy-1.kzr") as seat:
        seat.until("▲")
        seat.press("qq")
        seat.until("--resume raspisnoy-1.kzr")
        assert seat.process.wait(PATIENCE) == 0


def test_without_a_terminal_play_ends_with_status_2_and_one_line() -> None:
    done = subprocess.run(
        [*COMMAND, "raspisnoy"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "needs a terminal" in done.stderr
