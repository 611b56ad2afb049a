"""What chance must have done for a hand to go as it is written: who deals first, and the order of the pack."""

from typing import Any

from kozyr.cards import Card
from kozyr.errors import NotationError
from kozyr.play.choices import Choices, One, Shuffle, Shuffled
from kozyr.play.evening import Lot
from kozyr.play.hall import Dealer
from kozyr.records.phh import notation
from kozyr.records.phh.notation import Lines
from kozyr.records.phh.source import Written


def dealer(legal: Choices, drawing: tuple[int, ...], seat: int) -> Lot | Dealer | Shuffled:
    """The choice by which this seat deals first: the lot, the host's word, or the highest card (FD-8)."""
    for choice in legal:
        if isinstance(choice, Shuffle):
            low, *rest, high = sorted(choice.cards, key=lambda card: (card.suit is None, card.rank))
            place = drawing.index(seat)
            return Shuffled((low, *rest[: place - 1], high, *rest[place - 1 :]) if place else (high, low, *rest))
        if isinstance(choice, One) and choice.action.seat == seat:
            return choice.action  # type: ignore[no-any-return]
    raise AssertionError("whoever plays may deal")


def order(hand: Written, lines: Lines, seats: tuple[int, ...], legal: Choices) -> Shuffled:
    """The shuffle that deals the cards of a hand of hold'em: those of the players one by one, then the board (SD-5).

    Those that were not dealt lie as is said, or in any order.
    """
    holes: dict[str, list[Card]] = {notation.label(seats, seat): [] for seat in seats}
    board: list[Card] = []
    for item, said in lines.items():
        match said:
            case ["d", "dh", whom, text] if whom in holes:
                holes[whom] += _cards(hand, text, item)
            case ["d", "db", text]:
                board += _cards(hand, text, item)
            case ["d", *_]:
                raise hand.wrong("actions", f"{' '.join(said)[:40]!r} deals nothing to anybody here", item)
            case _:
                pass
    for whom, cards in holes.items():
        if len(cards) != 2:
            raise hand.wrong("actions", f"{whom} is dealt {len(cards)} cards, and everybody has two")
    known = [cards[place] for place in (0, 1) for cards in holes.values()] + board
    (choice,) = legal
    assert isinstance(choice, Shuffle)
    return Shuffled(tuple(known + _rest(hand, known, choice.cards)))


def _rest(hand: Written, known: list[Card], pack: tuple[Card, ...]) -> list[Card]:
    if wrong := next((card for card in known if known.count(card) > 1 or card not in pack), None):
        raise hand.wrong("actions", f"{wrong} is dealt twice, or is none of the {len(pack)} cards of this pack")
    rest = [card for card in pack if card not in known]
    said: Any = hand.fields.get("_undealt")
    if said is None:
        return rest
    try:
        named = list(notation.cards(str(said)))
    except NotationError as error:
        raise hand.wrong("_undealt", str(error)) from None
    if sorted(named) != sorted(rest):
        raise hand.wrong("_undealt", "must be the cards of the pack that were not dealt, each once")
    return named


def _cards(hand: Written, text: str, item: int) -> tuple[Card, ...]:
    try:
        return notation.cards(text)
    except NotationError as error:
        raise hand.wrong("actions", str(error), item) from None
