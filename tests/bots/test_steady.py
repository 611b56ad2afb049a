"""What a sensible player does, and `steady` with him (RP-79..RP-82)."""

from random import Random

import pytest
from msgspec.structs import replace

from kozyr.bots.raspisnoy.bidding import bid_worths
from kozyr.bots.raspisnoy.odds import odds
from kozyr.bots.raspisnoy.sight import sight
from kozyr.bots.raspisnoy.worth import prices, worth
from kozyr.bots.steady import choose
from kozyr.cards import Card, Suit, pack
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.rules import HALL, PRESETS, Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.state import Bid, Lot, Name, Play, Played
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import Shuffled, allows, draw
from kozyr.play.game import DEALER, OVER
from tests.bots.seats import GAME, bidding, playing
from tests.house_rules import random_rules
from tests.scale import runs

H, C, D, S = Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES


def bid(view: View) -> int:
    answer = choose(view, Random(1))
    assert isinstance(answer, Bid)
    return answer.tricks


def play(view: View) -> Play:
    answer = choose(view, Random(1))
    assert isinstance(answer, Play)
    return answer


def lies(*plays: tuple[int, Card]) -> tuple[Played, ...]:
    return tuple(Played(seat, card) for seat, card in plays)


# Bidding


def test_the_highest_trumps_and_the_joker_are_sure_tricks_and_all_are_bid() -> None:
    assert bid(bidding("7s Ah Kh Qh", H)) == 4


def test_the_lowest_cards_take_nothing_and_are_a_pass() -> None:
    assert bid(bidding("6c 7c 6d 7d 6s", H)) == 0


def test_a_bare_joker_is_a_trick() -> None:
    assert bid(bidding("7s 6c 6d", H)) == 1


def test_more_trumps_make_a_higher_bid() -> None:
    assert bid(bidding("Ah Kh Th 9h 6c 6d", H)) > bid(bidding("Ah Kc Tc 9d 6c 6d", H))


def test_an_ace_is_worth_less_where_more_players_may_trump_it() -> None:
    assert ace_of_clubs(seats=2) > ace_of_clubs(seats=6)


def ace_of_clubs(seats: int) -> float:
    view = bidding("Ac 6d 8d", H, seats=seats)
    assert view.deal is not None
    return odds(sight(view, view.deal), leads=True).chance[Card.CA.bit]


def test_the_dealer_bids_beside_the_hooks_number() -> None:
    assert bid(bidding("7s Ah Kh", H, bids=(0, 0, 0))) != 3


def test_a_blind_bid_is_an_even_share() -> None:
    view = bidding("7s Ah Kh Qh Jh Th 9h 8h 6h", H, kind="blind")
    assert view.deal is not None
    assert view.deal.hand is None
    assert 1 <= bid(view) <= 3


def test_weak_cards_on_the_foreheads_of_the_others_make_a_higher_bid() -> None:
    """RP-84."""
    view = bidding("6c 7c 6d 7d", H, kind="forehead")
    assert view.deal is not None
    weak, strong = (replace(view, deal=replace(view.deal, shown=shown_to_me(text))) for text in ("6s6h8c", "AhKhQh"))
    assert bid(weak) >= bid(strong)
    assert expected(weak) > expected(strong)


def shown_to_me(text: str) -> tuple[tuple[Card, ...] | None, ...]:
    return None, *((Card(text[at : at + 2]),) for at in range(0, len(text), 2))


def expected(view: View) -> float:
    """The points that a bid of two may expect."""
    assert view.deal is not None
    return bid_worths(view, view.deal, sight(view, view.deal), [Bid(2)])[0]


def test_the_suit_that_is_held_most_is_named_trump() -> None:
    """GJ-14."""
    rules = replace(PRESETS["georgian"], first_dealer="lot", schedule="nines")
    state = GAME.start(rules)
    order = [card for card in pack(36) if card.suit is not None]
    mine = [Card.H8, Card.HA, Card.C7]
    rest = [card for card in order if card not in mine]
    hands = [[mine[place], *rest[3 * place : 3 * place + 3]] for place in range(3)]
    shuffled = Shuffled((*(card for hand in hands for card in hand), *rest[9:]))
    for action in (Lot(3), shuffled):
        state, _ = GAME.apply(state, action)
    assert choose(GAME.view(state, 0), Random(1)) == Name(H)


def test_by_random_house_rules_only_what_is_allowed_is_done() -> None:
    for seed in runs(12, 2000):
        rules = random_rules(Random(f"steady {seed}"))
        if isinstance(rules, Rules):
            play_a_deal_or_two(rules, Random(seed))


def play_a_deal_or_two(rules: Rules, rng: Random) -> None:
    state = GAME.start(rules)
    while len(state.sheet) < 2 and GAME.turn(state) != OVER:
        seat = GAME.turn(state)
        legal = GAME.legal(state)
        action = draw(legal, rng) if seat == DEALER else choose(GAME.view(state, seat), rng)
        assert allows(legal, action)
        state, _ = GAME.apply(state, action)


# What a deal's end is worth


@pytest.mark.parametrize("took", range(5))
def test_with_no_trick_left_a_deal_is_worth_what_it_pays(took: int) -> None:
    paid = prices(HALL, Slot("plain", 4), 2)
    assert worth(paid, took, 0, 0.0, 0.0, False) == paid.points[took] == (-20, -10, 20, 3, 4)[took]


def test_a_joker_in_hand_takes_the_last_trick_or_not_as_it_pays() -> None:
    one, none = (prices(Rules(), Slot("plain", 1), tricks) for tricks in (1, 0))
    assert worth(one, 0, 1, 0.0, 0.0, True) == 10
    assert worth(none, 0, 1, 0.0, 0.0, True) == 5


def test_a_bid_near_the_tricks_expected_is_worth_most() -> None:
    slot = Slot("plain", 9)
    worths = [worth(prices(Rules(), slot, tricks), 0, 9, 3.0, 1.0, False) for tricks in range(10)]
    assert worths.index(max(worths)) == 3


# Play


def test_who_has_his_tricks_throws_the_highest_card_that_loses() -> None:
    trick = lies((1, Card.CK), (2, Card.C6), (3, Card.C8))
    assert play(playing("Qc 7c Ac 6d", H, trick, bids=(0, 2, 1, 0))).card is Card.CQ


def test_who_needs_every_trick_takes_this_one_as_cheaply_as_he_can() -> None:
    trick = lies((1, Card.C9), (2, Card.C6), (3, Card.C8))
    assert play(playing("Tc Ac", H, trick, bids=(2, 0, 0, 1))).card is Card.CT


def test_who_needs_one_trick_takes_it_with_the_card_that_is_dangerous_later() -> None:
    trick = lies((1, Card.C9), (2, Card.C6), (3, Card.C8))
    assert play(playing("Tc Ac 6d", H, trick, bids=(1, 1, 0, 0))).card is Card.CA


def test_the_joker_is_thrown_away_low_by_who_has_his_tricks() -> None:
    trick = lies((1, Card.D9), (2, Card.D6), (3, Card.D8))
    assert play(playing("7s", H, trick, bids=(0, 0, 1, 1))) == Play(Card.S7, Say.LOW)


def test_the_joker_takes_the_trick_that_its_owner_needs() -> None:
    trick = lies((1, Card.D9), (2, Card.D6), (3, Card.DA))
    assert play(playing("7s 6c", H, trick, bids=(2, 0, 1, 1))) == Play(Card.S7, Say.HIGH)


def test_the_joker_is_kept_where_a_plain_card_takes_the_trick_as_surely() -> None:
    trick = lies((1, Card.D9), (2, Card.D6), (3, Card.D8))
    assert play(playing("7s Ad 6c", H, trick, bids=(2, 0, 1, 1))).card is Card.DA


def test_in_misere_the_highest_card_below_the_trick_goes() -> None:
    trick = lies((1, Card.CK), (2, Card.C6), (3, Card.C8))
    assert play(playing("Qc 7c Ac", H, trick, bids=(None,) * 4, kind="misere")).card is Card.CQ


def test_in_misere_the_joker_loses() -> None:
    trick = lies((1, Card.CK), (2, Card.C6), (3, Card.C8))
    assert play(playing("7s Ac", H, trick, bids=(None,) * 4, kind="misere")) == Play(Card.S7, Say.LOW)


def test_in_golden_a_trick_is_taken_as_cheaply_as_can_be() -> None:
    trick = lies((1, Card.C9), (2, Card.C6), (3, Card.C8))
    assert play(playing("Tc Ac 7c", H, trick, bids=(None,) * 4, kind="golden")).card is Card.CT


def test_a_joker_led_for_a_trick_is_led_high_and_by_who_wants_none_low() -> None:
    high = play(playing("7s", H, bids=(1, 0, 0, 1)))
    assert high.says is not None
    assert high.says.level == "highest"
    low = play(playing("7s", H, bids=(0, 0, 0, 2)))
    assert low.says is not None
    assert low.says.level == "lowest"


def test_chance_decides_only_between_equals() -> None:
    view = playing("Tc Ac", H, lies((1, Card.C9), (2, Card.C6), (3, Card.C8)), bids=(2, 0, 0, 1))
    assert len({choose(view, Random(seed)) for seed in range(20)}) == 1
