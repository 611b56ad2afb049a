"""Whole hands of poker in the core: one hand move by move, or many between players who do anything that is legal.

What a table agreed is a list of numbers (`pack_rules`) and the orders of hands that are played for. Cards are masks in
the numbering of kozyr.cards, sets of seats too: bit s is seat s. Nothing here works without the core; kozyr.sim.hands
does.
"""

from array import array
from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from kozyr.kernel.core import needed as core
from kozyr.kernel.pieces import in_pieces
from kozyr.kernel.ranks import Core

if TYPE_CHECKING:
    from kozyr.kernel._kernel import PokerHand

MOST_STREETS = 4
NO_CAP = -1
DEALER, ENDED = -1, -2
"""Whose turn it is, if no seat's."""
MOST_SEATS, AIMS, CATEGORIES = 10, 2, 11
MOST_PLAYED = 4_000_000_000
"""The chips of a table in a long run."""
PIECE = 4096
"""So many hands of a long run share a stream of random numbers."""


class LacksError(Exception):
    """Something that a table agreed is not in the core; the message says what."""


class Limit(IntEnum):
    """How much may be bet; `POT_AS_IT_LIES` does not count the call, `STEPS` are one or two sizes."""

    NONE = 0
    POT = 1
    POT_AS_IT_LIES = 2
    STEPS = 3
    SPREAD = 4


class Checked(IntEnum):
    """What happens when all have checked on the first street: the hand goes on, it is dealt again, or it is played for
    its second aim."""

    GO_ON = 0
    DEAL_AGAIN = 1
    OTHER_AIM = 2


class Later(IntEnum):
    """Who acts first on later streets: the left of the button, who drew first, or who did on the first street."""

    LEFT = 0
    FIRST_DRAWER = 1
    SAME = 2


class Act(IntEnum):
    """What a player does; `RAISE` is a bet as well, with the sum that then lies before him."""

    FOLD = 0
    CHECK = 1
    CALL = 2
    RAISE = 3


class Wait(IntEnum):
    """What a hand waits for."""

    LOT = 0
    DEAL = 1
    BET = 2
    EXCHANGE = 3
    RENEW = 4
    OVER = 5


class Street(NamedTuple):
    """So many cards on the board, or an exchange, and then betting from `least`; `most` is the greatest bet of a spread
    or the second size of steps."""

    least: int
    most: int = 0
    board: int = 0
    exchange: bool = False


class HandRules(NamedTuple):
    """What a table agreed, packed: its numbers, and the orders that are played for."""

    numbers: bytes
    aims: tuple[Core, Core]


def pack_rules(
    *,
    pack: int,
    own: int,
    aims: tuple[Core, Core],
    streets: Sequence[Street],
    turned: bool = False,
    lot: bool = False,
    ante: int = 0,
    small: int = 0,
    big: int = 0,
    button: int = 0,
    limit: Limit = Limit.NONE,
    cap: int | None = None,
    most_away: int = 0,
    four_with_ace: bool = False,
    within_stub: bool = False,
    after_last: bool = False,
    later_first: Later = Later.LEFT,
    when_checked: Checked = Checked.GO_ON,
    most_redeals: int = 0,
    opener: int = 0,
) -> HandRules:
    """The HandRules of native/hand_rules.h; ValueError for what makes no hand, NoCoreError without the core."""
    places = [*streets, *[Street(0)] * (MOST_STREETS - len(streets))]
    numbers = array("q", [pack, own, turned, lot, ante, small, big, button, limit])
    numbers.extend([NO_CAP if cap is None else cap, len(streets)])
    for street in places:
        numbers.extend([street.board, street.exchange, street.least, street.most])
    numbers.extend([most_away, four_with_ace, within_stub, after_last, later_first, when_checked, most_redeals, opener])
    return HandRules(core.hand_rules(numbers.tobytes()), aims)


class Look(NamedTuple):
    """A hand from outside, by seat where it is a list: chips behind, chips in the pots, bets of the round; `live` are
    the seats that are in. A pot is its chips, the seats that may win it, and those that did."""

    waits: Wait
    street: int
    redeals: int
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    price: int
    live: int
    held: tuple[int, ...]
    board: int
    turned: int
    pots: tuple[tuple[int, int, int], ...]


def begin(rules: HandRules, stacks: Sequence[int], button: int, late: int = 0) -> "PokerHand":
    """A hand after its forced bets, to be played move by move; a seat without chips is not dealt in, and `late` ones
    post a live big blind. Every move is checked: ValueError for one that is not allowed."""
    return core.PokerHand(rules.numbers, *rules.aims, stacks, button, late)  # type: ignore[no-any-return]


def look(hand: "PokerHand") -> Look:
    """What a hand holds."""
    waits, *rest = hand.look()
    return Look(Wait(waits), *rest)


class Totals(NamedTuple):
    """Sums over hands; lists are by seat. `won` are chips won less those lost, and `squares` the sums of their squares;
    `taken` counts the hands in which a seat won a pot, `shown` those in which it was in at a showdown. For each aim,
    `made` counts the hands at showdowns by their category's place on the ladder, and `winning` those that won a pot."""

    hands: int
    decisions: int
    showdowns: int
    won: tuple[int, ...]
    squares: tuple[int, ...]
    taken: tuple[int, ...]
    shown: tuple[int, ...]
    made: tuple[tuple[int, ...], ...]
    winning: tuple[tuple[int, ...], ...]


class Run(NamedTuple):
    """Many hands between players who do anything that is legal; all begin each hand with `stacks`, and the button moves
    on. `free_folds`: they fold although it costs nothing to stay; `least`: they bet and raise the least sum allowed."""

    rules: HandRules
    stacks: tuple[int, ...]
    hands: int
    seed: int
    free_folds: bool = True
    least: bool = False


def pieces(hands: int, seats: int) -> list[tuple[int, int, int]]:
    """The pieces of a run: the stream of each, the button of its first hand, and how many hands it has."""
    firsts = range(0, hands, PIECE)
    return [(stream, first % seats, min(PIECE, hands - first)) for stream, first in enumerate(firsts)]


def play(run: Run, threads: int = 1) -> Totals:
    """What comes of a run; the number of threads changes nothing but the time. ValueError for stacks or a pack that
    allow no hand."""
    seats = len(run.stacks)

    def one(piece: tuple[int, int, int]) -> Totals:
        numbers, aims = run.rules
        told = core.random_hands(numbers, *aims, run.stacks, run.free_folds, run.least, run.seed, *piece)
        return _totals(array("q", told), seats)

    return together(in_pieces(one, pieces(run.hands, seats), threads), seats)


def _totals(sums: "array[int]", seats: int) -> Totals:
    """The struct Totals of native/random_hands.h."""
    begin = 3 + 5 * MOST_SEATS
    won, low, high, taken, shown = (tuple(sums[3 + MOST_SEATS * row :][:seats]) for row in range(5))
    by_aim = [tuple(sums[begin + CATEGORIES * row :][:CATEGORIES]) for row in range(2 * AIMS)]
    squares = tuple((above << 32) + below for below, above in zip(low, high, strict=True))
    return Totals(sums[0], sums[1], sums[2], won, squares, taken, shown, tuple(by_aim[:AIMS]), tuple(by_aim[AIMS:]))


def together(each: Sequence[Totals], seats: int) -> Totals:
    """All of them, for a table of so many seats."""
    return Totals(
        hands=sum(one.hands for one in each),
        decisions=sum(one.decisions for one in each),
        showdowns=sum(one.showdowns for one in each),
        won=_sums([one.won for one in each], seats),
        squares=_sums([one.squares for one in each], seats),
        taken=_sums([one.taken for one in each], seats),
        shown=_sums([one.shown for one in each], seats),
        made=tuple(_sums([one.made[aim] for one in each], CATEGORIES) for aim in range(AIMS)),
        winning=tuple(_sums([one.winning[aim] for one in each], CATEGORIES) for aim in range(AIMS)),
    )


def _sums(lists: Sequence[tuple[int, ...]], size: int) -> tuple[int, ...]:
    return tuple(map(sum, zip(*lists, strict=True))) or (0,) * size
