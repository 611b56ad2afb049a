"""What the room must know of a game beyond its contract: one value a game, in a module of its name beside this one."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.schedule import Slot


class NextTrump(Struct, frozen=True):
    """The trump that the next trick or the next deal has where it goes round (OV-13); no suit for none."""

    when: Literal["trick", "deal"]
    suit: Suit | None


def no_deals(rules: Any) -> tuple[Slot, ...]:
    """Nobody counts the hands of an evening."""
    return ()


def no_trump(rules: Any, state: Any) -> NextTrump | None:
    """No trump goes round."""
    return None


class Manner(Struct, frozen=True):
    """How the room handles a game.

    `default_action` is done for a person whose time is over, from his view (HX-A9). `rows` are the events that go on
    the sheet. `cards` are those of the pack, `most_cards` how many a seat may hold. `number` tells from a view which
    deal or hand it is.

    `is_evening`: people sit down and leave between hands, and the room acts for the hall. `clock` is how many seconds a
    person has for a move unless the table says otherwise, 0 for no limit. `schedule` has the deals of a match, and
    `next_trump` what follows the trump of now.
    """

    default_action: Callable[[Any], Any]
    rows: tuple[type, ...]
    cards: Callable[[Any], tuple[Card, ...]]
    most_cards: Callable[[Any], int]
    number: Callable[[Any], int]
    is_evening: bool = False
    clock: int = 0
    schedule: Callable[[Any], tuple[Slot, ...]] = no_deals
    next_trump: Callable[[Any, Any], NextTrump | None] = no_trump
