"""What each is told of an evening, and that no unit is lost whatever people wish (HX-A6, HX-A7)."""

from random import Random
from typing import Any

import pytest

from kozyr.play.game import WATCHER, Why
from kozyr.room import letters, lobby, log, wire
from kozyr.room.evening import follow
from kozyr.room.opening import opening
from kozyr.room.orders import Around, answer
from kozyr.room.table import Table, after, game_of, phase, replay
from kozyr.room.upkeep import AT_ONCE, next_step, take_step
from tests.room.evenings import (
    AROUND,
    CY,
    EVE,
    by_itself,
    chair,
    dealt,
    made,
    mine,
    moved,
    mover,
    order,
    seat_of_mover,
    seated,
    units,
)
from tests.room.tables import ANN, BOB
from tests.room.truth import CARD
from tests.scale import runs

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
    wish = lobby.NewTable(game=game, name="Ann", seat=0, start=rng.random() < 0.8, hall=lobby.HallWish(balance=400))
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
