"""Hands in PHH played again into a record. What a hand says of itself must be what comes of playing it."""

from typing import Any

from kozyr.errors import IllegalAction, NotationError
from kozyr.play.game import DEALER, HALL, OVER
from kozyr.play.hall import MOST_UNITS, Back, BuyIn, Deal, End, Out, Sit
from kozyr.records.phh import notation
from kozyr.records.phh.comparing import compare
from kozyr.records.phh.course import courses
from kozyr.records.phh.fields import fields
from kozyr.records.phh.house import House, house
from kozyr.records.phh.notation import Lines
from kozyr.records.phh.source import Written, hands
from kozyr.records.phh.stock import dealer, order
from kozyr.records.record import Record
from kozyr.words import say

BROUGHT = 1000
"""So many times the greatest stack brings a player of whom PHH says no more, for all that he buys later."""


def parse(text: str) -> Record:
    """The record of the hands in a text; RecordError names the line of what is wrong, or is not played here.

    Hands of ours come back as the record from which they were written, without its comments. Other hands become an
    evening that ends with the last of them.
    """
    written = hands(text)
    table = Table(house(written))
    played = [table.play(hand) for hand in written]
    table.close(written[-1])
    record = table.record()
    for hand, lines, course in zip(written, played, courses(record), strict=True):
        compare(hand, lines, fields(record, course))
    return record


class Table:
    """The evening as far as it has been read."""

    def __init__(self, house: House) -> None:
        self.house, self.game, self.actions = house, house.game, list[Any]()
        self.state = house.game.start(house.rules)

    def record(self) -> Record:
        """All that was read."""
        house, over = self.house, self.game.turn(self.state) == OVER
        scores = self.game.scores(self.state) if over else None
        return Record(self.game.NAME, house.preset, house.rules, house.names, tuple(self.actions), scores)

    def play(self, hand: Written) -> Lines:
        """A hand, and what the hall does before it; its lines that count, by their number."""
        number = self.state.number + 1
        if "_before" in hand.fields:
            self._do_all(hand, "_before")
        else:
            seats = self._seats(hand)
            self._gather(hand, seats, hand.numbers("starting_stacks", len(seats)))
        if self.state.number != number or self.game.turn(self.state) in (HALL, OVER):
            raise hand.wrong("_before", "these actions of the hall do not begin the hand")
        lines = {item: notation.words(line) for item, line in enumerate(hand.texts("actions"))}
        return self._play(hand, {item: said for item, said in lines.items() if said})

    def close(self, hand: Written) -> None:
        """What the hall does after the last hand: what is written, or the end."""
        number = self.state.number
        if "_after" in hand.fields:
            self._do_all(hand, "_after")
        else:
            self._do(hand, "actions", End())
        if self.state.number != number:
            raise hand.wrong("_after", "another hand begins here, and none follows")

    def _do(self, hand: Written, key: str, action: Any, item: int | None = None) -> None:
        try:
            self.state, _ = self.game.apply(self.state, action)
        except IllegalAction as error:
            said = f"{self.game.show(action)[:40]}: {say('en', error.why.id, **error.why.args)}"
            raise hand.wrong(key, f"not allowed{self._by()}: {said}", item) from None
        self.actions.append(action)

    def _by(self) -> str:
        seat = self.game.turn(self.state)
        return f" to {self.house.names[seat]}" if seat >= 0 else ""

    def _do_all(self, hand: Written, key: str) -> None:
        for item, text in enumerate(hand.texts(key)):
            try:
                action = self.game.parse(text)
            except NotationError as error:
                raise hand.wrong(key, str(error), item) from None
            self._do(hand, key, action, item)

    # The table of a hand that does not say what the hall did

    def _seats(self, hand: Written) -> list[int]:
        """The seat of each player: as it is said, or by their names, or as PHH counts them in a first hand."""
        if "seats" in hand.fields:
            seats = [number - 1 for number in hand.numbers("seats")]
        elif not self.actions:
            seats = list(range(len(hand.numbers("starting_stacks"))))
        else:
            names = hand.texts("players")
            if not set(names) <= set(self.house.names):
                raise hand.wrong("players", "not all of them sit at the table of the first hand, and no seats are said")
            seats = [self.house.names.index(name) for name in names]
        if len(set(seats)) < max(2, len(seats)) or not set(seats) <= set(range(self.house.rules.seats)):
            raise hand.wrong("seats", f"must be two or more different seats of 1 to {self.house.rules.seats}")
        return seats

    def _gather(self, hand: Written, seats: list[int], stacks: list[int]) -> None:
        """Seats and buys in whoever plays, lets all others rest, and deals."""
        for seat, stack in sorted(zip(seats, stacks, strict=True)):
            self._bring(hand, seat, stack, min(BROUGHT * max(stacks), MOST_UNITS))
        for seat, chair in enumerate(self.state.chairs):
            if chair.plays and seat not in seats:
                self._do(hand, "seats", Out(seat))
        self._do(hand, "starting_stacks", Deal())
        if self.state.drawing:
            self._do(hand, "seats", dealer(self.game.legal(self.state), self.state.drawing, seats[-1]))
        if list(self.state.hand.seats) != seats:
            fault = "in an evening the button would lie elsewhere now: these hands do not follow one on the other"
            raise hand.wrong("seats", fault)

    def _bring(self, hand: Written, seat: int, stack: int, brought: int) -> None:
        chair, key = self.state.chairs[seat], "starting_stacks"
        if not chair.taken:
            self._do(hand, key, Sit(seat, brought))
        elif chair.out:
            self._do(hand, key, Back(seat))
        if stack < max(1, chair.stack):
            raise hand.wrong(key, f"{self.house.names[seat]} has {stack} chips here, and had {chair.stack} left")
        if stack > chair.stack:
            self._do(hand, key, BuyIn(seat, stack - chair.stack))

    # The hand

    def _play(self, hand: Written, lines: Lines) -> Lines:
        """The actions of the hand one by one. All lines that count, by their number; cards dealt and hands shown are
        compared when all is played."""
        number, kept = self.state.number, dict(lines)
        for item, said in lines.items():
            if self.game.NAME in notation.DEALT_BY_CARDS and self.game.turn(self.state) == DEALER:
                self._do(hand, "actions", order(hand, lines, self.state.hand.seats, self.game.legal(self.state)), item)
            if notation.is_told(said):
                continue
            if not self._is_over(number):
                self._do(hand, "actions", self._action(hand, said, item), item)
            elif said[1:] == ["cc"]:
                del kept[item]  # where nobody can bet, some programs still ask (FD-A20)
            else:
                raise hand.wrong("actions", f"the hand is over, but here stands {' '.join(said)[:40]!r}", item)
        if not self._is_over(number):
            raise hand.wrong("actions", f"the hand is not finished: somebody must act yet{self._by()}")
        return kept

    def _is_over(self, number: int) -> bool:
        return self.game.turn(self.state) in (HALL, OVER) and self.state.number == number

    def _action(self, hand: Written, said: list[str], item: int) -> Any:
        seats, turn = self.state.hand.seats, self.game.turn(self.state)
        wanted = notation.label(seats, turn)
        if said[0] != wanted:
            raise hand.wrong("actions", f"it is the turn of {wanted}, not of {said[0][:20]!r}", item)
        try:
            return notation.action(self.game, self.state, seats, said[1:])
        except NotationError as error:
            raise hand.wrong("actions", str(error), item) from None
