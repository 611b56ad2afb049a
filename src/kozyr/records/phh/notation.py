"""What is done in a hand as lines of PHH, and back: `d dh p1 AsKs`, `p1 cbr 40`, `p2 f`.

Players are counted from the left of the button on, from 1. Draw and Palace Poker have words that PHH has not: the
dealer's `shuffle` and `lot`, and in Palace Poker `attack`, `buy`, `keep`, `discard`, `stay` and `raise`.
"""

import re
from collections.abc import Iterator
from typing import Any

from kozyr.cards import Card, parse_cards, show_cards
from kozyr.errors import NotationError
from kozyr.games.draw.state import CardsDealt, Draw, Exchanged, Received, Turned
from kozyr.games.palace import state as palace
from kozyr.games.shortdeck.state import BoardDealt, HolesDealt
from kozyr.play.betting import Bet, Call, Check, Fold, Raise
from kozyr.play.choices import Shuffled
from kozyr.play.dealt import Mucked, Shown
from kozyr.play.evening import Lot
from kozyr.play.game import DEALER, Game
from kozyr.play.hall import number
from kozyr.records.phh.course import Move

DEALT_BY_CARDS = ("shortdeck",)
"""Games whose order of the pack follows from the cards that were dealt; in others the shuffle is written."""
WHOLE = re.compile(r"(\d+)\.0*")


def lines(game: str, seats: tuple[int, ...], move: Move) -> list[str]:
    """The lines of a move: what was done, then the cards that it brought and the hands laid open."""
    dealt = isinstance(move.action, Shuffled) and game in DEALT_BY_CARDS
    said = [] if dealt else [_said(seats, move.seat, move.action)]
    return said + [line for event in move.events for line in _told(seats, event)]


def label(seats: tuple[int, ...], seat: int) -> str:
    """How PHH calls a seat."""
    return "d" if seat == DEALER else f"p{seats.index(seat) + 1}"


def joined(cards: tuple[Card, ...]) -> str:
    """Cards without blanks: `AsKs`."""
    return "".join(cards)


def _said(seats: tuple[int, ...], seat: int, action: Any) -> str:
    return " ".join([label(seats, seat), *_words(seats, action)])


def _words(seats: tuple[int, ...], action: Any) -> list[str]:
    match action:
        case Fold():
            return ["f"]
        case Check() | Call():
            return ["cc"]
        case Bet(amount=amount) | Raise(amount=amount):
            return ["cbr", str(amount)]
        case Draw(cards=()):
            return ["sd"]
        case Draw(cards=cards):
            return ["sd", joined(cards)]
        case Shuffled(cards=cards):
            return ["shuffle", joined(cards)]
        case Lot(seat=seat):
            return ["lot", label(seats, seat)]
        case _:
            return _palace(seats, action)


def _palace(seats: tuple[int, ...], action: Any) -> list[str]:
    verb = str(action.__struct_config__.tag)
    match action:
        case palace.Attack(seat=seat, amount=amount):
            return [verb, label(seats, seat), str(amount)]
        case palace.Raise(amount=amount):
            return [verb, str(amount)]
        case palace.Keep(cards=cards) | palace.Discard(cards=cards) if cards:
            return [verb, joined(cards)]
        case _:
            return [verb]


def _told(seats: tuple[int, ...], event: Any) -> Iterator[str]:
    match event:
        case HolesDealt(cards=dealt) | CardsDealt(hands=dealt) | palace.PalacesDealt(palaces=dealt):
            yield from (f"d dh {label(seats, seat)} {joined(dealt[seat] or ())}" for seat in seats if dealt[seat])
        case BoardDealt(cards=cards):
            yield f"d db {joined(cards)}"
        case Turned(card=card):
            yield f"d db {card}"
        case palace.BannerDealt(seat=seat, card=card) | palace.Recruited(seat=seat, card=card):
            yield f"d dh {label(seats, seat)} {card}"
        case Exchanged(seat=seat, got=got) | Received(seat=seat, got=got) if got:
            yield f"d dh {label(seats, seat)} {joined(got)}"
        case Shown(seat=seat, cards=cards):
            yield f"{label(seats, seat)} sm {joined(cards)}"
        case Mucked(seat=seat):
            yield f"{label(seats, seat)} sm"
        case _:
            return


# Back


def words(line: str) -> list[str]:
    """The words of a line without its comment; a sum such as 40.00 as 40."""
    found = line.partition("#")[0].split()
    return [WHOLE.sub(r"\1", word) if WHOLE.fullmatch(word) else word for word in found]


Lines = dict[int, list[str]]
"""The words of the lines of a hand, by their number."""


def is_told(said: list[str]) -> bool:
    """Whether a line tells of cards dealt or shown, which nobody chooses."""
    return said[:2] in (["d", "dh"], ["d", "db"]) or said[1:2] == ["sm"]


def cards(text: str) -> tuple[Card, ...]:
    """Cards written without blanks; NotationError for what is none, and for the unknown card of PHH."""
    if "?" in text:
        raise NotationError("a card is not known (?); a record needs every card of a hand")
    return parse_cards(" ".join(text[place : place + 2] for place in range(0, len(text), 2)))


def action(game: Game, state: Any, seats: tuple[int, ...], said: list[str]) -> Any:
    """What the words after the label of who acts mean in this position; NotationError when nothing."""
    match said:
        case ["f"]:
            return Fold()
        case ["cc"]:
            return Check() if game.refusal(state, Check()) is None else Call()
        case ["cbr", amount]:
            bet = Bet(number(amount))
            return bet if game.refusal(state, bet) is None else Raise(bet.amount)
        case ["sd"]:
            return game.parse("pat")
        case ["sd", thrown]:
            return game.parse(f"draw {show_cards(cards(thrown))}")
        case ["shuffle" | "keep" | "discard" as verb, named]:
            return game.parse(f"{verb} {show_cards(cards(named))}")
        case ["keep"]:
            return game.parse("keep none")
        case ["lot", whom]:
            return game.parse(f"lot {seat_of(seats, whom)}")
        case ["attack", whom, amount]:
            return game.parse(f"attack {seat_of(seats, whom)} {amount}")
        case ["buy" | "stay" as verb] | ["raise" as verb, _]:
            return game.parse(" ".join([verb, *said[1:]]))
        case _:
            raise NotationError(f"{' '.join(said)[:40]!r} is no action of {game.NAME} in PHH")


def seat_of(seats: tuple[int, ...], whom: str) -> int:
    """The seat that PHH calls so; NotationError for a label of nobody."""
    for seat in seats:
        if label(seats, seat) == whom:
            return seat
    raise NotationError(f"there is no player {whom[:20]!r}: they are p1 to p{len(seats)}")
