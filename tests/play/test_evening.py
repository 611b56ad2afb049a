"""An evening: people come and go, the button moves, blinds are posted, and no unit is lost (HX-7, HX-8, HX-A7)."""

import sys
from random import Random
from typing import Any, cast

import pytest

from kozyr.cards import Card, pack
from kozyr.errors import IllegalAction
from kozyr.play import evening, hall, spoken
from kozyr.play.choices import Shuffled, draw
from kozyr.play.evening import DrewForDeal, Evening, HandBegun, Hands, Lot
from kozyr.play.forced import Forced, Posted, Seating, blinds, post
from kozyr.play.game import DEALER, HALL, OVER, WATCHER
from kozyr.play.hall import Back, BuyIn, BuyIns, Chair, Deal, Dealer, End, Leave, Out, Sit
from tests.play import war
from tests.play.war import Rules, chips
from tests.scale import runs

WAR = cast(Hands, sys.modules[war.__name__])
DECK = pack(52)
BLINDS = Forced(small=5, big=10)
FOUR = Rules()


def done(state: Evening, *actions: Any) -> Evening:
    for action in actions:
        state, _ = evening.apply(WAR, state, action, spoken.show)
    return state


def events(state: Evening, action: Any) -> tuple[Any, ...]:
    return evening.apply(WAR, state, action, spoken.show)[1]


def seated(rules: Rules = FOUR, balance: int = 1000, stack: int = 100) -> Evening:
    state = evening.start(rules)
    for seat in range(rules.seats):
        state = done(state, Sit(seat, balance), BuyIn(seat, stack))
    return state


def hand(state: Evening, button: int | None = None) -> Evening:
    """A hand to its end; for the first one the lot falls on `button`."""
    state = done(state, Deal())
    return done(state, *(() if button is None else (Lot(button),)), Shuffled(DECK))


def begun(state: Evening) -> HandBegun:
    (found,) = [event for event in events(state, Deal()) if isinstance(event, HandBegun)]
    return found


def test_fd_9_the_button_moves_clockwise_to_the_next_who_plays() -> None:
    state = hand(seated(), 2)
    assert begun(state).button == 3
    assert begun(done(state, Out(3))).button == 0


@pytest.mark.parametrize("seed", runs(60, 2000))
def test_no_unit_is_made_or_lost_whatever_the_hall_does(seed: int) -> None:
    rng = Random(seed)
    state = evening.start(Rules(seats=rng.randint(2, 10), first=rng.choice(("lot", "host", "high_card"))))
    brought = 0
    for _ in range(120):
        if evening.turn(WAR, state) == OVER:
            break
        action = draw(evening.legal(WAR, state), rng)
        action = Sit(action.seat, rng.randint(10, 900)) if isinstance(action, Sit) else action
        before = dict(enumerate(state.chairs))
        state = done(state, action)
        brought += action.amount if isinstance(action, Sit) else 0
        if isinstance(action, Leave):
            brought -= before[action.seat].balance + before[action.seat].stack
        assert chips(state) == brought
        assert spoken.parse(*spoken.show(action).partition(" ")[::2]) == action
    assert sum(evening.scores(state)) == 0 or evening.turn(WAR, state) != HALL


def test_a_hand_needs_two_who_play() -> None:
    state = done(evening.start(Rules()), Sit(0, 100), BuyIn(0, 50), Sit(1, 100))
    with pytest.raises(IllegalAction) as refused:
        done(state, Deal())
    assert refused.value.why.id == "why-deal-few"
    assert evening.turn(WAR, done(state, BuyIn(1, 50), Deal())) == DEALER


def test_fd_8_the_highest_card_deals_first_and_ties_draw_again() -> None:
    state = done(seated(Rules(first="high_card")), Deal())
    tied = tuple(map(Card, ("As", "Kd", "Ah", "2c")))
    again = done(state, Shuffled((*tied, *(card for card in DECK if card not in tied))))
    assert again.drawing == (0, 2)
    assert events(state, Shuffled(DECK))[:4] == tuple(DrewForDeal(seat, DECK[seat]) for seat in range(4))
    seven, six = Card("7s"), Card("6s")
    after = done(again, Shuffled((six, seven, *(card for card in DECK if card not in (six, seven)))))
    assert after.button == 2


def test_fd_8_the_host_names_the_first_dealer() -> None:
    state = done(seated(Rules(first="host")), Deal())
    assert evening.turn(WAR, state) == HALL
    assert done(state, Dealer(3)).button == 3


def test_hx_a7_a_newcomer_posts_a_live_big_blind_unless_he_is_one_of_the_blinds() -> None:
    state = done(seated(Rules(forced=BLINDS)), Leave(3))
    state = done(hand(state, 0), Sit(3, 500), BuyIn(3, 100))
    posts = [event for event in events(state, Deal()) if isinstance(event, Posted)]
    assert posts == [Posted(2, "small_blind", 5), Posted(3, "big_blind", 10)]
    state = done(hand(seated(Rules(seats=5, forced=BLINDS)), 0), Out(4))
    state = done(hand(state), Back(4))
    posts = [event for event in events(state, Deal()) if isinstance(event, Posted)]
    assert posts == [Posted(3, "small_blind", 5), Posted(4, "big_blind", 10)]
    state = done(hand(done(hand(seated(Rules(seats=5, forced=BLINDS)), 3), Out(3))), Back(3))
    posts = [event for event in events(state, Deal()) if isinstance(event, Posted)]
    assert posts == [Posted(1, "small_blind", 5), Posted(2, "big_blind", 10), Posted(3, "big_blind", 10)]


def test_nobody_is_a_newcomer_in_the_first_hand_and_who_was_dealt_in_is_none() -> None:
    state = seated(Rules(forced=BLINDS))
    assert [event.what for event in events(done(state, Deal()), Lot(0)) if isinstance(event, Posted)] == [
        "small_blind",
        "big_blind",
    ]


def test_hx_a7_heads_up_the_button_posts_the_small_blind_and_acts_first() -> None:
    opening = post(BLINDS, Seating(1, 1, (100, 100)))
    assert opening.bets == (10, 5)
    assert (opening.price, opening.first) == (10, 1)
    assert blinds((2, 3, 0)) == (2, 3)


def test_fd_x22_fd_14_the_blinds_are_one_to_two_and_move_clockwise() -> None:
    assert post(BLINDS, Seating(1, 3, (100, 100, 100, 100))).bets == (5, 10, 0, 0)
    assert post(BLINDS, Seating(2, 0, (100, 100, 100, 100))).bets == (0, 5, 10, 0)


def test_sd_a10_antes_and_a_live_button_blind() -> None:
    opening = post(Forced(ante=2, button=2), Seating(1, 2, (100, 100, 100)))
    assert opening.paid == (2, 2, 2)
    assert opening.bets == (0, 0, 2)
    assert (opening.price, opening.first) == (2, 0)
    assert post(Forced(ante=2, button=2), Seating(1, 0, (100, 100))).first == 1


def test_fd_a13_a_forced_bet_takes_what_there_is() -> None:
    opening = post(Forced(10, 5, 10), Seating(1, 0, (100, 4, 13)))
    assert (opening.paid, opening.bets, opening.stacks) == ((10, 4, 10), (5 * 0, 0, 3), (90, 0, 0))
    assert opening.price == 10


def test_fd_x15_with_an_ante_of_10_a_buy_in_is_10_to_500() -> None:
    buyins = BuyIns(10, 500)
    assert buyins.amounts(Chair(taken=True, balance=1000)) == (10, 500)
    state = done(evening.start(Rules()), Sit(0, 1000))
    for amount in (9, 501):
        with pytest.raises(IllegalAction):
            done(state, BuyIn(0, amount))


def test_fd_t6_auto_rebuy_fills_the_stack_within_the_balance() -> None:
    buyins = BuyIns(10, 500)
    for stack, balance, after in (
        (120, 300, (420, 0)),
        (120, 1000, (500, 620)),
        (500, 50, (500, 50)),
        (700, 50, (700, 50)),
    ):
        chair = Chair(taken=True, balance=balance, stack=stack)
        amount = buyins.top_up(chair)
        assert (stack + amount, balance - amount) == after


def test_seats_without_chips_are_skipped() -> None:
    state = evening.start(Rules())
    for seat, stack in ((0, 10), (1, 10), (2, 100)):
        state = done(state, Sit(seat, 100), BuyIn(seat, stack))
    state = hand(state, 2)
    broke = [seat for seat, chair in enumerate(state.chairs) if chair.taken and not chair.stack]
    assert broke
    assert not any(begun(state).stacks[seat] for seat in broke) if sum(c.plays for c in state.chairs) > 1 else True


def test_the_results_of_people_who_left_stay_with_the_seat() -> None:
    state = hand(seated(), 0)
    before = evening.scores(state)
    after = done(state, Leave(2), Sit(2, 50))
    assert evening.scores(after) == before
    assert sum(before) == 0


def test_a_balance_is_known_to_its_owner_alone() -> None:
    state = seated()
    assert evening.table_view(state, 1).balance == 900
    assert evening.table_view(state, WATCHER).balance is None
    assert events(evening.start(Rules()), Sit(0, 777)) == (hall.ChairChanged(0, "sit", 0),)


def test_an_evening_ends_when_the_hall_says_so() -> None:
    state = done(hand(seated(), 0), End())
    assert evening.turn(WAR, state) == OVER
    assert evening.legal(WAR, state) == ()
