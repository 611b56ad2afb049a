"""House rules in the browser: made in the editor, read beside it, kept, carried, and played."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kozyr.games.raspisnoy.rules import PRESETS
from kozyr.games.raspisnoy.state import DealScored
from kozyr.records import code as codes
from kozyr.room.table import replay
from tests.browser.barriers import barriers, overflow
from tests.browser.hand import bids, is_over, play_until
from tests.browser.secrets import entries_of
from tests.browser.visits import DESKTOP, PHONE, Complaints, Lodge, Visit

pytestmark = pytest.mark.browser

REFUSED = "status of 400"
"""What the browser says of rules that cannot be played, which the page tells its reader in words."""


def question(page: Page, name: str) -> Locator:
    return page.locator(f"#house-{name}")


def unfold(page: Page, section: str) -> None:
    page.locator("summary").filter(has=page.get_by_role("heading", name=section, exact=True)).click()


def choose(page: Page, name: str, answer: str) -> None:
    question(page, name).get_by_role("radio", name=answer, exact=True).check()


def switch(page: Page, name: str) -> None:
    question(page, name).get_by_role("switch").click()


def press(page: Page, name: str, button: str) -> None:
    question(page, name).get_by_role("button", name=button, exact=True).click()


def change_thirteen_rules(page: Page) -> None:
    """Three players, a large pack without a joker, three deals, trumps that go round by tricks, no hook, Oh Hell."""
    press(page, "seats", "Players: less")
    choose(page, "deck", "52 cards")
    press(page, "jokers", "No joker")
    unfold(page, "The deals")
    choose(page, "ladder", "Your own list")
    question(page, "ladder").get_by_label("Or write them all").fill("3, 3 3")
    question(page, "ladder").get_by_label("Or write them all").press("Tab")
    unfold(page, "Trump")
    choose(page, "trump", "Round by tricks")
    press(page, "circular-order", "spades ♠: later")
    unfold(page, "Bidding")
    switch(page, "hook")
    switch(page, "three-passes")
    unfold(page, "Play")
    switch(page, "must-trump")
    choose(page, "review", "All of them")
    unfold(page, "Special deals")
    for kind in ("No trump", "Blind", "Misère", "Golden"):
        press(page, "specials", f"Remove {kind}")
    unfold(page, "Points")
    choose(page, "scoring", "Oh Hell")
    unfold(page, "Money")
    page.get_by_label("Price of a point", exact=True).fill("5")


def wait_until_read(page: Page) -> None:
    """The room has read the rules and found them playable; the button has its colour."""
    expect(page.locator("footer .main")).not_to_have_attribute("aria-disabled", "true")
    page.wait_for_timeout(200)


def reading(page: Page) -> Locator:
    """The page on which the rules are read; on a phone it is a tab."""
    if (tab := page.get_by_role("tab", name="As it reads")).is_visible():
        tab.click()
    return page.locator("#house-read")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_is_made_by_thirteen_changes_and_played_by_them(
    visit: Visit, lodge: Lodge, size: tuple[int, int]
) -> None:
    house = lodge()
    page = visit(f"{house.url}/new", size=size)
    page.get_by_role("button", name="Your own rules…").click()
    expect(question(page, "seats")).to_be_visible()
    change_thirteen_rules(page)
    expect(page.get_by_role("contentinfo")).to_contain_text("Hall with 13 changes")
    wait_until_read(page)
    assert barriers(page) == []
    assert overflow(page) <= 0

    read = reading(page)
    expect(read).to_contain_text("All 3 deals")
    for told in (
        "3 players, and a pack of 52 cards.",
        "There is no joker.",
        "The dealer bids freely",
        "round: ♣, ♠, ♦, ♥",
    ):
        expect(read).to_contain_text(told)
    assert overflow(page) <= 0
    page.get_by_role("button", name="Make a table with these rules").click()
    expect(page.get_by_role("heading", name="Rules: Hall with 13 changes")).to_be_visible()
    assert overflow(page) <= 0
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".table")).to_be_visible()
    play_by_them(page, Path(house.settings.db), touch=size == PHONE)


def play_by_them(page: Page, database: Path, *, touch: bool) -> None:
    """Three deals: no bid is ever barred, the trump changes with every trick, and the points are those of Oh Hell."""
    code = page.url.rsplit("/", 1)[1]
    trumps: list[str] = []

    def watch() -> bool:
        if bids(page).count():
            assert bids(page).count() == 4
        shown = page.locator(".deal .trump:not(.next) svg[aria-label]")
        if shown.count() and (name := shown.first.get_attribute("aria-label")) and trumps[-1:] != [name]:
            trumps.append(name)
        return is_over(page)

    play_until(page, watch, touch=touch)
    assert len(set(trumps)) >= 3, trumps
    table = replay(entries_of(database, code))
    rows = [scored.row for scored in table.sheet if isinstance(scored, DealScored)]
    assert [row.cards for row in rows] == [3, 3, 3]
    for row in rows:
        for bid, taken, points in zip(row.bids, row.taken, row.points, strict=True):
            assert points == taken + (10 if bid == taken else 0)
    money = page.locator("section.end span.money")
    expect(money).to_have_count(3)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_contradiction_is_shown_at_its_field_and_mended_there(
    visit: Visit, lodge: Lodge, complaints: Complaints, size: tuple[int, int]
) -> None:
    complaints.expected.append(REFUSED)
    page = visit(f"{lodge().url}/house", size=size)
    choose(page, "deck", "52 and two jokers")
    fault = question(page, "jokers").get_by_text("This pack has its own two jokers")
    expect(fault).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_contain_text("One thing does not fit yet")
    assert barriers(page) == []
    press(page, "jokers", "Put it right: Joker: both printed jokers")
    wait_until_read(page)
    expect(fault).to_have_count(0)
    question(page, "deck").get_by_role("button", name="As in Hall: 36 cards").click()
    page.get_by_role("button", name="Show me").click()
    expect(question(page, "jokers")).to_be_focused()
    expect(question(page, "jokers")).to_be_in_viewport()


def test_rules_are_kept_by_name_on_the_device_used_again_called_otherwise_and_deleted(
    visit: Visit, lodge: Lodge
) -> None:
    url = lodge().url
    page = visit(f"{url}/house")
    choose(page, "deck", "52 cards")
    wait_until_read(page)
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.get_by_text("Give your rules a name.")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("As in grandmother's house")
    page.get_by_role("button", name="Keep on this device").click()
    expect(page.get_by_role("contentinfo")).to_contain_text("As in grandmother's house")
    page.goto(f"{url}/house")
    expect(question(page, "deck").get_by_role("radio", name="36 cards")).to_be_checked()
    page.get_by_role("button", name="Use “As in grandmother's house”").click()
    expect(question(page, "deck").get_by_role("radio", name="52 cards")).to_be_checked()
    page.get_by_role("button", name="Rename “As in grandmother's house”").click()
    page.locator("li").get_by_label("Name", exact=True).fill("Dacha")
    page.get_by_role("button", name="Save", exact=True).click()
    page.goto(f"{url}/new")
    page.get_by_role("button", name="Dacha").click()
    expect(page.get_by_role("heading", name="Rules: Dacha")).to_be_visible()
    page.get_by_role("button", name="Change these rules").click()
    page.get_by_role("button", name="Delete “Dacha”").click()
    expect(page.get_by_role("button", name="Use “Dacha”")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("button", name="Use “Dacha”")).to_be_visible()


def test_rules_leave_as_a_link_and_a_file_and_come_in_from_both(
    visit: Visit, lodge: Lodge, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expected.append(REFUSED)
    url = lodge().url
    page = visit(f"{url}/house")
    page.get_by_role("radio", name="Georgian", exact=True).check()
    wait_until_read(page)
    page.get_by_label("Name", exact=True).fill("Тбилиси")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export to a file").click()
    assert saving.value.suggested_filename == "Тбилиси.json"
    saving.value.save_as(tmp_path / "rules.json")
    link = page.get_by_label("Link to these rules").input_value()
    assert codes.parse(link.partition("rules=")[2].partition("&")[0]) == ("raspisnoy", PRESETS["georgian"])

    other = visit(f"{url}/house")
    other.get_by_label("A code, a link, or the text").fill("r1M1z")
    other.get_by_role("button", name="Take over", exact=True).click()
    expect(other.get_by_text("There are no house rules in this.")).to_be_visible()
    other.locator("input[type=file]").set_input_files(tmp_path / "rules.json")
    expect(other.get_by_role("radio", name="Georgian", exact=True)).to_be_checked()
    expect(other.get_by_label("Name", exact=True)).to_have_value("Тбилиси")
    other.get_by_label("A code, a link, or the text").fill(f"{url}/new?rules=r1M1y")
    other.get_by_role("button", name="Take over", exact=True).click()
    expect(other.get_by_role("radio", name="Classic", exact=True)).to_be_checked()

    friend = visit(link)
    expect(friend.get_by_role("heading", name="Rules: Exactly Georgian")).to_be_visible()
    friend.goto(f"{url}/new?rules=r1M1z")
    expect(friend.get_by_role("alert")).to_contain_text("r1M1z")


def test_another_start_drops_the_changes_and_gives_them_back(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/house")
    switch(page, "pairs")
    page.get_by_role("radio", name="Classic", exact=True).check()
    expect(question(page, "pairs").get_by_role("switch")).not_to_be_checked()
    page.get_by_role("button", name="Bring back my change").click()
    expect(page.get_by_role("radio", name="Hall", exact=True)).to_be_checked()
    expect(question(page, "pairs").get_by_role("switch")).to_be_checked()


def test_the_form_is_filled_in_by_keys_alone(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/house")
    page.get_by_label("Players", exact=True).focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Players", exact=True)).to_have_value("5")
    page.locator("summary").last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Price of a point", exact=True)).to_be_visible()
    question(page, "deck").get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    expect(question(page, "deck").get_by_role("radio", name="52 cards")).to_be_checked()
    page.locator("summary").nth(6).focus()
    page.keyboard.press("Enter")
    question(page, "specials").get_by_role("button", name="Blind: earlier").focus()
    page.keyboard.press("Enter")
    expect(question(page, "specials").locator("li").first).to_contain_text("Blind")
    expect(question(page, "specials").locator("li").first.get_by_role("button", name="Blind: later")).to_be_focused()


@pytest.mark.parametrize("language", ["ru", "hy", "mn"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_whole_form_fits_in_every_language(
    visit: Visit, lodge: Lodge, size: tuple[int, int], language: str
) -> None:
    page = visit(f"{lodge().url}/house", size=size, language=language)
    expect(question(page, "seats")).to_be_visible()
    for summary in page.locator("#house-form summary").all()[1:]:
        summary.click()
    for idle in page.locator("button.idle").all():
        idle.click()
    expect(question(page, "khishti")).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []
    assert not page.get_by_text("house-").count()


def test_house_rules_for_other_numbers_of_players_are_said_to_fit_or_not_before_the_table_is_made(
    visit: Visit, lodge: Lodge, complaints: Complaints
) -> None:
    complaints.expected.append(REFUSED)
    page = visit(f"{lodge().url}/new?rules=r1M1y", language="ru")
    page.get_by_role("radio", name="7", exact=True).check()
    expect(page.get_by_role("alert")).to_contain_text("36 карт хватит самое большее на шестерых")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_text("Как читается").click()
    expect(page.locator("form")).to_contain_text("За столом 3 игрока")


def test_people_at_a_table_find_the_link_to_its_rules(visit: Visit, lodge: Lodge) -> None:
    page = visit(f"{lodge().url}/new?rules=r1M1y")
    page.get_by_role("button", name="Sit down and play").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="People").click()
    link = page.get_by_label("Link to these rules").input_value()
    page.goto(link)
    expect(page.get_by_role("heading", name="Rules: Exactly Classic")).to_be_visible()
