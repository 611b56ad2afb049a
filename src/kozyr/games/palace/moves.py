"""The game: an evening of hands of Palace Poker (play.evening), each as hand.py plays it."""

import sys
from typing import cast

from kozyr.games.palace import hand
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Action, Event, State
from kozyr.games.palace.text import show
from kozyr.play import evening
from kozyr.play.choices import Choices
from kozyr.play.evening import Hands
from kozyr.play.game import Why

HANDS = cast(Hands, sys.modules[hand.__name__])


def start(rules: Rules) -> State:
    """An evening before anybody came."""
    return evening.start(rules)


def turn(state: State) -> int:
    """The seat that acts now, or DEALER, HALL, OVER."""
    return evening.turn(HANDS, state)


def legal(state: State) -> Choices:
    """What may be done now; empty when the evening is over."""
    return evening.legal(HANDS, state)


def refusal(state: State, action: Action) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    return evening.refusal(HANDS, state, action)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` and its events; IllegalAction, and nothing changed, when it is not allowed."""
    return evening.apply(HANDS, state, action, show)


def scores(state: State) -> tuple[int, ...]:
    """What each seat has won in the hands that were paid, less what it lost."""
    return evening.scores(state)
