"""A census of one hand of hold'em: every course of the betting, with all cards given.

    button 0; stacks 8 8 8; hands AsKd QhJs 6c6d; board 7s8d9cTcJh

Stacks and hands are in seat order; `button` is 0 where it is left out.
"""

from collections.abc import Sequence

from msgspec import Struct, structs

from kozyr.cards import Card, parse_card, show_cards
from kozyr.errors import NotationError
from kozyr.games.shortdeck import hand as hands
from kozyr.games.shortdeck.rules import BOARD, RIVER, Rules
from kozyr.games.shortdeck.state import Hand
from kozyr.play.choices import Shuffled, every
from kozyr.play.forced import Seating
from kozyr.play.game import OVER
from kozyr.play.hall import number

CLAUSES = ("button", "stacks", "hands", "board")


class Position(Struct, frozen=True):
    """A hand whose cards have been dealt, and the stacks with which it began."""

    rules: Rules
    hand: Hand
    stacks: tuple[int, ...]


def count(position: Position) -> tuple[int, list[int]]:
    """How many ways the hand can go, and what each seat wins in all of them together."""
    return _count(position.rules, position.hand, position.stacks)


def _count(rules: Rules, hand: Hand, stacks: tuple[int, ...]) -> tuple[int, list[int]]:
    if hands.turn(rules, hand) == OVER:
        return 1, [after - before for after, before in zip(hands.stacks(hand), stacks, strict=True)]
    leaves, sums = 0, [0] * len(stacks)
    for action in every(hands.legal(rules, hand)):
        more, won = _count(rules, hands.apply(rules, hand, action)[0], stacks)
        leaves += more
        sums = [a + b for a, b in zip(sums, won, strict=True)]
    return leaves, sums


def parse(clauses: dict[str, str], rules: Rules) -> Position:
    """The position that the clauses describe, by the rules of a table; NotationError names what is wrong.

    The stacks say how many seats there are, whatever `rules` has.
    """
    stacks = tuple(number(word) for word in clauses.get("stacks", "").split())
    holes = [_cards(word) for word in clauses.get("hands", "").split()]
    board = _cards("".join(clauses.get("board", "").split()))
    table = _table(rules, stacks, holes, board)
    button = number(clauses.get("button", "0"))
    if button >= len(stacks):
        raise NotationError(f"the button is a seat from 0 to {len(stacks) - 1}, not {button}")
    seating = Seating(1, button, stacks)
    hand, _ = hands.begin(table, seating)
    first, second = zip(*(holes[seat] for seat in seating.seats), strict=True)
    named = (*first, *second, *board)
    stock = (*named, *(card for card in table.cards if card not in named))
    return Position(table, hands.apply(table, hand, Shuffled(stock))[0], stacks)


def _table(rules: Rules, stacks: tuple[int, ...], holes: list[tuple[Card, ...]], board: tuple[Card, ...]) -> Rules:
    if not 2 <= len(stacks) <= 10 or 0 in stacks:
        raise NotationError("a hand has from 2 to 10 stacks of 1 or more: write stacks 8 8; hands AsKd QhJs")
    if len(holes) != len(stacks) or any(len(hole) != 2 for hole in holes):
        raise NotationError(f"write two cards for each of {len(stacks)} seats, such as hands AsKd QhJs")
    if len(board) != BOARD[RIVER]:
        raise NotationError(f"the board has {BOARD[RIVER]} cards, not {len(board)}")
    _check(rules, [*board, *(card for hole in holes for card in hole)])
    return structs.replace(rules, seats=len(stacks))


def _check(rules: Rules, named: Sequence[Card]) -> None:
    for card in named:
        if card not in rules.cards:
            raise NotationError(f"{card} is not in a pack of {rules.deck} cards")
        if named.count(card) > 1:
            raise NotationError(f"{card} is dealt twice in {show_cards(named)[:60]}")


def _cards(word: str) -> tuple[Card, ...]:
    return tuple(parse_card(word[at : at + 2]) for at in range(0, len(word), 2))
