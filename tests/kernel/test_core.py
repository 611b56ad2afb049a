"""Where there is no core that could be used: its place is empty, or something else lies there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from kozyr.kernel.pieces import NoThreadError, in_pieces
from tests.kernel.build import PACKAGE

FILE = "_kernel.abi3.so"
HAND = """
import warnings
warnings.simplefilter("always")
from kozyr import rank, ranks
from kozyr.kernel import core
assert core is None
print(rank("As Ks Qs Js Ts").category.name)
ranks()
"""
OTHER = """
import sys, types
sys.modules["kozyr.kernel._kernel"] = core = types.ModuleType("_kernel")
core.door = 1
"""


def told(code: str, folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
    path = {} if folder is None else {"PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ | path, cwd=folder
    )


def another_extension() -> bytes:
    return next(Path(msgspec.__file__).parent.glob("_core*.so")).read_bytes()


@pytest.mark.parametrize("content", [b"", b"rubbish", None], ids=["empty", "rubbish", "of another library"])
def test_a_file_that_is_no_core_of_ours_is_as_none(tmp_path: Path, content: bytes | None) -> None:
    unneeded = shutil.ignore_patterns("*.so", "page", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "kozyr", ignore=unneeded)
    (tmp_path / "kozyr" / "kernel" / FILE).write_bytes(another_extension() if content is None else content)
    run = told(HAND, tmp_path)
    assert run.stdout == "ROYAL_FLUSH\n", run.stderr
    assert "not there" in run.stderr


def test_a_core_that_was_built_for_another_version_is_not_used() -> None:
    run = told(OTHER + HAND)
    assert run.stdout == "ROYAL_FLUSH\n", run.stderr
    assert "built for another version" in run.stderr


def test_work_for_more_threads_than_the_system_begins_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", start)
    with pytest.raises(NoThreadError, match="ask for fewer"):
        in_pieces(str, range(3), threads=2)
