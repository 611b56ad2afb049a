"""Plays a complete random match by each of many random house rules, and prints the figures.

    python -m tests.house.run --rules 20000 --processes 2 [--leaks 20] [--json]

Half of the rules are usual, half unusual (tests/house/draws.py). Each match is played by random players to its end,
its record is written, read and replayed, its texts are read back, and of one in `--leaks` the battery against leaks is
run besides. Exit status 1 and the rules of each failure if there is one.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool
from random import Random
from time import perf_counter, process_time
from traceback import format_exc
from typing import Any

from msgspec import Struct

from tests.house.draws import REASONS, draw_rules, kind_of
from tests.house.evening import evening, secrecy

CHUNK = 20


class Report(Struct):
    """What many matches brought: counts, failures as texts, and the seconds of the processors and of the clock."""

    counted: Counter[str]
    failures: list[str]
    busy: float = 0.0
    lasted: float = 0.0

    @property
    def unreached(self) -> list[str]:
        """Reasons to refuse rules that no draw gave."""
        return sorted(reason for reason in REASONS if not self.counted[reason])


def play(number: int, leaks: int = 20) -> Report:
    """The match with this number."""
    began, counted, failures = process_time(), Counter[str](), list[str]()
    rules = None
    try:
        rules, counted = draw_rules(number)
        counted += evening(rules, Random(f"evening {number}"))
        counted.update([f"matches {kind_of(number)}"])
        if number // 2 % leaks == 0:
            counted += secrecy(rules, Random(f"secrecy {number}")) + Counter({"batteries": 1})
    except Exception:
        failures.append(f"number {number}, rules {rules}\n{format_exc()}")
    return Report(counted, failures, process_time() - began)


def run(rules: int, processes: int, leaks: int = 20) -> Report:
    """The matches with the numbers from 0."""
    began = perf_counter()
    if processes == 1:
        total = _added(play(number, leaks) for number in range(rules))
    else:
        with Pool(processes) as pool:
            numbers = [(number, leaks) for number in range(rules)]
            total = _added(pool.starmap(play, numbers, chunksize=CHUNK))
    total.lasted = perf_counter() - began
    return total


def _added(reports: Iterable[Report]) -> Report:
    total = Report(Counter(), [])
    for report in reports:
        total.counted += report.counted
        total.failures += report.failures
        total.busy += report.busy
    return total


def figures(report: Report) -> dict[str, Any]:
    """The figures of a report by name."""
    counted = report.counted
    return {
        "rules": counted["matches"],
        "usual": counted["matches usual"],
        "unusual": counted["matches unusual"],
        "refused": _share(counted, ""),
        "refused_usual": _share(counted, " usual"),
        "refused_unusual": _share(counted, " unusual"),
        "reasons": {reason: counted[reason] for reason in sorted(REASONS)},
        "unreached": report.unreached,
        "deals": counted["deals"],
        "decisions": counted["decisions"],
        "barred": counted["barred"],
        "batteries": counted["batteries"],
        "worlds": counted["worlds"],
        "failures": len(report.failures),
        "processor_seconds": round(report.busy),
        "seconds": round(report.lasted),
    }


def _share(counted: Counter[str], kind: str) -> float:
    return round(counted[f"refused{kind}"] / max(1, counted[f"drawn{kind}"]), 3)


def told(found: dict[str, Any]) -> str:
    """The figures in sentences."""
    reasons = "\n".join(f"  {count:7,}  {reason}" for reason, count in found["reasons"].items())
    return TEXT.format(reached=len(found["reasons"]) - len(found["unreached"]), listed=reasons, **found)


TEXT = """{rules:,} rule sets, {usual:,} usual and {unusual:,} unusual, each a complete match replayed from its record:
{failures} failures
{refused:.1%} of all draws were refused, {refused_usual:.1%} of the usual and {refused_unusual:.1%} of the unusual ones,
for {reached} reasons:
{listed}
{deals:,} deals, {decisions:,} decisions, {barred:,} cards and bids allowed or barred with a reason
{batteries:,} batteries against leaks compared {worlds:,} worlds
{processor_seconds:,} seconds of a processor, {seconds:,} of the clock"""


def main(words: list[str] | None = None) -> int:
    """0, or 1 where a match failed or a reason was never given."""
    parser = argparse.ArgumentParser(prog="python -m tests.house.run", description=__doc__.splitlines()[0])
    parser.add_argument("--rules", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--leaks", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(words)
    report = run(options.rules, options.processes, options.leaks)
    for failure in report.failures:
        print(failure, file=sys.stderr)
    found = figures(report)
    print(json.dumps(found, indent=1) if options.json else told(found))
    return int(bool(report.failures or (options.rules >= 2_000 and report.unreached)))


if __name__ == "__main__":
    sys.exit(main())
