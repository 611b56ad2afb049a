"""Cards, kinds of deals and points as people write them, in ink of the right colour."""

from collections.abc import Container

from rich.text import Text

from kozyr.cards import SIGNS, Card, Suit
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.rules import DealKind

JOKER = "bold magenta"
RED = (Suit.DIAMONDS, Suit.HEARTS)
KINDS: dict[DealKind, str] = {
    "plain": "plain",
    "blind": "blind",
    "golden": "golden",
    "misere": "misère",
    "no_trump": "no trump",
    "forehead": "forehead",
}


def suit_sign(suit: Suit | None) -> Text:
    """A suit, or a dash for none."""
    return Text("–") if suit is None else Text(SIGNS[suit], style="red" if suit in RED else "")


def card_sign(card: Card, jokers: Container[Card] = (), says: Say | None = None) -> Text:
    """A card as it stands on its face, and what was said with a joker: `10♦`, `7♠ highest hearts`, `7♠ as K♥`."""
    sign = _face(card, JOKER if card in jokers else "red" if card.suit in RED else "")
    if says is None:
        return sign
    if says.card is not None:
        return sign + Text(" as ", style="italic") + _face(says.card, "italic")
    return sign + Text(f" {says}", style="italic")


def _face(card: Card, style: str) -> Text:
    if card.suit is None:
        return Text(card.value, style=style)
    return Text(("10" if card.value[0] == "T" else card.value[0]) + SIGNS[card.suit], style=style)


def points_sign(points: int) -> Text:
    """Points won or lost, with their sign."""
    return Text(f"{points:+d}" if points else "0", style="red" if points < 0 else "green" if points else "")
