"""An evening at a table: people sit down and buy in, the button moves, bots rebuy (HX-A7, HX-7, FD-15)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.errors import RulesError
from kozyr.play.hall import MOST_UNITS
from kozyr.room import letters, lobby, log, wire
from kozyr.room.evening import hall_info
from kozyr.room.opening import opening
from kozyr.room.table import game_of, phase, replay
from kozyr.room.upkeep import AT_ONCE, Pace, next_step, take_step
from tests.room.evenings import (
    AROUND,
    CY,
    PRESENT,
    chair,
    dealt,
    entered,
    laid,
    mine,
    no,
    order,
    played,
    seated,
    units,
)
from tests.room.tables import ANN, BOB

THREE = {"changes": {"first_dealer": "lot", "seats": "3"}}


# Coming


def test_fd_x15_a_person_comes_with_ten_of_the_greatest_buy_ins_and_buys_in_within_the_limits() -> None:
    table = laid()
    assert (chair(table, 0).balance, chair(table, 0).stack) == (4900, 100)
    for amount in (9, 501):
        assert no(table, BOB, wire.Sit, seat=1, name="Bob", buy=amount) == "why-buy-between"
    table = order(table, BOB, wire.Sit, seat=1, name="Bob", buy=500)
    assert (chair(table, 1).balance, chair(table, 1).stack) == (4500, 500)


def test_the_host_may_say_with_how_much_people_come() -> None:
    table = laid(hall=lobby.HallWish(balance=70, buy=60))
    assert mine(table, 0) == wire.Mine(10, (1, 10), 0, False, False, False, "", ())
    assert hall_info(table) == wire.HallInfo(wire.Stakes(10, 500, 70), boxes=True, record=False, closing=False)


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"hall": lobby.HallWish(balance=9)}, "hall.balance"),
        ({"hall": lobby.HallWish(buy=9)}, "hall.buy"),
        ({"hall": lobby.HallWish(balance=50, buy=51)}, "hall.buy"),
        ({"hall": lobby.HallWish(buy=10), "seat": None}, "hall.buy"),
        ({"game": "raspisnoy", "changes": {}, "hall": lobby.HallWish()}, "hall has"),
    ],
)
def test_wishes_for_a_hall_that_cannot_be_are_refused(wish: dict[str, Any], fault: str) -> None:
    with pytest.raises(RulesError) as refusal:
        laid(**wish)
    assert [problem.startswith(fault) for problem in refusal.value.problems] == [True]


def test_nobody_buys_in_at_a_match() -> None:
    table = replay(opening(lobby.NewTable(name="Ann", seat=0), "code", ANN))
    assert no(table, BOB, wire.Sit, seat=1, name="Bob", buy=10) == "why-no-evening"
    for kind, fields in ((wire.Rest, {}), (wire.Buy, {"amount": 1}), (wire.AutoRebuy, {"on": True})):
        assert no(table, ANN, kind, **fields) == "why-no-evening"
    assert no(table, ANN, wire.TickBox, box="fold") == "why-no-evening"
    assert no(table, ANN, wire.NameDealer, seat=0) == "why-not-now"


def test_who_moves_to_another_chair_before_the_start_takes_all_he_has_along() -> None:
    table = order(laid(), ANN, wire.Sit, seat=3, name="Ann", buy=200)
    assert not chair(table, 0).taken
    assert (chair(table, 3).balance, chair(table, 3).stack) == (4800, 200)
    table = order(table, ANN, wire.Sit, seat=1, name="Ann", buy=0)
    assert (chair(table, 1).balance, chair(table, 1).stack) == (5000, 0)
    assert units(table) == 5000


def test_who_sits_down_in_a_hand_is_dealt_in_from_the_next_one() -> None:
    table = order(dealt(seated()), CY, wire.Sit, seat=4, name="Cy", buy=50)
    assert letters.table_info(table, AROUND, 0).chairs[4].name == "Cy"
    assert not chair(table, 4).taken
    assert mine(table, 4).balance == 5000
    assert mine(table, 4).buying == 50
    table = played(table)
    assert chair(table, 4).stack == 50
    assert game_of(table).view(dealt(table).state, 4).hand.hand is not None


def test_who_has_a_chair_takes_no_other_once_the_evening_has_begun() -> None:
    assert no(seated(), BOB, wire.Sit, seat=4, name="Bob") == "why-has-chair"
    assert no(seated(), CY, wire.Sit, seat=1, name="Cy") == "why-seat-taken"


# From hand to hand


def test_a_hand_begins_some_seconds_after_the_last_or_when_all_have_read() -> None:
    table = played(seated())
    step = next_step(table, PRESENT, Pace(hands=6))
    assert step is not None
    assert (step.kind, step.within, step.told) == ("pause", (6, 6), 6)
    for person in (ANN, BOB):
        table = order(table, person, wire.Next)
    step = next_step(table, PRESENT, Pace())
    assert step is not None
    assert step.kind == "begin"
    assert phase(entered(table, take_step(table, step, Random(1)))) == "playing"


def test_what_the_hall_does_in_the_pause_does_not_wind_it_up() -> None:
    table = played(seated(3))
    before = next_step(table, PRESENT, Pace())
    table = order(order(table, ANN, wire.Next), CY, wire.Rest)
    assert next_step(table, PRESENT, Pace()) == before
    assert table.ready == {0}


def test_hx_a7_with_fewer_than_two_who_can_play_the_table_waits() -> None:
    table = laid(start=True)
    assert next_step(table, PRESENT, AT_ONCE) is None
    table = order(table, BOB, wire.Sit, seat=1, name="Bob")
    assert next_step(table, PRESENT, AT_ONCE) is None
    assert next_step(order(table, BOB, wire.Buy, amount=10), PRESENT, AT_ONCE) is not None
    assert next_step(order(table, BOB, wire.AutoRebuy, on=True), PRESENT, AT_ONCE) is not None


def test_before_the_start_nothing_is_dealt() -> None:
    table = order(laid(), BOB, wire.Sit, seat=1, name="Bob", buy=10)
    assert phase(table) == "waiting"
    assert next_step(table, PRESENT, AT_ONCE) is None
    assert phase(order(table, ANN, wire.Start)) == "between"


def test_the_button_moves_and_every_hand_stands_on_the_sheet() -> None:
    table = played(seated(3))
    first = table.state.button
    assert dealt(table).state.button == (first + 1) % 3
    row = table.sheet[-1]
    assert (row.number, sum(row.won)) == (1, 0)  # type: ignore[union-attr]


def test_fd_8_the_host_names_the_first_dealer_and_nobody_else() -> None:
    table = seated(changes={"first_dealer": "host"})
    table = entered(table, log.Begun())
    assert next_step(table, PRESENT, AT_ONCE) is None
    assert no(table, BOB, wire.NameDealer, seat=1) == "why-not-host"
    assert no(table, ANN, wire.NameDealer, seat=5) == "why-not-now"
    assert order(table, ANN, wire.NameDealer, seat=1).state.button == 1
    assert no(seated(), ANN, wire.NameDealer, seat=1) == "why-not-now"


# Chips


def test_a_buy_in_a_hand_waits_for_its_end_and_is_cut_to_what_fits() -> None:
    table = dealt(seated())
    table = order(table, BOB, wire.Buy, amount=500)
    assert mine(table, 1).buying == 500
    assert (chair(table, 1).balance, chair(table, 1).stack) == (4900, 100)
    after = played(table)
    assert (chair(after, 1).stack, mine(after, 1).buying) == (500, 0)
    assert chair(played(order(table, BOB, wire.Buy, amount=0)), 1).balance == 4900
    assert no(table, BOB, wire.Buy, amount=501) == "why-buy-between"


def test_between_hands_a_buy_is_done_at_once_or_refused() -> None:
    table = seated()
    assert no(table, BOB, wire.Buy, amount=401) == "why-buy-between"
    table = order(table, BOB, wire.Buy, amount=400)
    assert chair(table, 1).stack == 500
    assert no(table, BOB, wire.Buy, amount=1) == "why-buy-nothing"


def test_hx_7_auto_rebuy_fills_the_stack_before_every_hand_and_not_before() -> None:
    table = order(played(seated()), BOB, wire.AutoRebuy, on=True)
    assert chair(table, 1).stack < 500
    table = dealt(table)
    begun = [event for event in table.hall.told if type(event).__name__ == "HandBegun"]  # type: ignore[union-attr]
    assert begun[0].stacks[1] == max(500, begun[0].stacks[1])
    table = order(played(table), BOB, wire.AutoRebuy, on=False)
    before = chair(table, 1).balance
    assert chair(dealt(table), 1).balance == before


def test_a_bot_buys_in_and_rebuys_and_comes_again_when_it_has_lost_all() -> None:
    table = laid(bots=("", "random", "random"), start=True, hall=lobby.HallWish(balance=20, buy=20), **THREE)
    came = [0, 0, 0]
    for seed in range(60):
        if next_step(table, PRESENT, AT_ONCE) is None:
            break
        table = played(table, seed)
        total = units(table)
        came = [max(old, table.hall.guests[seat].came) for seat, old in enumerate(came)]  # type: ignore[union-attr]
        assert total % 20 == 0
        if not chair(table, 0).stack and not chair(table, 0).balance:
            table = order(order(table, ANN, wire.Leave), ANN, wire.Sit, seat=0, name="Ann", buy=20)
    assert max(came[1:]) > 20, "one had lost all and came again"
    assert table.sheet[-1].number > 20  # type: ignore[union-attr]


def test_who_leaves_takes_his_stack_back_and_brings_it_again() -> None:
    table = played(seated(3), 5)
    has = chair(table, 1).balance + chair(table, 1).stack
    assert has != 5000
    table = order(table, BOB, wire.Leave)
    assert table.places[1].is_empty
    assert not chair(table, 1).taken
    table = order(table, BOB, wire.Sit, seat=4, name="Bob", buy=10)
    assert chair(table, 4).balance + chair(table, 4).stack == has
    assert units(table) == 15000


def test_who_has_less_than_the_least_buy_in_left_comes_with_a_new_balance() -> None:
    table = seated(hall=lobby.HallWish(balance=10, buy=10), buy=10)
    for seed in range(40):
        if next_step(table, PRESENT, AT_ONCE) is None:
            break
        table = played(table, seed)
    broke, gone = next((person, seat) for person, seat in ((ANN, 0), (BOB, 1)) if not chair(table, seat).stack)
    anew = order(order(table, broke, wire.Leave), broke, wire.Sit, seat=3, name="X", buy=10)
    assert (chair(anew, 3).stack, chair(anew, 3).balance) == (10, 0)
    assert game_of(anew).scores(anew.state)[gone] == -10


def test_who_has_lost_all_may_just_buy_and_comes_with_a_new_balance_on_the_same_chair() -> None:
    table = seated(hall=lobby.HallWish(balance=15, buy=15), buy=15)
    for seed in range(40):
        if next_step(table, PRESENT, AT_ONCE) is None:
            break
        table = played(table, seed)
    broke, seat = next((person, seat) for person, seat in ((ANN, 0), (BOB, 1)) if not chair(table, seat).stack)
    assert mine(table, seat).buy == (10, 15)
    assert no(table, broke, wire.Buy, amount=16) == "why-buy-between"
    table = order(order(table, broke, wire.AutoRebuy, on=True), broke, wire.Buy, amount=12)
    assert (chair(table, seat).stack, chair(table, seat).balance) == (12, 3)
    assert mine(table, seat).auto_rebuy, "his other wishes are still his"
    assert game_of(table).scores(table.state)[seat] == -15
    assert next_step(table, PRESENT, AT_ONCE) is not None


def test_more_than_anybody_may_bring_is_brought_in_two_parts() -> None:
    table = laid()
    assert table.hall is not None
    rich = replace(table, hall=replace(table.hall, purses={BOB: MOST_UNITS + 700}))
    sat = order(rich, BOB, wire.Sit, seat=1, name="Bob", buy=10)
    assert chair(sat, 1).balance == MOST_UNITS - 10
    assert sat.hall is not None
    assert sat.hall.purses == {BOB: 700}
    left = order(sat, BOB, wire.Leave).hall
    assert left is not None
    assert left.purses == {BOB: MOST_UNITS + 700}
