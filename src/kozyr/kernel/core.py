"""The compiled core, where it is there."""

import os
import warnings
from binascii import crc32
from functools import cache
from importlib import import_module
from io import FileIO
from typing import Any

from kozyr.errors import KozyrError


def _load() -> tuple[Any, str]:
    """The module `_kernel`, or None and why there is none."""
    if os.environ.get("KOZYR_KERNEL") == "off":
        return None, "switched off by KOZYR_KERNEL=off"
    try:
        found, door = import_module("kozyr.kernel._kernel"), _door()
    except (ImportError, SystemError, OSError):
        return None, "not there; install Kozyr where there is a C compiler"
    if getattr(found, "door", None) != door:
        return None, "built for another version; install Kozyr again where there is a C compiler"
    return found, ""


def _door() -> int:
    """The checksum of the list of what the core offers: a core that was built for another list is not used."""
    with FileIO(__file__.rpartition(os.sep)[0] + f"{os.sep}_kernel.pyi") as offered:
        return crc32(offered.readall())


core, _why_not = _load()
"""The module `_kernel`, or None where it was not built, is not of this version, or KOZYR_KERNEL=off."""


class NoCoreError(KozyrError):
    """Work that only the core does, where there is none."""


class Missing:
    """Stands where the core would: whatever is asked of it is refused, but for what Python itself looks for."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NoCoreError(f"this needs the C core: it is {_why_not}")


needed: Any = Missing() if core is None else core
"""The core for work that is not done without it: where it is not there, the first use raises NoCoreError."""


@cache
def say_missing() -> None:
    """Say once in the life of the process that Python does the work of the core. The command line shows it as one line
    on its error output, other programs as the warning that it is."""
    if core is None:
        warnings.warn(f"Python does the work of the C core, far slower: it is {_why_not}", RuntimeWarning, stacklevel=3)
