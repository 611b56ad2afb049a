"""What is done for a person whose time is over (HX-A9)."""

import pytest
from msgspec.structs import replace

from kozyr import games
from kozyr.cards import Suit
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import ones
from kozyr.play.game import Game
from kozyr.room.manners.raspisnoy import default_action
from kozyr.room.table import game_of
from tests.room.tables import started


@pytest.fixture
def game() -> Game:
    return games.load("raspisnoy")


def chosen(game: Game, *texts: str) -> str:
    """What the clock takes of the actions written `texts`, in a deal with hearts as trumps."""
    table = started()
    view: View = game_of(table).view(table.state, game.turn(table.state))
    assert view.deal is not None
    hearts = replace(view.deal, trump=Suit.HEARTS)
    return game.show(default_action(replace(view, deal=hearts, legal=ones([game.parse(text) for text in texts]))))


def test_the_lowest_legal_bid_is_made(game: Game) -> None:
    assert chosen(game, "bid 2", "bid 1", "bid 3") == "bid 1"


def test_the_lowest_card_is_played_by_rank_and_then_by_spades_clubs_diamonds_hearts(game: Game) -> None:
    assert chosen(game, "play Ts", "play 9h", "play 9d", "play Ah") == "play 9d"
    assert chosen(game, "play 9h", "play 9c", "play 9s") == "play 9s"


def test_the_joker_is_kept_while_any_card_may_be_played(game: Game) -> None:
    assert chosen(game, "play 7s low", "play 7s high", "play Ah") == "play Ah"


def test_a_joker_that_must_follow_is_low(game: Game) -> None:
    assert chosen(game, "play 7s high", "play 7s low") == "play 7s low"


def test_a_joker_that_must_lead_is_lowest_in_the_first_suit_allowed(game: Game) -> None:
    assert chosen(game, "play 7s highest spades", "play 7s lowest diamonds", "play 7s lowest clubs") == (
        "play 7s lowest clubs"
    )
    assert chosen(game, "play 7s lowest trumps", "play 7s lowest diamonds") == "play 7s lowest diamonds"


def test_no_trump_is_named(game: Game) -> None:
    assert chosen(game, "name spades", "name hearts", "name none") == "name none"


def test_a_joker_is_not_called_as_a_card(game: Game) -> None:
    assert chosen(game, "play X1 as 2s", "play X1 high", "play X1 low") == "play X1 low"
    assert chosen(game, "play X1 as 2s", "play X1 high spades", "play X1 lowest hearts") == "play X1 lowest hearts"
