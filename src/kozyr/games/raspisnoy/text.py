"""Actions as text: `shuffle 7s Qd ...`, `lot 2`, `name hearts`, `bid 3`, `play Qd`, `play 7s highest hearts`."""

from kozyr.cards import Suit, parse_card, parse_cards, show_cards
from kozyr.errors import NotationError
from kozyr.games.raspisnoy.joker import SUIT_WORDS, Say
from kozyr.games.raspisnoy.state import Action, Bid, Lot, Name, Play
from kozyr.play.choices import Shuffled

NO_TRUMP = "none"
TRUMP_WORDS = {suit: word for word, suit in SUIT_WORDS.items()}

LONGEST = 400
"""No action is longer: a shuffle of 54 cards takes 169 characters."""


def show(action: Action) -> str:
    """An action as text.

    >>> show(Bid(3))
    'bid 3'
    """
    match action:
        case Play(card=card, says=None):
            return f"play {card}"
        case Play(card=card, says=says):
            return f"play {card} {says}"
        case Bid(tricks=tricks):
            return f"bid {tricks}"
        case Shuffled(cards=cards):
            return f"shuffle {show_cards(cards)}"
        case Lot(seat=seat):
            return f"lot {seat}"
        case Name(trump=trump):
            return f"name {NO_TRUMP if trump is None else TRUMP_WORDS[trump]}"


def parse(text: str) -> Action:
    """The action that `show` writes as `text`; NotationError when there is none.

    >>> parse("play 7s highest hearts")
    Play(card=<Card.S7: '7s'>, says=<Say.HIGHEST_HEARTS: 'highest hearts'>)
    """
    if len(text) > LONGEST:
        raise NotationError(f"{text[:20]!r}... is too long for an action")
    action = _read(text)
    if show(action) != text:
        raise NotationError(f"{text[:40]!r} is not how this action is written: {show(action)!r}")
    return action


def _read(text: str) -> Action:
    verb, _, rest = text.partition(" ")
    match verb:
        case "play":
            card, _, says = rest.partition(" ")
            return Play(parse_card(card), _say(says) if says else None)
        case "bid":
            return Bid(_number(rest))
        case "shuffle":
            return Shuffled(parse_cards(rest))
        case "lot":
            return Lot(_number(rest))
        case "name":
            return Name(_trump(rest))
        case _:
            raise NotationError(f"{text[:40]!r} is no action: write shuffle, lot, name, bid or play")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise NotationError(f"{text[:20]!r} is no number of tricks or seat")
    return int(text)


def _trump(word: str) -> Suit | None:
    if word != NO_TRUMP and word not in SUIT_WORDS:
        raise NotationError(f"{word[:20]!r} is no trump: write a suit, or {NO_TRUMP}")
    return SUIT_WORDS.get(word)


def _say(text: str) -> Say:
    try:
        return Say(text)
    except ValueError:
        raise NotationError(f"{text[:30]!r} is nothing that the joker can be called") from None
