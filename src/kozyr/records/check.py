"""Whether records are true: `kozyr verify` over files and folders."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from kozyr.errors import NotationError
from kozyr.records.files import SUFFIXES, load
from kozyr.records.record import RecordError
from kozyr.records.replay import Fault, verify


def files(paths: Iterable[Path]) -> list[Path]:
    """The files that are meant: those named, and in a folder all records at any depth, by name.

    NotationError for a folder without records, or for nothing at all by that name.
    """
    return [file for path in paths for file in _files(path)]


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
        if not found:
            raise NotationError(f"there are no records (*{', *'.join(SUFFIXES)}) in {path}")
        return found
    if not path.exists():
        raise NotationError(f"there is no file {path}")
    return [path]


def check(paths: Iterable[Path]) -> dict[str, Any]:
    """Replays every record: how many there are, how many are true, and where each other goes wrong."""
    meant = files(paths)
    faults = [{"file": str(file), "line": fault.line, "fault": fault.fault} for file, fault in _faults(meant)]
    return {"files": len(meant), "ok": len(meant) - len(faults), "faults": faults}


def _faults(meant: Iterable[Path]) -> Iterator[tuple[Path, Fault]]:
    for file in meant:
        try:
            fault = verify(load(file))
        except RecordError as error:
            fault = Fault(error.line, error.fault)
        if fault:
            yield file, fault


def tell(report: dict[str, Any]) -> str:
    """The report in lines: `FILE:LINE: what is wrong`, and the counts."""
    lines = ["{file}:{line}: {fault}".format(**fault) for fault in report["faults"]]
    records = "record" if report["files"] == 1 else "records"
    return "\n".join([*lines, f"{report['files']} {records}, {report['ok']} ok"])
