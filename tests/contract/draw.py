"""What the battery must know about five-card draw: which seats to try, and who may know which card (FD-21, FD-24)."""

from kozyr.cards import Card
from kozyr.games.draw.state import Hand
from tests.contract.poker import PokerHook, watches


def seats(preset: str) -> tuple[int, ...]:
    """How many players are tried by a preset."""
    return (2, 3, 4) if preset == "gold-rush" else (2, 3, 6, 8)


def known(hand: Hand, seat: int) -> dict[Card, str]:
    """A card turned, hands laid open, and what a seat holds or has put away itself."""
    found: dict[Card, str] = {}
    for cards in hand.shown:
        found |= dict.fromkeys(cards or (), "shown")
    if hand.turned is not None:
        found[hand.turned] = "turned"
    if not watches(seat):
        found |= dict.fromkeys(hand.away[seat], "away") | dict.fromkeys(hand.held[seat], "hand")
    return found


HOOK = PokerHook("draw", seats, known, least_share=0.3)
