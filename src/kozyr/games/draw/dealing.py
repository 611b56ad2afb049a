"""The dealer's work and the exchange: five cards each, a card turned, new cards, a new stub (FD-10, FD-20..FD-25)."""

from itertools import chain

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.draw.orders import order_of
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import CardsDealt, Draw, Exchanged, Hand, HandEvent, Received, Step, StubRenewed, Turned
from kozyr.play.choices import Cards, Choices, Shuffle
from kozyr.play.game import Why
from kozyr.play.seats import clockwise, put

FIVE = 5
ACE_RANK = Card.SA.rank


def deal(rules: Rules, hand: Hand, cards: tuple[Card, ...]) -> Step:
    """Five cards one at a time from the button's left to all who are in; before them one is turned where its rank is
    wild (FD-A12)."""
    turned = cards[0] if rules.wild == "turned_rank" else None
    stub = cards[1:] if turned else cards
    players = [seat for seat in hand.seats if hand.live[seat]]
    held = list(hand.held)
    for place, seat in enumerate(players):
        held[seat] = stub[place : FIVE * len(players) : len(players)]
    after = replace(hand, held=tuple(held), stub=stub[FIVE * len(players) :], turned=turned)
    given = CardsDealt(tuple([after.held[seat] if after.live[seat] else None for seat in range(len(held))]))
    return after, (Turned(turned), given) if turned else (given,)


def begin_draw(rules: Rules, hand: Hand) -> Hand:
    """All who are in draw, all-in or not, in the order of the table (FD-23, FD-A2, FD-A20)."""
    start = hand.button + 1
    if rules.draw_order == "after_last_actor" and hand.round is not None:
        start = hand.round.last + 1 if hand.round.last >= 0 else hand.first
    drawing = clockwise(start, hand.live)
    return replace(hand, stage="draw", drawing=drawing, first_drawer=drawing[0])


def exchanges(rules: Rules, hand: Hand) -> Choices:
    """How many cards, and which, the next to draw may put away (FD-22, FD-A25)."""
    held, stub = hand.held[hand.drawing[0]], _within_reach(rules, hand)
    most = min(stub, 3 if rules.max_draw == "3_or_4_with_ace" else rules.most_drawn)
    plain = Cards(Draw(()), held, 0, most)
    if rules.max_draw != "3_or_4_with_ace" or stub < 4:
        return (plain,)
    wild = order_of(rules, hand).wild
    aces = [card for card in held if card.rank == ACE_RANK and not card.bit & wild]
    return (plain, *(Cards(Draw(()), tuple([card for card in held if card != ace]), 4, 4) for ace in aces))


def _within_reach(rules: Rules, hand: Hand) -> int:
    """How many cards can be had: those of the stub where nobody may take more (FD-A25)."""
    return len(hand.stub) if rules.limit_draw_by_stub else FIVE


def exchange_refusal(rules: Rules, hand: Hand, action: Draw) -> Why:
    """Why these cards may not be put away."""
    held = hand.held[hand.drawing[0]]
    if stranger := next((card for card in action.cards if card not in held), None):
        return Why("why-not-held", {"card": stranger.value})
    plain, *_ = exchanges(rules, hand)
    assert isinstance(plain, Cards)
    if len(set(action.cards)) == 4 and rules.max_draw == "3_or_4_with_ace" and _within_reach(rules, hand) >= 4:
        return Why("why-draw-ace")
    return Why("why-draw-most", {"most": plain.most})


def exchange(hand: Hand, cards: tuple[Card, ...]) -> Step:
    """The next to draw puts cards away and gets as many from the stub, or as many as it has (FD-A3)."""
    seat = hand.drawing[0]
    got = hand.stub[: len(cards)]
    kept = tuple([card for card in hand.held[seat] if card not in cards])
    after = replace(
        hand,
        held=put(hand.held, seat, kept + got),
        away=put(hand.away, seat, cards),
        drew=put(hand.drew, seat, len(cards)),
        stub=hand.stub[len(got) :],
        due=len(cards) - len(got),
    )
    return _next(after), (Exchanged(seat, len(cards), cards, got),)


def _next(hand: Hand) -> Hand:
    """The next draws, or the dealer renews the stub for who still has cards to get."""
    if hand.due:
        return replace(hand, stage="stub")
    return replace(hand, stage="draw", drawing=hand.drawing[1:])


def renewal(rules: Rules, hand: Hand) -> Choices:
    """The cards of the new stub: what others have put away or folded, never what he who draws put away (FD-A3)."""
    kept = [hand.held[seat] for seat, live in enumerate(hand.live) if live]
    used = {*chain(*kept, hand.away[hand.drawing[0]], [hand.turned] if hand.turned else [])}
    return (Shuffle(tuple([card for card in rules.cards if card not in used])),)


def renew(hand: Hand, cards: tuple[Card, ...]) -> tuple[Hand, tuple[HandEvent, ...]]:
    """A new stub, and from it what is still due."""
    seat = hand.drawing[0]
    got = cards[: hand.due]
    held = put(hand.held, seat, hand.held[seat] + got)
    after = replace(hand, held=held, stub=cards[len(got) :], due=0)
    return _next(after), (StubRenewed(len(cards)), Received(seat, len(got), got))
