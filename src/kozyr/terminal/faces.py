"""Cards on a screen of characters: white paper, five characters wide and three lines high."""

from collections.abc import Container, Sequence

from msgspec import Struct
from rich.text import Text

from kozyr.cards import SIGNS, Card, Suit
from kozyr.games.raspisnoy.joker import FOLLOWING, Say
from kozyr.terminal.paint import FELT, LAMP, SOFT, Lines
from kozyr.words import say

WIDTH = 5
INKS = {Suit.SPADES: "#23262b", Suit.CLUBS: "#23262b", Suit.DIAMONDS: "#b3261e", Suit.HEARTS: "#b3261e"}
FOUR_INKS = INKS | {Suit.CLUBS: "#1b6b3a", Suit.DIAMONDS: "#1d3f8f"}
JOKER_INK = "#7a1fa2"
FOOT = "#b8860b"
EDGE = "#8b9a91"
GROUNDS = {"lit": "#fbfaf4", "chosen": "#f0c35a", "dim": "#8b9a91"}


def index(card: Card, lang: str) -> str:
    """A card's rank as it is printed in a language, and its suit: `10♦`, `В♠`."""
    return say(lang, "card-name", card=card.value)


class Paper(Struct, frozen=True):
    """How cards are printed: in which language, with four colours or two, which are jokers, and which suit is trump."""

    lang: str
    four: bool
    jokers: tuple[Card, ...]
    trump: Suit | None


def face(card: Card, how: Paper, ground: str = "lit", edged: bool = False) -> Lines:
    """A card face up; `ground` is lit, chosen or dim, a trump has a line at its foot, and an edged card a line at its
    left, where it lies on another."""
    paper = f"on {GROUNDS[ground]}"
    side = Text("▏" if edged else " ", style=f"{EDGE} {paper}")
    if card.suit is None or card in how.jokers:
        return _joker_face(index(card, how.lang) if card.suit else "★", f"{JOKER_INK} {paper}", side)
    ink = f"{(FOUR_INKS if how.four else INKS)[card.suit]} {paper}"
    top = side + Text(f"{index(card, how.lang):<{WIDTH - 1}}", style=f"bold {ink}")
    line = "▁" if card.suit is how.trump else " "
    foot = side + Text(line * 2, f"{FOOT} {paper}") + Text(SIGNS[card.suit], style=ink)
    return [top, side + Text("    ", style=paper), foot + Text(line, f"{FOOT} {paper}")]


def _joker_face(label: str, ink: str, side: Text) -> Lines:
    top = side + Text(f"{label:<{WIDTH - 1}}", style=f"bold {ink}")
    return [top, side + Text(" ★  ", style=f"bold {ink}"), side + Text("  ★ ", style=ink)]


def back() -> Lines:
    """A card face down."""
    return [Text("░░░░░", style="#9db8ff on #1d3f8f") for _ in range(3)]


def empty() -> Lines:
    """A place on the table where no card lies yet."""
    return [Text("     ", style=FELT), Text("  ·  ", style=SOFT), Text("     ", style=FELT)]


def said(says: Say | None, lang: str) -> str:
    """What a joker's owner said, in a word or two: `highest ♥`, `takes`, `as K♥`."""
    if says is None:
        return ""
    if says.card is not None:
        return say(lang, "term-say-as", card=says.card.value)
    if says in FOLLOWING:
        return say(lang, f"term-say-{says.level}")
    if says.level == "high":
        return say(lang, "term-say-high-of", suit=says.suit.value if says.suit else "trumps")
    return say(lang, f"term-say-{says.level}", suit=says.suit.value if says.suit else "trumps")


def step(count: int, width: int) -> int:
    """How far apart the cards of a hand begin, so that `count` of them fit `width`: overlapping where they must."""
    if count <= 1:
        return WIDTH + 1
    return max(2, min(WIDTH + 1, (width - WIDTH) // (count - 1)))


def fan(faces: Sequence[Lines], raised: Sequence[bool], width: int) -> Lines:
    """A hand of cards, four lines high and `width` wide: the raised ones stand a line higher."""
    if not faces:
        return [Text(" " * width, style=FELT) for _ in range(4)]
    apart = step(len(faces), width)
    blocks = []
    for place, (card, up) in enumerate(zip(faces, raised, strict=True)):
        shown = WIDTH if place == len(faces) - 1 else min(apart, WIDTH)
        gap = max(0, apart - WIDTH) if place < len(faces) - 1 else 0
        rows = [row[:shown] + Text(" " * gap, style=FELT) for row in card]
        space = [Text(" " * (shown + gap), style=FELT)]
        blocks.append(rows + space if up else space + rows)
    return [_centred(row, width) for row in _joined(blocks)]


def _joined(blocks: Sequence[Lines]) -> Lines:
    return [Text("").join(block[row] for block in blocks) for row in range(4)]


def _centred(row: Text, width: int) -> Text:
    left = (width - row.cell_len) // 2
    return Text(" " * left, style=FELT) + row + Text(" " * (width - row.cell_len - left), style=FELT)


def pointer(place: int, count: int, width: int) -> Text:
    """A mark under the chosen card, so that it is seen without colours."""
    apart = step(count, width)
    whole = apart * (count - 1) + WIDTH
    left = (width - whole) // 2 + apart * place + (WIDTH - 1) // 2
    return Text(" " * left, style=FELT) + Text("▲", style=LAMP) + Text(" " * (width - left - 1), style=FELT)


def sorted_hand(hand: Sequence[Card], trump: Suit | None, jokers: Container[Card]) -> list[Card]:
    """A hand by suit in alternating colours, trumps last and jokers at the end, each suit from the ace down."""
    order = [Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS]
    suits = [suit for suit in order if suit is not trump] + ([trump] if trump else [])
    return sorted(hand, key=lambda card: (card in jokers, suits.index(card.suit) if card.suit else 9, -card.rank))
