"""The compiled core, where it is there."""

import os
import warnings
from functools import cache
from importlib import import_module
from typing import Any


def _load() -> Any:
    if os.environ.get("KOZYR_KERNEL") == "off":
        return None
    try:
        return import_module("kozyr.kernel._kernel")
    except ImportError:
        return None


core: Any = _load()
"""The module `_kernel`, or None where it was not built or KOZYR_KERNEL=off."""


@cache
def say_missing() -> None:
    """Say once in the life of the process that Python does the work of the core."""
    if core is None:
        text = (
            "Kozyr's C core is not there: Python does its work, far slower. Install Kozyr where there is a C compiler."
        )
        warnings.warn(text, RuntimeWarning, stacklevel=3)
