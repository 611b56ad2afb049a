"""Five-card draw: what the seats hold, what they throw away, and the best discards.

All hands lie open, and every seat draws once. A seat whose discards are not given throws away what makes its equity the
highest against what the others throw away: seats choose in turn, from all standing pat on, until none gains by another
choice. Nobody sees what the others got before choosing. Where that goes round in a circle it is cut off and said.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card, cards_of, mask_of, parse_card, show_cards
from kozyr.errors import NotationError
from kozyr.games.draw.orders import order_of_view
from kozyr.games.draw.rules import Rules
from kozyr.kernel.showdowns import Showdown
from kozyr.play.ranking import Order
from kozyr.sim.equity.written import cards, no_card_twice, rules, split

HAND = 5
MOST_ROUNDS = 12
"""So often do all seats choose before it is a circle."""
LOOKS = 2
Payoff = Callable[[Showdown, int, int], tuple[float, float]]
"""The equity of a seat in a showdown at the first look or a closer one, and how far that may be from the truth."""


class Drawer(Struct, frozen=True):
    """What a seat holds and throws away; `free` where it finds that out itself."""

    text: str
    hand: int
    discards: int
    free: bool


class Draw(Struct, frozen=True):
    """A question: the rules of the table and its order of hands, the seats, and the cards out of play."""

    rules: Rules
    order: Order
    seats: tuple[Drawer, ...]
    dead: int


def ask(hands: Sequence[str], preset: str | None, changes: Mapping[str, str], dead: str, turned: str | None) -> Draw:
    """The question of these hands; NotationError or RulesError names what is wrong."""
    agreed: Rules = rules("draw", hands, preset, changes)
    order = order_of_view(agreed, agreed.order, _turned(agreed, turned))
    out = cards(dead, "the dead cards", order)
    seats = tuple(_drawer(text.strip(), agreed, order) for text in hands)
    no_card_twice([("the dead cards", out), *((seat.text, seat.hand) for seat in seats)])
    question = Draw(agreed, order, seats, out)
    if not _enough(question):
        raise NotationError("the hands throw away more cards than are left to draw")
    return question


def _turned(agreed: Rules, text: str | None) -> Card | None:
    """The card that was turned up, where one makes its rank wild (FD-A12)."""
    if agreed.wild != "turned_rank":
        if text is not None:
            raise NotationError(f"no card is turned with wild={agreed.wild}, but {text[:20]!r} is given")
        return None
    if text is None:
        raise NotationError("with wild=turned_rank a card is turned: say which, as 7c")
    card = parse_card(text)
    if card not in agreed.cards:
        raise NotationError(f"{card.value} was turned and is not in the pack of {len(agreed.cards)} cards")
    return card


def _drawer(text: str, agreed: Rules, order: Order) -> Drawer:
    """A hand as `As Ad Kc 7h 2s`, or with what it throws away after a slash, as `As Ad Kc / 7h 2s`."""
    kept, slash, thrown = text.partition("/")
    hand = cards(kept + " " + thrown, text[:40], order)
    if hand.bit_count() != HAND:
        raise NotationError(f"a hand of draw has {HAND} cards, not {hand.bit_count()}: {text[:40]!r}")
    discards = mask_of(split(thrown))
    if not may_throw(agreed, order, hand, discards):
        raise NotationError(f"max_draw={agreed.max_draw} does not allow the discards of {text[:40]!r}")
    return Drawer(show_cards(split(kept + thrown)), hand, discards, not slash)


def may_throw(agreed: Rules, order: Order, hand: int, discards: int) -> bool:
    """Whether a hand may throw these cards away: four may need that a natural ace is kept (FD-22, FD-A25)."""
    many = discards.bit_count()
    if agreed.max_draw == "3_or_4_with_ace":
        ace = any(card.rank == Card.SA.rank for card in cards_of(hand & ~discards & ~order.wild))
        return many <= 3 or (many == 4 and ace)
    return many <= agreed.most_drawn


def _enough(question: Draw) -> bool:
    drawn = sum(seat.discards.bit_count() for seat in question.seats)
    return drawn <= _stub(question).bit_count()


def _stub(question: Draw) -> int:
    return question.order.cards & ~question.dead & ~sum(seat.hand for seat in question.seats)


def showdown(question: Draw) -> Showdown:
    """The showdown after these discards; they stay out of play (FD-24)."""
    kept = tuple(seat.hand & ~seat.discards for seat in question.seats)
    return Showdown(kept, tuple(seat.discards.bit_count() for seat in question.seats), 0, 0, _stub(question))


def thrown(seat: Drawer) -> str:
    """The cards that a seat throws away, in the order of its hand."""
    return show_cards(card for card in split(seat.text) if card.bit & seat.discards)


def settle(question: Draw, payoff: Payoff) -> tuple[Draw, bool]:
    """The question with the best discards of every seat that finds them itself, and whether nobody would change."""
    free = [number for number, seat in enumerate(question.seats) if seat.free]
    for _ in range(MOST_ROUNDS):
        before = question
        for number in free:
            question = _best(question, number, payoff)
        if question == before:
            return question, True
    return question, not free


def _best(question: Draw, number: int, payoff: Payoff) -> Draw:
    """The question with the best choice of one seat; its choice so far stays where no other is better."""
    best = question
    for other in _others(question, number):
        if _better(showdown(other), showdown(best), number, payoff):
            best = other
    return best


def _better(one: Showdown, other: Showdown, number: int, payoff: Payoff) -> bool:
    """Whether a seat is better off in the first showdown, by a closer look where one look leaves a doubt."""
    here = there = 0.0
    for look in range(LOOKS):
        (here, about), (there, around) = payoff(one, number, look), payoff(other, number, look)
        if abs(here - there) > about + around:
            break
    return here > there


def _others(question: Draw, number: int) -> Iterator[Draw]:
    """The question with every other choice that a seat has, few discards before many."""
    seat = question.seats[number]
    for many in range(HAND + 1):
        for thrown in combinations(cards_of(seat.hand), many):
            discards = mask_of(thrown)
            if discards == seat.discards or not may_throw(question.rules, question.order, seat.hand, discards):
                continue
            seats = (*question.seats[:number], replace(seat, discards=discards), *question.seats[number + 1 :])
            other = replace(question, seats=seats)
            if _enough(other):
                yield other
