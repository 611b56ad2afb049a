"""Opens the room: its database, its sockets, its sign on the door; and closes it in order."""

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable
from types import FrameType

import uvicorn

from kozyr.errors import KozyrError
from kozyr.room.address import door_sign, is_loopback, lan_addresses, lan_links
from kozyr.room.app import application
from kozyr.room.guard import USUAL, Limits
from kozyr.room.home import database_file, default_file
from kozyr.room.store import Store, StoreError
from kozyr.room.upkeep import UNHURRIED, Pace
from kozyr.room.wire import MESSAGE_BYTES

KEEP_DAYS = 90
GRACE = 5
"""Seconds that sockets get to say goodbye when the room closes."""


class RoomError(KozyrError):
    """The room cannot be opened; the message says what is in the way."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    origins: Iterable[str] = (),
    *,
    keep_days: float = KEEP_DAYS,
    pace: Pace = UNHURRIED,
    limits: Limits = USUAL,
    announce: Callable[[str], object] = sys.stdout.write,
) -> None:
    """Keep the room open until SIGTERM or Ctrl-C; what is being written is finished first.

    `host` is one address or several with commas; port 0 picks a free one. `db` is a path or sqlite:///PATH, by default
    a file in the user's data folder. `origins` are further sites whose pages may call, such as https://cards.example.org
    of a proxy. `announce` gets the sign on the door. RoomError or NotationError when something is in the way.
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    hosts = [name.strip() for name in host.split(",")]
    store = _open_store(db)
    sockets = _listen(hosts, port)
    port = sockets[0].getsockname()[1]
    addresses = lan_addresses()
    links = [link for name in hosts for link in lan_links(name, port, addresses)]
    app = application(
        store,
        pace=pace,
        limits=limits,
        origins=frozenset(origins),
        only_here=all(is_loopback(name) for name in hosts),
        keep_days=keep_days,
        address=links[0] if links else None,
    )
    announce(door_sign(hosts[0], port, addresses, encoding=sys.stdout.encoding, coloured=sys.stdout.isatty()))
    sys.stdout.flush()
    _run(uvicorn.Server(_config(app)), sockets)


def _open_store(db: str | None) -> Store:
    try:
        return Store(default_file(os.environ) if db is None else database_file(db))
    except (StoreError, OSError) as error:
        raise RoomError(str(error)) from error


def _listen(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """A listening socket for each host, all on the same port. Calls wait there until the room runs."""
    opened: list[socket.socket] = []
    for host in hosts:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            one = socket.socket(family, kind, protocol)
            opened.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind(address)
            one.listen(512)
        except OSError as error:
            for other in opened:
                other.close()
            raise RoomError(f"the room cannot listen at {host} port {port}: {error.strerror}") from error
        port = one.getsockname()[1]
    return opened


def _config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=MESSAGE_BYTES,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )


def _run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Serve until told to stop; the server hands the signal on when all is closed, and that is no failure."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, leave)
    try:
        server.run(sockets=sockets)
    except KeyboardInterrupt:
        pass
    finally:
        logging.shutdown()
