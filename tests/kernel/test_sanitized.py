"""The core compiled with sanitizers, which end the process at the first access outside of an object, use of memory that
was given back, overflow of a signed number, shift or alignment that C leaves undefined. By it the tests of the core run
as by the plain one: all of them in the long run, odd calls alone in the short one.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.build import ROOT, build, compiler
from tests.scale import PROVE

SANITIZED = ("-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
WRONG = """#include <stdlib.h>
int main(void) { char *one = malloc(1); free(one); return *one; }
"""
ODD_CALLS = "tests/kernel/test_fuzz.py"

pytestmark = [
    pytest.mark.skipif("KOZYR_SANITIZED" in os.environ, reason="this is the run by the sanitized core"),
    pytest.mark.timeout(3600),
]


def library() -> str | None:
    """The run-time library of the address sanitizer, which has to be loaded before Python."""
    asked = subprocess.run([*compiler(), "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if Path(path).is_file() else None


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which Python finds the sanitized core before the plain one."""
    loaded = library()
    if loaded is None:
        pytest.skip("this compiler has no sanitizers")
    folder = tmp_path_factory.mktemp("sanitized")
    build(folder, *SANITIZED)
    return os.environ | {
        "LD_PRELOAD": loaded,
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=0:exitcode=86",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",  # so that each object of Python is one of the sanitizer's
        "PYTHONPATH": str(folder),
        "KOZYR_SANITIZED": "1",
        "KOZYR_PROVE": "0",
    }


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )


def run_tests(environment: dict[str, str], where: str) -> None:
    options = ("-q", "-p", "no:cacheprovider", "--numprocesses=0", "--timeout=3000")
    told = run(environment, "-m", "pytest", *options, where)
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-4000:]
    assert "passed" in told.stdout


def test_the_sanitized_core_is_the_one_that_python_finds(environment: dict[str, str]) -> None:
    told = run(environment, "-c", "import kozyr.kernel._kernel as core; print(core.__file__)")
    assert told.stdout.startswith(environment["PYTHONPATH"]), told.stderr


def test_odd_calls_run_clean_by_a_sanitized_core(environment: dict[str, str]) -> None:
    run_tests(environment | {"KOZYR_PROVE": str(int(PROVE))}, ODD_CALLS)


@pytest.mark.skipif(not PROVE, reason="part of the long run")
def test_all_tests_of_the_core_run_clean_by_a_sanitized_core(environment: dict[str, str]) -> None:
    run_tests(environment, "tests/kernel")


def test_a_fault_would_be_seen(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "wrong.c").write_text(WRONG)
    program = str(tmp_path / "wrong")
    subprocess.run([*compiler(), *SANITIZED, str(tmp_path / "wrong.c"), "-w", "-o", program], check=True)
    plain = {name: value for name, value in environment.items() if name != "LD_PRELOAD"}
    told = subprocess.run([program], env=plain, capture_output=True, text=True, check=False)
    assert told.returncode == 86
    assert "heap-use-after-free" in told.stderr
