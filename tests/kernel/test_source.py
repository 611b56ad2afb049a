"""The C of the core stays readable, compiles without a warning and keeps no state that two threads would share."""

import re
from pathlib import Path

import pytest

from tests.kernel.build import FLAGS, NATIVE, PACKAGE, build
from tests.scale import PROVE

FILES = sorted(NATIVE.glob("*.[ch]"))
LONGEST = 60
FUNCTION = re.compile(r"^[A-Za-z][^;={}#]*\([^;{}]*\)\n\{\n.*?^\}", re.MULTILINE | re.DOTALL)
STATE = re.compile(r"^static (?!const\b|inline\b)(?P<type>\w+)[^(){}]*(?:=|;)", re.MULTILINE)
OF_PYTHON = {"PyMethodDef", "PyModuleDef_Slot", "PyType_Slot", "PyType_Spec"}
"""Tables that Python reads and does not change, though their types are not const; and struct PyModuleDef."""

SHARED = {"arguments", "hands", "results"}
"""What all parts share of reading arguments and of making results."""
DOORS = {"equity": "equities", "playouts": "tricks", "solve": "solving"}
"""Where the door in Python has another name."""


def functions(text: str) -> list[str]:
    """The functions of a file, each from its first line to its last brace."""
    return FUNCTION.findall(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_function_is_longer_than_a_page(file: Path) -> None:
    long = {one.split("(")[0]: lines for one in functions(file.read_text()) if (lines := one.count("\n") + 1) > LONGEST}
    assert not long


def test_functions_are_found_wherever_they_are() -> None:
    texts = [file.read_text() for file in FILES]
    openings = sum(len(re.findall(r"^\{$", text, re.MULTILINE)) for text in texts)
    assert openings == sum(map(len, map(functions, texts))) > 100


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_there_is_no_state_that_threads_would_share(file: Path) -> None:
    kinds = {match["type"] for match in STATE.finditer(file.read_text())}
    assert kinds - OF_PYTHON <= ({"struct"} if file.name == "module.c" else set())


def test_every_part_that_speaks_to_python_has_its_plain_c_and_its_door() -> None:
    """NAME_py.c opens NAME.c to kozyr/kernel/NAME.py; what all parts share has neither."""
    parts = {path.name.removesuffix("_py.c") for path in NATIVE.glob("*_py.c")} - SHARED
    assert parts == {part for part in parts if (NATIVE / f"{part}.c").is_file()}
    assert parts == {part for part in parts if (PACKAGE / "kernel" / f"{DOORS.get(part, part)}.py").is_file()}


def test_the_core_compiles_without_a_warning(tmp_path: Path) -> None:
    assert {"-Wall", "-Wextra", "-Werror"} <= set(FLAGS)
    build(tmp_path, "-O3" if PROVE else "-fsyntax-only")
