"""The core beside other libraries: ranks, equities, tricks and hands, each in a table with our figure, the peer's, how
many times as fast we are, and the bar.

    python -m bench.peers [--quick] [--only ranks|equities|tricks|hands] [--json]

Writes the tables into docs/performance.md, unless it was quick or did not measure all. Whoever is not installed is said
to be so. A quick run times each work once: its figures mean nothing, but that all sides still answer alike.
"""

import argparse
import json
import sys

from msgspec import to_builtins

from bench.peers.page import PARTS, section, tables, write
from bench.peers.timing import QUICK, STEADY, Line, Pace
from kozyr.kernel.core import core


def measure(pace: Pace, only: str | None = None) -> dict[str, list[Line]]:
    """The lines of the parts that are asked for, told on the error output as they come; SystemExit without the core."""
    if core is None:
        sys.exit("bench.peers: the C core is not there, so there is nothing to measure")
    found: dict[str, list[Line]] = {}
    for name, part in PARTS.items():
        if only in (None, name):
            found[name] = []
            for line in part.lines(pace):
                print(f"{name}: {line.what}, {line.ours}, {line.peer} {line.theirs}", file=sys.stderr, flush=True)
                found[name].append(line)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="The core beside other libraries.")
    parser.add_argument("--quick", action="store_true", help="time each work once")
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measure(QUICK if wish.quick else STEADY, wish.only)
    if not wish.quick and wish.only is None:
        write(section(found))
    print(json.dumps(to_builtins(found)) if wish.json else tables(found))


if __name__ == "__main__":
    main()
