"""Who rests, leaves or is away at an evening, and how it ends (HX-A8, HX-A9)."""

from random import Random
from typing import Any

from msgspec.structs import replace

from kozyr.records import parse, verify
from kozyr.room import letters, lobby, log, wire
from kozyr.room.evening import follow
from kozyr.room.keepsake import record_of
from kozyr.room.opening import opening
from kozyr.room.orders import is_back
from kozyr.room.table import Table, game_of, phase, replay
from kozyr.room.upkeep import AT_ONCE, Pace, next_step, take_step
from tests.room.evenings import (
    AROUND,
    CY,
    EVE,
    PRESENT,
    chair,
    dealt,
    entered,
    mine,
    moved,
    mover,
    no,
    order,
    played,
    seat_of_mover,
    seated,
    units,
)
from tests.room.tables import ANN, BOB

# Resting and leaving


def test_who_rests_is_not_dealt_in_until_he_is_back() -> None:
    table = order(dealt(seated(3)), CY, wire.Rest)
    assert mine(table, 2).rests
    assert not chair(table, 2).out
    table = played(table)
    assert chair(table, 2).out
    table = dealt(table)
    assert not chair(table, 2).played
    table = order(table, CY, wire.Return)
    assert not mine(table, 2).rests
    assert not chair(played(table), 2).out


def test_hx_a8_who_leaves_in_a_hand_folds_at_his_next_decision_and_not_before() -> None:
    table = dealt(seated(3))
    first = mover(table)
    other = next(person for person in (ANN, BOB, CY) if person != first)
    table = order(table, other, wire.Leave)
    assert mover(table) == first, "nobody saw it"
    while mover(table) != other:
        table = moved(table, letters.position(table, seat_of_mover(table), None).choices[1])
    step = next_step(table, PRESENT, AT_ONCE)
    assert step is not None
    assert step.kind == "answer"
    assert take_step(table, step, Random(1)) == log.Moved("fold")
    table = played(entered(table, take_step(table, step, Random(1))))
    assert all(place.person != other for place in table.places)
    assert table.hall is not None
    assert other in table.hall.purses


def test_who_leaves_may_stay_after_all_while_the_hand_lasts() -> None:
    table = order(dealt(seated(3)), BOB, wire.Leave)
    assert mine(table, 1).leaves
    table = order(table, BOB, wire.Return)
    assert not mine(table, 1).leaves
    assert chair(played(table), 1).taken


def test_who_leaves_all_in_stays_in_and_what_he_wins_is_his() -> None:
    total = 0
    for seed in range(12):
        table = dealt(seated(buy=10), seed)
        assert game_of(table).turn(table.state) >= 0
        table = order(table, BOB, wire.Leave)
        table = played(table, seed)
        assert table.hall is not None
        assert units(table) == 10000
        total += table.hall.purses[BOB] > 5000
    assert 0 < total < 12


def test_the_host_may_clear_a_chair_and_seat_a_bot_but_let_no_bot_play_with_anothers_chips() -> None:
    table = dealt(seated(3))
    assert no(table, ANN, wire.Replace, seat=1, bot="random") == "why-no-stand-in"
    table = order(table, ANN, wire.Clear, seat=1)
    table = order(table, ANN, wire.AddBot, seat=4, bot="random")
    table = played(table)
    assert table.places[1].is_empty
    assert chair(table, 4).taken
    assert order(table, ANN, wire.Clear, seat=4).places[4].is_empty
    assert no(table, BOB, wire.Clear, seat=0) == "why-not-host"


def test_who_claims_a_chair_by_its_link_has_the_chips_that_lie_there() -> None:
    table = order(seated(), BOB, wire.Free, seat=1)
    table = order(table, EVE, wire.Claim, key="key", name="Bob")
    assert table.places[1].person == EVE
    assert (chair(table, 1).balance, chair(table, 1).stack) == (4900, 100)
    left = order(table, EVE, wire.Leave).hall
    assert left is not None
    assert left.purses == {EVE: 5000}


# Absent


def test_an_absent_player_has_a_shorter_clock_then_the_room_answers_and_he_sits_out() -> None:
    table = dealt(seated(3))
    away = mover(table)
    here = PRESENT - {away}
    step = next_step(table, here, Pace(absent=10))
    assert step is not None
    assert (step.kind, step.within) == ("absent", (10, 10))
    assert next_step(table, PRESENT, Pace()).kind == "clock"  # type: ignore[union-attr]
    table = entered(table, take_step(table, step, Random(1)))
    step = next_step(table, here, AT_ONCE)
    assert step is not None
    assert step.kind == "answer"
    assert take_step(table, step, Random(1)) == log.Moved("check")
    table = played(entered(table, take_step(table, step, Random(1))))
    seat = next(seat for seat, place in enumerate(table.places) if place.person == away)
    assert chair(table, seat).out
    back = is_back(table, seat)
    assert back == log.Stayed(seat)
    assert not chair(entered(table, back), seat).out
    assert is_back(seated(), 1) is None


def test_without_a_clock_those_who_are_there_have_all_the_time_and_who_is_away_has_not() -> None:
    table = dealt(seated(clock=0))
    assert next_step(table, PRESENT, Pace()) is None
    assert next_step(table, PRESENT - {mover(table)}, Pace(absent=7)).within == (7, 7)  # type: ignore[union-attr]


def test_fd_20_who_is_away_stands_pat() -> None:
    table = dealt(seated())
    table = moved(moved(table, "check"), "check")
    step = next_step(table, PRESENT - {mover(table)}, AT_ONCE)
    assert step is not None
    table = entered(table, take_step(table, step, Random(1)))
    step = next_step(table, PRESENT, AT_ONCE)
    assert step is not None
    assert take_step(table, step, Random(1)) == log.Moved("pat")


# The end


def test_the_host_ends_the_evening_after_the_hand() -> None:
    table = order(dealt(seated()), ANN, wire.End)
    assert letters.table_info(table, AROUND, 0).hall.closing  # type: ignore[union-attr]
    assert phase(table) == "playing"
    table = played(table)
    assert phase(table) == "over"
    assert phase(order(seated(), ANN, wire.End)) == "over"
    assert no(dealt(seated()), BOB, wire.End) == "why-not-host"


def test_the_record_of_an_evening_goes_home_only_where_that_was_agreed() -> None:
    for agreed in (True, False):
        wish = lobby.NewTable(game="draw", seat=0, name="Ann", bots=("", "random"), start=True)
        entries = opening(replace(wish, hall=lobby.HallWish(buy=100, record=agreed)), "code", ANN)
        table = replay(entries)
        while len(table.sheet) < 3:
            step = next_step(table, PRESENT, AT_ONCE)
            assert step is not None
            table = taken(table, take_step(table, step, Random(1)), entries)
        assert record_of(table, entries) is None
        table = taken(table, log.GotUp(0), entries)
        table = taken(table, log.Closing(), entries)
        assert phase(table) == "over"
        text = record_of(table, entries)
        assert (text is not None) == agreed
        if text:
            assert verify(parse(text)) is None
            assert parse(text).players == ("Ann", "random", "–", "–", "–", "–")


def taken(table: Table, what: Any, entries: list[log.Entry]) -> Table:
    """The table after something that happens and what follows from it; the entries are put to the others."""
    more, table = follow(table, log.Entry(what))
    entries += more
    return table
