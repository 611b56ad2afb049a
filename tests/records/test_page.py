"""A record as people read it, on screens of 80 characters."""

import io
import re
from pathlib import Path

import pytest
from msgspec import structs
from rich.console import Console

from kozyr import games
from kozyr.cards import cards_of
from kozyr.errors import NotationError
from kozyr.games.raspisnoy.state import Premium, Row
from kozyr.records import Record, load, replay, steps
from kozyr.records.ink import card_sign
from kozyr.records.page import page
from kozyr.records.sheet import sheet
from kozyr.records.tale import Tale, Told, tell
from tests.records.short import match, played
from tests.records.test_replay import KEPT

HEARD = re.compile(r"(?:10|[6-9JQKA])[♠♣♦♥]")


def printed(record: Record, width: int = 80, seat: int | None = None, at: int | None = None) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False, emoji=False, markup=False).print(page(record, width, seat, at))
    return screen.getvalue()


def told(record: Record) -> Tale:
    return tell(event for step in steps(record) for event in step.events)


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_a_page_fits_80_characters_and_shows_every_deal_and_the_winner(file: Path) -> None:
    record = load(file)
    text = printed(record)
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text.split("Deal 1:")[0].replace("seat", "")
    assert all(f"Deal {deal.number}:" in text for deal in told(record).deals)
    assert record.scores is not None
    assert f"with {max(record.scores)} points" in text


def test_the_sheet_shows_bids_tricks_points_and_totals() -> None:
    sheet = printed(match(), 120).split("Deal 1:")[0].splitlines()
    first, second = (next(line for line in sheet if line.strip().startswith(f"{deal} {deal}")) for deal in (1, 2))
    for line, deal in zip((first, second), told(match()).deals, strict=True):
        assert deal.row is not None
        for seat, bid in enumerate(deal.row.bids):
            assert f"{bid}/{deal.row.taken[seat]}" in line
            assert f"{deal.row.points[seat]:+d} " in line.replace(" 0 ", " +0 ")
            assert f" {deal.row.totals[seat]}" in line


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_hand_the_turned_card_and_no_other(seat: int) -> None:
    record = match()
    states = list(replay(record))
    at = next(place for place, state in enumerate(states) if state.deal and state.deal.number == 2 and state.deal.dealt)
    deal = states[at].deal
    seen = HEARD.findall(printed(record, seat=seat, at=at).split("Deal 2:")[1])
    own = [str(card_sign(card)) for card in cards_of(deal.hands[seat])]
    assert sorted(seen) == sorted([*own, str(card_sign(deal.trump_card))])


def test_without_a_seat_all_hands_are_shown() -> None:
    text = printed(match())
    assert all(f"\n{name} holds " in text for name in match().players)


def test_a_page_stops_after_so_many_actions() -> None:
    record = match()
    assert "deals first" not in printed(record, at=0)
    assert "Deal 1:" not in printed(record, at=1)
    assert "Deal 1:" in printed(record, at=2)
    assert f"After 2 of {len(record.actions)} actions" in printed(record, at=2)
    assert "unfinished after 2 actions" in printed(record, at=2)
    assert printed(record, at=len(record.actions)) == printed(record)


def test_in_a_blind_deal_nobody_sees_a_hand_before_the_last_bid() -> None:
    record = load(next(file for file in KEPT if file.stem == "hall-4"))
    at, blind = 0, 0
    for number, step in enumerate(steps(record)):
        deal = step.state.deal
        if deal is not None and deal.kind == "blind" and deal.dealt and deal.bids[deal.dealer] is None:
            at, blind = number, deal.number
    for seat in (None, 0):
        page_of_deal = printed(record, seat=seat, at=at).split(f"Deal {blind}:")[1]
        assert "Nobody has seen his cards yet." in page_of_deal
        assert len(HEARD.findall(page_of_deal)) <= 1


ODD_TABLES: list[dict[str, str]] = [
    {"schedule": "nines", "scoring": "georgian", "trump_full_deal": "named", "jokers": "6s,6c"},
    {"ladder": "none", "specials": "forehead", "trump": "circular_trick", "deck": "54", "jokers": "X1,X2"},
    {"ladder": "3", "specials": "none", "seats": "10", "deck": "54", "jokers": "X1,X2", "joker_as_card": "yes"},
]


@pytest.mark.parametrize("changes", ODD_TABLES)
def test_a_page_of_an_odd_table_shows_every_deal_and_premium(changes: dict[str, str]) -> None:
    rules = games.load("raspisnoy").rules("hall", changes)
    record = played(rules, 3)
    text = printed(record)
    tale = told(record)
    assert max(map(len, text.splitlines())) <= max(80, 8 * rules.seats + 8)
    assert all(f"Deal {deal.number}:" in text for deal in tale.deals)
    premiums = [premium for deal in tale.deals if deal.row for premium in deal.row.premiums]
    assert text.count("premium: deal") == len(premiums)
    assert text.count(" names ") == (len(tale.deals) if rules.trump_full_deal == "named" else 0)
    assert text.count(" shows ") >= (rules.seats * len(tale.deals) if rules.specials == ("forehead",) else 0)


def test_the_sheet_has_the_total_before_a_premium_and_the_one_after_it() -> None:
    """GJ-11: the last deal of a set, in which the first player doubles his best deal and the second loses his."""
    premiums = (Premium(0, 2, 200), Premium(1, 1, -150))
    row = Row(4, "plain", 9, 3, None, None, (1, 2), (1, 3), (100, 30), (700, -20), premiums)
    tale = Tale(deals=(Told(4, "plain", 9, 3, row=row),))
    screen = io.StringIO()
    Console(file=screen, width=80).print(sheet(tale, ("Ann", "Bob"), 80))
    deal, premium = [line.split() for line in screen.getvalue().splitlines() if "9" in line or "premium" in line]
    assert deal == ["4", "9", "–", "1/1", "+100", "500", "2/3", "+30", "130"]
    assert premium == ["premium", "#2", "+200", "700", "#1", "-150", "-20"]


def test_what_a_table_changed_in_its_preset_is_said() -> None:
    text = printed(match(), 200)
    assert "House rules: " in text
    assert "ladder 1,2" in text
    assert "specials none" in text
    assert "price 5" in text
    assert "Money: " in text
    assert "House rules" not in printed(load(KEPT[0]))


def test_a_seat_or_an_action_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotationError, match="there is no seat 3: the seats are 0 to 2"):
        printed(match(), seat=3)
    with pytest.raises(NotationError, match="there is no action 999"):
        printed(match(), at=999)


def test_joint_winners_win_together() -> None:
    for seed in range(200):
        record = match(seed, {"seats": "3", "ladder": "1", "specials": "none"})
        assert record.scores is not None
        best = max(record.scores)
        if record.scores.count(best) == 2:
            assert re.search(r" and .* win together with -?\d+ points", printed(structs.replace(record), 200))
            return
    pytest.fail("no tie was found")
