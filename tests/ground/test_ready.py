"""Setting up does what has changed, and nothing twice."""

from functools import partial
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


def test_a_compiler_counts_with_the_headers_of_python_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cc").write_text("#!/bin/sh\n")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("CC", f"{tmp_path / 'cc'} -pthread")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert ready.compiler() is None
    (tmp_path / "Python.h").touch()
    assert ready.compiler() == str(tmp_path / "cc")
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    assert ready.compiler() is None


def test_to_play_no_compiler_is_asked_for_but_to_test_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for step in ("make_venv", "install_package", "build_page", "bring_browser", "install_peers"):
        monkeypatch.setattr(ready, step, partial(done.append, step))
    monkeypatch.setattr(ready, "install", done.append)
    monkeypatch.setattr(ready, "compiler", lambda: None)
    monkeypatch.setattr(ready, "privilege", lambda: None)
    ready.make_ready("play")
    assert done == ["make_venv", "locks/play.txt", "install_package", "build_page"]
    with pytest.raises(StepError, match="as root, run: apt-get install gcc"):
        ready.make_ready("test")


def test_to_prove_the_libraries_to_stand_beside_are_brought_and_one_that_is_not_to_be_had_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(lock: str) -> None:
        raise StepError(f"installing the packages of {lock}: ended with code 1")

    monkeypatch.setattr(ready, "install", fail)
    ready.install_peers()
    assert "installing the packages of locks/bench.txt" in capsys.readouterr().err


def test_an_environment_that_was_left_half_made_is_not_taken_for_whole(tmp_path: Path) -> None:
    assert not ready.works(str(tmp_path / "bin" / "python"))
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    assert not ready.works(str(broken))


def test_an_unknown_door_is_refused() -> None:
    assert ready.main(["dance"]) == 2
