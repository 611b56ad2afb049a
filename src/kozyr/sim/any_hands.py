"""Random hands by the engine: the very hands that the core plays, by the same chances (native/random_hands.c)."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kozyr.cards import Card
from kozyr.games.draw import hand as draw
from kozyr.games.draw.orders import order_of
from kozyr.games.shortdeck import hand as shortdeck
from kozyr.kernel.poker import AIMS, CATEGORIES, Totals, pieces, together
from kozyr.kernel.streams import Stream
from kozyr.play.betting import CALL
from kozyr.play.choices import Cards, Choices, One, Shuffle, Shuffled
from kozyr.play.dealt import PotWon
from kozyr.play.evening import Lot
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, OVER
from kozyr.play.ranking import Order, rank

HANDS: dict[str, Any] = {"draw": draw, "shortdeck": shortdeck}
NONE = (0,) * CATEGORIES


class Run(NamedTuple):
    """As kozyr.kernel.poker.Run, with the rules of a game as they are."""

    game: str
    rules: Any
    stacks: tuple[int, ...]
    hands: int
    seed: int
    free_folds: bool = True
    least: bool = False


class End(NamedTuple):
    """How a hand ended: who was in, and where more than one was, their cards, and by which order and aim."""

    live: Sequence[bool]
    cards: Sequence[Iterable[Card]]
    order: Order
    aim: int
    pots: Sequence[PotWon]


def play(run: Run) -> Totals:
    """What comes of a run."""
    seats = len(run.stacks)
    return together([_piece(run, *piece) for piece in pieces(run.hands, seats)], seats)


def _piece(run: Run, stream: int, first: int, hands: int) -> Totals:
    chance, seats = Stream(run.seed, stream), len(run.stacks)
    return together([_hand(run, (first + number) % seats, chance) for number in range(hands)], seats)


def _hand(run: Run, button: int, chance: Stream) -> Totals:
    """One hand, as totals of its own."""
    hands, rules, decisions = HANDS[run.game], run.rules, 0
    hand, _ = hands.begin(rules, Seating(1, button, run.stacks))
    while (turn := hands.turn(rules, hand)) != OVER:
        hand, _ = hands.apply(rules, hand, _any(hands.legal(rules, hand), run, chance))
        decisions += turn != DEALER
    won = tuple([after - before for after, before in zip(hands.stacks(hand), run.stacks, strict=True)])
    return _totals(_end(run, hand), won, decisions)


# What they do


def _any(choices: Choices, run: Run, chance: Stream) -> Any:
    """Any of what is allowed, by the numbers that the core asks for."""
    match choices[0]:
        case Shuffle(cards=cards):
            return Shuffled(_shuffled(cards, chance))
        case Cards():
            return _exchange([choice for choice in choices if isinstance(choice, Cards)], chance)
        case One(action=Lot()):
            return _one_of(choices, chance).action
        case _:
            return _bet(choices, run, chance)


def _bet(choices: Choices, run: Run, chance: Stream) -> Any:
    """To fold, to stay, or one of the sizes and in it any sum."""
    may = choices if run.free_folds or choices[1] == CALL else choices[1:]
    choice = _one_of(may, chance)
    if isinstance(choice, One):
        return choice.action
    sums = range(choice.lo, choice.lo + 1 if run.least else choice.hi + 1)
    return type(choice.make)(_one_of(sums, chance))


def _one_of(many: Sequence[Any], chance: Stream) -> Any:
    """One of them, without a number where there is no choice."""
    return many[chance.below(len(many))] if len(many) > 1 else many[0]


def _in_place(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.bit)


def _shuffled(cards: Iterable[Card], chance: Stream) -> tuple[Card, ...]:
    deck = _in_place(cards)
    for place in range(len(deck) - 1):
        other = place + chance.below(len(deck) - place)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def _exchange(choices: Sequence[Cards], chance: Stream) -> Any:
    """Some of the cards, each set as likely as any other; an ace that is kept is chosen first."""
    held = set(choices[0].of)
    by_ace = sorted(choices[1:], key=lambda choice: (held - set(choice.of)).pop().bit)
    choice = _one_of([choices[0], *by_ace], chance)
    chosen, cards = 0, _in_place(choice.of)
    while choice.most:
        chosen = chance.below(1 << len(cards))
        if choice.least <= chosen.bit_count() <= choice.most:
            break
    return type(choice.make)(tuple([card for place, card in enumerate(cards) if chosen >> place & 1]))


# What came of it


def _end(run: Run, hand: Any) -> End:
    if run.game == "draw":
        return End(hand.live, hand.held, order_of(run.rules, hand), hand.again, hand.won)
    cards = [(*hole, *hand.board) for hole in hand.holes]
    return End(hand.round.live, cards, run.rules.order, 0, hand.result.won)


def _totals(end: End, won: tuple[int, ...], decisions: int) -> Totals:
    winners = {seat for pot in end.pots for seat in pot.winners}
    shown = [seat for seat, live in enumerate(end.live) if live] if end.live.count(True) > 1 else []
    places = {seat: end.order.ladder.index(rank(end.cards[seat], end.order).category) for seat in shown}
    seats = range(len(won))
    return Totals(
        hands=1,
        decisions=decisions,
        showdowns=len(shown) > 1,
        won=won,
        squares=tuple([chips * chips for chips in won]),
        taken=tuple([seat in winners for seat in seats]),
        shown=tuple([seat in places for seat in seats]),
        made=_counted(places.values(), end.aim),
        winning=_counted([place for seat, place in places.items() if seat in winners], end.aim),
    )


def _counted(places: Iterable[int], aim: int) -> tuple[tuple[int, ...], ...]:
    """How often each place of the ladder stands there, for the aim that was played for."""
    listed = list(places)
    counts = tuple([listed.count(place) for place in range(CATEGORIES)])
    return tuple([counts if each == aim else NONE for each in range(AIMS)])
