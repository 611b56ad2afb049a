"""Where the trump comes from by other agreements: going round the suits, named, or none (OV-13, GJ-14, RP-A7)."""

from typing import Any

import pytest

from kozyr.games.raspisnoy.state import HandsSeen, TrumpNamed, TrumpShown
from kozyr.play.game import DEALER, OVER, WATCHER
from tests.games.raspisnoy.table import GAME, dealt, do, events, legal, order, rules_of, shuffle
from tests.reference.raspisnoy import PACK


def trumps(match: dict[str, str]) -> list[str]:
    """The trump of every trick of a match by turns of least choices; a word for each deal, `-` for no trump."""
    state, found, number = GAME.start(rules_of(**match)), list[str](), 0
    while GAME.turn(state) != OVER:
        options = legal(state)
        if min(options).startswith("play"):
            deal = GAME.view(state, 0).deal
            if deal.number > number:
                found.append("")
                number = deal.number
            if not deal.trick:
                found[-1] += deal.trump or "-"
        state = do(state, shuffle() if options == {"shuffle"} else min(options))
    return found


# Going round


def test_the_trump_goes_round_the_suits_from_deal_to_deal() -> None:
    """OV-13, OV-1: every deal of the match counts."""
    match = {"seats": "3", "trump": "circular_deal", "ladder": "1,2,1,2,1,1", "specials": "none"}
    assert trumps(match) == ["s", "cc", "d", "hh", "s", "c"]


def test_the_order_of_the_circle_can_be_any_with_a_step_without_trumps() -> None:
    """OV-13."""
    match = {"seats": "3", "trump": "circular_deal", "ladder": "1,2,1,2,1,1", "specials": "none"}
    assert trumps({**match, "circular_order": "h,-,c"}) == ["h", "--", "c", "hh", "-", "c"]
    assert trumps({**match, "circular_order": "d"}) == ["d", "dd", "d", "dd", "d", "d"]


def test_special_deals_count_in_the_circle_and_a_no_trump_deal_uses_up_a_step() -> None:
    """OV-13: golden, misere and no-trump deals too; the list runs on."""
    match = {"seats": "2", "trump": "circular_deal", "ladder": "1", "ladder_top": "1"}
    found = trumps({**match, "specials": "golden,no_trump,misere,blind"})
    assert found == ["s", "c", "d", "-", "-", "c", "d", "h", "s"]


def test_the_trump_may_go_round_from_trick_to_trick() -> None:
    """OV-13: deal d starts at element d-1, each later trick takes the next."""
    match = {"seats": "3", "trump": "circular_trick", "ladder": "1,3,6", "specials": "none"}
    assert trumps(match) == ["s", "cdh", "dhscdh"]
    assert trumps({**match, "circular_order": "h,-,c"}) == ["h", "-ch", "ch-ch-"]


def test_in_a_no_trump_deal_no_trick_has_a_trump() -> None:
    """OV-13, RP-A7: and in a special deal without trump by agreement neither."""
    match = {
        "seats": "2",
        "trump": "circular_trick",
        "ladder": "2",
        "ladder_top": "3",
        "specials_without_trump": "misere",
    }
    assert trumps({**match, "specials": "no_trump,misere"}) == ["sc", "---", "---", "---", "---"]


def test_leads_duties_and_the_word_trumps_mean_the_trump_of_the_trick() -> None:
    """OV-13: spades in the first trick, clubs in the second."""
    state = dealt(["Ah 7s Kd", "6h 8c Ad", "Th 9c 9s"], dealer=2, trump="circular_trick")
    state = do(state, "bid 0", "bid 0", "bid 0")
    assert "play 7s highest clubs" in legal(state)
    assert "play 7s highest spades" not in legal(state)
    state = do(state, "play Ah", "play 6h", "play Th")
    assert {"play 7s highest trumps", "play 7s highest spades"} <= legal(state)
    assert "play 7s highest clubs" not in legal(state)
    state = do(state, "play Kd")
    assert legal(state) == {"play Ad"}
    state = do(state, "play Ad")
    assert legal(state) == {"play 9c"}
    happened = events(state, "play 9c")
    assert [event.suit for event in happened if isinstance(event, TrumpShown)] == ["d"]
    assert GAME.turn(do(state, "play 9c")) == 2


def test_no_card_is_turned_and_nothing_is_drawn_where_trumps_go_round() -> None:
    """OV-13: RP-27 and RP-28 do not arise, whatever is agreed on full deals; all hear the trump with the deal."""
    for full_deal in ("drawn", "last_card", "none"):
        tokens = {"trump": "circular_deal", "trump_full_deal": full_deal, "ladder": "12,2", "seats": "3"}
        state = do(GAME.start(rules_of(**tokens, specials="none")), "lot 0")
        shown = [event for event in events(state, shuffle()) if isinstance(event, TrumpShown)]
        assert shown == [TrumpShown("s", None)]  # type: ignore[arg-type]
        state = do(state, shuffle())
        assert (GAME.turn(state), GAME.view(state, 0).deal.trump_card) == (1, None)


# None


def test_a_table_may_play_without_trumps() -> None:
    """RP-10: nothing is turned, drawn or named."""
    for size in (3, 9):
        tokens = {"trump": "none", "trump_full_deal": "drawn", "ladder": str(size), "specials": "none"}
        state = do(GAME.start(rules_of(**tokens)), "lot 0", shuffle())
        deal = GAME.view(state, 0).deal
        assert (deal.trump, deal.trump_card, len(deal.hand)) == (None, None, size)


@pytest.mark.parametrize("kind", ["blind", "golden", "misere", "forehead"])
@pytest.mark.parametrize("seats", [4, 5])
def test_a_kind_of_special_deal_may_be_played_without_trump(kind: str, seats: int) -> None:
    """RP-A7: nothing is turned or drawn for it, and the other kinds have their trump."""
    tokens: dict[str, Any] = {"preset": "hall", "specials_without_trump": kind}
    state = dealt([""] * seats, kind=kind, trump_full_deal="none", specials_without_trump=kind)
    deal = GAME.view(state, 0).deal
    assert (deal.trump, deal.trump_card) == (None, None)
    rules = rules_of(**tokens, seats=str(seats), ladder="none", specials=kind)
    state = do(GAME.start(rules), "lot 0", shuffle())
    assert GAME.turn(state) != DEALER
    assert GAME.view(state, 0).deal.trump is None
    other = "golden" if kind != "golden" else "misere"
    assert GAME.view(dealt([""] * seats, "Kd", kind=other, **tokens), 0).deal.trump == "d"


def test_a_full_deal_without_trump_leaves_the_smaller_ones_theirs() -> None:
    """RP-27."""
    assert GAME.view(dealt([""] * 4, size=9, trump_full_deal="none"), 0).deal.trump is None
    assert GAME.view(dealt([""] * 4, "Kd", size=8, trump_full_deal="none"), 0).deal.trump == "d"


# Named by a player


def naming(**tokens: str) -> Any:
    """A full deal of four after the first three cards of each were given; seat 2 names the trump."""
    rules = rules_of("georgian", **{"schedule": "nines", **tokens})
    return do(GAME.start(rules), "lot 1", shuffle())


def first_three(seat: int) -> list[str]:
    """What a seat holds of an unshuffled pack dealt from seat 2."""
    return sorted(PACK[(seat - 2) % 4 : 12 : 4])


def test_the_player_at_the_dealers_left_names_a_suit_or_no_trump() -> None:
    """GJ-4, GJ-14."""
    state = naming()
    assert GAME.turn(state) == 2
    assert legal(state) == {"name spades", "name clubs", "name diamonds", "name hearts", "name none"}
    for word, suit in (("hearts", "h"), ("none", None)):
        after = do(state, f"name {word}")
        assert (GAME.view(after, WATCHER).deal.trump, GAME.turn(after)) == (suit, 2)
        assert legal(after) == {f"bid {bid}" for bid in range(10)}


def test_three_cards_each_are_dealt_first_and_each_sees_his_own() -> None:
    """GJ-14."""
    state = naming()
    for seat in range(4):
        deal = GAME.view(state, seat).deal
        assert sorted(deal.hand) == first_three(seat)
        assert deal.hand_sizes == (3, 3, 3, 3)
    assert GAME.view(state, WATCHER).deal.hand is None


def test_the_other_cards_are_not_seen_by_anybody_until_the_trump_is_named() -> None:
    """GJ-4: they are not yet dealt when he takes this action."""
    rest = set(PACK[12:])
    state = do(GAME.start(rules_of("georgian", schedule="nines")), "lot 1")
    heard = [GAME.hear(event, 0) for event in events(state, shuffle())]
    told = [sorted(hand) for event in heard if isinstance(event, HandsSeen) for hand in event.hands if hand]
    assert told == [first_three(0)]
    after = do(state, shuffle())
    for seat in (0, 1, 2, 3, WATCHER):
        deal = GAME.view(after, seat).deal
        assert not rest & {*(deal.hand or ()), deal.trump_card}


def test_then_the_rest_is_dealt_and_all_hear_what_was_named() -> None:
    """GJ-14."""
    happened = events(naming(), "name diamonds")
    assert happened[0] == TrumpNamed(2, "d")  # type: ignore[arg-type]
    assert [GAME.hear(happened[0], seat) for seat in (0, 1, 2, 3, WATCHER)] == [happened[0]] * 5
    state = do(naming(), "name diamonds")
    for seat in range(4):
        hand = GAME.view(state, seat).deal.hand
        assert set(first_three(seat)) < set(hand)
        assert len(hand) == 9


@pytest.mark.parametrize(("seats", "top"), [(3, 12), (4, 9), (6, 6)])
def test_the_trump_is_named_in_deals_that_use_the_whole_pack_only(seats: int, top: int) -> None:
    """GJ-14."""
    for size, asks in ((top, True), (top - 1, False)):
        tokens = {"schedule": "ladder", "seats": str(seats), "ladder": str(size)}
        state = do(GAME.start(rules_of("georgian", **tokens)), "lot 0", shuffle())
        assert ("name none" in legal(state)) == asks
        assert (GAME.view(state, 0).deal.trump_card is None) == asks


def test_five_players_have_a_card_left_over_which_is_turned() -> None:
    """GJ-14."""
    state = do(GAME.start(rules_of("georgian", schedule="nines", seats="5")), "lot 0", shuffle())
    assert (GAME.view(state, 0).deal.trump, GAME.view(state, 0).deal.trump_card) == ("h", "Ah")


def test_a_no_trump_deal_is_not_named() -> None:
    """RP-A48: no-trump deals turn and draw nothing, and nobody is asked."""
    state = dealt([""] * 4, kind="no_trump", trump_full_deal="named")
    assert legal(state) == {f"bid {bid}" for bid in range(10)}


@pytest.mark.parametrize("kind", ["golden", "misere"])
def test_golden_and_misere_deals_are_named_and_then_played(kind: str) -> None:
    """RP-A7: the trump is determined as usual."""
    state = dealt([""] * 4, kind=kind, trump_full_deal="named", dealer=3)
    assert "name hearts" in legal(state)
    state = do(state, "name hearts")
    assert GAME.turn(state) == 0
    assert all(text.startswith("play") for text in legal(state))


def test_in_a_blind_deal_the_trump_is_named_unseen() -> None:
    """GJ-14, RP-A48: as an ordinary deal with one's own cards hidden until the last bid."""
    state = dealt([""] * 4, kind="blind", trump_full_deal="named", dealer=3)
    assert "name hearts" in legal(state)
    assert [GAME.view(state, seat).deal.hand for seat in range(4)] == [None] * 4
    state = do(state, "name hearts", "bid 0", "bid 0", "bid 0")
    assert [GAME.view(state, seat).deal.hand for seat in range(4)] == [None] * 4
    assert len(GAME.view(do(state, "bid 0"), 0).deal.hand) == 9


def test_a_trump_is_named_at_its_time_only() -> None:
    """GJ-14."""
    for state in (do(GAME.start(rules_of("georgian", schedule="nines")), "lot 0"), do(naming(), "name none")):
        assert GAME.refusal(state, GAME.parse("name hearts")).id == "why-not-now"
    assert GAME.refusal(naming(), GAME.parse("bid 0")).id == "why-not-now"


def test_the_order_of_the_shuffle_decides_who_gets_what() -> None:
    """RP-25, GJ-14: cards go one at a time, the first three rounds before the name, the others after it."""
    hands = [PACK[seat * 9 : seat * 9 + 9] for seat in range(4)]
    state = do(GAME.start(rules_of("georgian", schedule="nines")), "lot 3", order(hands, 3))
    assert [sorted(GAME.view(state, seat).deal.hand) for seat in range(4)] == [sorted(hand[:3]) for hand in hands]
    state = do(state, "name clubs")
    assert [sorted(GAME.view(state, seat).deal.hand) for seat in range(4)] == [sorted(hand) for hand in hands]
