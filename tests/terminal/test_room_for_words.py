"""The words of every language stand whole in the narrowest terminal, 80 characters wide."""

from typing import get_args

import pytest
from rich.text import Text

from kozyr.games.raspisnoy.rules import DealKind
from kozyr.terminal.sheet import FIRST
from kozyr.words import LANGS, say

WIDTH = 80
SEATS = 6
MOST_CARDS = 18
"""The largest hand of 36 cards, that of two players."""
LAST_DEAL = 60


def wide(lang: str, id: str, **args: str | int) -> int:
    return Text(say(lang, id, **args)).cell_len


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moment", ["bid", "play", "say", "name", "wait"])
def test_the_keys_of_a_moment_stand_beside_those_that_always_work(lang: str, moment: str) -> None:
    edges = 3
    assert wide(lang, f"term-keys-{moment}") + wide(lang, "term-keys-more") + edges <= WIDTH


@pytest.mark.parametrize("lang", LANGS)
def test_the_head_line_says_the_deal_and_the_trump_with_its_card(lang: str) -> None:
    edges = len("  (10♦)  ")
    trump = max(wide(lang, "term-head-trump", suit=suit) for suit in ("s", "c", "d", "h", "open", "none"))
    for kind in get_args(DealKind):
        deal = wide(lang, "term-head", number=LAST_DEAL, deals=LAST_DEAL, kind=kind, cards=MOST_CARDS)
        assert deal + trump + edges <= WIDTH


@pytest.mark.parametrize("lang", LANGS)
def test_a_deal_stands_in_the_first_column_of_the_sheet(lang: str) -> None:
    assert wide(lang, "term-sheet-plain", number=LAST_DEAL, cards=MOST_CARDS) <= FIRST
    for kind in set(get_args(DealKind)) - {"plain"}:
        assert wide(lang, "term-sheet-special", number=LAST_DEAL, kind=kind) <= FIRST
    assert max(wide(lang, f"term-sheet-{word}") for word in ("deal", "total", "premium")) <= FIRST


@pytest.mark.parametrize("lang", LANGS)
def test_a_seat_of_six_has_room_for_its_bid_its_tricks_and_the_words_of_the_joker(lang: str) -> None:
    room = WIDTH // SEATS
    assert wide(lang, "term-bid", bid=MOST_CARDS) <= room
    assert wide(lang, "term-progress", bid=MOST_CARDS, took=MOST_CARDS) <= room
    assert wide(lang, "term-took", took=MOST_CARDS) <= room
    assert max(wide(lang, f"term-{word}") for word in ("leads", "say-high", "say-low")) <= room
    assert wide(lang, "term-say-highest", suit="h") <= room
    assert wide(lang, "term-say-lowest", suit="h") <= room
