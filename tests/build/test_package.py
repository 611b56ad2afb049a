"""The package carries the page and the compiled core, wherever it is built, and only the page that was built last.

The builds run in a copy of the checkout, through pip. The first runs as on a stranger's machine: isolated, with a PATH
that holds no Node.js. Those after it use what is installed here, so that they need not fetch it again.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKED = ("LICENSE", "MANIFEST.in", "README.md", "CHANGELOG.md", "pyproject.toml", "setup.py")
PACKED_FOLDERS = ("build_backend", "native", "src", "web")
MADE = shutil.ignore_patterns("node_modules", "page", "__pycache__", "*.egg-info", "*.so")
NODE = frozenset({"node", "nodejs", "npm", "npx", "corepack"})
PAGE = "kozyr/room/page/"
CORE = "kozyr/kernel/_kernel.abi3.so"
HERE = "--no-build-isolation"
AS_IT_IS = ("--config-settings", "page=skip")
COMPILING = 30
"""Seconds of a processor in which the core is to be compiled."""

pytestmark = [pytest.mark.build, pytest.mark.timeout(600)]


@dataclass(frozen=True)
class Workshop:
    """A checkout, and the PATH to build it with."""

    checkout: Path
    path: str
    compiler: str | None = None

    def pip_wheel(self, name: str, *options: str) -> subprocess.CompletedProcess[str]:
        """Build a wheel into a folder of this name."""
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
        return subprocess.run(
            [*command, "--wheel-dir", name, *options, "."],
            cwd=self.checkout,
            env={**os.environ, "PATH": self.path} | ({"CC": self.compiler} if self.compiler else {}),
            capture_output=True,
            text=True,
            check=False,
        )

    def wheel(self, name: str, *options: str) -> frozenset[str]:
        """The files in the wheel that is built; pip's own words if it is not."""
        told = self.pip_wheel(name, *options)
        assert told.returncode == 0, told.stdout + told.stderr
        return files_of(next((self.checkout / name).glob("*.whl")))

    def here(self) -> Workshop:
        """The same checkout with the PATH of this machine."""
        return replace(self, path=os.environ["PATH"])


def files_of(wheel: Path) -> frozenset[str]:
    with zipfile.ZipFile(wheel) as archive:
        return frozenset(archive.namelist())


def bundles(files: frozenset[str]) -> frozenset[str]:
    return frozenset(name for name in files if name.startswith(PAGE + "assets/"))


def path_without_node(folder: Path) -> str:
    """A folder of links to every program on the PATH but Node.js and what comes with it."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*"):
            if program.name not in NODE and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    return str(folder)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    home = tmp_path_factory.mktemp("package")
    checkout = home / "checkout"
    checkout.mkdir()
    for name in PACKED:
        shutil.copy(ROOT / name, checkout)
    for name in PACKED_FOLDERS:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, checkout / name, ignore=MADE)
    path = path_without_node(home / "bin")
    assert shutil.which("node", path=path) is None
    return Workshop(checkout, path)


@pytest.fixture(scope="module")
def first(workshop: Workshop) -> frozenset[str]:
    """The files of a wheel built from a clean checkout, where pip brings Node.js by itself."""
    return workshop.wheel("first")


def test_a_wheel_built_where_there_is_no_node_carries_the_page(first: frozenset[str]) -> None:
    assert PAGE + "index.html" in first
    assert any(name.endswith(".js") for name in bundles(first))


def test_a_wheel_carries_the_package_and_nothing_of_the_workshop(first: frozenset[str]) -> None:
    tops = {name.split("/")[0] for name in first}
    assert tops - {"kozyr"} == {name for name in tops if name.endswith(".dist-info")}
    assert {"kozyr/__init__.py", "kozyr/py.typed", "kozyr/words/en/table.ftl", "kozyr/lessons/bid.kzr"} <= first
    assert not any("node_modules" in name or name.endswith(".pyc") for name in first)


def test_a_wheel_carries_the_core_for_every_python_from_3_11(workshop: Workshop, first: frozenset[str]) -> None:
    assert [name for name in first if name.endswith(".so")] == [CORE]
    assert "-cp311-abi3-" in next((workshop.checkout / "first").glob("*.whl")).name


def test_the_core_is_compiled_in_seconds(workshop: Workshop, tmp_path: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(tmp_path), "--build-temp", str(tmp_path)]
    subprocess.run(build, cwd=workshop.checkout, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert (tmp_path / CORE).is_file()
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < COMPILING


def install(wheel: Path, folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", str(folder), str(wheel)], check=True, capture_output=True)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command line of the package that is installed in a folder."""
    command = [sys.executable, "-c", "import sys; from kozyr.cli import main; sys.exit(main())", *words, "--json"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)


@pytest.mark.parametrize("compiler", ["/bin/false", "no-such-compiler"])
def test_without_a_compiler_the_package_is_built_and_works_and_says_once_that_it_is_slower(
    workshop: Workshop, first: frozenset[str], compiler: str, tmp_path: Path
) -> None:
    name = f"without-{Path(compiler).name}"
    files = replace(workshop.here(), compiler=compiler).wheel(name, HERE, *AS_IT_IS)
    assert "kozyr/kernel/core.py" in files
    assert CORE not in files
    install(next((workshop.checkout / name).glob("*.whl")), tmp_path)
    assert json.loads(run(tmp_path, "rank", "As Ks Qd Qh 7c").stdout)["hands"][0]["category"] == "pair"
    told = run(tmp_path, "equity", "texas", "AsKs", "QdQh", "7c6c", "--board", "2c7h9d", "--exact")
    assert json.loads(told.stdout)["boards"] == 903
    assert re.fullmatch(r"kozyr: Python does the work of the C core, far slower: it is not there[^\n]*\n", told.stderr)


def test_an_installed_wheel_has_its_texts_and_its_page(
    workshop: Workshop, first: frozenset[str], tmp_path: Path
) -> None:
    install(next((workshop.checkout / "first").glob("*.whl")), tmp_path)
    code = "from kozyr.room.pages import BUILT; from kozyr.cli import main; print(BUILT); main(%r)"
    command = [sys.executable, "-c", code % ["rules", "raspisnoy", "--lang", "ru"]]
    told = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"},
        check=True,
        capture_output=True,
    )
    built, _, rules = told.stdout.decode().partition("\n")
    assert Path(built) == tmp_path / "kozyr" / "room" / "page"
    assert (Path(built) / "index.html").is_file()
    assert "козыр" in rules


def unhashed(files: Iterable[str]) -> list[str]:
    """The names without the eight letters, digits, dashes or underscores that stand for their contents."""
    return sorted(re.sub(r"-[\w-]{8}(?=\.\w+$)", "", name) for name in files)


def test_a_second_build_of_a_changed_page_ships_no_stale_bundle(workshop: Workshop, first: frozenset[str]) -> None:
    script = workshop.checkout / "web" / "src" / "main.ts"
    script.write_text(script.read_text() + "\nconsole.info('the page has changed')\n")
    stale = workshop.checkout / "src" / PAGE / "assets" / "stale-00000000.js"
    stale.write_text("// left by an older build\n")
    second = workshop.here().wheel("second", HERE)
    assert PAGE + "assets/stale-00000000.js" not in second
    entry = {name for name in bundles(first) if "/index-" in name and name.endswith(".js")}
    assert entry
    assert not entry & bundles(second)
    assert unhashed(bundles(second)) == unhashed(bundles(first))


def test_a_source_package_carries_the_page_and_its_wheel_needs_no_node(
    workshop: Workshop, first: frozenset[str], tmp_path: Path
) -> None:
    pack = [sys.executable, "-c", "import kozyr_build; print(kozyr_build.build_sdist('dist'))"]
    environment = {**os.environ, "PYTHONPATH": str(workshop.checkout / "build_backend")}
    subprocess.run(pack, cwd=workshop.checkout, env=environment, check=True, capture_output=True)
    packed = next((workshop.checkout / "dist").glob("*.tar.gz"))
    subprocess.run(["tar", "-xf", str(packed), "-C", str(tmp_path)], check=True)
    unpacked = Workshop(next(tmp_path.iterdir()), workshop.path)
    assert (unpacked.checkout / "web" / "package-lock.json").is_file()
    assert {path.name for path in (unpacked.checkout / "native").iterdir()} == {
        path.name for path in (workshop.checkout / "native").iterdir()
    }
    assert not list(unpacked.checkout.rglob("*.so"))
    files = unpacked.wheel("again", HERE)
    assert PAGE + "index.html" in files
    assert bundles(files)
    assert not (unpacked.checkout / "web" / "node_modules").exists()


def test_a_page_that_cannot_be_built_stops_the_build_and_names_the_step(
    workshop: Workshop, first: frozenset[str]
) -> None:
    script = workshop.checkout / "web" / "src" / "main.ts"
    whole = script.read_text()
    script.write_text("import './no-such-file'\n")
    told = workshop.here().pip_wheel("broken", HERE)
    script.write_text(whole)
    assert told.returncode != 0
    assert "FAILED while step 2 of 2, building the page" in told.stdout + told.stderr
    assert not list((workshop.checkout / "broken").glob("*.whl"))


def test_a_setting_that_is_unknown_is_refused(workshop: Workshop) -> None:
    told = workshop.here().pip_wheel("maybe", HERE, "--config-settings", "page=maybe")
    assert told.returncode != 0
    assert "the setting page=maybe is unknown" in told.stdout + told.stderr
