"""What a room offers to a host who lays a table: games, presets, and for how many people each of them is."""

from functools import cache
from typing import Any

from kozyr import games
from kozyr.errors import RulesError
from kozyr.room.wire import MOST_SEATS, GameOnOffer

SHOWN = ("raspisnoy",)
"""The games whose tables the page shows."""


@cache
def on_offer(name: str) -> GameOnOffer:
    """A game as the lobby shows it."""
    game = games.load(name)
    hands = {preset: _hands(game, preset) for preset in game.PRESETS}
    return GameOnOffer(game.NAME, game.PRESETS, hands, game.DEFAULT_PRESET)


def _hands(game: Any, preset: str) -> dict[int, int]:
    """The most cards each by the number of seats; a number that the preset's rules refuse is left out."""
    hands = {}
    for seats in range(2, MOST_SEATS + 1):
        try:
            hands[seats] = game.rules(preset, {"seats": str(seats)}).most_cards
        except RulesError:
            continue
    return hands
