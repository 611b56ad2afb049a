"""House rules from the editor, a match played by them, and its sheet: on paper, as text, as CSV, as a record."""

import csv
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from kozyr.games.raspisnoy.rules import PRESETS
from kozyr.games.raspisnoy.state import DealScored, Row
from kozyr.records import code as codes
from kozyr.records import parse, verify
from kozyr.records.export import table as csv_of
from kozyr.room.table import Table, replay
from tests.browser.barriers import barriers, overflow
from tests.browser.hand import asked, bids, is_over, play_until, press
from tests.browser.secrets import entries_of
from tests.browser.test_house import change_thirteen_rules, question, wait_until_read
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit
from tests.room.house import House

pytestmark = pytest.mark.browser

COUNT_PRINTS = "window.prints = 0; window.print = () => { window.prints += 1 }"
UPRIGHT, SIDEWAYS = (595, 842), (842, 595)


def table_of(house: House, page: Page) -> Table:
    """The table on this page, from the room's own log."""
    return replay(entries_of(Path(house.settings.db), page.url.rsplit("/", 1)[1]))


def play_on(page: Page, house: House, *, touch: bool) -> None:
    """Play to the end; bid what a hook would bar as the dealer, and else the most, so that no third pass is due."""
    for _ in range(600):
        if is_over(page):
            return
        ask = asked(page)
        if ask and ask[0] == "bid":
            barred = barred_by_a_hook(table_of(house, page))
            name = re.compile(rf"\b{barred or 'pass'}\b")
            button = bids(page).last if barred is None else page.locator(".bids").get_by_role("button", name=name).first
            press(button, touch=touch)
        elif ask:
            press(ask[1], touch=touch, twice=ask[0] == "card")
        page.wait_for_timeout(30)
    raise AssertionError("the match does not end")


def barred_by_a_hook(table: Table) -> int | None:
    """What the dealer might not bid if there were a hook; None for others, and where nothing would be barred."""
    deal = table.state.deal
    if deal is None or deal.dealer != 0 or sum(bid is None for bid in deal.bids) != 1:
        return None
    left = deal.cards - sum(bid or 0 for bid in deal.bids)
    return left if 0 <= left <= deal.cards else None


@contextmanager
def on_paper(page: Page) -> Iterator[Locator]:
    """The page as it is printed."""
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    yield page.locator(".leaf")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="null")


def pages_of(page: Page) -> list[tuple[int, int]]:
    """The sizes of the printed pages, in points."""
    text = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", text)
    count = len(re.findall(rb"/Type\s*/Page\b", text))
    return [(round(float(wide)), round(float(high))) for wide, high in boxes[:count]]


def figures(row: Row) -> list[str]:
    """What stands in the cells of a deal: tricks with the bid above, points, and the total."""
    cells = zip(row.taken, row.bids, row.points, row.totals, strict=True)
    return [text for taken, bid, points, total in cells for text in (f"{taken}{bid}", f"{points:+d}", str(total))]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_with_thirteen_axes_changed_in_the_editor_is_played_and_its_sheet_is_printed(
    visit: Visit, lodge: Lodge, size: tuple[int, int]
) -> None:
    house = lodge()
    page = visit(f"{house.url}/new", size=size)
    page.get_by_role("button", name="Your own rules…").click()
    expect(question(page, "seats")).to_be_visible()
    change_thirteen_rules(page)
    wait_until_read(page)
    page.get_by_role("button", name="Make a table with these rules").click()
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".table")).to_be_visible()
    play_on(page, house, touch=size == PHONE)
    rows = [scored.row for scored in table_of(house, page).sheet if isinstance(scored, DealScored)]
    expect_three_rules_to_bite(table_of(house, page), rows)
    expect(page.get_by_role("button", name="Print the sheet").first).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []
    with on_paper(page) as leaf:
        expect(leaf).to_be_visible()
        expect(leaf).to_contain_text("Hall with 13 changes")
        expect(leaf).to_contain_text("won")
        expect(page.locator("main")).not_to_be_visible()
        for row, line in zip(rows, leaf.locator("tbody").first.locator("tr").all(), strict=True):
            told = [text.strip().replace("−", "-") for text in line.locator("td").all_inner_texts()]
            assert told == [text if text != "+0" else "0" for text in figures(row)]
        expect(leaf.locator("tbody.end tr")).to_have_count(2)
    assert pages_of(page) == [UPRIGHT]
    expect(page.locator("main")).to_be_visible()


def expect_three_rules_to_bite(table: Table, rows: list[Row]) -> None:
    """The deal that Ann dealt: its trump went round, its bids add up to its tricks, and it is paid as in Oh Hell."""
    bitten = [row for row in rows if row.dealer == 0 and sum(bid or 0 for bid in row.bids) == row.cards]
    assert bitten, "the dealer bid what a hook bars"
    row = bitten[0]
    assert table.rules.trump == "circular_trick"
    for bid, taken, points in zip(row.bids, row.taken, row.points, strict=True):
        assert points == taken + (10 if bid == taken else 0)
    assert table.rules.must_trump is False


def lay_table_of_two_deals(page: Page, url: str, name: str) -> None:
    """Sit down against bots for a match of two deals, on a page that counts prints and may read the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(COUNT_PRINTS)
    page.goto(f"{url}/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name="Your own", exact=True).check()
    page.get_by_label("Cards in each deal").fill("2,3")
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".table")).to_be_visible()


def saved(page: Page, button: Locator, folder: Path) -> Path:
    """The file that a button downloads, under the name that the page gives it."""
    with page.expect_download() as saving:
        button.click()
    path = folder / saving.value.suggested_filename
    saving.value.save_as(path)
    return path


def test_a_finished_match_is_taken_home_as_text_as_csv_and_as_a_record_and_another_one_follows(
    visit: Visit, lodge: Lodge, tmp_path: Path
) -> None:
    house = lodge()
    page = visit(house.url)
    lay_table_of_two_deals(page, house.url, "=Ann")
    page.get_by_role("button", name="Print the sheet").click()
    assert page.evaluate("window.prints") == 1
    code = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"{house.url}/api/tables/{code}/record").status == 404
    expect(page.get_by_role("button", name="Record (.kzr)")).to_have_count(0)
    play_until(page, lambda: is_over(page))
    end = page.locator("section.end")
    taken = saved(page, end.get_by_role("button", name="Record (.kzr)"), tmp_path)
    record = parse(taken.read_text("utf-8"))
    assert verify(record) is None
    taken = saved(page, end.get_by_role("button", name="CSV"), tmp_path)
    assert re.fullmatch(r"kozyr-\d{4}-\d\d-\d\d\.csv", taken.name)
    text = taken.read_text("utf-8-sig")
    named = replace(record, players=("=Ann", "Bea", "Cy", "Dee"))
    assert text == csv_of(named)
    assert next(csv.DictReader(text.splitlines()))["player"] == "'=Ann"

    end.get_by_role("button", name="Copy as text").click()
    expect(end.get_by_role("button", name="Copied")).to_be_visible()
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert record.scores is not None
    last = [line for line in copied.splitlines() if line.startswith("Total")]
    assert [int(total.replace("−", "-")) for total in last[0].split()[1:]] == list(record.scores)

    end.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(code))
    expect(page.locator(".table")).to_be_visible()
    assert [place.name for place in table_of(house, page).places] == ["=Ann", "", "", ""]
    page.go_back()
    page.get_by_role("button", name="Who has won?").click()
    expect(page.get_by_role("button", name="To the next match")).to_be_visible()


@pytest.mark.parametrize(("seats", "size"), [(6, UPRIGHT), (8, SIDEWAYS)])
def test_a_sheet_for_more_than_six_is_printed_sideways_and_one_that_has_only_begun_too(
    visit: Visit, lodge: Lodge, seats: int, size: tuple[int, int]
) -> None:
    code = codes.show("raspisnoy", replace(PRESETS["home54"], seats=seats, ladder=(3, 2, 1)))
    page = visit(f"{lodge().url}/new?rules={code}")
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator(".table")).to_be_visible()
    assert pages_of(page) == [size]
