"""Pictures of what is read rather than played: the editor of rules, the rules in four languages, printed sheets."""

from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from kozyr.games.raspisnoy.rules import PRESETS
from kozyr.records import code as codes
from kozyr.words import say
from tests.browser.visits import DESKTOP, PHONE
from tests.room.house import House

SIZES = {"phone": PHONE, "desktop": DESKTOP}
LANGUAGES = ("en", "ru", "hy", "mn")
WHOLE_MATCH = 240_000
"""Milliseconds that bots have for a match."""
A4 = (794, 1123)
MARGIN = "38px"
PRINTED = {"hall": ".leaf", "georgian": ".leaf:has(.struck):has(.twice)"}
"""What the sheet of a preset is to show."""
TRIES = 12


def opened(browser: Browser, url: str, size: tuple[int, int], language: str = "en", scale: float = 1) -> Page:
    """A page in a browser of its own; what moves is left out."""
    width, height = size
    person = browser.new_context(
        viewport=ViewportSize(width=width, height=height),
        locale=language,
        reduced_motion="reduce",
        has_touch=size == PHONE,
        device_scale_factor=scale,
    )
    page = person.new_page()
    page.goto(url)
    return page


def taken(page: Page) -> bytes:
    """The picture, when nothing moves and nothing has the focus; the page is closed."""
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(1000)
    picture = page.screenshot()
    page.context.close()
    return picture


def editor(browser: Browser, house: House, size: tuple[int, int]) -> bytes:
    """House rules with a few changes, beside the text that they make."""
    page = opened(browser, f"{house.url}/house", size)
    page.locator("#house-deck").get_by_role("radio", name="52 cards", exact=True).check()
    page.locator("#house-pairs").get_by_role("switch").click()
    page.locator("footer .main[aria-disabled=true]").wait_for(state="detached")
    page.evaluate("document.querySelector('main, form')?.scrollTo(0, 0); scrollTo(0, 0)")
    return taken(page)


def rules(browser: Browser, house: House, size: tuple[int, int], language: str) -> bytes:
    """The rules of a table as its players read them."""
    page = opened(browser, f"{house.url}/new?rules={codes.show('raspisnoy', PRESETS['georgian'])}", size, language)
    page.get_by_role("button", name=say(language, "room-lay-and-play"), exact=True).click()
    page.locator(".table").wait_for()
    page.get_by_role("button", name=say(language, "room-rules"), exact=True).first.click()
    page.locator("dialog[open]").wait_for()
    return taken(page)


def printed(browser: Browser, house: House, preset: str) -> bytes:
    """The sheet of a whole match as it comes out of a printer, the first that has all it is to show."""
    for _ in range(TRIES):
        page = finished(browser, house, preset)
        page.set_viewport_size(ViewportSize(width=A4[0], height=A4[1]))
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.evaluate(f"document.body.style.padding = '{MARGIN}'")
        shown = page.locator(PRINTED[preset]).count()
        picture = taken(page)
        if shown:
            return picture
    raise RuntimeError(f"no match by {preset} had {PRINTED[preset]} in {TRIES} matches")


def finished(browser: Browser, house: House, preset: str) -> Page:
    """A match that bots have played to its end for Ann."""
    page = opened(browser, f"{house.url}/new?rules={codes.show('raspisnoy', PRESETS[preset])}", DESKTOP, scale=1.5)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Sit down and play").click()
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Get up").click()
    page.keyboard.press("Escape")
    to_end = page.get_by_role("button", name="Who has won?")
    to_end.or_(page.locator("#match-end")).first.wait_for(timeout=WHOLE_MATCH)
    if to_end.count():
        to_end.click()
    return page


def take_documents(browser: Browser, house: House, folder: Path) -> None:
    """All of them, into the folder."""
    for name, size in SIZES.items():
        (folder / f"editor-{name}.png").write_bytes(editor(browser, house, size))
        for language in LANGUAGES:
            (folder / f"rules-{language}-{name}.png").write_bytes(rules(browser, house, size, language))
    for preset in PRINTED:
        (folder / f"printed-{preset}.png").write_bytes(printed(browser, house, preset))
