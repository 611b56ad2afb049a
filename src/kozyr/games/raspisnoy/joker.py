"""What the owner of the joker says when he plays it (RP-46..RP-53, RP-A42)."""

from enum import StrEnum

from kozyr.cards import Suit

SUIT_WORDS = {"spades": Suit.SPADES, "clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS}


class Say(StrEnum):
    """A declaration: `level` is high, low, highest or lowest; `suit` the plain suit named, None for trumps or nothing.

    Followers say high or low. A leader names a suit with highest (a demand) or lowest; the trump suit is only ever
    called trumps.
    """

    level: str
    suit: Suit | None

    def __new__(cls, text: str) -> "Say":
        say = str.__new__(cls, text)
        say._value_ = text
        say.level, _, word = text.partition(" ")
        say.suit = SUIT_WORDS.get(word)
        return say

    HIGH = "high"
    LOW = "low"
    HIGHEST_SPADES = "highest spades"
    HIGHEST_CLUBS = "highest clubs"
    HIGHEST_DIAMONDS = "highest diamonds"
    HIGHEST_HEARTS = "highest hearts"
    HIGHEST_TRUMPS = "highest trumps"
    LOWEST_SPADES = "lowest spades"
    LOWEST_CLUBS = "lowest clubs"
    LOWEST_DIAMONDS = "lowest diamonds"
    LOWEST_HEARTS = "lowest hearts"
    LOWEST_TRUMPS = "lowest trumps"


FOLLOWING = (Say.HIGH, Say.LOW)
_NAMED = {level: {say.suit: say for say in Say if say.level == level} for level in ("highest", "lowest")}


def leading(trump: Suit | None) -> tuple[Say, ...]:
    """What may be said with a led joker, suits in the order of the numbering (RP-A42; RP-A17: without trumps there are
    just four suits)."""
    plain = [suit for suit in Suit if suit is not trump]
    suits: list[Suit | None] = [*plain, None] if trump else list(plain)
    return tuple(_NAMED[level][suit] for level in ("highest", "lowest") for suit in suits)


def named_suit(say: Say, trump: Suit | None) -> Suit | None:
    """The suit that a led joker's declaration makes the suit led (RP-A38)."""
    return say.suit or trump
