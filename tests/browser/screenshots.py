"""Takes the pictures of the README anew: `python -m tests.browser.screenshots` writes them into docs/screenshots, and
with `poker` only those of the poker tables.

The shuffles are the system's, so the cards differ from run to run; which moments are shown does not.
"""

import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from kozyr.room.upkeep import AT_ONCE
from tests.browser import palace
from tests.browser.conftest import FLAGS, PROGRAMS
from tests.browser.documents import SIZES, take_documents
from tests.browser.hall import answer
from tests.browser.hand import bids, cards, held, move, trick, ways
from tests.browser.visits import PHONE, QUICK
from tests.room.house import House, Settings

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
TRIES = 40
WHOLE_MATCH = 180_000
"""Milliseconds that bots have for the match behind the full sheet."""


@contextmanager
def guest(browser: Browser, house: House, size: tuple[int, int]) -> Iterator[Page]:
    """A fresh browser in the lobby; what moves is left out, so that nothing is caught half-way."""
    width, height = size
    person = browser.new_context(
        viewport=ViewportSize(width=width, height=height), locale="en", reduced_motion="reduce", has_touch=size == PHONE
    )
    page = person.new_page()
    page.goto(house.url)
    page.get_by_label("Your name").fill("Ann")
    yield page
    person.close()


def lay_table(page: Page, ladder: str) -> None:
    """A table with three bots."""
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("radio", name="Your own", exact=True).check()
    page.get_by_label("Cards in each deal").fill(ladder)
    page.get_by_role("button", name="Sit down and play").click()
    page.locator(".table").wait_for()


def settled(page: Page) -> None:
    """Nothing moves, nothing has the focus, and no pointer lies on anything."""
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(1300)


def bidding(page: Page) -> bool:
    """My turn to bid as the dealer, so that a number is crossed out."""
    return bids(page).count() > 0 and page.locator(".bids .barred").count() > 0


def trick_lies(page: Page) -> bool:
    """My turn in a trick that has begun, with cards that may not be played."""
    return cards(page).count() > 0 and trick(page).count() >= 2 and held(page).count() - cards(page).count() >= 2


def joker_led(page: Page) -> bool:
    """The joker in hand, mine to lead, and asked for its declaration."""
    joker = page.locator(".fan button[aria-disabled=false]", has_text="oker")
    if trick(page).count() == 0 and joker.count():
        joker.first.click(position={"x": 10, "y": 12})
        page.wait_for_timeout(300)
        return ways(page).count() > 2
    return False


def deal_ended(page: Page) -> bool:
    return page.get_by_role("button", name="Next deal").count() > 0


def catch(browser: Browser, house: House, size: tuple[int, int], ladder: str, moment: Callable[[Page], bool]) -> bytes:
    """A picture of the first `moment` in matches played as they come."""
    for _ in range(TRIES):
        with guest(browser, house, size) as page:
            lay_table(page, ladder)
            caught = play_to(page, moment)
            if caught:
                return caught
    raise RuntimeError(f"{moment.__name__} did not come in {TRIES} matches")


def play_to(page: Page, moment: Callable[[Page], bool]) -> bytes | None:
    """Play on until the moment has come and stays; None when the match ends before."""
    while page.locator("#match-end").count() == 0:
        if moment(page):
            settled(page)
            if moment is joker_led or moment(page):
                return page.screenshot()
        move(page)
        page.wait_for_timeout(60)
    return None


def full_sheet(browser: Browser, house: House, size: tuple[int, int]) -> bytes:
    """The sheet of a whole match, which a bot has played for Ann."""
    with guest(browser, house, size) as page:
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="People", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Get up").click()
        page.keyboard.press("Escape")
        to_end = page.get_by_role("button", name="Who has won?")
        to_end.or_(page.locator("#match-end")).first.wait_for(timeout=WHOLE_MATCH)
        if to_end.count():
            to_end.click()
        if size == PHONE:
            page.get_by_role("button", name="Score sheet").click()
            page.get_by_role("button", name="Make it larger").click()
        settled(page)
        return page.screenshot()


def lesson(browser: Browser, house: House, size: tuple[int, int]) -> bytes:
    """The first lesson, where a trump is owed and no higher one need be given."""
    with guest(browser, house, size) as page:
        page.goto(f"{house.url}/learn/1")
        moment = page.locator(".note").filter(has_text="Diamonds, and you have none")
        while moment.count() == 0:
            step = page.locator(".bar").get_by_role("button", name=re.compile("Show me|Go on"))
            if step.count():
                step.click()
            page.wait_for_timeout(100)
        settled(page)
        return page.screenshot()


def paper(browser: Browser, house: House, size: tuple[int, int]) -> bytes:
    """A game with real cards, in its third deal: the dealer's number is crossed out."""
    deals = (((0, 1, 0, 1), (0, 0, 0, 1)), ((1, 0, 0, 0), (0, 1, 1, 0)))
    with guest(browser, house, size) as page:
        page.goto(f"{house.url}/paper/new")
        for number, name in enumerate(("Ann", "Bob", "Cyril", "Dee"), 1):
            page.get_by_role("textbox", name=f"Player {number}", exact=True).fill(name)
        page.get_by_role("button", name="Begin", exact=True).click()
        for said, taken in deals:
            for bid in said:
                page.locator(".bids .row button").nth(bid).click()
            for seat, tricks in enumerate(taken):
                write_tricks(page, seat, tricks)
            page.get_by_role("button", name="Write the deal").click()
        for bid in (1, 0, 1):
            page.locator(".bids .row button").nth(bid).click()
        settled(page)
        return page.screenshot()


def write_tricks(page: Page, seat: int, tricks: int) -> None:
    count = page.locator(".standing .count").nth(seat)
    while (now := int(count.locator("output").text_content() or "")) != tricks:
        count.get_by_role("button", name="more" if now < tricks else "less").click()


# Poker

POKER = {"draw": "Five-card draw", "holdem": "Hold'em"}


def betting(page: Page) -> bool:
    """My turn to call or raise, when others have put something in."""
    return page.locator(".action .stay b").count() > 0 and page.locator(".bet").count() > 2


def exchanging(page: Page) -> bool:
    """My cards may be exchanged; two of them are turned over."""
    held_cards = page.locator(".hand button.held")
    if held_cards.count() and not page.locator(".hand button[aria-pressed=true]").count():
        held_cards.nth(3).click()
        held_cards.nth(4).click()
    return page.locator(".hand button[aria-pressed=true]").count() == 2


def showing_down(page: Page) -> bool:
    """A hand has been won with the cards of two or more laid open."""
    return page.locator(".play .spread").count() > 1 and page.get_by_role("button", name="Next hand").count() > 0


def aiming(page: Page) -> bool:
    """I look at an attack in which one of my cards would not count; some have soldiers."""
    targets = page.locator("button.camp.may")
    if page.locator(".wall .tile").count() > 2 and not page.locator(".attack").count():
        for place in range(targets.count()):
            targets.nth(place).click()
            if page.locator(".mycamp .out").count():
                break
    return page.locator(".attack").count() > 0 and page.locator(".mycamp .out").count() > 0


def fighting(page: Page) -> bool:
    """I am attacked, and a card of mine does not count."""
    return page.locator(".action .stay").count() > 0 and page.locator(".battle .tile.out").count() > 0


MOMENTS = {"betting": betting, "exchange": exchanging, "showdown": showing_down}
PALACE = {"target": aiming, "battle": fighting}


def catch_poker(
    browser: Browser, house: House, size: tuple[int, int], game: str, moment: Callable[[Page], bool]
) -> bytes:
    """A picture of the first `moment` of an evening against bots."""
    with guest(browser, house, size) as page:
        page.get_by_role("link", name="Make a table").click()
        page.get_by_role("radio", name=game, exact=True).check()
        page.get_by_role("button", name="Lay the table").click()
        page.get_by_role("button", name="Buy chips").click()
        page.get_by_role("dialog").locator(".button.main").click()
        page.get_by_role("button", name="Begin", exact=True).click()
        rng = Random(1)
        for _ in range(4000):
            if moment(page):
                settled(page)
                if moment(page):
                    return page.screenshot()
            if game == "Palace Poker":
                palace.answer(page, lambda _: rng.choice(("buy", "buy", "call")), touch=size == PHONE)
            else:
                answer(page, rng, "calm", touch=size == PHONE)
            page.wait_for_timeout(40)
    raise RuntimeError(f"{moment.__name__} did not come in a long evening")


def take_poker(browser: Browser, house: House) -> None:
    """Betting, exchange and showdown of draw and hold'em; a target and a battle of Palace."""
    for name, size in SIZES.items():
        for short, game in POKER.items():
            for what, moment in MOMENTS.items():
                if what != "exchange" or short == "draw":
                    picture = catch_poker(browser, house, size, game, moment)
                    (FOLDER / f"{short}-{what}-{name}.png").write_bytes(picture)
        take_palace(browser, house, name)


def take_palace(browser: Browser, house: House, name: str) -> None:
    """An attack that is looked at, and a battle to answer."""
    for what, moment in PALACE.items():
        picture = catch_poker(browser, house, SIZES[name], "Palace Poker", moment)
        (FOLDER / f"palace-{what}-{name}.png").write_bytes(picture)


def take_all(browser: Browser, house: House, swift: House) -> None:
    """All pictures; in the `swift` room nobody waits for the result of a deal to be read."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, size in SIZES.items():
        with guest(browser, house, size) as page:
            settled(page)
            (FOLDER / f"lobby-{name}.png").write_bytes(page.screenshot())
        for what, ladder, moment in (
            ("bidding", "7,7,7,7", bidding),
            ("trick", "9,9,9", trick_lies),
            ("joker", "9,9,9", joker_led),
            ("deal-end", "5,5", deal_ended),
        ):
            (FOLDER / f"{what}-{name}.png").write_bytes(catch(browser, house, size, ladder, moment))
        (FOLDER / f"lesson-{name}.png").write_bytes(lesson(browser, house, size))
        (FOLDER / f"paper-{name}.png").write_bytes(paper(browser, house, size))
        (FOLDER / f"sheet-{name}.png").write_bytes(full_sheet(browser, swift, size))
    take_documents(browser, swift, FOLDER)


def main() -> None:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        houses = [
            House(Settings(f"{folder}/{name}.db", pace=pace)) for name, pace in (("quick", QUICK), ("swift", AT_ONCE))
        ]
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        if "poker" not in sys.argv[1:]:
            take_all(browser, *houses)
        take_poker(browser, houses[0])
        browser.close()
        for house in houses:
            house.close()
    sys.stdout.write(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()
