"""The core keeps nothing of what it is given and nothing of what it made: the memory of a process stays as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kozyr.kernel import core
from tests.kernel.calls import calls
from tests.kernel.growth import STATM, again, refused

ROOT = Path(__file__).resolve().parents[2]
MOST = 2**20
"""Bytes by which the process may grow."""

pytestmark = [
    pytest.mark.skipif(core is None, reason="the compiled core is not there"),
    pytest.mark.skipif(not STATM.exists(), reason="this system does not say how much memory a process holds"),
    pytest.mark.skipif("KOZYR_SANITIZED" in os.environ, reason="a sanitizer keeps what was given back"),
    pytest.mark.timeout(1200),
]


def growth(*words: str) -> int:
    """By how many bytes a process of its own grows."""
    command = [sys.executable, "-m", "tests.kernel.growth", *words]
    return int(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def test_the_core_leaks_no_memory() -> None:
    assert growth() < MOST


def test_a_leak_would_be_seen() -> None:
    assert growth("leak") > MOST


def test_the_core_keeps_no_argument_and_drops_none() -> None:
    for call in [*calls(), *refused()]:
        counted = [*call.arguments, None, call.what]
        before = [sys.getrefcount(each) for each in counted]
        again(call, 1000)
        after = [sys.getrefcount(each) for each in counted]
        assert all(abs(late - early) < 100 for early, late in zip(before, after, strict=True)), call
