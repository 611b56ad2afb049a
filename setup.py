"""The compiled core, kozyr.kernel._kernel; all else about the package stands in pyproject.toml.

Where there is no C compiler the package is built without it, and works without it, slower.
"""

from pathlib import Path
from zlib import crc32

from setuptools import Extension, setup

NATIVE = Path("native")
OFFERED = Path("src", "kozyr", "kernel", "_kernel.pyi")

setup(
    ext_modules=[
        Extension(
            "kozyr.kernel._kernel",
            sources=sorted(map(str, NATIVE.glob("*.c"))),
            depends=[*sorted(map(str, NATIVE.glob("*.h"))), str(OFFERED)],
            define_macros=[("Py_LIMITED_API", "0x030B0000"), ("DOOR", f"{crc32(OFFERED.read_bytes())}u")],
            extra_compile_args=["-std=c11", "-O3", "-Wall", "-Wextra"],
            py_limited_api=True,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
