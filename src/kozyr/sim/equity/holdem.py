"""Hold'em and short deck: who holds what, and the showdowns that are to be counted or sampled."""

from collections.abc import Iterator, Mapping, Sequence
from math import lcm, prod

from msgspec import Struct

from kozyr.errors import NotationError
from kozyr.kernel.showdowns import Choice, Showdown
from kozyr.play.ranking import Order
from kozyr.sim.equity import ranges
from kozyr.sim.equity.ranges import Range
from kozyr.sim.equity.suits import EVERY_TURN, Turn, turned
from kozyr.sim.equity.work import Case
from kozyr.sim.equity.written import cards, no_card_twice, rules

BOARDS = (0, 3, 4, 5)
BOARD = 5
MOST_TRIES = 100_000
"""So often are hands tried to be held beside each other; who needs more of it could not be sampled either."""


class Holding(Struct, frozen=True):
    """What a seat holds: what was written, and the hands that it may have, with whole weights. `random` is any two
    cards."""

    text: str
    hands: dict[int, int]
    random: bool = False


class Holdem(Struct, frozen=True):
    """A question: the order of hands, what the seats hold, the board and the cards out of play; `turns` are the ways to
    rename suits that change nothing of it."""

    order: Order
    seats: tuple[Holding, ...]
    board: int
    dead: int
    turns: tuple[Turn, ...]

    @property
    def stub(self) -> int:
        """The cards that lie nowhere."""
        return self.order.cards & ~self.board & ~self.dead


def ask(
    game: str, hands: Sequence[str], preset: str | None, changes: Mapping[str, str], board: str, dead: str
) -> Holdem:
    """The question of these hands or ranges; NotationError or RulesError names what is wrong."""
    order: Order = rules(game, hands, preset, changes).order
    lies, out = cards(board, "the board", order), cards(dead, "the dead cards", order)
    if lies.bit_count() not in BOARDS:
        raise NotationError(f"a board has no cards, or 3, 4 or 5, not {lies.bit_count()}: {board[:40]}")
    held = [(text.strip(), ranges.parse(text, order.cards)) for text in hands]
    alone = [(text, next(iter(range))) for text, range in held if ranges.single(text)]
    taken = no_card_twice([("the board", lies), ("the dead cards", out), *alone])
    seats = tuple(_holding(text, range, taken) for text, range in held)
    if 2 * len(seats) + BOARD > (order.cards & ~out).bit_count():
        raise NotationError(f"{len(seats)} hands and a board are more cards than there are")
    if not _fit(sorted((tuple(seat.hands) for seat in seats), key=len), 0, iter(range(MOST_TRIES))):
        raise NotationError("these hands cannot be held at once: too many of them need the same cards")
    return Holdem(order, seats, lies, out, _symmetry(seats, (lies, out)))


def _holding(text: str, held: Range, taken: int) -> Holding:
    """A seat's range without the hands of which a card lies elsewhere."""
    if ranges.single(text):
        return Holding(text, dict.fromkeys(held, 1))
    left = {hand: weight for hand, weight in held.items() if not hand & taken}
    if not left:
        raise NotationError(f"no hand of {text[:40]} is left beside the cards that are named")
    return Holding(text, _whole(left), text == "random")


def _fit(choices: Sequence[Sequence[int]], used: int, tries: Iterator[int]) -> bool:
    """Whether every choice was found a hand with no card twice before the tries ran out."""
    if not choices:
        return True
    hands = (hand for hand in choices[0] if not hand & used)
    return any(_fit(choices[1:], used | hand, tries) for hand, _ in zip(hands, tries, strict=False))


def _whole(held: Range) -> dict[int, int]:
    """The same weights as whole numbers."""
    scale = lcm(*(weight.denominator for weight in held.values()))
    weights = {hand: int(weight * scale) for hand, weight in held.items()}
    return weights if len(set(weights.values())) > 1 else dict.fromkeys(weights, 1)


def least_cases(question: Holdem) -> int:
    """In how many cases the question falls, at least and about."""
    return max(1, prod(len(seat.hands) for seat in question.seats) // len(question.turns))


def cases(question: Holdem) -> Iterator[Case]:
    """Every way to hold the hands, those that differ in the names of suits alone once."""
    choices = [seat.hands for seat in question.seats]
    for hands, ways, weight in _orbits(choices, (), question.turns):
        yield Case(_showdown(question, hands, (0,) * len(hands)), ways, weight)


def _showdown(question: Holdem, hands: tuple[int, ...], draws: tuple[int, ...]) -> Showdown:
    to_come = BOARD - question.board.bit_count()
    return Showdown(hands, draws, question.board, to_come, question.stub & ~sum(hands))


def _symmetry(seats: Sequence[Holding], fixed: Sequence[int]) -> tuple[Turn, ...]:
    """The ways to rename suits that leave these sets of cards and what the seats may hold as they are."""
    return tuple(
        turn
        for turn in EVERY_TURN
        if all(turned(known, turn) == known for known in fixed if known)
        and all(seat.hands.get(turned(hand, turn)) == weight for seat in seats for hand, weight in seat.hands.items())
    )


def _orbits(
    choices: Sequence[Mapping[int, int]], hands: tuple[int, ...], turns: Sequence[Turn]
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """One of all the ways to hold hands that become each other by renaming suits, how many these are and what they
    weigh: the first hand takes one of each such set, and the others are left with what keeps that hand as it is."""
    if not choices:
        yield hands, 1, 1
        return
    used, seen = sum(hands), set[int]()
    for hand, weight in choices[0].items():
        if hand & used or hand in seen:
            continue
        alike = {turned(hand, turn) for turn in turns}
        seen |= alike
        kept = [turn for turn in turns if turned(hand, turn) == hand]
        for whole, ways, rest in _orbits(choices[1:], (*hands, hand), kept):
            yield whole, ways * len(alike), rest * weight * len(alike)


def chances(question: Holdem) -> tuple[Showdown, tuple[Choice | None, ...]]:
    """The showdown to sample, and the hands from which seats get theirs; a random hand is two cards to come."""
    hands = tuple(0 if len(seat.hands) > 1 else next(iter(seat.hands)) for seat in question.seats)
    draws = tuple(2 if seat.random else 0 for seat in question.seats)
    fixed = sum(hands)
    choices = tuple(
        None
        if hand or seat.random
        else _choice({held: weight for held, weight in seat.hands.items() if not held & fixed})
        for hand, seat in zip(hands, question.seats, strict=True)
    )
    return _showdown(question, hands, draws), choices


def _choice(weights: Mapping[int, int]) -> Choice:
    return Choice(tuple(weights), tuple(weights.values()))
