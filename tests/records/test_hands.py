"""Records of poker as people read them, on screens of 80 characters."""

import io
import re
from functools import cache

import pytest
from rich.console import Console

from kozyr import games
from kozyr.games.draw import state as draw
from kozyr.games.shortdeck import state as shortdeck
from kozyr.play.evening import HALL_EVENTS
from kozyr.records import Record, steps
from kozyr.records.happenings import LINES
from kozyr.records.page import page
from kozyr.sim.run import Plan, play

POKER = ["draw", "shortdeck"]
FACE = re.compile(r"(?:10|[2-9JQKA])[♠♣♦♥]")


@cache
def evening(name: str, seed: int = 1, **changes: str) -> Record:
    """An evening of some hands between random players."""
    game = games.load(name)
    rules = game.rules(game.DEFAULT_PRESET, {"seats": "4", **changes})
    return play(Plan(name, game.DEFAULT_PRESET, rules, ("random",) * 4, 1, seed, None, 6), 1).record


def printed(record: Record, seat: int | None = None, at: int | None = None) -> str:
    screen = io.StringIO()
    Console(file=screen, width=80, highlight=False, emoji=False, markup=False).print(page(record, 80, seat, at))
    return screen.getvalue()


@pytest.mark.parametrize("name", POKER)
def test_a_page_fits_80_characters_and_shows_every_hand_and_what_each_has_won(name: str) -> None:
    record = evening(name)
    text = printed(record)
    assert max(map(len, text.splitlines())) <= 80
    assert [f"Hand {number}:" in text for number in range(1, 8)] == [True] * 6 + [False]
    assert record.scores is not None
    end = " ".join(text.split("In the end:")[1].split())
    assert end == ", ".join(f"random {seat} {won:+d}" for seat, won in enumerate(record.scores))


@pytest.mark.parametrize("name", POKER)
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_reads_its_own_cards_and_those_laid_open_alone(name: str, seat: int) -> None:
    record = evening(name)
    text = printed(record, seat)
    holding = [line for line in text.splitlines() if " holds " in line]
    assert len(holding) == 6
    assert all(line.startswith(f"random {seat} holds ") for line in holding)
    assert len(FACE.findall(text)) < len(FACE.findall(printed(record)))


@pytest.mark.parametrize("name", POKER)
def test_the_first_actions_of_an_evening_may_be_read_alone(name: str) -> None:
    text = printed(evening(name), at=12)
    assert "So far: random 0 +0, random 1 +0, random 2 +0, random 3 +0" in text
    assert "Hand 2" not in text


@pytest.mark.parametrize("events", [draw.HandEvent, shortdeck.HandEvent], ids=POKER)
def test_every_event_has_its_line(events: type) -> None:
    assert {*events.__args__, *HALL_EVENTS} <= set(LINES)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", POKER)
def test_whatever_happens_can_be_read(name: str) -> None:
    seen = set()
    for seed in range(12):
        record = evening(name, seed, limit="limit")
        seen |= {type(event) for step in steps(record) for event in step.events}
        assert printed(record)
    assert len(seen) >= 12
