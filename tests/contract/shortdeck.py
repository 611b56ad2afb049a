"""What the battery must know about short deck: which seats to try, and who may know which card (SD-5, SD-6)."""

from kozyr.cards import Card
from kozyr.games.shortdeck.state import Hand
from tests.contract.poker import PokerHook, watches


def seats(preset: str) -> tuple[int, ...]:
    """How many players are tried by a preset."""
    return (2, 3, 6, 10)


def known(hand: Hand, seat: int) -> dict[Card, str]:
    """The board, hands laid open, and a seat's own cards."""
    found: dict[Card, str] = dict.fromkeys(hand.board, "board")
    for cards in hand.shown:
        found |= dict.fromkeys(cards or (), "shown")
    if not watches(seat) and hand.holes:
        found |= dict.fromkeys(hand.holes[seat], "hand")
    return found


HOOK = PokerHook("shortdeck", seats, known, least_share=0.3)
