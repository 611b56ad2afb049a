"""The door to the compiled core: ints and masks in, ints and masks out. It knows no rule's name."""

from kozyr.kernel.core import NoCoreError, core, say_missing

__all__ = ["NoCoreError", "core", "say_missing"]
