"""The room at tables with house rules: bids before any card, trumps that go round, ten chairs."""

from random import Random

import pytest

from kozyr.cards import Suit
from kozyr.errors import RulesError
from kozyr.games.raspisnoy.view import View
from kozyr.play.game import DEALER
from kozyr.room import letters, log, wire
from kozyr.room.manners import NextTrump
from kozyr.room.offer import on_offer
from kozyr.room.table import Table, after, game_of, phase, waits_for
from kozyr.room.upkeep import AT_ONCE, Pace, next_step, take_step
from tests.room.tables import ANN, act, by_itself, choices, done, refused, to_the_end, waiting

ALONE = frozenset({ANN})
BLIND = {"ladder": "none", "specials": "blind", "blind_bids": "before_deal"}


def alone(preset: str = "hall", **changes: str) -> Table:
    """Ann and bots at a table that has begun."""
    seats = int(changes.get("seats", "4"))
    return waiting(preset=preset, changes=changes, bots=("", *("random",) * (seats - 1)), start=True)


def to_the_pause(table: Table) -> Table:
    """The table when the first deal is written."""
    for entry in to_the_end(table):
        table = after(table, entry)
        if phase(table) == "between":
            return table
    raise AssertionError("the match has one deal only")


def test_a_deal_bid_before_its_cards_begins_by_itself_when_all_have_read_and_nobody_is_bid_for() -> None:
    table = to_the_pause(alone(**BLIND))
    assert game_of(table).turn(table.state) != DEALER
    step = next_step(table, ALONE, Pace(between=20))
    assert step is not None
    assert (step.kind, step.within) == ("pause", (20, 20))
    begun = after(table, log.Entry(take_step(table, step, Random(1))))
    assert phase(begun) == "playing"
    assert begun.state == table.state, "no bid was made"
    table = done(table, ANN, wire.Next(nonce="n", seen=table.length))
    step = next_step(table, ALONE, AT_ONCE)
    assert step is not None
    assert step.kind == "begin"
    assert take_step(table, step, Random(1)) == log.Begun()


def test_nobody_bids_while_the_result_is_read() -> None:
    table = to_the_pause(alone(**BLIND))
    assert waits_for(table) is None
    assert refused(table, ANN, act(table, "bid 0")) in ("why-between", "why-not-turn")


def test_who_bids_before_the_deal_is_told_his_bids_and_no_card() -> None:
    table = by_itself(alone(**BLIND), present=ALONE)
    told = letters.position(table, 0, None)
    assert told.choices[0] == "bid 0"
    assert isinstance(told.view, View)
    assert told.view.deal is not None
    assert told.view.deal.hand_sizes == ()
    assert told.view.deal.hand is None


def next_trumps(table: Table) -> list[NextTrump | None]:
    """What is told of the next trump after each move of the first deal, without repetitions."""
    told: list[NextTrump | None] = []
    for entry in to_the_end(table):
        table = after(table, entry)
        coming = letters.position(table, 0, None).next_trump
        if table.state.deal is None or table.state.deal.number > 1:
            break
        if not told or told[-1] != coming:
            told.append(coming)
    return told


def test_the_next_trump_of_the_round_is_told_deal_by_deal() -> None:
    assert next_trumps(alone("circular", ladder="1,1", specials="none")) == [NextTrump("deal", Suit.CLUBS)]
    assert next_trumps(alone("circular", ladder="1", specials="no_trump")) == [NextTrump("deal", None)]


def test_the_next_trump_of_the_round_is_told_trick_by_trick_and_then_for_the_next_deal() -> None:
    rules = {"trump": "circular_trick", "circular_order": "h,-,s", "ladder": "3,1", "specials": "none"}
    told = next_trumps(alone("circular", **rules))
    assert [(one.when, one.suit) for one in told if one] == [
        ("trick", None),
        ("trick", Suit.SPADES),
        ("deal", None),
    ]


def test_nothing_comes_next_where_the_trump_is_turned_or_the_match_has_no_more_deals() -> None:
    assert next_trumps(alone(ladder="1,1", specials="none")) == [None]
    assert next_trumps(alone("circular", ladder="1", specials="none")) == [None]


def test_ten_people_sit_at_a_table_whose_pack_is_enough_for_them() -> None:
    table = alone("home54", seats="10", ladder="5", specials="none")
    assert len(table.places) == 10
    for entry in to_the_end(table):
        table = after(table, entry)
    assert phase(table) == "over"
    with pytest.raises(RulesError, match="36 cards are enough for 6 players at most, not 7"):
        alone(seats="7")


def test_the_lobby_is_told_how_many_can_play_by_each_preset_and_with_how_many_cards() -> None:
    hands = on_offer("raspisnoy").hands
    assert hands["hall"] == {2: 18, 3: 12, 4: 9, 5: 7, 6: 6}
    assert list(hands["georgian"]) == [3, 4, 5, 6]
    assert hands["home54"][10] == 5
    assert hands["oh-hell"][4] == 12


def test_a_trump_is_named_like_any_other_move() -> None:
    table = alone("georgian", schedule="nines")
    entries = iter(to_the_end(table))
    while game_of(table).turn(table.state) != 0 or not choices(table)[0].startswith("name"):
        table = after(table, next(entries))
    named = done(table, ANN, act(table, "name hearts"))
    assert letters.position(named, 0, None).view.deal.trump is Suit.HEARTS  # type: ignore[union-attr]
