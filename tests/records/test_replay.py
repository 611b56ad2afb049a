"""Rules and actions are the whole game: a record replays to its scores, and where it does not, its line is named."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from kozyr import games
from kozyr.games.raspisnoy import PRESETS
from kozyr.games.raspisnoy.state import Bid, Lot, Play
from kozyr.play.game import OVER
from kozyr.records import Fault, RecordError, load, parse, replay, show, steps, verify
from kozyr.records.check import check, files
from tests.records.short import PLAYERS, TEXT, match

KEPT = sorted(Path(__file__).with_name("kept").glob("*.kzr"))


def test_records_are_kept_of_every_preset_and_number_of_seats() -> None:
    """RP-4, GJ-13, OH-2; and of two tables with rules of their own."""
    kept = {(record.preset, record.rules.seats) for record in map(load, KEPT)}
    for preset in PRESETS:
        seats = {"home54": range(2, 11), "georgian": range(3, 7), "oh-hell": range(3, 8)}.get(preset, range(2, 7))
        assert kept >= {(preset, number) for number in seats}
    assert {"house-3", "house-4"} <= {file.stem for file in KEPT}


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_a_kept_record_replays_to_its_scores(file: Path) -> None:
    record = load(file)
    assert verify(record) is None
    assert show(record) == file.read_text("utf-8")
    *_, last = replay(record)
    assert games.load(record.game).scores(last) == record.scores


def test_replaying_gives_the_start_and_the_state_after_every_action() -> None:
    record, game = match(), games.load("raspisnoy")
    states = list(replay(record))
    assert len(states) == len(record.actions) + 1
    assert states[0] == game.start(record.rules)
    assert game.turn(states[-1]) == OVER
    assert [step.state for step in steps(record)] == states


@pytest.mark.parametrize("done", [0, 1, 10, len(match().actions) - 1])
def test_a_record_with_fewer_actions_and_no_scores_is_unfinished(done: int) -> None:
    cut = structs.replace(match(), actions=match().actions[:done], scores=None)
    assert verify(parse(show(cut))) == Fault(7 + done, f"unfinished after {done} actions")
    *_, last = replay(cut)
    assert last == list(replay(match()))[done]


def test_scores_in_an_unfinished_match_are_a_fault() -> None:
    cut = structs.replace(match(), actions=match().actions[:10])
    fault = verify(cut)
    assert fault == Fault(18, "scores stand here, but the match is unfinished after 10 actions")
    assert show(cut).splitlines()[17].startswith("scores")


def test_a_finished_match_without_scores_is_a_fault() -> None:
    fault = verify(structs.replace(match(), scores=None))
    assert fault is not None
    assert "its scores are not written: [0, -8, -35]" in fault.fault


def test_wrong_scores_are_a_fault_in_the_last_line() -> None:
    fault = verify(parse(TEXT.replace("scores = [0, ", "scores = [1, ")))
    assert fault is not None
    assert fault.line == len(TEXT.splitlines())
    assert fault.fault == "wrong scores: [1, -8, -35] is written, but the game gives [0, -8, -35]"


def test_an_illegal_action_is_named_with_its_line_its_player_and_the_reason() -> None:
    number = next(place for place, action in enumerate(match().actions) if type(action) is Play)
    actions = match().actions
    held = actions[number + 1]
    spoilt = structs.replace(match(), actions=(*actions[:number], held, *actions[number + 1 :]))
    fault = verify(spoilt)
    assert fault is not None
    assert show(spoilt).splitlines()[fault.line - 1] == f'    "play {held.card}",'
    assert fault.line == 7 + number
    said = rf"illegal action by {re.escape(PLAYERS[1])}: play {held.card}: .* is not in your hand\."
    assert re.fullmatch(said, fault.fault)


def test_an_action_at_the_wrong_time_is_illegal() -> None:
    fault = verify(structs.replace(match(), actions=(Bid(1),), scores=None))
    assert fault is not None
    assert (fault.line, fault.fault.startswith("illegal action by the dealer: bid 1: Not now")) == (7, True)


def test_an_action_after_the_end_is_illegal() -> None:
    record = structs.replace(match(), actions=(*match().actions, Lot(1)))
    assert verify(record) == Fault(7 + len(match().actions), "illegal action: lot 1: the match is over")
    with pytest.raises(RecordError, match="the match is over"):
        list(replay(record))


def test_a_folder_is_checked_at_any_depth_and_each_fault_has_its_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    good, torn, wrong = tmp_path / "a.kzr", tmp_path / "deep" / "b.kzr", tmp_path / "c.kzr"
    good.write_text(TEXT, "utf-8")
    torn.write_text(TEXT[:200], "utf-8")
    wrong.write_text(TEXT.replace("scores = [0, ", "scores = [1, "), "utf-8")
    (tmp_path / "notes.txt").write_text("no record")
    assert files([tmp_path]) == [good, wrong, torn]
    report = check([tmp_path])
    assert (report["files"], report["ok"]) == (3, 1)
    assert [(fault["file"], fault["line"]) for fault in report["faults"]] == [
        (str(wrong), len(TEXT.splitlines())),
        (str(torn), TEXT[:200].count("\n") + 1),
    ]
