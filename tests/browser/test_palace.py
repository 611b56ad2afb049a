"""An evening of Palace Poker in the browser: attacks, answers, captures and a showdown; what may be seen, and keys."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import barriers, overflow
from tests.browser.hall import buy, end, hand_number, lay_evening, listen, sit_down
from tests.browser.palace import answer, play
from tests.browser.secrets import frames_of
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit
from tests.room.truth import course, leaks

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
MOODS = ("call", "fold", "stay", "raise", "buy")
"""What people do in each of the five hands."""


def mood_of(page: Page) -> str:
    """What is done in the hand that lies on this page."""
    return MOODS[min(len(MOODS), max(1, hand_number(page))) - 1]


def friends(visit: Visit, url: str) -> tuple[str, list[Page], list[list[str]]]:
    """Three friends with phones at a table that has begun: its code, their pages, the frames that each receives."""
    pages = [visit("about:blank", size=PHONE) for _ in range(3)]
    frames = [frames_of(page) for page in pages]
    pages[0].goto(url)
    code = lay_evening(pages[0], "Palace Poker", 3)
    buy(pages[0], 500)
    for seat, name in ((1, "Bob"), (2, "Cy")):
        pages[seat].goto(f"{url}/t/{code}")
        sit_down(pages[seat], seat, name, 500)
    pages[0].get_by_role("button", name="Begin", exact=True).click()
    return code, pages, frames


def test_five_hands_with_a_call_a_fold_a_captured_banner_and_a_showdown(
    visit: Visit, lodge: Lodge, tmp_path: Path
) -> None:
    acts = list[str]()
    code, pages, frames = friends(visit, lodge().url)
    ann = pages[0]
    told = listen(ann)

    play(pages, lambda: hand_number(ann) == len(MOODS), mood_of, acts, touch=True)
    end(ann)
    play(pages, lambda: ann.locator("#evening-end").count(), mood_of, acts, touch=True)

    assert {"look", "attack", "call", "fold", "raise", "stay", "buy", "keep", "next"} <= {*acts}
    assert any("captures the banner" in line for line in told())
    expect(ann.locator("section.end li")).to_have_count(3)
    check_course(tmp_path, code)
    for seat, received in enumerate(frames):
        assert len(received) > 50
        assert leaks(tmp_path, code, received, seat) == []
        assert "shuffle" not in "".join(received)


def check_course(folder: Path, code: str) -> None:
    """What the pages brought about, read from the room's own log."""
    tables = list(course(folder, code).values())
    assert {"fold", "hand"} <= {hand.fought.by for hand in hands_of(tables) if hand.fought}
    assert {"last", "showdown"} <= {hand.how for hand in hands_of(tables)}
    assert any(hand.fought and hand.fought.caller >= 0 for hand in hands_of(tables)), "a battle was called"
    assert any(captured(hand) for hand in hands_of(tables)), "a banner became a soldier (PP-A5)"
    assert tables[-1].state.number == len(MOODS)
    assert sum(chair.won for chair in tables[-1].state.chairs) == 0


def hands_of(tables: list[Any]) -> Iterator[Any]:
    """The hand at each moment of the evening."""
    return (table.state.hand for table in tables if table.state.hand)


def captured(hand: Any) -> bool:
    """Whether the winner of the last battle has the loser's banner among his soldiers."""
    fought = hand.fought
    if fought is None or fought.winner < 0:
        return False
    loser = fought.defender if fought.winner == fought.attacker.seat else fought.attacker
    return loser.banner in hand.soldiers[fought.winner]


@SIZES
def test_a_banner_tells_the_price_and_what_counts_or_why_not_and_keeps_nobody_out(
    visit: Visit, lodge: Lodge, size: tuple[int, int]
) -> None:
    touch, seen = size == PHONE, set[str]()
    ann = against_bots(visit, lodge().url, size)
    for _ in range(400):
        if seen >= {"turn", "price", "barred", "keep"}:
            break
        for moment in moments(ann, touch=touch):
            if moment not in seen:
                assert barriers(ann) == [], moment
                assert overflow(ann) <= 0, moment
                seen.add(moment)
        answer(ann, lambda _: "buy", touch=touch)
        ann.wait_for_timeout(30)
    assert seen >= {"turn", "price", "barred", "keep"}


def against_bots(visit: Visit, url: str, size: tuple[int, int]) -> Page:
    """One person at a table of six that has begun: somebody has a banner of the same suit as another (PP-10)."""
    ann = visit(url, size=size)
    lay_evening(ann, "Palace Poker", 6)
    buy(ann, 1000)
    ann.locator(".ask .button.main").click()
    return ann


def moments(page: Page, *, touch: bool) -> Iterator[str]:
    """What the page shows now that is worth looking at; on my turn I look at one whom I may attack and one whom not."""
    if page.locator(".mycamp button").count():
        yield "keep"
    if page.locator(".action .buy").count() == 0:
        return
    yield "turn"
    for kind, moment, text in (("may", "price", "Against"), ("barred", "barred", "cannot attack each other")):
        camp = page.locator(f"button.camp.{kind}").first
        if camp.count() == 0:
            continue
        camp.tap() if touch else camp.click()
        expect(page.locator(".attack .told")).to_contain_text(text)
        expect(page.locator(".attack .main")).to_have_count(1 if kind == "may" else 0)
        yield moment
        page.locator(".attack [data-key=x]").click()


def test_the_keys_go_along_the_camps_buy_and_keep(visit: Visit, lodge: Lodge) -> None:
    ann = against_bots(visit, lodge().url, DESKTOP)
    turn = ann.locator(".action .buy")
    play([ann], turn.count, lambda _: "call", [], touch=False)
    ann.keyboard.press("a")
    ann.keyboard.press("Enter")
    expect(ann.locator(".attack")).to_be_visible()
    ann.keyboard.press("Escape")
    expect(ann.locator(".attack")).to_have_count(0)
    ann.keyboard.press("b")
    expect(ann.locator(".mycamp button")).not_to_have_count(0)
    ann.keyboard.press("1")
    expect(ann.locator(".mycamp button[aria-pressed=true]")).to_have_count(1)
    ann.keyboard.press("1")
    ann.locator("body").press("Enter")
    expect(ann.locator(".mycamp button")).to_have_count(0)
