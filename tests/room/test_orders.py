"""What people may order: who may do what and when, and that nobody can freeze a table."""

from typing import Any

import pytest

from kozyr.errors import RulesError
from kozyr.play.game import WATCHER
from kozyr.room import log, wire
from kozyr.room.orders import Around, answer
from kozyr.room.table import Table, after, phase, seat_of
from tests.room.tables import (
    ALL,
    ANN,
    BOB,
    EVE,
    HERE,
    HOST_AWAY,
    act,
    by_itself,
    choices,
    done,
    entries,
    mover,
    refused,
    started,
    to_the_end,
    waiting,
)


def order(kind: type[Any], table: Table, **fields: Any) -> Any:
    return kind(nonce="x", seen=table.length, **fields)


def at_turn_of_ann() -> Table:
    table = started()
    while mover(table) != ANN:
        table = by_itself(done(table, BOB, act(table, choices(table)[0])))
    return table


def over() -> Table:
    table = started()
    for entry in to_the_end(table):
        table = after(table, entry)
    return table


def test_a_chair_that_is_taken_stays_taken() -> None:
    table = waiting(bots=("", "", "steady", ""))
    assert refused(table, EVE, order(wire.Sit, table, seat=0, name="Eve")) == "why-seat-taken"
    assert refused(table, EVE, order(wire.Sit, table, seat=2, name="Eve")) == "why-seat-taken"
    assert refused(table, EVE, order(wire.Sit, table, seat=5, name="Eve")) == "why-no-seat"


def test_sitting_on_another_chair_leaves_the_first_one() -> None:
    table = done(waiting(), ANN, wire.Sit(nonce="x", seen=1, seat=3, name="Ann"))
    assert [place.name for place in table.places] == ["", "", "", "Ann"]


@pytest.mark.parametrize("name", [" Ann", "A\nnn", "A\u202enn", "\u2066x", "   "])
def test_a_name_is_something_one_can_read(name: str) -> None:
    table = waiting()
    assert refused(table, BOB, order(wire.Sit, table, seat=1, name=name)) == "why-name"
    assert refused(table, ANN, order(wire.Rename, table, name=name)) == "why-name"


def test_only_the_host_prepares_the_table() -> None:
    table = waiting()
    for wish in (order(wire.Start, table), order(wire.AddBot, table, seat=1, bot="steady")):
        assert refused(table, BOB, wish) == "why-not-host"
    assert refused(table, BOB, order(wire.Clear, table, seat=0)) == "why-not-host"


def test_the_match_starts_when_every_chair_is_taken() -> None:
    table = waiting()
    assert refused(table, ANN, order(wire.Start, table)) == "why-chairs-empty"
    for seat in (1, 2, 3):
        table = done(table, ANN, order(wire.AddBot, table, seat=seat, bot="steady"))
    assert phase(done(table, ANN, order(wire.Start, table))) == "playing"


def test_a_bot_is_one_of_the_house_and_never_a_module() -> None:
    table = waiting()
    assert refused(table, ANN, order(wire.AddBot, table, seat=1, bot="os:system")) == "why-no-bot"
    assert refused(started(), ANN, order(wire.Replace, table, seat=1, bot="os:system")) == "why-no-bot"
    with pytest.raises(RulesError, match="no bot 'os:system'"):
        entries(bots=("", "os:system"))


def test_a_table_is_refused_with_all_its_faults() -> None:
    with pytest.raises(RulesError) as refusal:
        entries(bots=("steady", "nobody"), name="\n", start=True)
    assert len(refusal.value.problems) == 4


def test_an_act_is_one_of_the_choices_in_turn() -> None:
    table = at_turn_of_ann()
    assert refused(table, BOB, act(table, choices(table)[0])) == "why-not-turn"
    assert refused(table, EVE, act(table, choices(table)[0])) == "why-not-seated"
    assert refused(table, ANN, act(table, "bid 9")) == "why-bid-range"
    assert refused(table, ANN, act(table, "play Qd")) == "why-not-now"
    assert refused(table, ANN, act(table, "shuffle 6s")) == "why-not-now"
    assert refused(table, ANN, act(table, "stand up")) == "why-no-order"


def test_an_act_made_before_the_last_move_changes_nothing() -> None:
    table = at_turn_of_ann()
    stale = wire.Act(nonce="x", seen=table.moved - 1, action=choices(table)[0])
    assert refused(table, ANN, stale) == "why-stale"
    ahead = wire.Act(nonce="x", seen=table.length + 1, action=choices(table)[0])
    assert refused(table, ANN, ahead) == "why-stale"


def test_a_change_of_chairs_does_not_make_an_act_stale() -> None:
    table = at_turn_of_ann()
    mine = act(table, choices(table)[0])
    table = done(table, BOB, order(wire.Rename, table, name="Robert"))
    assert done(table, ANN, mine).moved > table.moved


def test_nobody_plays_at_a_paused_table() -> None:
    table = at_turn_of_ann()
    assert refused(table, BOB, order(wire.Pause, table)) == "why-not-host"
    paused = done(table, ANN, order(wire.Pause, table))
    assert phase(paused) == "paused"
    assert refused(paused, ANN, act(paused, choices(table)[0])) == "why-paused"
    assert phase(done(paused, ANN, order(wire.Resume, paused))) == "playing"


def test_who_leaves_before_the_start_leaves_an_empty_chair() -> None:
    table = done(waiting(), ANN, wire.Leave(nonce="x", seen=1))
    assert table.places[0].is_empty


def test_who_leaves_the_match_keeps_his_chair_and_a_bot_plays_for_him() -> None:
    """HX-A8"""
    table = at_turn_of_ann()
    table = done(table, ANN, order(wire.Leave, table))
    assert seat_of(table, ANN) == 0
    assert refused(table, ANN, act(table, choices(table)[0])) == "why-bot-plays"
    moved = by_itself(table)
    assert moved.moved > table.moved, "the bot plays for her"
    assert not done(moved, ANN, order(wire.Return, moved)).places[0].bot


def test_the_host_lets_a_bot_play_for_somebody_absent_until_he_comes_back() -> None:
    alone = Around(frozenset({ANN}), host_away=False, key="")
    table = done(started(), ANN, wire.Replace(nonce="x", seen=1, seat=1, bot="random"), alone)
    assert table.places[1].bot == "random"
    assert not table.places[1].must_ask
    assert refused(table, ANN, order(wire.Replace, table, seat=2, bot="random")) == "why-seat-empty"


def test_who_was_replaced_while_he_was_there_takes_his_cards_back_by_asking() -> None:
    table = done(started(), ANN, wire.Replace(nonce="x", seen=1, seat=1, bot="random"))
    assert table.places[1].must_ask
    table = done(table, BOB, order(wire.Return, table))
    assert not table.places[1].bot


def test_while_the_host_is_away_others_keep_the_table_going_but_do_not_end_it() -> None:
    table = started()
    assert refused(table, BOB, order(wire.Replace, table, seat=0, bot="steady")) == "why-not-host"
    kept = done(table, BOB, order(wire.Replace, table, seat=0, bot="steady"), HOST_AWAY)
    assert kept.places[0].bot == "steady"
    assert refused(table, BOB, order(wire.End, table), HOST_AWAY) == "why-not-host"
    assert refused(table, EVE, order(wire.Pause, table), HOST_AWAY) == "why-not-host"


def test_a_one_time_link_gives_the_chair_to_its_first_user_only() -> None:
    table = done(started(), ANN, wire.Free(nonce="x", seen=1, seat=1))
    assert refused(table, EVE, order(wire.Claim, table, key="wrong", name="Eve")) == "why-key"
    assert refused(table, BOB, order(wire.Claim, table, key="key", name="Bob")) == "why-has-chair"
    table = done(table, EVE, order(wire.Claim, table, key="key", name="Eve"))
    assert (seat_of(table, EVE), seat_of(table, BOB)) == (1, WATCHER)
    assert refused(table, BOB, order(wire.Claim, table, key="key", name="Bob")) == "why-key"


def test_asking_twice_for_a_link_makes_one() -> None:
    table = done(started(), ANN, wire.Free(nonce="x", seen=1, seat=1))
    assert answer(table, ANN, order(wire.Free, table, seat=1), Around(ALL, False, "another")) is None


def test_anybody_moves_his_own_chair_to_another_browser_and_the_host_stays_host() -> None:
    table = done(started(), BOB, wire.Free(nonce="x", seen=1, seat=1))
    assert refused(table, BOB, order(wire.Free, table, seat=0)) == "why-not-host"
    table = done(table, ANN, order(wire.Free, table, seat=0), Around(ALL, False, "hers"))
    table = done(table, "anns phone", order(wire.Claim, table, key="hers", name="Ann"))
    assert table.host == "anns phone"


def test_the_host_ends_the_match_where_it_stands_and_then_nothing_happens() -> None:
    table = started()
    table = done(table, ANN, order(wire.End, table))
    assert phase(table) == "over"
    assert refused(table, ANN, order(wire.Resume, table)) == "why-over"


def test_nothing_happens_after_the_last_deal() -> None:
    table = over()
    for wish in (order(wire.Next, table), act(table, "bid 0"), order(wire.Leave, table), order(wire.Pause, table)):
        assert refused(table, ANN, wish) == "why-over"


def test_next_is_for_the_pause_between_deals() -> None:
    table = at_turn_of_ann()
    assert refused(table, ANN, order(wire.Next, table)) == "why-not-between"
    for entry in to_the_end(table):
        table = after(table, entry)
        if phase(table) == "between":
            break
    assert refused(table, ANN, act(table, "bid 0")) == "why-between"
    table = done(table, ANN, order(wire.Next, table))
    assert answer(table, ANN, order(wire.Next, table), HERE) is None, "said once is enough"


def test_started_tables_take_no_more_guests() -> None:
    table = started()
    assert refused(table, EVE, order(wire.Sit, table, seat=1, name="Eve")) == "why-started"
    assert refused(table, ANN, order(wire.Clear, table, seat=1)) == "why-started"


def test_what_an_order_does_is_remembered_by_its_nonce() -> None:
    table = done(waiting(), BOB, wire.Sit(nonce="once", seen=1, seat=1, name="Bob"))
    assert (BOB, "once") in table.done
    assert isinstance(log.read(log.write(log.Entry(log.Sat(1, "Bob"), BOB, "once"))), log.Entry)
