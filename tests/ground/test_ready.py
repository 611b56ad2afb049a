"""Setting up does what has changed, and nothing twice."""

from pathlib import Path

import pytest

import ready
from ready import StepError


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    monkeypatch.setattr(ready, "STAMPS", tmp_path / "stamps")
    (tmp_path / "lock").write_text("starlette==1.0")
    return tmp_path


def test_a_step_is_done_until_what_it_was_made_from_changes(checkout: Path) -> None:
    assert not ready.is_done("lock", ready.digest(["lock"]))
    ready.note("lock", ready.digest(["lock"]))
    assert ready.is_done("lock", ready.digest(["lock"]))
    (checkout / "lock").write_text("starlette==1.1")
    assert not ready.is_done("lock", ready.digest(["lock"]))


def test_a_new_file_in_a_folder_changes_what_is_made_from_it(checkout: Path) -> None:
    before = ready.digest(["native"])
    (checkout / "native").mkdir()
    (checkout / "native" / "core.c").write_text("int main;")
    assert ready.digest(["native"]) != before


def test_a_failed_step_says_which_and_what_to_do(checkout: Path) -> None:
    with pytest.raises(StepError, match=r"(?s)baking bread: ended with code 4.*What to do: buy flour"):
        ready.run("baking bread", ["/bin/sh", "-c", "exit 4"], "buy flour")


def test_packages_are_asked_of_the_reader_where_nobody_may_become_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "privilege", lambda: None)
    with pytest.raises(StepError, match="as root, run: apt-get install chromium"):
        ready.debian_install("installing a browser", ["chromium"])


def test_an_environment_that_was_left_half_made_is_not_taken_for_whole(tmp_path: Path) -> None:
    assert not ready.works(str(tmp_path / "bin" / "python"))
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    assert not ready.works(str(broken))


def test_an_unknown_door_is_refused() -> None:
    assert ready.main(["dance"]) == 2
