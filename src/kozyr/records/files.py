"""Records on disk."""

from contextlib import suppress
from pathlib import Path

from kozyr.records import phh
from kozyr.records.reading import parse
from kozyr.records.record import MOST_BYTES, Record, RecordError
from kozyr.records.writing import show

SUFFIX = ".kzr"
SUFFIXES = (SUFFIX, *phh.SUFFIXES)
"""All that is read as a record."""


FORMS = (MOST_BYTES, "a record", parse), (phh.MOST_BYTES, "PHH", phh.parse)


def load(path: Path) -> Record:
    """The record in a file, or that of the poker hands in a file of PHH, told by its name; RecordError names the line
    that is wrong, OSError says why there is nothing to read.

    No more is read than a record may have.
    """
    most, what, read = FORMS[path.suffix in phh.SUFFIXES]
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise RecordError(1, f"the file is larger than {most >> 20} MiB, too large for {what}")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, f"the byte {data[error.start]:02x} is not UTF-8: this is no text") from None
    return read(text)


def save(path: Path, record: Record) -> None:
    """Writes a record whole: who looks finds the old file or the new one, never a part; OSError names the file."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(show(record), encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from error
