"""Pre-selected actions: the room does them when the turn comes, and nobody else knows (HX-3..HX-6, HX-A1..HX-A6)."""

from random import Random

import pytest

from kozyr.play.game import WATCHER
from kozyr.room import letters, lobby, log, wire
from kozyr.room.evening import follow
from kozyr.room.table import Table, game_of, phase
from kozyr.room.upkeep import AT_ONCE, Pace, next_step, take_step
from tests.room.evenings import AROUND, PRESENT, by_itself, dealt, made, moved, mover, order, played, seated
from tests.room.tables import ANN, BOB, refused

ALL_BOXES = ("check_fold", "fold", "raise_any")


@pytest.fixture
def table() -> Table:
    """Three at draw, the second seat from the button's left about to act, nobody has bet."""
    return moved(dealt(seated(3)), "check")


def turn(table: Table) -> int:
    return int(game_of(table).turn(table.state))


def later(table: Table) -> tuple[str, int]:
    """Who acts after whose turn it is."""
    seat = (turn(table) + 1) % 3
    return table.places[seat].person, seat


def boxes(table: Table, seat: int) -> tuple[str, ...]:
    found = letters.position(table, seat, None).mine
    assert found is not None
    return found.boxes


def box(table: Table, seat: int) -> str:
    found = letters.position(table, seat, None).mine
    assert found is not None
    return found.box


def ticked(table: Table, name: str) -> Table:
    return order(table, later(table)[0], wire.TickBox, box=name)


def answered(table: Table) -> str:
    """What the room does by itself now."""
    step = next_step(table, PRESENT, AT_ONCE)
    assert step is not None
    assert step.kind == "answer"
    what = take_step(table, step, Random(1))
    assert isinstance(what, log.Moved)
    return what.action


def done(table: Table) -> Table:
    return follow(table, log.Entry(log.Moved(answered(table))))[1]


def no(table: Table, person: str, name: str, **fields: int) -> str:
    return refused(table, person, made(table, wire.TickBox, box=name, **fields), AROUND)


def test_hx_a1_check_fold_checks_when_nobody_has_bet(table: Table) -> None:
    assert answered(moved(ticked(table, "check_fold"), "check")) == "check"


def test_hx_4_hx_a3_check_fold_folds_when_somebody_has_bet_and_is_offered_no_more(table: Table) -> None:
    person, seat = later(table)
    assert boxes(table, seat) == ALL_BOXES
    bet = moved(table, "bet 20")
    assert boxes(bet, seat) == ("fold", "raise_any")
    assert no(bet, person, "check_fold") == "why-box"
    assert answered(moved(ticked(table, "check_fold"), "bet 20")) == "fold"


def test_hx_5_fold_folds_as_soon_as_the_turn_comes_though_one_might_check(table: Table) -> None:
    assert answered(moved(ticked(table, "fold"), "check")) == "fold"


def test_hx_a2_raise_any_makes_the_least_raise(table: Table) -> None:
    assert answered(moved(ticked(table, "raise_any"), "check")) == "bet 10"
    assert answered(moved(ticked(table, "raise_any"), "bet 25")) == "raise 50"


def test_hx_a2_raise_any_calls_where_no_raise_is_possible(table: Table) -> None:
    assert answered(moved(ticked(table, "raise_any"), "bet 90")) == "call"


def test_hx_6_raise_any_raises_again_in_the_same_round(table: Table) -> None:
    seat = later(table)[1]
    table = done(moved(ticked(table, "raise_any"), "bet 10"))
    assert box(table, seat) == "raise_any"
    table = moved(moved(table, "fold"), "raise 30")
    assert answered(table) == "raise 40"


def test_hx_3_a_box_is_for_one_betting_round_only(table: Table) -> None:
    table = moved(ticked(table, "check_fold"), "check")
    table = done(table)
    drawing = table.state.hand.stage == "draw"
    assert drawing
    assert boxes(table, turn(table)) == ()
    for _ in range(3):
        assert next_step(table, PRESENT, AT_ONCE).kind == "clock", "no box draws cards"  # type: ignore[union-attr]
        table = moved(table, "pat")
    assert [box(table, seat) for seat in range(3)] == ["", "", ""]
    assert boxes(table, turn(table)) == ALL_BOXES


def test_a_box_is_gone_with_the_hand(table: Table) -> None:
    table = order(table, later(table)[0], wire.TickBox, box="raise_any")
    table = played(table)
    assert [box(table, seat) for seat in range(3)] == ["", "", ""]
    assert boxes(table, 0) == ()


def test_a_box_is_taken_back_by_a_click_and_by_acting_oneself(table: Table) -> None:
    person, seat = later(table)
    table = ticked(table, "fold")
    back = order(table, person, wire.TickBox, box="")
    assert box(back, seat) == ""
    assert next_step(moved(back, "check"), PRESENT, AT_ONCE).kind == "clock"  # type: ignore[union-attr]
    acted = moved(moved(table, "check"), "bet 30")
    assert box(acted, seat) == ""


def test_a_box_is_bound_to_the_bet_that_stood_when_it_was_made(table: Table) -> None:
    person, _ = later(table)
    seen = table.length
    table = moved(table, "bet 30")
    assert no(table, person, "raise_any", seen=seen) == "why-stale"
    assert no(table, person, "fold", seen=seen) == "why-stale"
    checked = moved(dealt(seated(3)), "check")
    order(moved(checked, "check"), later(checked)[0], wire.TickBox, box="fold", seen=checked.length)


def test_a_box_of_the_round_before_is_stale(table: Table) -> None:
    seen = table.length
    table = moved(moved(table, "check"), "check")
    for _ in range(3):
        table = moved(table, "pat")
    assert no(table, later(table)[0], "fold", seen=seen) == "why-stale"


def test_who_has_folded_or_is_all_in_or_does_not_play_ticks_nothing(table: Table) -> None:
    gone = mover(table)
    seat = turn(table)
    assert boxes(moved(table, "fold"), seat) == ()
    assert no(moved(table, "fold"), gone, "fold") == "why-box"
    assert boxes(moved(table, "bet 90"), seat) == ()
    assert no(seated(), ANN, "fold") == "why-box"
    newcomer = order(table, "eve", wire.Sit, seat=5, name="Eve", buy=10)
    assert no(newcomer, "eve", "fold") == "why-box"
    assert no(table, "eve", "fold") == "why-not-seated"


def test_a_table_may_be_without_boxes() -> None:
    table = dealt(seated(2, hall=lobby.HallWish(buy=100, boxes=False)))
    assert boxes(table, 0) == ()
    assert no(table, BOB, "fold") == "why-no-boxes"


def test_hx_a6_a_box_shows_in_nothing_that_others_are_told(table: Table) -> None:
    table = moved(table, "check")
    seat = turn(table)
    after = order(table, mover(table), wire.TickBox, box="fold")
    for other in {0, 1, 2, WATCHER} - {seat}:
        assert letters.position(after, other, None) == letters.position(table, other, None)
    quiet, told = next_step(table, PRESENT, Pace()), next_step(after, PRESENT, Pace())
    assert quiet is not None
    assert told is not None
    assert (told.told, told.since) == (quiet.told, quiet.since) == (30, table.moved)
    assert told.within == Pace().bot, "a moment like that of a bot"


def test_in_short_deck_with_an_unraised_big_blind_check_fold_checks_it_and_folds_elsewhere() -> None:
    table = dealt(seated(3, game="shortdeck", changes={}, hall=lobby.HallWish(buy=100)), 3)
    first = turn(table)
    assert boxes(table, (first + 1) % 3) == ALL_BOXES
    small = order(table, later(table)[0], wire.TickBox, box="check_fold")
    assert answered(moved(small, "call")) == "fold"
    table = moved(table, "call")
    big = order(table, later(table)[0], wire.TickBox, box="check_fold")
    assert answered(moved(big, "call")) == "check"


def test_boxes_of_all_play_a_hand_by_itself(table: Table) -> None:
    for seat in range(3):
        if seat != turn(table):
            table = order(table, table.places[seat].person, wire.TickBox, box="fold")
    table = by_itself(moved(table, "bet 10"), Random(1))
    assert phase(table) == "between"
