"""Evenings of poker that are kept: what they say never changes, by every preset of every game."""

from pathlib import Path

import pytest

from kozyr import games
from kozyr.play.game import OVER
from kozyr.records import load, parse, replay, show, verify

KEPT = sorted((Path(__file__).parent / "kept" / "poker").glob("*.kzr"))
HANDS = 6


def test_an_evening_is_kept_of_every_preset() -> None:
    kept = {(record.game, record.preset) for record in map(load, KEPT)}
    for game in ("draw", "shortdeck", "palace"):
        assert kept >= {(game, preset) for preset in games.load(game).PRESETS}


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_a_kept_evening_replays_to_its_scores(file: Path) -> None:
    record = load(file)
    assert verify(record) is None
    assert show(record) == file.read_text("utf-8")
    assert parse(show(record)) == record
    *_, last = replay(record)
    game = games.load(record.game)
    assert game.turn(last) == OVER
    assert last.number == HANDS
    assert game.scores(last) == record.scores
    assert sum(record.scores or ()) == 0
