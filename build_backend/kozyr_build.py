"""The build backend: setuptools, with the page of the room built first.

Wheel, sdist and editable installs carry the page. Node.js is asked for (as a package from PyPI) only where it is not
found, and not at all in an unpacked sdist, which carries the page already.

    pip install -e . -C page=skip     leaves the page as it is
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta

import kozyr_page

Settings = Mapping[str, Any] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def page_is_carried() -> bool:
    """Whether this is an unpacked sdist (it has PKG-INFO at its top), which was packed with its page."""
    return (kozyr_page.ROOT / "PKG-INFO").is_file() and (kozyr_page.PAGE / "index.html").is_file()


def split(settings: Settings) -> tuple[bool, dict[str, Any]]:
    """Whether the page is to be built, and the settings that are for setuptools."""
    rest = dict(settings or {})
    wish = rest.pop("page", "build")
    if wish not in ("build", "skip"):
        sys.exit(f"kozyr: the setting page={wish} is unknown: it is 'build' or 'skip'")
    return wish == "build" and not page_is_carried(), rest


def requirements(settings: Settings) -> list[str]:
    wanted, _ = split(settings)
    return [kozyr_page.NODE_PACKAGE] if wanted and kozyr_page.node_on_path() is None else []


def with_page(settings: Settings) -> dict[str, Any]:
    """Build the page if it is wanted, and clear what an earlier build left, so that no stale file gets packed."""
    wanted, rest = split(settings)
    for stale in (kozyr_page.ROOT / "build").glob("lib*"):
        shutil.rmtree(stale)
    if wanted and (code := kozyr_page.main([])) != 0:
        sys.exit(code)
    return rest


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return requirements(config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return requirements(config_settings)


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return requirements(config_settings)


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    return str(build_meta.build_wheel(folder, with_page(config_settings), metadata_directory))


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    return str(build_meta.build_sdist(folder, with_page(config_settings)))


def build_editable(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    return str(build_meta.build_editable(folder, with_page(config_settings), metadata_directory))
