"""An evening at a poker table in the browser: three friends, boxes, a side pot, a rebuy, and somebody who leaves."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from kozyr.play.game import WATCHER
from kozyr.room import log
from kozyr.room.table import Table, game_of
from tests.browser.barriers import barriers, overflow
from tests.browser.hall import (
    answer,
    buy,
    end,
    free_seats,
    hand_number,
    lay_evening,
    leave,
    listen,
    play_evening,
    sit_down,
)
from tests.browser.secrets import frames_of
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit
from tests.room.truth import course, leaks, log_of

pytestmark = pytest.mark.browser

HANDS = 10
ACTS = {"raise", "call", "check", "next", "box"}
STACKS = {"Five-card draw": (120, 250, 500), "Hold'em": (50, 120, 200)}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
GAMES = pytest.mark.parametrize("game", STACKS)


def friends(visit: Visit, url: str, game: str, size: tuple[int, int]) -> tuple[str, list[Page], list[list[str]]]:
    """Three friends at a table that has begun: its code, their pages, and the frames that each page receives."""
    pages = [visit("about:blank", size=size) for _ in STACKS[game]]
    frames = [frames_of(page) for page in pages]
    pages[0].goto(url)
    code = lay_evening(pages[0], game, len(pages))
    buy(pages[0], STACKS[game][0])
    for seat, name in ((1, "Bob"), (2, "Cy")):
        pages[seat].goto(f"{url}/t/{code}")
        sit_down(pages[seat], seat, name, STACKS[game][seat])
    pages[0].get_by_role("button", name="Begin", exact=True).click()
    return code, pages, frames


@GAMES
@SIZES
def test_an_evening_of_ten_hands_with_boxes_a_side_pot_a_rebuy_and_a_leaver(
    visit: Visit, lodge: Lodge, tmp_path: Path, size: tuple[int, int], game: str
) -> None:
    touch, rng, acts = size == PHONE, Random(f"{size} {game}"), list[str]()
    house = lodge()
    code, pages, frames = friends(visit, house.url, game, size)
    ann, _, cy = pages
    watcher = visit("about:blank", size=size)
    watched = frames_of(watcher)
    watcher.goto(f"{house.url}/t/{code}")
    heard = [listen(page) for page in pages]

    def reached(hand: int) -> bool:
        return hand_number(ann) > hand

    def split() -> bool:
        return any("side pot 1 of" in line for told in heard for line in told())

    play_evening(pages, lambda: reached(1) and "rebuy" in acts and split(), rng, acts, mood="all-in", touch=touch)
    play_evening(pages, lambda: reached(7) and {*acts} >= ACTS, rng, acts, touch=touch)
    leave(cy)
    play_evening(pages, lambda: free_seats(ann).count(), rng, acts, touch=touch)
    play_evening(pages[:2], lambda: reached(HANDS), rng, acts, touch=touch)
    end(ann)
    play_evening(pages[:2], lambda: ann.locator("#evening-end").count(), rng, acts, touch=touch)

    assert ("exchange" in acts) == (game == "Five-card draw")
    expect(ann.locator("section.end li")).to_have_count(3)
    check_course(tmp_path, code)
    for seat, received in zip((0, 1, 2, WATCHER), (*frames, watched), strict=True):
        assert len(received) > 50
        assert leaks(tmp_path, code, received, seat) == []
        assert "shuffle" not in "".join(received)


def check_course(folder: Path, code: str) -> None:
    """What the pages brought about, read from the room's own log: boxes were answered, side pots were paid, chips were
    bought again, and not one was made or lost."""
    entries, tables = log_of(folder, code), list(course(folder, code).values())
    kinds = Counter(type(entry.what) for entry in entries)
    moves = [entry.what.action for entry in entries if isinstance(entry.what, log.Moved)]
    assert kinds[log.Ticked]
    assert kinds[log.GotUp] == 1
    assert sum(move.startswith("buy ") for move in moves) > 3, "the first three, and a rebuy"
    assert tables[-1].state.number > HANDS
    assert any(len({*pots_won(table)}) > 1 for table in tables), "a side pot was paid"
    assert sum(chair.won for chair in tables[-1].state.chairs) == 0


def pots_won(table: Table) -> list[int]:
    """The pots that were paid in the hand that lies there: 0 for the main pot."""
    hand = game_of(table).view(table.state, WATCHER).hand
    return [pot.number for pot in hand.won] if hand else []


@GAMES
@SIZES
def test_nobody_is_kept_out_of_a_poker_table(visit: Visit, lodge: Lodge, size: tuple[int, int], game: str) -> None:
    code, pages, _ = friends(visit, lodge().url, game, size)
    rng, seen = Random(size[0]), set[str]()
    for _ in range(200):
        if seen >= {"action", "boxes", "result"}:
            break
        for page in pages:
            moment = moment_of(page)
            if moment and moment not in seen:
                assert barriers(page) == [], moment
                assert overflow(page) <= 0, moment
                seen.add(moment)
            answer(page, rng, "calm", touch=size == PHONE)
        pages[0].wait_for_timeout(50)
    assert seen >= {"action", "boxes", "result"}, code


def moment_of(page: Page) -> str:
    """What the page shows that is worth looking at."""
    for moment, place in (("action", ".action .row"), ("exchange", ".hand button.held"), ("boxes", ".boxes")):
        if page.locator(place).count():
            return moment
    return "result" if page.get_by_role("button", name="Next hand", exact=True).count() and hand_number(page) else ""


def test_the_keys_fold_call_write_an_amount_and_turn_cards(visit: Visit, lodge: Lodge) -> None:
    _, pages, _ = friends(visit, lodge().url, "Five-card draw", DESKTOP)
    rng, used = Random(4), set[str]()
    for _ in range(400):
        if used >= {"amount", "call", "turn"}:
            break
        for page in pages:
            if word := by_key(page, used):
                used.add(word)
            else:
                answer(page, rng, "calm", touch=False)
        pages[0].wait_for_timeout(30)
    assert used >= {"amount", "call", "turn"}


def by_key(page: Page, used: set[str]) -> str | None:
    """Use a key that was not used yet, where it has a meaning now."""
    if page.locator(".action .sum").count() and "amount" not in used:
        page.keyboard.type("35")
        expect(page.locator(".action [data-key=r] b")).to_have_text("35")
        page.keyboard.press("Enter")
        expect(page.locator(".action")).to_have_count(0)
        return "amount"
    if page.locator(".action .stay").count() and "amount" in used and "call" not in used:
        page.keyboard.press("c")
        expect(page.locator(".action")).to_have_count(0)
        return "call"
    if page.locator(".hand button.held").count() and "turn" not in used:
        page.keyboard.press("2")
        page.keyboard.press("5")
        expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(2)
        page.keyboard.press("Enter")
        expect(page.locator(".hand button.held")).to_have_count(0)
        return "turn"
    return None
