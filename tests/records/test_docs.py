"""What docs/records.md says is so."""

import doctest
import re
from pathlib import Path

import pytest

from kozyr.records import parse, show, verify
from kozyr.records.frozen import DEFAULTS
from kozyr.records.record import MOST_ACTIONS, MOST_BYTES, MOST_IN_LINE, MOST_IN_NAME
from kozyr.records.writing import toml

DOCS = Path(__file__).parents[2] / "docs" / "records.md"
TEXT = DOCS.read_text("utf-8")


def test_the_record_in_the_docs_is_a_true_record_as_it_would_be_written() -> None:
    found = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert found
    record = parse(found[1])
    assert show(record) == found[1]
    assert verify(record) is None


def test_the_defaults_in_the_docs_are_the_frozen_ones() -> None:
    written = [f"{name} = {toml(value)}" for name, value in DEFAULTS[1]["raspisnoy"].items() if value is not None]
    assert "```toml\n" + "\n".join(written) + "\n```" in TEXT
    unset = [name for name, value in DEFAULTS[1]["raspisnoy"].items() if value is None]
    assert [name for name in unset if f"`{name}`" not in TEXT] == []


def test_the_bounds_in_the_docs_are_those_that_hold() -> None:
    bounds = (
        f"{MOST_BYTES >> 20} MiB",
        f"{MOST_IN_LINE} characters",
        f"{MOST_ACTIONS:,} actions",
        f"{MOST_IN_NAME} char",
    )
    assert [bound for bound in bounds if bound not in TEXT.replace("\n", " ")] == []


def test_the_python_in_the_docs_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(DOCS.parents[1])
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0
