"""Cards, kinds of deals and points as people write them, in ink of the right colour."""

from rich.text import Text

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.rules import JOKER, DealKind

SIGNS = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
RED = (Suit.DIAMONDS, Suit.HEARTS)
KINDS: dict[DealKind, str] = {
    "plain": "plain",
    "blind": "blind",
    "golden": "golden",
    "misere": "misère",
    "no_trump": "no trump",
}


def suit_sign(suit: Suit | None) -> Text:
    """A suit, or a dash for none."""
    return Text("–") if suit is None else Text(SIGNS[suit], style="red" if suit in RED else "")


def card_sign(card: Card, says: Say | None = None) -> Text:
    """A card as it stands on its face, and what was said with the joker: `10♦`, `7♠ highest hearts`."""
    if card.suit is None:
        return Text(card.value, style="bold")
    rank = "10" if card.value[0] == "T" else card.value[0]
    style = "bold magenta" if card is JOKER else "red" if card.suit in RED else ""
    sign = Text(rank + SIGNS[card.suit], style=style)
    return sign if says is None else sign + Text(f" {says}", style="italic")


def points_sign(points: int) -> Text:
    """Points won or lost, with their sign."""
    return Text(f"{points:+d}" if points else "0", style="red" if points < 0 else "green" if points else "")
