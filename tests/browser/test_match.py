"""A whole match in the browser: one person, three bots, the room killed in mid-trick, a watcher who sees no hand."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kozyr.room.log import Moved
from tests.browser.hand import WORDS, bids, cards, held, is_over, lay_short_table, move, play_until, trick
from tests.browser.secrets import entries_of, frames_of, leaks
from tests.browser.visits import DESKTOP, PHONE, Complaints, Lodge, Visit

pytestmark = pytest.mark.browser


def is_mid_trick(page: Page) -> bool:
    """Whether it is my turn in a trick that others have begun, and nothing on the table moves any more."""
    if not (cards(page).count() and trick(page).count()):
        return False
    expect(page.locator(".play[data-moving]")).to_have_count(0)
    page.wait_for_timeout(500)  # cards that were taken away are still on their way
    return trick(page).count() in (1, 2, 3)


def table_as_seen(page: Page) -> tuple[list[str | None], list[str | None]]:
    """The hand and the trick, by the names that a screen reader says."""
    hand = [card.get_attribute("aria-label") or card.text_content() for card in held(page).all()]
    return hand, [card.get_attribute("aria-label") for card in trick(page).all()]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_match_goes_on_card_for_card_after_the_room_was_killed_in_mid_trick(
    visit: Visit, complaints: Complaints, lodge: Lodge, size: tuple[int, int], language: str
) -> None:
    complaints.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    touch = size == PHONE
    house = lodge()
    page = visit(house.url, size=size, language=language)
    code = lay_short_table(page, language, "3,2")
    watcher = visit("about:blank", size=DESKTOP, language=language)
    frames = frames_of(watcher)
    watcher.goto(f"{house.url}/t/{code}")

    acts = play_until(page, lambda: is_mid_trick(page), language, touch=touch)
    seen = table_as_seen(page)
    assert seen[0]
    assert seen[1]
    house.kill()
    lodge(house)
    page.reload()
    expect(held(page)).to_have_count(len(seen[0]))
    assert table_as_seen(page) == seen
    acts += play_until(page, lambda: is_over(page), language, touch=touch)
    assert "card" in acts
    assert "next" in acts
    expect(page.locator("section.end li")).to_have_count(4)
    expect(watcher.get_by_text(WORDS[language]["over"], exact=True)).to_be_visible()
    entries = entries_of(Path(house.settings.db), code)
    assert len(frames) > 10
    assert leaks(frames, entries) == []
    assert watcher.locator(".fan").count() == 0


def test_the_search_for_leaks_finds_a_hand_that_a_player_was_sent(visit: Visit, lodge: Lodge) -> None:
    house = lodge()
    page = visit("about:blank")
    frames = frames_of(page)
    page.goto(house.url)
    code = lay_short_table(page, "en", "3")
    expect(bids(page).first).to_be_visible()
    entries = entries_of(Path(house.settings.db), code)
    assert leaks(frames, entries) != []


def test_the_page_itself_goes_on_when_the_room_is_back(visit: Visit, complaints: Complaints, lodge: Lodge) -> None:
    complaints.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    house = lodge()
    page = visit(house.url)
    lay_short_table(page, "en", "3,3")
    play_until(page, lambda: is_mid_trick(page))
    seen = table_as_seen(page)
    house.kill()
    expect(page.get_by_text("The line is gone.")).to_be_visible()
    lodge(house)
    expect(page.get_by_text("The line is gone.")).to_be_hidden(timeout=20_000)
    assert table_as_seen(page) == seen
    play_until(page, lambda: is_over(page))


def test_a_move_made_while_the_line_is_gone_is_made_once_when_it_is_back(
    visit: Visit, complaints: Complaints, lodge: Lodge
) -> None:
    complaints.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    house = lodge()
    page = visit(house.url)
    code = lay_short_table(page, "en", "2")
    expect(bids(page).first).to_be_visible()
    house.kill()
    page.wait_for_timeout(200)
    assert move(page) == "bid"
    lodge(house)
    play_until(page, lambda: cards(page).count() > 0)
    moves = [entry.what.action for entry in entries_of(Path(house.settings.db), code) if isinstance(entry.what, Moved)]
    bid = [action for action in moves if action.startswith("bid ")]
    assert len(bid) == 4, "three bots and one person have bid, each once"
