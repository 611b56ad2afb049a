"""A census of one hand of poker: every course of the betting, and in draw of the exchange, with all cards given.

    button 0; stacks 8 8 8; hands AsKd QhJs 6c6d; board 7s8d9cTcJh
    button 1; stacks 30 30; hands KsKh7d4c3s QsQh8c5d3h; stub 9c9d9h2c; turned 2s; first 0
    stacks 12 12; banners Ks Qh; hands AsAcAd 7c8c9c; pile 2c3d

Stacks and hands are in seat order; `button` is 0 where it is left out. In draw `stub` begins with these cards, all
others follow in the order of the numbering; `turned` is the card turned where its rank is wild; `first` is where the
lot for the first turn falls. A renewed stub has its cards in the order of the numbering; a redeal gives the same cards.
In Palace Poker a seat has a banner and three cards; `pile` begins with these, and all shuffles keep that order.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from kozyr.cards import Card, parse_card, show_cards
from kozyr.errors import NotationError
from kozyr.games.draw import hand as draw
from kozyr.games.draw.rules import Rules as Draw
from kozyr.games.palace import hand as palace
from kozyr.games.palace.rules import Rules as Palace
from kozyr.games.shortdeck import hand as holdem
from kozyr.games.shortdeck.rules import BOARD, RIVER
from kozyr.games.shortdeck.rules import Rules as Holdem
from kozyr.play.choices import Choices, Shuffle, Shuffled, every
from kozyr.play.evening import Lot
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, OVER
from kozyr.play.hall import number

HOLDEM_CLAUSES = ("button", "stacks", "hands", "board")
DRAW_CLAUSES = ("button", "stacks", "hands", "stub", "turned", "first")
PALACE_CLAUSES = ("button", "stacks", "banners", "hands", "pile")


class Position(Struct, frozen=True):
    """A hand before its cards, of the game whose `hands` play it: the stacks with which it began, the whole order of
    the shuffle, and the seat on which a lot falls."""

    hands: Any
    rules: Any
    hand: Any
    stacks: tuple[int, ...]
    stock: tuple[Card, ...]
    first: int = 0


def count(position: Position) -> tuple[int, list[int]]:
    """How many ways the hand can go, and what each seat wins in all of them together."""
    return _count(position, position.hand)


def _count(given: Position, hand: Any) -> tuple[int, list[int]]:
    hands, rules = given.hands, given.rules
    mover = hands.turn(rules, hand)
    if mover == OVER:
        return 1, [after - before for after, before in zip(hands.stacks(hand), given.stacks, strict=True)]
    choices = hands.legal(rules, hand)
    leaves, sums = 0, [0] * len(given.stacks)
    for action in [by_dealer(given, choices)] if mover == DEALER else every(choices):
        more, won = _count(given, hands.apply(rules, hand, action)[0])
        leaves += more
        sums = [a + b for a, b in zip(sums, won, strict=True)]
    return leaves, sums


def by_dealer(given: Position, choices: Choices) -> Shuffled | Lot:
    """What the dealer does: the given shuffle, or as much of it as he has; a new stub in the order of the numbering; or
    the given lot."""
    choice = choices[0]
    if isinstance(choice, Shuffle) and given.hands is palace:
        return Shuffled(tuple([card for card in given.stock if card in choice.cards]))
    if isinstance(choice, Shuffle):
        return Shuffled(given.stock if len(choice.cards) == len(given.stock) else choice.cards)
    return Lot(given.first)


def parse_holdem(clauses: dict[str, str], rules: Holdem) -> Position:
    """The hand of hold'em that the clauses describe, by the rules of a table; NotationError names what is wrong.

    The stacks say how many seats there are, whatever `rules` has.
    """
    seating = _seating(clauses)
    holes = _hands(clauses, seating, 2, "hands AsKd QhJs")
    board = _cards("".join(clauses.get("board", "").split()))
    if len(board) != BOARD[RIVER]:
        raise NotationError(f"the board has {BOARD[RIVER]} cards, not {len(board)}")
    _check(rules.cards, [*board, *(card for hole in holes for card in hole)])
    return _position(holdem, structs.replace(rules, seats=len(seating.stacks)), seating, holes, board)


def parse_draw(clauses: dict[str, str], rules: Draw) -> Position:
    """The hand of draw that the clauses describe, as in `parse_holdem`; RulesError where so many cannot play."""
    seating = _seating(clauses)
    held = _hands(clauses, seating, 5, "hands KsKh7d4c3s QsQh8c5d3h")
    stub, turned = (_cards("".join(clauses.get(name, "").split())) for name in ("stub", "turned"))
    if len(turned) != (rules.wild == "turned_rank"):
        raise NotationError("write one turned card where its rank is wild, and none elsewhere")
    table = structs.replace(rules, seats=len(seating.stacks))
    _check(table.cards, [*turned, *stub, *(card for hand in held for card in hand)])
    return _position(draw, table, seating, held, stub, turned, _seat(clauses, "first", seating))


def parse_palace(clauses: dict[str, str], rules: Palace) -> Position:
    """The hand of Palace Poker that the clauses describe, as in `parse_holdem`."""
    seating = _seating(clauses)
    palaces = _hands(clauses, seating, 3, "hands AsAcAd 7c8c9c")
    banners = _cards("".join(clauses.get("banners", "").split()))
    if len(banners) != len(seating.stacks):
        raise NotationError("write a banner for each seat, such as banners Ks Qh")
    pile = _cards("".join(clauses.get("pile", "").split()))
    _check(rules.cards, [*banners, *(card for three in palaces for card in three), *pile])
    table = structs.replace(rules, seats=len(seating.stacks))
    found = _position(palace, table, seating, palaces, pile)
    by_turn = tuple([banners[seat] for seat in seating.seats])
    return structs.replace(found, stock=(*by_turn, *(card for card in found.stock if card not in by_turn)))


def _seating(clauses: dict[str, str]) -> Seating:
    stacks = tuple(number(word) for word in clauses.get("stacks", "").split())
    if not 2 <= len(stacks) <= 10 or 0 in stacks:
        raise NotationError("a hand has from 2 to 10 stacks of 1 or more: write stacks 8 8; hands AsKd QhJs")
    return Seating(1, _seat(clauses, "button", Seating(1, 0, stacks)), stacks)


def _seat(clauses: dict[str, str], name: str, seating: Seating) -> int:
    seat = number(clauses.get(name, "0"))
    if seat >= len(seating.stacks):
        raise NotationError(f"the {name} is a seat from 0 to {len(seating.stacks) - 1}, not {seat}")
    return seat


def _hands(clauses: dict[str, str], seating: Seating, size: int, such: str) -> list[tuple[Card, ...]]:
    found = [_cards(word) for word in clauses.get("hands", "").split()]
    if len(found) != len(seating.stacks) or any(len(hand) != size for hand in found):
        many = {2: "two", 3: "three", 5: "five"}[size]
        raise NotationError(f"write {many} cards for each of {len(seating.stacks)} seats, such as {such}")
    return found


def _position(
    hands: Any,
    rules: Any,
    seating: Seating,
    held: list[tuple[Card, ...]],
    stub: tuple[Card, ...],
    turned: tuple[Card, ...] = (),
    first: int = 0,
) -> Position:
    """Cards are dealt one at a time from the button's left."""
    rounds = zip(*(held[seat] for seat in seating.seats), strict=True)
    named = (*turned, *(card for each in rounds for card in each), *stub)
    stock = (*named, *(card for card in rules.cards if card not in named))
    return Position(hands, rules, hands.begin(rules, seating)[0], seating.stacks, stock, first)


def _check(pack: Sequence[Card], named: Sequence[Card]) -> None:
    for card in named:
        if card not in pack:
            raise NotationError(f"{card} is not in a pack of {len(pack)} cards")
        if named.count(card) > 1:
            raise NotationError(f"{card} is dealt twice in {show_cards(named)[:60]}")


def _cards(word: str) -> tuple[Card, ...]:
    return tuple(parse_card(word[at : at + 2]) for at in range(0, len(word), 2))
