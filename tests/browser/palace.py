"""How somebody plays an evening of Palace Poker in the browser: what the page asks, and the tap that answers it."""

from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Page

from tests.browser.hall import PATIENCE
from tests.browser.hand import press

Mood = Callable[[Page], str]
"""Asked when the page waits for something, so that it is that of the hand which lies there."""


def answer(page: Page, mood: Mood, *, touch: bool) -> str | None:
    """Answer what the page asks for: what was done, or None where it asks nothing.

    The mood says how an attack is answered: `fold`, `call`, `raise`; or what is done before one attacks: `buy`, `stay`.
    """
    if page.locator(".attack").count():
        return "attack" if press(page.locator(".attack .main"), touch=touch) else None
    if page.locator(".action .buy").count():
        return take_turn(page, mood(page), touch=touch)
    if page.locator(".action [data-key=c]").count():
        return defend(page, mood(page), touch=touch)
    if page.locator(".mycamp button").count():
        return keep(page, touch=touch)
    following = page.locator(".ask").get_by_role("button", name="Next hand", exact=True)
    return "next" if following.count() and press(following, touch=touch) else None


def take_turn(page: Page, mood: str, *, touch: bool) -> str | None:
    """Stay, buy a first soldier, or look at an attack on the first who may be attacked."""
    stay, buy = page.locator(".action .stay[data-key=s]"), page.locator(".action .buy")
    if mood == "stay" and stay.get_attribute("aria-disabled") is None:
        return "stay" if press(stay, touch=touch) else None
    if mood == "buy" and page.locator(".mycamp .soldier").count() == 0:
        return "buy" if press(buy, touch=touch) else None
    target = page.locator("button.camp.may").first
    return "look" if press(target, touch=touch) else None


def defend(page: Page, mood: str, *, touch: bool) -> str | None:
    """Fold, raise as long as it may be done, or call."""
    key = {"fold": "f", "raise": "r"}.get(mood, "c")
    button = page.locator(f".action [data-key={key}]")
    if button.count() == 0:
        key, button = "c", page.locator(".action [data-key=c]")
    return {"f": "fold", "r": "raise", "c": "call"}[key] if press(button, touch=touch) else None


def keep(page: Page, *, touch: bool) -> str | None:
    """Put off the first soldier where there are too many, else keep them all."""
    soldiers = page.locator(".mycamp button")
    if soldiers.count() > 5 and page.locator(".mycamp button[aria-pressed=true]").count() == 0:
        press(soldiers.first, touch=touch)
    return "keep" if press(page.locator(".ask .button.main"), touch=touch) else None


def play(pages: Sequence[Page], done: Callable[[], object], mood: Mood, acts: list[str], *, touch: bool) -> None:
    """Answer whatever the pages ask until `done` holds; what was done is added to `acts`, in order."""
    until = monotonic() + PATIENCE
    while not done():
        for page in pages:
            if act := answer(page, mood, touch=touch):
                acts.append(act)
        pages[0].wait_for_timeout(20)
        told = pages[0].locator("body").inner_text()[:400]
        assert monotonic() < until, f"after {acts[-3:]} the page asks nothing any more: {told}"
