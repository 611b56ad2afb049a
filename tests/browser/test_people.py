"""Several people at one table, each in a browser of his own: coming, going, coming back; tabs and tunnels."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hand import cards, held, is_over, play_together, play_until
from tests.browser.visits import DESKTOP, PHONE, Lodge, Visit

pytestmark = pytest.mark.browser


def lay_table_with_a_friend(page: Page, ladder: str, name: str = "Ann") -> str:
    """A table with one chair for a friend and two bots; its path."""
    page.get_by_role("link", name="Make a table").click()
    page.get_by_label("Your name").fill(name)
    chair = page.get_by_role("button", name="Chair 3")
    if "tap for a friend" in (chair.get_attribute("aria-label") or ""):
        chair.click()
    page.get_by_role("radio", name="Your own", exact=True).check()
    page.get_by_label("Cards in each deal").fill(ladder)
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()
    return "/t/" + page.url.rsplit("/", 1)[1]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("You", exact=True)).to_be_visible()


def people(page: Page, button: str) -> None:
    """Open the list of people, press a button there, and close it."""
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=button).click()
    page.keyboard.press("Escape")


def plate(page: Page, name: str) -> Locator:
    """Somebody's plate at the table, which a screen reader reads as one sentence."""
    return page.locator(f".plate[aria-label^='{name}']")


def test_one_of_two_leaves_in_mid_deal_a_bot_plays_for_him_and_he_returns(visit: Visit, lodge: Lodge) -> None:
    house = lodge(host="127.0.0.1,127.0.0.2")
    ann = visit(house.url, size=DESKTOP)
    path = lay_table_with_a_friend(ann, "3,3")
    bob = visit(f"http://127.0.0.2:{house.port}{path}", size=PHONE, touch=False)
    sit_down(bob, "Bob")
    ann.get_by_role("button", name="Begin", exact=True).click()
    play_together((ann, bob), lambda: cards(bob).count() > 0)
    kept = held(bob).count()

    people(bob, "Get up")
    expect(plate(ann, "Bob")).to_have_attribute("aria-label", re.compile("a bot plays"))
    play_until(ann, lambda: cards(ann).count() > 0 and held(bob).count() < kept)
    bob.get_by_role("button", name="Take your cards back").click()
    expect(plate(ann, "Bob")).not_to_have_attribute("aria-label", re.compile("a bot plays"))
    play_together((ann, bob), lambda: is_over(ann) and is_over(bob))
    assert ann.locator("section.end").inner_text().count("Bob") > 0


def test_the_host_lets_a_bot_play_for_somebody_whose_browser_has_gone(visit: Visit, lodge: Lodge) -> None:
    house = lodge()
    ann = visit(house.url)
    path = lay_table_with_a_friend(ann, "3")
    bob = visit(house.url + path)
    sit_down(bob, "Bob")
    ann.get_by_role("button", name="Begin", exact=True).click()
    play_together((ann, bob), lambda: cards(bob).count() > 0)
    bob.goto("about:blank")
    play_until(ann, lambda: ann.get_by_role("button", name="Let a bot play meanwhile").count() > 0)
    expect(ann.get_by_text("Bob is away. We wait.")).to_be_visible()
    ann.get_by_role("button", name="Let a bot play meanwhile").click()
    play_until(ann, lambda: is_over(ann))


def test_a_chair_is_given_to_another_browser_by_a_link_that_works_once(visit: Visit, lodge: Lodge) -> None:
    house = lodge()
    ann = visit(house.url)
    path = lay_table_with_a_friend(ann, "3")
    bob = visit(house.url + path)
    sit_down(bob, "Bob")
    ann.get_by_role("button", name="Begin", exact=True).click()
    play_together((ann, bob), lambda: cards(bob).count() > 0)
    mine = held(bob).count()

    ann.get_by_role("button", name="People", exact=True).click()
    ann.get_by_role("button", name="One-time link to the chair of Bob").click()
    address = ann.get_by_role("textbox", name="One-time link to the chair of Bob").input_value()
    ann.keyboard.press("Escape")

    cleo = visit(address)
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Sit here").click()
    expect(held(cleo)).to_have_count(mine)
    expect(plate(ann, "Cleo")).to_be_visible()
    expect(bob.locator(".fan")).to_have_count(0)

    late = visit(address)
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("button", name="Sit here").click()
    expect(late.get_by_role("alert")).to_be_visible()


def test_a_page_that_was_offline_goes_on_where_the_table_stands(visit: Visit, lodge: Lodge) -> None:
    house = lodge()
    ann = visit(house.url)
    path = lay_table_with_a_friend(ann, "3")
    bob = visit(house.url + path)
    sit_down(bob, "Bob")
    ann.get_by_role("button", name="Begin", exact=True).click()
    play_together((ann, bob), lambda: cards(bob).count() > 0)
    bob.context.set_offline(True)
    expect(bob.get_by_text("You are offline.")).to_be_visible()
    bob.context.set_offline(False)
    expect(bob.get_by_text("You are offline.")).to_be_hidden()
    play_together((ann, bob), lambda: is_over(ann) and is_over(bob))


def test_two_tabs_of_one_person_show_the_same_hand_and_either_may_play(visit: Visit, lodge: Lodge) -> None:
    house = lodge()
    ann = visit(house.url)
    path = lay_table_with_a_friend(ann, "2")
    ann.get_by_role("button", name="Set a bot on the empty chair and begin").click()
    tab = ann.context.new_page()
    tab.goto(house.url + path)
    play_until(ann, lambda: cards(ann).count() > 0)
    expect(cards(tab).first).to_be_visible()
    names = [[card.get_attribute("aria-label") for card in held(page).all()] for page in (ann, tab)]
    assert names[0] == names[1]
    play_until(tab, lambda: held(tab).count() < len(names[0]))
    expect(held(ann)).to_have_count(held(tab).count())
    play_until(ann, lambda: is_over(ann))
    play_until(tab, lambda: is_over(tab))
