"""The play of tricks in the core: rules and deals as packed bytes, moves as small numbers.

Hands are masks in the numbering of kozyr.cards; seats count from 0 clockwise; a suit is its place 0 to 3, NO_SUIT for
none. A move is a card's place + 64 x what is said with it + 512 x what that names; an ordinary card's is its place.
ValueError for whatever makes no sense; nothing here works without the core.
"""

from array import array
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple, NewType

from kozyr.kernel.core import needed as core
from kozyr.kernel.pieces import in_pieces

NO_SUIT = 4
NO_CIRCLE = 255
ANY_TRICK = 255
NO_SEAT, MOST_PACK = 255, 54

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


def packed_points(points: Iterable[Iterable[int]]) -> bytes:
    """A table of points row after row, as the core takes it; ValueError for a number of more than 32 bits."""
    try:
        return array("i", [paid for row in points for paid in row]).tobytes()
    except OverflowError:
        raise ValueError("points are numbers of 32 bits") from None


# Playouts

PIECE = 2048
"""Playouts or deals that are done at a time; each piece has a stream of chance of its own (kozyr.kernel.streams)."""
MOST_TIMES = 10**9
NOISE = 65536
"""The noise of a script that plays at random only."""

Counts = tuple[tuple[int, ...], ...]
"""For each seat how often it took 0, 1, ... tricks."""


def pieces_of(times: int) -> list[tuple[int, int]]:
    """Work to be done so many times, as pieces: the number of the stream and how often; ValueError for fewer than 0, or
    more than MOST_TIMES."""
    if not 0 <= times <= MOST_TIMES:
        raise ValueError(f"nothing is done {times} times, but from 0 to {MOST_TIMES}")
    return [(at, min(PIECE, times - at * PIECE)) for at in range(-(-times // PIECE))]


def playouts(
    rules: PackedRules,
    deal: PackedDeal,
    times: int,
    seed: int,
    wanted: Sequence[int] | None = None,
    noise: int = 0,
    threads: int = 1,
) -> Counts:
    """Play a deal out so many times: at random, or by the script, towards the tricks `wanted` by each seat in all and
    with a chance of `noise` / NOISE of a random move."""
    script = None if wanted is None else bytes(wanted)

    def work(piece: tuple[int, int]) -> tuple[int, ...]:
        stream, count = piece
        found: tuple[int, ...] = core.trick_playouts(rules, deal, script, noise, count, seed, stream)
        return found

    seats = len(look(rules, deal).hands)
    done = in_pieces(work, pieces_of(times), threads) or [core.trick_playouts(rules, deal, script, noise, 0, seed, 0)]
    summed = [sum(each) for each in zip(*done, strict=True)]
    row = len(summed) // seats
    return tuple(tuple(summed[seat * row : (seat + 1) * row]) for seat in range(seats))


def scripted(rules: PackedRules, deal: PackedDeal, wanted: Sequence[int]) -> int:
    """The move that the script makes."""
    move: int = core.trick_script(rules, deal, bytes(wanted))
    return move


# Whole deals at random

TURNED, LAST, NAMED = 5, 6, 7
"""How the trump of a random deal comes about, beside a suit or NO_SUIT: turned from the stock, or drawn before the deal
where no stock is left; the last card dealt where none is left; named, any suit or none."""

PackedShape = NewType("PackedShape", bytes)


class Tally(NamedTuple):
    """What random deals brought; by seat the tricks taken, bids made exactly and points."""

    deals: int
    moves: int
    taken: tuple[int, ...]
    made: tuple[int, ...]
    points: tuple[int, ...]


class DealLog(NamedTuple):
    """A random deal: before its first lead, its dealer, the place of the card that decided the trump (None without),
    the bids by seat (none where it is not bid) and the moves."""

    deal: PackedDeal
    dealer: int
    shown: int | None
    bids: tuple[int, ...]
    moves: tuple[int, ...]


def pack_shape(
    pack: Sequence[int],
    seats: int,
    cards: int,
    trump: int = TURNED,
    circle_at: int = NO_CIRCLE,
    bids: bool = True,
    hook: bool = True,
) -> PackedShape:
    """What is dealt: the places of the pack's cards, players, cards each, the trump, whether it is bid and hooked."""
    numbers = bytes((len(pack), seats, cards, trump, circle_at, bids, hook))
    return PackedShape(bytes(pack).ljust(MOST_PACK, b"\0") + numbers)


def random_deals(
    rules: PackedRules,
    shape: PackedShape,
    points: Sequence[Sequence[int]],
    times: int,
    seed: int,
    threads: int = 1,
) -> Tally:
    """Deal, bid and play at random so many times; `points[bid][taken]` is what a seat gets."""
    table = packed_points(points)

    def work(piece: tuple[int, int]) -> Tally:
        stream, count = piece
        return Tally(*core.trick_random_deals(rules, shape, table, count, seed, stream))

    done = in_pieces(work, pieces_of(times) or [(0, 0)], threads)
    by_seat = [tuple(map(sum, zip(*(each[at] for each in done), strict=True))) for at in (2, 3, 4)]
    return Tally(sum(each.deals for each in done), sum(each.moves for each in done), *by_seat)


def deal_logs(rules: PackedRules, shape: PackedShape, times: int, seed: int, stream: int = 0) -> list[DealLog]:
    """The first deals of one piece of `random_deals`, move by move."""
    return [
        DealLog(PackedDeal(deal), dealer, None if shown == NO_SEAT else shown, tuple(bids), tuple(moves))
        for deal, dealer, shown, bids, moves in core.trick_deal_logs(rules, shape, times, seed, stream)
    ]
