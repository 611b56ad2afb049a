"""Deals in which one does not see one's own cards: foreheads, and blind bids before the deal (RP-61, RP-69, RP-A47)."""

from typing import Any

import pytest

from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import CardsShown, HandsSeen, TrumpShown
from kozyr.play.game import DEALER, WATCHER
from tests.games.raspisnoy.table import GAME, bids, dealt, do, events, legal, rules_of, shuffle
from tests.reference.raspisnoy import PACK

HANDS = ["Ah 6c 7d", "Kh 9c 8d", "Qd 8c Td", "Jd 6s 9s"]


def forehead(**tokens: str) -> Any:
    """A forehead deal of four with three cards each before the bids; seat 0 bids first."""
    return dealt(HANDS, "6d", kind="forehead", size=3, dealer=3, **tokens)


def shown(state: Any, seat: int) -> list[list[str] | None]:
    """What a seat was shown of each hand."""
    return [cards and sorted(cards) for cards in GAME.view(state, seat).deal.shown]


# What is shown


def test_with_all_cards_every_hand_is_shown_to_all_but_its_owner() -> None:
    """RP-69, RP-A47."""
    state = forehead(forehead_mode="all_cards")
    for seat in range(4):
        expected = [None if other == seat else sorted(hand.split()) for other, hand in enumerate(HANDS)]
        assert shown(state, seat) == expected
        assert GAME.view(state, seat).deal.hand is None


def test_with_one_card_each_hand_shows_one_to_all_but_its_owner() -> None:
    """RP-69, RP-A47."""
    state = forehead(forehead_mode="one_card")
    seen_of = {seat: [shown(state, other)[seat] for other in range(4) if other != seat] for seat in range(4)}
    for seat, seen in seen_of.items():
        assert seen[0] is not None
        assert seen == [seen[0]] * 3
        assert len(seen[0]) == 1
        assert seen[0][0] in HANDS[seat].split()
        assert shown(state, seat)[seat] is None


def test_which_card_is_shown_is_a_matter_of_the_shuffle() -> None:
    """RP-A47: drawn at random of each hand, so that every card of a hand may be the one."""
    found = set()
    for turn in range(3):
        hand = HANDS[1].split()
        turned = " ".join(hand[turn:] + hand[:turn])
        state = dealt([HANDS[0], turned, *HANDS[2:]], "6d", kind="forehead", size=3, dealer=3)
        found |= set(shown(state, 0)[1] or ())
    assert found == set(HANDS[1].split())


@pytest.mark.parametrize("mode", ["one_card", "all_cards"])
def test_the_trump_is_known_when_the_bids_are_made(mode: str) -> None:
    """RP-A47."""
    state = forehead(forehead_mode=mode)
    assert {GAME.view(state, seat).deal.trump for seat in (0, 1, 2, 3, WATCHER)} == {"d"}


@pytest.mark.parametrize("mode", ["one_card", "all_cards"])
def test_nobody_sees_his_hand_before_the_last_bid_and_then_each_his_own(mode: str) -> None:
    """RP-A47."""
    state = forehead(forehead_mode=mode)
    for bid in ("bid 1", "bid 1", "bid 0"):
        assert [GAME.view(state, seat).deal.hand for seat in (0, 1, 2, 3, WATCHER)] == [None] * 5
        assert not any(isinstance(event, HandsSeen) for event in events(state, bid))
        state = do(state, bid)
    (seen,) = (event for event in events(state, "bid 0") if isinstance(event, HandsSeen))
    state = do(state, "bid 0")
    for seat, hand in enumerate(HANDS):
        assert sorted(GAME.view(state, seat).deal.hand) == sorted(hand.split())
        heard = GAME.hear(seen, seat)
        assert [other for other, cards in enumerate(heard.hands) if cards] == [seat]
    assert GAME.view(state, WATCHER).deal.hand is None


@pytest.mark.parametrize("mode", ["one_card", "all_cards"])
def test_what_one_was_shown_stays_in_view_until_the_deal_ends(mode: str) -> None:
    """RP-A47."""
    state = forehead(forehead_mode=mode, three_passes="no")
    before = [shown(state, seat) for seat in range(4)]
    state = do(state, "bid 0", "bid 0", "bid 0", "bid 0")
    for _ in range(11):
        assert [shown(state, seat) for seat in range(4)] == before
        state = do(state, min(legal(state)))
    assert [shown(state, seat) for seat in range(4)] == before
    state = do(state, min(legal(state)), shuffle())
    assert GAME.view(state, 0).deal.number == 2
    assert [shown(state, seat) for seat in range(4)] != before


@pytest.mark.parametrize("mode", ["one_card", "all_cards"])
def test_who_hears_of_the_cards_shown_does_not_learn_his_own(mode: str) -> None:
    """RP-69; a watcher sees no hand."""
    rules = rules_of(specials="forehead", ladder="none", forehead_mode=mode, forehead_hand="max")
    state = do(GAME.start(rules), "lot 0")
    if rules.trump_full_deal == "drawn":
        state = do(state, shuffle())
    (event,) = (each for each in events(state, shuffle()) if isinstance(each, CardsShown))
    size = 9 if mode == "all_cards" else 1
    for seat in range(4):
        heard = GAME.hear(event, seat)
        assert [cards and len(cards) for cards in heard.cards] == [
            None if other == seat else size for other in range(4)
        ]
    assert GAME.hear(event, WATCHER) is None


def test_the_dealer_too_sees_the_last_card_that_shows_the_trump_and_no_other_of_his() -> None:
    """RP-A48, RP-27: it is seen by all."""
    state = dealt(["Kd", "", "", ""], "Kd", kind="forehead", dealer=0)
    deal = GAME.view(state, 0).deal
    assert (deal.trump_card, deal.hand) == ("Kd", None)


# Its hand, its bids, its points


@pytest.mark.parametrize(
    ("mode", "hand", "size"),
    [
        ("one_card", None, 9),
        ("one_card", "max", 9),
        ("one_card", "1", 1),
        ("all_cards", None, 1),
        ("all_cards", "max", 9),
        ("all_cards", "1", 1),
    ],
)
def test_a_forehead_deal_has_the_largest_hand_with_one_card_and_one_card_with_all(
    mode: str, hand: str | None, size: int
) -> None:
    """RP-A47: unless the table says otherwise; RP-21 does not bind it."""
    tokens = {"forehead_mode": mode, "ladder": "none", "specials": "forehead,golden"}
    slots = schedule(rules_of(**tokens, **({"forehead_hand": hand} if hand else {})))
    assert [(slot.kind, slot.cards) for slot in slots] == [("forehead", size)] * 4 + [("golden", 9)] * 4


def test_the_forehead_deal_is_played_when_the_list_of_special_deals_has_it() -> None:
    """RP-A47: there is no other switch; its place in the list is its place in the match."""
    assert all(slot.kind != "forehead" for slot in schedule(rules_of(forehead_mode="all_cards", forehead_hand="1")))
    kinds = [slot.kind for slot in schedule(rules_of(ladder="none", seats="2", specials="golden,forehead,blind"))]
    assert kinds == ["golden"] * 2 + ["forehead"] * 2 + ["blind"] * 2


def test_the_hook_binds_in_a_forehead_deal() -> None:
    """RP-A9, RP-A47; hook_in_blind does not matter there."""
    state = do(forehead(), "bid 1", "bid 1", "bid 0")
    assert bids(state) == [0, 2, 3]
    assert bids(do(forehead(hook="no"), "bid 1", "bid 1", "bid 0")) == [0, 1, 2, 3]


def test_in_a_one_card_forehead_deal_the_hook_may_waive_the_three_pass_rule() -> None:
    """RP-A47, RP-A3: the dealer of the third deal has passed twice, and the hook forbids the one."""
    rules = rules_of(seats="3", ladder="1,1", specials="forehead", forehead_mode="all_cards", three_passes="yes")
    state = do(GAME.start(rules), "lot 2")
    for said in (("bid 1", "bid 0", "bid 1"), ("bid 0", "bid 1", "bid 1")):
        state = do(state, shuffle(), *said)
        while GAME.turn(state) != DEALER:
            state = do(state, min(legal(state)))
    state = do(state, shuffle(), "bid 0", "bid 0")
    assert (GAME.view(state, 0).deal.kind, GAME.turn(state), bids(state)) == ("forehead", 1, [0])


def test_passes_of_a_forehead_deal_count_for_the_three_pass_rule() -> None:
    """RP-A4: it has a bidding round."""
    rules = rules_of(seats="3", ladder="none", specials="forehead", forehead_hand="1", three_passes="yes")
    state = do(GAME.start(rules), "lot 2")
    for said in (("bid 0", "bid 1", "bid 1"), ("bid 1", "bid 1", "bid 0")):
        state = do(state, shuffle(), *said)
        while GAME.turn(state) != DEALER:
            state = do(state, min(legal(state)))
    state = do(state, shuffle(), "bid 1")
    assert (GAME.turn(state), bids(state)) == (0, [1])


# Blind bids before the deal

BEFORE = {"blind_bids": "before_deal"}


def unblinded(**tokens: str) -> Any:
    """A match of blind deals of four, before anything is dealt; seat 0 bids first."""
    rules = rules_of(**{"ladder": "none", "specials": "blind", **BEFORE, **tokens})
    return do(GAME.start(rules), "lot 3")


def test_the_bids_are_the_first_step_of_the_deal() -> None:
    """RP-A48, RP-61: nothing is dealt, drawn or turned before the last of them."""
    state = unblinded()
    for seat in range(4):
        assert GAME.turn(state) == seat
        assert legal(state) == {f"bid {bid}" for bid in range(10)}
        deal = GAME.view(state, seat).deal
        assert (deal.hand, deal.trump, deal.trump_card) == (None, None, None)
        assert sum(deal.hand_sizes) == 0
        assert not any(isinstance(event, TrumpShown | HandsSeen) for event in events(state, "bid 2"))
        state = do(state, "bid 2")
    assert (GAME.turn(state), legal(state)) == (DEALER, {"shuffle"})


@pytest.mark.parametrize("seats", [4, 5])
def test_then_everything_goes_as_in_an_ordinary_deal(seats: int) -> None:
    """RP-A48: the draw for the trump, the cards, the turned card; hands are seen at once."""
    state = unblinded(seats=str(seats), trump_full_deal="drawn", three_passes="no")
    state = do(GAME.start(state.rules), f"lot {seats - 1}", *["bid 0"] * seats)
    if seats == 4:
        assert [event.card for event in events(state, shuffle("Kd")) if isinstance(event, TrumpShown)] == ["Kd"]
        state = do(state, shuffle("Kd"))
        assert GAME.turn(state) == DEALER
    happened = events(state, shuffle())
    assert any(isinstance(event, HandsSeen) for event in happened)
    state = do(state, shuffle())
    deal = GAME.view(state, 0).deal
    assert (len(deal.hand), deal.trump, deal.trump_card) == (36 // seats, *(("d", "Kd") if seats == 4 else ("h", "Ah")))
    assert GAME.turn(state) == 0
    assert all(text.startswith("play") for text in legal(state))


def test_the_last_card_shows_the_trump_after_the_bids_too() -> None:
    """RP-A48, RP-27."""
    state = do(unblinded(trump_full_deal="last_card"), *["bid 0"] * 4, shuffle())
    assert GAME.view(state, 0).deal.trump_card == PACK[-1]


def test_a_trump_is_named_after_the_bids_from_three_cards() -> None:
    """RP-A48, GJ-14: the hands are no longer hidden."""
    state = do(unblinded(trump_full_deal="named"), *["bid 0"] * 4, shuffle())
    assert GAME.turn(state) == 0
    assert "name none" in legal(state)
    assert [len(GAME.view(state, seat).deal.hand) for seat in range(4)] == [3] * 4
    state = do(state, "name spades")
    assert all(text.startswith("play") for text in legal(state))
    assert len(GAME.view(state, 0).deal.hand) == 9


def test_the_hook_binds_blind_bids_before_the_deal_only_where_agreed() -> None:
    """RP-62, RP-A37."""
    for agreed in ("yes", "no"):
        state = do(unblinded(hook_in_blind=agreed), "bid 3", "bid 3", "bid 2")
        assert (1 in bids(state)) == (agreed == "no")


def test_only_blind_deals_are_bid_before_the_deal() -> None:
    """RP-A48."""
    for specials, ladder in (("no_trump", "none"), ("golden", "none"), ("forehead", "none"), ("none", "2")):
        state = unblinded(specials=specials, ladder=ladder)
        assert legal(state) == {"shuffle"}


def test_a_trump_that_goes_round_is_known_before_the_blind_bids() -> None:
    """OV-13, RP-A8: everybody can count it; nothing else is known."""
    state = unblinded(trump="circular_deal", circular_order="h,s")
    assert GAME.view(state, 0).deal.trump == "h"
