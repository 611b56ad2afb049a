"""The bid that pays best over the likely numbers of tricks (RP-30..RP-35, RP-79)."""

from collections.abc import Sequence

from kozyr.bots.raspisnoy.odds import odds
from kozyr.bots.raspisnoy.sight import Sight
from kozyr.bots.raspisnoy.worth import prices, worth
from kozyr.cards import RANKS, Card, Suit, pack
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.state import Bid
from kozyr.games.raspisnoy.view import DealView, View

TRUMP_POWER, JOKER_POWER = 1.0, 1.5
"""What a trump has over a plain card, and a joker over the lowest card."""
BLIND_SPREAD = 1.2
"""How much more a hand's tricks vary when it has not been seen."""


def bid_worths(view: View, deal: DealView, seen: Sight, bids: Sequence[Bid]) -> list[float]:
    """The points that each bid may expect."""
    slot = Slot(deal.kind, deal.cards)
    mean, spread = _blind(view, deal, seen) if deal.hand is None else _looked_at(seen)
    return [worth(prices(view.rules, slot, bid.tricks), 0, deal.cards, mean, spread, seen.jokers) for bid in bids]


def _looked_at(seen: Sight) -> tuple[float, float]:
    reckoned = odds(seen, seen.leads)
    return reckoned.mean, reckoned.spread


def _blind(view: View, deal: DealView, seen: Sight) -> tuple[float, float]:
    """An even share of the tricks, less what the others have claimed beyond theirs (RP-61); more where the cards that
    they show are weak (RP-69)."""
    part = 1.0 / (seen.others + 1)
    mean = seen.left * part * (1.0 - 0.3 * seen.tight)
    if any(deal.shown):
        mean = min(float(seen.left), mean * _luck(view.rules, deal))
    return mean, BLIND_SPREAD * seen.left * part * (1.0 - part)


def _luck(rules: Rules, deal: DealView) -> float:
    """How strong a card of mine is likely to be, against any card of the pack: mine is none of those shown."""
    cards = pack(rules.deck)
    shown = {card for hand in deal.shown for card in hand or ()}
    power = {card: _power(card, rules, deal.trump) for card in cards}
    rest = [power[card] for card in cards if card not in shown]
    return (sum(rest) / len(rest)) / (sum(power.values()) / len(cards))


def _power(card: Card, rules: Rules, trump: Suit | None) -> float:
    if card in rules.jokers:
        return TRUMP_POWER + JOKER_POWER
    return JOKER_POWER * card.rank / len(RANKS) + (TRUMP_POWER if card.suit is trump else 0.0)
