"""The door to the compiled core: ints and masks in, ints and masks out. It knows no rule's name."""

from kozyr.kernel.core import core, say_missing

__all__ = ["core", "say_missing"]
