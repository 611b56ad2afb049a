"""A deal by keyboard alone, heard as a screen reader tells it; and no barrier that axe-core finds on any screen."""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers, overflow
from tests.browser.hand import PATIENCE, bids, cards, held, lay_short_table, play_until, ways
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit

pytestmark = pytest.mark.browser
TABLET = (768, 1024)


def walk_to(page: Page, name: str) -> None:
    """Press Tab until the button whose name has `name` in it has the focus."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def keys_until(page: Page, done: Callable[[], object]) -> list[str]:
    """Answer whatever the page asks with keys until `done` holds; the keys that were pressed."""
    until, pressed = monotonic() + PATIENCE, list[str]()

    def press(key: str) -> None:
        page.keyboard.press(key)
        pressed.append(key)

    while not done():
        assert monotonic() < until, f"after {pressed[-4:]}: {page.locator('body').inner_text()}"
        if ways(page).count():
            press("Enter")
        elif bids(page).count():
            press(bids(page).first.inner_text().strip()[-1])
        elif cards(page).count():
            press("ArrowRight")
            press("Enter")
        page.wait_for_timeout(150)
    return pressed


def told(page: Page) -> str:
    """What a screen reader was told last."""
    return page.get_by_role("log").inner_text()


def test_a_deal_is_played_by_keyboard_alone(visit: Visit, lodge: Lodge) -> None:
    page = visit(lodge().url)
    walk_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(held(page)).to_have_count(1)
    keys_until(page, lambda: "Deal 1 is written" in told(page))
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()
    page.keyboard.press("Enter")
    expect(held(page)).to_have_count(2)


def test_what_happens_is_told_in_words(visit: Visit, lodge: Lodge) -> None:
    page = visit(lodge().url, language="ru")
    page.get_by_role("button", name="Играть сейчас").click()
    story: list[str] = []

    def written() -> bool:
        story.append(told(page))
        return "записан" in story[-1]

    play_until(page, written, "ru")
    whole = "\n".join(story)
    for words in ("Твоя карта", "Твой ход", "пасует"):
        assert words in whole
    assert "room-" not in whole


def test_the_help_opens_with_a_question_mark_and_closes_with_escape(visit: Visit, lodge: Lodge) -> None:
    page = visit(lodge().url)
    lay_short_table(page, "en", "2")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()


def lay_table_with_a_friend(page: Page, url: str) -> None:
    page.goto(f"{url}/new")
    page.get_by_label("Твоё имя").fill("Анна-Мария Константинова")
    page.get_by_role("button", name="Место 2").click()
    page.get_by_role("button", name="Собрать стол").click()
    page.get_by_label("Ссылка на этот стол").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_no_screen_has_a_barrier_or_is_wider_than_its_window(
    visit: Visit, lodge: Lodge, size: tuple[int, int], theme: str
) -> None:
    house = lodge()
    page = visit(house.url, size=size, language="ru")
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    found: dict[str, object] = {}

    def look(screen: str) -> None:
        page.wait_for_timeout(400)
        found[screen] = (barriers(page), max(0, overflow(page)))

    for path in ("", "new", "join", "settings", "no/such/page"):
        page.goto(f"{house.url}/{path}")
        look(path or "lobby")
    page.goto(house.url)
    lay_short_table(page, "ru", "3,3")
    expect(bids(page).first).to_be_visible()
    look("bidding")
    play_until(page, lambda: cards(page).count() > 0, "ru")
    look("playing")
    for button in ("Люди", "Правила этого стола"):
        page.get_by_role("button", name=button).first.click()
        look(button)
        page.keyboard.press("Escape")
    if size != DESKTOP:
        page.get_by_role("button", name="Пулька").click()
        look("sheet")
        page.keyboard.press("Escape")
    play_until(page, lambda: page.get_by_role("button", name="Следующий кон").count() > 0, "ru")
    look("end of deal")
    lay_table_with_a_friend(page, house.url)
    look("gathering")
    assert {screen: faults for screen, faults in found.items() if faults != ([], 0)} == {}
