"""An evening at a table: people come and go between hands, and the room acts for the hall (HX-A7, HX-A8, HX-7)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.errors import RulesError
from kozyr.play.game import WATCHER, Why
from kozyr.records import parse, verify
from kozyr.room import letters, log, wire
from kozyr.room.evening import follow, hall_info
from kozyr.room.keepsake import record_of
from kozyr.room.opening import opening
from kozyr.room.orders import Around, answer, is_back
from kozyr.room.table import Table, after, game_of, phase, replay
from kozyr.room.upkeep import AT_ONCE, Pace, next_step, take_step
from tests.room.evenings import (
    AROUND,
    CY,
    PRESENT,
    by_itself,
    chair,
    dealt,
    laid,
    made,
    moved,
    mover,
    order,
    played,
    seated,
    units,
)
from tests.room.tables import ANN, BOB, refused
from tests.room.truth import CARD
from tests.scale import runs

EVE = "eve"
THREE = {"changes": {"first_dealer": "lot", "seats": "3"}}


def mine(table: Table, seat: int) -> wire.Mine:
    found = letters.position(table, seat, None).mine
    assert found is not None
    return found


def entered(table: Table, what: Any) -> Table:
    return follow(table, log.Entry(what))[1]


def no(table: Table, person: str, kind: Any, **fields: Any) -> str:
    return refused(table, person, made(table, kind, **fields), AROUND)


# Coming


def test_fd_x15_a_person_comes_with_ten_of_the_greatest_buy_ins_and_buys_in_within_the_limits() -> None:
    table = laid()
    assert (chair(table, 0).balance, chair(table, 0).stack) == (4900, 100)
    for amount in (9, 501):
        assert no(table, BOB, wire.Sit, seat=1, name="Bob", buy=amount) == "why-buy-between"
    table = order(table, BOB, wire.Sit, seat=1, name="Bob", buy=500)
    assert (chair(table, 1).balance, chair(table, 1).stack) == (4500, 500)


def test_the_host_may_say_with_how_much_people_come() -> None:
    table = laid(hall=wire.HallWish(balance=70, buy=60))
    assert mine(table, 0) == wire.Mine(10, (1, 10), 0, False, False, False, "", ())
    assert hall_info(table) == wire.HallInfo(wire.Stakes(10, 500, 70), boxes=True, record=False, closing=False)


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"hall": wire.HallWish(balance=9)}, "hall.balance"),
        ({"hall": wire.HallWish(buy=9)}, "hall.buy"),
        ({"hall": wire.HallWish(balance=50, buy=51)}, "hall.buy"),
        ({"hall": wire.HallWish(buy=10), "seat": None}, "hall.buy"),
        ({"game": "raspisnoy", "changes": {}, "hall": wire.HallWish()}, "hall has"),
    ],
)
def test_wishes_for_a_hall_that_cannot_be_are_refused(wish: dict[str, Any], fault: str) -> None:
    with pytest.raises(RulesError) as refusal:
        laid(**wish)
    assert [problem.startswith(fault) for problem in refusal.value.problems] == [True]


def test_nobody_buys_in_at_a_match() -> None:
    table = replay(opening(wire.NewTable(name="Ann", seat=0), "code", ANN))
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
    table = laid(bots=("", "random", "random"), start=True, hall=wire.HallWish(balance=20, buy=20), **THREE)
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
    table = seated(hall=wire.HallWish(balance=10, buy=10), buy=10)
    for seed in range(40):
        if next_step(table, PRESENT, AT_ONCE) is None:
            break
        table = played(table, seed)
    broke = next(person for person, seat in ((ANN, 0), (BOB, 1)) if not chair(table, seat).stack)
    gone = 0 if broke == ANN else 1
    table = order(order(table, broke, wire.Leave), broke, wire.Sit, seat=3, name="X", buy=10)
    assert chair(table, 3).stack == 10
    assert game_of(table).scores(table.state)[gone] == -10


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


def seat_of_mover(table: Table) -> int:
    return int(game_of(table).turn(table.state))


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
        wish = wire.NewTable(game="draw", seat=0, name="Ann", bots=("", "random"), start=True)
        entries = opening(replace(wish, hall=wire.HallWish(buy=100, record=agreed)), "code", ANN)
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


# What is told


def test_a_newcomer_learns_nothing_of_the_cards_of_him_who_had_the_chair() -> None:
    table = dealt(seated(3))
    cards = game_of(table).view(table.state, 1).hand.hand
    while phase(table) == "playing":
        text = "fold" if mover(table) == BOB else letters.position(table, seat_of_mover(table), None).choices[-1]
        table = by_itself(moved(table, text), Random(1)) if text != "fold" else moved(table, text)
        if phase(table) == "playing" and mover(table) != BOB:
            table = moved(table, "fold")
    seen = table.length
    table = order(table, BOB, wire.Leave)
    table = order(table, EVE, wire.Sit, seat=1, name="Eve", buy=10)
    told = str(letters.snapshot(table, EVE, AROUND, 0, None))
    assert not [card for card in cards if repr(card.value) in told]
    assert not letters.remembers(table, 1, seen - 3), "so she gets a snapshot, not the news of the seat"
    assert mine(table, 1).balance == 4990


def test_a_wish_is_told_to_nobody_else_and_is_not_counted() -> None:
    table = dealt(seated(3))
    wishes: tuple[tuple[Any, dict[str, Any]], ...] = (
        (wire.Rest, {}),
        (wire.Buy, {"amount": 5}),
        (wire.AutoRebuy, {"on": True}),
        (wire.Leave, {}),
    )
    for kind, fields in (*wishes, (wire.TickBox, {"box": "fold"})):
        quiet = next(person for person in (ANN, BOB, CY) if person != mover(table))
        after = order(table, quiet, kind, **fields)
        seat = next(seat for seat, place in enumerate(after.places) if place.person == quiet)
        assert after.length == table.length
        assert after.written == table.written + 1
        assert letters.position(after, seat, 3.0) != letters.position(table, seat, 3.0)
        for other in {0, 1, 2, WATCHER} - {seat}:
            assert letters.position(after, other, 3.0) == letters.position(table, other, 3.0)
        assert letters.table_info(after, AROUND, 0) == letters.table_info(table, AROUND, 0)


def test_what_all_hear_names_no_card_of_anybody_who_did_not_show() -> None:
    table = dealt(seated(3))
    snapshot = letters.snapshot(table, EVE, AROUND, 1, None)
    assert snapshot.hand
    assert not CARD.search(str([repr(event) for event in snapshot.hand]))
    assert snapshot.position.mine is None


def test_ranges_and_picks_reach_the_reader_as_data() -> None:
    table = dealt(seated())
    at = letters.position(table, seat_of_mover(table), None)
    assert at.choices == ("fold", "check")
    assert at.amounts == (wire.AmountChoice("bet", 10, 90, 1),)
    table = moved(moved(table, "check"), "check")
    at = letters.position(table, seat_of_mover(table), None)
    (pick,) = at.picks
    assert (pick.verb, pick.least, pick.most, pick.bare, len(pick.of)) == ("draw", 0, 5, "pat", 5)
    assert (at.choices, at.amounts) == ((), ())
    table = moved(table, f"draw {pick.of[0].value} {pick.of[3].value}")
    assert letters.position(table, 0, None).view.hand.drew[1 - seat_of_mover(table)] == 2  # type: ignore[union-attr]


# All together


ANYBODY = (ANN, BOB, CY, EVE)


def wild_order(table: Table, rng: Random) -> Any:
    seat = rng.randrange(7)
    amount = rng.choice((0, 1, 10, 100, 500, 5000, 10**9))
    kind, fields = rng.choice(
        (
            (wire.Sit, {"seat": seat, "name": "X", "buy": amount}),
            (wire.Buy, {"amount": amount}),
            (wire.Rest, {}),
            (wire.Return, {}),
            (wire.Leave, {}),
            (wire.AutoRebuy, {"on": rng.random() < 0.7}),
            (wire.TickBox, {"box": rng.choice(("", "check_fold", "fold", "raise_any"))}),
            (wire.Next, {}),
            (wire.AddBot, {"seat": seat, "bot": "random"}),
            (wire.Clear, {"seat": seat}),
            (wire.NameDealer, {"seat": seat}),
            (wire.Free, {"seat": seat}),
            (wire.Claim, {"key": "key", "name": "Y"}),
            (wire.Act, {"action": rng.choice(("deal", "end", "sit 3 900", "buy 0 400", "leave 1", "fold", "check"))}),
        )
    )
    return made(table, kind, **fields)


@pytest.mark.parametrize("game", ["draw", "shortdeck", "palace"])
@pytest.mark.parametrize("seed", runs(12, 300))
def test_whatever_people_wish_no_unit_is_made_or_lost_and_the_log_tells_it_again(seed: int, game: str) -> None:
    rng = Random(seed)
    wish = wire.NewTable(game=game, name="Ann", seat=0, start=rng.random() < 0.8, hall=wire.HallWish(balance=400))
    entries = opening(wish, "code", ANN)
    table = replay(entries)
    for _ in range(250):
        here = frozenset(person for person in ANYBODY if rng.random() < 0.8)
        step = next_step(table, here, AT_ONCE)
        if step and rng.random() < 0.6:
            news, _ = follow(table, log.Entry(take_step(table, step, rng)))
        else:
            news = ordered(table, rng.choice(ANYBODY), wild_order(table, rng), here)
        for entry in news:
            wanted = units(table) + brought(table, entry)
            table = after(table, entry)
            assert units(table) == wanted
        entries += news
    again = replay(log.read(log.write(entry)) for entry in entries)
    assert again == table
    assert again.written == len(entries)


def ordered(table: Table, person: str, order: Any, here: frozenset[str]) -> list[log.Entry]:
    what = answer(table, person, order, Around(here, host_away=False, key="key"))
    if what is None or isinstance(what, Why):
        return []
    return follow(table, log.Entry(what, person, order.nonce))[0]


def brought(table: Table, entry: log.Entry) -> int:
    """How many units come to the table, or go away with a bot, by an entry."""
    words = entry.what.action.split() if isinstance(entry.what, log.Moved) else [""]
    assert table.hall is not None
    if words[0] == "sit":
        return int(words[2]) - table.hall.purses.get(table.places[int(words[1])].person, 0)
    if words[0] == "leave" and not table.hall.guests[int(words[1])].owner:
        return -int(chair(table, int(words[1])).balance + chair(table, int(words[1])).stack)
    return 0
