"""The dealer's work: who deals first, the trump and the cards (RP-13..RP-28)."""

from collections.abc import Sequence

from msgspec.structs import replace

from kozyr.cards import Card, cards_of, mask_of
from kozyr.games.raspisnoy.bidding import is_bidding
from kozyr.games.raspisnoy.rules import JOKER, PACK_SIZE, Rules, schedule
from kozyr.games.raspisnoy.state import Deal, DealBegun, Drew, Event, HandsSeen, TrumpShown
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
        left = highest_drawers(drawn, JOKER)
    return left, tuple(Drew(seat, card) for seat, card in drawn)


def undealt(rules: Rules, number: int, dealer: int) -> Deal:
    """Deal `number` of the schedule before its first shuffle."""
    slot = schedule(rules)[number - 1]
    return Deal(
        number=number,
        kind=slot.kind,
        cards=slot.cards,
        dealer=dealer,
        trump=None,
        trump_card=None,
        dealt=(),
        hands=(),
        bids=(None,) * rules.seats,
        taken=(0,) * rules.seats,
        tricks=(),
        leader=(dealer + 1) % rules.seats,
        plays=(),
    )


def shuffle(rules: Rules, deal: Deal, cards: tuple[Card, ...]) -> DealStep:
    """A shuffle before a deal: the draw for its trump where one is due, else its cards."""
    begun = DealBegun(deal.number, deal.kind, deal.cards, deal.dealer)
    if not _draws_trump(rules, deal):
        after, seen = _give_cards(rules, deal, cards)
        return after, (begun, *seen)
    if deal.trump_card is None:
        after, shown = _show_trump(deal, cards[0])
        return after, (begun, *shown)
    return _give_cards(rules, deal, cards)


def _draws_trump(rules: Rules, deal: Deal) -> bool:
    """Whether a card drawn before the deal decides the trump, since no stock will be left (RP-27, RP-A5)."""
    return rules.trump_full_deal == "drawn" and deal.kind != "no_trump" and deal.cards * rules.seats == PACK_SIZE


def _show_trump(deal: Deal, card: Card) -> DealStep:
    """The card that decides the trump; the joker makes a deal without trumps (RP-28)."""
    suit = None if card is JOKER else card.suit
    return replace(deal, trump=suit, trump_card=card), (TrumpShown(suit, card),)


def _give_cards(rules: Rules, deal: Deal, cards: tuple[Card, ...]) -> DealStep:
    """Deal one at a time from the dealer's left, then turn up the trump (RP-25, RP-26)."""
    seats, given = rules.seats, deal.cards * rules.seats
    hands = tuple(mask_of(cards[(seat - deal.dealer - 1) % seats : given : seats]) for seat in range(seats))
    after = replace(deal, dealt=hands, hands=hands)
    shown: tuple[Event, ...] = ()
    if (card := _turned_card(rules, deal, cards, given)) is not None:
        after, shown = _show_trump(after, card)
    return after, shown if hands_hidden(after) else (*shown, take_up(after))


def _turned_card(rules: Rules, deal: Deal, cards: tuple[Card, ...], given: int) -> Card | None:
    """The top of the stock; where none is left, the dealer's last card if the table plays so (RP-27, RP-A48)."""
    if deal.kind == "no_trump":
        return None
    if given < PACK_SIZE:
        return cards[given]
    return cards[given - 1] if rules.trump_full_deal == "last_card" else None


def hands_hidden(deal: Deal) -> bool:
    """Whether nobody may look at his own cards yet: a blind deal before the last bid (RP-61)."""
    return deal.kind == "blind" and (not deal.dealt or is_bidding(deal))


def take_up(deal: Deal) -> HandsSeen:
    """All take up their cards."""
    return HandsSeen(tuple(cards_of(hand) for hand in deal.dealt))
