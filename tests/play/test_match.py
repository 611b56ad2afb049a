"""What surrounds the deals: the draw for the deal, the round of cards, winners and payments."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, pack, parse_cards
from kozyr.play.match import deal_round, highest_drawers, settle_pairs, settle_pairwise, settle_winner, winners

TOTALS = st.lists(st.integers(-50, 50), min_size=2, max_size=10)


def drawers(*cards: str, jokers: str = "7s") -> tuple[int, ...]:
    return highest_drawers([(seat, Card(card)) for seat, card in enumerate(cards)], parse_cards(jokers))


def test_the_highest_card_is_drawn_whatever_its_suit() -> None:
    """RP-13, RP-9."""
    assert drawers("6h", "Kc", "Qs") == (1,)


def test_all_who_drew_a_card_as_high_are_named() -> None:
    """RP-A23."""
    assert drawers("Ah", "Kc", "As", "Kd") == (0, 2)


def test_the_joker_is_higher_than_an_ace() -> None:
    """RP-A23."""
    assert drawers("Ah", "7s", "As") == (1,)
    assert drawers("Ah", "7s", "6s", jokers="6s") == (2,)
    assert drawers("Ah", "7s", "As", jokers="") == (0, 2)


def test_two_who_drew_jokers_draw_again() -> None:
    """RP-A23: both rank highest, one no higher than the other."""
    assert drawers("Ah", "X2", "X1", "As", jokers="X1 X2") == (1, 2)
    assert drawers("6c", "6s", "Kd", jokers="6s 6c") == (0, 1)


@given(st.integers(2, 6), st.integers(0, 5), st.integers(0, 6), st.permutations(pack(36)))
def test_cards_go_round_one_at_a_time(seats: int, first: int, rounds: int, cards: list[Card]) -> None:
    """RP-25."""
    dealt = deal_round(cards[: rounds * seats], first % seats, seats)
    assert [card for _, card in dealt] == cards[: rounds * seats]
    assert Counter(seat for seat, _ in dealt) == Counter({seat: rounds for seat in range(seats) if rounds})
    assert [seat for seat, _ in dealt[:seats]] == [(first + step) % seats for step in range(seats)][: len(dealt)]


@given(TOTALS)
def test_the_winners_are_all_with_the_highest_total(totals: list[int]) -> None:
    """RP-77, RP-A25."""
    assert [seat in winners(totals) for seat in range(len(totals))] == [total == max(totals) for total in totals]


@given(TOTALS, st.integers(0, 20), st.integers(0, 9))
def test_losers_pay_the_winner_their_difference(totals: list[int], price: int, dealer: int) -> None:
    """RP-78, RP-A25, RP-A51: joint winners' shares differ by one unit at most."""
    money = settle_winner(totals, price, dealer % len(totals))
    best = winners(totals)
    assert sum(money) == 0
    shares = [money[seat] for seat in best]
    assert max(shares) - min(shares) <= 1
    for seat, total in enumerate(totals):
        assert seat in best or money[seat] == -price * (max(totals) - total)


@given(TOTALS, st.integers(0, 20))
def test_pairwise_everybody_settles_with_everybody(totals: list[int], price: int) -> None:
    """RP-A26."""
    expected = [sum(price * (mine - other) for other in totals) for mine in totals]
    assert list(settle_pairwise(totals, price)) == expected


@given(st.lists(st.integers(-50, 50), min_size=4, max_size=4), st.integers(0, 20))
def test_in_pairs_each_loser_pays_the_player_at_his_left_the_difference_of_the_sums(
    totals: list[int], price: int
) -> None:
    """GJ-16: partners sit opposite, so that the player at a loser's left is a winner."""
    sums = [totals[seat] + totals[(seat + 2) % 4] for seat in range(4)]
    money = [0] * 4
    for seat in range(4):
        if sums[seat] < max(sums):
            money[seat] -= (max(sums) - sums[seat]) * price
            money[(seat + 1) % 4] += (max(sums) - sums[seat]) * price
    assert list(settle_pairs(sums, price)) == money
