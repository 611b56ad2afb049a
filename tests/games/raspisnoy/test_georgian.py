"""The Georgian game: sets of deals, a chosen trump, its points and premiums, pairs (GJ-1..GJ-16)."""

from typing import Any

import pytest
from msgspec.structs import replace

from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.sheet import write_row
from kozyr.games.raspisnoy.state import Row
from tests.games.raspisnoy.table import GAME, cards, do, led, legal, rules_of, score, shuffle, winner

GEORGIAN = {"preset": "georgian", "schedule": "ladder"}


def sizes(**tokens: str) -> list[int]:
    return [slot.cards for slot in schedule(rules_of("georgian", **tokens))]


def set_ends(**tokens: str) -> list[int]:
    """How many deals each set has."""
    ends = [place for place, slot in enumerate(schedule(rules_of("georgian", **tokens)), 1) if slot.closes_set]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


# The cards and the deals


def test_the_black_sixes_are_the_jokers_and_the_red_ones_the_lowest_of_their_suits() -> None:
    """GJ-1: 36 cards, two jokers."""
    assert "play 6s highest trumps" in legal(led(["6s", "", ""], "9h", **GEORGIAN))
    assert "play 6c highest trumps" in legal(led(["6c", "", ""], "9h", **GEORGIAN))
    assert legal(led(["6d", "", ""], "9h", **GEORGIAN)) == {"play 6d"}
    assert winner(["7d", "6d", "8c"], "9h", "7d", "6d", "8c", **GEORGIAN) == 0


def test_the_first_ace_dealt_face_up_deals_first() -> None:
    """GJ-2: the deal passes clockwise after it."""
    state = do(GAME.start(GAME.rules("georgian", {})), shuffle("Kh", "6s", "Qd", "Kd", "Tc", "Ac"), shuffle())
    assert GAME.view(state, 0).deal.dealer == 1
    assert GAME.turn(state) == 2


def test_24_deals_in_four_sets() -> None:
    """GJ-3."""
    assert sizes() == [*range(1, 9), *[9] * 4, *range(8, 0, -1), *[9] * 4]
    assert set_ends() == [8, 4, 8, 4]


@pytest.mark.parametrize(
    ("seats", "most", "sets"),
    [("3", 12, [11, 3, 11, 3]), ("4", 9, [8, 4, 8, 4]), ("5", 7, [6, 5, 6, 5]), ("6", 6, [5, 6, 5, 6])],
)
def test_three_five_or_six_players_have_sets_of_other_sizes(seats: str, most: int, sets: list[int]) -> None:
    """GJ-13."""
    players = int(seats)
    assert sizes(seats=seats) == [*range(1, most), *[most] * players, *range(most - 1, 0, -1), *[most] * players]
    assert set_ends(seats=seats) == sets
    assert sizes(seats=seats, schedule="nines") == [most] * 4 * players
    assert set_ends(seats=seats, schedule="nines") == [players] * 4


def test_nines_only_are_sixteen_deals_of_nine() -> None:
    """GJ-3."""
    assert sizes(schedule="nines") == [9] * 16


def test_the_special_deals_of_the_ladder_are_not_played_in_sets() -> None:
    """GJ-3: the four sets are the whole match."""
    assert {slot.kind for slot in schedule(rules_of("classic", schedule="sets"))} == {"plain"}


def test_a_joker_turned_means_no_trump() -> None:
    """GJ-4."""
    state = do(GAME.start(rules_of("georgian")), "lot 0", shuffle("7d", "8d", "9d", "Td", "6c"))
    assert (GAME.view(state, 0).deal.trump, GAME.view(state, 0).deal.trump_card) == (None, "6c")


def test_the_hook_binds_the_dealer() -> None:
    """GJ-5."""
    state = do(GAME.start(rules_of("georgian", ladder="3", schedule="ladder")), "lot 3", shuffle())
    state = do(state, "bid 1", "bid 1", "bid 0")
    assert legal(state) == {"bid 0", "bid 2", "bid 3"}


# Play


def test_one_follows_suit_else_trumps_else_plays_anything_and_a_joker_at_any_time() -> None:
    """GJ-6."""
    assert cards(led(["Kd", "Ad 6c Ah", ""], "9h", "Kd", size=3, **GEORGIAN)) == {"Ad", "6c"}
    assert cards(led(["Kd", "As 6c Ah", ""], "9h", "Kd", size=3, **GEORGIAN)) == {"Ah", "6c"}
    assert cards(led(["Kd", "As 6c Ac", ""], "9h", "Kd", size=3, **GEORGIAN)) == {"As", "6c", "Ac"}


def test_high_of_a_suit_asks_the_highest_and_then_a_trump() -> None:
    """GJ-7."""
    assert cards(led(["6s", "Kd 9d Ah", ""], "9h", "6s highest diamonds", size=3, **GEORGIAN)) == {"Kd"}
    assert cards(led(["6s", "Kc 9c 8h", ""], "9h", "6s highest diamonds", size=3, **GEORGIAN)) == {"8h"}


def test_a_led_joker_wins_unless_its_suit_is_plain_and_somebody_trumps() -> None:
    """GJ-7."""
    assert winner(["6s", "Ad", "Kd"], "9h", "6s highest diamonds", "Ad", "Kd", **GEORGIAN) == 0
    assert winner(["6s", "Ad", "8h"], "9h", "6s highest diamonds", "Ad", "8h", **GEORGIAN) == 2
    assert winner(["6s", "Ah", "8h"], "9h", "6s highest trumps", "Ah", "8h", **GEORGIAN) == 0


def test_low_of_a_suit_gives_the_trick_away_unless_nobody_has_suit_or_trump() -> None:
    """GJ-7, RP-A15: take it."""
    assert winner(["6s", "7d", "Kd"], "9h", "6s lowest diamonds", "7d", "Kd", **GEORGIAN) == 2
    assert winner(["6s", "Ad", "8h"], "9h", "6s lowest diamonds", "Ad", "8h", **GEORGIAN) == 2
    assert winner(["6s", "Ac", "Kc"], "9h", "6s lowest diamonds", "Ac", "Kc", **GEORGIAN) == 0


def test_following_high_wins_unless_a_later_joker_is_high_and_low_never_wins() -> None:
    """GJ-8: no trump beats it."""
    assert winner(["Ad", "6s", "Ah"], "9h", "Ad", "6s high", "Ah", **GEORGIAN) == 1
    assert winner(["Ad", "6s", "6c"], "9h", "Ad", "6s high", "6c high", **GEORGIAN) == 2
    assert winner(["7d", "6s", "8c"], "9h", "7d", "6s low", "8c", **GEORGIAN) == 0


# Points


@pytest.mark.parametrize(
    ("size", "bid", "took", "points"),
    [(5, 5, 5, 500), (5, 0, 0, 50), (5, 2, 2, 150), (5, 2, 4, 40), (5, 3, 0, -200), (5, 0, 2, 20), (1, 1, 1, 100)],
)
def test_the_worked_examples_of_its_points(size: int, bid: int, took: int, points: int) -> None:
    """GJ-T1, GJ-9, GJ-10."""
    assert score(bid, took, size, scoring="georgian") == points


def test_a_bid_made_is_worth_fifties_and_one_missed_ten_a_trick() -> None:
    """GJ-9: whether too many or too few."""
    assert [score(bid, bid, 6, scoring="georgian") for bid in range(7)] == [50, 100, 150, 200, 250, 300, 600]
    assert score(4, 3, 6, scoring="georgian") == 30
    assert score(4, 5, 6, scoring="georgian") == 50
    assert score(6, 5, 6, scoring="georgian") == 50
    assert score(1, 0, 1, scoring="georgian") == -200


@pytest.mark.parametrize(
    ("khishti", "points"), [("200", -200), ("300", -300), ("500", -500), ("1000", -1000), ("0", 0)]
)
def test_a_bid_without_any_trick_costs_khishti(khishti: str, points: int) -> None:
    """GJ-10: a pass without a trick does not."""
    assert score(2, 0, 5, scoring="georgian", khishti=khishti) == points
    assert score(0, 0, 5, scoring="georgian", khishti=khishti) == 50


# Premiums

TABLE = [
    [(2, 2), (3, 3), (1, 1), (0, 0)],
    [(0, 0), (0, 0), (1, 1), (2, 2)],
    [(3, 4), (2, 0), (2, 2), (2, 3)],
    [(2, 3), (3, 6), (4, 5), (4, 4)],
]
"""A set of four deals of nine: for each seat its bid and tricks, deal by deal."""


def sheet_of(table: list[list[tuple[int, int]]], **tokens: str) -> list[Row]:
    """The sheet of a match of nines that begins with these deals."""
    rules: Any = rules_of("georgian", **{"schedule": "nines", **tokens})
    sheet: list[Row] = []
    for number in range(1, len(table[0]) + 1):
        bids, taken = zip(*(seat[number - 1] for seat in table), strict=True)
        deal = replace(undealt(rules, number, (number - 1) % rules.seats), bids=bids, taken=taken)
        sheet.append(write_row(rules, deal, sheet).row)
    return sheet


def premiums(table: list[list[tuple[int, int]]], **tokens: str) -> list[tuple[int, int, int]]:
    """Seat, deal and points of each premium under the set."""
    return [(each.seat, each.number, each.points) for each in sheet_of(table, **tokens)[-1].premiums]


@pytest.mark.parametrize(
    ("tokens", "totals"),
    [
        ({"premium": "off"}, (500, 350, 20, 390)),
        ({}, (700, 500, -130, 140)),
        ({"premium_excludes_last": "yes"}, (700, 450, -130, 330)),
        ({"premium": "double"}, (700, 500, 20, 390)),
        ({"premium": "strike"}, (500, 350, -130, 140)),
    ],
    ids=str,
)
def test_the_worked_example_of_a_set(tokens: dict[str, str], totals: tuple[int, ...]) -> None:
    """GJ-T2, GJ-11, GJ-15: plain, and with every kind of premium."""
    assert sheet_of(TABLE, **tokens)[-1].totals == totals


def test_a_premium_stands_beside_the_last_deal_of_the_set_with_the_deal_that_it_counts() -> None:
    """GJ-11, GJ-15: the points of the deals themselves stay as they were."""
    sheet = sheet_of(TABLE)
    assert premiums(TABLE) == [(0, 2, 200), (1, 4, 150), (2, 3, -150), (3, 4, -250)]
    assert [row.premiums for row in sheet[:-1]] == [()] * 3
    assert sheet[-1].points == (50, 150, 30, 250)


def test_of_two_deals_as_good_the_earlier_counts() -> None:
    """GJ-11."""
    table = [
        [(1, 1)] * 4,
        [(1, 2), (3, 3), (3, 3), (0, 1)],
        [(3, 3), (0, 2), (3, 3), (2, 4)],
        [(4, 3), (4, 3), (1, 2), (4, 3)],
    ]
    assert premiums(table) == [(0, 1, 100), (1, 2, -200), (2, 1, -200), (3, 1, -30)]


def test_who_has_no_deal_above_zero_loses_nothing() -> None:
    """GJ-15: a deal with negative points, or with none, is never doubled or struck."""
    table = [[(1, 1)] * 4, [(2, 0)] * 4, [(2, 4)] * 4, [(3, 4)] * 4]
    assert premiums(table) == [(0, 1, 100), (2, 1, -40), (3, 1, -40)]
    assert premiums(table, khishti="0") == [(0, 1, 100), (2, 1, -40), (3, 1, -40)]


def test_one_loses_his_best_deal_once_however_many_made_all_their_bids() -> None:
    """GJ-15."""
    table = [[(1, 1)] * 4, [(2, 2)] * 4, [(3, 3)] * 4, [(4, 3)] * 4]
    assert premiums(table) == [(0, 1, 100), (1, 1, 150), (2, 1, 200), (3, 1, -30)]


def test_where_everybody_made_every_bid_nothing_is_struck() -> None:
    """GJ-15; the hook is off, for with it this cannot be."""
    table = [[(1, 1)] * 4, [(2, 2)] * 4, [(3, 3)] * 4, [(3, 3)] * 4]
    assert premiums(table, hook="no") == [(0, 1, 100), (1, 1, 150), (2, 1, 200), (3, 1, 200)]
    assert premiums(table, hook="no", premium="strike") == []


def test_where_nobody_made_every_bid_nothing_is_doubled_or_struck() -> None:
    """GJ-11."""
    table = [[(1, 2), *[(2, 2)] * 3]] * 3 + [[(2, 3), *[(2, 3)] * 3]]
    assert premiums(table) == []


def test_the_last_deal_may_be_left_out_of_the_best_but_not_out_of_every_bid() -> None:
    """GJ-15."""
    missed_last = [[*[(1, 1)] * 3, (1, 2)], *[[(2, 3)] * 4] * 2, [(3, 2)] * 4]
    assert premiums(missed_last, premium_excludes_last="yes") == []
    best_last = [[*[(1, 1)] * 3, (5, 5)], [(2, 3)] * 4, [(2, 3)] * 4, [*[(2, 2)] * 3, (1, 0)]]
    assert premiums(best_last)[0] == (0, 4, 300)
    assert premiums(best_last, premium_excludes_last="yes")[0] == (0, 1, 100)


def test_the_next_set_begins_anew() -> None:
    """GJ-11: a bid missed in the first set does not count in the second, nor a good deal of the first."""
    first = [[(5, 5), *[(1, 2)] * 3], *[[(1, 2)] * 4] * 3]
    second = [[(1, 1)] * 4, *[[(1, 2)] * 4] * 3]
    rows = sheet_of([one + other for one, other in zip(first, second, strict=True)])
    assert rows[3].premiums == ()
    assert [(each.seat, each.number, each.points) for each in rows[7].premiums] == [
        (0, 5, 100),
        (1, 5, -20),
        (2, 5, -20),
        (3, 5, -20),
    ]


@pytest.mark.parametrize("tokens", [{"schedule": "ladder", "ladder": "9,9,9,9"}, {"scoring": "raspisnoy"}], ids=str)
def test_there_are_no_premiums_without_sets_or_without_the_georgian_points(tokens: dict[str, str]) -> None:
    """GJ-11."""
    assert sheet_of(TABLE, **tokens)[-1].premiums == ()


# Pairs


def test_in_pairs_nobody_strikes_his_partner() -> None:
    """GJ-16: premium and strikes stay individual."""
    table = [[(1, 1)] * 4, [(2, 3)] * 4, [(2, 3)] * 4, [(3, 2)] * 4]
    assert premiums(table) == [(0, 1, 100), (1, 1, -30), (2, 1, -30), (3, 1, -20)]
    assert premiums(table, pairs="yes") == [(0, 1, 100), (1, 1, -30), (3, 1, -20)]


def test_in_pairs_two_of_one_pair_who_made_all_strike_the_other_pair_only() -> None:
    """GJ-16."""
    table = [[(1, 1)] * 4, [(2, 3)] * 4, [(2, 2)] * 4, [(3, 2)] * 4]
    assert premiums(table, pairs="yes") == [(0, 1, 100), (1, 1, -30), (2, 1, 150), (3, 1, -20)]


def test_in_pairs_one_of_each_pair_who_made_all_strikes_the_others_partner() -> None:
    """GJ-16: each is an opponent of one who missed."""
    table = [[(1, 1)] * 4, [(2, 2)] * 4, [(2, 3)] * 4, [(3, 2)] * 4]
    assert premiums(table, pairs="yes") == [(0, 1, 100), (1, 1, 150), (2, 1, -30), (3, 1, -20)]
