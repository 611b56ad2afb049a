"""Where the database lies."""

import stat
import sys
from pathlib import Path

import pytest

from kozyr.errors import NotationError
from kozyr.room.home import data_folder, database_file, default_file

HOME = Path("/home/ann")


def test_each_system_has_its_data_folder() -> None:
    assert data_folder("linux", {}, HOME) == HOME / ".local/share/kozyr"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}, HOME) == Path("/data/kozyr")
    assert data_folder("darwin", {}, HOME) == HOME / "Library/Application Support/kozyr"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}, HOME) == Path("/local/kozyr")


@pytest.mark.skipif(sys.platform != "linux", reason="XDG_DATA_HOME is a custom of Linux")
def test_the_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    file = default_file({"XDG_DATA_HOME": str(tmp_path)})
    assert file == tmp_path / "kozyr" / "room.db"
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_database_is_a_path_or_an_sqlite_address() -> None:
    assert database_file("rooms/mine.db") == Path("rooms/mine.db")
    assert database_file("sqlite:///mine.db") == Path("mine.db")
    assert database_file("sqlite:////var/mine.db") == Path("/var/mine.db")
    with pytest.raises(NotationError, match="postgresql://host/db"):
        database_file("postgresql://host/db")
    with pytest.raises(NotationError, match="no name"):
        database_file("sqlite:///")
