"""A table as a value: its log gives it again, and its steps come by themselves when they should."""

from random import Random

import pytest
from msgspec.structs import replace

from kozyr.games.raspisnoy.view import View
from kozyr.play.game import DEALER, WATCHER
from kozyr.room import letters, log, upkeep, wire
from kozyr.room.table import after, game_of, phase, replay, seat_of
from kozyr.room.upkeep import AT_ONCE, Pace, Step, next_step, take_step
from tests.room.tables import ALL, ANN, BOB, EVE, HERE, by_itself, choices, done, entries, started, to_the_end, waiting


def test_the_written_log_read_again_gives_the_same_table() -> None:
    first = [*entries(bots=("", "", "steady", "random")), log.Entry(log.Sat(1, "Bob"), BOB), log.Entry(log.Started())]
    whole = [*first, *to_the_end(replay(first))]
    told_anew = [log.read(log.write(entry)) for entry in whole]
    assert replay(told_anew) == replay(whole)
    assert phase(replay(whole)) == "over"
    assert len(replay(whole).sheet) == 3


def test_the_length_counts_every_entry_of_the_log() -> None:
    whole = entries(bots=("", "steady", "steady", "random"), start=True)
    assert replay(whole).length == len(whole)


def test_the_match_waits_when_all_who_have_a_chair_have_gone() -> None:
    table = started()
    assert next_step(table, frozenset(), AT_ONCE) is None
    assert next_step(table, frozenset({EVE}), AT_ONCE) is None, "a watcher does not keep it going"


def test_a_table_of_bots_goes_on_for_whoever_watches() -> None:
    table = waiting(seat=None, bots=("steady",) * 4, start=True)
    assert next_step(table, frozenset(), AT_ONCE) is None
    assert next_step(table, frozenset({EVE}), AT_ONCE) is not None


def test_a_bot_moves_after_a_moment_and_a_person_is_waited_for() -> None:
    table = started()
    while table.places[game_of(table).turn(table.state)].bot:
        table = by_itself(table)
    assert next_step(table, ALL, Pace()) is None


def test_the_next_deal_waits_for_the_readers_who_are_here() -> None:
    table = started()
    for entry in to_the_end(table):
        table = after(table, entry)
        if phase(table) == "between":
            break
    pace = Pace(between=20)
    assert next_step(table, ALL, pace) is not None
    assert next_step(table, ALL, pace).within == (20, 20)  # type: ignore[union-attr]
    table = done(table, ANN, wire.Next(nonce="n1", seen=table.length))
    assert next_step(table, ALL, pace).kind == "pause"  # type: ignore[union-attr]
    assert next_step(table, frozenset({ANN}), pace).kind == "deal", "Bob has gone"  # type: ignore[union-attr]
    table = done(table, BOB, wire.Next(nonce="n2", seen=table.length))
    assert next_step(table, ALL, pace).kind == "deal"  # type: ignore[union-attr]


def test_a_person_with_a_clock_gets_the_move_of_hx_a9_when_it_runs_out() -> None:
    table = by_itself(replay(entries(clock=30, bots=("", "steady", "steady", "steady"), start=True)), present=ALL)
    step = next_step(table, ALL, AT_ONCE)
    assert step == Step("clock", 0, (30, 30), table.moved, 30)
    assert take_step(table, step, Random(1)) == log.Moved(choices(table)[0])


def test_chance_moves_for_a_bot_that_fails_and_the_log_names_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(view: View, rng: Random) -> None:
        raise ZeroDivisionError(str(view.deal))

    monkeypatch.setattr(upkeep, "_load", lambda name: fails)
    table = waiting(seat=None, bots=("steady",) * 4, start=True)
    table = after(table, log.Entry(log.Moved("lot 0")))
    table = after(table, log.Entry(take_step(table, next_step(table, ALL, AT_ONCE), Random(1))))  # type: ignore[arg-type]
    step = next_step(table, ALL, AT_ONCE)
    assert step is not None
    assert step.seat != DEALER
    moved = take_step(table, step, Random(1))
    assert isinstance(moved, log.Moved)
    assert moved.action in choices(table)
    assert [record.getMessage() for record in caplog.records] == [
        f"table code: the bot steady failed at move {table.length}; chance moved for it"
    ]


def test_a_view_goes_out_without_its_choices_and_barred_things_come_with_reasons() -> None:
    table = by_itself(waiting(bots=("", "steady", "steady", "steady"), start=True, changes={"ladder": "9"}))
    seat = game_of(table).turn(table.state)
    at_turn = letters.position(table, seat, None)
    assert at_turn.view.legal == ()
    assert at_turn.choices == tuple(choices(table))
    assert letters.position(table, WATCHER, None).choices == ()
    assert letters.position(replace(table, paused="host"), seat, None).choices == ()


def test_a_returning_reader_hears_only_what_it_missed() -> None:
    table = started()
    seen = table.length
    moved = after(table, log.Entry(log.Moved(choices(table)[0])))
    assert letters.remembers(moved, 0, seen)
    assert len(letters.news(moved, 0, seen, None).events) >= 1
    assert letters.news(moved, 0, moved.length, None).events == ()
    assert not letters.remembers(moved, 0, 1), "it knows nothing of the shuffle"
    assert not letters.remembers(moved, 0, moved.length + 1), "a length that was never told"


def test_nobody_learns_who_a_person_is_to_the_room() -> None:
    table = started()
    assert seat_of(table, BOB) == 1
    told = str(letters.snapshot(table, EVE, HERE, 1, None))
    assert "'Bob'" in told
    assert repr(BOB) not in told
