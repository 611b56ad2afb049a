"""Paper mode: a whole game is scored on a phone without a network, and comes to what the engine makes of it."""

import json
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from kozyr.games.raspisnoy.bidding import bid_refusal, bidder, is_bidding, legal_bids
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.rules import Rules, rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.sheet import closing, write_row
from kozyr.games.raspisnoy.state import Deal, MatchEnded, State
from kozyr.records.code import show
from kozyr.room.pages import BUILT
from kozyr.words import LANGS, say
from tests.browser.barriers import barriers, overflow
from tests.browser.visits import DESKTOP, PHONE, Complaints, Room, Visit

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Bob", "Cyril")
SHORT = rules("hall", {"seats": "3", "ladder": "1,2,3", "specials": "golden", "price": "2", "hook_in_blind": "yes"})
BIDS = ((0, 1, 1), (2, 0, 1), (0, 2, 2))
"""What is bid deal by deal, in the order of bidding; the last one of each is allowed."""
TAKEN = ((0, 1, 0), (1, 0, 1), (3, 0, 0), (4, 5, 3), (0, 12, 0), (2, 0, 10))
"""What is taken deal by deal, by seat."""
NOT_KEPT = {"/index.html", "/worker.js"}
"""Files of the page that the worker does not list: the index is kept as /, and itself the browser keeps."""
NO_NETWORK = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]


def expected(agreed: Rules) -> tuple[MatchEnded, list[State]]:
    """The end of the game by the engine, and the match before each deal."""
    state, before = State(agreed, (), undealt(agreed, 1, 0), ()), []
    for number, taken in enumerate(TAKEN):
        before.append(state)
        assert state.deal is not None
        deal = bid_as_written(state, BIDS[number]) if number < len(BIDS) else state.deal
        row = write_row(agreed, replace(deal, taken=taken), state.sheet).row
        last = deal.number == len(schedule(agreed))
        following = None if last else undealt(agreed, deal.number + 1, (deal.dealer + 1) % agreed.seats)
        state = replace(state, deal=following, sheet=(*state.sheet, row))
    return closing(agreed, state.sheet[-1]), before


def bid_as_written(state: State, bids: tuple[int, ...]) -> Deal:
    deal = dealt(state)
    for bid in bids:
        assert bid in legal_bids(state, deal)
        deal = with_bid(deal, bid)
    assert not is_bidding(state.rules, deal)
    return deal


def dealt(state: State) -> Deal:
    assert state.deal is not None
    return replace(state.deal, dealt=(0,) * state.rules.seats)


def with_bid(deal: Deal, bid: int) -> Deal:
    seat = bidder(deal)
    return replace(deal, bids=(*deal.bids[:seat], bid, *deal.bids[seat + 1 :]))


def begin(page: Page, names: tuple[str, ...] = NAMES) -> None:
    expect(page.locator("fieldset ol input")).to_have_count(len(names))
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()


def numbers(page: Page) -> Locator:
    return page.locator(".bids .row button")


def bid(page: Page, name: str, number: int) -> None:
    expect(page.get_by_role("region", name=f"{name} bids")).to_be_visible()
    numbers(page).nth(number).click()


def count(page: Page, name: str, tricks: int) -> None:
    """Set the tricks of a player by the buttons beside his name."""
    group = page.get_by_role("group", name=f"tricks of {name}", exact=True)
    while (now := int(group.locator("output").text_content() or "")) != tricks:
        group.get_by_role("button", name="more" if now < tricks else "less").click()


def write(page: Page, taken: tuple[int, ...], names: tuple[str, ...] = NAMES) -> None:
    for name, tricks in zip(names, taken, strict=True):
        count(page, name, tricks)
    page.get_by_role("button", name="Write the deal").click()


def totals(page: Page) -> list[int]:
    found = page.locator(".standing li .total").all()
    return [int(re.sub(r"^Total\s*", "", (one.text_content() or "").strip()).replace("−", "-")) for one in found]


def go_offline(page: Page, code: str, link: str, complaints: Complaints) -> None:
    """Open the page for rules of one's own once, and then again without a network."""
    complaints.expected += NO_NETWORK
    page.goto(f"{link}paper")
    expect(page.get_by_text("This page now opens without a network, too.")).to_be_visible()
    page.goto(f"{link}paper/new?rules={code}")
    expect(page.get_by_text("6 deals")).to_be_visible()
    page.context.set_offline(True)
    page.reload()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_is_scored_without_a_network_as_the_engine_scores_it(
    room: Room, visit: Visit, complaints: Complaints, size: tuple[int, int]
) -> None:
    ended, states = expected(SHORT)
    page = visit(room.link, size=size)
    go_offline(page, show("raspisnoy", SHORT), room.link, complaints)
    begin(page)
    choose(page, "The rules")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Bidding")).to_be_visible()
    page.keyboard.press("Escape")
    for number, state in enumerate(states):
        expect(page.get_by_text(f"Deal {number + 1} of 6")).to_be_visible()
        if number:
            assert totals(page) == list(state.sheet[-1].totals)
        deal = dealt(state)
        for said in BIDS[number] if number < len(BIDS) else ():
            assert barred(page) == [one for one in range(deal.cards + 1) if bid_refusal(state, deal, one)]
            bid(page, NAMES[bidder(deal)], said)
            deal = with_bid(deal, said)
        page.reload()
        write(page, TAKEN[number])
    expect(page.get_by_role("heading", name=f"{NAMES[ended.winners[0]]} has won")).to_be_visible()
    told = page.locator("section.end li")
    for seat, name in enumerate(NAMES):
        line = told.filter(has_text=name)
        money = ended.money[seat]
        expect(line).to_contain_text(str(ended.totals[seat]).replace("-", "−"))
        expect(line).to_contain_text(f"gets {money}" if money > 0 else f"pays {-money}")
    assert barriers(page) == []


def barred(page: Page) -> list[int]:
    expect(numbers(page).first).to_be_visible()
    return [number for number, one in enumerate(numbers(page).all()) if one.get_attribute("aria-disabled") == "true"]


def test_the_hook_and_a_wrong_sum_of_tricks_are_refused_with_their_reasons(room: Room, visit: Visit) -> None:
    page = visit(f"{room.link}paper/new?rules={show('raspisnoy', SHORT)}", size=PHONE)
    begin(page)
    bid(page, "Bob", 0)
    bid(page, "Cyril", 1)
    assert barred(page) == [0]
    why = "1 + 0 = 1, as many as there are tricks, so the dealer may not pass."
    expect(page.locator(".bids .why")).to_contain_text(why)
    page.get_by_role("button", name="See the rule").click()
    meant = page.get_by_role("dialog").locator("li[aria-current=true]")
    expect(meant).to_contain_text("the dealer may not")
    page.keyboard.press("Escape")
    numbers(page).nth(0).click(force=True)
    expect(page.get_by_role("region", name="Ann bids")).to_be_visible()
    bid(page, "Ann", 1)
    expect(page.get_by_text("One trick too many.")).to_be_visible()
    done = page.get_by_role("button", name="Write the deal")
    expect(done).to_have_attribute("aria-disabled", "true")
    done.click(force=True)
    expect(page.get_by_text("Deal 1 of 6")).to_be_visible()
    count(page, "Ann", 0)
    expect(page.get_by_text("All tricks are there.")).to_be_visible()
    done.click()
    expect(page.get_by_text("Deal 2 of 6")).to_be_visible()


def test_every_step_can_be_taken_back_and_an_earlier_deal_corrected(room: Room, visit: Visit) -> None:
    page = visit(f"{room.link}paper/new?rules={show('raspisnoy', SHORT)}", size=PHONE)
    begin(page)
    for name, said in (("Bob", 0), ("Cyril", 1), ("Ann", 1)):
        bid(page, name, said)
    write(page, (0, 0, 1))
    assert totals(page) == [-10, 5, 10]
    page.get_by_role("button", name="Take back the tricks of deal 1").click()
    count(page, "Cyril", 0)
    write(page, (0, 1, 0))
    assert totals(page) == [-10, 1, -10]
    bid(page, "Cyril", 2)
    for step in ("bid of Cyril", "tricks of deal 1", "bid of Ann", "bid of Cyril", "bid of Bob"):
        page.get_by_role("button", name=f"Take back the {step}").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    for name, said in (("Bob", 0), ("Cyril", 1), ("Ann", 1)):
        bid(page, name, said)
    write(page, (0, 0, 1))
    choose(page, "Correct a deal")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("tricks of Ann").select_option("1")
    expect(dialog.get_by_role("button", name="Write it so")).to_have_attribute("aria-disabled", "true")
    dialog.get_by_label("tricks of Cyril").select_option("0")
    dialog.get_by_role("button", name="Write it so").click()
    assert totals(page) == [10, 5, -10]


def choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="What else can be done").click()
    page.get_by_role("menuitem", name=item).click()


def test_games_are_kept_by_name_ended_gone_on_with_and_deleted_only_when_asked(room: Room, visit: Visit) -> None:
    page = visit(f"{room.link}paper/new?rules={show('raspisnoy', SHORT)}")
    page.get_by_label("Name of the game").fill("At the lake")
    begin(page)
    for name, said in (("Bob", 0), ("Cyril", 1), ("Ann", 1)):
        bid(page, name, said)
    write(page, (0, 0, 1))
    choose(page, "End the game here")
    page.get_by_role("dialog").get_by_role("button", name="End it").click()
    expect(page.get_by_role("heading", name="Cyril has won")).to_be_visible()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_text("Deal 2 of 6")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    page.get_by_role("button", name="New game").click()
    begin(page)
    page.goto(f"{room.link}paper")
    games = page.get_by_role("region", name="Games on this device").get_by_role("link")
    expect(games).to_have_text([re.compile("Ann, Bob, Cyril.*Deal 1 of"), re.compile("At the lake.*Deal 2 of 6")])
    games.nth(1).click()
    choose(page, "Delete the game")
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    choose(page, "Delete the game")
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(games).to_have_count(1)
    page.reload()
    expect(games).to_have_count(1)


def test_the_worker_comes_under_the_policy_of_the_page_and_is_never_an_old_one(room: Room, visit: Visit) -> None:
    page = visit(room.link)
    answer = page.request.get(f"{room.link}worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    shell = json.loads(re.findall(r"SHELL=(\{.*?\});", answer.text())[0])
    assert sorted(path for path in shell["files"] if page.request.get(f"{room.link}{path[1:]}").status != 200) == []
    assert {f"/{path.relative_to(BUILT)}" for path in BUILT.rglob("*.*")} - set(shell["files"]) == NOT_KEPT
    manifest = page.request.get(f"{room.link}manifest.json").json()
    assert {icon["src"] for icon in manifest["icons"]} <= set(shell["files"])


def test_a_preset_that_was_never_opened_here_can_be_begun_without_a_network(
    room: Room, visit: Visit, complaints: Complaints
) -> None:
    complaints.expected += NO_NETWORK
    page = visit(f"{room.link}paper", size=PHONE)
    expect(page.get_by_text("This page now opens without a network, too.")).to_be_visible()
    page.context.set_offline(True)
    page.goto(f"{room.link}paper/new")
    page.get_by_role("radio", name="Georgian").check()
    begin(page, ("Ann", "Bob", "Cyril", "Dee"))
    expect(page.get_by_text("Deal 1 of 24")).to_be_visible()
    bid(page, "Bob", 1)


def test_rules_that_do_not_fit_the_players_say_whom_they_fit(room: Room, visit: Visit) -> None:
    page = visit(f"{room.link}paper/new", size=PHONE)
    page.get_by_role("radio", name="Georgian").check()
    page.get_by_role("button", name="Without player 4").click()
    page.get_by_role("button", name="Without player 3").click()
    expect(page.get_by_text("They are for 3, 4, 5, or 6.")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click(force=True)
    expect(page).to_have_url(f"{room.link}paper/new")


def test_a_code_that_is_none_is_named_as_such(room: Room, visit: Visit, complaints: Complaints) -> None:
    complaints.expected += ["status of 400"]
    page = visit(f"{room.link}paper/new?rules=r1M1z")
    expect(page.get_by_role("alert")).to_contain_text("no code of house rules, or it is mistyped: r1M1z")


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_ten_people_write_on_any_screen_in_any_language_without_a_barrier(
    room: Room, visit: Visit, size: tuple[int, int], language: str
) -> None:
    agreed = rules("home54", {"seats": "10", "ladder": "5,1", "specials": "misere"})
    page = visit(f"{room.link}paper/new?rules={show('raspisnoy', agreed)}", size=size, language=language)
    page.locator("fieldset ol input").nth(9).wait_for()
    for seat in range(10):
        page.locator("fieldset ol input").nth(seat).fill(f"{'Maximiliana'[: seat + 2]} {seat}")
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.get_by_role("button", name=say(language, "paper-begin"), exact=True).click()
    expect(numbers(page)).to_have_count(6)
    assert barriers(page) == []
    assert overflow(page) <= 0
    for _ in range(10):
        page.keyboard.press("1")
    expect(page.locator(".standing output")).to_have_count(10)
    assert barriers(page) == []
    assert overflow(page) <= 0
    page.locator(".count button").last.scroll_into_view_if_needed()
    foot = page.get_by_role("button", name=say(language, "paper-write"))
    expect(foot).to_be_in_viewport()
