"""The play of tricks in the core: rules and deals as packed bytes, moves as small numbers.

Hands are masks in the numbering of kozyr.cards; seats count from 0 clockwise; a suit is its place 0 to 3, NO_SUIT for
none. A move is a card's place + 64 x what is said with it + 512 x what that names; an ordinary card's is its place.
ValueError for whatever makes no sense; nothing here works without the core.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple, NewType

from kozyr.kernel.core import core

NO_SUIT = 4
NO_CIRCLE = 255
ANY_TRICK = 255

PackedRules = NewType("PackedRules", bytes)
PackedDeal = NewType("PackedDeal", bytes)


class Said(IntEnum):
    """What is said with a joker: LOW and HIGH by who follows, HIGHEST, HIGH_OF and LOWEST of a suit by who leads, AS a
    card by anybody; NOTHING with any other card."""

    NOTHING = 0
    LOW = 1
    HIGH = 2
    HIGHEST = 3
    HIGH_OF = 4
    LOWEST = 5
    AS = 6


def said_move(place: int, said: Said = Said.NOTHING, named: int = 0) -> int:
    """The move of the card at `place`; `named` is a suit for who leads, a card's place with AS."""
    return place | said << 6 | named << 9


def split_move(move: int) -> tuple[int, Said, int]:
    """The place, what is said and what that names."""
    return move & 63, Said(move >> 6 & 7), move >> 9


def pack_rules(
    *,
    jokers: int = 0,
    as_cards: int = 0,
    must_trump: bool = True,
    must_overtrump: bool = False,
    must_head: bool = False,
    void_only: bool = False,
    demands: int = ANY_TRICK,
    lowest_trump: bool = True,
    lowest_asked: bool = False,
    beaten_by_trump: bool = False,
    first_joker: bool = False,
    circle: Sequence[int] = (),
) -> PackedRules:
    """What a table agreed about tricks; the fields of TrickRules in native/deal.h."""
    switches = (
        must_trump,
        must_overtrump,
        must_head,
        void_only,
        demands,
        lowest_trump,
        lowest_asked,
        beaten_by_trump,
        first_joker,
    )
    return PackedRules(core.trick_rules(jokers, as_cards, bytes(switches), bytes(circle)))


def start(
    rules: PackedRules,
    hands: Sequence[int],
    leader: int,
    trump: int = NO_SUIT,
    circle_at: int = NO_CIRCLE,
    taken: Sequence[int] = (),
) -> PackedDeal:
    """A deal before a lead; `taken` are the tricks of those played before, `circle_at` the place of `trump` in the
    circle where it goes round by tricks."""
    return PackedDeal(core.trick_deal(rules, hands, leader, trump, circle_at, bytes(taken or len(hands))))


def moves(rules: PackedRules, deal: PackedDeal) -> list[int]:
    """The legal moves, natural cards from the lowest place up, then jokers with all that may be said."""
    found: list[int] = core.trick_moves(rules, deal)
    return found


def play(rules: PackedRules, deal: PackedDeal, moves: Sequence[int]) -> PackedDeal:
    """The deal after these moves, each of which must be legal."""
    return PackedDeal(core.trick_play(rules, deal, moves))


class Look(NamedTuple):
    """A deal from outside; `turn` is -1 when it is over, `laid` counts the cards of the trick on the table."""

    hands: tuple[int, ...]
    taken: tuple[int, ...]
    leader: int
    turn: int
    laid: int
    trump: int


def look(rules: PackedRules, deal: PackedDeal) -> Look:
    """What a packed deal holds."""
    return Look(*core.trick_look(rules, deal))
