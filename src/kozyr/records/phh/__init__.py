"""PHH, the poker hand history: hands of poker as other programs write and read them, and hands of ours in its shape."""

from kozyr.records.phh.reading import parse
from kozyr.records.phh.source import MOST_BYTES
from kozyr.records.phh.writing import show

SUFFIXES = (".phh", ".phhs")

__all__ = ["MOST_BYTES", "SUFFIXES", "parse", "show"]
