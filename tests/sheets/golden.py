"""Matches as the room tells them to the page (`NAME.json`), and their sheet for a spreadsheet (`NAME.csv`): what Python
writes must be what the page writes. `python -m tests.sheets.golden` writes them anew; look at what has changed.
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import DealScored
from kozyr.records import Record, load, steps
from kozyr.records.export import table
from tests.records.short import match
from tests.records.test_replay import KEPT

FOLDER = Path(__file__).with_name("golden")
AWKWARD = ('=HYPERLINK("x")', "-Жук, Иван", "Аня 🂡")


def matches() -> dict[str, Record]:
    """By name: sets with premiums, a trump for each trick, house rules, and names that a spreadsheet stumbles over."""
    kept = {file.stem: file for file in KEPT}
    return {
        "georgian": load(kept["georgian-4"]),
        "turning": load(kept["house-4"]),
        "house": load(kept["house-3"]),
        "names": replace(match(), players=AWKWARD),
    }


def told(record: Record) -> str:
    """What the page knows of the table, in the room's own letters."""
    scored = [event for step in steps(record) for event in step.events if isinstance(event, DealScored)]
    about = {"rules": record.rules, "schedule": schedule(record.rules), "chairs": [{} for _ in record.players]}
    text = msgspec.json.encode({"names": record.players, "table": about, "sheet": scored})
    return msgspec.json.format(text, indent=1).decode() + "\n"


def texts() -> dict[str, str]:
    """The files by name."""
    return {
        **{f"{name}.json": told(record) for name, record in matches().items()},
        **{f"{name}.csv": table(record) for name, record in matches().items()},
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
