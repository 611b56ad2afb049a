"""The core compiled apart from the package, with flags of one's own."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "native"
PACKAGE = ROOT / "src" / "kozyr"
DOOR = crc32((PACKAGE / "kernel" / "_kernel.pyi").read_bytes())
FLAGS = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-DPy_LIMITED_API=0x030B0000", f"-DDOOR={DOOR}u")


def compiler() -> list[str]:
    """The C compiler that Python extensions are made with here, and where Python's headers are."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return [*named.split(), f"-I{sysconfig.get_path('include')}"]


def build(folder: Path, *flags: str) -> None:
    """A copy of the package in a folder, with a core compiled by these flags. AssertionError with the compiler's words,
    which include its warnings."""
    unneeded = shutil.ignore_patterns("*.so", "page", "__pycache__")
    shutil.copytree(PACKAGE, folder / "kozyr", ignore=unneeded)
    target = str(folder / "kozyr" / "kernel" / "_kernel.abi3.so")
    sources = sorted(map(str, NATIVE.glob("*.c")))
    command = [*compiler(), *FLAGS, *flags, "-shared", "-o", target, *sources]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
