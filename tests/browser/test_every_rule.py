"""Deals by the rules of many circles: a trump is named or goes round, cards stand on foreheads, a joker is any card,
bids come before the deal, ten people sit; and a refusal leads to its rule."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.barriers import barriers, overflow
from tests.browser.hand import bids, cards, held, is_over, play_until, trumps
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit
from tests.room.house import House

pytestmark = pytest.mark.browser

LAY = """async wish => {
    const headers = {'Content-Type': 'application/json'}
    const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})
    return (await answer.json()).code
}"""


def sit(page: Page, house: House, preset: str, seats: int = 4, **changes: str) -> None:
    """A table with bots on the other chairs, laid as the lobby does, and its screen."""
    page.goto(house.url)
    bots = ["", *["random"] * (seats - 1)]
    wish = {"preset": preset, "changes": {"seats": str(seats), **changes}, "name": "Ann", "seat": 0, "bots": bots}
    page.goto(f"{house.url}/t/{page.evaluate(LAY, {**wish, 'start': True})}")
    expect(page.locator(".table")).to_be_visible()


def head(page: Page) -> Locator:
    """The line that says which deal it is and its trump."""
    return page.locator(".head .deal")


def is_written(page: Page) -> bool:
    """Whether a deal has just ended."""
    return page.get_by_role("button", name="Next deal").count() > 0 or is_over(page)


def fits(page: Page) -> None:
    """Nothing is wider than the window, and no barrier stands in the way."""
    page.wait_for_timeout(400)
    assert overflow(page) <= 0
    assert barriers(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_in_the_georgian_game_the_trump_is_named_from_three_cards(
    visit: Visit, lodge: Lodge, size: tuple[int, int]
) -> None:
    page, house = visit("about:blank", size=size), lodge()
    sit(page, house, "georgian", schedule="nines")
    play_until(page, lambda: trumps(page).count())
    expect(held(page)).to_have_count(3)
    fits(page)
    trumps(page).filter(has_text="hearts").click()
    expect(head(page).get_by_role("img", name="hearts")).to_be_visible()
    play_until(page, lambda: bids(page).count())
    expect(held(page)).to_have_count(9)
    expect(page.get_by_text("You named the trump")).to_have_count(1)
    assert "card" in play_until(page, lambda: is_written(page))


def test_a_joker_of_the_large_pack_is_played_as_a_card_of_ones_choice(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=PHONE), lodge()
    sit(page, house, "home54", seats=2, ladder="27,27,27,27,27,27", specials="none")
    jokers = page.locator(".fan button[aria-disabled=false]").filter(has_text="joker")
    play_until(page, lambda: jokers.count() and cards(page).count())
    jokers.first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Any card of the pack…").click()
    fits(page)
    page.locator(".pad").get_by_role("button", name="clubs", exact=True).click()
    page.locator(".pad").get_by_role("button", name="queen of clubs").click()
    page.get_by_role("button", name="Play it as Q♣").click()
    expect(page.locator(".trick .slip").filter(has_text="queen of clubs")).to_be_visible()


@pytest.mark.parametrize("mode", ["one_card", "all_cards"])
def test_with_cards_on_the_foreheads_everybody_sees_the_others_and_bids(visit: Visit, lodge: Lodge, mode: str) -> None:
    page, house = visit("about:blank", size=PHONE), lodge()
    sit(page, house, "hall", ladder="none", specials="forehead", forehead_mode=mode, forehead_hand="max")
    play_until(page, lambda: bids(page).count())
    expect(page.locator(".seats .shown")).to_have_count(3)
    expect(held(page)).to_have_count(0)
    expect(page.locator(".fan .card")).to_have_count(9)
    fits(page)
    bids(page).first.click()
    expect(held(page)).to_have_count(9)
    expect(page.locator(".seats .shown")).to_have_count(0)
    page.get_by_role("button", name="Tricks").click()
    expect(page.get_by_role("heading", name="On the foreheads")).to_be_visible()
    page.keyboard.press("Escape")
    assert "card" in play_until(page, lambda: is_written(page))


def test_a_trump_that_goes_round_says_what_comes_next(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=DESKTOP), lodge()
    sit(page, house, "circular", ladder="1,1", specials="none")
    play_until(page, lambda: bids(page).count())
    expect(head(page)).to_contain_text("next deal:")
    suits = head(page).get_by_role("img")
    assert [sign.get_attribute("aria-label") for sign in suits.all()] == ["spades", "clubs"]
    play_until(page, lambda: is_written(page))
    play_until(page, lambda: bids(page).count())
    assert [sign.get_attribute("aria-label") for sign in suits.all()] == ["clubs"]


def test_a_trump_that_goes_round_by_tricks_changes_after_every_trick(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=PHONE), lodge()
    sit(page, house, "circular", trump="circular_trick", circular_order="h,-,c", ladder="3", specials="none")
    seen = [""]

    def note() -> bool:
        if cards(page).count():
            expect(page.locator(".play[data-moving]")).to_have_count(0)
            told = head(page).inner_text().replace("\n", " ")
            signs = [sign.get_attribute("aria-label") for sign in head(page).get_by_role("img").all()]
            seen.extend([now] if (now := f"{told} {signs}") != seen[-1] else [])
        return is_written(page)

    play_until(page, note)
    hearts, none, clubs = seen[1:]
    assert "['hearts']" in hearts
    assert "next trick: no trump" in hearts
    assert "no trump next trick:" in none
    assert "['clubs']" in none
    assert "['clubs']" in clubs
    assert "next" not in clubs, "the match has one deal"


def test_a_blind_deal_is_bid_before_anything_is_dealt_time_after_time(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=PHONE), lodge()
    sit(page, house, "hall", ladder="none", specials="blind", blind_bids="before_deal")
    for deal in (1, 2):
        play_until(page, lambda: bids(page).count())
        expect(head(page)).to_contain_text(f"Deal {deal}")
        expect(page.locator(".fan .card")).to_have_count(0)
        fits(page)
        bids(page).first.click()
        assert "card" in play_until(page, lambda: is_written(page))


def test_a_refusal_leads_to_its_rule(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=PHONE), lodge()
    sit(page, house, "hall", seats=2, ladder="2,2", specials="none")
    why = page.locator(".bids .why button")
    play_until(page, lambda: why.count())
    why.click()
    rule = page.locator("li[aria-current=true]")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("dealer")


def test_a_card_that_may_not_be_played_leads_to_its_rule_too(visit: Visit, lodge: Lodge) -> None:
    page, house = visit("about:blank", size=DESKTOP), lodge()
    sit(page, house, "hall", ladder="9", specials="none")
    barred = page.locator(".fan button.held[aria-disabled=true]")
    play_until(page, lambda: cards(page).count() and barred.count())
    barred.first.hover(position={"x": 12, "y": 40})
    page.locator(".fan .why button").click()
    expect(page.locator("li[aria-current=true]")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESKTOP], ids=["phone", "tablet", "desktop"])
def test_ten_people_sit_at_one_table(visit: Visit, lodge: Lodge, size: tuple[int, int]) -> None:
    page, house = visit("about:blank", size=size), lodge()
    sit(page, house, "home54", seats=10, ladder="2", specials="none")
    expect(page.locator(".seats .plate")).to_have_count(9)
    fits(page)
    plates = [plate.bounding_box() for plate in page.locator(".seats .plate").all()]
    for one, box in enumerate(plates):
        for other in plates[one + 1 :]:
            assert box is not None
            assert other is not None
            apart = abs(box["x"] - other["x"]) >= box["width"] - 1 or abs(box["y"] - other["y"]) >= box["height"] - 1
            assert apart, "no plate covers another"
    play_until(page, lambda: is_over(page))
    expect(page.locator("section.end li")).to_have_count(10)
