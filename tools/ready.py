"""Makes a checkout ready to play or to test: the virtual environment, the package, the page, a browser for the tests.

    python3 tools/ready.py play | test | prove

Runs with any Python from 3.11, before anything is installed. What was done is remembered by stamps in .venv, which hold
a digest of what it was done from, so a second run does only what has changed since.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
STAMPS = VENV / "kozyr-stamps"
PACKAGE_SOURCES = ("pyproject.toml", "setup.py", "build_backend", "native", "src/kozyr/kernel/_kernel.pyi")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN_BROWSER = ("chromium", "fonts-noto-core")
DEBIAN_COMPILER = ("gcc", "libc6-dev", "python3-dev")

sys.path.insert(0, str(ROOT / "build_backend"))
from kozyr_page import node_on_path  # noqa: E402


class StepError(Exception):
    """A step failed; the text says which, and what to do."""


def say(text: str) -> None:
    print(f"kozyr: {text}", file=sys.stderr, flush=True)


def run(step: str, command: Sequence[str], remedy: str) -> None:
    """Run one step with its output shown; StepError with its name and the remedy if it fails."""
    say(step)
    started = time.monotonic()
    ended = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
    if ended.returncode != 0:
        raise StepError(f"{step}: ended with code {ended.returncode}; its last lines are above.\nWhat to do: {remedy}")
    say(f"{step}: done in {time.monotonic() - started:.0f} s")


def digest(paths: Iterable[str]) -> str:
    """One number for the contents of files and folders under the root; a missing one counts as empty."""
    whole = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for name in paths:
        top = ROOT / name
        files = sorted(path for path in top.rglob("*") if path.is_file()) if top.is_dir() else [top]
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                whole.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def is_done(name: str, made_from: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == made_from


def note(name: str, made_from: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(made_from)


def works(python: str) -> bool:
    """Whether a virtual environment is whole: its Python starts and has pip."""
    command = [python, "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return Path(python).exists() and subprocess.run(command, capture_output=True, check=False).returncode == 0


def privilege() -> list[str] | None:
    """What to write before a command that only root may run; None if this user may not become root without asking."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    may = sudo is not None and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0
    return [str(sudo), "-n"] if may else None


def debian_install(step: str, packages: Sequence[str]) -> None:
    """Install Debian packages; StepError with the command for the reader if this user or system cannot."""
    by_hand = f"apt-get install {' '.join(packages)}"
    before = privilege()
    if shutil.which("apt-get") is None or before is None:
        raise StepError(f"{step}: this needs root on a Debian system.\nWhat to do: as root, run: {by_hand}")
    quiet = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    run("reading the list of Debian packages", [*quiet, "update"], "see that the Debian mirror can be reached.")
    run(step, [*quiet, "install", "--no-install-recommends", *packages], f"as root, run: {by_hand}")


def make_venv() -> None:
    if works(PYTHON):
        return
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    step, remedy = "making the virtual environment .venv", "see that Python's venv module is there (python3-venv)."
    try:
        run(step, command, remedy)
    except StepError:
        # Debian ships Python without what a virtual environment needs.
        if shutil.which("apt-get") is None or not sys.executable.startswith("/usr/bin/"):
            raise
        debian_install("installing Python's venv module", ["python3-venv"])
        run(step, command, remedy)


def install(lock: str) -> None:
    """Bring the packages of one lock file into the virtual environment, checked by their hashes."""
    made_from = digest([lock])
    if is_done(Path(lock).stem, made_from):
        return
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes", "-r", lock]
    run(f"installing the packages of {lock}", pip, "see that PyPI can be reached and that the disk has room.")
    note(Path(lock).stem, made_from)


def compiler() -> str | None:
    """The C compiler that setuptools would call, where it and Python's headers are there."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(named.split()[0]) if headers.is_file() else None


def bring_compiler() -> None:
    """See that there is a C compiler for the tests of the core. To play it is not needed."""
    if compiler() is None:
        debian_install("installing a C compiler for the core", DEBIAN_COMPILER)


def install_package() -> None:
    """Install Kozyr itself so that it runs from src/. Its page is built apart, and only when it has changed."""
    made_from = f"{digest(PACKAGE_SOURCES)} {compiler()}"
    if is_done("package", made_from):
        return
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet", "--no-deps"]
    here = ["--no-build-isolation", "--config-settings", "page=skip", "--editable", "."]
    run("installing Kozyr from src/", [*pip, *here], "read what setuptools says above.")
    if not has_core():
        say("there is no C compiler, or it failed: Kozyr works without its core, and is slower where that counts.")
    note("package", made_from)


def has_core() -> bool:
    command = [PYTHON, "-c", "from kozyr.kernel import core; assert core"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def install_peers() -> None:
    """Bring the libraries that the benchmarks stand beside; where one is not to be had, they say so and go on."""
    try:
        install("locks/bench.txt")
    except StepError as error:
        say(f"{error}\nThe benchmarks will say which library is missing.")


def build_page() -> None:
    if node_on_path() is None:
        install("locks/node.txt")
    ended = subprocess.run([PYTHON, "build_backend/kozyr_page.py", "--if-changed"], cwd=ROOT, check=False)
    if ended.returncode != 0:
        raise StepError("building the page; what failed and what to do is said above.")


def bring_browser() -> None:
    """See that there is a Chromium for the browser tests and, on Debian, fonts for all languages of the page."""
    if os.environ.get("KOZYR_BROWSER"):
        return
    if shutil.which("dpkg-query") is None:
        if not any(map(shutil.which, BROWSERS)):
            raise StepError("finding a browser.\nWhat to do: install Chromium, or set KOZYR_BROWSER to its path.")
        return
    missing = [name for name in DEBIAN_BROWSER if not is_installed(name)]
    if any(map(shutil.which, BROWSERS)) and "chromium" in missing:
        missing.remove("chromium")
    if missing:
        debian_install("installing a browser and its fonts for the tests", missing)


def is_installed(debian_package: str) -> bool:
    command = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", debian_package]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout == "installed"


def make_ready(door: str) -> None:
    if platform.system() == "Windows":
        raise StepError("looking at this system: make needs Linux or macOS. On Windows: pip install .  then: kozyr")
    make_venv()
    install("locks/play.txt")
    if door != "play":
        install("locks/test.txt")
        bring_compiler()
    install_package()
    build_page()
    if door != "play":
        bring_browser()
    if door == "prove":
        install_peers()


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in (["play"], ["test"], ["prove"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        make_ready(arguments[0])
    except StepError as error:
        say(f"FAILED while {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
