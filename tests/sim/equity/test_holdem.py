"""Equities of hold'em and short deck: known values, a slow count of every deal, and what has to hold of any."""

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.errors import NotationError, RulesError
from kozyr.kernel import core
from kozyr.sim.equity import Equity, equity
from tests.reference.poker_hands import SHORT_DECK, SHORT_DECK_STRAIGHT, House
from tests.scale import PROVE
from tests.sim.equity import slow

STANDARD = House()
SIX_PLUS = House(lowest="6", ladder=SHORT_DECK)
STRAIGHT = House(lowest="6", ladder=SHORT_DECK_STRAIGHT)


def shares(found: Equity) -> list[Fraction]:
    return [hand.equity for hand in found.hands]


@pytest.mark.skipif(core is None, reason="Python alone takes minutes")
def test_equities_that_are_known_come_out() -> None:
    found = equity("texas", ["AsKs", "QdQh"], exact=True)
    assert found.boards == 1_712_304
    assert shares(found)[0] == Fraction(197833, 428076)
    assert [round(float(hand.equity), 6) for hand in found.hands] == [0.462145, 0.537855]
    three = equity("texas", ["AsKs", "QdQh", "7c6c"], exact=True)
    assert [round(float(hand.equity), 6) for hand in three.hands] == [0.377943, 0.395721, 0.226336]
    short = equity("shortdeck", ["AsKs", "QdQh"], exact=True)
    assert round(float(short.hands[0].equity), 6) == 0.514423
    assert short.boards == 201_376


CASES = [
    ("texas", ["AsKs", "QdQh"], "2s7s9d", "", {}, STANDARD),
    ("texas", ["AsKs", "QdQh", "7c6c"], "8c9cTd2s", "", {}, STANDARD),
    ("texas", ["2c2d", "3h4h", "9s9c", "JsJd"], "AcKcQc", "2s3s4s5s6s7s8s8h8d", {}, STANDARD),
    ("texas", ["Td9d", "ThJh"], "AsKsQsJs2s", "", {}, STANDARD),
    ("texas", ["5s4s", "AhAd"], "2s3sKd", "", {"deck": "52"}, STANDARD),
    ("shortdeck", ["AsKs", "QdQh"], "6s7s9d", "", {}, SIX_PLUS),
    ("shortdeck", ["6s7s", "QdQh", "9h9c"], "8h9sAd", "", {}, SIX_PLUS),
    ("shortdeck", ["6s7s", "QdQh", "9h9c"], "8h9sAd", "", {"ranking": "straight_over_trips"}, STRAIGHT),
    (
        "shortdeck",
        ["AsKh", "9d9h"],
        "6s7s8d",
        "",
        {"ace_low_straight": "no"},
        SIX_PLUS._replace(ace_low_straight=False),
    ),
    ("shortdeck", ["AsKh", "9d9h"], "6s7s8dTc", "9c", {"ranking": "standard"}, House(lowest="6")),
]


@pytest.mark.parametrize(("game", "hands", "board", "dead", "changes", "house"), CASES)
def test_every_deal_counts_once(
    game: str, hands: list[str], board: str, dead: str, changes: dict[str, str], house: House
) -> None:
    found = equity(game, hands, board=board, dead=dead, changes=changes, exact=True)
    assert shares(found) == slow.holdem(hands, board, house, dead)
    assert all(hand.stderr == 0 for hand in found.hands)


def test_ranges_count_every_way_to_hold_them_by_its_weight() -> None:
    half = Fraction(1, 2)
    held = [
        {"AsKs": Fraction(1), "AhKh": Fraction(1), "AcKc": Fraction(1), "AdKd": Fraction(1), "QsQh": half},
        {"AsAh": Fraction(1), "AsAc": Fraction(1), "AhAc": Fraction(1), "KsQs": Fraction(1, 4)},
        {"7h6h": Fraction(1)},
    ]
    board, dead = "2s7s9dTs", "AdJc"
    found = equity("texas", ["AKs,QsQh@0.5", "AA,KsQs:.25", "7h6h"], board=board, dead=dead, exact=True)
    assert shares(found) == slow.ranges(held, board, STANDARD, dead)
    ways = sum(len(set(slow.cards(a + b + board + dead + "7h6h"))) == 12 for a in held[0] for b in held[1])
    assert found.boards == ways * 40


def test_ranges_that_differ_in_suits_alone_are_counted_as_one_and_weigh_as_all() -> None:
    pairs = {"Q" + one + "Q" + other: Fraction(1) for one, other in combinations("scdh", 2)}
    suited = {"As" + "Ks": Fraction(1), "AhKh": Fraction(1), "AcKc": Fraction(1), "AdKd": Fraction(1)}
    found = equity("texas", ["QQ", "AKs"], board="Kd7d2d9c", dead="Jd3d", exact=True)
    assert shares(found) == slow.ranges([pairs, suited], "Kd7d2d9c", STANDARD, "Jd3d")


HANDS = ["AsKs", "QdQh", "7c6c", "Th9h"]


@pytest.mark.parametrize("order", list(permutations(range(3)))[1:])
def test_seats_do_not_matter(order: tuple[int, ...]) -> None:
    straight = shares(equity("texas", HANDS[:3], board="2s7s9d", exact=True))
    turned = shares(equity("texas", [HANDS[place] for place in order], board="2s7s9d", exact=True))
    assert turned == [straight[place] for place in order]


@pytest.mark.parametrize("order", ["hscd", "cdsh", "dhcs"])
def test_names_of_suits_do_not_matter(order: str) -> None:
    turn = str.maketrans("scdh", order)
    as_it_is = equity("texas", HANDS, board="2s7s9d", exact=True)
    turned = equity("texas", [hand.translate(turn) for hand in HANDS], board="2s7s9d".translate(turn), exact=True)
    assert shares(turned) == shares(as_it_is)


RANGE = st.sampled_from(["AsKs", "QQ", "AKs", "TT+", "22-44", "A5s-A2s", "JTs,98s@0.5", "random", "KQo@.3,72o"])


@given(hands=st.lists(RANGE, min_size=2, max_size=3), board=st.sampled_from(["AcKdTh4s", "2c7d9hJsJd"]))
@settings(max_examples=100 if PROVE else 12, deadline=None)
def test_what_is_sampled_lies_about_what_is_exact_and_pots_are_whole(hands: list[str], board: str) -> None:
    if hands.count("AsKs") > 1 or (len(hands) > 2 and {"random", "KQo@.3,72o", "TT+"} & set(hands)):
        return
    try:
        exact = equity("texas", hands, board=board, exact=True)
    except NotationError:
        with pytest.raises(NotationError):
            equity("texas", hands, board=board, samples=1000, seed=5)
        return
    sampled = equity("texas", hands, board=board, samples=100_000 if core else 3000, seed=5)
    assert sum(shares(exact)) == sum(shares(sampled)) == 1
    for one, other in zip(exact.hands, sampled.hands, strict=True):
        assert abs(float(one.equity - other.equity)) < 5 * other.stderr + 1e-3
        assert one.win + one.tie >= one.equity >= one.win


@pytest.mark.skipif(core is None, reason="Python alone takes long")
@pytest.mark.parametrize("hands", [["AsKs", "random", "TT+", "random"], ["AA@0.1,72o", "KK,72o@3", "AK"]])
def test_the_seed_decides_and_the_number_of_threads_does_not(hands: list[str]) -> None:
    found = [equity("texas", hands, samples=300_000, seed=9, threads=threads) for threads in (1, 2, 5)]
    assert found[0] == found[1] == found[2]
    assert equity("texas", hands, samples=300_000, seed=10) != found[0]
    close = [equity("texas", hands, precision=0.0015, seed=9, threads=threads) for threads in (1, 3)]
    assert close[0] == close[1]
    assert max(hand.stderr for hand in close[0].hands) <= 0.0015


@pytest.mark.skipif(core is None, reason="Python alone takes long")
def test_standard_errors_are_as_wide_as_the_truth_is_away() -> None:
    truth = float(equity("texas", HANDS, exact=True).hands[0].equity)
    away = []
    for seed in range(200):
        hand = equity("texas", HANDS, samples=2000, seed=seed, threads=1).hands[0]
        away.append((float(hand.equity) - truth) / hand.stderr)
    assert 0.8 < (sum(each * each for each in away) / len(away)) ** 0.5 < 1.2


@pytest.mark.parametrize("exact", [True, False])
def test_who_stops_it_gets_what_there_is(exact: bool) -> None:
    told = []

    def progress(share: float) -> None:
        told.append(share)
        if len(told) == 2:
            raise KeyboardInterrupt

    many = 200_000 if core is None else 10**12
    found = equity(
        "texas",
        ["AsKs", "random"] if core else ["AsKs", "QQ"],
        board="" if core else "2c7d9hJs",
        exact=exact or None,
        samples=None if exact else many,
        seed=None if exact else 1,
        threads=1,
        progress=progress,
    )
    assert found.partial
    assert found.boards > 0
    assert 0 < told[0] < told[1] < 1
    assert sum(shares(found)) == 1


def test_who_stops_it_before_anything_is_known_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kozyr.kernel.equities.sample", stopped)
    with pytest.raises(KeyboardInterrupt):
        equity("texas", ["AsKs", "QdQh"], samples=10, threads=1)


def test_what_takes_too_long_is_refused_with_an_estimate() -> None:
    with pytest.raises(NotationError, match=r"about [\d,]+ hours"):
        equity("texas", ["random", "random", "random"], exact=True)
    assert equity("texas", ["random", "random", "random"], seed=1, samples=10).method == "sampled"


WRONG = [
    (("texas", ["AsKs"]), {}, "2 to 10 hands, not 1"),
    (("texas", ["random"] * 11), {}, "2 to 10 hands, not 11"),
    (("durak", ["AsKs", "QdQh"]), {}, "no equities in 'durak'; the games are: texas, shortdeck, draw"),
    (("texas", ["AsKs", "AsQh"]), {}, "As is named twice: in AsKs and in AsQh"),
    (("texas", ["AsKs", "QdQh"]), {"board": "As2c3d"}, "As is named twice: in the board and in AsKs"),
    (("texas", ["AsKs", "QdQh"]), {"board": "2c3d2c"}, "2c is named twice in the board"),
    (("texas", ["AsKs", "QdQh"]), {"board": "2c3d"}, "a board has no cards, or 3, 4 or 5, not 2"),
    (("texas", ["AsKs", "QdQh"]), {"dead": "Xx"}, "'Xx' is no card"),
    (("texas", ["AsKs", "QdQh"]), {"dead": "X1"}, "X1 in the dead cards is not in the pack of 52 cards"),
    (("shortdeck", ["AsKs", "QdQh"]), {"board": "2c9d8s"}, "2c in the board is not in the pack of 36 cards"),
    (("shortdeck", ["AsKs", "22+"]), {}, "the 2 of 22+ is not in the pack of 36 cards"),
    (("texas", ["AsKs", "KsQ"]), {}, "'KsQ' is no hand"),
    (("texas", ["AA", "AA", "AA"]), {}, "cannot be held at once"),
    (("texas", ["A2+"] * 5), {}, "cannot be held at once"),
    (("texas", ["AsKs", "AsKs,AsQs"]), {}, "no hand of AsKs,AsQs is left"),
    (("shortdeck", ["random"] * 10), {"dead": "6s7s8s9sTsJsQsKsAs6c7c8c"}, "more cards than there are"),
    (("texas", ["AsKs", "QdQh"]), {"exact": True, "samples": 5}, "neither samples nor a precision"),
    (("texas", ["AsKs", "QdQh"]), {"samples": 0}, "from 1 to"),
    (("texas", ["AsKs", "QdQh"]), {"precision": 1.5}, "between 0 and 1"),
    (("texas", ["AsKs", "QdQh"]), {"seed": -1}, "a seed is a number from 0"),
    (("texas", ["AsKs", "QdQh"]), {"threads": 0}, "threads are a number from 1 to 256, not 0"),
    (("texas", ["AsKs", "QdQh"]), {"turned": "2c"}, "no card is turned in texas"),
]


@pytest.mark.parametrize(("asked", "more", "words"), WRONG, ids=[words for *_, words in WRONG])
def test_what_is_wrong_is_named(asked: tuple[str, list[str]], more: dict[str, object], words: str) -> None:
    with pytest.raises(NotationError) as error:
        equity(*asked, **more)  # type: ignore[arg-type]
    assert words in str(error.value)


@pytest.mark.parametrize("changes", [{"ante": "5"}, {"ranking": "best"}, {"colour": "red"}, {"deck": "40"}])
def test_rules_that_change_no_equity_or_cannot_be_are_refused(changes: dict[str, str]) -> None:
    with pytest.raises(RulesError):
        equity("texas", ["AsKs", "QdQh"], changes=changes)
