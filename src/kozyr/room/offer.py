"""What a room offers to a host who lays a table: games, presets, and for how many people each of them is."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kozyr import games
from kozyr.errors import RulesError
from kozyr.play.game import Game
from kozyr.room.evening import stakes
from kozyr.room.lobby import GameOnOffer
from kozyr.room.manners import manner_of
from kozyr.room.wire import MOST_SEATS


@cache
def on_offer(name: str) -> GameOnOffer:
    """A game as the lobby shows it."""
    game, manner = games.load(name), manner_of(name)
    hands = {
        preset: {rules.seats: manner.most_cards(rules) for rules in _by_seats(game, preset)} for preset in game.PRESETS
    }
    usual = {preset: stakes(name, rules) for preset, rules in game.PRESETS.items()}
    return GameOnOffer(
        name=game.NAME,
        presets=game.PRESETS,
        hands=hands,
        stakes={preset: each for preset, each in usual.items() if each},
        default=game.DEFAULT_PRESET,
    )


def _by_seats(game: Game, preset: str) -> Iterator[Any]:
    """The rules of a preset for each number of seats that they do not refuse."""
    for seats in range(2, MOST_SEATS + 1):
        try:
            yield game.rules(preset, {"seats": str(seats)})
        except RulesError:
            continue
