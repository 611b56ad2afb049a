"""Who shows, who may put his cards away unseen, and who gets what (FD-50, FD-52, FD-53, FD-A14, FD-A27)."""

from kozyr.games.draw.state import Event
from kozyr.play.dealt import Mucked, PotWon, Shown
from tests.games.draw.table import GAME, events, play, rules, table, won

ACES, KINGS, QUEENS = "As Ah 7c 4d 2s", "Ks Kh 7d 4c 3s", "Qs Qh 8c 5d 3h"


def faces(told: tuple[Event, ...]) -> list[tuple[int, bool]]:
    """Who shows (True) or mucks, in turn."""
    return [(event.seat, isinstance(event, Shown)) for event in told if isinstance(event, Shown | Mucked)]


def to_showdown(*hands: str, last: str = "check; check; check", **changes: str) -> tuple[Event, ...]:
    state = table(rules(seats=3, **changes), *hands)
    return events(state, "bet 10; call; call; pat; pat; pat; " + last)


def test_fd_53_the_last_to_bet_shows_first_and_beaten_hands_are_mucked() -> None:
    assert faces(to_showdown(KINGS, ACES, QUEENS, last="check; bet 10; call; call")) == [
        (1, True),
        (2, False),
        (0, False),
    ]
    assert faces(to_showdown(KINGS, QUEENS, ACES, last="check; bet 10; call; call")) == [
        (1, True),
        (2, True),
        (0, False),
    ]


def test_fd_a27_where_nobody_bet_the_first_to_act_shows_first() -> None:
    assert faces(to_showdown(KINGS, QUEENS, ACES)) == [(0, True), (1, False), (2, True)]


def test_all_hands_are_shown_where_that_is_agreed() -> None:
    assert faces(to_showdown(KINGS, QUEENS, ACES, show="all")) == [(0, True), (1, True), (2, True)]


def test_fd_a14_the_last_one_in_wins_without_showing() -> None:
    state = table(rules(seats=3), QUEENS, KINGS, ACES)
    told = events(state, "bet 10; fold; fold")
    assert faces(told) == []
    assert [event for event in told if isinstance(event, PotWon)] == [PotWon(0, 30, (0,), (30,))]
    assert won(play(state, "bet 10; fold; fold")) == (20, -10, -10)


def test_fd_a9_the_odd_chip_goes_to_the_first_winner_left_of_the_dealer() -> None:
    house = rules(seats=3, ante=5)
    state = table(house, QUEENS, "As Ah 7c 4d 2s", "Ac Ad 7h 4s 2h")
    state = play(state, "fold; check; check; pat; pat; check; check")
    assert won(state) == (-5, 3, 2)


def test_a_mucked_hand_is_in_nobodys_view_and_a_shown_one_in_everybodys() -> None:
    state = play(
        table(rules(seats=3), KINGS, ACES, QUEENS), "bet 10; call; call; pat; pat; pat; check; bet 10; call; call"
    )
    hand = GAME.view(state, 2).hand
    assert hand is not None
    assert hand.shown[0] is None
    assert hand.shown[1] is not None
    assert [card.value for card in hand.shown[1]] == ACES.split()


def test_a_seat_knows_what_it_has_put_away_and_what_its_hand_is_called() -> None:
    state = play(table(rules(seats=2), ACES, KINGS, stub="Ac 9d"), "bet 10; call; draw 7c 2s")
    hand = GAME.view(state, 0).hand
    assert hand is not None
    assert hand.made is not None
    assert ([card.value for card in hand.away], hand.made.id) == (["7c", "2s"], "hand-three-of-a-kind")
    other = GAME.view(state, 1).hand
    assert other is not None
    assert (other.away, other.drew) == ((), (2, None))
