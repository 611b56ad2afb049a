"""Hands of poker as PHH: every record comes back whole, and hands of other programs become records."""

import tomllib
from pathlib import Path
from random import Random

import pytest

from kozyr import games
from kozyr.errors import NotationError
from kozyr.play.game import OVER
from kozyr.records import Record, load, phh, replay, save, verify
from kozyr.records.export import FORMS
from kozyr.records.phh.fields import standard
from tests.records.poker_hands import POKER, changed, evening, presets, restless
from tests.scale import PROVE

TIMES = 80 if PROVE else 8
"""Evenings of two or three hands on an average, of each kind."""
KEPT = sorted((Path(__file__).parent / "kept" / "poker").glob("*.kzr"))

FOREIGN = """
variant = 'NT'  # a hand as PokerKit writes it
antes = [0, 0.0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 9000, 4000]
actions = ['d dh p1 AsKs', 'd dh p2 7h7d', 'd dh p3 QcJc', 'p3 cbr 4000 # all in', 'p1 cc', 'p2 f', '# a pause',
  'd db 2s', 'd db 3s4d', 'd db 5h', 'd db 9c', 'p1 sm AsKs', 'p3 sm -']
author = 'Ann'
players = ['Bob', '', 'Dee']
venue = 'somewhere'
"""


@pytest.mark.parametrize(("game", "preset"), presets())
def test_an_evening_comes_back_from_phh_whole(game: str, preset: str) -> None:
    most = 4 if preset == "gold-rush" else 6
    for seed in range(TIMES):
        rng = Random(f"{game} {preset} {seed}")
        hands, seats = rng.randint(1, 4), str(rng.randint(2, most))
        record = evening(game, preset, seed=seed, hands=hands, seats=seats)
        text = phh.show(record)
        assert phh.parse(text) == record
        assert text.count("variant = ") == hands


@pytest.mark.parametrize(("game", "preset"), presets())
def test_an_evening_of_comings_and_goings_comes_back_from_phh_whole(game: str, preset: str) -> None:
    for seed in range(TIMES // 2):
        record = restless(game, preset, seed, 8)
        assert phh.parse(phh.show(record)) == record


@pytest.mark.parametrize("game", POKER)
def test_hands_by_any_house_rules_come_back_from_phh_whole(game: str) -> None:
    rng = Random(game)
    for seed in range(3 * TIMES):
        record = evening(game, seed=seed, hands=2, **changed(game, rng))
        assert phh.parse(phh.show(record)) == record


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_a_kept_evening_comes_back_from_phh(file: Path, tmp_path: Path) -> None:
    record = load(file)
    for name in ("evening.phh", "evening.phhs"):
        written = tmp_path / name
        written.write_text(phh.show(record), "utf-8")
        assert load(written) == record


@pytest.mark.parametrize(("game", "preset"), presets())
def test_hands_come_back_without_the_fields_that_are_ours(game: str, preset: str) -> None:
    """The order of cards that nobody saw is free then, and nothing else."""
    for seed in range(TIMES):
        record = evening(game, preset, seed=seed, seats="3")
        text = phh.show(record)
        known = standard(game, record.rules) is not None and "kozyr-" not in text
        lines = [line for line in text.splitlines() if line[0] != "_" or (line[:6] == "_rules" and not known)]
        back = phh.parse("\n".join(lines))
        assert verify(back) is None
        assert back.scores == record.scores
        assert moves(back) == moves(record)


def moves(record: Record) -> list[object]:
    """What the seats did."""
    game = games.load(record.game)
    return [act for act, state in zip(record.actions, replay(record), strict=False) if game.turn(state) >= 0]


def test_a_hand_of_another_program_becomes_a_record(tmp_path: Path) -> None:
    record = phh.parse(FOREIGN)
    assert record.players == ("Bob", "seat 2", "Dee")
    assert record.scores == (4100, -100, -4000)
    assert (record.rules.small_blind, record.rules.deck, record.rules.seats) == (50, 52, 3)
    assert verify(record) is None
    save(tmp_path / "hand.kzr", record)
    assert load(tmp_path / "hand.kzr") == record
    assert phh.parse(phh.show(record)) == record


def test_hands_of_another_program_become_an_evening_with_the_button_moving() -> None:
    record = evening("shortdeck", "texas", seed=4, hands=5, seats="3")
    tables = phh.show(record).splitlines()
    for dropped in (("_",), ("_", "seats", "seat_count")):
        back = phh.parse("\n".join(line for line in tables if not line.startswith(dropped)))
        assert moves(back) == moves(record)
        assert sorted(back.scores or ()) == sorted(record.scores or ())
        *_, last = replay(back)
        assert (last.number, games.load("shortdeck").turn(last)) == (5, OVER)


def test_a_check_where_nobody_can_bet_is_passed_over() -> None:
    text = FOREIGN.replace("'d db 9c', ", "'d db 9c', 'p1 cc', ")
    assert phh.parse(text) == phh.parse(FOREIGN)


def test_an_unfinished_evening_goes_out_up_to_its_last_finished_hand() -> None:
    record = evening("shortdeck", seed=2, hands=3)
    cut = Record(record.game, record.preset, record.rules, record.players, record.actions[:-3])
    back = phh.parse(phh.show(cut))
    assert back.scores is None
    assert back.actions == record.actions[: len(back.actions)]
    assert phh.show(back) == phh.show(cut)


def test_a_record_without_a_finished_hand_has_no_phh() -> None:
    record = evening("draw")
    with pytest.raises(NotationError, match="no hand of this record has been finished"):
        phh.show(Record(record.game, record.preset, record.rules, record.players, record.actions[:3]))


def test_a_hand_has_the_fields_of_phh_and_ours_with_an_underscore() -> None:
    hand = tomllib.loads(phh.show(evening("draw", "california", seed=7, seats="4")))
    own = {name for name in hand if name[0] == "_"}
    assert own == {"_preset", "_rules", "_table", "_before", "_after"}
    assert hand["variant"] == "kozyr-draw"
    assert sum(hand["finishing_stacks"]) == sum(hand["starting_stacks"])


def test_phh_is_read_again_as_a_record_of_its_own() -> None:
    record = phh.parse(FOREIGN)
    assert FORMS["kzr"](record).startswith('format = 1\ngame = "shortdeck"\npreset = "texas"\n')
