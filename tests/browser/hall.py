"""How somebody plays an evening of poker in the browser: what the page asks of him, and the tap that answers it."""

import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.hand import press

PATIENCE = 150.0
"""Seconds after which a test gives up on what it waits for."""
HAND = re.compile(r"Hand (\d+)")
Mood = Literal["calm", "all-in"]


def lay_evening(page: Page, game: str, seats: int) -> str:
    """From the lobby through the form to a table for friends; the table's code."""
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("radio", name=game, exact=True).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for chair in range(2, seats + 1):
        page.get_by_role("button", name=f"Chair {chair}: a bot").click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".poker")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def sit_down(page: Page, seat: int, name: str, chips: int) -> None:
    """Take a free seat with so many chips."""
    page.get_by_role("button", name=f"Sit down at seat {seat + 1}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    write(dialog, chips)
    dialog.get_by_role("button", name=f"Sit down with {chips}").click()
    expect(page.locator(".mine .plate")).to_contain_text(str(chips))


def buy(page: Page, chips: int) -> None:
    """Buy chips for the first time."""
    page.get_by_role("button", name="Buy chips").click()
    dialog = page.get_by_role("dialog")
    write(dialog, chips)
    dialog.get_by_role("button", name=f"Buy {chips}").click()
    expect(page.locator(".mine .plate")).to_contain_text(str(chips))


def write(where: Locator, chips: int) -> None:
    """Write an amount."""
    amount = where.get_by_label("An amount from")
    amount.fill(str(chips))
    amount.blur()


def hand_number(page: Page) -> int:
    """The hand that lies on the table, 0 before the first."""
    found = HAND.search(page.locator(".line strong").inner_text())
    return int(found[1]) if found else 0


def answer(page: Page, rng: Random, mood: Mood, *, touch: bool) -> str | None:
    """Answer what the page asks for: what was done, or None where it asks nothing."""
    if page.locator(".action .row").count():
        return speak(page, rng, mood, touch=touch)
    if page.locator(".hand button.held").count():
        return exchange(page, rng, touch=touch)
    for name, word in (("Buy chips", "rebuy"), ("Next hand", "next"), ("Play again", "back")):
        button = page.locator(".ask").get_by_role("button", name=name, exact=True)
        if button.count() and press(button, touch=touch):
            return word if word != "rebuy" else rebuy(page, touch=touch)
    return tick(page, rng, touch=touch) if mood == "calm" else None


def tick(page: Page, rng: Random, *, touch: bool) -> str | None:
    """Now and then decide before one's turn."""
    boxes = page.locator(".boxes label")
    if not (count := boxes.count()) or page.locator(".boxes .on").count() or rng.random() > 0.3:
        return None
    return "box" if press(boxes.nth(rng.randrange(count)), touch=touch) else None


def speak(page: Page, rng: Random, mood: Mood, *, touch: bool) -> str | None:
    """Fold, check, call, bet or raise."""
    action = page.locator(".action")
    chance = 0.0 if mood == "all-in" else rng.random()
    more = action.locator("[data-key=r]")
    if chance < 0.2 and more.count():
        marks = action.locator(".marks button")
        mark = marks.last if mood == "all-in" else marks.first
        if marks.count() and not press(mark, touch=touch):
            return None
        return "raise" if press(more, touch=touch) else None
    calls = "call" if action.locator(".stay b").count() else "check"
    if calls == "call" and chance > 0.8:
        return "fold" if press(action.locator("[data-key=f]"), touch=touch) else None
    return calls if press(action.locator("[data-key=c]"), touch=touch) else None


def exchange(page: Page, rng: Random, *, touch: bool) -> str | None:
    """Turn some cards over, and put them away."""
    held = page.locator(".hand button.held")
    for place in rng.sample(range(5), rng.randrange(4)):
        if held.count() != 5 or not press(held.nth(place), touch=touch):
            return None
    done = page.locator(".ask").get_by_role("button", name=re.compile("Exchange|Stand pat"))
    return "exchange" if press(done, touch=touch) else None


def rebuy(page: Page, *, touch: bool) -> str | None:
    """In the dialog that is open: as much as it offers."""
    return "rebuy" if press(page.get_by_role("dialog").locator(".button.main"), touch=touch) else None


LISTEN = """() => {
    window.told = []
    const keep = (node) => window.told.push(node.textContent)
    const hear = (changes) => changes.forEach((change) => change.addedNodes.forEach(keep))
    new MutationObserver(hear).observe(document.querySelector('[data-testid=told]'), { childList: true })
}"""


def listen(page: Page) -> Callable[[], list[str]]:
    """All that a screen reader is told from now on."""
    page.evaluate(LISTEN)
    return lambda: page.evaluate("window.told")


def leave(page: Page) -> None:
    """Get up after this hand, or at once between two."""
    page.get_by_role("button", name="My chips").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def end(page: Page) -> None:
    """The host lets the hand in progress be the last."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="People").click()
    page.get_by_role("button", name="End the evening").click()
    page.get_by_role("button", name="End it").click()
    page.keyboard.press("Escape")


def free_seats(page: Page) -> Locator:
    """The seats where nobody sits."""
    return page.locator(".seats .free")


def play_evening(
    pages: Sequence[Page], done: Callable[[], object], rng: Random, acts: list[str], *, mood: Mood = "calm", touch: bool
) -> None:
    """Answer whatever the pages ask until `done` holds; what was done is added to `acts`, in order."""
    until = monotonic() + PATIENCE
    while not done():
        for page in pages:
            if act := answer(page, rng, mood, touch=touch):
                acts.append(act)
        pages[0].wait_for_timeout(20)
        told = pages[0].locator("body").inner_text()[:400]
        assert monotonic() < until, f"after {acts[-3:]} the page asks nothing any more: {told}"
