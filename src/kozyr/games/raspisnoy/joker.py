"""What the owner of a joker says when he plays it (RP-46..RP-55, RP-A42, RP-A46)."""

from enum import StrEnum
from functools import cache

from msgspec import Struct

from kozyr.cards import Card, Suit, pack

SUIT_WORDS = {"spades": Suit.SPADES, "clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS}


class Say(StrEnum):
    """A declaration: `level` is high, low, highest, lowest or as; `suit` the suit named, None for trumps or nothing.

    Followers say high or low. A leader names a suit with highest (a demand), high (no demand) or lowest; the trump suit
    is only ever called trumps. `as Kh` plays the joker as the king of hearts, its `card`.
    """

    level: str
    suit: Suit | None
    card: Card | None

    def __new__(cls, text: str) -> "Say":
        say = str.__new__(cls, text)
        say._value_ = text
        say.level, _, word = text.partition(" ")
        say.card = Card(word) if say.level == "as" else None
        say.suit = say.card.suit if say.card else SUIT_WORDS.get(word)
        return say

    _ignore_ = "level_ word_ card_"

    HIGH = "high"
    LOW = "low"
    for level_ in ("highest", "high", "lowest"):
        for word_ in (*SUIT_WORDS, "trumps"):
            vars()[f"{level_}_{word_}".upper()] = f"{level_} {word_}"
    for card_ in pack(52):
        vars()[f"AS_{card_.name}"] = f"as {card_}"


LOWEST_TRUMPS = Say("lowest trumps")
FOLLOWING = (Say("high"), Say("low"))


class Powers(Struct, frozen=True):
    """What a joker may be called now: by a leader or a follower, under which trump, with which of the options.

    `as_card_of` is the size of the pack whose cards it may stand for, 0 where it may not (RP-54).
    """

    leads: bool
    trump: Suit | None
    demands: bool
    lowest_trump: bool
    as_card_of: int


@cache
def sayings(powers: Powers) -> tuple[Say, ...]:
    """Everything that may be said with the joker, suits in the order of the numbering, trumps after them."""
    said = _leads(powers) if powers.leads else FOLLOWING
    return (
        said + tuple(Say(f"as {card}") for card in pack(powers.as_card_of) if card.suit) if powers.as_card_of else said
    )


def _leads(powers: Powers) -> tuple[Say, ...]:
    """A level and a suit (RP-A42); without trumps there are just four suits (RP-A17)."""
    plain = [word for word, suit in SUIT_WORDS.items() if suit is not powers.trump]
    suits = [*plain, "trumps"] if powers.trump else plain
    high = "highest" if powers.demands else "high"
    low = suits if powers.lowest_trump else plain
    return tuple(Say(f"{high} {suit}") for suit in suits) + tuple(Say(f"lowest {suit}") for suit in low)


def named_suit(say: Say, trump: Suit | None) -> Suit | None:
    """The suit that a led joker's declaration makes the suit led (RP-A38)."""
    return say.suit or trump


def stays_high(say: Say | None) -> bool:
    """Whether a joker said to be high, or highest of a suit, is at stake for the trick (RP-47)."""
    return say is not None and say.level in ("high", "highest")


def is_demand(say: Say | None) -> bool:
    """Highest of a suit is asked of everybody, and who has none must trump (RP-50, RP-51)."""
    return say is not None and say.level == "highest"
