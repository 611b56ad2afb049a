"""An evening of poker at the terminal, line by line: what happens is told, and actions are typed as texts."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace
from rich.text import Text

from kozyr import bots, games, records
from kozyr.errors import IllegalAction, NotationError
from kozyr.play.choices import Amount, Cards, Choice, One, draw
from kozyr.play.game import DEALER, HALL, OVER
from kozyr.play.hall import Deal, End
from kozyr.records import Record
from kozyr.records.hands import lines
from kozyr.records.happenings import cards_signs
from kozyr.sim import hall
from kozyr.terminal.desk import ME
from kozyr.words import say

LEAVE, FINISH = "q", "end"
Ask = Callable[[str], str]
Tell = Callable[[Text], None]


class Table:
    """The evening as far as it has come: its record, which is kept after each own action, and its state."""

    def __init__(self, record: Record, chairs: tuple[str, ...], seed: int | None, lang: str, file: Path) -> None:
        self.game, self.record, self.lang, self.file, self.seed = games.load(record.game), record, lang, file, seed
        self.chairs = (None, *chairs)
        self.chooses = (None, *map(bots.load, chairs))
        self.names = (say(lang, "term-poker-guest"), *record.players[1:])
        self.state = self.game.start(record.rules)
        for step in records.steps(record):
            self.state = step.state

    @property
    def hands(self) -> int:
        """Hands that were begun."""
        return int(self.state.number)

    def act(self, action: Any) -> Iterator[Text]:
        """An action is done; what the person hears of it, in lines."""
        self.state, events = self.game.apply(self.state, action)
        self.record = replace(self.record, actions=(*self.record.actions, action))
        if self.game.turn(self.state) == OVER:
            self.record = replace(self.record, scores=self.game.scores(self.state))
        return lines([heard for event in events if (heard := self.game.hear(event, ME)) is not None], self.names)

    def step(self) -> Iterator[Text]:
        """The dealer, the hall before the first hand, or a bot acts."""
        seat, legal = self.game.turn(self.state), self.game.legal(self.state)
        if seat == DEALER:
            return self.act(draw(legal, self._luck("dealer")))
        if seat == HALL:
            return self.act(hall.act(legal, self.state, self.hands + 1, self._luck("hall")))
        name, choose = self.chairs[seat], self.chooses[seat]
        assert name is not None
        assert choose is not None
        return self.act(bots.ask(self.game, name, choose, self.game.view(self.state, seat), self._luck(f"seat {seat}")))

    def keep(self) -> None:
        """Writes the record, whole."""
        records.save(self.file, self.record)

    def _luck(self, who: str) -> Random:
        if self.seed is None:
            return SystemRandom()
        return Random(f"kozyr play {self.seed} {len(self.record.actions)} {who}")


def attend(table: Table, ask: Ask, tell: Tell) -> None:
    """Plays until the evening is over or the person leaves; the record is kept."""
    while (turn := table.game.turn(table.state)) != OVER:
        if turn == ME:
            told = _own_turn(table, ask, tell)
        elif turn == HALL and table.hands and _rested(table):
            told = _between(table, ask)
        else:
            told = table.step()
        if told is None:
            break
        for line in told:
            tell(line)
    table.keep()


def _rested(table: Table) -> bool:
    """Whether all have chips, so that the next hand is the person's to ask for."""
    return One(Deal()) in table.game.legal(table.state) and all(chair.stack for chair in table.state.chairs)


def _between(table: Table, ask: Ask) -> Iterator[Text] | None:
    table.keep()
    wish = ask(say(table.lang, "term-poker-next")).strip()
    return None if wish == LEAVE else table.act(End() if wish == FINISH else Deal())


def _own_turn(table: Table, ask: Ask, tell: Tell) -> Iterator[Text] | None:
    """The person's action, asked for until it is one that is allowed; None when he leaves."""
    view = table.game.view(table.state, ME)
    for line in standing(view, table.names, table.lang):
        tell(line)
    choices = " | ".join(told_choice(table.game.show, choice) for choice in view.legal)
    while (wish := ask(say(table.lang, "term-poker-turn", choices=choices)).strip()) != LEAVE:
        try:
            told = table.act(table.game.parse(wish))
        except NotationError as error:
            tell(Text(str(error)))
        except IllegalAction as error:
            tell(Text(say(table.lang, error.why.id, **error.why.args)))
        else:
            table.keep()
            return told
    return None


def told_choice(show: Callable[[Any], str], choice: Choice) -> str:
    """A choice as it may be typed: `call`, `raise 20..100`, `keep` and some of the cards."""
    match choice:
        case One(action=action):
            return show(action)
        case Amount(make=make, lo=lo, hi=hi):
            return f"{show(replace(make, amount=lo))}..{hi}"
        case Cards(make=make, of=of, least=least, most=most):
            none = f"{show(replace(make, cards=()))} | " if least == 0 else ""
            verb = show(replace(make, cards=of[:1])).split()[0] if of else ""
            return f"{none}{verb} {max(1, least)}..{most} of {' '.join(of)}" if of else none.removesuffix(" | ")
        case _:
            return ""


def standing(view: Any, names: tuple[str, ...], lang: str) -> Iterator[Text]:
    """How the hand stands for who acts: chips, pots, open cards, and what he holds."""
    hand = view.hand
    yield Text()
    for seat, (name, stack) in enumerate(zip(names, hand.stacks, strict=True)):
        if hand.live[seat]:
            yield Text(f"  {name} {stack}") + _camp(hand, seat)
    pots = " + ".join(str(pot.amount) for pot in hand.pots)
    yield Text(say(lang, "term-poker-pot", pots=pots))
    if board := getattr(hand, "board", ()):
        yield Text("  ") + cards_signs(board)
    made = say(lang, hand.made.id, **hand.made.args) if hand.made else ""
    yield cards_signs(hand.hand or ()) + Text(f"  {made}", style="bold")


def _camp(hand: Any, seat: int) -> Text:
    """Of Palace Poker the banner, the soldiers and the price of an attack."""
    banner = getattr(hand, "banners", {seat: None})[seat]
    if not banner:
        return Text()
    return Text("  ") + cards_signs((banner, *hand.soldiers[seat])) + Text(f"  ({hand.prices[seat]})", style="dim")
