"""How a deal gets its trump: turned, drawn, exposed, named, going round the suits, or none (RP-26..RP-29, OV-13)."""

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.games.raspisnoy.state import Deal

NO_TRUMP_STEP = "-"
FIRST_CARDS = 3
"""How many cards the player who names the trump has seen (GJ-14)."""


def plays_without(rules: Rules, kind: DealKind) -> bool:
    """Whether a deal of this kind never has a trump; nothing is turned or drawn then (RP-68, RP-A7, RP-A48)."""
    never = rules.trump == "none" or (rules.trump != "turned" and rules.circular_order == (NO_TRUMP_STEP,))
    return never or kind == "no_trump" or kind in rules.specials_without_trump


def goes_round(rules: Rules, deal: Deal) -> bool:
    """Whether the trump of this deal follows the circular order."""
    return rules.trump in ("circular_deal", "circular_trick") and not plays_without(rules, deal.kind)


def is_due(rules: Rules, deal: Deal) -> bool:
    """Whether a card or a player decides the trump of this deal."""
    return rules.trump == "turned" and not plays_without(rules, deal.kind)


def is_drawn(rules: Rules, deal: Deal) -> bool:
    """Whether a card drawn before the deal decides, since no stock will be left (RP-27, RP-A5)."""
    return rules.trump_full_deal == "drawn" and is_due(rules, deal) and _is_full(rules, deal)


def is_named(rules: Rules, deal: Deal) -> bool:
    """Whether the player at the dealer's left chooses, since no stock will be left (GJ-14)."""
    return rules.trump_full_deal == "named" and is_due(rules, deal) and _is_full(rules, deal)


def _is_full(rules: Rules, deal: Deal) -> bool:
    return deal.cards * rules.seats == rules.deck


def turned(rules: Rules, deal: Deal, cards: tuple[Card, ...]) -> Card | None:
    """The card of the order `cards` that decides: the top of the stock, or the last card dealt (RP-26, RP-A48)."""
    if not is_due(rules, deal):
        return None
    if not _is_full(rules, deal):
        return cards[deal.cards * rules.seats]
    return cards[-1] if rules.trump_full_deal == "last_card" else None


def of_circle(rules: Rules, number: int, trick: int) -> Suit | None:
    """The trump of trick `trick` (from 0) of deal `number` (from 1) where it goes round (OV-13)."""
    order = rules.circular_order
    steps = number - 1 + (trick if rules.trump == "circular_trick" else 0)
    step = order[steps % len(order)]
    return None if step == NO_TRUMP_STEP else Suit(step)
