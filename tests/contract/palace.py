"""What the battery must know about Palace Poker: which seats to try, and who may know which card (PP-30, PP-A13..A20).

Until the palaces are dealt all that is turned lies open; then a player knows his own palace, everybody's soldiers and
banners, and of a battle that was judged what he may: the caller his rival's palace, the rival the caller's if the
caller did not lose, and whoever the table agreed.
"""

from typing import Any

from kozyr.cards import Card
from kozyr.games.palace.state import Hand
from kozyr.play.choices import Shuffled
from kozyr.play.evening import Evening
from tests.contract.poker import PokerHook, watches


def seats(preset: str) -> tuple[int, ...]:
    """How many players are tried by a preset."""
    return (2, 3, 6, 10)


def known(hand: Hand, seat: int) -> dict[Card, str]:
    """What lies open, what was judged before this seat's eyes, and its own palace."""
    found: dict[Card, str] = dict.fromkeys(hand.aside, "aside")
    for soldiers, banner in zip(hand.soldiers, hand.banners, strict=True):
        found |= dict.fromkeys(soldiers, "soldier")
        found |= {banner: "banner"} if banner else {}
    found |= _judged(hand, seat)
    for cards in hand.shown:
        found |= dict.fromkeys(cards or (), "shown")
    if not watches(seat):
        found |= dict.fromkeys(hand.palaces[seat], "hand")
    return found


def _judged(hand: Hand, seat: int) -> dict[Card, str]:
    fought = hand.fought
    if fought is None or fought.by == "fold":
        return {}
    sides = {fought.attacker.seat: fought.attacker, fought.defender.seat: fought.defender}
    rival = next(side for side in sides if side != fought.caller)
    seen = {side for side in sides if side == seat or fought.revealed}
    if seat == fought.caller:
        seen.add(rival)
    if seat == rival and fought.winner != rival:
        seen.add(fought.caller)
    return {card: "battle" for side in seen for card in sides[side].palace or ()}


class PalaceHook(PokerHook):
    """Two shuffles begin a hand: what the first one turned up says nothing of where a card is after the second."""

    LASTING: tuple[str, ...] = ("hand", "shown", "battle", "banner", "soldier")
    TRIES = 60

    def deals_anew(self, before: Evening, action: Shuffled) -> bool:
        return bool(before.drawing) or before.hand.stage in ("banners", "palaces")

    def lies_open(self, hand: Hand) -> Any:
        """Who was beaten, and who has how many chips and soldiers."""
        return super().lies_open(hand), hand.live, hand.stacks, hand.soldiers, hand.stage


HOOK = PalaceHook("palace", seats, known, least_share=0.3)
