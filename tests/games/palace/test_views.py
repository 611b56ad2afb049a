"""What a seat may know of a hand (PP-13, PP-30, PP-A13, PP-A14, PP-A20)."""

import pytest
from msgspec.structs import replace

from kozyr.cards import Card, parse_cards
from kozyr.games.palace.camp import cards
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Fought, Hand, PalacesDealt
from kozyr.games.palace.view import View, barred, hear, seen, view
from kozyr.play.evening import Evening
from kozyr.play.game import WATCHER, Why
from kozyr.play.hall import Chair
from tests.games.palace.table import CLUB, DIAMOND, FIVE_TEN, HEART, SPADE, after, found, laid, played

ACES, KINGS, LOW = "2s / As Ac Ad", "2h / Kc Kd Ks", "3h / 4h 5d 7c"
TIED = ("2s / Ac Kc 3d", "2h / Ad Kd 3c", "9d / 8d 7d 6d", "9c / 8c 7c 6c")
TABLE = replace(FIVE_TEN, reveal_battle="table")


def state(hand: Hand, rules: Rules = FIVE_TEN) -> Evening:
    rules = replace(rules, seats=len(hand.live))
    return Evening(rules, (Chair(taken=True),) * rules.seats, hand=hand)


def of(hand: Hand, seat: int, rules: Rules = FIVE_TEN) -> View:
    return view(state(hand, rules), seat)


def battle(rules: Rules, *camps: str) -> Fought:
    """The battle of seat 0 against seat 1, who calls."""
    result = found(played(rules, laid(*camps), "attack 1 5", "call")[1], Fought)
    assert isinstance(result, Fought)
    return result


def visible(fought: Fought, seat: int) -> tuple[bool, bool]:
    """Whether a seat sees the attacker's and the defender's palace."""
    heard = seen(fought, seat)
    return heard.attacker.palace is not None, heard.defender.palace is not None


def test_palace_cards_are_known_to_their_owner_alone() -> None:
    hand = laid(SPADE, CLUB, DIAMOND)
    assert [of(hand, seat).hand.hand for seat in (0, 1, WATCHER)] == [  # type: ignore[union-attr]
        parse_cards("3s 4s 6s"),
        parse_cards("3c 4c 6c"),
        None,
    ]
    dealt = PalacesDealt(hand.palaces)
    assert hear(dealt, 1) == PalacesDealt((None, hand.palaces[1], None))
    assert hear(dealt, WATCHER) == PalacesDealt((None, None, None))


def test_pp_a20_soldiers_and_banners_lie_face_up() -> None:
    hand = laid("2s / 3s 4s 6s / 9c 9d", CLUB, DIAMOND)
    for seat in (0, 1, 2, WATCHER):
        there = of(hand, seat).hand
        assert there is not None
        assert there.soldiers[0] == parse_cards("9c 9d")
        assert there.banners == (Card("2s"), Card("2c"), Card("2d"))
        assert there.prices == (15, 5, 5)
        assert (there.pile, there.discards) == (38, 0)


def test_pp_a13_a_caller_who_loses_sees_and_is_not_seen() -> None:
    fought = battle(FIVE_TEN, ACES, LOW, DIAMOND, CLUB)
    assert fought.winner == 0
    assert visible(fought, 1) == (True, True)
    assert visible(fought, 0) == (True, False)
    assert visible(fought, 2) == visible(fought, WATCHER) == (False, False)


def test_pp_a13_pp_30_a_caller_who_claims_victory_shows_his_palace() -> None:
    fought = battle(FIVE_TEN, LOW, ACES, DIAMOND, CLUB)
    assert fought.winner == 1
    assert visible(fought, 0) == visible(fought, 1) == (True, True)
    assert visible(fought, 2) == visible(fought, WATCHER) == (False, False)


def test_pp_a13_after_a_tie_both_have_seen_both() -> None:
    fought = battle(FIVE_TEN, *TIED)
    assert fought.by == "tie"
    assert visible(fought, 0) == visible(fought, 1) == (True, True)
    assert visible(fought, 3) == (False, False)


def test_pp_a13_the_table_may_agree_to_see_both() -> None:
    fought = battle(TABLE, ACES, LOW, DIAMOND, CLUB)
    for seat in (0, 1, 2, 3, WATCHER):
        assert visible(fought, seat) == (True, True)


@pytest.mark.parametrize("rules", [FIVE_TEN, TABLE])
def test_after_a_fold_nobody_has_seen_anything(rules: Rules) -> None:
    fought = found(played(rules, laid(ACES, LOW, DIAMOND, CLUB), "attack 1 5", "fold")[1], Fought)
    for seat in (0, 1, 2, WATCHER):
        assert visible(fought, seat) == (False, False)


def test_whether_equal_hands_were_compared_by_suit_is_told_to_those_who_saw_both() -> None:
    """That the hands were equal would tell of the hidden one."""
    fought = battle(FIVE_TEN, "2s / Ac Kc 3s", "2h / Ad Kd 3c", DIAMOND, CLUB)
    assert (fought.winner, fought.by) == (0, "suit")
    assert seen(fought, 1).by == "suit"
    assert seen(fought, 0).by == seen(fought, 2).by == seen(fought, WATCHER).by == "call"


def test_what_was_not_seen_is_not_called_by_its_name_either() -> None:
    fought = seen(battle(FIVE_TEN, ACES, LOW, DIAMOND, CLUB), 2)
    for side in (fought.attacker, fought.defender):
        assert (side.counted, side.made, side.best) == (None, None, None)
    assert fought.attacker.banner == "2s"


def test_the_view_keeps_the_last_battle_as_it_was_seen() -> None:
    hand = after(FIVE_TEN, laid(ACES, LOW, DIAMOND, CLUB), "attack 1 5", "call")
    assert hand.fought is not None
    for seat in (0, 1, 2, WATCHER):
        there = of(hand, seat).hand
        assert there is not None
        assert there.fought == seen(hand.fought, seat)


def test_a_seat_sees_how_its_hand_stands_against_each_banner() -> None:
    """PP-32, before anything is confirmed; nothing against a banner of its own suit."""
    there = of(laid("2s / Ah Ac Kd", HEART, "9s / 7c 8c 9c"), 0).hand
    assert there is not None
    (against,) = there.against
    assert (against.seat, against.counted) == (1, parse_cards("Ac Kd 2s"))
    assert against.made == Why("hand-high-card", {"rank": "A"})
    assert there.made == Why("hand-pair", {"rank": "A"})


def test_why_somebody_cannot_be_attacked_is_told_whose_turn_it_is() -> None:
    hand = laid(SPADE, "9s / 7c 8c 9c", HEART, stacks=(4, 100, 100))
    told = {refused.what: refused.why.id for refused in barred(state(hand), 0)}
    assert told == {
        "attack 1": "why-palace-same-suit",
        "attack 2": "why-palace-attack-short",
        "buy": "why-palace-buy-short",
        "discard": "why-palace-no-soldiers",
    }
    assert barred(state(hand), 1) == barred(state(hand), WATCHER) == ()
    fought = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND, stacks=(5, 100, 100)), "attack 1 5")
    assert [refused.why.id for refused in barred(state(fought), 1)] == ["why-raise-nobody"]


def test_choices_are_offered_to_whose_turn_it_is_and_nobody_else() -> None:
    hand = laid(SPADE, CLUB, DIAMOND)
    assert of(hand, 0).legal
    assert of(hand, 1).legal == of(hand, WATCHER).legal == ()


def test_hands_of_a_showdown_are_seen_by_all() -> None:
    hand = after(FIVE_TEN, laid(SPADE, CLUB, DIAMOND), "stay", "stay", "stay")
    there = of(hand, WATCHER).hand
    assert there is not None
    assert there.shown == tuple(cards(hand, seat) for seat in range(3))
    assert (there.how, there.won) == ("showdown", hand.won)


def test_while_soldiers_are_chosen_there_may_be_too_many_cards_for_a_name() -> None:
    many = laid("2s / 3s 4s 6s / 9c 9d 9h", "2c / 3c 4c 6c / Tc Td Th Ts", DIAMOND, HEART)
    there = of(after(FIVE_TEN, many, "attack 1 20", "fold"), 0).hand
    assert there is not None
    assert there.made is None
