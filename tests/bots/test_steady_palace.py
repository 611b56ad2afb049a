"""`steady` at a table of Palace Poker: it plays by its view alone, buys while it pays, and attacks when it is ahead."""

from random import Random
from typing import Any

from msgspec.structs import replace

from kozyr.bots.chance import choose as at_random
from kozyr.bots.steady import choose
from kozyr.games import palace
from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Attack, Hand, Keep, Stay
from kozyr.games.palace.view import View, view
from kozyr.play.betting import Call, Fold
from kozyr.play.choices import allows, draw
from kozyr.play.evening import Evening
from kozyr.play.game import DEALER, OVER
from kozyr.play.hall import Chair
from tests.games.palace.table import FIVE_TEN, after, laid
from tests.house_rules import random_token
from tests.scale import runs


def seen(rules: Rules, hand: Hand) -> View:
    """The view of whose turn it is."""
    rules = replace(rules, seats=len(hand.live))
    state = Evening(rules, (Chair(),) * rules.seats, hand=hand)
    return view(state, course.turn(rules, hand))


def answer(hand: Hand, rules: Rules = FIVE_TEN) -> Any:
    return choose(seen(rules, hand), Random(1))


def test_it_attacks_who_is_weak_against_its_banner_when_it_is_far_ahead() -> None:
    hand = laid("2s / As Ac Ad / Kc Kd", "3h / 4h 5d 7c", "9d / Th 8h Js", pot=60)
    assert isinstance(answer(hand), Attack)


def test_it_lets_the_turn_pass_with_nothing() -> None:
    assert answer(laid("2s / 4d 7h 9c", "Ah / 3c 3d 3s", "Ad / Kd Kh Kc")) == Stay()


def test_it_calls_with_a_hand_that_wins_and_gives_up_one_that_cannot() -> None:
    strong = laid("3h / 4h 5d 7c", "2s / As Ac Ad", "9d / Th 8h Js", pot=40)
    assert not isinstance(answer(after(FIVE_TEN, strong, "attack 1 5")), Fold)
    weak = laid("2s / As Ac Ad / Kc Kd Ks", "3h / 4h 5d 7c", "9d / Tc 8c Js", pot=4)
    fought = after(FIVE_TEN, weak, "attack 1 20")
    assert answer(fought) == Fold()


def test_it_calls_for_nothing() -> None:
    hand = laid("2s / As Ac Ad", "3h / 4h 5h 7h", "9d / Tc 8c Js", stacks=(100, 0, 100))
    assert answer(after(FIVE_TEN, hand, "attack 1 5")) == Call()


def test_it_keeps_the_soldiers_that_make_its_hand_and_no_others() -> None:
    hand = laid("2s / As Ac 7d / 2c", "3h / 4h 5h 7h", "9d / Tc 8c Js", pile="Ad 3c 4c")
    kept = answer(after(FIVE_TEN, hand, "buy"))
    assert isinstance(kept, Keep)
    assert set(kept.cards) == {"2c", "Ad"}
    useless = laid("2s / As Ac 2d", "3h / 4h 5h 7h", "9d / Tc 8c Js", pile="9c 3c")
    assert answer(after(FIVE_TEN, useless, "buy")) == Keep(())


def test_it_keeps_five_of_eight() -> None:
    hand = laid("2s / As Ac Ad / 9c 9d 9h", "3h / 4h 5d 7c / Tc Td Th Ts", "9s / 8h 8c Js", "8d / Jc Jd Jh")
    kept = answer(after(FIVE_TEN, hand, "attack 1 20", "fold"))
    assert len(kept.cards) <= 5


def evening(seed: int, rules: Rules, chooses: list[Any]) -> tuple[int, ...]:
    """What each seat wins in one hand."""
    from kozyr.sim import hall

    state, rng, deals = palace.start(rules), Random(seed), Random(f"deals {seed}")
    while (turn := palace.turn(state)) != OVER:
        legal = palace.legal(state)
        if turn == DEALER:
            action = draw(legal, deals)
        elif turn < 0:
            action = hall.act(legal, state, 1, deals)
        else:
            action = chooses[turn](palace.view(state, turn), rng)
            assert allows(legal, action)
        state, _ = palace.apply(state, action)
    return palace.scores(state)


def test_it_finds_a_legal_action_by_any_rules() -> None:
    for seed in runs(25, 2000):
        rng = Random(seed)
        names = rng.sample(sorted(palace.FIELDS.keys() - {"small_bet", "big_bet", "buyin_min", "buyin_max"}), 3)
        tokens = {name: random_token(palace.FIELDS[name], rng) for name in names}
        rules = palace.rules("palace", {**tokens, "buyin_min": "1", "buyin_max": str(rng.choice((1, 3, 100)))})
        evening(seed, rules, [choose] * rules.seats)


def test_it_wins_from_chance() -> None:
    """A few hands in each chair; `kozyr match palace` measures it with its interval."""
    for seats in (2, 4):
        rules, won = Rules(seats=seats), 0
        for seed in range(120):
            chair = seed % seats
            chooses: list[Any] = [choose if seat == chair else at_random for seat in range(seats)]
            won += evening(seed, rules, chooses)[chair]
        assert won > 0
