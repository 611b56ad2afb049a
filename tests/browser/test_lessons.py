"""Learning by playing: lessons gone through at a phone and by keys, wrong choices, skipping, and every language."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from kozyr.lessons import COURSE
from kozyr.words import LANGS, say
from tests.browser.barriers import barriers, overflow
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit

pytestmark = pytest.mark.browser

CUT = """() => [...document.querySelectorAll('.bar button, h1, .note p')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth
        || one.getBoundingClientRect().bottom > innerHeight || one.getBoundingClientRect().top < 0)
    .map(one => one.textContent)"""
"""The words that are cut off, or stand outside of the screen."""


def note(page: Page) -> Locator:
    return page.locator(".note > p")


def bar(page: Page, name: str) -> Locator:
    return page.locator(".bar").get_by_role("button", name=name, exact=True)


def card(page: Page, name: str) -> Locator:
    return page.locator(".fan button").filter(has_text=name)


def lay(page: Page, name: str) -> None:
    """Tap a card at its corner, whether it may be played or not."""
    card(page, name).click(position={"x": 10, "y": 12}, force=True)


def go_on_to(page: Page, text: str) -> None:
    """Tap on until a note begins with these words."""
    found = note(page).filter(has_text=text)
    for _ in range(60):
        if found.count():
            return
        on = bar(page, "Go on")
        if on.count():
            on.click()
        page.wait_for_timeout(120)
    expect(found).to_be_visible()


def ticks(page: Page) -> Locator:
    return page.get_by_role("img", name="done")


def open_first_lesson(page: Page) -> None:
    """From the lobby to the lesson on following suit."""
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    assert (barriers(page), overflow(page) <= 0) == ([], True)
    page.get_by_role("link", name="Follow and trump").click()


def test_a_lesson_is_played_to_its_end_on_a_phone_with_a_wrong_card_a_refused_one_and_a_step_back(
    visit: Visit, lodge: Lodge
) -> None:
    page = visit(lodge().url, size=PHONE)
    open_first_lesson(page)
    go_on_to(page, "Five cards each.")
    go_on_to(page, "Hearts ♥ are led and you have hearts")
    lay(page, "jack of clubs")
    expect(page.locator(".fan .why")).to_contain_text("You still have hearts ♥, so follow suit.")
    lay(page, "seven of hearts")
    expect(note(page)).to_have_text(
        "The seven is allowed, but it cannot beat the nine. You want two tricks: let the ace take the first."
    )
    expect(card(page, "seven of hearts")).to_be_visible()
    lay(page, "ace of hearts")
    expect(note(page)).to_contain_text("Your trick!")

    bar(page, "Back").click()
    expect(note(page)).to_contain_text("Hearts ♥ are led and you have hearts")
    expect(page.locator(".fan button.held")).to_have_count(5)
    bar(page, "Show me").click()
    expect(note(page)).to_contain_text("Your trick!")
    lay(page, "nine of diamonds")
    expect(note(page)).to_contain_text("Diamonds, and you have none", timeout=20_000)
    lay(page, "seven of hearts")
    expect(page.locator(".fan .why")).to_contain_text("have trumps, so play a club ♣.")
    lay(page, "six of clubs")
    go_on_to(page, "An ace, but of spades")
    lay(page, "jack of clubs")
    go_on_to(page, "Bid 2, took 2: twenty points.")
    expect(page.locator("section.end")).to_contain_text("bid 2, took 2: 2 × 10 = 20")
    assert (barriers(page), page.evaluate(CUT)) == ([], [])

    page.get_by_role("button", name="All lessons").click()
    expect(ticks(page)).to_have_count(1)
    page.reload()
    expect(ticks(page)).to_have_count(1)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()


def test_deals_are_skipped_to_their_results_and_a_lesson_that_was_skipped_is_not_ticked(
    visit: Visit, lodge: Lodge
) -> None:
    page = visit(f"{lodge().url}/learn/2", size=PHONE)
    expect(note(page)).to_contain_text("Two deals of three cards.")
    bar(page, "Skip deal").click()
    expect(note(page)).to_contain_text("Bid 1, took 1: ten points.")
    expect(page.get_by_role("heading", name="Deal 1 is written")).to_be_visible()
    bar(page, "Skip deal").click()
    expect(note(page)).to_contain_text("Bid 2, took 2: twenty.")
    bar(page, "Lesson 3").click()
    expect(page.get_by_role("heading", name="The joker")).to_be_visible()
    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("link", name="The joker")).to_be_visible()
    expect(ticks(page)).to_have_count(0)


def test_the_joker_is_led_as_the_lesson_says_and_another_word_is_answered(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/learn/3", size=PHONE)
    expect(page.locator(".bar")).to_be_visible()
    bar(page, "Skip deal").click()
    bar(page, "Skip deal").click()
    go_on_to(page, "Hearts ♥ are trump, you said 2")
    lay(page, "joker")
    page.get_by_role("group", name="Lowest").get_by_role("button", name="spades").click()
    expect(note(page)).to_contain_text("You may lead that. But the ace could still catch your king")
    lay(page, "joker")
    page.get_by_role("group", name="Highest").get_by_role("button", name="trumps").click()
    expect(note(page)).to_contain_text("There goes the ace.", timeout=20_000)


def test_the_sheet_is_kept_by_tapping_figures(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/learn/5", size=PHONE)
    go_on_to(page, "You keep the sheet")
    go_on_to(page, "The first deal is played.")
    figures = page.get_by_role("group", name="What do you write?").get_by_role("button")
    expect(figures).to_have_text(["0", "+1", "+5", "+10"])
    figures.nth(1).click()
    expect(note(page)).to_contain_text("Look again: the bid was made exactly.")
    figures.nth(3).click()
    expect(note(page)).to_have_text("Right: bid 1, took 1: 1 × 10 = 10.")
    expect(page.locator("[data-spot='1-0']")).to_contain_text("+10")
    for asked in ("Your left neighbour", "Your right neighbour", "The large figure", "The last deal."):
        go_on_to(page, asked)
        assert (barriers(page), page.evaluate(CUT)) == ([], [])
        bar(page, "Show me").click()
    expect(note(page)).to_contain_text("That was the last lesson.")
    expect(bar(page, "Play now")).to_be_visible()


def test_a_lesson_goes_by_keys_alone(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/learn/1")
    page.keyboard.press("Shift")
    expect(note(page)).to_contain_text("Five cards each.", timeout=20_000)
    expect(bar(page, "Go on")).to_be_focused()
    press_until(page, "Enter", "Hearts ♥ are led")
    expect(page.locator(".fan button:focus")).to_have_count(1)
    page.keyboard.press("Home")
    for _ in range(5):
        if "ace of hearts" in page.locator(".fan button:focus").inner_text():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(note(page)).to_contain_text("Your trick!", timeout=20_000)
    heard = page.locator("[aria-live]").all_inner_texts()
    assert any("Your trick!" in text for text in heard)


def press_until(page: Page, key: str, words: str) -> None:
    """Press a key until the note has these words; one that comes while the table is drawn anew may be lost."""
    for _ in range(10):
        page.keyboard.press(key)
        with suppress(AssertionError):
            expect(note(page)).to_contain_text(words, timeout=4_000)
            return
    expect(note(page)).to_contain_text(words)


@pytest.mark.parametrize("language", LANGS)
def test_every_lesson_fits_a_phone_in_every_language_from_its_first_note_to_its_last(
    visit: Visit, lodge: Lodge, language: str
) -> None:
    house = lodge()
    page = visit(f"{house.url}/learn", size=PHONE, language=language)
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("main ol li")).to_have_count(len(COURSE))
    assert overflow(page) <= 0
    for number, name in enumerate(COURSE, 1):
        page.goto(f"{house.url}/learn/{number}")
        expect(page.get_by_role("heading", name=say(language, f"lesson-{name}-title"))).to_be_visible()
        show_through(page, language)
        assert barriers(page) == []


@pytest.mark.parametrize("size", [(768, 1024), DESKTOP], ids=["tablet", "desktop"])
@pytest.mark.parametrize("language", LANGS)
def test_every_lesson_fits_wider_screens(visit: Visit, lodge: Lodge, language: str, size: tuple[int, int]) -> None:
    house = lodge()
    page = visit(f"{house.url}/learn", size=size, language=language)
    for number, name in enumerate(COURSE, 1):
        page.goto(f"{house.url}/learn/{number}")
        expect(page.get_by_role("heading", name=say(language, f"lesson-{name}-title"))).to_be_visible()
        bar(page, say(language, "lesson-skip")).click()
        expect(note(page)).to_be_visible()
        assert (overflow(page) <= 0, page.evaluate(CUT)) == (True, []), name


def show_through(page: Page, language: str) -> None:
    """To the end of a lesson, doing what is asked; nothing is cut off on the way."""
    show, on = (say(language, id) for id in ("lesson-show", "lesson-on"))
    for _ in range(400):
        if note(page).count():
            assert (overflow(page) <= 0, page.evaluate(CUT)) == (True, []), note(page).inner_text()
        if page.locator(".bar .end").count():
            return
        for button in (bar(page, show), bar(page, on)):
            if button.count():
                with suppress(TimeoutError):  # the lesson may have gone on by itself
                    button.click(timeout=1_000)
                break
        page.wait_for_timeout(40)
    raise AssertionError("the lesson did not end")
