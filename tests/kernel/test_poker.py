"""The core plays whole hands of draw and short deck as the engine does: turns, choices, chips, pots and winners."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.games.draw import compiled as draw
from kozyr.games.draw.rules import rules as draw_rules
from kozyr.games.shortdeck import compiled as shortdeck
from kozyr.games.shortdeck.rules import rules as shortdeck_rules
from kozyr.kernel import core
from kozyr.kernel import poker as kernel
from kozyr.kernel.poker import Act, HandRules, Street
from kozyr.play.forced import Seating
from tests.kernel import poker
from tests.scale import PROVE

pytestmark = pytest.mark.skipif(core is None, reason="the core was not built")

HANDS = 50_000 if PROVE else 800
PACK = 0x1FFF1FFF1FFF1FFF
SHUFFLE = bytes(place for place in range(64) if PACK >> place & 1)


@pytest.mark.parametrize("game", poker.GAMES)
@pytest.mark.parametrize("part", range(2))
def test_a_hand_goes_in_the_core_as_in_the_engine(game: str, part: int) -> None:
    rng, seen = Random(f"{game} {part}"), Counter[str]()
    for _ in range(HANDS // 2):
        rules = poker.some_rules(game, rng)
        seen += poker.play(game, rules, poker.a_seating(rules, rng), rng)
    print(f"{game}: {dict(seen)}")
    kinds = {"bet", "deal", "showdowns", "side pots", *(("exchange", "lot", "new stub") if game == "draw" else ())}
    assert min(seen[kind] for kind in kinds) > HANDS // 40


@pytest.mark.parametrize("short", [1, 3, 5, 6, 7, 9, 10, 11])
def test_a_short_blind_goes_in_the_core_as_in_the_engine(short: int) -> None:
    """Whoever calls it cannot raise, for nobody could answer (FD-A20, HX-A7)."""
    rules = shortdeck_rules("texas", {"small_blind": "5"})
    for number in range(20):
        for stacks in ((100, short), (short, 100), (100, short, 4), (100, 100, short)):
            poker.play("shortdeck", rules, Seating(1, 0, stacks), Random(number))


def texas() -> HandRules:
    return shortdeck.compile_rules(shortdeck_rules("texas"))


def plain(**changes: Any) -> HandRules:
    """Rules of one street without a forced bet, changed."""
    aim = texas().aims[0]
    return kernel.pack_rules(**{"pack": PACK, "own": 5, "aims": (aim, aim), "streets": [Street(1)], **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"pack": 1 << 15},
        {"own": 0},
        {"own": 6},
        {"streets": []},
        {"streets": [Street(0)]},
        {"streets": [Street(1, board=5)]},
        {"streets": [Street(1, board=-1)]},
        {"streets": [Street(5, 4)], "limit": 4},
        {"limit": 5},
        {"limit": -1},
        {"cap": -2},
        {"ante": -1},
        {"ante": 10**9 + 1},
        {"small": 1},
        {"big": 2, "button": 2},
        {"big": 2, "when_checked": 1},
        {"turned": 2},
        {"most_away": 6},
        {"later_first": 3},
        {"when_checked": 3},
        {"most_redeals": -1},
        {"opener": -1},
    ],
)
def test_rules_by_which_no_hand_can_be_played_are_refused(changes: dict[str, Any]) -> None:
    assert plain()
    with pytest.raises(ValueError, match=" "):
        plain(**changes)


@pytest.mark.parametrize(
    ("stacks", "button", "late"),
    [
        *(((5,), 0, 0), ((5,) * 11, 0, 0), ((5, 0, 0), 0, 0), ((5, -1, 5), 0, 0), ((5, 2**63), 0, 0)),
        *(((10**12, 1), 0, 0), ((5, 5, 0), 2, 0), ((5, 5), 2, 0), ((5, 5), -1, 0), ((5, 5), 2**70, 0)),
        ((5, 5), 0, 1 << 16),
    ],
)
def test_a_table_at_which_nobody_can_be_dealt_in_is_refused(stacks: tuple[int, ...], button: int, late: int) -> None:
    assert kernel.begin(texas(), (5, 5), 0).turn() == kernel.DEALER
    with pytest.raises(ValueError, match=" "):
        kernel.begin(texas(), stacks, button, late)


def test_who_draws_first_is_whoever_sits_at_the_left_where_nobody_drew() -> None:
    rules = plain(streets=[Street(1), Street(1)], later_first=1, ante=1)
    hand = kernel.begin(rules, (9, 9, 9), 0)
    hand.shuffle(SHUFFLE)
    for seat in (1, 2, 0, 1):
        assert hand.turn() == seat
        hand.bet(Act.CHECK)


def test_a_pack_too_small_for_the_players_is_refused() -> None:
    rules = draw.compile_rules(draw_rules("home", {"seats": "8"}))
    assert kernel.begin(rules, (50,) * 9, 0).turn() == kernel.DEALER
    with pytest.raises(ValueError, match="too small"):
        kernel.begin(rules, (50,) * 10, 0)


def test_an_order_that_does_not_rank_the_pack_is_refused() -> None:
    six_plus = shortdeck.compile_rules(shortdeck_rules("six-plus")).aims
    with pytest.raises(ValueError, match="does not rank all cards"):
        kernel.begin(texas()._replace(aims=six_plus), (5, 5), 0)
    with pytest.raises(ValueError, match="does not rank all cards"):
        kernel.play(kernel.Run(texas()._replace(aims=six_plus), (5, 5), 1, 1))


def at_a_bet() -> Any:
    hand = kernel.begin(texas(), (50, 50, 50), 0)
    hand.shuffle(SHUFFLE)
    return hand


WRONG: list[Callable[[Any], Any]] = [
    lambda hand: hand.bet(Act.CHECK),
    lambda hand: hand.bet(4),
    lambda hand: hand.bet(-1),
    lambda hand: hand.bet(Act.RAISE, 3),
    lambda hand: hand.bet(Act.RAISE, 51),
    lambda hand: hand.bet(Act.RAISE, 2**80),
    lambda hand: hand.exchange(0),
    lambda hand: hand.exchanges(),
    lambda hand: hand.shuffle(SHUFFLE),
    lambda hand: hand.deck(),
    lambda hand: hand.lot(0),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_move_that_is_not_allowed_changes_nothing(wrong: Callable[[Any], Any]) -> None:
    hand = at_a_bet()
    before = kernel.look(hand)
    with pytest.raises(ValueError, match=" "):
        wrong(hand)
    assert kernel.look(hand) == before


@pytest.mark.parametrize("places", [b"", SHUFFLE[1:], SHUFFLE[1:] + SHUFFLE[1:2], SHUFFLE + b"\x0d", b"\xff" * 52])
def test_a_shuffle_has_every_card_once(places: bytes) -> None:
    with pytest.raises(ValueError, match="every card of the deck once"):
        kernel.begin(texas(), (50, 50), 0).shuffle(places)


@pytest.mark.parametrize("away", [1 << 63, PACK, 0b111111])
def test_only_cards_that_are_held_are_put_away(away: int) -> None:
    hand = kernel.begin(draw.compile_rules(draw_rules()), (10, 10), 0)
    hand.shuffle(SHUFFLE)  # all-in by the ante: nobody bets
    with pytest.raises(ValueError, match="may not be put away"):
        hand.exchange(away)


@given(numbers=st.binary(min_size=35 * 8, max_size=35 * 8) | st.binary())
def test_any_bytes_are_rules_or_refused(numbers: bytes) -> None:
    try:
        assert core.hand_rules(numbers) == numbers
    except ValueError:
        return
