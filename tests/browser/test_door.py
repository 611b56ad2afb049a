"""Whoever opens the door sees the lobby, under a strict policy, in his language, on a screen of any size."""

import re

import pytest
from playwright.sync_api import expect

from kozyr.words import LANGS
from tests.browser.barriers import barriers, overflow
from tests.browser.visits import DESKTOP, PHONE, Room, Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_lobby_opens_without_a_barrier(room: Room, visit: Visit, size: tuple[int, int], language: str) -> None:
    page = visit(room.link, size=size, language=language)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert barriers(page) == []
    assert overflow(page) <= 0


def test_the_page_comes_under_a_policy_without_inline_scripts_and_styles(room: Room, visit: Visit) -> None:
    page = visit(room.link)
    answer = page.request.get(room.link)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";") if part)
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert not re.search(r"<style|<script(?![^>]* src=)| style=| on[a-z]+=", answer.text())


def test_a_visitor_chooses_his_language_at_the_door_and_it_is_kept(room: Room, visit: Visit) -> None:
    page = visit(room.link)
    page.get_by_label("Language").select_option("hy")
    expect(page.locator("html")).to_have_attribute("lang", "hy")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hy")
    assert "Noto Sans Armenian Variable" in page.evaluate(
        "[...document.fonts].filter(one => one.status == 'loaded').map(one => one.family.replaceAll('\"', ''))"
    )
