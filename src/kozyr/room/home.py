"""Where the room keeps its database: in a data folder of the user, as the system has it, or where the host says."""

import sys
from collections.abc import Mapping
from pathlib import Path

from kozyr.errors import NotationError

FILE = "room.db"
SQLITE = "sqlite:///"


def data_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The user's folder for the data of kozyr.

    >>> str(data_folder("linux", {}, Path("/home/ann")))
    '/home/ann/.local/share/kozyr'
    """
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kozyr"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "kozyr"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "kozyr"


def database_file(text: str) -> Path:
    """The file that `--db` names: a path, or `sqlite:///PATH`; NotationError for an address of anything else.

    >>> str(database_file("sqlite:////var/lib/kozyr/room.db"))
    '/var/lib/kozyr/room.db'
    """
    if text.startswith(SQLITE):
        text = text.removeprefix(SQLITE)
    elif "://" in text:
        raise NotationError(f"{text[:60]!r} is no database that the room can use: write a path, or {SQLITE}PATH")
    if not text:
        raise NotationError("the database has no name: write a path")
    return Path(text).expanduser()


def default_file(environment: Mapping[str, str]) -> Path:
    """The database in the data folder, made for its owner only if it is not there; OSError when it cannot be."""
    folder = data_folder(sys.platform, environment, Path.home())
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / FILE
