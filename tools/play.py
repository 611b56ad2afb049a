"""Opens the room and, where there is one, a browser at it.

    python tools/play.py --host 127.0.0.1 --port 8000

The room itself says where it is (with a QR code when others in the network can reach it). Ends as the room ends.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path

from kozyr.room.address import EVERYWHERE, own_link

PATIENCE = 60.0  # seconds to wait for the room before giving the browser up


def is_open(host: str, port: int) -> bool:
    """Whether something answers at this address."""
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def has_screen() -> bool:
    """Whether a browser window can be shown; a browser that runs in the terminal would only be in the way."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show_when_open(host: str, port: int, room: subprocess.Popen[bytes]) -> None:
    """Open the browser as soon as the room answers; give up when the room has ended or takes too long."""
    near = "127.0.0.1" if host in EVERYWHERE else host
    until = time.monotonic() + PATIENCE
    while room.poll() is None and time.monotonic() < until:
        if is_open(near, port):
            webbrowser.open(own_link(host, port))
            return
        time.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Open the room and a browser at it.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    wish = parser.parse_args()
    if is_open("127.0.0.1" if wish.host in EVERYWHERE else wish.host, wish.port):
        sys.exit(f"kozyr: port {wish.port} is taken; name another one: make play PORT={wish.port + 1}")
    kozyr = Path(sys.executable).with_name("kozyr")
    room = subprocess.Popen([kozyr, "room", "--host", wish.host, "--port", str(wish.port)])
    signal.signal(signal.SIGTERM, lambda *_: room.terminate())
    if has_screen():
        threading.Thread(target=show_when_open, args=(wish.host, wish.port, room), daemon=True).start()
    while True:
        try:
            return room.wait()
        except KeyboardInterrupt:
            continue  # the terminal tells the room as well, which finishes what it is writing


if __name__ == "__main__":
    sys.exit(main())
