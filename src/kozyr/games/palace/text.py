"""Actions as text: `buy`, `keep 7s Qd`, `keep none`, `discard 7s`, `stay`, `attack 3 15`, `raise 10`.

Beside them stand those of every poker game and of the hall (play.spoken).
"""

from kozyr.cards import parse_cards, show_cards
from kozyr.games.palace.state import Action, Attack, Buy, Discard, Keep, Raise, Stay
from kozyr.play import hall, spoken
from kozyr.play.hall import number

NONE = "none"


def show(action: Action) -> str:
    """An action as text.

    >>> show(Attack(3, 15)), show(Keep(()))
    ('attack 3 15', 'keep none')
    """
    match action:
        case Buy() | Stay():
            return str(action.__struct_config__.tag)
        case Keep(cards=cards):
            return f"keep {show_cards(cards) or NONE}"
        case Discard(cards=cards):
            return f"discard {show_cards(cards)}"
        case Attack(seat=seat, amount=amount):
            return f"attack {seat} {amount}"
        case Raise(amount=amount):
            return f"raise {amount}"
        case _:
            return spoken.show(action)


def parse(text: str) -> Action:
    """The action that `show` writes as `text`; NotationError when there is none.

    >>> parse("attack 3 15")
    Attack(seat=3, amount=15)
    """
    return spoken.read(text, ("buy", "stay", "keep", "discard", "attack", "raise"), _read, show)  # type: ignore[no-any-return]


def _read(verb: str, rest: str) -> Action:
    match verb:
        case "stay":
            return Stay()
        case "keep":
            return Keep(() if rest == NONE else parse_cards(rest))
        case "discard":
            return Discard(parse_cards(rest))
        case "attack":
            seat, _, amount = rest.partition(" ")
            return Attack(number(seat), number(amount))
        case "raise":
            return Raise(number(rest))
        case _:
            return hall.parse("buy", rest) if rest else Buy()
