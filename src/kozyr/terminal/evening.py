"""A game at the terminal as it goes on: the person at seat 0, bots in the other chairs, every own move kept on disk."""

from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from kozyr import bots, games, records
from kozyr.games.raspisnoy.state import CardPlayed, DealScored, Event, Played, TrickTaken
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import draw
from kozyr.play.game import DEALER, OVER
from kozyr.records import Record
from kozyr.terminal.desk import ME, Desk, Moment
from kozyr.terminal.heard import remember
from kozyr.words import say

Chairs = tuple[str, ...]
"""The bots of the other chairs, from the left of the person."""


class Evening:
    """The game as far as it has come: its record, its state, and the desk that the person sees.

    Chances follow from the seed and the number of the action, so that a game taken up again goes on with the same
    cards; without a seed they are the system's.
    """

    def __init__(self, record: Record, chairs: Chairs, seed: int | None, lang: str, file: Path) -> None:
        self.game = games.load(record.game)
        self.record, self.file = record, file
        self.names = (None, *chairs)
        self.chooses = (None, *map(bots.load, chairs))
        self.seed = seed
        self.state = self.game.start(record.rules)
        names = (say(lang, "term-you"), *record.players[1:])
        self.desk = Desk(lang, names, self.game.view(self.state, ME), "wait")
        for step in records.steps(record):
            self.state = step.state
            self.desk = remember(self.desk, self._heard(step.events))
        self.desk = self._now(self.desk)

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return self.game.turn(self.state)

    def step(self) -> list[Desk]:
        """The dealer or a bot acts; the desks to show, one after the other, the last of them the new one."""
        seat = self.mover
        if seat == DEALER:
            return self.act(draw(self.game.legal(self.state), self._luck("dealer")))
        name, choose = self.names[seat], self.chooses[seat]
        assert name is not None
        assert choose is not None
        view = self.game.view(self.state, seat)
        return self.act(bots.ask(self.game, name, choose, view, self._luck(f"seat {seat}")))

    def act(self, action: Any) -> list[Desk]:
        """An action is done; the desks to show."""
        before = self.desk
        self.state, events = self.game.apply(self.state, action)
        self.record = replace(self.record, actions=(*self.record.actions, action))
        if self.mover == OVER:
            self.record = replace(self.record, scores=self.game.scores(self.state))
        heard = self._heard(events)
        after = remember(before, heard)
        shown = [replace(after, **change) for change in _moments(before, after, heard)]
        self.desk = self._now(after)
        return [*shown, self.desk]

    def keep(self) -> None:
        """Writes the record, whole."""
        records.save(self.file, self.record)

    def _luck(self, who: str) -> Random:
        if self.seed is None:
            return SystemRandom()
        return Random(f"kozyr play {self.seed} {len(self.record.actions)} {who}")

    def _heard(self, events: tuple[Event, ...]) -> list[Event]:
        return [heard for event in events if (heard := self.game.hear(event, ME)) is not None]

    def _now(self, desk: Desk) -> Desk:
        view: View = self.game.view(self.state, ME)
        moment: Moment = "turn" if view.turn == ME else "over" if view.turn == OVER else "wait"
        trick = () if view.deal is None else view.deal.trick
        barred = self.game.barred(self.state, ME)
        return replace(desk, view=view, moment=moment, barred=barred, trick=trick, taker=None)


def _moments(before: Desk, after: Desk, heard: list[Event]) -> list[dict[str, Any]]:
    """What changes on the desk where something wants a look of its own: a trick that is full, a deal that is over."""
    moments: list[dict[str, Any]] = []
    card = next((event for event in heard if isinstance(event, CardPlayed)), None)
    for event in heard:
        if isinstance(event, TrickTaken) and card is not None:
            played = (*before.trick, Played(card.seat, card.card, card.says))
            view = _with_trick(before.view, card, event.seat)
            moments.append({"moment": "trick", "trick": played, "taker": event.seat, "view": view, "rows": before.rows})
        elif isinstance(event, DealScored):
            view = replace(before.view, totals=event.row.totals, legal=())
            moments.append({"moment": "scored", "scored": event, "view": view})
    return moments


def _with_trick(view: View, card: CardPlayed, taker: int) -> View:
    """The view as the last card of a trick lies on the table and nobody has gathered it in."""
    deal = view.deal
    assert deal is not None
    hand = None if deal.hand is None else tuple(held for held in deal.hand if card.seat != ME or held != card.card)
    taken = tuple(took + (seat == taker) for seat, took in enumerate(deal.taken))
    return replace(view, deal=replace(deal, hand=hand, taken=taken), legal=())
