"""Equities of five-card draw: given discards against a slow count, and discards that nobody would change."""

from fractions import Fraction
from itertools import combinations

import pytest

from kozyr.cards import Card, mask_of, pack, parse_cards
from kozyr.errors import NotationError
from kozyr.kernel import core, equities
from kozyr.kernel.showdowns import Showdown
from kozyr.sim.equity import Equity, draws, equity, tell, told, work
from tests.reference.poker_hands import House
from tests.sim.equity import slow

DEUCES = tuple("2" + suit for suit in "scdh")
MOST_OF_IT = [card for card in pack(52) if card.rank in (1, 2, 3, 4, 5, 6, 7)]


def shares(found: Equity) -> list[Fraction]:
    return [hand.equity for hand in found.hands]


def written(hand: tuple[str, str]) -> str:
    """A hand with what it throws away behind a slash."""
    return f"{hand[0]} / {hand[1]}"


CASES = [
    ([("AsAdKc", "7h2s"), ("QhJhTh9h", "3c")], {}, House()),
    ([("AsAdKc7h2s", ""), ("QhJhTh9h", "3c"), ("8s8d", "4c5dTc")], {"max_draw": "3"}, House()),
    ([("As2d3c4h", "Ks"), ("2s3d4c5h", "Qh")], {"order": "ace_five"}, House(low="ace_five")),
    (
        [("2d3c4h7s", "Ks"), ("8s3d4c5h2h", "")],
        {"order": "deuce_seven"},
        House(low="deuce_seven", ace_low_straight=False),
    ),
    ([("2d8c8h", "5s7d"), ("AsAcAd", "9hTs")], {"wild": "deuces"}, House(wild=DEUCES)),
    ([("X1Ad", "9s9c7h"), ("KsKdKc5h6h", "")], {"wild": "joker"}, House(wild=("X1",))),
    ([("X1Ks9s5s", "4h"), ("AcAdAh", "7c6d")], {"wild": "bug"}, House(wild=("X1",), bug=True)),
    ([("AsKs", "TcJcQd"), ("QcJs", "ThTsAd")], {"deck": "20"}, House(lowest="T")),
]


@pytest.mark.parametrize(("hands", "changes", "house"), CASES)
def test_every_draw_counts_once(hands: list[tuple[str, str]], changes: dict[str, str], house: House) -> None:
    cards = slow.cards("".join(kept + thrown for kept, thrown in hands))
    dead = "".join(card.value for card in MOST_OF_IT if card.value not in cards)
    dead = "" if changes.get("deck") == "20" else dead + ("2s2h" if house.wild == DEUCES else "")
    found = equity("draw", [written(hand) for hand in hands], changes=changes, dead=dead, exact=True)
    assert shares(found) == slow.draw(hands, house, dead)
    assert [hand.discards for hand in found.hands] == [" ".join(slow.cards(thrown)) for _, thrown in hands]
    assert found.settled


def test_a_turned_card_is_out_and_its_rank_is_wild() -> None:
    hands = [("7sQdKc", "9h8s"), ("AhAcAd", "3c4c")]
    dead = "".join(card.value for card in MOST_OF_IT if card.value not in ("3c", "4c", "8s", "9h", "7s", "7d", "7h"))
    wild = {"wild": "turned_rank"}
    found = equity("draw", [written(hand) for hand in hands], changes=wild, turned="7h", dead=dead, exact=True)
    assert shares(found) == slow.draw(hands, House(wild=("7s", "7d", "7c")), dead + "7h")
    for turned in (None, "Xx", "X1"):
        with pytest.raises(NotationError):
            equity("draw", [written(hand) for hand in hands], changes=wild, turned=turned)


def test_equal_hands_count_as_equal_unless_natural_ones_beat_wild_ones() -> None:
    hands = ["2s Kc Kd 9h 8s /", "Ks Kh 3d 9c 8d /"]
    dead = "5s6s"
    tied = equity("draw", [hands[0], "Ks Kh 2d 9c 8d /"], preset="deuces-wild", dead=dead)
    assert [hand.tie for hand in tied.hands] == [1, 1]
    for token, share in (("no", 1), ("yes", 1)):
        found = equity("draw", hands, preset="deuces-wild", changes={"natural_beats_wild": token}, dead=dead)
        assert found.hands[0].equity == share
    even = ["2s Ac Kd Qh 9s /", "As Ah Ks Qd 9d /"]
    assert shares(equity("draw", even, preset="deuces-wild")) == [Fraction(1, 2)] * 2
    natural = equity("draw", even, preset="deuces-wild", changes={"natural_beats_wild": "yes"})
    assert shares(natural) == [0, 1]


def throws(found: Equity) -> list[str]:
    """With the discards of every hand given, the question once more."""
    told = []
    for hand in found.hands:
        thrown = (hand.discards or "").split()
        kept = [card for card in hand.hand.split() if card not in thrown]
        told.append(f"{' '.join(kept)} / {' '.join(thrown)}")
    return told


@pytest.mark.skipif(core is None, reason="Python alone takes long")
@pytest.mark.parametrize(
    ("hands", "preset", "discards"),
    [
        (["As Ad Kc 7h 2s", "Qh Jh Th 9h 3c"], "home", ["Kc 7h 2s", "3c"]),
        (["As Ac Ad Kh Kd", "9s 8s 7s 6s 2h"], "home", ["", "2h"]),
        (["7s 5d 4c 3h 2s", "Kh Qd 2h 3d As"], "lowball", ["", "Kh Qd"]),
        (["2s 9d 7c 5h 4s", "As Ah 8d 8c 3s"], "deuces-wild", None),
    ],
)
def test_no_hand_would_gain_by_other_discards(hands: list[str], preset: str, discards: list[str] | None) -> None:
    few = "".join(card.value for card in pack(52) if card.rank in (4, 8, 9) and card.suit in ("s", "d", "h"))
    dead = "".join(card for card in slow.cards(few) if all(card not in hand for hand in hands))
    found = equity("draw", hands, preset=preset, dead=dead, seed=1)
    assert found.settled
    if discards is not None:
        assert [hand.discards for hand in found.hands] == discards
    given = throws(found)
    for seat, hand in enumerate(hands):
        for many in (0, 1, 3):
            for thrown in combinations(hand.split(), many):
                kept = [card for card in hand.split() if card not in thrown]
                other = [*given]
                other[seat] = f"{' '.join(kept)} / {' '.join(thrown)}"
                changed = equity("draw", other, preset=preset, dead=dead, samples=20_000, seed=2)
                assert changed.hands[seat].equity <= found.hands[seat].equity + Fraction(0.02)


@pytest.mark.skipif(core is None, reason="Python alone takes long")
def test_only_discards_that_the_table_allows_are_found() -> None:
    hand, other = "As Kd 9c 7h 2s", "8s 8d 8c 8h 3d /"
    dead = "".join(card.value for card in MOST_OF_IT if card.value not in hand + other)
    for token, most in (("0", 0), ("3", 3), ("3_or_4_with_ace", 4), ("5", 5)):
        found = equity("draw", [hand, other], changes={"max_draw": token}, dead=dead, seed=1)
        thrown = (found.hands[0].discards or "").split()
        assert len(thrown) <= most
        assert len(thrown) < 4 or token == "5" or "As" not in thrown


@pytest.mark.skipif(core is None, reason="Python alone takes long")
def test_five_discards_are_found_where_nothing_is_worth_keeping() -> None:
    found = equity("draw", ["Ks Qd 9c 7h Js", "As 2d 3c 4h 6s /"], preset="lowball", seed=1, changes={"max_draw": "5"})
    assert found.hands[0].discards == "Ks Qd 9c 7h Js"


def test_choices_that_go_round_are_cut_off_and_said() -> None:
    question = draws.ask(["As Kd Qc 7h 2s", "Ah Kc 9s 9h 3d"], None, {"max_draw": "3"}, "", None)

    def payoff(showdown: Showdown, seat: int, look: int) -> tuple[float, float]:
        """The first wants to draw as many as the second, who does not want that."""
        alike = showdown.draws[0] == showdown.draws[1]
        return float(alike == (seat == 0)), 0.0

    settled, agreed = draws.settle(question, payoff)
    assert not agreed
    assert settled.seats[0].free
    found = Equity("draw", "exact", 1, (), settled=False)
    assert "no discards are the best" in tell(
        told(found) | {"hands": told(equity("texas", ["AsKs", "QdQh"], board="2c3c4c"))["hands"]}
    )


@pytest.mark.parametrize("name", ["sample", "count_pieces"])
def test_who_stops_the_choice_of_discards_stops_it_all(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    done = getattr(equities, name)

    def stopped(*arguments: object) -> object:
        asked.append(arguments)
        if len(asked) == 2:
            raise KeyboardInterrupt
        return done(*arguments)

    monkeypatch.setattr(equities, name, stopped)
    monkeypatch.setattr(work, "PIECE", 100)
    with pytest.raises(KeyboardInterrupt):
        equity("draw", ["As Ad Kc 7h 2s", "Qh Jh Th 9h / 3c"], threads=1)
    assert len(asked) == 2


@pytest.mark.skipif(core is None, reason="Python alone takes long")
def test_discards_follow_from_the_seed_that_is_told() -> None:
    hands, few = ["As Kd Qc 7h 2s", "Ah Kc 9s 9h / 3d"], {"max_draw": "3"}
    found = equity("draw", hands, changes=few, samples=5000)
    assert found.seed is not None
    assert equity("draw", hands, changes=few, samples=5000, seed=found.seed, threads=3) == found
    assert equity("draw", hands, changes=few).seed is not None
    assert equity("draw", [hands[0] + " /", hands[1]], changes=few).seed is None


WRONG = [
    (["As Ad Kc 7h", "Qh Jh Th 9h 3c"], {}, "a hand of draw has 5 cards, not 4: 'As Ad Kc 7h'"),
    (["As Ad Kc 7h 2s", "Qh Jh Th 9h As"], {}, "As is named twice: in As Ad Kc 7h 2s and in Qh Jh Th 9h As"),
    (["As Ad Kc 7h As", "Qh Jh Th 9h 3c"], {}, "As is named twice in As Ad Kc 7h As"),
    (["As Ad Kc 7h X1", "Qh Jh Th 9h 3c"], {}, "X1 in As Ad Kc 7h X1 is not in the pack of 52 cards"),
    (["As Ad Kc 7h / 2x", "Qh Jh Th 9h 3c"], {}, "'2x' is no card"),
    (["As Ad Kc 7h / 2s / ", "Qh Jh Th 9h 3c"], {}, "no card"),
    (["As / Ad Kc 7h 2s", "Qh Jh Th 9h 3c"], {"changes": {"max_draw": "3"}}, "max_draw=3 does not allow"),
    (["Ks / Ad Kc 7h 2s", "Qh Jh Th 9h 3c"], {"changes": {"max_draw": "3_or_4_with_ace"}}, "does not allow"),
    (["As Ad Kc 7h 2s"] * 9, {}, "2 to 8 hands, not 9"),
    (["As Ad Kc 7h 2s", "Qh Jh Th 9h 3c"], {"board": "2c3c4c"}, "there is no board in draw"),
    (["As Ad Kc 7h 2s", "Qh Jh Th 9h 3c"], {"turned": "2c"}, "no card is turned with wild=none"),
]


@pytest.mark.parametrize(("hands", "more", "words"), WRONG, ids=[words for *_, words in WRONG])
def test_what_is_wrong_is_named(hands: list[str], more: dict[str, object], words: str) -> None:
    with pytest.raises(NotationError) as error:
        equity("draw", hands, **more)  # type: ignore[arg-type]
    assert words in str(error.value)


def test_more_discards_than_cards_to_draw_are_refused() -> None:
    hands = [" ".join(card.value for card in pack(20)[start : start + 5]) for start in (0, 5, 10)]
    with pytest.raises(NotationError, match="more cards than are left"):
        equity("draw", [f"/ {hand}" for hand in hands], changes={"deck": "20"})
    eight = [" ".join(card.value for card in pack(52)[start : start + 5]) for start in range(0, 40, 5)]
    with pytest.raises(NotationError, match="more cards than are left"):
        equity("draw", [f"/ {hand}" for hand in eight])


def test_the_joker_is_in_the_stub_where_it_is_in_the_pack() -> None:
    dead = mask_of(pack(52)) & ~mask_of(parse_cards("As Ks Qs Js 2d 9c 9d 9h 3c 4c"))
    out = "".join(card.value for card in pack(52) if card.bit & dead)
    found = equity("draw", ["As Ks Qs Js / 2d", "9c 9d 9h 3c 4c /"], changes={"wild": "joker"}, dead=out, exact=True)
    assert found.boards == 1
    assert found.hands[0].equity == 1
    assert Card.X1.value not in out
