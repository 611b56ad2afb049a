"""Actions as text: `draw 7h 2c`, `pat`, and those of every poker game and of the hall (play.spoken)."""

from kozyr.cards import parse_cards, show_cards
from kozyr.games.draw.state import Action, Draw
from kozyr.play import spoken


def show(action: Action) -> str:
    """An action as text.

    >>> show(Draw(parse_cards("7h 2c"))), show(Draw(()))
    ('draw 7h 2c', 'pat')
    """
    match action:
        case Draw(cards=()):
            return "pat"
        case Draw(cards=cards):
            return f"draw {show_cards(cards)}"
        case _:
            return spoken.show(action)


def parse(text: str) -> Action:
    """The action that `show` writes as `text`; NotationError when there is none.

    >>> parse("raise 40")
    Raise(amount=40)
    """
    return spoken.read(text, ("draw", "pat"), _read, show)  # type: ignore[no-any-return]


def _read(verb: str, rest: str) -> Action:
    return Draw(parse_cards(rest))
