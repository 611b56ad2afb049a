"""A room of its own for each test that wants one, and Chromium to visit it with.

Chromium is the system's, found on the PATH or named by KOZYR_BROWSER. What a visit complains about (errors of scripts,
what the policy of the page refused, requests that failed) fails the test that made it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.visits import DESKTOP, PATIENCE, PHONE, QUICK, Complaints, Lodge, Room, Visit, open_room
from tests.room.house import House, Settings

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A room that has just been opened, with no tables."""
    with open_room(tmp_path / "room.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser itself; each person in it is a context of his own."""
    named = os.environ.get("KOZYR_BROWSER")
    program = named or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program is not None, "there is no Chromium: run make test, or set KOZYR_BROWSER to its path"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Add to `expected` what a test provokes on purpose, such as a lost connection."""
    kept = Complaints()
    yield kept
    assert kept.unexpected() == []


@pytest.fixture
def lodge(tmp_path: Path) -> Iterator[Lodge]:
    """`lodge()` opens a room where bots play at once; `lodge(house)` opens it again after it was killed."""
    opened: list[House] = []

    def open_house(house: House | None = None, **settings: Any) -> House:
        opened.append(house.again() if house else House(Settings(str(tmp_path / "room.db"), pace=QUICK, **settings)))
        return opened[-1]

    yield open_house
    for house in opened:
        if house.process.poll() is None:
            house.close()


@pytest.fixture
def visit(chromium: Browser, complaints: Complaints, lodge: Lodge) -> Iterator[Visit]:
    """A person with a browser: `visit(link, size=PHONE, language="ru")` opens the link in a profile of its own."""
    people: list[BrowserContext] = []

    def come(link: str, *, size: tuple[int, int] = DESKTOP, language: str = "en", touch: bool | None = None) -> Page:
        width, height = size
        person = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size == PHONE if touch is None else touch,
        )
        person.set_default_timeout(PATIENCE)
        people.append(person)
        page = person.new_page()
        complaints.listen(page)
        page.goto(link)
        return page

    yield come
    for person in people:
        person.close()
