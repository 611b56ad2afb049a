"""The dealer's work: who deals first, the trump and the cards (RP-13..RP-28)."""

from collections.abc import Sequence

from msgspec.structs import replace

from kozyr.cards import Card, Suit, cards_of, mask_of
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import CardsShown, Deal, DealBegun, Drew, Event, HandsSeen, TrumpNamed, TrumpShown
from kozyr.games.raspisnoy.trump import FIRST_CARDS, goes_round, is_drawn, is_named, of_circle, turned
from kozyr.play.match import deal_round, highest_drawers

ACE_RANK = Card.SA.rank

DealStep = tuple[Deal, tuple[Event, ...]]
"""A deal and the events that led to it."""


def draw_first_dealer(
    rules: Rules, drawing: Sequence[int], cards: Sequence[Card]
) -> tuple[tuple[int, ...], tuple[Drew, ...]]:
    """The seats still in the draw after one shuffle, and the cards that all saw.

    The highest card deals, ties draw again (RP-13, RP-A23); or cards are dealt round until the first ace (GJ-2).
    """
    if rules.first_dealer == "first_ace":
        ace = next(place for place, card in enumerate(cards) if card.rank == ACE_RANK)
        drawn = deal_round(cards[: ace + 1], 0, rules.seats)
        left: tuple[int, ...] = (drawn[-1][0],)
    else:
        drawn = list(zip(drawing, cards, strict=False))
        left = highest_drawers(drawn, rules.jokers)
    return left, tuple(Drew(seat, card) for seat, card in drawn)


def undealt(rules: Rules, number: int, dealer: int) -> Deal:
    """Deal `number` of the schedule before anything was done."""
    slot = schedule(rules)[number - 1]
    deal = Deal(
        number=number,
        kind=slot.kind,
        cards=slot.cards,
        dealer=dealer,
        jokers=mask_of(rules.jokers),
        trump=None,
        trump_card=None,
        dealt=(),
        hands=(),
        shown=(),
        stock=(),
        bids=(None,) * rules.seats,
        taken=(0,) * rules.seats,
        tricks=(),
        leader=(dealer + 1) % rules.seats,
        plays=(),
    )
    return replace(deal, trump=of_circle(rules, number, 0)) if goes_round(rules, deal) else deal


def opening(rules: Rules, deal: Deal) -> tuple[Event, ...]:
    """What the table hears when the first thing is done in a deal; nothing afterwards."""
    if deal.dealt or deal.trump_card is not None or deal.bids.count(None) < rules.seats:
        return ()
    begun = DealBegun(deal.number, deal.kind, deal.cards, deal.dealer)
    return (begun, TrumpShown(deal.trump, None)) if goes_round(rules, deal) else (begun,)


def shuffle(rules: Rules, deal: Deal, cards: tuple[Card, ...]) -> DealStep:
    """A shuffle: the draw for the trump where one is due, the first cards for who names it, or all cards."""
    if is_drawn(rules, deal) and deal.trump_card is None:
        return _show_trump(deal, cards[0])
    if is_named(rules, deal):
        after = replace(_give(rules, deal, cards, FIRST_CARDS), stock=cards)
        return after, _what_is_seen(after)
    return _deal_all(rules, deal, cards)


def name_trump(rules: Rules, deal: Deal, trump: Suit | None) -> DealStep:
    """The player at the dealer's left has chosen; the rest of the cards follows (GJ-14)."""
    after, seen = _deal_all(rules, replace(deal, trump=trump, stock=()), deal.stock)
    return after, (TrumpNamed(namer(deal), trump), *seen)


def namer(deal: Deal) -> int:
    """Who names the trump: the player at the dealer's left."""
    return deal.leader


def _show_trump(deal: Deal, card: Card) -> DealStep:
    """The card that decides the trump; a joker makes a deal without trumps (RP-28)."""
    suit = None if card.bit & deal.jokers else card.suit
    return replace(deal, trump=suit, trump_card=card), (TrumpShown(suit, card),)


def _deal_all(rules: Rules, deal: Deal, cards: tuple[Card, ...]) -> DealStep:
    """Give the cards, turn up what decides the trump, and let all look at what they may (RP-25, RP-26)."""
    after = _give(rules, deal, cards, deal.cards)
    shown: tuple[Event, ...] = ()
    if (card := turned(rules, deal, cards)) is not None:
        after, shown = _show_trump(after, card)
    return after, (*shown, *_what_is_seen(after))


def _give(rules: Rules, deal: Deal, cards: tuple[Card, ...], each: int) -> Deal:
    """Deal `each` cards one at a time, clockwise from the dealer's left (RP-25)."""
    seats = rules.seats
    piles = [cards[(seat - deal.dealer - 1) % seats : each * seats : seats] for seat in range(seats)]
    hands = tuple(mask_of(pile) for pile in piles)
    return replace(deal, dealt=hands, hands=hands, shown=_shown(rules, deal, piles))


def _shown(rules: Rules, deal: Deal, piles: list[tuple[Card, ...]]) -> tuple[int, ...]:
    """What the others see of each hand in a forehead deal: all of it, or the card dealt first, which is as good as one
    drawn at random (RP-A47)."""
    if deal.kind != "forehead":
        return ()
    return tuple(mask_of(pile if rules.forehead_mode == "all_cards" else pile[:1]) for pile in piles)


def _what_is_seen(deal: Deal) -> tuple[Event, ...]:
    if deal.kind == "forehead":
        return (CardsShown(tuple(map(cards_of, deal.shown))),)
    return () if hands_hidden(deal) else (take_up(deal),)


def hands_hidden(deal: Deal) -> bool:
    """Whether nobody may look at his own cards yet: blind or forehead before the last bid (RP-61, RP-69)."""
    return deal.kind in ("blind", "forehead") and deal.bids[deal.dealer] is None


def take_up(deal: Deal) -> HandsSeen:
    """All take up their cards."""
    return HandsSeen(tuple(map(cards_of, deal.dealt)))
