"""Hands of Palace Poker laid out for tests, and played by actions as text."""

from typing import Any

from kozyr.cards import Card, pack, parse_card, parse_cards
from kozyr.errors import IllegalAction
from kozyr.games.palace import hand as course
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Hand
from kozyr.games.palace.text import parse, show
from kozyr.play.choices import Shuffled
from kozyr.play.forced import Seating
from kozyr.play.pots import Pot

DECK = pack(52)
FIVE_TEN = Rules(small_bet=5, big_bet=10)
NO_LIMIT = Rules(structure="no_limit", small_bet=5, big_bet=10)
SPADE, CLUB, DIAMOND, HEART = "2s / 3s 4s 6s", "2c / 3c 4c 6c", "2d / 3d 4d 6d", "2h / 3h 4h 6h"
"""Camps with nothing much in them, each of one suit."""


def laid(*camps: str, stacks: tuple[int, ...] = (), pot: int = 10, pile: str = "", button: int = -1) -> Hand:
    """A hand in which seat 0 has the turn. A camp is `banner / palace / soldiers`; stacks are 100 unless told."""
    parts = [[part.strip() for part in (*camp.split("/"), "")][:3] for camp in camps]
    seats = len(camps)
    banners, palaces, soldiers = ([parse_cards(part[place]) for part in parts] for place in range(3))
    used = {card for cards in (*banners, *palaces, *soldiers) for card in cards}
    rest = parse_cards(pile) if pile else tuple(card for card in DECK if card not in used)
    button = button % seats
    order = tuple((button + 1 + place) % seats for place in range(seats))
    return Hand(
        number=1,
        button=button,
        seats=order,
        stage="turn",
        stacks=stacks or (100,) * seats,
        pots=(Pot(pot, tuple(range(seats))),),
        live=(True,) * seats,
        banners=tuple(cards[0] for cards in banners),
        palaces=tuple(palaces),
        soldiers=tuple(soldiers),
        calm=(False,) * seats,
        pile=rest,
        mover=0,
    )


def dealt(rules: Rules, stacks: tuple[int, ...], *camps: str, pile: str = "", button: int = -1) -> Hand:
    """A hand from its antes on, its banners and palaces dealt in this order to the seats."""
    hand, _ = course.begin(rules, Seating(1, button % len(stacks), stacks))
    parts = [[part.strip() for part in camp.split("/")] for camp in camps]
    banners = [parse_card(parts[seat][0]) for seat in hand.seats]
    palaces = [parse_cards(parts[seat][1]) for seat in hand.seats]
    order = [three[place] for place in range(3) for three in palaces]
    hand = shuffled(rules, hand, banners)
    return shuffled(rules, hand, [*order, *parse_cards(pile)])


def shuffled(rules: Rules, hand: Hand, top: list[Card]) -> Hand:
    """The hand after the dealer's shuffle with these cards on top."""
    return course.apply(rules, hand, shuffle(rules, hand, top))[0]


def shuffle(rules: Rules, hand: Hand, top: list[Card]) -> Shuffled:
    (choice,) = course.legal(rules, hand)
    return Shuffled((*top, *(card for card in choice.cards if card not in top)))  # type: ignore[union-attr]


def played(rules: Rules, hand: Hand, *texts: str) -> tuple[Hand, tuple[Any, ...]]:
    """The hand after these actions, and the events of the last one; IllegalAction where one is not allowed."""
    events: tuple[Any, ...] = ()
    for text in texts:
        action = parse(text)
        if why := course.refusal(rules, hand, action):
            raise IllegalAction(text, why)
        hand, events = course.apply(rules, hand, action)
    return hand, events


def after(rules: Rules, hand: Hand, *texts: str) -> Hand:
    """The hand after these actions."""
    return played(rules, hand, *texts)[0]


def why(rules: Rules, hand: Hand, text: str) -> str | None:
    """The id of the reason against an action; None where it is allowed."""
    refused = course.refusal(rules, hand, parse(text))
    return refused.id if refused else None


def options(rules: Rules, hand: Hand) -> set[str]:
    """The verbs of what may be done now."""
    actions: list[Any] = [getattr(choice, "action", None) or choice.make for choice in course.legal(rules, hand)]  # type: ignore[union-attr]
    return {show(action).split()[0] for action in actions}


def turn(rules: Rules, hand: Hand) -> int:
    return course.turn(rules, hand)


def pot(hand: Hand) -> int:
    """All chips in the middle, a battle's among them."""
    return sum(layer.amount for layer in hand.pots) + (sum(hand.battle.paid) if hand.battle else 0)


def found(events: tuple[Any, ...], kind: type) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event
