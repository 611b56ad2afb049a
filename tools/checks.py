"""Runs every check of the project, each as a step of its own, and counts: `make test`.

    .venv/bin/python tools/checks.py [STEP...]

A failed step does not stop the ones after it: at the end all are listed, each failed one with how to run it alone and
what to do. The last line is `N passed, N failed`, where a test counts as one and so does a step that is a single check.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"


TWO_BROWSERS = ("--numprocesses=2", "--dist=worksteal", "--reruns=1")
"""A browser may miss a key or a tap where the machine is busy with another: what fails is tried once more, and said."""


@dataclass(frozen=True)
class Count:
    """How many tests passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        text = f"{self.passed} passed, {self.failed} failed"
        return f"{text}, {self.skipped} skipped" if self.skipped else text


@dataclass(frozen=True)
class Step:
    """One step: its name for the command line, what it looks at, its command, what to do when it fails, its report."""

    name: str
    title: str
    command: tuple[str, ...]
    remedy: str
    read: Callable[[Path], Count] | None = None

    @property
    def report(self) -> Path:
        return REPORTS / f"{self.name}.report"


def junit(report: Path) -> Count:
    """The counts of a pytest run, from its JUnit report."""
    suites = ElementTree.parse(report).getroot().iter("testsuite")
    total = Count()
    for suite in suites:
        tests, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        total += Count(tests - failed - skipped, failed, skipped)
    return total


def vitest(report: Path) -> Count:
    """The counts of a Vitest run, from its JSON report. A file that did not load counts as one failure."""
    told = json.loads(report.read_text())
    broken = sum(1 for one in told["testResults"] if one["status"] == "failed" and not one["assertionResults"])
    return Count(told["numPassedTests"], told["numFailedTests"] + broken, told["numPendingTests"])


def python(module: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", module, *arguments)


def page(tool: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(ROOT / "build_backend" / "kozyr_page.py"), "run", tool, *arguments)


def pytest_step(name: str, title: str, *arguments: str) -> Step:
    report = f"--junitxml={REPORTS / name}.report"
    remedy = "read the first failure above; .venv/bin/pytest --last-failed runs only what failed"
    return Step(name, title, python("pytest", *arguments, report), remedy, junit)


def steps() -> tuple[Step, ...]:
    imports = str(Path(sys.executable).with_name("lint-imports"))
    vitest_report = f"--outputFile.json={REPORTS / 'vitest.report'}"
    return (
        Step("ruff", "Python: mistakes and style", python("ruff", "check"), ".venv/bin/ruff check --fix"),
        Step("format", "Python: layout", python("ruff", "format", "--check"), ".venv/bin/ruff format"),
        Step("mypy", "Python: types", python("mypy"), "mend the types it names"),
        Step("imports", "Python: imports go one way", (imports,), "move what is imported to a lower layer"),
        Step("eslint", "Page: mistakes and style", page("eslint", "."), "mend the lines it names"),
        Step(
            "svelte",
            "Page: types",
            page("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
            "mend the lines it names",
        ),
        Step(
            "vitest",
            "Page: tests",
            page("vitest", "run", "--reporter=default", "--reporter=json", vitest_report),
            "read the first failure above",
            vitest,
        ),
        pytest_step(
            "pytest",
            "Unit, property and contract tests, and the examples in the documents",
            "--ignore=tests/browser",
            "--ignore=tests/build",
            "--numprocesses=auto",
        ),
        pytest_step("build", "The package with its page, built with and without Node.js", "tests/build"),
        pytest_step("browser", "The room in a browser", "tests/browser", *TWO_BROWSERS),
    )


def count(step: Step, code: int) -> Count:
    """The counts of a step that ended with this exit code; a report that is missing or hides a failure is a failure."""
    if step.read is None:
        return Count(failed=1) if code else Count(passed=1)
    found = step.read(step.report) if step.report.is_file() else Count()
    return found + Count(failed=1) if code and not found.failed else found


def run(step: Step, place: str) -> Count:
    print(f"\n── {place} {step.name}: {step.title}", flush=True)
    step.report.unlink(missing_ok=True)
    ended = subprocess.run(step.command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
    return count(step, ended.returncode)


def summary(counts: Mapping[Step, Count]) -> str:
    """What the steps came to, a line each, with what to do about those that failed, and the sum as the last line."""
    lines = [""]
    for step, one in counts.items():
        lines.append(f"{'FAILED' if one.failed else 'ok':<7} {step.name:<8} {step.title}: {one}")
        if one.failed:
            lines.append(f"        alone: make test ONLY={step.name}    what to do: {step.remedy}")
    return "\n".join([*lines, "", str(sum(counts.values(), Count()))])


def main(names: Sequence[str]) -> int:
    known = steps()
    unknown = [name for name in names if name not in {step.name for step in known}]
    if unknown:
        print(f"kozyr: there is no step {unknown[0]!r}: {', '.join(step.name for step in known)}", file=sys.stderr)
        return 2
    chosen = [step for step in known if not names or step.name in names]
    REPORTS.mkdir(parents=True, exist_ok=True)
    counts = {step: run(step, f"{place}/{len(chosen)}") for place, step in enumerate(chosen, 1)}
    print(summary(counts), flush=True)
    return 1 if any(one.failed for one in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
