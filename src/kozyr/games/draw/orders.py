"""What is played for: the order of hands at a table, with its wild cards, and who may open (FD-54..FD-56, FD-A19)."""

from collections.abc import Sequence
from functools import lru_cache

from kozyr.cards import JOKERS, RANKS, Card, mask_of, pack
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Hand
from kozyr.games.draw.state import Order as Aim
from kozyr.play.ranking import ORDERS, Category, Order, strength, turned, with_wild
from kozyr.play.ranking.high import NAMED

DEUCES = tuple(card for card in pack(52) if card.rank == 0)
OPENERS = {"jacks": RANKS.index("J"), "better_than_jacks": RANKS.index("Q")}
"""The least pair that opens (FD-A5, FD-A19)."""


def order_of(rules: Rules, hand: Hand) -> Order:
    """The order in which the hand is decided as things stand."""
    return order_of_view(rules, hand.order, hand.turned)


@lru_cache(1024)
def order_of_view(rules: Rules, aim: Aim, turned_card: Card | None) -> Order:
    """The order of a table that plays for `aim`, after this card was turned."""
    high = "standard" if rules.deck == 52 else "twenty"
    base = ORDERS[high if aim == "high" else aim]
    first = rules.natural_beats_wild
    match rules.wild:
        case "deuces":
            return with_wild(base, DEUCES, natural_first=first)
        case "joker" | "bug":
            return with_wild(base, JOKERS[:1], bug=rules.wild == "bug", natural_first=first)
        case "turned_rank" if turned_card is not None:
            return turned(base, turned_card, natural_first=first)
        case _:
            return base


def opens(rules: Rules, hand: Hand, cards: Sequence[Card]) -> bool:
    """Whether these cards may open: a pair of the least rank or better, wild cards counted (FD-A19)."""
    order = order_of(rules, hand)._replace(natural_first=False)
    return strength(mask_of(cards), order) >= least_opening(rules, order)


def least_opening(rules: Rules, order: Order) -> int:
    """The rank of the least hand that opens at a table that asks for openers."""
    return order.bases[Category.PAIR] | 1 << OPENERS[rules.openers] + NAMED


def asks_openers(rules: Rules, hand: Hand) -> bool:
    """Whether a bet now needs the openers of the table: in the first round while nobody has bet; not when it is held
    once more for low, and no longer after the last redeal (FD-A18, FD-A19, FD-A21)."""
    if hand.rounds != 1 or hand.again or hand.round is None or hand.round.price:
        return False
    return rules.all_check != "redeal" or hand.redeals < rules.max_redeals
