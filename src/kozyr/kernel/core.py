"""The compiled core, where it is there."""

import os
import warnings
from functools import cache
from importlib import import_module
from typing import Any

from kozyr.errors import KozyrError

OFF = os.environ.get("KOZYR_KERNEL") == "off"


def _load() -> Any:
    if OFF:
        return None
    try:
        return import_module("kozyr.kernel._kernel")
    except ImportError:
        return None


core: Any = _load()
"""The module `_kernel`, or None where it was not built or KOZYR_KERNEL=off."""


class NoCoreError(KozyrError):
    """Work that only the core does, where there is none."""


class Missing:
    """Stands where the core would: whatever is asked of it is refused."""

    def __getattr__(self, name: str) -> Any:
        raise NoCoreError(f"this needs the C core: it is {_why()}")


needed: Any = Missing() if core is None else core
"""The core for work that is not done without it: where it is not there, the first use raises NoCoreError."""


def _why() -> str:
    return "switched off by KOZYR_KERNEL=off" if OFF else "not there; install Kozyr where there is a C compiler"


@cache
def say_missing() -> None:
    """Say once in the life of the process that Python does the work of the core. The command line shows it as one line
    on its error output, other programs as the warning that it is."""
    if core is None:
        warnings.warn(f"Python does the work of the C core, far slower: it is {_why()}", RuntimeWarning, stacklevel=3)
