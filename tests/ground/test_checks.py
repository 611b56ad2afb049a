"""`make test` counts what ran, and a failure can hide nowhere."""

import json
from pathlib import Path

import checks
from checks import Count, Step

STEP = Step("lint", "Lines", ("true",), "mend them")


def test_a_single_check_counts_as_one() -> None:
    assert checks.count(STEP, 0) == Count(passed=1)
    assert checks.count(STEP, 1) == Count(failed=1)


def test_errors_and_failures_of_pytest_are_failures(tmp_path: Path) -> None:
    report = tmp_path / "report"
    report.write_text('<testsuites><testsuite tests="9" errors="1" failures="2" skipped="3"/></testsuites>')
    assert checks.junit(report) == Count(passed=3, failed=3, skipped=3)


def test_a_page_test_file_that_does_not_load_is_a_failure(tmp_path: Path) -> None:
    report = tmp_path / "report"
    results = [{"status": "failed", "assertionResults": []}, {"status": "passed", "assertionResults": [{}]}]
    told = {"numPassedTests": 1, "numFailedTests": 0, "numPendingTests": 0, "testResults": results}
    report.write_text(json.dumps(told))
    assert checks.vitest(report) == Count(passed=1, failed=1)


def test_a_runner_that_ended_badly_without_a_report_is_a_failure(tmp_path: Path) -> None:
    step = Step("lost", "A runner that crashed", ("false",), "look", lambda _: Count(passed=5))
    assert not step.report.exists()
    assert checks.count(step, 2) == Count(failed=1)


def test_the_summary_says_what_failed_what_to_do_and_ends_with_the_sum() -> None:
    other = Step("types", "Types", ("true",), "mend the types")
    text = checks.summary({STEP: Count(passed=1), other: Count(passed=4, failed=2, skipped=1)})
    assert "ok      lint" in text
    assert "FAILED  types" in text
    assert "make test ONLY=types    what to do: mend the types" in text
    assert text.splitlines()[-1] == "5 passed, 2 failed, 1 skipped"


def test_a_step_that_does_not_exist_is_refused() -> None:
    assert checks.main(["no-such-step"]) == 2
