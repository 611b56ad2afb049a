"""The sheets that the page is compared with are those that Python writes (see web/src/sheet/sheet.test.ts)."""

import pytest

from tests.sheets.golden import FOLDER, matches, texts


@pytest.mark.parametrize("name", sorted(texts()))
def test_the_kept_sheets_are_what_python_writes(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == texts()[name], "run python -m tests.sheets.golden, and look"


def test_nothing_else_is_kept() -> None:
    assert {file.name for file in FOLDER.iterdir()} == set(texts())


def test_the_georgian_match_has_every_mark() -> None:
    told = texts()["georgian.json"]
    assert "score-khishti" in told
    premiums = [line for line in texts()["georgian.csv"].splitlines()[1:] if not line.endswith(",0")]
    assert {"-" in line.rpartition(",")[2] for line in premiums} == {True, False}


def test_the_matches_have_what_sheets_differ_in() -> None:
    rules = [record.rules for record in matches().values()]
    assert {each.seats for each in rules} == {3, 4}
    assert {each.trump for each in rules} >= {"turned", "circular_trick"}
