"""A table of short deck for the tests: a hand with given cards, played by the texts of its actions."""

from collections.abc import Mapping
from typing import Any

from kozyr.cards import Card, parse_cards
from kozyr.games.shortdeck import hand as hands
from kozyr.games.shortdeck.rules import Rules
from kozyr.games.shortdeck.text import parse
from kozyr.play.choices import Amount, One, Shuffled
from kozyr.play.forced import Seating

SIX_PLUS = Rules()


class Table:
    """A hand at a table with these rules: the button, the stacks, and the cards that matter."""

    def __init__(
        self,
        rules: Rules,
        stacks: tuple[int, ...],
        button: int = 0,
        holes: Mapping[int, str] | None = None,
        board: str = "",
    ) -> None:
        self.rules = rules
        seating = Seating(1, button, stacks)
        self.hand, self.events = hands.begin(rules, seating)
        self.do_action(Shuffled(stock(rules, seating, holes or {}, board)))

    def do(self, *texts: str) -> "Table":
        """The actions of whoever has the turn; AssertionError for one that is not allowed."""
        for text in texts:
            self.do_action(parse(text))
        return self

    def do_action(self, action: Any) -> None:
        why = hands.refusal(self.rules, self.hand, action)
        assert why is None, f"{action} is not allowed: {why}"
        self.hand, events = hands.apply(self.rules, self.hand, action)
        self.events += events

    def refused(self, text: str) -> str:
        """The reason why an action is not allowed."""
        why = hands.refusal(self.rules, self.hand, parse(text))
        assert why is not None, f"{text} is allowed"
        return why.id

    @property
    def turn(self) -> int:
        return hands.turn(self.rules, self.hand)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The amounts to which may be bet or raised: the one, or the least and the greatest."""
        found: list[int] = []
        for choice in hands.legal(self.rules, self.hand):
            if isinstance(choice, Amount):
                found += [choice.lo, choice.hi]
            elif isinstance(choice, One) and hasattr(choice.action, "amount"):
                found.append(choice.action.amount)
        return tuple(found)

    def heard(self, kind: type) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def stacks(self) -> tuple[int, ...]:
        """What each seat has at the end."""
        return hands.stacks(self.hand)


def stock(rules: Rules, seating: Seating, holes: Mapping[int, str], board: str) -> tuple[Card, ...]:
    """A shuffle that deals these cards, the first one of a hand in the first round."""
    named = {seat: parse_cards(cards) for seat, cards in holes.items()}
    known = {*parse_cards(board), *(card for hole in named.values() for card in hole)}
    others = iter([card for card in rules.cards if card not in known])
    dealt = {seat: named.get(seat) or (next(others), next(others)) for seat in seating.seats}
    first, second = zip(*(dealt[seat] for seat in seating.seats), strict=True)
    return (*first, *second, *parse_cards(board), *others)
